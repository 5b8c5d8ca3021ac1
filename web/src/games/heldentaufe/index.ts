import type { GameClient, Kinds } from '$board/contract';
import Board from './Board.svelte';
import { nameOf } from './names';

/** An unexplored place is a tile once it was explored. */
const became = (thing: string) => thing.replace(/^cell:/, 'tile:');

const kinds: Kinds = {
  named: ['card', 'space', 'tile', 'hero', 'monster'],
  bySeat: [],
};

export const client: GameClient = {
  id: 'heldentaufe',
  kinds,
  Board,
  nameOf,
  became,
};
