import type { GameClient, Kinds, Translate } from '$board/contract';
import Board from './Board.svelte';
import { nameOf, stateOf } from './names';
import { lasting, telling } from './telling';
import type { View } from './types';
import { inWords } from './words';

const kinds: Kinds = { named: ['fighter', 'gift', 'entry', 'event'], bySeat: [] };

/** Cards in hand are what the players hide. */
const hides = (view: View) => view.human.cards + view.infernal.cards > 0;

/** MV of the fighter that is acting, or PM to spend. */
function standing(view: View, seat: number, t: Translate): string {
  if (view.phase === 'threat' && seat === view.infernal_seat) return t('cl-pm-left', { pm: view.infernal.pm });
  const fighter = view.fighters.find(({ id }) => id === view.acting);
  const owner = fighter?.human ? view.human_seat : view.infernal_seat;
  return fighter && owner === seat ? t('cl-mv-now', { fighter: t(`fighter-${fighter.id}`), left: view.left }) : '';
}

export const client: GameClient = {
  id: 'claustrophobia',
  kinds,
  Board,
  nameOf,
  stateOf,
  inWords,
  lasting,
  hides,
  standing,
  ...telling,
};
