import { beyond, opposite, SIDES } from '../geometry';
import type { Side } from '../tiles/outline';
import type { Tile } from '../types';

/** A way out of a tile: to the next one, or into the dark. */
export interface Passage {
  /** Its name from either side, such as `0,0/E` and `1,0/W`; one where no tile lies beyond. */
  readonly exits: readonly string[];
  readonly cell: string;
  readonly side: Side;
  /** link, unexplored, walled_up, rubble, door or lost */
  readonly state: string;
}

/** Every way out once: where two tiles meet, it belongs to the one in the north or in the west. */
export function passagesOf(tiles: readonly Tile[]): Passage[] {
  const cells = new Set(tiles.map((tile) => tile.at));
  return tiles.flatMap((tile) =>
    tile.sides.flatMap((state, index) => {
      const side = SIDES[index]!;
      const other = beyond(tile.at, side);
      const meets = cells.has(other) && state !== 'walled_up';
      if (state === 'wall' || (meets && (side === 'N' || side === 'W'))) return [];
      const exits = [`${tile.at}/${side}`, ...(meets ? [`${other}/${opposite(side)}`] : [])];
      return [{ exits, cell: tile.at, side, state }];
    }),
  );
}

/** The exits that lead into the dark. */
export function darkExits(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ exits, state }) => (exits.length === 1 && state !== 'walled_up' ? exits : []));
}
