import { expect, test } from 'vitest';
import { beyond, edgeParts, opposite, turned } from './cells';

test('the cell beyond a side is one step away; the Exit lies north of the crossing', () => {
  expect(['N', 'E', 'S', 'W'].map((side) => beyond('3,0', side as 'N'))).toEqual(['3,-1', '4,0', '3,1', '2,0']);
});

test('an edge is a cell and a side, told from either', () => {
  expect(edgeParts('3,-1/S')).toEqual(['3,-1', 'S']);
  expect(opposite('E')).toBe('W');
});

test('a tile turns clockwise', () => {
  expect(turned('ESW', 1)).toEqual(['N', 'S', 'W']);
  expect(turned('S', 2)).toEqual(['N']);
  expect(turned('NESW', 3)).toEqual(['N', 'E', 'S', 'W']);
});
