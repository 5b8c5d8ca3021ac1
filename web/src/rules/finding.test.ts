import { expect, test } from 'vitest';
import type { Rulebook } from '../lib/protocol';
import { countOfRules, found } from './finding';

const book: Rulebook = {
  title: 'Heldentaufe',
  summary: '',
  section: [
    {
      id: 'moving',
      title: 'Se déplacer',
      intro: '',
      rules: { 'HT-MOV-1': 'Chaque étape coûte 1 PA.', 'HT-MOV-2': 'On ne saute pas.' },
      tables: [{ caption: 'Coûts', head: ['Action'], rows: [['Marcher']] }],
      examples: [],
    },
    { id: 'end', title: 'Fin', intro: '', rules: { 'HT-END-1': 'Le premier gagne.' }, tables: [], examples: [] },
  ],
};

test('without a query the whole book is there', () => {
  expect(countOfRules(found(book, '  '))).toBe(3);
});

test('accents and capitals do not matter', () => {
  expect(found(book, 'ETAPE').map((section) => Object.keys(section.rules))).toEqual([['HT-MOV-1']]);
});

test('a rule is found by its id, and every word counts', () => {
  expect(countOfRules(found(book, 'ht-mov'))).toBe(2);
  expect(countOfRules(found(book, 'ht-mov saute'))).toBe(1);
});

test('tables are searched too', () => {
  const [section] = found(book, 'marcher');
  expect(section?.tables).toHaveLength(1);
  expect(section?.rules).toEqual({});
});

test('what stands nowhere finds nothing', () => {
  expect(found(book, 'dragon')).toEqual([]);
});
