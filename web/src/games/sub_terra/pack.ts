import { inPack } from '$board/pack';
import pack from './pack.json';
import type { ClientPack, PackDesolation, PackExplorer, PackGuardian, PackKind, PackTarot, PackTile } from './protocol';

export type { PackAbility, PackDesolation, PackExplorer, PackGuardian, PackKind, PackTarot, PackTile } from './protocol';

const PACK: ClientPack = pack;

export const KINDS: readonly PackKind[] = PACK.kinds;
export const TILES: readonly PackTile[] = PACK.tiles;
/** The 17 Explorers, then Ark, Dog and Turret. */
export const CHARACTERS: readonly PackExplorer[] = PACK.explorers;
export const EXPLORERS: readonly PackExplorer[] = CHARACTERS.filter(({ domain }) => domain !== null);
export const GUARDIANS: readonly PackGuardian[] = PACK.guardians;
/** The faces of the Peril die. */
export const FACES: readonly string[] = PACK.faces;
export const TAROT: readonly PackTarot[] = PACK.tarot;
export const DESOLATION: readonly PackDesolation[] = PACK.desolation;
/** Where the volcano track begins. */
export const TOP = PACK.top;
export const MINES = PACK.mines;

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

const BY_ID = {
  kind: byId(KINDS),
  tile: byId(TILES),
  explorer: byId(CHARACTERS),
  guardian: byId(GUARDIANS),
  desolation: byId(DESOLATION),
};

function found<T>(kind: string, id: string | number, value: T | undefined): T {
  return inPack('sub_terra', `${kind} ${id}`, value);
}

export function kindOf(id: string): PackKind {
  return found('kind', id, BY_ID.kind.get(id));
}

export function tileOf(id: string): PackTile {
  return found('tile', id, BY_ID.tile.get(id));
}

/** One of the Explorers, or the Ark, the Dog or the Turret. */
export function explorerOf(id: string): PackExplorer {
  return found('explorer', id, BY_ID.explorer.get(id));
}

/** By type. */
export function guardianOf(type: string): PackGuardian {
  return found('guardian', type, BY_ID.guardian.get(type));
}

/** Cards are numbered from 1. */
export function tarotOf(card: string | number): PackTarot {
  return found('tarot card', card, TAROT[Number(card) - 1]);
}

export function desolationOf(card: string): PackDesolation {
  return found('desolation card', card, BY_ID.desolation.get(card));
}

/** The tiles of the bag of a temple mode when the game begins. */
export function bagOf(temple: string): readonly string[] {
  return found('bag', temple, PACK.bags[temple]);
}

/** What a cause costs in hearts: lava, spikes, darts, ruins, boulder, explosion, burning, mine or grenade. */
export function lossOf(cause: string): number {
  return found('loss', cause, PACK.losses[cause]);
}
