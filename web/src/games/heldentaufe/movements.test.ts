import { expect, test } from 'vitest';
import { fightIn, gainsIn, heartsLost, heroWay, monsterWay } from './movements';
import type { View } from './types';

const FOUGHT = { kind: 'fought', attacker: 'erla', defender: 'ulumu', winner: 'erla', loser: 'ulumu', hearts: 2 };

test('a hero goes from place to place, each in its world', () => {
  const above = [{ kind: 'moved', seat: 1, start: '0,0', cell: '1,0' }];
  expect(heroWay(above, 1, 'surface')).toEqual(['0,0', '1,0']);
  expect(heroWay(above, 0, 'surface')).toEqual([]);
  expect(heroWay(above, 1, 'underworld')).toEqual([]);
  expect(heroWay([{ kind: 'moved_below', seat: 1, start: 'K1', space: 'K2' }], 1, 'underworld')).toEqual(['K1', 'K2']);
});

test('whoever changes the world is simply there', () => {
  const down = [{ kind: 'descended', seat: 1, start: '0,0', space: 'P1' }];
  expect([heroWay(down, 1, 'surface'), heroWay(down, 1, 'underworld')]).toEqual([[], []]);
});

test('a monster goes too', () => {
  expect(monsterWay([{ kind: 'monster_moved', monster: 'ulumu', start: 'K1', space: 'K2' }], 'ulumu')).toEqual(['K1', 'K2']);
  expect(monsterWay([], 'ulumu')).toEqual([]);
});

test('hearts are lost in fights and traps', () => {
  const events = [FOUGHT, { kind: 'trap_armed', seat: 0, space: 'K2' }];
  expect(heartsLost(events, 'ulumu')).toBe(1);
  expect(heartsLost(events, 'erla', 0)).toBe(1);
  expect(heartsLost(events, 'corlof', 1)).toBe(0);
});

test('points fly from the place of the hero', () => {
  const view = { heroes: [{ seat: 0, tile: '2,0', space: null }] } as unknown as View;
  expect(gainsIn([{ kind: 'points_gained', seat: 0, points: 2 }, FOUGHT], view)).toEqual([
    { seat: 0, points: 2, from: ['tile:2,0', 'space:null'] },
  ]);
});

test('of several fights the last is shown', () => {
  expect(fightIn([FOUGHT, { ...FOUGHT, attacker: 'corlof' }])?.attacker).toBe('corlof');
  expect(fightIn([])).toBeNull();
});
