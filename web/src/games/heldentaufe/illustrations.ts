import { partsOf } from '$board/things';
import { ICONS, type IconName } from './icons';

const HEROES = ['hero:luphius', 'hero:mathian', 'hero:jupanila', 'hero:erla', 'hero:corlof'];
const MONSTERS = ['monster:ulumu', 'monster:zibber', 'monster:wallrog'];
const FOOD = ['token:apple', 'token:fish', 'token:mushroom'];
const POTIONS = ['token:healing', 'token:berserk', 'token:teleport'];
const PORTALS = ['tile:portal1', 'tile:portal2', 'tile:portal3', 'tile:portal4', 'tile:portal5'];
const RESOURCES = ['tile:apple', 'tile:pond', 'tile:mushroom'];
const MISSIONS = ['mission:delivery', 'mission:observer', 'mission:thief', 'mission:discoverer', 'mission:slayer'];

/** By chapter of the rules: the things it speaks of. */
export const ILLUSTRATIONS: Record<string, readonly string[]> = {
  overview: ['tile:campfire', 'hero:erla', 'monster:wallrog', 'tooth'],
  components: ['tile:forest', 'token:sword2', 'token:apple', 'token:healing', 'mission:delivery', 'tooth'],
  heroes: HEROES,
  equipment: ['token:boots1', 'token:boots2', 'token:ring1', 'token:ring2', 'token:sword1', 'token:sword3'],
  food: FOOD,
  'recipes-and-treasure': POTIONS,
  'monster-cards': MONSTERS,
  'mission-cards': MISSIONS,
  'refusing-a-mission': MISSIONS,
  'moving-on-the-surface': ['tile:campfire', 'tile:meadow', 'tile:forest'],
  exploring: ['tile:forest', 'tile:meadow', 'tile:portal1', 'tile:apple'],
  portals: PORTALS,
  attacking: ['token:sword2', 'monster:zibber'],
  eating: FOOD,
  campfire: ['tile:campfire'],
  meadow: ['tile:meadow'],
  forest: ['tile:forest', 'token:boots1', 'token:ring1', 'token:sword1'],
  'natural-resources': [...RESOURCES, ...FOOD],
  'portal-tile': PORTALS,
  laboratory: ['tile:laboratory', 'token:ring1', 'token:ring2'],
  trader: ['tile:trader', 'token:sword3', 'token:boots1', 'token:apple'],
  blacksmith: ['tile:blacksmith', 'token:sword1', 'token:sword2'],
  'brewing-potions': POTIONS,
  'drinking-potions': POTIONS,
  missions: MISSIONS,
  delivery: ['mission:delivery'],
  observer: ['mission:observer'],
  thief: ['mission:thief'],
  discoverer: ['mission:discoverer'],
  'monster-slayer': ['mission:slayer', ...MONSTERS],
  'entering-and-leaving': PORTALS,
  'monsters-on-the-board': MONSTERS,
  combat: ['hero:corlof', 'die:5', 'monster:ulumu', 'die:3'],
  'beating-a-monster': [...MONSTERS, 'tooth'],
  'monsters-turn': MONSTERS,
  'end-of-the-game': ['tile:campfire', 'tooth'],
};

/** The text with the name of a thing; empty for what speaks for itself. */
export function nameKeyOf(thing: string): string {
  const [kind, id] = partsOf(thing);
  if (kind === 'mission') return `mission-kind-${id}`;
  return kind === 'die' || kind === 'tooth' ? '' : `${kind}-${id}`;
}

export function missionIcon(kind: string): string {
  return ICONS[kind as IconName];
}
