import { expect, test } from 'vitest';
import type { Option } from '../lib/options';
import { givingUpInWords, pingInWords, proposalInWords, type MateNaming } from './mateWords';

const naming = {
  me: 0,
  nameOf: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat]!,
  words: {
    thing: (thing: string) => `the ${thing}`,
    option: () => 'Walk',
    texts: { list: (names: string[]) => names.join(' and ') },
  },
} as unknown as MateNaming;
const walk = {} as Option;
const proposal = (seat: number, to: number) => proposalInWords({ id: 1, seat, to, actions: [] }, walk, naming);

test('who points at what', () => {
  expect(pingInWords({ id: 1, seat: 1, thing: 'cave' }, naming)).toBe('Ben points at the cave.');
  expect(pingInWords({ id: 1, seat: 0, thing: 'cave' }, naming)).toBe('You point at the cave.');
});

test('who proposes what to whom', () => {
  expect(proposal(1, 0)).toBe('Ben proposes: Walk');
  expect(proposal(0, 1)).toBe('You propose to Ben: Walk');
  expect(proposal(1, 2)).toBe('Ben proposes to Cleo: Walk');
});

test('who wants to give up, and how many have to', () => {
  expect(givingUpInWords([0], 3, naming)).toBe('You want to give up: 1 of 3.');
  expect(givingUpInWords([1], 3, naming)).toBe('Ben wants to give up: 1 of 3.');
  expect(givingUpInWords([0, 1], 3, naming)).toBe('Ada and Ben want to give up: 2 of 3.');
});
