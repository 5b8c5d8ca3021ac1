import type { Point } from '$board/geometry';
import { middleOf } from '../geometry';
import type { View } from '../types';

/** Where the game is now: where a tile is about to lie, where an Explorer is selected or acts, else in the middle of all of them. */
export function heartOf(view: View, isSelected: (thing: string) => boolean): Point | null {
  const selected = view.explorers.find(({ id, at }) => at !== null && isSelected(`explorer:${id}`));
  const acting = view.explorers.find(({ seat, at }) => seat >= 0 && seat === view.active && at !== null);
  const place = view.placing?.spot ?? selected?.at ?? acting?.at;
  if (place) return middleOf(place);
  const points = view.explorers.flatMap(({ at }) => (at === null ? [] : [middleOf(at)]));
  if (points.length === 0) return middleOf('3,0');
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}
