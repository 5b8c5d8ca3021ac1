import { negotiateLanguages } from '@fluent/langneg';
import { remembered, remember } from './memory';
import { LANGUAGES, Texts, type Language, type TextArguments } from './texts';

const SOURCES = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true });

const uiTexts = Object.fromEntries(LANGUAGES.map((language) => [language, new Texts(language, [uiSource(language)])])) as Record<
  Language,
  Texts
>;

/** The Fluent source of the interface's own texts. */
export function uiSource(language: Language): string {
  return SOURCES[`../text/${language}.ftl`] ?? '';
}

let current = $state<Language>(chosenOrNegotiated());

/** The language the page speaks now. */
export function language(): Language {
  return current;
}

export function speak(language: Language): void {
  current = language;
  remember('language', language);
}

/** A text of the interface. */
export function ui(key: string, args?: TextArguments): string {
  return uiTexts[current].get(key, args);
}

/** A text of the interface in a language of its own: what is written may be understood in each. */
export function uiIn(language: Language, key: string): string {
  return uiTexts[language].get(key);
}

export function hasUi(key: string): boolean {
  return uiTexts[current].has(key);
}

/** `a, b and c`. */
export function uiList(items: readonly string[]): string {
  return uiTexts[current].list(items);
}

function chosenOrNegotiated(): Language {
  const chosen = remembered('language');
  if (isLanguage(chosen)) return chosen;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const found = negotiateLanguages([...wanted], [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' });
  return isLanguage(found[0]) ? found[0] : 'en';
}

function isLanguage(name: unknown): name is Language {
  return LANGUAGES.includes(name as Language);
}
