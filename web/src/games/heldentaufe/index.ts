import type { GameClient } from '../../lib/board';
import Board from './Board.svelte';
import { nameOf } from './names';

export { credits } from './credits';

/** An unexplored place is a tile once it was explored. */
const became = (thing: string) => thing.replace(/^cell:/, 'tile:');

export const client: GameClient = { id: 'heldentaufe', Board, nameOf, became };
