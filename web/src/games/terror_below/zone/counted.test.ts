import { expect, test } from 'vitest';
import { counted } from './counted';

test('equal names are counted, and names are in order', () => {
  expect(counted(['b', 'a', 'b'])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(counted([])).toEqual([]);
});
