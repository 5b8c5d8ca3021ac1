import { expect, test } from 'vitest';
import { firstLook, mySeats, passTo, present } from './seats';
import type { Question, SeatInfo } from './protocol';

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: '',
  mine,
  bot: null,
  free: false,
});
const asked = (...seats: number[]): Question => ({
  decision: 'd',
  seats,
  actions: [],
  shortcuts: [],
  seconds_left: null,
  thinking: false,
});

test('with one seat I look from it, with several or none from nowhere', () => {
  expect(firstLook(mySeats([seat(0, false), seat(1, true)]))).toBe(1);
  expect(firstLook(mySeats([seat(0, true), seat(1, true)]))).toBe(-1);
  expect(firstLook([])).toBe(-1);
});

test('the device is passed when another of my seats is asked', () => {
  expect(passTo([0, 1], 0, asked(1))).toBe(1);
  expect(passTo([0, 1], -1, asked(0))).toBe(0);
});

test('it stays where it is while that seat is asked too, or when somebody else is', () => {
  expect(passTo([0, 1], 0, asked(0, 1))).toBeNull();
  expect(passTo([0, 1], 0, asked(2))).toBeNull();
  expect(passTo([0, 1], 0, null)).toBeNull();
});

test('nobody passes a device that has one player', () => {
  expect(passTo([1], -1, asked(1))).toBeNull();
});

test('who is there stands with the seats', () => {
  const seats = present([seat(0, true), seat(1, false)], [true, false]);
  expect(seats.map((one) => one.connected)).toEqual([true, false]);
  expect(present(seats, [false, true]).map((one) => one.connected)).toEqual([false, true]);
});
