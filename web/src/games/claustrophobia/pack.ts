import { inPack } from '$board/pack';
import pack from './pack.json';
import type {
  ClientPack,
  PackEquipment,
  PackEvent,
  PackFighter,
  PackGift,
  PackInstinct,
  PackPower,
  PackSheet,
  PackTile,
  PackUnleashed,
} from './protocol';

export type { PackFighter, PackLine, PackPower, PackSheet, PackTile } from './protocol';

const PACK: ClientPack = pack;

export const TILES: readonly PackTile[] = PACK.tiles;
export const SHEETS: readonly PackSheet[] = PACK.sheets;
export const DEMONS: readonly PackFighter[] = PACK.demons;
export const POWERS: readonly PackPower[] = PACK.powers;
export const GIFTS: readonly PackGift[] = PACK.gifts;
export const EQUIPMENT: readonly PackEquipment[] = PACK.equipment;
export const EVENTS: readonly PackEvent[] = PACK.events;
export const INSTINCT: readonly PackInstinct[] = PACK.instinct;
/** What gifts and equipment cost in a free company (CL-VAR-3). */
export const GIFT_POINTS = PACK.gift_points;
export const EQUIPMENT_POINTS = PACK.equipment_points;

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

const BY_ID = {
  sheet: byId(SHEETS),
  fighter: byId([...PACK.fighters, ...DEMONS]),
  power: byId(POWERS),
  gift: byId(GIFTS),
  equipment: byId(EQUIPMENT),
  event: byId(EVENTS),
  instinct: byId(INSTINCT),
};

function found<T>(kind: string, id: string | number, value: T | undefined): T {
  return inPack('claustrophobia', `${kind} ${id}`, value);
}

export function tileOf(number: number): PackTile {
  return found('tile', number, TILES[number - 1]);
}

export function isSheet(id: string): boolean {
  return BY_ID.sheet.has(id);
}

export function sheetOf(id: string): PackSheet {
  return found('sheet', id, BY_ID.sheet.get(id));
}

/** A demon, or an infernal fighter by its kind. */
export function fighterOf(kind: string): PackFighter {
  return found('fighter', kind, BY_ID.fighter.get(kind));
}

/** What a hellhound does with a die of this face (CL-HND-3). */
export function unleashedBy(face: number): PackUnleashed {
  return found('face', face, PACK.unleashed[face - 1]);
}

export function powerOf(id: string): PackPower {
  return found('power', id, BY_ID.power.get(id));
}

export function giftOf(id: string): PackGift {
  return found('gift', id, BY_ID.gift.get(id));
}

export function equipmentOf(id: string): PackEquipment {
  return found('equipment', id, BY_ID.equipment.get(id));
}

/** The kind of an event card: a letter tells copies apart, as in `V01b`. */
export function eventKind(card: string): string {
  return card.replace(/[a-z]$/, '');
}

export function eventOf(card: string): PackEvent {
  return found('event', card, BY_ID.event.get(eventKind(card)));
}

export function instinctOf(card: string): PackInstinct {
  return found('instinct card', card, BY_ID.instinct.get(card));
}
