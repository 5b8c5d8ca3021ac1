import { api } from './api';
import { once } from './once';
import type { Rulebook } from './protocol';
import type { Language } from './texts';

/** The rulebook of a game, loaded once for each language. */
export const loadRulebook = once((game: string, language: Language): Promise<Rulebook> => api.rulebook(game, language));

/** The sentence of a rule, or null if the book has none of that id. */
export function sentenceOf(book: Rulebook, rule: string): string | null {
  for (const section of book.section) {
    const sentence = section.rules[rule];
    if (sentence !== undefined) return sentence;
  }
  return null;
}
