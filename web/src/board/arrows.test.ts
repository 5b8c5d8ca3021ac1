import { expect, test } from 'vitest';
import { nearestToward } from './arrows';

const middle = { x: 0, y: 0 };
const around = [
  { x: 100, y: 0 },
  { x: 50, y: -90 },
  { x: -50, y: -90 },
  { x: -100, y: 0 },
  { x: 300, y: 0 },
  { x: 0, y: -180 },
];

test('an arrow leads to the nearest thing on that side', () => {
  expect(nearestToward('ArrowRight', middle, around)).toBe(0);
  expect(nearestToward('ArrowLeft', middle, around)).toBe(3);
});

test('a neighbour a little aside comes before what lies straight behind it', () => {
  expect(nearestToward('ArrowUp', middle, around)).toBe(1);
});

test('where nothing is, the focus stays', () => {
  expect(nearestToward('ArrowDown', middle, around)).toBe(-1);
  expect(nearestToward('Enter', middle, around)).toBe(-1);
});

test('what lies far aside is not in that direction', () => {
  expect(nearestToward('ArrowRight', middle, [{ x: 10, y: 100 }])).toBe(-1);
});
