import { beyond, SIDES } from './cells';
import { desolationOf, guardianOf, lossOf } from './pack';
import type { Explorer, Tile, View } from './types';

/** What a Desolation card of Typhaon could do now, as far as nobody chooses and no die falls (section 19). */
export interface Reach {
  /** By Explorer, the Ark, the Dog or the Turret: the hearts that it would or could lose. */
  hearts: Map<string, number>;
  /** Whether a number die decides whom it reaches. */
  byDie: boolean;
  /** Guardians that could come. */
  comes: number;
}

export function reachOf(card: string, view: View): Reach {
  const { kind, number } = desolationOf(card);
  const reach: Reach = { hearts: new Map(), byDie: false, comes: 0 };
  switch (kind) {
    case 'despair':
      for (const piece of inside(view)) lose(reach, piece, 1, view);
      break;
    case 'lava':
      for (let symbol = 0; symbol < number; symbol += 1) burn(reach, view, symbol);
      break;
    case 'collapse':
      collapse(reach, view);
      break;
    case 'trap':
      for (const piece of inside(view)) if (piece.seat >= 0) springTraps(reach, piece, view);
      break;
    case 'wake':
      reach.comes = Math.min(number, coming(view));
      break;
    case 'activate':
      for (const { victims, type } of view.guardians) for (const id of victims) add(reach, id, guardianOf(type).hearts);
      break;
  }
  return reach;
}

function inside(view: View): Explorer[] {
  return view.explorers.filter(({ at }) => at !== null);
}

function on(at: string, view: View): Explorer[] {
  return view.explorers.filter((piece) => piece.at === at);
}

function add(reach: Reach, id: string, hearts: number): void {
  reach.hearts.set(id, (reach.hearts.get(id) ?? 0) + hearts);
}

/** Protections (ST2-HP-10): Brace, the Survivor, the Fortification, and against traps the Rogue. */
function lose(reach: Reach, piece: Explorer, hearts: number, view: View, isTrap = false): void {
  const isSafe = piece.protected || view.tiles.some(({ at, fort }) => fort && at === piece.at);
  if (isSafe || (isTrap && hasRogue(piece.at, view))) return;
  add(reach, piece.id, hearts);
}

function hasRogue(at: string | null, view: View): boolean {
  return view.explorers.some((piece) => piece.id === 'rogue' && piece.at === at);
}

/** The tile itself and those that are adjacent and connected. */
function around(tile: Tile, view: View): Tile[] {
  const cells = SIDES.filter((_, index) => tile.sides[index] === 'link').map((side) => beyond(tile.at, side));
  return [tile, ...view.tiles.filter(({ at, flipped, kind }) => cells.includes(at) && !flipped && kind !== 'exit')];
}

/** One Lava symbol; a fuse is one marker shorter with each of them. */
function burn(reach: Reach, view: View, symbol: number): void {
  for (const tile of view.tiles) {
    if (tile.flipped) continue;
    if (tile.kind === 'lava') for (const piece of on(tile.at, view)) lose(reach, piece, lossOf('lava'), view);
    if (tile.kind !== 'explosion' || tile.markers - symbol > 1) continue;
    const hearts = lossOf(tile.markers - symbol === 1 ? 'explosion' : 'burning');
    for (const other of around(tile, view)) for (const piece of on(other.at, view)) lose(reach, piece, hearts, view);
  }
}

/** Ruins that could collapse, not under the Colossus. */
function collapse(reach: Reach, view: View): void {
  reach.byDie = true;
  for (const tile of view.tiles) {
    if (tile.flipped || tile.kind !== 'ruins' || tile.rubble || on(tile.at, view).some(({ id }) => id === 'colossus')) continue;
    for (const piece of on(tile.at, view)) lose(reach, piece, lossOf('ruins'), view);
  }
}

/** Spikes under an Explorer, darts and loosened boulders under and next to it. */
function springTraps(reach: Reach, { at }: Explorer, view: View): void {
  const here = view.tiles.find((tile) => tile.at === at);
  if (!here || hasRogue(at, view)) return;
  const near = around(here, view);
  if (near.some(({ kind }) => kind === 'alarm')) return;
  if (here.kind === 'spikes') for (const piece of on(here.at, view)) lose(reach, piece, lossOf('spikes'), view, true);
  for (const tile of near) {
    if (tile.kind === 'boulder' && tile.danger && !tile.rubble) {
      for (const piece of on(tile.at, view)) lose(reach, piece, lossOf('boulder'), view, true);
    }
    if (tile.kind !== 'darts') continue;
    for (const other of around(tile, view))
      for (const piece of on(other.at, view)) lose(reach, piece, lossOf('darts'), view, true);
  }
}

/** Guardians of the reserve whose tiles are there. */
function coming(view: View): number {
  const types = new Set(view.tiles.flatMap(({ kind, flipped, guardian }) => (kind === 'guardian' && !flipped && guardian) || []));
  return [...types].reduce((sum, type) => sum + (view.reserve[type] ?? 0), 0);
}
