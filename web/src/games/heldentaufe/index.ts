import type { GameClient, Kinds } from '$board/contract';
import Board from './Board.svelte';
import { nameOf } from './names';
import { lasting, telling } from './telling';
import { inWords } from './words';

const kinds: Kinds = {
  named: ['card', 'space', 'tile', 'hero', 'monster'],
  bySeat: [],
};

export const client: GameClient = { id: 'heldentaufe', kinds, Board, nameOf, inWords, lasting, ...telling };
