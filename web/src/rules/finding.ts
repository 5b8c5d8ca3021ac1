import { folded } from '../lib/folding';
import type { Rulebook, Section } from '../lib/protocol';

/** The sections in which every word of the query stands, each with the rules that hold it; all of them without a query. */
export function found(book: Rulebook, query: string): Section[] {
  const words = wordsOf(query);
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
    .filter((section) => section.intro || Object.keys(section.rules).length || section.tables.length || section.examples.length);
}

/** The id of the first rule of the book. */
export function firstRule(book: Rulebook): string {
  return book.section.flatMap((section) => Object.keys(section.rules))[0] ?? '';
}

/** The chapter that a link such as `#XX-MOV-1` or `#moving` leads into, or null. */
export function chapterOf(book: Rulebook, target: string): string | null {
  return book.section.find((section) => section.id === target || target in section.rules)?.id ?? null;
}

export function countOfRules(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + Object.keys(section.rules).length, 0);
}

/** A part of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** The text in pieces: wherever a word of the query stands, by the same rules by which it is found. */
export function pieces(text: string, query: string): Piece[] {
  const letters = foldedLetters(text);
  const hits = new Array<boolean>(letters.text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = letters.text.indexOf(word); at >= 0; at = letters.text.indexOf(word, at + 1)) {
      hits.fill(true, ...wholeLetters(letters.starts, at, at + word.length));
    }
  }
  const found: Piece[] = [];
  for (let from = 0; from < hits.length;) {
    let to = from + 1;
    while (to < hits.length && hits[to] === hits[from]) to += 1;
    found.push({ text: text.slice(letters.starts[from], letters.starts[to]), isHit: hits[from]! });
    from = to;
  }
  return found;
}

/** The stretch, widened to whole letters of the text: `œ` is one letter and two when folded. */
function wholeLetters(starts: readonly number[], from: number, to: number): [number, number] {
  while (from > 0 && starts[from] === starts[from - 1]) from -= 1;
  while (starts[to] === starts[to - 1]) to += 1;
  return [from, to];
}

/** The folded text, and where in the text each of its letters begins; an accent of its own belongs to the letter before. */
function foldedLetters(text: string): { text: string; starts: number[] } {
  const starts: number[] = [];
  let whole = '';
  let at = 0;
  for (const letter of text) {
    const plain = folded(letter);
    for (let unit = 0; unit < plain.length; unit++) starts.push(whole === '' && unit === 0 ? 0 : at);
    whole += plain;
    at += letter.length;
  }
  return { text: whole, starts: [...starts, text.length] };
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}
