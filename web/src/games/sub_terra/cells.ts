import { coordinates } from '$board/geometry';

/** Cells such as `2,3` and the sides of a tile, in the order in which the view tells them. */

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

const STEPS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The cell on the other side of an edge. */
export function beyond(at: string, side: Side): string {
  const [x, y] = coordinates(at);
  const [right, down] = STEPS[side];
  return `${x + right},${y + down}`;
}

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

/** `2,3/S` as its cell and its side. */
export function edgeParts(edge: string): [at: string, side: Side] {
  const [at = '', side = 'N'] = edge.split('/');
  return [at, side as Side];
}

/** The open sides after so many quarter turns clockwise. */
export function turned(open: string, quarters: number): Side[] {
  const before = (index: number) => SIDES[(index - quarters + SIDES.length) % SIDES.length]!;
  return SIDES.filter((_, index) => open.includes(before(index)));
}
