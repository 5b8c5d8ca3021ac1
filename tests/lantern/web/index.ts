import type { GameClient, Kinds, Translate } from '$board/contract';
import { partsOf } from '$board/things';
import Board from './Board.svelte';
import { inWords } from './words';

const kinds: Kinds = { named: ['card', 'lantern'], bySeat: ['pawn'] };

/** The name of a thing such as `cell:4`, as it stands in the middle of a sentence. */
export function nameOf(thing: string, _view: unknown, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  if (kind === 'cell') return t('cell-other', { value: id });
  if (kind === 'deck') return t('thing-deck');
  return kind === 'card' ? t(`card-${id}`) : null;
}

export const client: GameClient = { id: 'lantern', kinds, Board, nameOf, inWords };
