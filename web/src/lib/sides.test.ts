import { expect, test } from 'vitest';
import type { SeatHere } from './seats';
import { isOneSide, matesOf } from './sides';

const seat = (number: number, changes: Partial<SeatHere> = {}): SeatHere => ({
  seat: number,
  kind: 'person',
  name: '',
  mine: false,
  bot: null,
  free: false,
  connected: true,
  ...changes,
});

test('seats are of one side where all have its number', () => {
  expect(isOneSide([0, 0, 1], [0, 1])).toBe(true);
  expect(isOneSide([0, 0, 1], [0, 1, 2])).toBe(false);
});

test('nobody is of a side that was not told', () => {
  expect(isOneSide([], [0])).toBe(false);
  expect(isOneSide([0], [])).toBe(false);
  expect(isOneSide([0, 0], [0, 5])).toBe(false);
});

test('team-mates are the other people of my side: no bots, no open seats, none of mine', () => {
  const seats = [
    seat(0, { mine: true }),
    seat(1),
    seat(2, { kind: 'bot', bot: 'careful' }),
    seat(3, { kind: 'open' }),
    seat(4, { mine: true }),
    seat(5),
  ];
  expect(matesOf([0, 0, 0, 0, 0, 1], seats, 0).map((mate) => mate.seat)).toEqual([1]);
  expect(matesOf([], seats, 0)).toEqual([]);
});
