import { describe, expect, test } from 'vitest';

const CATALOGUES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../games/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keysOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const argumentsOf = (source: string) =>
  source.split(/^(?=[a-z][\w-]* =)/m).map((message) => [...new Set(message.match(/\$\w+/g) ?? [])].sort().join(' '));

const english = CATALOGUES['./en.ftl']!;
const french = CATALOGUES['./fr.ftl']!;

test('both languages have every text, in the same order, with the same arguments', () => {
  expect(keysOf(french)).toEqual(keysOf(english));
  expect(argumentsOf(french)).toEqual(argumentsOf(english));
});

test('no key stands twice', () => {
  expect(new Set(keysOf(english)).size).toBe(keysOf(english).length);
});

describe('every text that the code asks for exists', () => {
  const known = new Set(keysOf(english));
  const all = Object.values(CODE).join('\n');
  const exact = [...all.matchAll(/\bui\((?:[\w.]+ \? )?'([\w-]+)'/g)].map((found) => found[1]!);
  const beginnings = [...all.matchAll(/\bui\(`([\w-]+)\$\{/g)].map((found) => found[1]!);

  test('by name', () => {
    expect(exact.length).toBeGreaterThan(100);
    expect(exact.filter((key) => !known.has(key))).toEqual([]);
  });

  test('by the beginning of a name', () => {
    expect(beginnings.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });

  test('for every problem the server can name', () => {
    const codes = [...CODE['../lib/protocol.ts']!.matchAll(/type ProblemCode =([^;]*);/g)].flatMap((found) =>
      [...found[1]!.matchAll(/'(\w+)'/g)].map((code) => code[1]!),
    );
    expect(codes).toContain('stale');
    expect(codes.filter((code) => !known.has(`problem-${code.replaceAll('_', '-')}`))).toEqual([]);
  });
});

test('every text is asked for', () => {
  const all = Object.values(CODE).join('\n');
  const quoted = new Set([...all.matchAll(/'([a-z][\w-]*)'/g)].map((found) => found[1]!));
  const composed = [...all.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)].map(
    (found) => new RegExp(`^${found[1]!.replace(/\$\{[^}]*\}/g, '.+')}$`),
  );
  const asked = (key: string) => quoted.has(key) || composed.some((pattern) => pattern.test(key));
  expect(keysOf(english).filter((key) => !asked(key))).toEqual([]);
});
