import type { Explorer, Guardian, Tile, View } from './types';

/** A small temple for tests: the crossing, the Exit, three tiles, two Explorers and a Guardian, in the middle of a turn. */

export const t = (key: string, args?: Record<string, string | number>) =>
  args ? `${key}(${Object.values(args).join('|')})` : key;

export function tile(at: string, id: string, kind: string, changes: Partial<Tile> = {}): Tile {
  return {
    at,
    id,
    kind,
    rotation: 0,
    sides: ['wall', 'wall', 'wall', 'wall'],
    breaches: [],
    number: 0,
    guardian: null,
    flipped: false,
    rubble: false,
    consolidated: false,
    danger: false,
    markers: 0,
    keys: 0,
    artifact: false,
    mines: 0,
    fort: false,
    lava_next: false,
    ...changes,
  };
}

export function explorer(id: string, seat: number, at: string | null, changes: Partial<Explorer> = {}): Explorer {
  return {
    id,
    seat,
    at,
    hearts: 3,
    maximum: 5,
    state: at === null ? 'reserve' : 'active',
    item: 'nothing',
    uses: 0,
    protected: false,
    exposed: false,
    ...changes,
  };
}

export function guardian(id: string, type: string, at: string, changes: Partial<Guardian> = {}): Guardian {
  return { id, type, at, lying: false, acts: 'nothing', cells: [], victims: [], ...changes };
}

export function viewWith(changes: Partial<View> = {}): View {
  return {
    turns: 4,
    active: 0,
    first_player: 0,
    over: false,
    winners: [],
    away: [],
    gone: [],
    result: null,
    reason: null,
    temple: 'base',
    mode: 'base',
    round: 2,
    step: 'actions',
    turn: { ap: 2, exerted: false, crawled: false, dog_used: false, brace_barred: false },
    tiles: [
      tile('3,-1', 'ENT-EXIT', 'exit', { sides: ['wall', 'wall', 'link', 'wall'] }),
      tile('3,0', 'ENT-CROSS', 'crossing', { sides: ['link', 'link', 'link', 'wall'] }),
      tile('3,1', 'B-LAV-1', 'lava', { sides: ['link', 'link', 'frontier', 'wall'], keys: 1 }),
      tile('4,1', 'B-RUI-2', 'ruins', { number: 2, rubble: true, sides: ['link', 'wall', 'open', 'link'] }),
      tile('4,0', 'LAT-E-1', 'normal', { sides: ['wall', 'wall', 'link', 'link'] }),
    ],
    explorers: [
      explorer('guide', 0, '3,1', { maximum: 3, item: 'key' }),
      explorer('foreman', 1, '3,0', { uses: 4 }),
      explorer('rogue', 2, null, { state: 'escaped', hearts: 0 }),
    ],
    candidates: [],
    guardians: [guardian('INF-1', 'infantry', '3,0', { acts: 'attack', victims: ['foreman'] })],
    reserve: { infantry: 4 },
    bag: ['B-NOR-1', 'B-NOR-2', 'B-KEY-1', 'B-GRD-1'],
    discarded: [],
    placing: null,
    volcano: { state: 'quiet', marker: 20, start: 26, top: 27, steps: 1, cursed: false },
    keys_left: 0,
    keys_set: 1,
    artifact_out: false,
    mines_left: 3,
    fort_left: true,
    darkness: false,
    dice: [],
    tarot: null,
    typhaon: null,
    ...changes,
  };
}
