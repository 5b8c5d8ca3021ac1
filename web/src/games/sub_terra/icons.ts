/** The icons of the board, from game-icons.net. */
import flame from 'icon:lorc/flame';

export const lava = flame;
