import type { GameClient, Kinds } from '$board/contract';
import Board from './Board.svelte';
import { nameOf } from './names';
import { lasting, telling } from './telling';
import { inWords } from './words';

const kinds: Kinds = {
  named: ['vehicle', 'bounty', 'item', 'weapon', 'character', 'egg', 'location', 'direction'],
  bySeat: ['pawn', 'hat'],
};

export const client: GameClient = { id: 'terror_below', kinds, Board, nameOf, inWords, lasting, ...telling };
