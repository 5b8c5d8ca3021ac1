import { expect, test } from 'vitest';
import { viewWith } from '../view.testing';
import { deedsOf } from './deeds';

const told = (changes: Parameters<typeof viewWith>[0]) =>
  deedsOf(viewWith(changes), false).map(({ id, cost }) => `${id} ${cost}`);

test('everybody moves, explores and helps; one climbs where there are Pits, and pushes where there is the Ark', () => {
  const always = ['move 1', 'explore 1', 'reveal 1', 'heal 1', 'attack 1', 'item 1', 'run 2', 'dig 2'];
  expect(told({})).toEqual(always);
  expect(told({ temple: 'dauntless', mode: 'ark' })).toEqual([...always, 'climb 2', 'push 1', 'pull 2']);
});

test('whoever is down can only crawl', () => {
  expect(deedsOf(viewWith(), true).map(({ id }) => id)).toEqual(['crawl']);
});
