import { expect, test } from 'vitest';
import { NO_KINDS } from '../board/contract';
import { Texts } from '../lib/texts';
import { Words } from '../lib/words';
import { moment } from '../log/moments.testing';
import { isDraw, whyOver } from './ending';

function wordsOf(source: string): Words {
  const naming = { kinds: NO_KINDS, seatArguments: [], wordFamilies: [], me: 0, nameOfSeat: String, nameOfThing: () => null };
  return new Words(new Texts('en', [source]), naming);
}

const outcome = (...winners: number[]) => ({ winners, ranks: [1, 1], scores: [1, 1] });

test('a game that knows draws is drawn when nobody is ahead', () => {
  const words = wordsOf('result-drawn = A draw');
  expect(isDraw(outcome(0, 1), words)).toBe(true);
  expect(isDraw(outcome(1), words)).toBe(false);
  expect(isDraw(outcome(0, 1), wordsOf('other = x'))).toBe(false);
});

test('the last that happened tells why it is over', () => {
  const words = wordsOf('why-fled = the mole is out');
  expect(whyOver([moment(1, ['dug']), moment(2, ['walked', 'fled'])], words)).toBe('the mole is out');
  expect(whyOver([moment(1, ['fled']), moment(2, ['dug'])], words)).toBe('');
  expect(whyOver([], words)).toBe('');
});
