import { expect, test } from 'vitest';
import type { Option } from '../lib/protocol';
import { Texts } from '../lib/texts';
import { changedOptions, valueInWords } from './optionWords';

const option = (changes: Partial<Option>): Option => ({
  id: 'pace',
  kind: 'choice',
  default: 'slow',
  choices: ['slow', 'fast', '0', '1'],
  low: 0,
  high: 0,
  zero: false,
  seats: [],
  rule: '',
  group: 'rules',
  standard: false,
  documents: false,
  where: {},
  ...changes,
});

const texts = new Texts('en', ['option-pace-fast = at a run\noption-size-0 = none at all']);
const inWords = (changes: Partial<Option>, value: unknown) =>
  valueInWords(option(changes), value, texts, (seat) => `player ${seat}`);

test('a choice has its own word, names a seat, or stands as it is', () => {
  expect(inWords({}, 'fast')).toBe('at a run');
  expect(inWords({}, '1')).toBe('player 1');
  expect(inWords({}, undefined)).toBe('slow');
});

test('a text that somebody wrote is told by its title', () => {
  const well = { title: { en: 'The Well', fr: 'Le Puits' }, summary: {} };
  expect(inWords({ documents: true }, well)).toBe('The Well');
  expect(valueInWords(option({ documents: true }), well, new Texts('fr', []), String)).toBe('Le Puits');
  expect(changedOptions([option({ documents: true })], { pace: well }, 3)).toHaveLength(1);
});

test('yes and no, and numbers as the reader writes them', () => {
  expect([inWords({ kind: 'flag' }, true), inWords({ kind: 'flag' }, false)]).toEqual(['yes', 'no']);
  expect(inWords({ kind: 'number' }, 1200)).toBe('1,200');
});

test('zero is off, unless the game has a word for it', () => {
  expect(inWords({ kind: 'number', zero: true }, 0)).toBe('Off');
  expect(inWords({ id: 'size', kind: 'number', zero: true }, 0)).toBe('none at all');
  expect(inWords({ kind: 'number' }, 0)).toBe('0');
});

test('only what was changed and matters is told', () => {
  const options = [option({ id: 'a' }), option({ id: 'b' }), option({ id: 'c', seats: [4] })];
  const changed = changedOptions(options, { a: 'slow', b: 'fast', c: 'fast' }, 3);
  expect(changed.map(({ id }) => id)).toEqual(['b']);
  expect(changedOptions(options, {}, 3)).toEqual([]);
});
