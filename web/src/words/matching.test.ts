import { expect, test } from 'vitest';
import { fit, plainly, wordsOf } from './matching';

test.each([
  ['L’Étang (2, −1)', 'etang 2,-1'],
  ['Forest (2, −1), a lamp', 'forest 2,-1 a lamp'],
  ['l’Œuf', 'oeuf'],
  ['north-east', 'north-east'],
])('“%s” is compared as “%s”', (text, plain) => {
  expect(plainly(text)).toBe(plain);
});

test('articles mean nothing, unless there is nothing else', () => {
  expect(wordsOf('to the pond')).toEqual(['pond']);
  expect(wordsOf('vers l’étang')).toEqual(['etang']);
  expect(wordsOf('a')).toEqual(['a']);
});

test('whole words fit better than beginnings', () => {
  expect(fit(['pond'], 'Pond (1, 0)')).toBe(0);
  expect(fit(['po'], 'Pond (1, 0)')).toBe(1);
  expect(fit(['1,0'], 'Pond (1, 0)')).toBe(0);
  expect(fit(['east'], 'to the north-east')).toBe(0);
  expect(fit(['ond'], 'Pond (1, 0)')).toBeNull();
  expect(fit([], 'Pond')).toBeNull();
});
