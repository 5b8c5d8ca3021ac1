/** The plan of a tile, a square of 100 by 100 around its middle: where its floor ends. */

import type { Point } from '$board/geometry';
import { grain } from '$board/grain';

export type Side = 'N' | 'E' | 'S' | 'W';

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Half the side of a tile. */
export const HALF = 50;

/** Half the width of an exit at the edge: the same on every tile, so that passages meet. */
export const MOUTH = 17;

/** By how many degrees a side lies clockwise from the north. */
export const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };

/** A point of the rim of the floor; where it is no wall, the way goes on. */
export interface RimPoint extends Point {
  readonly isWall: boolean;
}

interface Lumps {
  readonly first: number;
  readonly second: number;
}

/** How far the chamber reaches from the middle, by how many fighters of a faction it holds. */
const CHAMBERS: Record<number, number> = { 1: 19, 2: 29, 3: 36, 5: 43 };

/** A passage for one fighter becomes narrow behind its exit. */
const CRAWL = 13.5;
const CRAWL_FROM = 24;

/** Rock that always stays between a chamber and a closed side. */
const THINNEST = 5;

/** Beyond the edge the floor goes on, so that no wall is drawn across an exit. */
const BEYOND = 72;

/** From one corner of the rough rim to the next. */
const STEP = 3.8;
const ROUGHNESS = 2.8;

export function chamberOf(saturation: number): number {
  return CHAMBERS[saturation] ?? CHAMBERS[3]!;
}

/** The rim of the floor, clockwise from the north: a chamber, and a passage to every exit. */
export function rim(exits: readonly Side[], saturation: number, seed: string): RimPoint[] {
  const next = grain(`${seed} rim`);
  const lumps = { first: next() * 360, second: next() * 360 };
  const points: RimPoint[] = [];
  let before: RimPoint | undefined;
  for (let angle = 0; angle < 360; angle++) {
    const point = onRim(angle, exits, saturation, lumps);
    if (before?.isWall === point.isWall && Math.hypot(point.x - before.x, point.y - before.y) < STEP) continue;
    before = point;
    points.push(point.isWall ? roughened(point, next) : point);
  }
  return points;
}

/** The points as a closed path. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The edge of the tile but for its exits. */
export function edgeOf(exits: readonly Side[]): string {
  return SIDES.map((side) => {
    const corners = [-HALF, -MOUTH, MOUTH, HALF].map((along) => turned({ x: along, y: -HALF }, TURN[side]));
    const [from, left, right, to] = corners.map(({ x, y }) => `${x} ${y}`);
    return exits.includes(side) ? `M${from}L${left}M${right}L${to}` : `M${from}L${to}`;
  }).join('');
}

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees / 180) * Math.PI;
  const [sin, cos] = [Math.round(Math.sin(angle) * 1e6) / 1e6, Math.round(Math.cos(angle) * 1e6) / 1e6];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A point so far from the middle; 0 degrees are north. */
export function at(degrees: number, reach: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return { x: Math.sin(angle) * reach, y: -Math.cos(angle) * reach };
}

function onRim(angle: number, exits: readonly Side[], saturation: number, lumps: Lumps): RimPoint {
  const passages = exits.map((exit) => passage(angleBetween(angle, TURN[exit]), saturation === 1));
  const open = passages.find(({ isOpen }) => isOpen);
  if (open) return { ...at(angle, open.reach), isWall: false };
  const chamber = lumpy(chamberOf(saturation), angle, lumps);
  return { ...at(angle, kept(Math.max(chamber, ...passages.map(({ reach }) => reach)), angle, exits)), isWall: true };
}

/** Walls are rough inside and smooth at the edge, where they meet those of the next tile. */
function roughened({ x, y, isWall }: RimPoint, next: () => number): RimPoint {
  const toEdge = HALF - Math.max(Math.abs(x), Math.abs(y));
  const roughness = ROUGHNESS * Math.min(1, Math.max(0, toEdge / 10));
  return { x: x + (next() - 0.5) * roughness, y: y + (next() - 0.5) * roughness, isWall };
}

function angleBetween(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

/** A chamber that nobody measured: its walls lean in and out. */
function lumpy(radius: number, angle: number, lumps: Lumps): number {
  const wave = (times: number, shift: number) => Math.sin(((angle * times + shift) / 180) * Math.PI);
  return radius * (1 + 0.06 * wave(3, lumps.first) + 0.04 * wave(5, lumps.second));
}

/** How far one can look into a passage that lies so many degrees aside, and whether the look leaves the tile. */
function passage(aside: number, isCrawl: boolean): { reach: number; isOpen: boolean } {
  if (aside >= 90) return { reach: 0, isOpen: false };
  const angle = (aside / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  if (HALF * Math.tan(angle) <= MOUTH) return { reach: BEYOND / cos, isOpen: true };
  if (!isCrawl) return { reach: MOUTH / sin, isOpen: false };
  const slope = (MOUTH - CRAWL) / (HALF - CRAWL_FROM);
  const widening = (CRAWL - CRAWL_FROM * slope) / (sin - slope * cos);
  const narrow = CRAWL / sin;
  return { reach: narrow * cos < CRAWL_FROM ? narrow : widening, isOpen: false };
}

/** Not so far that a closed side would break through. */
function kept(reach: number, angle: number, exits: readonly Side[]): number {
  const closed = SIDES.filter((side) => !exits.includes(side));
  const limits = closed.map((side) => {
    const cos = Math.cos((angleBetween(angle, TURN[side]) / 180) * Math.PI);
    return cos > 0 ? (HALF - THINNEST) / cos : Infinity;
  });
  return Math.min(reach, ...limits);
}
