import { expect, test } from 'vitest';
import { chamberOf, edgeOf, HALF, MOUTH, rim, type RimPoint, type Side, SIDES } from './outline';

const SHAPES: Side[][] = [['S'], ['N', 'S'], ['N', 'E'], ['N', 'E', 'S'], ['N', 'E', 'S', 'W'], ['E', 'W'], ['S', 'W']];
const SATURATIONS = [1, 2, 3, 5];

/** How far a point lies towards a side. */
function towards(side: Side, { x, y }: RimPoint): number {
  return { N: -y, E: x, S: y, W: -x }[side];
}

/** Where the rim leaves the tile through a side, to the left and to the right of its middle. */
function crossings(side: Side, points: RimPoint[]): number[] {
  const along = (point: RimPoint) => (side === 'N' || side === 'S' ? point.x : point.y);
  return points
    .flatMap((from, index) => {
      const to = points[(index + 1) % points.length]!;
      const [a, b] = [towards(side, from), towards(side, to)];
      if (a < HALF === b < HALF) return [];
      return [along(from) + ((HALF - a) / (b - a)) * (along(to) - along(from))];
    })
    .sort((one, other) => one - other);
}

test('the floor leaves the tile through its exits and nowhere else', () => {
  for (const exits of SHAPES) {
    for (const saturation of SATURATIONS) {
      const points = rim(exits, saturation, `${exits.join('')} ${saturation}`);
      for (const side of SIDES) expect(crossings(side, points)).toHaveLength(exits.includes(side) ? 2 : 0);
    }
  }
});

test('passages of any two tiles meet at the edge', () => {
  for (const saturation of SATURATIONS) {
    const [left, right] = crossings('N', rim(['N', 'S'], saturation, 'some tile'));
    const [otherLeft, otherRight] = crossings('S', rim(['S', 'E'], 2, 'another'));
    expect(Math.abs(left! - otherLeft!)).toBeLessThan(1);
    expect(Math.abs(right! - otherRight!)).toBeLessThan(1);
    expect(Math.abs(right! - MOUTH)).toBeLessThan(1.5);
  }
});

test('the more fighters a tile holds, the wider it is', () => {
  expect(SATURATIONS.map(chamberOf)).toEqual([...SATURATIONS.map(chamberOf)].sort((one, other) => one - other));
});

test('a tile always looks the same, and not like another', () => {
  expect(rim(['N'], 2, 'tile 3')).toEqual(rim(['N'], 2, 'tile 3'));
  expect(rim(['N'], 2, 'tile 3')).not.toEqual(rim(['N'], 2, 'tile 4'));
});

test('the edge is drawn but for the exits', () => {
  expect(edgeOf([]).match(/M/g)).toHaveLength(4);
  expect(edgeOf(['N', 'E']).match(/M/g)).toHaveLength(6);
  expect(edgeOf(['N'])).toContain(`M-50 -50L-${MOUTH} -50M${MOUTH} -50L50 -50`);
});
