import { expect, test } from 'vitest';
import { gainsIn, pawnWay, targetWay } from './movements';
import type { View } from './types';

const MOVED = { kind: 'moved', seat: 1, space: '3,3', path: ['2,3', '3,3'] };
const DISTRACTED = { kind: 'target_moved', seat: 1, slot: 2, space: '5,1', path: ['4,1', '5,1'] };

test('a pawn goes its way, and so does a Target', () => {
  expect(pawnWay([MOVED, DISTRACTED], 1)).toEqual(['2,3', '3,3']);
  expect(pawnWay([MOVED, DISTRACTED], 0)).toEqual([]);
  expect(targetWay([MOVED, DISTRACTED], 2)).toEqual(['4,1', '5,1']);
});

test('ways of one moment lead on from one to the next', () => {
  expect(pawnWay([MOVED, { ...MOVED, path: ['3,3', '3,4'] }], 1)).toEqual(['2,3', '3,3', '3,4']);
});

test('VP fly from the pawn, whether a Bounty paid them or not', () => {
  const view = { squads: [{ seat: 0, space: '4,2' }] } as unknown as View;
  expect(gainsIn([{ kind: 'vp_gained', seat: 0, vp: 1 }, { kind: 'bounty_scored', seat: 0, vp: 4 }, MOVED], view)).toEqual([
    { seat: 0, points: 1, from: ['space:4,2'] },
    { seat: 0, points: 4, from: ['space:4,2'] },
  ]);
});
