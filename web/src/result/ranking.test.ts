import { expect, test } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import { ranked } from './ranking';

const seat = (number: number): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: '',
  mine: false,
  bot: null,
  free: false,
});

test('the best stands first, with the points of each seat', () => {
  const places = ranked([seat(0), seat(1), seat(2), seat(3)], [3, 1, 2, 3], [7, 12, 14, 7]);
  expect(places.map(({ seat, rank, score }) => [seat.seat, rank, score])).toEqual([
    [1, 1, 12],
    [2, 2, 14],
    [0, 3, 7],
    [3, 3, 7],
  ]);
});
