import type { GameClient } from '../../lib/board';
import Board from './Board.svelte';
import { nameOf } from './names';

export { credits } from './credits';

export const client: GameClient = { id: 'terror_below', Board, nameOf };
