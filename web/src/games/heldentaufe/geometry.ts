import { coordinates, type Arrangement, type Frame, type Point } from '$board/geometry';

/** Where things stand on the two maps, in the units of their drawings. */

/** The distance from the middle of a hexagon to its corners. */
export const RADIUS = 60;
const ROOT3 = Math.sqrt(3);

/** Axial coordinates as text, such as `2,-1`. */
export type Cell = string;

/** The middle of a cell of the surface: pointy-topped hexagons (HT-MOV-2). */
export function surfacePoint(cell: Cell): Point {
  const [q, r] = coordinates(cell);
  return { x: ROOT3 * (q + r / 2) * RADIUS, y: 1.5 * r * RADIUS };
}

/** The middle of a space of the Underworld: flat-topped hexagons (table 2.9). */
export function underworldPoint([q, r]: readonly [number, number]): Point {
  return { x: 1.5 * q * RADIUS, y: ROOT3 * (r + q / 2) * RADIUS };
}

/** The corners of a hexagon around the origin, for `<polygon points>`. */
export function hexagon(top: 'pointy' | 'flat', radius: number): string {
  const turn = top === 'pointy' ? 30 : 0;
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => ((corner * 60 + turn) * Math.PI) / 180)
    .map((angle) => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, readonly [number, number]> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
};

/** The cell beside a cell. */
export function cellToward(cell: Cell, direction: Direction): Cell {
  const [q, r] = coordinates(cell);
  return `${q + STEPS[direction][0]},${r + STEPS[direction][1]}`;
}

/** The direction of a neighbour, or null if the two cells are not neighbours. */
export function directionTo(from: Cell, to: Cell): Direction | null {
  return DIRECTIONS.find((direction) => cellToward(from, direction) === to) ?? null;
}

/** Of the Underworld, clockwise from the north. */
export const DIRECTIONS_BELOW = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionBelow = (typeof DIRECTIONS_BELOW)[number];

const STEPS_BELOW: Record<DirectionBelow, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

/** The coordinates beside those of a space. */
export function besideBelow([q, r]: readonly [number, number], direction: DirectionBelow): [number, number] {
  return [q + STEPS_BELOW[direction][0], r + STEPS_BELOW[direction][1]];
}

/** The box around hexagons with these middles, with some room on each side. */
export function boxAround(points: readonly Point[], top: 'pointy' | 'flat', room: Point): Frame {
  const across = (RADIUS * ROOT3) / 2;
  const halfWidth = (top === 'pointy' ? across : RADIUS) + room.x;
  const halfHeight = (top === 'pointy' ? RADIUS : across) + room.y;
  const left = Math.min(...points.map((point) => point.x)) - halfWidth;
  const topmost = Math.min(...points.map((point) => point.y)) - halfHeight;
  return {
    left,
    top: topmost,
    width: Math.max(...points.map((point) => point.x)) + halfWidth - left,
    height: Math.max(...points.map((point) => point.y)) + halfHeight - topmost,
  };
}

/** Where the figures of one tile stand around its middle, and how large they are. */
export const standing: Arrangement = (figures) => {
  const arranged = ARRANGEMENTS[Math.min(figures, ARRANGEMENTS.length) - 1];
  return arranged ?? { at: [], size: 0 };
};

const ARRANGEMENTS: readonly { at: readonly Point[]; size: number }[] = [
  { at: [{ x: 0, y: -6 }], size: 40 },
  {
    at: [
      { x: -21, y: -6 },
      { x: 21, y: -6 },
    ],
    size: 38,
  },
  {
    at: [
      { x: 0, y: -26 },
      { x: -25, y: -1 },
      { x: 25, y: -1 },
    ],
    size: 34,
  },
  {
    at: [
      { x: -17, y: -27 },
      { x: 17, y: -27 },
      { x: -25, y: 3 },
      { x: 25, y: 3 },
    ],
    size: 31,
  },
  {
    at: [
      { x: 0, y: -37 },
      { x: -29, y: -20 },
      { x: 29, y: -20 },
      { x: -18, y: 7 },
      { x: 18, y: 7 },
    ],
    size: 28,
  },
];
