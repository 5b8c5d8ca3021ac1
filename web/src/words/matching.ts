import { folded } from '../lib/folding';
import { uiIn } from '../lib/language.svelte';
import { LANGUAGES } from '../lib/texts';

/** Forgiving search: small and large letters, accents, articles and the kind of minus make no difference. */

const ELIDED = /\b[a-z]'(?=[a-z])/g;

/** A text as it is compared: `L’Étang (2, −1)` as `etang 2,-1`. */
export function plainly(text: string): string {
  return folded(text)
    .replace(ELIDED, '')
    .replaceAll('−', '-')
    .replace(/\s*,\s*/g, ',')
    .replace(/[^\p{L}\p{N},-]+/gu, ' ')
    .replace(/(?<!\d),|,(?![\d-])/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** The words of a query that mean something, in either language. */
export function wordsOf(query: string): string[] {
  const fillers = new Set(LANGUAGES.flatMap((language) => listIn(uiIn(language, 'command-fillers'))));
  const words = plainly(query).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** `a, b` as its parts, as they are compared. */
export function listIn(text: string): string[] {
  return text.split(',').map((part) => plainly(part));
}

/** How well a text fits the words: 0 for whole words, 1 for beginnings of words, null for not at all. */
export function fit(words: readonly string[], text: string): number | null {
  const parts = plainly(text).split(/[ -]/).concat(plainly(text).split(' '));
  if (words.length === 0 || !words.every((word) => parts.some((part) => part.startsWith(word)))) return null;
  return words.every((word) => parts.includes(word)) ? 0 : 1;
}
