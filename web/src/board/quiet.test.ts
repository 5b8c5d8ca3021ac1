import { expect, test } from 'vitest';
import { quietPlace } from './quiet';

const WINDOW = { width: 800, height: 400 };
const SIZE = { width: 200, height: 100 };
const MIDDLE = { left: 300, top: 150 };

function touches(
  place: { left: number; top: number },
  area: { left: number; top: number; width: number; height: number },
): boolean {
  return (
    place.left < area.left + area.width &&
    place.left + SIZE.width > area.left &&
    place.top < area.top + area.height &&
    place.top + SIZE.height > area.top
  );
}

test('where nothing is needed it stands in the middle', () => {
  expect(quietPlace(WINDOW, SIZE, [])).toEqual(MIDDLE);
});

test('it moves aside for what is needed there, and no further than it must', () => {
  const needed = { left: 380, top: 180, width: 60, height: 60 };
  const place = quietPlace(WINDOW, SIZE, [needed]);
  expect(touches(place, needed)).toBe(false);
  expect(Math.hypot(place.left - MIDDLE.left, place.top - MIDDLE.top)).toBeLessThan(130);
});

test('of places that hide nothing needed it takes one that hides little of what is looked at', () => {
  const figure = { left: 350, top: 150, width: 100, height: 100 };
  expect(touches(quietPlace(WINDOW, SIZE, [], [figure]), figure)).toBe(false);
  const rest = { left: 0, top: 0, width: 800, height: 240 };
  const place = quietPlace(WINDOW, SIZE, [rest], [figure]);
  expect([touches(place, rest), touches(place, figure)]).toEqual([false, false]);
});

test('it stays in its window, and hides least where there is no quiet place', () => {
  const left = { left: 0, top: 0, width: 700, height: 400 };
  const place = quietPlace(WINDOW, SIZE, [left]);
  expect(place.left).toBeGreaterThan(580);
  expect(place.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
  expect(quietPlace({ width: 100, height: 50 }, SIZE, [])).toEqual({ left: 0, top: 0 });
});
