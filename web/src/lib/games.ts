import type { Component } from 'svelte';
import { clients, illustrations, pictures, tableTexts, texts } from 'virtual:games';
import { NO_KINDS, type GameClient, type IllustrationProps } from '../board/contract';
import Placeholder from '../board/PlainBoard.svelte';
import { uiSource } from './language.svelte';
import { once } from './once';
import { LANGUAGES, Texts, type Language } from './texts';

/** A game as the client shows it: its board and its texts, together with those of tables and of the interface. */
export interface LoadedGame {
  client: GameClient;
  texts: Record<Language, Texts>;
}

/** The board and the texts of a game. */
export const loadGame = once(async (id: string): Promise<LoadedGame> => {
  const [client, ...loaded] = await Promise.all([loadClient(id), ...LANGUAGES.map((language) => loadTexts(id, language))]);
  return { client, texts: Object.fromEntries(loaded.map((of) => [of.language, of])) as Record<Language, Texts> };
});

/** The texts of a game in one language: a game's own word wins over that of tables, and both over the interface's. */
export const loadTexts = once(async (id: string, language: Language): Promise<Texts> => {
  const sources = await Promise.all([texts[id]?.[language]?.(), tableTexts[language]?.()]);
  return new Texts(language, [...sources.map((source) => source?.default ?? ''), uiSource(language)]);
});

/** The drawing on the card of a game, where it has one. */
export const loadPicture = once(async (id: string): Promise<Component | undefined> => (await pictures[id]?.())?.default);

/** What shows the things that the rules of a game speak of, where it has that. */
export const loadIllustration = once(
  async (id: string): Promise<Component<IllustrationProps> | undefined> => (await illustrations[id]?.())?.default,
);

async function loadClient(id: string): Promise<GameClient> {
  const found = await clients[id]?.();
  return found?.client ?? { id, Board: Placeholder, kinds: NO_KINDS, nameOf: () => null };
}
