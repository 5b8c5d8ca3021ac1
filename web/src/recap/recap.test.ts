import { expect, test } from 'vitest';
import { moment } from '../log/moments.testing';
import { recapOf, stepFrom } from './recap';

const ME = 0;
const theirs = (number: number, kinds: Parameters<typeof moment>[1]) => moment(number, kinds, { turns: 2, active: 1 });
const kinds = (lines: readonly { event: Record<string, unknown> }[] | undefined) => lines?.map(({ event }) => event.kind);

test('what happened to me stands first, the rest in its order', () => {
  const recap = recapOf(
    [theirs(5, ['turn_began', 'walked']), theirs(6, [{ kind: 'robbed', seat: 1, other: 0 }]), theirs(7, ['dug', 'turn_ended'])],
    ME,
    {},
  );
  expect(kinds(recap?.mine)).toEqual(['robbed']);
  expect(kinds(recap?.others)).toEqual(['walked', 'dug']);
  expect(recap?.steps).toEqual([5, 6, 7]);
});

test('there is none where nothing happened to speak of', () => {
  expect(recapOf([], ME, {})).toBeNull();
  expect(recapOf([theirs(5, ['turn_began', 'turn_ended'])], ME, {})).toBeNull();
  expect(recapOf([theirs(5, ['hummed'])], ME, { quiet: new Set(['hummed']) })).toBeNull();
});

test('nor where only I was asked, for want of a choice', () => {
  expect(recapOf([moment(5, ['only_answer', 'walked'], { seat: ME, cause: 'only' })], ME, {})).toBeNull();
});

test('the setup is no part of it, and what was taken back is not told', () => {
  const recap = recapOf(
    [
      moment(0, ['dealt'], { seat: -1 }),
      moment(1, ['chose'], { turns: 0, seat: 1 }),
      theirs(5, ['walked']),
      theirs(6, [{ kind: 'undone', seat: 1, entry: 4 }]),
      theirs(7, ['dug']),
    ],
    ME,
    {},
  );
  expect(kinds(recap?.others)).toEqual(['dug']);
});

test('one steps through it forward and back, from wherever one is', () => {
  expect(stepFrom([5, 7, 9], 5, 1)).toBe(7);
  expect(stepFrom([5, 7, 9], 8, 1)).toBe(9);
  expect(stepFrom([5, 7, 9], 9, 1)).toBeNull();
  expect(stepFrom([5, 7, 9], 8, -1)).toBe(7);
  expect(stepFrom([5, 7, 9], 5, -1)).toBeNull();
});
