import { ui } from '../lib/language.svelte';
import { myPlace, placeLine, type World } from './world';

/** What is new on the board: places that were found, where my figure has come to, the points to act that are left. */
export function changesIn(before: World | null, after: World): string[] {
  if (!before) return [];
  const known = new Set(before.places.filter((place) => !place.isUnexplored).map((place) => place.thing));
  const here = myPlace(after);
  const isMoved = here !== null && here.thing !== before.mine?.place;
  const found = after.places.filter((place) => !place.isUnexplored && !known.has(place.thing));
  return [
    ...found.filter((place) => place !== here).map((place) => ui('words-found', { place: placeLine(after, place) })),
    ...(isMoved ? [ui('words-you-are', { place: here.name })] : []),
    ...(after.mine && before.mine && after.mine.left !== before.mine.left && after.mine.left > 0
      ? [ui('words-left', { points: after.tell.t('points-to-act', { points: after.mine.left }) })]
      : []),
  ];
}
