import { expect, test } from 'vitest';
import { credits } from './credits';
import written from './CREDITS.md?raw';
import icons from './icons.ts?raw';

test('every icon that is imported is credited, and no other', () => {
  const imported = [...icons.matchAll(/from 'icon:([a-z0-9-]+)'/g)].map((match) => match[1]);
  expect(imported.length).toBeGreaterThan(30);
  expect(credits.map((credit) => credit.title).sort()).toEqual(imported.sort());
});

test('CREDITS.md says the same', () => {
  for (const credit of credits) expect(written).toContain(`| ${credit.title} | ${credit.author} | ${credit.source} |`);
});
