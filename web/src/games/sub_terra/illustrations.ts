import { partsOf } from '$board/things';
import { explorerIcons, guardianIcons, itemIcons, markerIcons } from './icons';
import { EXPLORERS, FACES, TAROT, TILES } from './pack';
import { abilityIcons, desolationIcons, tarotIcons } from './panels/icons';

function explorers(set: string): string[] {
  return EXPLORERS.filter((explorer) => explorer.set === set).map(({ id }) => `explorer:${id}`);
}

/** An Explorer with its abilities. */
function sheet(id: string): string[] {
  const abilities = EXPLORERS.find((explorer) => explorer.id === id)?.abilities ?? [];
  return [`explorer:${id}`, ...abilities.map((ability) => `ability:${ability.id}`)];
}

/** The first tile of each kind that goes into a bag. */
function tiles(prefix: string): string[] {
  const found = TILES.filter(({ id }) => id.startsWith(prefix));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => `tile:${found.find((tile) => tile.kind === kind)?.id}`);
}

const PERIL = FACES.map((face) => `face:${face}`);
const GUARDIANS = ['guardian:infantry', 'guardian:archer', 'guardian:volatile', 'guardian:eternal'];

/** By chapter of the rules: the things it speaks of. */
export const ILLUSTRATIONS: Record<string, readonly string[]> = {
  overview: ['explorer:archaeologist', 'explorer:guide', 'item:key', 'item:artifact', 'tile:ENT-EXIT', 'marker:lava'],
  'counts-as-explorer': ['explorer:ark', 'explorer:dog', 'explorer:turret'],
  components: ['tile:B-NOR-1', 'item:key', 'item:artifact', 'guardian:infantry', 'face:stumble'],
  'fixed-pieces': ['tile:ENT-EXIT', 'tile:ENT-CROSS', 'tile:LAT-W-3', 'tile:HALL', 'tile:LEDGE'],
  'base-tiles': tiles('B-'),
  'expansion-tiles': [...tiles('A-'), 'tile:T-ARC-1', 'tile:T-VOL-1', 'tile:T-ETE-1', 'tile:T-LEG-2', 'tile:T-ALA-1'],
  'explorers-and-cards': [...explorers('base'), ...explorers('circle'), ...explorers('faculty')],
  revealing: ['tile:B-NOR-1', 'tile:B-LAV-1', 'tile:B-DRT-1'],
  'heal-attack-dig': ['ability:cure', 'guardian:infantry', 'marker:rubble'],
  items: ['item:key', 'item:artifact'],
  tiles: tiles('B-'),
  peril: PERIL,
  guardians: ['guardian:infantry', 'tile:B-GRD-1', 'tile:LAT-W-3'],
  sanctum: ['tile:HALL', 'tile:LEDGE', 'item:key', 'item:artifact'],
  volcano: ['marker:lava', 'face:lava'],
  'base-explorers': explorers('base'),
  'dauntless-temple': ['tile:A-EXP-1', 'tile:A-SNK-1', 'tile:A-PIT-1', 'tile:A-BLD-1', 'tile:A-LEG-1', 'marker:danger'],
  'legion-temple': [...GUARDIANS, 'tile:T-ALA-1', 'tile:T-ETE-1'],
  'ark-mode': ['explorer:ark', 'tile:LEDGE'],
  'typhaon-mode': Object.keys(desolationIcons).map((kind) => `desolation:${kind}`),
  magician: sheet('magician'),
  tamer: [...sheet('tamer'), 'explorer:dog'],
  colossus: sheet('colossus'),
  escapologist: sheet('escapologist'),
  'fortune-teller': sheet('fortune-teller'),
  tarot: TAROT.map(({ number }) => `tarot:${number}`),
  inventor: [...sheet('inventor'), 'explorer:turret'],
  cartographer: sheet('cartographer'),
};

const NAMES: Readonly<Record<string, (id: string) => string>> = {
  explorer: (id) => `name-explorer-${id}`,
  guardian: (id) => `name-guardian-${id}`,
  marker: (id) => (id === 'lava' ? 'st-lava' : `marker-${id}`),
};

/** The text with the name of a thing. */
export function nameKeyOf(thing: string): string {
  const [kind, id] = partsOf(thing);
  return NAMES[kind]?.(id) ?? `${kind}-${id}`;
}

const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  explorer: explorerIcons,
  guardian: guardianIcons,
  item: itemIcons,
  marker: markerIcons,
  ability: abilityIcons,
  tarot: tarotIcons,
  desolation: desolationIcons,
};

/** The icon of a thing; null for what is drawn otherwise. */
export function iconOf(thing: string): string | null {
  const [kind, id] = partsOf(thing);
  return ICONS[kind]?.[id] ?? null;
}
