import { expect, test } from 'vitest';
import { inLanguage, isDocument } from './documents';

test('a document is told by its words, other values stand for themselves', () => {
  expect(isDocument({ title: { en: 'The Well' }, summary: {} })).toBe(true);
  for (const value of ['The Well', 3, true, null, undefined, {}]) expect(isDocument(value)).toBe(false);
});

test('words are read in the language of the reader, or in the one there is', () => {
  const both = { en: 'The Well', fr: 'Le Puits' };
  expect([inLanguage(both, 'en'), inLanguage(both, 'fr')]).toEqual(['The Well', 'Le Puits']);
  expect(inLanguage({ fr: 'Le Puits' }, 'en')).toBe('Le Puits');
  expect(inLanguage({}, 'en')).toBe('');
});
