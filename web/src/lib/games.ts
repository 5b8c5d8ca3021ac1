import type { Component } from 'svelte';
import { NO_KINDS, type GameClient } from './board';
import { uiSource } from './language.svelte';
import Placeholder from './PlainBoard.svelte';
import { LANGUAGES, Texts, type Language } from './texts';

const CLIENTS = import.meta.glob<{ client: GameClient }>('../games/*/index.ts');
const PICTURES = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte', { eager: true });
const SOURCES = import.meta.glob<string>('../../../src/hypogeum/games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** The drawing on the card of a game, where it has one. */
export function pictureOf(id: string): Component | undefined {
  return PICTURES[`../games/${id}/Picture.svelte`]?.default;
}

/** A game as the client shows it: its board and its texts, together with those of the interface. */
export interface LoadedGame {
  client: GameClient;
  texts: Record<Language, Texts>;
}

const loading = new Map<string, Promise<LoadedGame>>();

/** The board and the texts of a game, loaded once. */
export function loadGame(id: string): Promise<LoadedGame> {
  let game = loading.get(id);
  if (!game) {
    game = load(id);
    loading.set(id, game);
    game.catch(() => loading.delete(id));
  }
  return game;
}

async function load(id: string): Promise<LoadedGame> {
  const [client, ...texts] = await Promise.all([loadClient(id), ...LANGUAGES.map((language) => loadTexts(id, language))]);
  return { client, texts: Object.fromEntries(texts.map((of) => [of.language, of])) as Record<Language, Texts> };
}

async function loadClient(id: string): Promise<GameClient> {
  const found = CLIENTS[`../games/${id}/index.ts`];
  return found ? (await found()).client : { id, Board: Placeholder, kinds: NO_KINDS, nameOf: () => null };
}

async function loadTexts(id: string, language: Language): Promise<Texts> {
  const source = await SOURCES[`../../../src/hypogeum/games/${id}/text/${language}.ftl`]?.();
  return new Texts(language, [source ?? '', uiSource(language)]);
}
