import { inPack } from '$board/pack';
import pack from './pack.json';
import type {
  ClientPack,
  PackDelivery,
  PackHunt,
  PackItem,
  PackLocation,
  PackPattern,
  PackSide,
  PackVehicle,
  PackWeapon,
} from './protocol';

export type { PackJump as Jump } from './protocol';

const PACK: ClientPack = pack;

export const LOCATIONS: readonly PackLocation[] = PACK.locations;
export const PATTERNS: readonly PackPattern[] = PACK.patterns;
export const VEHICLES: readonly PackVehicle[] = PACK.vehicles;
export const WEAPONS: readonly PackWeapon[] = PACK.weapons;
export const HATS: readonly string[] = PACK.hats;
export const ITEMS: readonly PackItem[] = PACK.items;
export const CHARACTERS: readonly string[] = PACK.characters;
export const TYPES: readonly string[] = PACK.types;

const BY_ID = {
  side: new Map<string, PackSide>(PACK.sides.map((side) => [side.id, side])),
  pattern: new Map<string, string[]>(PACK.patterns.map((pattern) => [pattern.id, pattern.squares])),
  vehicle: new Map<string, PackVehicle>(PACK.vehicles.map((vehicle) => [vehicle.id, vehicle])),
  delivery: new Map<string, PackDelivery>(PACK.deliveries.map((bounty) => [bounty.id, bounty])),
  hunt: new Map<string, PackHunt>(PACK.hunts.map((bounty) => [bounty.id, bounty])),
};

function found<T>(kind: string, id: string, value: T | undefined): T {
  return inPack('terror_below', `${kind} ${id}`, value);
}

export function sideOf(id: string): PackSide {
  return found('side', id, BY_ID.side.get(id));
}

/** The shaded squares of a pattern, such as `N2` or `centre`. */
export function patternOf(id: string): readonly string[] {
  return found('pattern', id, BY_ID.pattern.get(id));
}

export function vehicleOf(id: string): PackVehicle {
  return found('Vehicle', id, BY_ID.vehicle.get(id));
}

/** A Bounty, by what it asks for. */
export function bountyOf(id: string): { delivery: PackDelivery; hunt: null } | { delivery: null; hunt: PackHunt } {
  const delivery = BY_ID.delivery.get(id);
  return delivery ? { delivery, hunt: null } : { delivery: null, hunt: found('Bounty', id, BY_ID.hunt.get(id)) };
}

/** What a Weapon costs its user, or `none`. */
export function drawbackOf(weapon: string): string {
  return found(
    'Weapon',
    weapon,
    WEAPONS.find((card) => card.id === weapon),
  ).drawback;
}
