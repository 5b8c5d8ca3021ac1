import { inPack } from '$board/pack';
import pack from './pack.json';

export interface Jump {
  from: string;
  to: string;
  /** How many Canyon spaces it crosses. */
  gap: number;
}

export interface Side {
  id: string;
  /** The column that each face of the red die names. */
  red: number[];
  jumps: Jump[];
}

export interface Vehicle {
  id: string;
  vehicle: string;
  value: number;
  arrows: string[];
}

export interface Delivery {
  id: string;
  location: string;
  egg: string;
  vp: number;
}

export interface Hunt {
  id: string;
  /** A Worm type, or `any`. */
  type: string;
  vp: number;
}

export const LOCATIONS: readonly { id: string; bonus: string }[] = pack.locations;
export const PATTERNS: readonly { id: string; squares: string[] }[] = pack.patterns;
export const VEHICLES: readonly Vehicle[] = pack.vehicles;
export const WEAPONS: readonly { id: string; drawback: string }[] = pack.weapons;
export const HATS: readonly string[] = pack.hats;
export const ITEMS: readonly { id: string; vp: number }[] = pack.items;
export const CHARACTERS: readonly string[] = pack.characters;
export const TYPES: readonly string[] = pack.types;

const BY_ID = {
  side: new Map<string, Side>(pack.sides.map((side) => [side.id, side])),
  pattern: new Map<string, string[]>(pack.patterns.map((pattern) => [pattern.id, pattern.squares])),
  vehicle: new Map<string, Vehicle>(pack.vehicles.map((vehicle) => [vehicle.id, vehicle])),
  delivery: new Map<string, Delivery>(pack.deliveries.map((bounty) => [bounty.id, bounty])),
  hunt: new Map<string, Hunt>(pack.hunts.map((bounty) => [bounty.id, bounty])),
};

function found<T>(kind: string, id: string, value: T | undefined): T {
  return inPack('terror_below', `${kind} ${id}`, value);
}

export function sideOf(id: string): Side {
  return found('side', id, BY_ID.side.get(id));
}

/** The shaded squares of a pattern, such as `N2` or `centre`. */
export function patternOf(id: string): readonly string[] {
  return found('pattern', id, BY_ID.pattern.get(id));
}

export function vehicleOf(id: string): Vehicle {
  return found('Vehicle', id, BY_ID.vehicle.get(id));
}

/** A Bounty, by what it asks for. */
export function bountyOf(id: string): { delivery: Delivery; hunt: null } | { delivery: null; hunt: Hunt } {
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
