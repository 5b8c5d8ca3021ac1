import { expect, test } from 'vitest';
import { arranged, coordinates, labelSize } from './geometry';

test('a place is two whole numbers', () => {
  expect(coordinates('2,-1')).toEqual([2, -1]);
  for (const wrong of ['', '2', 'a,b', '1.5,2']) expect(() => coordinates(wrong)).toThrow(`'${wrong}' is no place`);
});

test('figures on one place stand beside each other, others in the middle', () => {
  const figures = ['ada 1,1', 'ben 2,1', 'cleo 1,1'];
  const placed = arranged(
    figures,
    (figure) => figure.split(' ')[1]!,
    (place) => ({ x: coordinates(place)[0] * 100, y: coordinates(place)[1] * 100 }),
    (count) =>
      count === 1
        ? { at: [{ x: 0, y: 0 }], size: 50 }
        : {
            at: [
              { x: -20, y: 5 },
              { x: 20, y: 5 },
            ],
            size: 40,
          },
  );
  expect(placed).toEqual([
    { figure: 'ada 1,1', at: { x: 80, y: 105 }, size: 40 },
    { figure: 'ben 2,1', at: { x: 200, y: 100 }, size: 50 },
    { figure: 'cleo 1,1', at: { x: 120, y: 105 }, size: 40 },
  ]);
});

test('names stay readable on a small map and modest on a large one', () => {
  expect(labelSize(0.1)).toBe(16);
  expect(labelSize(0.75)).toBe(14);
  expect(labelSize(2)).toBe(11);
});
