import { expect, test } from 'vitest';
import {
  beyond,
  boxAround,
  exitBetween,
  exitParts,
  exitPoint,
  middleOf,
  opposite,
  standing,
  TILE,
  turnedExits,
} from './geometry';

test('the cell beyond a side lies in its direction, and looks back with the opposite side', () => {
  expect(['N', 'E', 'S', 'W'].map((side) => beyond('2,-1', side as 'N'))).toEqual(['2,-2', '3,-1', '2,0', '1,-1']);
  for (const side of ['N', 'E', 'S', 'W'] as const) expect(beyond(beyond('0,0', side), opposite(side))).toBe('0,0');
});

test('a quarter turn clockwise leads north to east', () => {
  expect(turnedExits(['N', 'E'], 1)).toEqual(['E', 'S']);
  expect(turnedExits(['S'], 2)).toEqual(['N']);
  expect(turnedExits(['N', 'E', 'S'], 3)).toEqual(['N', 'E', 'W']);
});

test('an exit is pressed outside its tile, or on the edge between two tiles', () => {
  expect(exitParts('2,-1/W')).toEqual(['2,-1', 'W']);
  expect(exitPoint('0,0', 'E', false)).toEqual({ x: TILE / 2, y: 0 });
  expect(exitPoint('0,0', 'N', true).y).toBeLessThan(-TILE / 2);
  expect(exitBetween('0,0', '1,0')).toEqual(exitPoint('0,0', 'E', true));
  expect(exitBetween('0,0', '4,4')).toEqual(middleOf('4,4'));
});

test('the map has room for every tile, and for the dark only where an exit leads into it', () => {
  const closed = boxAround(['0,0', '3,0', '3,2', '0,2'], []);
  const open = boxAround(['0,0', '3,0', '3,2', '0,2'], ['3,2/E']);
  expect(closed.left).toBeLessThan(middleOf('0,0').x - TILE / 2);
  expect(open.width).toBeGreaterThan(closed.width);
  expect(open.left).toBe(closed.left);
  expect(boxAround([], []).width).toBeGreaterThan(TILE);
});

test('figures do not hide each other, and those of two factions keep to their halves', () => {
  for (const half of ['whole', 'west', 'east'] as const) {
    for (let count = 1; count <= 5; count++) {
      const { at, size } = standing(count, half);
      expect(at).toHaveLength(count);
      for (const [index, one] of at.entries()) {
        for (const other of at.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.75);
        expect(Math.abs(one.y) + size / 2).toBeLessThan(TILE / 2);
        if (half === 'west') expect(one.x).toBeLessThan(0);
        if (half === 'east') expect(one.x).toBeGreaterThan(0);
      }
    }
  }
  expect(new Set(standing(7, 'whole').at.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
});
