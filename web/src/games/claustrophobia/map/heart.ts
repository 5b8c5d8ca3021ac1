import type { Point } from '$board/geometry';
import { fighterIn } from '../fighters';
import { middleOf } from '../geometry';
import type { View } from '../types';

/**
 * Where the game is now: where a tile is about to lie, where a fighter is selected or acts, else in the middle of the human fighters.
 */
export function heartOf(view: View, drawn: string | null, isSelected: (thing: string) => boolean): Point | null {
  const fighter = view.fighters.find(({ id }) => isSelected(`fighter:${id}`)) ?? fighterIn(view, view.acting);
  const place = drawn ?? fighter?.at;
  if (place !== undefined) return middleOf(place);
  const humans = view.fighters.filter(({ human }) => human).map(({ at }) => middleOf(at));
  if (humans.length === 0) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(humans.map(({ x }) => x)), y: middle(humans.map(({ y }) => y)) };
}
