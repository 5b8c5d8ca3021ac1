import { inPack } from '$board/pack';
import { besideBelow, type DirectionBelow } from './geometry';
import pack from './pack.json';

/** What a mission asks for or pays. */
export interface Goods {
  tokens: string[];
  points: number;
}

export interface Mission {
  id: string;
  colour: string;
  kind: string;
  place: string | null;
  monster: string | null;
  hand_in: Goods | null;
  later_price: Goods | null;
  reward: Goods | null;
}

export interface HeroSheet {
  id: string;
  hearts: number;
  ap: number;
  potion_skill: number;
  combat: number;
  backpack: number;
}

export interface Space {
  id: string;
  at: readonly [q: number, r: number];
  kind: string;
}

export interface Recipe {
  potion: string;
  skill: number;
  ingredients: string[];
}

export interface TreasureFace {
  equipment: string | null;
  points: number;
}

export const KINDS = ['boots', 'ring', 'sword'] as const;
export const TILES: readonly { id: string; count: number }[] = pack.tiles;
export const HEROES: readonly HeroSheet[] = pack.heroes;
export const PIECES: readonly string[] = pack.pieces;
export const FOODS: readonly string[] = pack.foods;
export const RECIPES: readonly Recipe[] = pack.recipes;
export const TREASURE: readonly TreasureFace[] = pack.treasure;
export const MONSTERS: readonly { id: string; den: string }[] = pack.monsters;
export const SPACES: readonly Space[] = pack.spaces.map((space) => ({ ...space, at: [space.at[0] ?? 0, space.at[1] ?? 0] }));

const MISSIONS = new Map<string, Mission>(pack.missions.map((mission) => [mission.id, mission]));

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
