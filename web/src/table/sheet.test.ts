import { expect, test } from 'vitest';
import { drawnBy } from './sheet';

test('a finger draws the sheet up or down, a long way at once to the end', () => {
  expect([-300, -60, -5, 0, 5, 60, 300].map(drawnBy)).toEqual([2, 1, 0, 0, 0, -1, -2]);
});
