import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { findGames, games, loadersOf, outsideFolders } from './games.plugin.ts';

const place = mkdtempSync(join(tmpdir(), 'games-'));
afterAll(() => rmSync(place, { recursive: true }));

function write(...path: string[]): string {
  const file = join(place, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  return file;
}

test('the games of the package are found, with their texts', () => {
  const own = findGames([]);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ illustration }) => illustration?.endsWith('Illustration.svelte')).length).toBeGreaterThan(1);
  for (const { id, client, picture, texts } of own) {
    expect(client).toContain(join('games', id, 'index.ts'));
    expect(picture).toContain(join('games', id, 'Picture.svelte'));
    expect(Object.keys(texts)).toEqual(['en', 'fr']);
  }
});

test('a game in a folder of its own brings everything with it', () => {
  const client = write('lamp', 'web', 'index.ts');
  const picture = write('lamp', 'web', 'Picture.svelte');
  const illustration = write('lamp', 'web', 'Illustration.svelte');
  const texts = { en: write('lamp', 'text', 'en.ftl'), fr: write('lamp', 'text', 'fr.ftl') };
  expect(findGames([join(place, 'lamp')]).at(-1)).toEqual({ id: 'lamp', client, picture, illustration, texts });
});

test('what a game does not have is left out', () => {
  write('bare', 'state.py');
  expect(findGames([join(place, 'bare')]).at(-1)).toEqual({ id: 'bare', texts: {} });
});

test('the folders stand in one variable, parted as paths are', () => {
  expect(outsideFolders(['/a/lamp', '/b/mine'].join(delimiter))).toEqual(['/a/lamp', '/b/mine']);
  expect(outsideFolders('')).toEqual([]);
});

test('every part is loaded when it is asked for', () => {
  const source = loadersOf([
    { id: 'lamp', client: '/lamp/index.ts', texts: { en: '/lamp/en.ftl' } },
    { id: 'bare', picture: '/bare/Picture.svelte', illustration: '/bare/Illustration.svelte', texts: {} },
  ]);
  expect(source).toContain('clients = {"lamp": () => import("/lamp/index.ts")};');
  expect(source).toContain('pictures = {"bare": () => import("/bare/Picture.svelte")};');
  expect(source).toContain('illustrations = {"bare": () => import("/bare/Illustration.svelte")};');
  expect(source).toContain('texts = {"lamp": {"en": () => import("/lamp/en.ftl?raw")}, "bare": {}};');
});

test('what such a game imports by name is found among our packages', async () => {
  const folder = join(place, 'far');
  const board = write('far', 'web', 'Board.svelte');
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [games([folder])],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const found = await server.pluginContainer.resolveId('svelte', board);
  const beside = await server.pluginContainer.resolveId('./index.ts', board);
  await server.close();
  expect(found?.id).toContain(join('node_modules', 'svelte'));
  expect(beside).toBeNull();
});
