/** What the Explorers look like: skin, hair, what they wear. */

export type Hair = 'none' | 'short' | 'long' | 'bob' | 'tail' | 'wild' | 'fringe';
export type Hat =
  'none' | 'fedora' | 'cap' | 'hood' | 'top' | 'helmet' | 'western' | 'brodie' | 'scarf' | 'nurse' | 'turban' | 'flat';
export type Beard = 'none' | 'full' | 'moustache' | 'stubble' | 'curled';
export type Extra =
  'none' | 'lamp' | 'monocle' | 'goggles' | 'patch' | 'collar' | 'star' | 'gold' | 'chain' | 'rings' | 'glasses' | 'scar';

export interface Look {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly hat: Hat;
  readonly hatColour: string;
  readonly beard: Beard;
  readonly coat: string;
  readonly extra: Extra;
}

const LIGHT = '#e9b992';
const TAN = '#cf9468';
const BROWN = '#9a623d';
const DARK = '#6f4128';

function look(
  [skin, coat]: readonly [string, string],
  [hair, hairColour]: readonly [Hair, string],
  [hat, hatColour]: readonly [Hat, string],
  beard: Beard,
  extra: Extra,
): Look {
  return { skin, hair, hairColour, hat, hatColour, beard, coat, extra };
}

const LOOKS: Readonly<Record<string, Look>> = {
  archaeologist: look([LIGHT, '#b59a63'], ['long', '#6b3a1e'], ['fedora', '#6d4a2a'], 'none', 'none'),
  guide: look([BROWN, '#4c6b3c'], ['short', '#1d1410'], ['cap', '#8c3b2a'], 'full', 'lamp'),
  rogue: look([TAN, '#27444d'], ['fringe', '#20150f'], ['hood', '#2c5560'], 'stubble', 'none'),
  aristocrat: look([LIGHT, '#54306b'], ['short', '#b98a3c'], ['top', '#1d1a24'], 'curled', 'monocle'),
  foreman: look([TAN, '#c4702a'], ['short', '#3a2415'], ['helmet', '#e9b92f'], 'moustache', 'lamp'),
  sharpshooter: look([LIGHT, '#7d4c2c'], ['tail', '#b4441e'], ['western', '#4b2f1b'], 'none', 'none'),
  sapper: look([DARK, '#5c6136'], ['none', '#150e0a'], ['brodie', '#6a6d3e'], 'none', 'goggles'),
  veteran: look([TAN, '#7c2323'], ['short', '#a9a39b'], ['none', '#000'], 'none', 'patch'),
  healer: look([DARK, '#e9e2d2'], ['bob', '#1a100b'], ['nurse', '#f3ede0'], 'none', 'none'),
  priest: look([LIGHT, '#201b1f'], ['fringe', '#d9d4cb'], ['none', '#000'], 'full', 'collar'),
  magician: look([BROWN, '#3a2a78'], ['long', '#120c14'], ['turban', '#5a3fb0'], 'none', 'star'),
  tamer: look([LIGHT, '#a32620'], ['short', '#2a1a10'], ['none', '#000'], 'curled', 'gold'),
  colossus: look([TAN, '#8a5f38'], ['none', '#3a2415'], ['none', '#000'], 'full', 'scar'),
  escapologist: look([LIGHT, '#2b2f36'], ['bob', '#1c1512'], ['none', '#000'], 'none', 'chain'),
  'fortune-teller': look([BROWN, '#8c2f55'], ['long', '#160d0a'], ['scarf', '#b23a6a'], 'none', 'rings'),
  inventor: look([LIGHT, '#6d5a3a'], ['wild', '#c46a1c'], ['none', '#000'], 'none', 'goggles'),
  cartographer: look([BROWN, '#2f5a8a'], ['short', '#1d1410'], ['flat', '#56606b'], 'stubble', 'glasses'),
};

/** Null for the Ark, the Dog and the Turret, which are no people. */
export function lookOf(id: string): Look | null {
  return LOOKS[id] ?? null;
}
