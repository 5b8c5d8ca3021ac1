import { describe, expect, test } from 'vitest';
import { folded } from './differences';

const before = {
  turns: 1,
  heroes: [
    { name: 'Erla', hearts: 3 },
    { name: 'Ulumu', hearts: 5 },
  ],
  tiles: { '0,0': 'start' },
};

describe('a change', () => {
  test('sets a value deep inside', () => {
    expect(folded(before, [{ path: ['heroes', 1, 'hearts'], value: 4 }]).heroes[1]).toEqual({ name: 'Ulumu', hearts: 4 });
  });

  test('sets nothing as a value', () => {
    expect(folded<unknown>({ owner: 2 }, [{ path: ['owner'], value: null }])).toEqual({ owner: null });
  });

  test('appends to a list by the index behind its end', () => {
    const after = folded(before, [{ path: ['heroes', 2], value: { name: 'Zibber', hearts: 2 } }]);
    expect(after.heroes.map((hero) => hero.name)).toEqual(['Erla', 'Ulumu', 'Zibber']);
  });

  test('cuts a list', () => {
    expect(folded(before, [{ path: ['heroes'], size: 1 }]).heroes).toEqual([{ name: 'Erla', hearts: 3 }]);
  });

  test('takes a key away and adds another', () => {
    const after = folded(before, [
      { path: ['tiles', '0,0'], gone: true },
      { path: ['tiles', '1,0'], value: 'forest' },
    ]);
    expect(after.tiles).toEqual({ '1,0': 'forest' });
  });

  test('replaces everything by an empty path', () => {
    expect(folded<unknown>(before, [{ path: [], value: { turns: 9 } }])).toEqual({ turns: 9 });
  });
});

test('what did not change is shared, and the value before stays as it was', () => {
  const after = folded(before, [{ path: ['heroes', 0, 'hearts'], value: 2 }]);
  expect(after.tiles).toBe(before.tiles);
  expect(after.heroes[1]).toBe(before.heroes[1]);
  expect(before.heroes[0]?.hearts).toBe(3);
});

test('no change gives the same value', () => {
  expect(folded(before, [])).toBe(before);
});
