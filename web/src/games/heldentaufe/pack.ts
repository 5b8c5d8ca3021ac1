import { inPack } from '$board/pack';
import { besideBelow, type DirectionBelow } from './geometry';
import pack from './pack.json';
import type { ClientPack, Goods, HeroSheet, Mission, MonsterCard, Recipe, SpaceCell, TileKind, TreasureFace } from './protocol';

export type { Goods, HeroSheet, Mission, Recipe } from './protocol';

/** A space of the Underworld board. */
export interface Space extends Omit<SpaceCell, 'at'> {
  at: readonly [q: number, r: number];
}

const PACK: ClientPack = pack;

export const KINDS = ['boots', 'ring', 'sword'] as const;
export const TILES: readonly TileKind[] = PACK.tiles;
export const HEROES: readonly HeroSheet[] = PACK.heroes;
export const PIECES: readonly string[] = PACK.pieces;
export const FOODS: readonly string[] = PACK.foods;
export const RECIPES: readonly Recipe[] = PACK.recipes;
export const TREASURE: readonly TreasureFace[] = PACK.treasure;
export const MONSTERS: readonly MonsterCard[] = PACK.monsters;
export const SPACES: readonly Space[] = PACK.spaces.map((space) => ({ ...space, at: [space.at[0] ?? 0, space.at[1] ?? 0] }));

const MISSIONS = new Map<string, Mission>(PACK.missions.map((mission) => [mission.id, mission]));

export function missionOf(id: string): Mission {
  return inPack('heldentaufe', `mission ${id}`, MISSIONS.get(id));
}

/** What a Delivery costs at this table (HT-OPT-1). */
export function priceOf(mission: Mission, campfirePrice: string): Goods | null {
  return campfirePrice === 'two_food' && mission.later_price ? mission.later_price : mission.hand_in;
}

/** The monster that lives in a den, or null. */
export function monsterOfDen(space: string): string | null {
  return MONSTERS.find((monster) => monster.den === space)?.id ?? null;
}

const BY_COORDINATES = new Map(SPACES.map((space) => [String(space.at), space]));

/** The space beside a space, or null where the rock begins: spaces are joined where their coordinates are neighbours (table 2.9). */
export function spaceToward(space: Space, direction: DirectionBelow): Space | null {
  return BY_COORDINATES.get(String(besideBelow(space.at, direction))) ?? null;
}
