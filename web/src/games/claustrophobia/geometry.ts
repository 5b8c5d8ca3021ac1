/** The tunnels as a map: square tiles on a grid, x to the east and y to the south (CL-TIL-2). */

import { coordinates, type Frame, type Point } from '$board/geometry';
import type { Side } from './tiles/outline';

/** The side of a tile in the units of the map; its drawing has 100. */
export const TILE = 180;
export const SCALE = TILE / 100;

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

const STEPS: Record<Side, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function middleOf(cell: string): Point {
  const [x, y] = coordinates(cell);
  return { x: x * TILE, y: y * TILE };
}

/** The cell beyond a side. */
export function beyond(cell: string, side: Side): string {
  const [x, y] = coordinates(cell);
  return `${x + STEPS[side].x},${y + STEPS[side].y}`;
}

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

/** An exit such as `2,-1/N` as its cell and its side. */
export function exitParts(exit: string): [cell: string, side: Side] {
  const [cell, side] = exit.split('/');
  return [cell ?? '', (side ?? 'N') as Side];
}

/** Where an exit is pressed: a little outside its tile, or on the edge where the next tile begins. */
export function exitPoint(cell: string, side: Side, isOutside: boolean): Point {
  const middle = middleOf(cell);
  const reach = isOutside ? TILE * 0.65 : TILE * 0.5;
  return { x: middle.x + STEPS[side].x * reach, y: middle.y + STEPS[side].y * reach };
}

/** The exit into the dark from a cell to the one beside it. */
export function exitBetween(cell: string, next: string): Point {
  const side = SIDES.find((one) => beyond(cell, one) === next);
  return side ? exitPoint(cell, side, true) : middleOf(next);
}

/** Exits after so many quarter turns clockwise. */
export function turnedExits(exits: readonly string[], rotation: number): Side[] {
  return SIDES.filter((_, index) => exits.includes(SIDES[(index - rotation + 4) % 4]!));
}

/** Room around the outermost tiles, and how far the dark beyond an exit reaches. */
const RIM = TILE * 0.06;
const DARK = TILE * 0.4;
const LEAST = { width: TILE * 2.6, height: TILE * 1.9 };

/** What a map with these tiles takes up; `exits` lead into the dark. */
export function boxAround(cells: readonly string[], exits: readonly string[]): Frame {
  const corners = (cells.length ? cells : ['0,0']).map(middleOf).flatMap(({ x, y }) => [
    { x: x - TILE / 2 - RIM, y: y - TILE / 2 - RIM },
    { x: x + TILE / 2 + RIM, y: y + TILE / 2 + RIM },
  ]);
  const reach = exits.map((exit) => {
    const [cell, side] = exitParts(exit);
    const middle = middleOf(cell);
    return { x: middle.x + STEPS[side].x * (TILE / 2 + DARK), y: middle.y + STEPS[side].y * (TILE / 2 + DARK) };
  });
  const points = [...corners, ...reach];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wider, higher] = [Math.max(0, LEAST.width - width), Math.max(0, LEAST.height - height)];
  return { left: left - wider / 2, top: top - higher / 2, width: width + wider, height: height + higher };
}

/** Where figures stand on a tile, from its middle, and how large they are. */
export interface Standing {
  readonly at: readonly Point[];
  readonly size: number;
}

type Places = readonly (readonly [x: number, y: number])[];

/** By their number, on a tile of their own; the corners belong to what is written there. */
const ALONE: Record<number, { size: number; places: Places }> = {
  1: { size: 82, places: [[0, 0]] },
  2: {
    size: 72,
    places: [
      [-37, 0],
      [37, 0],
    ],
  },
  3: {
    size: 62,
    places: [
      [-36, -28],
      [36, -28],
      [0, 32],
    ],
  },
  4: {
    size: 58,
    places: [
      [-33, -31],
      [33, -31],
      [-33, 31],
      [33, 31],
    ],
  },
  5: {
    size: 50,
    places: [
      [-50, -26],
      [0, -34],
      [50, -26],
      [-27, 30],
      [27, 30],
    ],
  },
};

/** By their number, in one half of a tile. */
const IN_HALF: Record<number, { size: number; places: Places }> = {
  1: { size: 70, places: [[0, 0]] },
  2: {
    size: 60,
    places: [
      [0, -32],
      [0, 32],
    ],
  },
  3: {
    size: 48,
    places: [
      [-12, -42],
      [12, 0],
      [-12, 42],
    ],
  },
  4: {
    size: 42,
    places: [
      [-20, -33],
      [20, -33],
      [-20, 33],
      [20, 33],
    ],
  },
  5: {
    size: 38,
    places: [
      [-20, -40],
      [20, -40],
      [0, 0],
      [-20, 40],
      [20, 40],
    ],
  },
};
const MOST = 5;
const HALF = 41;

/** The figures of one faction on a tile; where the other one stands there too, the humans have the western half. */
export function standing(count: number, half: 'whole' | 'west' | 'east'): Standing {
  const { size, places } = (half === 'whole' ? ALONE : IN_HALF)[Math.min(MOST, Math.max(1, count))]!;
  const shift = half === 'west' ? -HALF : half === 'east' ? HALF : 0;
  const at = Array.from({ length: count }, (_, index) => {
    const [x, y] = places[index % places.length]!;
    return { x: x + shift + 6 * Math.floor(index / places.length), y };
  });
  return { at, size };
}
