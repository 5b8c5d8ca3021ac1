import { expect, test } from 'vitest';
import { slot, t } from '../view.testing';
import { missingInWords, missingOf } from './missing';

test('a power that has all it needs, or is triggered, misses nothing', () => {
  expect(missingOf(slot('P1', 'P1', { triggered: [1], missing_dice: 1 }))).toBeNull();
  expect(missingOf(slot('P2', 'P2', { prepared: [2, 4] }))).toBeNull();
});

test('the colour that is missing follows from the power and from the die that waits', () => {
  const colour = (power: string, prepared: number[], missing_dice: number) =>
    missingOf(slot('D01', power, { prepared, missing_dice }))?.colour;
  expect(colour('P2', [2], 1)).toBe('white');
  expect(colour('P3', [], 2)).toBe('red');
  expect(colour('stoneskin', [], 2)).toBe('same');
  expect(colour('stoneskin', [3], 1)).toBe('red');
  expect(colour('stoneskin', [4], 1)).toBe('white');
  expect(colour('howl', [], 2)).toBe('mixed');
  expect(colour('howl', [4], 1)).toBe('red');
  expect(colour('howl', [5], 1)).toBe('white');
  expect(colour('P4', [], 1)).toBe('any');
});

test('dice and total are told apart, and nothing where nothing is missing', () => {
  const words = (prepared: number[], missing_dice: number, missing_total: number) =>
    missingInWords(slot('P5', 'P5', { prepared, missing_dice, missing_total }), t);
  expect(words([2, 1], 0, 4)).toBe('cl-missing-total(4)');
  expect(words([], 2, 7)).toBe('cl-missing-any(2), cl-missing-total(7)');
  expect(words([4, 3], 0, 0)).toBe('');
});
