import type { DocumentInfo } from './protocol';
import type { Language } from './texts';

/** Whether the value of an option is a text that somebody wrote, which is told by what it is called. */
export function isDocument(value: unknown): value is DocumentInfo {
  return typeof value === 'object' && value !== null && 'title' in value;
}

/** The title or the summary of a document in the reader's language, or else in the one it was written in. */
export function inLanguage(words: Readonly<Record<string, string>>, language: Language): string {
  return words[language] ?? Object.values(words)[0] ?? '';
}
