import { coordinates, type Arrangement, type Frame, type Point } from '$board/geometry';

/** Where things stand on the map: squares of 100, named by column and row from 1, such as `4,2`. */

export const SQUARE = 100;
export const MARGIN = { left: 30, top: 30, right: 6, bottom: 6 };

/** The middle of a space. */
export function middleOf(space: string): Point {
  const [column, row] = coordinates(space);
  return { x: (column - 0.5) * SQUARE, y: (row - 0.5) * SQUARE };
}

/** The drawing with its numbers along two sides, as a viewBox. */
export function viewBox(columns: number, rows: number): Frame {
  return {
    left: -MARGIN.left,
    top: -MARGIN.top,
    width: columns * SQUARE + MARGIN.left + MARGIN.right,
    height: rows * SQUARE + MARGIN.top + MARGIN.bottom,
  };
}

/** Columns and rows from the Target for a shaded square such as `N`, `NE2` or `centre`. */
export function offsetOf(square: string): Point {
  if (square === 'centre') return { x: 0, y: 0 };
  const reach = square.endsWith('2') ? 2 : 1;
  return {
    x: (Number(square.includes('E')) - Number(square.includes('W'))) * reach,
    y: (Number(square.includes('S')) - Number(square.includes('N'))) * reach,
  };
}

/** Where the pawns of one space stand around its middle, and how large they are. */
export const standing: Arrangement = (pawns) => {
  if (pawns <= 1) return { at: [{ x: 0, y: -6 }], size: 50 };
  if (pawns === 2)
    return {
      at: [
        { x: -20, y: -4 },
        { x: 20, y: -4 },
      ],
      size: 42,
    };
  const step = 72 / (pawns - 1);
  return { at: Array.from({ length: pawns }, (_, index) => ({ x: -36 + index * step, y: index % 2 ? 14 : -6 })), size: 34 };
};

/** Where the Targets of one space stand: in the upper right corner, one beside the other. */
export function targetPlace(index: number): Point {
  return { x: 31 - index * 29, y: -31 };
}

/** Where the one or two pieces of Rubble of a space lie. */
export const RUBBLE_HEAPS: readonly Point[] = [
  { x: -23, y: 2 },
  { x: 22, y: 8 },
];

/** How far below the middle of a space its Eggs lie. */
export const EGGS_AT = 32;

/** Where the Eggs of one space lie: along the lower edge, one heap per colour. */
export function eggPlace(index: number, heaps: number): Point {
  return { x: (index - (heaps - 1) / 2) * 23, y: EGGS_AT };
}

/** Eggs as heaps of one colour, in the order in which the colours are met. */
export function heaps(eggs: readonly string[]): { egg: string; count: number }[] {
  const counted = new Map<string, number>();
  for (const egg of eggs) counted.set(egg, (counted.get(egg) ?? 0) + 1);
  return [...counted].map(([egg, count]) => ({ egg, count }));
}

/** A line through spaces that stops short of its ends, as the path of an SVG; empty if it does not leave its space. */
export function wayThrough(path: readonly string[], short = 24): string {
  const points = path
    .map(middleOf)
    .filter((point, index, all) => index === 0 || point.x !== all[index - 1]!.x || point.y !== all[index - 1]!.y);
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const end = { x: last.x - ((last.x - before.x) * short) / length, y: last.y - ((last.y - before.y) * short) / length };
  return [...points.slice(0, -1), end].map((point, index) => `${index ? 'L' : 'M'}${point.x} ${point.y}`).join('');
}

/** The outline of the Canyon: the border of a set of spaces, wound so that rocks can be set along it. */
export function outlineOf(spaces: readonly string[]): Point[][] {
  const inside = new Set(spaces);
  const edges = new Map<string, string>();
  for (const space of spaces) {
    const [column, row] = coordinates(space);
    const [west, east, north, south] = [column - 1, column, row - 1, row];
    if (!inside.has(`${column},${row - 1}`)) edges.set(`${west},${north}`, `${east},${north}`);
    if (!inside.has(`${column + 1},${row}`)) edges.set(`${east},${north}`, `${east},${south}`);
    if (!inside.has(`${column},${row + 1}`)) edges.set(`${east},${south}`, `${west},${south}`);
    if (!inside.has(`${column - 1},${row}`)) edges.set(`${west},${south}`, `${west},${north}`);
  }
  const loops: Point[][] = [];
  while (edges.size) {
    const [start] = edges.keys();
    const loop: Point[] = [];
    let at: string | undefined = start;
    while (at !== undefined && edges.has(at)) {
      const [x, y] = at.split(',').map(Number);
      loop.push({ x: (x ?? 0) * SQUARE, y: (y ?? 0) * SQUARE });
      const next = edges.get(at);
      edges.delete(at);
      at = next;
    }
    loops.push(loop);
  }
  return loops;
}
