import { describe, expect, test } from 'vitest';
import css from '../app.css?raw';
import { SEAT_SHAPES } from './seat-shapes';

const SEATS = [0, 1, 2, 3, 4, 5, 6];
const GROUNDS = ['paper', 'card', 'card-raised', 'board', 'lit-soft', 'accent-soft'];
/** WCAG 1.4.11: what is not text; and 1.4.3 for large bold text, which the number on a mark is. */
const ENOUGH = 3;

const light = propertiesIn(css.slice(0, css.indexOf("[data-theme='dark']")));
const dark = { ...light, ...propertiesIn(css.slice(css.indexOf("[data-theme='dark']"), css.indexOf('box-sizing'))) };

function propertiesIn(source: string): Record<string, string> {
  const found = source.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value] as const));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low, high] = [luminance(one!), luminance(other!)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  ['by day', light],
  ['by night', dark],
])('%s', (_, colours) => {
  test.each(SEATS)('the line of seat %i stands out from every ground', (seat) => {
    for (const ground of GROUNDS) expect(contrast(colours[`seat-${seat}`], colours[ground]), ground).toBeGreaterThan(ENOUGH);
  });

  test.each(SEATS)('the number on the mark of seat %i can be read', (seat) => {
    expect(contrast(colours[`pawn-${seat}`], colours[`pawn-${seat}-ink`])).toBeGreaterThan(ENOUGH + 1);
  });

  test('no two seats look alike', () => {
    for (const kind of ['pawn', 'seat']) expect(new Set(SEATS.map((seat) => colours[`${kind}-${seat}`])).size).toBe(SEATS.length);
  });
});

test('every seat has a shape of its own', () => {
  expect(new Set(SEAT_SHAPES).size).toBe(SEATS.length);
});
