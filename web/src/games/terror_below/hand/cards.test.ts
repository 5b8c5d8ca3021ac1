import { expect, test } from 'vitest';
import type { Squad } from '../types';
import { cardsOf } from './cards';

function fresh(items: string[], gained: string[] | null): boolean[] {
  return cardsOf({ items, secrets: [], fresh: gained } as unknown as Squad).map((card) => card.fresh);
}

test('Vehicles come first, then Items, Weapons and the Bounties that I know', () => {
  const squad = {
    hand: ['V6-2'],
    items: ['I05', 'I05'],
    weapons: ['P01'],
    secrets: [null, 'BD23'],
    fresh: null,
  } as unknown as Squad;
  const cards = cardsOf(squad);
  expect(cards.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'vehicle V6-2',
    'item I05',
    'item I05',
    'weapon P01',
    'bounty BD23',
  ]);
  expect(new Set(cards.map((card) => card.key)).size).toBe(cards.length);
});

test('of equal cards the last one is the one just gained', () => {
  expect(fresh(['I05', 'I02', 'I05'], ['I05', 'P01'])).toEqual([false, false, true]);
});

test('both copies gained in one turn are fresh', () => {
  expect(fresh(['I05', 'I05'], ['I05', 'I05'])).toEqual([true, true]);
});

test('without news nothing is fresh', () => {
  expect(fresh(['I05'], null)).toEqual([false]);
});
