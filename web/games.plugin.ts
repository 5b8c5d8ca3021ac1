import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));
const python = resolve(web, '../src/hypogeum');

export const LANGUAGES = ['en', 'fr'];

/** Where a game's parts for the client are; those it does not have are left out. */
export interface GameParts {
  id: string;
  /** The module that exports its `GameClient`. */
  client?: string;
  /** The drawing on its card. */
  picture?: string;
  /** What shows the things that a chapter of its rules speaks of. */
  illustration?: string;
  /** Its Fluent catalogue, by language. */
  texts: Record<string, string>;
}

/** The folders of games outside the package that HYPOGEUM_GAME_FOLDERS names, parted as the system parts paths. */
export function outsideFolders(variable: string = process.env['HYPOGEUM_GAME_FOLDERS'] ?? ''): string[] {
  return variable
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder));
}

/** Every game: those of `src/games`, whose texts lie in the Python package, and whole games in folders of their own. */
export function findGames(outside: readonly string[] = outsideFolders()): GameParts[] {
  const boards = join(web, 'src/games');
  const own = readdirSync(boards).map((id) => partsOf(id, join(boards, id), join(python, 'games', id)));
  return [...own, ...outside.map((folder) => partsOf(basename(folder), join(folder, 'web'), folder))];
}

function partsOf(id: string, board: string, game: string): GameParts {
  const client = join(board, 'index.ts');
  const picture = join(board, 'Picture.svelte');
  const illustration = join(board, 'Illustration.svelte');
  return {
    id,
    ...(existsSync(client) && { client }),
    ...(existsSync(picture) && { picture }),
    ...(existsSync(illustration) && { illustration }),
    texts: cataloguesIn(game),
  };
}

function cataloguesIn(folder: string): Record<string, string> {
  const files = LANGUAGES.map((language) => [language, join(folder, 'text', `${language}.ftl`)] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}

/** A path as modules write it, on every system. */
function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}

/** The source of `virtual:games`: for every part a function that loads it. */
export function loadersOf(games: readonly GameParts[]): string {
  const load = (file: string) => `() => import(${JSON.stringify(slashed(file))})`;
  const record = (entries: [string, string][]) =>
    `{${entries.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')}}`;
  const texts = (files: Record<string, string>) =>
    record(Object.entries(files).map(([language, file]) => [language, load(`${file}?raw`)]));
  const parts = (part: 'client' | 'picture' | 'illustration') =>
    record(games.flatMap(({ id, [part]: file }) => (file ? [[id, load(file)]] : [])));
  return `
export const clients = ${parts('client')};
export const pictures = ${parts('picture')};
export const illustrations = ${parts('illustration')};
export const texts = ${record(games.map((game) => [game.id, texts(game.texts)]))};
export const tableTexts = ${texts(cataloguesIn(join(python, 'engine')))};
`;
}

/** `virtual:games` lists the games that there are. What a game outside the package imports by name is found among our packages. */
export function games(outside: readonly string[] = outsideFolders()): Plugin {
  const name = 'virtual:games';
  const isOutside = (file: string) => outside.some((folder) => slashed(file).startsWith(`${slashed(folder)}/`));
  return {
    name: 'games',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === name) return '\0' + name;
      if (!importer || !isOutside(importer) || !/^[@a-z]/i.test(id)) return null;
      return this.resolve(id, join(web, 'index.html'), { skipSelf: true });
    },
    load: (id) => (id === '\0' + name ? loadersOf(findGames(outside)) : null),
  };
}
