import { describe, expect, test } from 'vitest';
import { coordinates } from '$board/geometry';
import { boxAround, directionTo, hexagon, RADIUS, standing, surfacePoint, underworldPoint } from './geometry';
import { SPACES } from './pack';

const HEIGHT = RADIUS * Math.sqrt(3);

describe('cells', () => {
  test('of the surface have pointy tops: a row is shifted by half a tile', () => {
    expect(surfacePoint('0,0')).toEqual({ x: 0, y: 0 });
    expect(surfacePoint('1,0').x).toBeCloseTo(HEIGHT);
    expect(surfacePoint('0,1').x).toBeCloseTo(HEIGHT / 2);
    expect(surfacePoint('0,1').y).toBeCloseTo(1.5 * RADIUS);
  });

  test('of the Underworld have flat tops: a column is shifted by half a space', () => {
    expect(underworldPoint([1, 0]).x).toBeCloseTo(1.5 * RADIUS);
    expect(underworldPoint([1, 0]).y).toBeCloseTo(HEIGHT / 2);
    expect(underworldPoint([0, -1]).y).toBeCloseTo(-HEIGHT);
  });
});

test('all neighbours are equally far away, on both maps', () => {
  for (const cell of ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']) {
    const above = surfacePoint(cell);
    const below = underworldPoint(coordinates(cell));
    expect(Math.hypot(above.x, above.y)).toBeCloseTo(HEIGHT);
    expect(Math.hypot(below.x, below.y)).toBeCloseTo(HEIGHT);
  }
});

test('no two spaces of the Underworld overlap', () => {
  const points = SPACES.map((space) => underworldPoint(space.at));
  points.forEach((one, index) =>
    points.slice(index + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(HEIGHT - 1)),
  );
});

test('directions are those of the rulebook', () => {
  expect(directionTo('0,0', '1,0')).toBe('E');
  expect(directionTo('2,-1', '2,-2')).toBe('NW');
  expect(directionTo('2,-1', '1,0')).toBe('SW');
  expect(directionTo('0,0', '2,0')).toBeNull();
  expect(directionTo('0,0', '0,0')).toBeNull();
});

test('a hexagon has its corner on top or at the side', () => {
  expect(hexagon('pointy', 10).split(' ')).toContain('0,10');
  expect(hexagon('flat', 10).split(' ')).toContain('10,0');
});

test('the box holds whole hexagons and the room around them', () => {
  const box = boxAround(
    [
      { x: 0, y: 0 },
      { x: 100, y: 30 },
    ],
    'pointy',
    { x: 5, y: 7 },
  );
  expect(box.left).toBeCloseTo(-HEIGHT / 2 - 5);
  expect(box.top).toBeCloseTo(-RADIUS - 7);
  expect(box.width).toBeCloseTo(100 + HEIGHT + 10);
  expect(box.height).toBeCloseTo(30 + 2 * RADIUS + 14);
});

test.each([1, 2, 3, 4, 5])('%i figures stand on a tile without covering each other', (figures) => {
  const { at, size } = standing(figures);
  expect(at).toHaveLength(figures);
  at.forEach((one, index) => {
    expect(Math.hypot(one.x, one.y) + size / 2).toBeLessThan(RADIUS);
    at.slice(index + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(size));
  });
});
