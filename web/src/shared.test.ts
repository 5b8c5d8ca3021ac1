import { expect, test } from 'vitest';
import { clients } from 'virtual:games';

const SHARED = import.meta.glob<string>(['./**/*.{ts,svelte,css,ftl,svg}', '../*.ts', '../index.html', '!./games/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `XX` stands for a game in tests; the rules of tables belong to all games. */
const RULE = /\b(?!XX-|TBL-)[A-Z]{2,4}-[A-Z]{2,5}-\d+\b/;
const games = Object.keys(clients);

function tellingLines(pattern: RegExp): string[] {
  return Object.entries(SHARED).flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test('what all games share names none of them', () => {
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) expect(tellingLines(new RegExp(game.replaceAll('_', '[ _-]?'), 'i'))).toEqual([]);
});

test('nor any of their rules', () => {
  expect(Object.keys(SHARED).length).toBeGreaterThan(100);
  expect(tellingLines(RULE)).toEqual([]);
});
