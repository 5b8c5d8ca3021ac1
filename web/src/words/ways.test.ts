import { describe, expect, test } from 'vitest';
import { cave } from './cave.testing';
import { reachFrom } from './ways';

describe('the way from a place', () => {
  test('is the shortest, with its first direction', () => {
    const reach = reachFrom(cave(), 'cell:1');
    expect(reach.get('cell:1')).toEqual({ steps: 0, first: null, path: [] });
    expect(reach.get('cell:3')).toMatchObject({ steps: 2, first: { toward: 'to the east' }, path: ['cell:2', 'cell:3'] });
    expect(reach.get('cell:0')).toMatchObject({ steps: 1, first: { toward: 'to the west' } });
  });

  test('leads to what is blocked, and no farther', () => {
    const places = cave().map((place) => (place.thing === 'cell:2' ? { ...place, isBlocked: true } : place));
    const reach = reachFrom(places, 'cell:1');
    expect(reach.get('cell:2')?.steps).toBe(1);
    expect(reach.has('cell:3')).toBe(false);
  });

  test('goes out of a blocked place', () => {
    const places = cave().map((place) => (place.thing === 'cell:1' ? { ...place, isBlocked: true } : place));
    expect(reachFrom(places, 'cell:1').get('cell:3')?.steps).toBe(2);
  });

  test('takes no way that is no step', () => {
    const places = cave().map((place) => ({
      ...place,
      ways: place.ways.map((way) => ({ ...way, isStep: way.to !== 'cell:2' })),
    }));
    expect([...reachFrom(places, 'cell:1').keys()]).toEqual(['cell:1', 'cell:0']);
  });

  test('leads nowhere from nowhere', () => {
    expect(reachFrom(cave(), null).size).toBe(0);
    expect(reachFrom(cave(), 'cell:99').size).toBe(0);
  });
});
