import { describe, expect, it } from 'vitest';
import { cracksOf, edgeOf, planOf, slabsOf } from './plan';

describe('the plan of a tile', () => {
  it('reaches the edge at every open side and nowhere else', () => {
    expect(planOf(['N'], 'normal').floor).toContain('-17 -50L17 -50');
    expect(planOf(['N'], 'normal').floor).not.toContain('50 17');
    expect(planOf(['N', 'E', 'S', 'W'], 'normal').floor.match(/50/g)).toHaveLength(8);
  });

  it('shows the faces of walls that look south', () => {
    const { hollow, floor } = planOf(['E'], 'normal');
    expect(hollow).toContain('50 -17');
    expect(floor).toContain('50 -11');
    expect(floor).toContain('50 17');
  });

  it('has an edge with a gap at every open side', () => {
    expect(edgeOf([]).match(/M/g)).toHaveLength(4);
    expect(edgeOf(['N', 'S']).match(/M/g)).toHaveLength(6);
  });

  it('has slabs in its chamber and in its passages', () => {
    expect(slabsOf(['N'], 'normal', 'one').joints).not.toBe(slabsOf([], 'normal', 'one').joints);
    expect(slabsOf([], 'normal', 'one')).toEqual(slabsOf([], 'normal', 'one'));
    expect(slabsOf([], 'normal', 'one').light).not.toBe(slabsOf([], 'normal', 'two').light);
  });

  it('has cracks that are always the same', () => {
    expect(cracksOf('B-LAV-1')).toBe(cracksOf('B-LAV-1'));
    expect(cracksOf('B-LAV-1')).not.toBe(cracksOf('B-LAV-2'));
  });
});
