import type { Fighter, Sheet, Slot, Tile, View } from './types';

/** A small board for tests: three tiles, two humans and some creatures, in the middle of a turn. */

export const t = (key: string, args?: Record<string, string | number>) =>
  args ? `${key}(${Object.values(args).join('|')})` : key;

export function tile(at: string, number: number, changes: Partial<Tile> = {}): Tile {
  return {
    at,
    number,
    rotation: 0,
    sides: ['wall', 'wall', 'wall', 'wall'],
    saturation: 3,
    humans: 0,
    infernals: 0,
    effect: null,
    used: false,
    water: 0,
    hole: false,
    teleport: false,
    vials: 0,
    crates: 0,
    explosive: null,
    poison: null,
    seals: 0,
    ...changes,
  };
}

export function fighter(id: string, kind: string, at: string, changes: Partial<Fighter> = {}): Fighter {
  const human = kind.startsWith('H');
  return {
    id,
    kind,
    human,
    faction: human ? 'human' : 'infernal',
    camp: human ? 'western' : 'demonic',
    at,
    mv: 1,
    cb: 2,
    df: 3,
    damage: 0,
    hp: human ? 6 : 1,
    talents: [],
    acted: false,
    stuck: false,
    let_pass: false,
    carries: [],
    ...changes,
  };
}

export function sheet(id: string, changes: Partial<Sheet> = {}): Sheet {
  return {
    id,
    place: 'in_play',
    line: 0,
    turned: 0,
    card: null,
    cancelled: [],
    scars: [],
    exhausted: false,
    equipment: [],
    gifts: [],
    tokens: [],
    lost_talents: [],
    can_bless: false,
    ...changes,
  };
}

export function slot(id: string, power: string, changes: Partial<Slot> = {}): Slot {
  return { id, power, prepared: [], triggered: [], boxes: 2, missing_dice: 0, missing_total: 0, ...changes };
}

/** The Pentacle Chamber, a passage with a hole to its east and a trapped fork to its north; the south is unexplored. */
const TILES = [
  tile('0,0', 2, { sides: ['link', 'rubble', 'unexplored', 'wall'], saturation: 5, humans: 1, infernals: 2 }),
  tile('1,0', 33, { sides: ['wall', 'lost', 'walled_up', 'rubble'], effect: 'hole' }),
  tile('0,-1', 20, { sides: ['wall', 'wall', 'link', 'wall'], effect: 'trapped', used: true, hole: true, humans: 1 }),
];

const FIGHTERS = [
  fighter('H01', 'H01', '0,0', { talents: ['consecrated'], stuck: true }),
  fighter('H05', 'H05', '0,-1', { damage: 2, acted: true }),
  fighter('troglodyte1', 'troglodyte', '0,0', { acted: true }),
  fighter('troglodyte2', 'troglodyte', '0,0'),
  fighter('D01', 'D01', '1,0', { hp: 5, damage: 1, cb: 4 }),
];

const VIEW = {
  turns: 4,
  active: 0,
  first_player: 0,
  over: false,
  human_seat: 0,
  infernal_seat: 1,
  winner: -1,
  phase: 'human_activation',
  turn: 2,
  scenario: {
    id: 'S1',
    title: { en: 'The Survivors', fr: 'Les Survivants' },
    human_aim: { en: 'Get out.' },
    infernal_aim: { en: 'Let nobody out.' },
    turn_limit: 20,
    condition: 'reached',
    count: 2,
    progress: 1,
    guide: null,
    guide_exit: null,
  },
  tiles: TILES,
  fighters: FIGHTERS,
  sheets: [
    sheet('H01', { line: 4, gifts: ['G3', 'G6'] }),
    sheet('H05', { line: 6, cancelled: [2, 6], scars: [2], exhausted: true, equipment: ['E01'] }),
    sheet('H03', { place: 'dead' }),
  ],
  reserve: { troglodytes: 9, tough: true, hounds: ['hound1'], demons: [{ id: 'D01', state: 'in_play', died_once: false }] },
  human: { dice: [], extra_dice: 0, hand: ['I05'], cards: 1, hand_limit: 4, deck: 20, discards: [] },
  infernal: {
    pm: 7,
    pool: 3,
    rolled: [],
    alarms: 1,
    slots: [
      slot('P1', 'P1', { triggered: [2, 4], boxes: 3 }),
      slot('P5', 'P5', { prepared: [3], missing_dice: 1, missing_total: 4 }),
    ],
    hand: null,
    cards: 2,
    open: ['V09'],
    looked: null,
    deck: 18,
    discards: ['V01a'],
    summons: 0,
    banner: 0,
    ambushes: [],
  },
  stack: { size: 6, possible: [1, 44], looked: null, top: null, drawn: null, explorer: null, exit: null },
  acting: 'H01',
  left: 1,
  attack: null,
  darkness: true,
  terror: null,
};

export function viewWith(changes: Partial<View> = {}): View {
  return { ...(VIEW as unknown as View), ...changes };
}
