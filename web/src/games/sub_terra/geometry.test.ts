import { describe, expect, it } from 'vitest';
import { boxAround, exitPoint, middleOf, sideTo, standing, TILE } from './geometry';

describe('the map of the temple', () => {
  it('has the Exit above the crossing', () => {
    expect(middleOf('3,-1').y).toBeLessThan(middleOf('3,0').y);
    expect(sideTo('3,0', '3,-1')).toBe('N');
    expect(sideTo('3,0', '5,0')).toBeUndefined();
  });

  it('shows all lanes, and grows downwards', () => {
    const small = boxAround(['3,-1', '3,0']);
    const deep = boxAround(['3,-1', '3,0', '3,9']);
    expect(small.width).toBe(deep.width);
    expect(small.width).toBeGreaterThan(7 * TILE);
    expect(deep.height).toBeGreaterThan(small.height);
    expect(deep.top).toBe(small.top);
  });

  it('has exits outside their tile', () => {
    expect(exitPoint('3,2/S').y).toBeGreaterThan(middleOf('3,2').y + TILE / 2);
  });

  it('lets figures stand beside each other, however many there are', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 8, 11]) {
      const { at } = standing(count);
      expect(new Set(at.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    }
    expect(standing(6).size).toBeLessThan(standing(1).size);
  });
});
