/** The plan of a tile, a square of 100 by 100 around its middle: a chamber hewn into the rock, and a passage to every open side. */

import { grain } from '$board/grain';
import { SIDES, type Side } from '../cells';

/** Half the side of a tile. */
export const HALF = 50;

/** Half the width of a passage: the same on every tile, so that passages meet. */
export const MOUTH = 17;

/** How much of a wall is seen below its upper edge, as one looks at it from the south. */
const FACE = 6;

/** Half the width of the chamber, by kind; the others are as wide as a normal one. */
const CHAMBERS: Readonly<Record<string, number>> = { crossing: 40, hall: 41, ledge: 41, exit: 27, bridge: 36, key: 29 };
const USUAL = 33;

/** What is cut off the corners of a chamber. */
const CORNER = 8;

export function chamberOf(kind: string): number {
  return CHAMBERS[kind] ?? USUAL;
}

/** The hollow with the faces of its northern walls, and the floor below them. */
export function planOf(open: readonly Side[], kind: string): { hollow: string; floor: string } {
  const chamber = chamberOf(kind);
  return { hollow: outline(open, chamber, 0), floor: outline(open, chamber, FACE) };
}

/** Clockwise from the northern passage on; what faces south lies `drop` lower. */
function outline(open: readonly Side[], chamber: number, drop: number): string {
  const top = -chamber + drop;
  const passageTop = -MOUTH + drop;
  const points: string[] = [];
  const to = (x: number, y: number) => points.push(`${x} ${y}`);
  if (open.includes('N')) {
    to(-MOUTH, top);
    to(-MOUTH, -HALF);
    to(MOUTH, -HALF);
    to(MOUTH, top);
  }
  to(chamber - CORNER, top);
  to(chamber, top + CORNER);
  if (open.includes('E')) {
    to(chamber, passageTop);
    to(HALF, passageTop);
    to(HALF, MOUTH);
    to(chamber, MOUTH);
  }
  to(chamber, chamber - CORNER);
  to(chamber - CORNER, chamber);
  if (open.includes('S')) {
    to(MOUTH, chamber);
    to(MOUTH, HALF);
    to(-MOUTH, HALF);
    to(-MOUTH, chamber);
  }
  to(-chamber + CORNER, chamber);
  to(-chamber, chamber - CORNER);
  if (open.includes('W')) {
    to(-chamber, MOUTH);
    to(-HALF, MOUTH);
    to(-HALF, passageTop);
    to(-chamber, passageTop);
  }
  to(-chamber, top + CORNER);
  to(-chamber + CORNER, top);
  return `M${points.join('L')}Z`;
}

/** The edge of the tile but for its open sides. */
export function edgeOf(open: readonly Side[]): string {
  const lines: Record<Side, [string, string, string, string]> = {
    N: ['-50 -50', '-17 -50', '17 -50', '50 -50'],
    E: ['50 -50', '50 -17', '50 17', '50 50'],
    S: ['50 50', '17 50', '-17 50', '-50 50'],
    W: ['-50 50', '-50 17', '-50 -17', '-50 -50'],
  };
  return SIDES.map((side) => {
    const [from, near, far, to] = lines[side];
    return open.includes(side) ? `M${from}L${near}M${far}L${to}` : `M${from}L${to}`;
  }).join('');
}

/** Hot cracks in the rock of a tile: in its corners, where nobody walks. */
export function cracksOf(seed: string): string {
  const next = grain(`${seed} cracks`);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners
    .map(([right, down]) => {
      let [x, y] = [right * (36 + next() * 12), down * 50];
      let path = `M${x.toFixed(1)} ${y}`;
      for (let part = 0; part < 3; part++) {
        x += right * (next() * 10 - 3);
        y -= down * (3 + next() * 4);
        path += `L${clamped(x)} ${clamped(y)}`;
      }
      return path;
    })
    .join('');
}

function clamped(value: number): string {
  return Math.max(-HALF, Math.min(HALF, value)).toFixed(1);
}

/** So many rows of slabs lie in a chamber. */
const ROWS = 4;

/** The slabs of a floor: the joints between them, and those that are a little lighter. They end where the floor ends. */
export function slabsOf(open: readonly Side[], kind: string, seed: string): { joints: string; light: string } {
  const next = grain(`${seed} slabs`);
  const chamber = chamberOf(kind);
  const top = -chamber + FACE;
  const height = (chamber - top) / ROWS;
  const parts = { joints: '', light: '' };
  for (let row = 0; row < ROWS; row++) {
    const y = top + row * height;
    const inset = row === 0 || row === ROWS - 1 ? CORNER : 0;
    const [left, right] = [-chamber + inset, chamber - inset];
    if (row > 0) parts.joints += `M${-chamber} ${y.toFixed(1)}H${chamber}`;
    let x = left + 8 + next() * 12;
    let before = left;
    while (x < right - 5) {
      parts.joints += `M${x.toFixed(1)} ${y.toFixed(1)}v${height.toFixed(1)}`;
      if (next() < 0.4)
        parts.light += `M${before.toFixed(1)} ${y.toFixed(1)}H${x.toFixed(1)}v${height.toFixed(1)}H${before.toFixed(1)}Z`;
      before = x;
      x += 14 + next() * 10;
    }
  }
  const reach = HALF - chamber;
  const across = chamber + reach * (0.35 + next() * 0.2);
  if (open.includes('N')) parts.joints += `M${-MOUTH} ${-across}H${MOUTH}M${-4} ${-across}V${-HALF}`;
  if (open.includes('S')) parts.joints += `M${-MOUTH} ${across}H${MOUTH}M5 ${across}V${HALF}`;
  if (open.includes('E')) parts.joints += `M${across} ${-MOUTH + FACE}V${MOUTH}M${across} 2H${HALF}`;
  if (open.includes('W')) parts.joints += `M${-across} ${-MOUTH + FACE}V${MOUTH}M${-across} 4H${-HALF}`;
  return parts;
}
