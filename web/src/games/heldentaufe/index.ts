import type { GameClient, Kinds, Translate } from '$board/contract';
import Board from './Board.svelte';
import { nameOf } from './names';
import { lasting, telling } from './telling';
import type { View } from './types';
import { inWords } from './words';

const kinds: Kinds = {
  named: ['card', 'space', 'tile', 'hero', 'monster'],
  bySeat: [],
};

/** Mission cards are all that a player hides. */
const hides = (view: View) => view.heroes.some((hero) => hero.cards > 0);

/** The AP of my turn. */
function standing(view: View, seat: number, t: Translate): string {
  const hero = view.heroes[seat];
  return hero && view.active === seat && view.turns > 0 ? t('ht-ap-left', { left: hero.ap_left, total: hero.ap_total }) : '';
}

export const client: GameClient = {
  id: 'heldentaufe',
  kinds,
  Board,
  nameOf,
  inWords,
  lasting,
  hides,
  standing,
  ...telling,
};
