import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Where the language is spoken as we write it: British English has no comma before the last "and". */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

export type TextArguments = Record<string, FluentVariable>;

/** The texts of one language, from one or more Fluent sources. A key that is missing is said as itself, so that it is seen. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  get(key: string, args?: TextArguments): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#format(pattern, args);
  }

  /** The text, or null if it is missing or speaks of an argument that is not given. */
  complete(key: string, args?: TextArguments): string | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length === 0 ? text : null;
  }

  /** An attribute of a message such as `.help`, or null. */
  attribute(key: string, name: string, args?: TextArguments): string | null {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern == null ? null : this.#format(pattern, args);
  }

  /** `a, b and c` as the language joins a list. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.language], { type: 'conjunction' }).format(items);
  }

  #format(pattern: Parameters<FluentBundle['formatPattern']>[0], args?: TextArguments): string {
    // With a list for errors a missing argument is shown by its name and does not break the page.
    return this.#bundle.formatPattern(pattern, args, []);
  }
}
