import { api } from './api';
import type { Rulebook } from './protocol';
import type { Language } from './texts';

const loading = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, loaded once for each language. */
export function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let book = loading.get(key);
  if (!book) {
    book = api.rulebook(game, language);
    loading.set(key, book);
    book.catch(() => loading.delete(key));
  }
  return book;
}

/** The sentence of a rule, or null if the book has none of that id. */
export function sentenceOf(book: Rulebook, rule: string): string | null {
  for (const section of book.section) {
    const sentence = section.rules[rule];
    if (sentence !== undefined) return sentence;
  }
  return null;
}
