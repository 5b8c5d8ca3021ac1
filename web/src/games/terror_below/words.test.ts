import { describe, expect, test } from 'vitest';
import type { Reader } from '$board/contract';
import { reachFrom } from '../../words/ways';
import type { Squad, View, Worm } from './types';
import { inWords } from './words';

const t = (key: string, args?: Record<string, string | number>) => (args ? `${key}(${Object.values(args).join('|')})` : key);
const tell: Reader = { t, player: (seat) => ['Ada', 'Ben'][seat] ?? '?', me: 0 };

const worm = {
  slot: 1,
  type: 'boomer',
  eggs: ['yellow'],
  health: 6,
  limit: 4,
  pattern: 'FAN-N',
  target: '2,2',
  unknown: 1,
  is_due: true,
  vehicles: [],
  strike: { path: ['2,2'], target: '2,2', struck: ['2,2', '1,2'], caught: [1], rubble: [], eggs: [], by_dice: [] },
} as unknown as Worm;

const squad = {
  seat: 0,
  leader: 'C01',
  living: ['C01', 'C02'],
  space: '1,1',
  vp: 3,
  secrets: [],
  eggs: ['green', 'green'],
  rubble: 1,
  trade_size: 3,
  hat: null,
  sticks: [],
  hand_size: 1,
  items_size: 1,
  weapons_size: 0,
  hand: ['V3-2'],
  items: ['I01'],
  weapons: [],
  fresh: ['I01'],
  eliminated: false,
  gone: false,
} as unknown as Squad;

/** The Canyon side, rubble at 2,1, the Motel at 1,2. */
function viewWith(changes: Partial<View> = {}): View {
  const signs = ['...rr...', '...#r...', '...##...', '...##...', '...r#...', '...rr...'];
  const kinds: Record<string, string> = { '.': 'desert', r: 'rim', '#': 'canyon' };
  const spaces = signs.flatMap((row, y) =>
    Array.from(row).map((sign, x) => {
      const at = `${x + 1},${y + 1}`;
      const location = at === '1,2' ? 'motel' : null;
      return { at, kind: kinds[sign]!, location, rubble: at === '2,1' ? 2 : 0, eggs: at === '3,1' ? ['blue'] : [] };
    }),
  );
  return {
    board: 'canyon',
    columns: 8,
    rows: 6,
    target: 20,
    turns: 2,
    active: 0,
    over: false,
    turn: { ap: 3, climbing: false, vehicle: 'V01' },
    spaces,
    worms: [worm],
    attack: null,
    line: ['BD01', 'BD07'],
    piles: {},
    squads: [squad, { ...squad, seat: 1, space: null, hand: null, items: null, weapons: null }],
    solo: null,
    ...changes,
  } as unknown as View;
}

function placeAt(at: string, view = viewWith()) {
  return inWords.places(view, tell).find((place) => place.thing === `space:${at}`)!;
}

describe('a space', () => {
  test('is named by what it is and its coordinates', () => {
    expect(placeAt('1,2').name).toBe('board-place(location-motel|1,2)');
    expect(placeAt('4,1').name).toBe('board-place(space-kind-rim|4,1)');
  });

  test('tells what lies there and which Worm would strike it', () => {
    expect(placeAt('3,1').contents).toEqual(['board-eggs-of(egg-blue|1)']);
    expect(placeAt('2,1').contents).toEqual(['board-rubble(2)']);
    expect(placeAt('2,2').contents).toEqual(['board-struck-by(1)']);
  });

  test('tells its four directions, the edge too', () => {
    expect(placeAt('1,1').ways.map(({ digit, toward, to }) => [digit, toward, to])).toEqual([
      ['8', 'direction-N', null],
      ['6', 'direction-E', 'space:2,1'],
      ['2', 'direction-S', 'space:1,2'],
      ['4', 'direction-W', null],
    ]);
  });
});

describe('the Canyon', () => {
  test('can be looked at, and not stepped into', () => {
    expect(placeAt('3,2').ways[1]).toMatchObject({ to: 'space:4,2', isStep: false });
    expect(reachFrom(inWords.places(viewWith(), tell), 'space:1,1').has('space:4,2')).toBe(false);
  });

  test('a jump is told from both sides', () => {
    expect(placeAt('3,2').ways.at(-1)).toEqual({
      digit: '',
      toward: 'board-over-canyon(direction-E)',
      to: 'space:5,2',
      isStep: false,
    });
    expect(
      placeAt('4,5')
        .ways.filter((way) => way.digit === '')
        .map((way) => way.toward),
    ).toEqual(['board-over-canyon(direction-N)', 'board-over-canyon(direction-E)']);
  });
});

test('Rubble blocks the way, unless there is Climbing Gear', () => {
  const blocked = reachFrom(inWords.places(viewWith(), tell), 'space:1,1');
  expect(blocked.get('space:2,1')?.steps).toBe(1);
  expect(blocked.get('space:3,1')?.steps).toBe(4);
  const climbing = viewWith({ turn: { ...viewWith().turn, climbing: true } });
  expect(reachFrom(inWords.places(climbing, tell), 'space:1,1').get('space:3,1')?.steps).toBe(2);
});

test('pawns and Worms are told, Worms where their Targets are', () => {
  const [ada, ben, boomer] = inWords.figures(viewWith(), tell);
  expect(ada).toMatchObject({ thing: 'pawn:0', name: 'character-C01', seat: 0, place: 'space:1,1' });
  expect(ben).toMatchObject({ seat: 1, place: null });
  expect(boomer).toMatchObject({ thing: 'slot:1', name: 'board-worm(1|type-boomer)', seat: null, place: 'space:2,2' });
  expect(boomer!.facts).toContain('board-due');
  expect(boomer!.facts).toContain('board-spaces-struck(space-other(2,2), space-other(1,2))');
  expect(boomer!.facts).toContain('board-unknown(1)');
  expect(boomer!.facts.some((fact) => fact.includes('board-would-catch(Ben)'))).toBe(true);
});

test('AP are told from the Vehicle on, and not while a Worm attacks', () => {
  const { turn } = viewWith();
  const told = (changes: Partial<View>) => inWords.mine(viewWith(changes), tell)!;
  expect(told({ turn: { ...turn, ap: 0 } }).facts).toContain('board-ap(0)');
  for (const changes of [{ turn: { ...turn, ap: 0, vehicle: null } }, { attack: {} as View['attack'] }, { active: 1 }]) {
    expect(told(changes).facts.filter((fact) => fact.startsWith('board-ap('))).toEqual([]);
    expect(told(changes).left).toBe(0);
  }
});

test('I am told what I have', () => {
  const own = inWords.mine(viewWith(), tell)!;
  expect(own).toMatchObject({ place: 'space:1,1', left: 3 });
  expect(own.facts).toContain('board-ap(3)');
  expect(own.facts).toContain('board-vp-of(3|20)');
  expect(own.facts).toContain('board-eggs-carried(board-eggs-of(egg-green|2))');
  expect(own.hand).toEqual([
    'vehicle-V3-2. about-vehicle-bicycle board-arrows(direction-N)',
    'item-I01. about-item-I01 board-fresh',
  ]);
  expect(inWords.mine(viewWith({ active: 1 }), tell)!.left).toBe(0);
  expect(inWords.mine(viewWith(), { ...tell, me: -1 })).toBeNull();
});

test('the table tells the Bounty Line, an attack, and how a solo game stands', () => {
  expect(inWords.table!(viewWith(), tell)).toEqual(['board-line-list(bounty-BD01; bounty-BD07)']);
  const attack = { slot: 1, worm: 'W09', damage: 2, health: 6, caught: [1], to_come: [1], shots: [], bounties: [] };
  expect(inWords.table!(viewWith({ attack }), tell)[0]).toBe(
    'board-attack-now(board-attack-of(type-boomer|1)|board-health-left(4|6)|board-would-catch(Ben))',
  );
  const solo = {
    scenario: 'special_delivery',
    queens: false,
    attacks: 2,
    last_attack: 9,
    served: ['motel'],
    trophies: [],
    destroyed: [],
    score: 0,
  };
  const lines = inWords.table!(viewWith({ solo }), tell);
  expect(lines).toContain('board-attacks(2|9)');
  expect(lines).toContain('board-location-served(location-motel)');
  expect(inWords.mine(viewWith({ solo }), tell)!.facts).toContain('board-vp(3)');
});
