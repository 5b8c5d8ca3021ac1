import { expect, test } from 'vitest';
import { around, centred, fitted, panned, zoomed } from './placing';

const box = (left: number, top: number, width: number, height: number): DOMRectReadOnly =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRectReadOnly;

test('a drawing is fitted whole, in the middle', () => {
  expect(fitted({ width: 424, height: 224 }, { width: 800, height: 200 })).toEqual({ x: 12, y: 62, scale: 0.5 });
});

test('a small drawing is not enlarged without end', () => {
  expect(fitted({ width: 1000, height: 1000 }, { width: 10, height: 10 }).scale).toBe(2);
});

test('a drawing that is too large shows what matters, and no empty room beside it', () => {
  const [frame, content] = [
    { width: 400, height: 200 },
    { width: 1000, height: 100 },
  ];
  expect(around(frame, content, 1, { x: 500, y: 50 })).toEqual({ x: -300, y: 50, scale: 1 });
  expect(around(frame, content, 1, { x: 0, y: 50 }).x).toBe(12);
  expect(around(frame, content, 1, { x: 990, y: 50 }).x).toBe(-612);
});

test('zooming keeps the point under the pointer', () => {
  const before = { x: 10, y: 20, scale: 1 };
  const after = zoomed(before, 2, 110, 70);
  expect((110 - after.x) / after.scale).toBeCloseTo((110 - before.x) / before.scale);
  expect((70 - after.y) / after.scale).toBeCloseTo((70 - before.y) / before.scale);
});

test('a thing outside is brought to the middle, one inside stays', () => {
  const placing = { x: 0, y: 0, scale: 1 };
  expect(centred(placing, box(0, 0, 100, 100), box(190, 40, 20, 20))).toEqual(panned(placing, -150, 0));
  expect(centred(placing, box(0, 0, 100, 100), box(40, 40, 20, 20))).toBeNull();
});
