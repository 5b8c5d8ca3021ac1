import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{svelte,css}'], { query: '?raw', import: 'default', eager: true });
/** In seconds: what moves longer by itself has to be stoppable (WCAG 2.2.2). */
const LONGEST = 5;

/** Every `animation` that is declared, with how long it goes on in seconds. */
const animations = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/animation: ([^;]+);/g)].map((found) => ({ file, declared: found[1]!, seconds: secondsOf(found[1]!) })),
);

function secondsOf(declared: string): number {
  if (declared.includes('infinite')) return Infinity;
  const once = /([\d.]+)(m?)s\b/.exec(declared);
  const times = /\s(\d+)(?=\s|$)/.exec(declared.replace(/\([^)]*\)/g, ''));
  return once ? (Number(once[1]) / (once[2] ? 1000 : 1)) * Number(times?.[1] ?? 1) : 0;
}

test('whatever moves comes to rest by itself', () => {
  expect(animations.length).toBeGreaterThan(5);
  expect(animations.filter(({ seconds }) => seconds > LONGEST)).toEqual([]);
});

test('how long it goes on is found', () => {
  expect(secondsOf('thing-march 1.6s linear 3')).toBeCloseTo(4.8);
  expect(secondsOf('tumble 600ms cubic-bezier(0.2, 0.8, 0.3, 1.2)')).toBeCloseTo(0.6);
  expect(secondsOf('nod 1s ease infinite')).toBe(Infinity);
});
