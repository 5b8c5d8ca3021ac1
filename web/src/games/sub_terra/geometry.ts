/** The temple as a map: square tiles on a grid, seven lanes from west to east, the Exit at the top (ST2-GRID-1, ST2-GRID-2). */

import { coordinates, type Frame, type Point } from '$board/geometry';
import { beyond, edgeParts, type Side } from './cells';

/** The side of a tile in the units of the map; its drawing has 100. */
export const TILE = 180;
export const SCALE = TILE / 100;
const LANES = 7;

const STEPS: Record<Side, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

export function middleOf(cell: string): Point {
  const [x, y] = coordinates(cell);
  return { x: x * TILE, y: y * TILE };
}

/** A point so far from the middle of a cell towards a side, in tiles. */
export function toward(cell: string, side: Side, reach: number): Point {
  const middle = middleOf(cell);
  return { x: middle.x + STEPS[side].x * reach * TILE, y: middle.y + STEPS[side].y * reach * TILE };
}

/** By how many degrees a side lies clockwise from the north. */
export const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The side of a cell behind which another one lies; undefined where they are no neighbours. */
export function sideTo(cell: string, next: string): Side | undefined {
  return (Object.keys(STEPS) as Side[]).find((side) => beyond(cell, side) === next);
}

/** Where an exit such as `2,3/S` is pressed: a little outside its tile. */
export function exitPoint(exit: string): Point {
  return toward(...edgeParts(exit), 0.64);
}

/** Room around the outermost tiles. */
const RIM = TILE * 0.08;
/** How far a frontier exit reaches into the unknown. */
const DARK = TILE * 0.34;
const ROWS = 2;

/** What a map with these cells takes up: all lanes, and a little more below the deepest tile, where exits lead on. */
export function boxAround(cells: readonly string[]): Frame {
  const rows = cells.map((cell) => coordinates(cell)[1]);
  const [first, last] = [Math.min(-1, ...rows), Math.max(ROWS, ...rows)];
  const top = (first - 0.5) * TILE - RIM;
  return {
    left: -TILE / 2 - RIM,
    top,
    width: LANES * TILE + 2 * RIM,
    height: (last + 0.5) * TILE + DARK - top,
  };
}

/** Where figures stand on a tile, from its middle, and how large they are. */
export interface Standing {
  readonly at: readonly Point[];
  readonly size: number;
}

type Places = readonly (readonly [x: number, y: number])[];

/** By their number. */
const PLACES: readonly { size: number; places: Places }[] = [
  { size: 94, places: [[0, 0]] },
  {
    size: 80,
    places: [
      [-41, 0],
      [41, 0],
    ],
  },
  {
    size: 72,
    places: [
      [-40, -34],
      [40, -34],
      [0, 38],
    ],
  },
  {
    size: 68,
    places: [
      [-38, -37],
      [38, -37],
      [-38, 38],
      [38, 38],
    ],
  },
  {
    size: 60,
    places: [
      [-57, -34],
      [0, -38],
      [57, -34],
      [-57, 36],
      [0, 38],
      [57, 36],
    ],
  },
  {
    size: 54,
    places: [
      [-58, -56],
      [0, -58],
      [58, -56],
      [-30, 0],
      [30, 0],
      [-58, 56],
      [0, 58],
      [58, 56],
    ],
  },
];

/** So many figures on one tile. */
export function standing(count: number): Standing {
  const { size, places } = PLACES.find((one) => one.places.length >= count) ?? PLACES.at(-1)!;
  const at = Array.from({ length: count }, (_, index) => {
    const [x, y] = places[index % places.length]!;
    return { x: x + 8 * Math.floor(index / places.length), y };
  });
  return { at, size };
}
