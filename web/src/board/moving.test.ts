import { expect, test } from 'vitest';
import type { Arriving } from './contract';
import { keyframesOf, wayOver } from './moving';

const arriving = (milliseconds: number): Arriving => ({ number: 7, seat: 0, things: [], events: [], milliseconds });
const pointOf = (place: string) => ({ x: Number(place) * 100, y: 0 });
const HERE = { x: 310, y: -6 };

test('a figure goes over the middles of the places to where it stands among others', () => {
  expect(wayOver(['1', '2', '3'], arriving(2000), pointOf, HERE)).toEqual({
    number: 7,
    points: [{ x: 100, y: 0 }, { x: 200, y: 0 }, HERE],
    milliseconds: 840,
  });
});

test('it is there when the moment is over', () => {
  expect(wayOver(['1', '2', '3'], arriving(300), pointOf, HERE)?.milliseconds).toBe(300);
});

test('nothing moves that stands still, that nobody wants to see moving, or whose moment was not reached', () => {
  expect(wayOver(['3'], arriving(2000), pointOf, HERE)).toBeNull();
  expect(wayOver(['1', '3'], arriving(0), pointOf, HERE)).toBeNull();
  expect(wayOver(['1', '3'], null, pointOf, HERE)).toBeNull();
});

test('it keeps its size on the way', () => {
  expect(keyframesOf([{ x: 1, y: 2 }], 0.4)[0]?.transform).toBe('translate(1px, 2px) scale(0.4)');
});
