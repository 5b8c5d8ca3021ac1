import type { GameClient, Kinds, Translate } from '$board/contract';
import Board from './Board.svelte';
import { apToSpend, nameOf } from './names';
import { lasting, telling } from './telling';
import type { View } from './types';
import { inWords } from './words';

const kinds: Kinds = {
  named: ['vehicle', 'bounty', 'item', 'weapon', 'character', 'egg', 'location', 'direction'],
  bySeat: ['pawn', 'hat'],
};

/** Cards in hand and secret Bounties are what a player hides. */
const hides = (view: View) =>
  view.squads.some((squad) => squad.hand_size + squad.items_size + squad.weapons_size + squad.secrets.length > 0);

function standing(view: View, seat: number, t: Translate): string {
  const ap = apToSpend(view, seat);
  return ap === null ? '' : t('board-ap', { ap });
}

export const client: GameClient = { id: 'terror_below', kinds, Board, nameOf, inWords, lasting, hides, standing, ...telling };
