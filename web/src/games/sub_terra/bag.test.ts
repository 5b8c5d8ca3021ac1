import { expect, test } from 'vitest';
import { sharesOf } from './bag';
import { bagOf } from './pack';

test('a bag is told by kind of tile, the likeliest first', () => {
  expect(sharesOf(['B-KEY-1', 'B-NOR-1', 'B-NOR-2', 'B-GRD-1'])).toEqual([
    { tile: 'B-NOR-1', kind: 'normal', guardian: null, count: 2, chance: 50 },
    { tile: 'B-KEY-1', kind: 'key', guardian: null, count: 1, chance: 25 },
    { tile: 'B-GRD-1', kind: 'guardian', guardian: 'infantry', count: 1, chance: 25 },
  ]);
  expect(sharesOf([])).toEqual([]);
});

test('tiles on which other Guardians wake are told apart', () => {
  const guardians = sharesOf(bagOf('legion')).filter(({ kind }) => kind === 'guardian');
  expect(guardians.map(({ guardian, count }) => [guardian, count])).toEqual([
    ['infantry', 2],
    ['archer', 1],
    ['volatile', 1],
  ]);
});
