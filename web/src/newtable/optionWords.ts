import { inLanguage, isDocument } from '../lib/documents';
import { language, ui } from '../lib/language.svelte';
import { plain } from '../lib/plain';
import type { Option } from '../lib/protocol';
import type { Texts } from '../lib/texts';
import { isSeatChoice, matters } from './draft';

/** The value of an option as a person reads it. */
export function valueInWords(option: Option, given: unknown, texts: Texts, nameOfSeat: (seat: number) => string): string {
  if (isDocument(given)) return inLanguage(given.title, texts.language);
  const value = plain(given ?? option.default);
  const key = `option-${option.id}-${value}`;
  if (texts.has(key)) return texts.get(key);
  if (option.kind === 'flag') return ui(value === 'true' ? 'yes' : 'no');
  if (option.kind === 'choice') return isSeatChoice(value) ? nameOfSeat(Number(value)) : value;
  return option.zero && value === '0' ? ui('field-off') : new Intl.NumberFormat(language()).format(Number(value));
}

/** The options that matter with so many seats and are not at their defaults. */
export function changedOptions(options: readonly Option[], values: Record<string, unknown>, seats: number): Option[] {
  return options.filter((option) => matters(option, seats, values) && (values[option.id] ?? option.default) !== option.default);
}
