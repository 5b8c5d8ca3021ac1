import type { Squad } from '../types';

/** Whether a card of a list was gained in this turn; of equal cards the last ones were. */
export function isFresh(squad: Squad, cards: readonly string[], index: number): boolean {
  const id = cards[index];
  const gained = (squad.fresh ?? []).filter((card) => card === id).length;
  const after = cards.slice(index + 1).filter((card) => card === id).length;
  return after < gained;
}
