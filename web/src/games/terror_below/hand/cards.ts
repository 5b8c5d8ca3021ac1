import type { Squad } from '../types';

/** A card of my hand. */
export interface Card {
  /** Equal cards have the same id, and keys of their own. */
  key: string;
  kind: 'vehicle' | 'item' | 'weapon' | 'bounty';
  id: string;
  /** Whether it was gained in this turn and cannot be used before the turn ends. */
  fresh: boolean;
}

/** Everything in my hand, in the order in which it is shown. */
export function cardsOf(squad: Squad): Card[] {
  return [
    ...(squad.hand ?? []).map((id): Card => ({ key: id, kind: 'vehicle', id, fresh: false })),
    ...gear('item', squad.items ?? [], squad),
    ...gear('weapon', squad.weapons ?? [], squad),
    ...squad.secrets.filter((id) => id !== null).map((id): Card => ({ key: id, kind: 'bounty', id, fresh: false })),
  ];
}

function gear(kind: 'item' | 'weapon', cards: readonly string[], squad: Squad): Card[] {
  return cards.map((id, index) => ({ key: `${kind} ${index}`, kind, id, fresh: isFresh(squad, cards, index) }));
}

/** Whether a card of a list was gained in this turn; of equal cards the last ones were. */
function isFresh(squad: Squad, cards: readonly string[], index: number): boolean {
  const id = cards[index];
  const gained = (squad.fresh ?? []).filter((card) => card === id).length;
  const after = cards.slice(index + 1).filter((card) => card === id).length;
  return after < gained;
}
