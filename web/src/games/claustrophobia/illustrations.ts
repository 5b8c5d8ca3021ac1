import { partsOf } from '$board/things';
import { equipmentIcons, eventIcons, giftIcons, instinctIcons, phaseIcons, powerIcons, statIcons, talentIcons } from './icons';
import { TILES } from './pack';

function all(kind: string, icons: Readonly<Record<string, string>>): string[] {
  return Object.keys(icons).map((id) => `${kind}:${id}`);
}

const WESTERN = ['fighter:H01', 'fighter:H02', 'fighter:H03', 'fighter:H05', 'fighter:H07'];
const OTHERS = ['fighter:H09', 'fighter:H10', 'fighter:H11', 'fighter:H12', 'fighter:H13'];
const INFERNAL = ['fighter:troglodyte', 'fighter:tough', 'fighter:hellhound'];
const DEMONS = Array.from({ length: 13 }, (_, index) => `fighter:D${String(index + 1).padStart(2, '0')}`);
const COMBAT = ['combat:2', 'combat:5', 'combat:6'];
const DESTINY = ['destiny:1', 'destiny:2', 'destiny:3', 'destiny:4', 'destiny:5', 'destiny:6'];
const ACTIVATION = ['activation:1', 'activation:4', 'activation:6'];
const BOARD_POWERS = ['power:P1', 'power:P2', 'power:P3', 'power:P4', 'power:P5', 'power:P6'];
/** One tile with each effect. */
const EFFECTS = [...new Set(TILES.flatMap(({ effect }) => effect ?? []))].map((effect) => `effect:${effect}`);

/** By chapter of the rules: the things it speaks of. */
export const ILLUSTRATIONS: Record<string, readonly string[]> = {
  overview: ['fighter:H01', 'fighter:H03', 'tile:2', 'fighter:troglodyte', 'fighter:D01'],
  components: ['activation:5', 'destiny:3', 'destiny:4', 'combat:6', 'tile:46', 'gift:G3', 'equipment:E01', 'event:V01'],
  'western-sheets': [...WESTERN, ...OTHERS],
  'infernal-fighters': INFERNAL,
  demons: DEMONS,
  'destiny-board': [...BOARD_POWERS, ...DESTINY],
  gifts: all('gift', giftIcons),
  tiles: ['tile:1', 'tile:2', 'tile:37', 'tile:39', 'tile:41', 'tile:44', 'tile:46'],
  equipment: all('equipment', equipmentIcons),
  'event-cards': all('event', eventIcons),
  'instinct-cards': all('instinct', instinctIcons),
  tokens: ['token:explosive', 'token:crate', 'token:poison', 'token:water', 'token:seal', 'token:teleport', 'token:prescience'],
  turn: all('phase', phaseIcons),
  'human-preparation': [...ACTIVATION, 'phase:human_preparation'],
  'human-activation': ['phase:human_activation', 'fighter:H05'],
  'infernal-preparation': ['phase:infernal_preparation', ...DESTINY],
  threat: ['phase:threat', 'stat:pm', ...INFERNAL],
  'infernal-activation': ['phase:infernal_activation', 'fighter:D04'],
  moving: ['stat:mv', 'talent:imposing', 'talent:elusive'],
  exploring: ['tile:44', 'tile:41', 'tile:37'],
  combat: ['stat:cb', 'stat:df', ...COMBAT],
  talents: all('talent', talentIcons),
  'gifts-in-detail': all('gift', giftIcons),
  'tile-effects': EFFECTS,
  S1: ['fighter:H01', 'fighter:H03', 'fighter:H05', 'tile:1', 'fighter:D01'],
  S2: ['token:explosive', 'tile:25', 'fighter:H13', 'fighter:D02'],
  S3: ['fighter:D03', 'tile:2'],
  S4: ['token:seal', 'tile:2', 'fighter:D05'],
  S5: ['fighter:H09', 'fighter:H02', 'fighter:D10'],
  S6: ['token:crate', 'tile:1', 'fighter:H11', 'fighter:D04'],
  S7: ['tile:2', 'tile:1', 'token:water'],
  S8: ['token:guide', 'token:poison', 'tile:3', 'fighter:D02'],
};

const NAMED_BY_ENTRY: Readonly<Record<string, string>> = { troglodyte: 'entry-troglodyte', hellhound: 'entry-hound' };
const WITHOUT_NAME: ReadonlySet<string> = new Set(['activation', 'combat', 'destiny', 'stat', 'token']);

/** The text with the name of a thing; empty for what speaks for itself. */
export function nameKeyOf(thing: string): string {
  const [kind, id] = partsOf(thing);
  if (WITHOUT_NAME.has(kind)) return '';
  if (kind === 'event') return `event_card-${id}`;
  return (kind === 'fighter' && NAMED_BY_ENTRY[id]) || `${kind}-${id}`;
}

const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gift: giftIcons,
  equipment: equipmentIcons,
  event: eventIcons,
  instinct: instinctIcons,
  power: powerIcons,
  talent: talentIcons,
  phase: phaseIcons,
  stat: statIcons,
};

/** The icon of a thing; null for what is drawn otherwise. */
export function iconOf(thing: string): string | null {
  const [kind, id] = partsOf(thing);
  return ICONS[kind]?.[id] ?? null;
}

/** The number of the tile to be drawn: a tile, or the first one with an effect; null for anything else. */
export function tileNumber(thing: string): number | null {
  const [kind, id] = partsOf(thing);
  if (kind === 'tile') return Number(id);
  return kind === 'effect' ? (TILES.find(({ effect }) => effect === id)?.number ?? null) : null;
}
