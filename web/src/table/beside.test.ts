import { expect, test } from 'vitest';
import { beside } from './beside';

const window = { width: 400, height: 300 };
const menu = { width: 100, height: 80 };
const at = (left: number, top: number): DOMRectReadOnly =>
  ({ left, top, width: 20, height: 20, right: left + 20, bottom: top + 20 }) as DOMRectReadOnly;

test('a menu stands below its anchor', () => {
  expect(beside(at(200, 100), menu, window)).toEqual({ left: 160, top: 128 });
});

test('it stands above where there is no room below', () => {
  expect(beside(at(200, 250), menu, window)).toEqual({ left: 160, top: 162 });
});

test('it never leaves the window', () => {
  expect(beside(at(-30, 100), menu, window).left).toBe(8);
  expect(beside(at(390, 100), menu, window).left).toBe(292);
  expect(beside(at(200, 100), { width: 100, height: 290 }, window).top).toBe(8);
});
