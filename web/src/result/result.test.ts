import { describe, expect, test } from 'vitest';
import type { Standing, Story } from '../lib/protocol';
import { byTurn, endsOf, HEIGHT, heightOf, pathOf, scaleOf, WIDTH } from './course';
import { sourcesIn } from './sources';

const standing = (number: number, turns: number, ...scores: number[]): Standing => ({ number, turns, scores });

describe('points by source', () => {
  test('those that gave most stand first, losses last, and what gave nobody anything is left out', () => {
    const story: Story = {
      course: [],
      moments: [],
      sources: [
        { eggs: 2, stolen: -1, jump: 0 },
        { hunts: 9, eggs: 1 },
      ],
    };
    expect(sourcesIn(story)).toEqual([
      { name: 'hunts', points: [0, 9] },
      { name: 'eggs', points: [2, 1] },
      { name: 'stolen', points: [-1, 0] },
    ]);
  });
});

describe('the course of the points', () => {
  test('stands between round numbers', () => {
    expect(scaleOf([standing(0, 0, 0, 0), standing(9, 3, 17, 4)])).toEqual({ low: 0, high: 20, steps: [0, 5, 10, 15, 20] });
    expect(scaleOf([standing(0, 0, 0)]).high).toBe(4);
    expect(scaleOf([standing(0, 0, 0), standing(4, 2, -3)])).toEqual({ low: -4, high: 4, steps: [-4, -2, 0, 2, 4] });
  });

  test('goes on level until the points change', () => {
    const course = [standing(0, 0, 0), standing(5, 2, 2), standing(10, 4, 4)];
    const scale = scaleOf(course);
    expect(pathOf(course, 0, scale)).toBe(`M0 ${HEIGHT}H${WIDTH / 2}V${HEIGHT / 2}H${WIDTH}V0`);
  });

  test('has marks at its ends that hide nothing of each other', () => {
    const scale = { low: 0, high: 20, steps: [] };
    const ends = endsOf([20, 4, 5, 4], scale);
    expect(ends[0]).toBe(heightOf(20, scale));
    const sorted = [...ends].sort((one, other) => one - other);
    for (const [index, end] of sorted.slice(1).entries()) expect(end - sorted[index]!).toBeGreaterThan(20);
    expect(Math.max(...endsOf([0, 0, 0, 0, 0], scale))).toBeLessThanOrEqual(HEIGHT + 12);
  });

  test('is a table with a row for each turn', () => {
    const course = [standing(0, 0, 0), standing(3, 1, 1), standing(4, 1, 2), standing(9, 4, 3)];
    expect(byTurn(course).map(({ number }) => number)).toEqual([0, 4, 9]);
  });
});
