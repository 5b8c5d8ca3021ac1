import { describe, expect, it } from 'vitest';
import { CHARACTERS, EXPLORERS } from '../pack';
import { lookOf } from './looks';

describe('the looks of the Explorers', () => {
  it('are known for every Explorer, and no two are the same', () => {
    const looks = EXPLORERS.map(({ id }) => JSON.stringify(lookOf(id)));
    expect(looks).not.toContain('null');
    expect(new Set(looks).size).toBe(EXPLORERS.length);
  });

  it('are those of people', () => {
    const others = CHARACTERS.filter(({ domain }) => domain === null).map(({ id }) => lookOf(id));
    expect(others).toEqual([null, null, null]);
  });
});
