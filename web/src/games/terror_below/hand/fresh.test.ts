import { expect, test } from 'vitest';
import type { Squad } from '../types';
import { isFresh } from './fresh';

const squad = { fresh: ['I05', 'P01'] } as Squad;

test('of equal cards the last one is the one just gained', () => {
  const items = ['I05', 'I02', 'I05'];
  expect(items.map((_, index) => isFresh(squad, items, index))).toEqual([false, false, true]);
});

test('both copies gained in one turn are fresh', () => {
  const items = ['I05', 'I05'];
  expect(items.map((_, index) => isFresh({ fresh: ['I05', 'I05'] } as Squad, items, index))).toEqual([true, true]);
});

test('without news nothing is fresh', () => {
  expect(isFresh({ fresh: null } as Squad, ['I05'], 0)).toBe(false);
});
