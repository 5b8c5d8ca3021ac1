import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../lib/router.svelte';
import { takeSecret } from './secret';

const place = (hash: string, query = ''): Place => ({ path: '/table/t/join', query: new URLSearchParams(query), hash });

let address = '';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => (address = to) });
});

afterEach(() => vi.unstubAllGlobals());

test('the secret is taken out of the address, and is still known when the page is loaded again', () => {
  expect(takeSecret('t', place('key=a b'))).toBe('a b');
  expect(address).toBe('/table/t/join');
  expect(takeSecret('t', place(''))).toBe('a b');
  expect(takeSecret('other', place(''))).toBe('');
});

test('a link of before still works', () => {
  expect(takeSecret('t', place('', 'key=old'))).toBe('old');
  expect(address).toBe('/table/t/join');
});

test('a browser that keeps nothing can follow the link', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takeSecret('t', place('key=a'))).toBe('a');
  expect(takeSecret('t', place(''))).toBe('');
});
