import { expect, test } from 'vitest';
import type { Rulebook } from '../lib/protocol';
import { chapterOf, countOfRules, found, pieces } from './finding';

const book: Rulebook = {
  title: 'Mine',
  summary: '',
  section: [
    {
      id: 'moving',
      title: 'Se déplacer',
      intro: '',
      rules: { 'XX-MOV-1': 'Chaque étape coûte 1 PA.', 'XX-MOV-2': 'On ne saute pas.' },
      tables: [{ caption: 'Coûts', head: ['Action'], rows: [['Marcher']] }],
      examples: [],
    },
    { id: 'end', title: 'Fin', intro: '', rules: { 'XX-END-1': 'Le premier gagne.' }, tables: [], examples: [] },
  ],
};

test('without a query the whole book is there', () => {
  expect(countOfRules(found(book, '  '))).toBe(3);
});

test('a link leads into the chapter that it names or that has the rule', () => {
  expect(['moving', 'XX-MOV-2', 'XX-END-1', 'XX-END-9', ''].map((target) => chapterOf(book, target))).toEqual([
    'moving',
    'moving',
    'end',
    null,
    null,
  ]);
});

test('accents and capitals do not matter', () => {
  expect(found(book, 'ETAPE').map((section) => Object.keys(section.rules))).toEqual([['XX-MOV-1']]);
});

test('a rule is found by its id, and every word counts', () => {
  expect(countOfRules(found(book, 'xx-mov'))).toBe(2);
  expect(countOfRules(found(book, 'xx-mov saute'))).toBe(1);
});

test('tables are searched too', () => {
  const [section] = found(book, 'marcher');
  expect(section?.tables).toHaveLength(1);
  expect(section?.rules).toEqual({});
});

test('what stands nowhere finds nothing', () => {
  expect(found(book, 'dragon')).toEqual([]);
});

const hits = (text: string, query: string) =>
  pieces(text, query)
    .filter((piece) => piece.isHit)
    .map((piece) => piece.text);

test('what was found is marked, whatever its accents and capitals', () => {
  expect(pieces('Chaque étape coûte 1 PA.', 'ETAPE')).toEqual([
    { text: 'Chaque ', isHit: false },
    { text: 'étape', isHit: true },
    { text: ' coûte 1 PA.', isHit: false },
  ]);
  expect(hits('Cou\u0302te, coute, cou', 'coûte')).toEqual(['Cou\u0302te', 'coute']);
  expect(hits('cœur et Œuf', 'œuf')).toEqual(['Œuf']);
});

test('joined letters and apostrophes are found however they are typed', () => {
  expect(hits('cœur et Œuf', 'oeuf coeur')).toEqual(['cœur', 'Œuf']);
  expect(hits("l’Antre et l'Antre", "l'antre")).toEqual(['l’Antre', "l'Antre"]);
  expect(hits('l’Antre', 'l’antre')).toEqual(['l’Antre']);
  expect(hits('ex æquo', 'aequo')).toEqual(['æquo']);
});

test('a joined letter is marked whole', () => {
  expect(pieces('Œuf', 'euf')).toEqual([{ text: 'Œuf', isHit: true }]);
  expect(hits('un Œuf', 'o')).toEqual(['Œ']);
});

test('every word is marked everywhere, and words that touch are one mark', () => {
  expect(hits('XX-MOV-1: move, moved', 'mov ed xx-mov-1')).toEqual(['XX-MOV-1', 'mov', 'moved']);
});

test('without a query or a hit the text is one piece', () => {
  expect(pieces('Le premier gagne.', ' ')).toEqual([{ text: 'Le premier gagne.', isHit: false }]);
  expect(pieces('Le premier gagne.', 'dragon')).toEqual([{ text: 'Le premier gagne.', isHit: false }]);
  expect(pieces('', 'dragon')).toEqual([]);
});

test('the pieces are the text again', () => {
  const text = 'İstanbul, e\u0301te\u0301 🐉 ﬁn — Ça';
  expect(
    pieces(text, 'e i ç')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
