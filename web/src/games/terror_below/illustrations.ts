import { partsOf } from '$board/things';

const EGGS = ['egg:green', 'egg:purple', 'egg:yellow', 'egg:blue'];
const WORMS = ['type:blaster', 'type:boomer', 'type:screamer', 'type:grabber', 'type:queen'];
const LOCATIONS = ['location:government', 'location:police', 'location:store', 'location:motel', 'location:hospital'];
const VEHICLES = ['vehicle:boots', 'vehicle:bicycle', 'vehicle:buggy', 'vehicle:pickup', 'vehicle:motorcycle', 'vehicle:wheeler'];
const TARGETS = ['target:1', 'target:2', 'target:3'];
const HATS = ['item:IH1', 'item:IH2', 'item:IH3', 'item:IH4', 'item:IH5', 'item:IH6'];
const WEAPONS = ['weapon:P01', 'weapon:P02', 'weapon:P04', 'weapon:P06', 'weapon:P07', 'weapon:P10'];

/** By chapter of the rules: the things it speaks of. */
export const ILLUSTRATIONS: Record<string, readonly string[]> = {
  overview: ['pawn:0', 'type:grabber', 'egg:green', 'location:motel', 'vehicle:pickup'],
  components: [...EGGS, 'rubble:2', 'target:1', 'pawn:1'],
  locations: LOCATIONS,
  worms: WORMS,
  'worm-cards': ['pattern:PLUS', 'pattern:CROSS', 'pattern:FAN-N'],
  vehicles: VEHICLES,
  items: ['item:I01', 'item:I02', 'item:I03', 'item:I05', 'item:I06', 'item:I07', ...HATS],
  weapons: WEAPONS,
  characters: ['character:C01', 'character:C03', 'character:C07', 'character:C12', 'character:C14', 'character:C16'],
  'setup-players': ['pawn:0', 'pawn:1', 'pawn:2', 'pawn:3', 'pawn:4'],
  'setup-eggs': [...EGGS, 'rubble:2'],
  'setup-worms': [...TARGETS],
  turn: ['vehicle:buggy', 'target:2', 'pawn:0'],
  distraction: [...TARGETS],
  moving: ['pawn:0', 'vehicle:bicycle'],
  jumping: ['pawn:0', 'pawn:1'],
  'removing-rubble': ['rubble:1', 'rubble:2'],
  'picking-up': EGGS,
  deliveries: ['egg:purple', ...LOCATIONS],
  'special-abilities': VEHICLES,
  'cards-in-play': [...WEAPONS.slice(0, 3), ...HATS.slice(0, 3)],
  attacks: ['type:screamer', 'target:3', 'pattern:CROSS', 'rubble:2', 'egg:yellow'],
  caught: ['pattern:PLUS', 'pawn:2'],
  hunting: ['type:boomer', ...WEAPONS.slice(0, 4), 'die:4'],
  death: ['dead:C07', 'character:C07'],
  'solo-locations': LOCATIONS,
};

/** The text with the name of a thing; empty for what speaks for itself. */
export function nameKeyOf(thing: string): string {
  const [kind, id] = partsOf(thing);
  return ['egg', 'type', 'location', 'vehicle', 'item', 'weapon', 'character'].includes(kind) ? `${kind}-${id}` : '';
}
