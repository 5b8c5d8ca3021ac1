import type { Rulebook, Section } from '../lib/protocol';

/** The sections in which every word of the query stands, each with the rules that hold it; all of them without a query. */
export function found(book: Rulebook, query: string): Section[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.section;
  const holds = (...texts: string[]) => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  return book.section
    .map((section) => ({
      ...section,
      intro: holds(section.title, section.intro) ? section.intro : '',
      rules: Object.fromEntries(Object.entries(section.rules).filter(([id, text]) => holds(id, text))),
      tables: section.tables.filter((chart) => holds(chart.caption, ...chart.head, ...chart.rows.flat())),
      examples: section.examples.filter((example) => holds(example.title, example.text)),
    }))
    .filter(
      (section) =>
        section.intro || Object.keys(section.rules).length || section.tables.length || section.examples.length,
    );
}

export function countOfRules(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + Object.keys(section.rules).length, 0);
}

/** Small letters without accents, so that `etape` finds `étape`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
