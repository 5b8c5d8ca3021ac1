import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PING_LASTS, Together } from './together.svelte';

let together: Together;
const ping = (thing: string, seat = 1) => together.hear({ type: 'ping', seat, thing });
const seen = () => together.pings.map(({ seat, thing }) => `${seat} ${thing}`);

beforeEach(() => {
  vi.useFakeTimers();
  together = new Together();
});

afterEach(() => vi.useRealTimers());

describe('a ping', () => {
  test('is seen for some seconds', () => {
    ping('cell:5');
    vi.advanceTimersByTime(PING_LASTS - 1);
    expect(seen()).toEqual(['1 cell:5']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('of the same thing again is another one, and lasts anew', () => {
    ping('cell:5');
    const [first] = together.pings;
    vi.advanceTimersByTime(PING_LASTS - 1);
    ping('cell:5');
    vi.advanceTimersByTime(PING_LASTS - 1);
    expect(seen()).toEqual(['1 cell:5']);
    expect(together.pings[0]!.id).not.toBe(first!.id);
  });

  test('takes the place of the oldest where somebody points at many things', () => {
    ping('cell:9', 0);
    for (const cell of [1, 2, 3, 4, 5]) ping(`cell:${cell}`);
    expect(seen()).toEqual(['0 cell:9', '1 cell:3', '1 cell:4', '1 cell:5']);
  });
});

test('nothing of a side is kept when another seat is looked from', () => {
  ping('cell:5');
  together.hear({ type: 'side', proposals: [{ id: 1, seat: 0, to: 1, actions: ['play 1'] }], giving_up: [0], people: 2 });
  together.hear({ type: 'mates', version: 3, questions: [] });
  expect([together.proposals.length, together.givingUp, together.people]).toEqual([1, [0], 2]);
  together.forget();
  expect([together.pings, together.proposals, together.givingUp, together.asked]).toEqual([[], [], [], null]);
  vi.runAllTimers();
  ping('cell:6');
  expect(seen()).toEqual(['1 cell:6']);
});
