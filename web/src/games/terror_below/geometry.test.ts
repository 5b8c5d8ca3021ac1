import { describe, expect, test } from 'vitest';
import { eggPlace, heaps, middleOf, offsetOf, outlineOf, SQUARE, standing, targetPlace, viewBox, wayThrough } from './geometry';
import { PATTERNS } from './pack';

describe('spaces', () => {
  test('stand by column and row', () => {
    expect(middleOf('4,2')).toEqual({ x: 350, y: 150 });
  });

  test('the drawing holds both sides of the board with their numbers', () => {
    expect(viewBox(6, 6)).toEqual({ left: -30, top: -30, width: 636, height: 636 });
    expect(viewBox(8, 6).width).toBe(836);
  });
});

describe('patterns', () => {
  test('squares are read as on the card', () => {
    expect(offsetOf('N')).toEqual({ x: 0, y: -1 });
    expect(offsetOf('SW2')).toEqual({ x: -2, y: 2 });
    expect(offsetOf('centre')).toEqual({ x: 0, y: 0 });
  });

  test('every pattern fits into the grid of five by five', () => {
    for (const { squares } of PATTERNS) {
      const cells = new Set(squares.map(offsetOf).map(({ x, y }) => `${x},${y}`));
      expect(cells.size).toBe(squares.length);
      for (const { x, y } of squares.map(offsetOf)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(2);
    }
  });
});

describe('what stands on a space', () => {
  test.each([1, 2, 3, 4, 5])('%i pawns stay inside it, each on a place of its own', (pawns) => {
    const { at, size } = standing(pawns);
    expect(at).toHaveLength(pawns);
    expect(new Set(at.map(({ x, y }) => `${x},${y}`)).size).toBe(pawns);
    for (const { x } of at) expect(Math.abs(x)).toBeLessThanOrEqual(SQUARE / 2 - size / 4);
  });

  test('three Targets stand beside each other without leaving it', () => {
    const places = [0, 1, 2].map(targetPlace);
    for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(SQUARE / 2 - 15);
    expect(places[0]!.x - places[1]!.x).toBeGreaterThan(25);
  });

  test('Eggs lie in heaps of one colour, side by side', () => {
    expect(heaps(['green', 'blue', 'green'])).toEqual([
      { egg: 'green', count: 2 },
      { egg: 'blue', count: 1 },
    ]);
    expect(heaps([])).toEqual([]);
    for (let heap = 0; heap < 4; heap++) expect(Math.abs(eggPlace(heap, 4).x)).toBeLessThanOrEqual(SQUARE / 2 - 12);
    expect(eggPlace(0, 1).x).toBe(0);
  });
});

describe('the way of a Target', () => {
  test('goes through the middles and stops short of the end', () => {
    expect(wayThrough(['1,1', '2,1', '2,2'], 20)).toBe('M50 50L150 50L150 130');
  });

  test('over the Canyon it is one long line', () => {
    expect(wayThrough(['3,3', '6,3'], 20)).toBe('M250 250L530 250');
  });

  test('is nothing where the Target stays', () => {
    expect(wayThrough(['1,1'])).toBe('');
    expect(wayThrough(['1,1', '1,1'])).toBe('');
  });
});

describe('the outline of the Canyon', () => {
  test('of one space is its square', () => {
    expect(outlineOf(['2,1'])).toEqual([
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 100 },
        { x: 100, y: 100 },
      ],
    ]);
  });

  test('of our map is one line around six spaces', () => {
    const [loop, ...others] = outlineOf(['4,2', '4,3', '5,3', '4,4', '5,4', '5,5']);
    expect(others).toEqual([]);
    expect(loop).toHaveLength(12);
    expect(area(loop!)).toBe(6 * SQUARE * SQUARE);
  });

  test('without spaces there is none', () => {
    expect(outlineOf([])).toEqual([]);
  });
});

function area(loop: readonly { x: number; y: number }[]): number {
  const parts = loop.map((point, index) => {
    const next = loop[(index + 1) % loop.length]!;
    return point.x * next.y - next.x * point.y;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}
