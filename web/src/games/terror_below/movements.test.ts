import { expect, test } from 'vitest';
import { gainsIn, pawnWay, targetWay } from './movements';
import type { View } from './types';

const events = [
  { kind: 'moved', seat: 1, direction: 'E', space: '2,1', path: ['1,1', '2,1'] },
  { kind: 'leapt', seat: 1, space: '4,1', path: ['2,1', '3,1', '4,1'] },
  { kind: 'target_distracted', slot: 2, vehicle: 'V4-1', space: '5,3', path: ['5,5', '5,4', '5,3'] },
  { kind: 'vp_gained', seat: 0, vp: 3, total: 7 },
];

test('a pawn goes over every space of its way', () => {
  expect(pawnWay(events, 1)).toEqual(['1,1', '2,1', '3,1', '4,1']);
  expect(pawnWay(events, 0)).toEqual([]);
});

test('a Target goes where the arrows lead it', () => {
  expect(targetWay(events, 2)).toEqual(['5,5', '5,4', '5,3']);
  expect(targetWay(events, 1)).toEqual([]);
});

test('points come from where the pawn stands', () => {
  const view = { squads: [{ space: '3,1' }, { space: null }] } as unknown as View;
  expect(gainsIn(events, view)).toEqual([{ seat: 0, points: 3, from: ['space:3,1'] }]);
  expect(gainsIn([{ kind: 'vp_gained', seat: 1, vp: 1, total: 1 }], view)[0]?.from).toEqual([]);
});
