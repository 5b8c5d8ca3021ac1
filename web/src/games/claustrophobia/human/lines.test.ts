import { expect, test } from 'vitest';
import { sheet } from '../view.testing';
import { linesOf } from './lines';

test('a line has its printed values, its gift, its die and its damage', () => {
  const lines = linesOf(sheet('H01', { line: 3, gifts: ['G4'], cancelled: [1, 2], scars: [2] }));
  expect(lines.map(({ mv, cb, df }) => `${mv}/${cb}/${df}`)).toEqual(['1/1/5', '1/2/4', '2/1/4', '1/3/4', '2/3/3', '1/4/3']);
  expect(lines.filter(({ isCancelled }) => isCancelled).map(({ number }) => number)).toEqual([1, 2]);
  expect(lines.filter(({ isScarred }) => isScarred).map(({ number }) => number)).toEqual([2]);
  expect(lines.filter(({ isUsed }) => isUsed).map(({ number, gift }) => [number, gift])).toEqual([[3, 'G4']]);
});

test('the instinct pictogram is that of the sheet', () => {
  expect(
    linesOf(sheet('H03'))
      .filter(({ instinct }) => instinct)
      .map(({ number }) => number),
  ).toEqual([2, 5]);
});
