import type { GameClient, Kinds, Translate } from '$board/contract';
import Board from './Board.svelte';
import { nameOf } from './names';
import { lasting, telling } from './telling';
import type { View } from './types';
import { inWords } from './words';

const kinds: Kinds = { named: ['explorer', 'candidate', 'ability', 'tarot', 'reserve'], bySeat: [] };

/** Cards are what the players hide from Typhaon, and he from them. */
const hides = (view: View) => view.typhaon !== null;

/** AP of the Explorer whose turn it is. */
function standing(view: View, seat: number, t: Translate): string {
  return view.active === seat && view.step === 'actions' ? t('points-to-act', { points: view.turn.ap }) : '';
}

export const client: GameClient = {
  id: 'sub_terra',
  kinds,
  Board,
  nameOf,
  inWords,
  lasting,
  hides,
  standing,
  ...telling,
};
