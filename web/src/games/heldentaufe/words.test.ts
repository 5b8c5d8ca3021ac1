import { describe, expect, test } from 'vitest';
import type { Reader } from '$board/contract';
import { reachFrom } from '../../words/ways';
import { SPACES } from './pack';
import type { Hero, View } from './types';
import { inWords } from './words';

const t = (key: string, args?: Record<string, string | number>) => (args ? `${key}(${Object.values(args).join('|')})` : key);
const tell: Reader = { t, player: (seat) => ['Ada', 'Ben'][seat] ?? '?', me: 0 };

const erla: Partial<Hero> = {
  seat: 0,
  hero: 'erla',
  tile: '0,0',
  space: null,
  hearts: 4,
  max_hearts: 5,
  points: 2,
  worn: { boots: 1, ring: 0, sword: 0 },
  backpack: ['apple'],
  backpack_slots: 3,
  potion: 'healing',
  drunk: false,
  ap_total: 5,
  ap_left: 3,
  potion_skill: 1,
  combat_value: 0,
  cards: 1,
  gone: false,
  hand: ['M01'],
};
const corlof: Partial<Hero> = { ...erla, seat: 1, hero: 'corlof', tile: null, space: 'F3', hand: null, potion: null };

function viewWith(changes: Partial<View> = {}): View {
  return {
    target: 18,
    turns: 3,
    active: 0,
    over: false,
    surface: [
      { at: '0,0', kind: 'campfire' },
      { at: '1,0', kind: 'forest' },
      { at: '2,-1', kind: 'portal3' },
    ],
    tile_pile: { meadow: 2 },
    danger: ['K1', 'K3'],
    armed_left: 1,
    chest: true,
    monsters: [{ id: 'ulumu', space: 'DU', hearts: 2, full_hearts: 3, value: 1, tooth: 2 }],
    leader: -1,
    commander: -1,
    monster_ap: 0,
    mission_pile: 20,
    heroes: [erla, corlof],
    campfire_price: 'two_food',
    ...changes,
  } as View;
}

function placeAt(thing: string, view = viewWith()) {
  return inWords.places(view, tell).find((place) => place.thing === thing)!;
}

describe('the surface', () => {
  test('a tile has a name that stays as the map grows', () => {
    const grown = viewWith({ surface: [...viewWith().surface, { at: '0,-1', kind: 'forest' }] });
    expect(placeAt('tile:2,-1').name).toBe('ht-place(tile-portal3|2, −1)');
    expect(placeAt('tile:2,-1', grown).name).toBe('ht-place(tile-portal3|2, −1)');
  });

  test('it tells every direction clockwise from the north, the unexplored too', () => {
    const ways = placeAt('tile:0,0').ways.map(({ digit, toward, to }) => [digit, toward, to]);
    expect(ways).toEqual([
      ['1', 'direction-NE', 'cell:1,-1'],
      ['2', 'direction-E', 'tile:1,0'],
      ['3', 'direction-SE', 'cell:0,1'],
      ['4', 'direction-SW', 'cell:-1,1'],
      ['5', 'direction-W', 'cell:-1,0'],
      ['6', 'direction-NW', 'cell:0,-1'],
    ]);
  });

  test('where no tile is left, its border is the edge', () => {
    const places = inWords.places(viewWith({ tile_pile: {} }), tell);
    expect(places.filter((place) => place.isUnexplored)).toEqual([]);
    expect(places[0]!.ways.filter((way) => way.to === null)).toHaveLength(5);
  });

  test('an unexplored place leads nowhere else', () => {
    expect(placeAt('cell:1,-1')).toMatchObject({ name: 'ht-place(ht-unexplored|1, −1)', isUnexplored: true });
    expect(reachFrom(inWords.places(viewWith(), tell), 'tile:0,0').get('cell:1,-1')?.steps).toBe(1);
  });
});

describe('the Underworld', () => {
  test('a space names its neighbours by direction', () => {
    const beside = placeAt('space:TR').ways.map(({ toward, to }) => [toward, to]);
    expect(beside).toEqual([
      ['direction-N', 'space:F3'],
      ['direction-NE', 'space:K3'],
      ['direction-SE', null],
      ['direction-S', 'space:F6'],
      ['direction-SW', 'space:F5'],
      ['direction-NW', 'space:F4'],
    ]);
  });

  test('all spaces hang together, and neighbours are mutual', () => {
    const places = inWords
      .places(viewWith({ heroes: [], monsters: [] }), tell)
      .filter((place) => place.thing.startsWith('space:'));
    expect(reachFrom(places, 'space:TR').size).toBe(SPACES.length);
    for (const place of places) {
      for (const { to } of place.ways.filter((way) => way.to?.startsWith('space:'))) {
        expect(places.find((other) => other.thing === to)!.ways.map((way) => way.to)).toContain(place.thing);
      }
    }
  });

  test('it tells what lies on a space', () => {
    expect(placeAt('space:K1').contents).toEqual(['ht-danger-token']);
    expect(placeAt('space:TR').contents).toEqual(['ht-chest']);
    expect(placeAt('space:P1').contents).toEqual(['ht-portal-closed']);
    expect(placeAt('space:P3').contents).toEqual(['ht-portal-open']);
  });

  test('a known portal joins the two worlds', () => {
    expect(placeAt('tile:2,-1').ways.at(-1)).toMatchObject({ digit: '0', to: 'space:P3', isStep: true });
    expect(placeAt('space:P3').ways.at(-1)).toMatchObject({ digit: '0', to: 'tile:2,-1' });
    expect(placeAt('space:P1').ways.every((way) => way.digit !== '0')).toBe(true);
    expect(reachFrom(inWords.places(viewWith(), tell), 'tile:0,0').get('space:P3')?.steps).toBe(3);
  });

  test('nobody goes through a figure', () => {
    expect(placeAt('space:F3').isBlocked).toBe(true);
    expect(placeAt('space:DU').isBlocked).toBe(true);
    expect(placeAt('space:F4').isBlocked).toBe(false);
  });
});

test('figures are told with their places and their strength', () => {
  const [first, second, third] = inWords.figures(viewWith(), tell);
  expect(first).toMatchObject({ thing: 'hero:erla', seat: 0, place: 'tile:0,0' });
  expect(second).toMatchObject({ thing: 'hero:corlof', seat: 1, place: 'space:F3' });
  expect(third).toMatchObject({ thing: 'monster:ulumu', seat: null, place: 'space:DU' });
  expect(third!.facts).toEqual(['ht-hearts(2|3)', 'ht-combat-value(1)', 'ht-tooth(2)']);
});

test('a hero who has left is told no more', () => {
  expect(inWords.figures(viewWith({ heroes: [{ ...erla, gone: true } as Hero] }), tell).map((figure) => figure.thing)).toEqual([
    'monster:ulumu',
  ]);
});

test('I am told what I have', () => {
  const own = inWords.mine(viewWith(), tell)!;
  expect(own).toMatchObject({ place: 'tile:0,0', left: 3 });
  expect(own.facts).toContain('ht-ap-left(3|5)');
  expect(own.facts).toContain('ht-points-of(2|18)');
  expect(own.facts).toContain('ht-worn-list(token-boots1)');
  expect(own.facts).toContain('ht-backpack-list(token-apple|2)');
  expect(own.facts).toContain('ht-belt-list(token-healing)');
  expect(own.hand).toHaveLength(1);
  expect(own.hand[0]).toContain('card-M01');
});

test('whoever commands the monsters is told their points', () => {
  const own = inWords.mine(viewWith({ active: -1, commander: 0, monster_ap: 4 }), tell)!;
  expect(own.left).toBe(4);
  expect(own.facts).toContain('ht-monster-ap(4)');
});

test('a spectator has nothing', () => {
  expect(inWords.mine(viewWith(), { ...tell, me: -1 })).toBeNull();
});

test('the table tells what is to come', () => {
  const lines = inWords.table!(viewWith({ leader: 1 }), tell);
  expect(lines).toContain('ht-awake(Ben)');
  expect(lines).toContain('ht-danger-left(2|1)');
  expect(lines).toContain('ht-tile-pile(2)');
});
