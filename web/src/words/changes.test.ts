import { beforeEach, expect, test } from 'vitest';
import { speak } from '../lib/language.svelte';
import { caveWorld } from './cave.testing';
import { changesIn } from './changes';
import type { World } from './world';

beforeEach(() => speak('en'));

function withLeft(world: World, left: number): World {
  return { ...world, mine: { ...world.mine!, left } };
}

test('a place that was found is told with the way to it', () => {
  const before = caveWorld();
  const after = { ...before, places: before.places.map((place) => ({ ...place, isUnexplored: false })) };
  expect(changesIn(before, after)).toEqual(['Found: Cell (3): 2 steps, first to the east.']);
});

test('where I have come to is told, and what is left to act with', () => {
  expect(changesIn(caveWorld([1, 2]), withLeft(caveWorld([0, 2]), 2))).toEqual(['You are at Cell (0).', '2 AP left.']);
});

test('nothing is told where nothing changes, or nothing was known', () => {
  expect(changesIn(caveWorld(), caveWorld([1, 3]))).toEqual([]);
  expect(changesIn(null, caveWorld())).toEqual([]);
});
