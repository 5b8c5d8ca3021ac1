import { expect, test } from 'vitest';
import { creditsIn, creditsPage } from './credits';

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('an icon is credited once, however often it is imported', () => {
  const sources = ["import a from 'icon:lorc/anvil';\nimport b from 'icon:sbed/grenade';", "import c from 'icon:lorc/anvil';"];
  expect(creditsIn(sources)).toEqual([
    { icon: 'anvil', author: 'Lorc', source: 'https://game-icons.net/1x1/lorc/anvil.html' },
    { icon: 'grenade', author: 'sbed', source: 'https://game-icons.net/1x1/sbed/grenade.html' },
  ]);
});

test('CREDITS.md names every icon that is imported, and no other', async () => {
  await expect(creditsPage(creditsIn(Object.values(SOURCES)))).toMatchFileSnapshot('../../CREDITS.md');
});
