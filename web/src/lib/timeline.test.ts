import { beforeEach, describe, expect, test } from 'vitest';
import type { Frame, Past } from './protocol';
import { Timeline } from './timeline.svelte';

function frame(number: number, changes: Partial<Frame> = {}): Frame {
  return {
    number,
    seat: 1,
    action: '',
    things: [],
    cause: 'chosen',
    events: [{ kind: `k${number}` }],
    changes: [{ path: ['at'], value: number }],
    ...changes,
  };
}

function past(first: number, last: number, seat = 0): Past {
  const frames = Array.from({ length: last - first + 1 }, (_, index) => frame(first + index));
  return { looking_from: seat, first, view: { at: first - 1, cave: ['dark'] }, frames };
}

let timeline: Timeline;
const numbers = () => timeline.moments.map((moment) => moment.frame.number);

beforeEach(() => {
  timeline = new Timeline();
  timeline.open(past(3, 5));
});

describe('a table just opened', () => {
  test('is shown at its present, and nothing moves', () => {
    expect([timeline.first, timeline.last, timeline.cursor]).toEqual([3, 5, 5]);
    expect(timeline.shown?.view.at).toBe(5);
    expect(timeline.isAtPresent).toBe(true);
    expect(timeline.arriving).toBeNull();
  });

  test('has the view of every moment, and shares what did not change', () => {
    expect(timeline.moments.map((moment) => moment.view.at)).toEqual([3, 4, 5]);
    expect(timeline.moments[0]?.view.cave).toBe(timeline.moments[2]?.view.cave);
  });
});

describe('a frame', () => {
  test('is to come until it is shown', () => {
    expect(timeline.add(frame(6))).toBe(true);
    expect(timeline.cursor).toBe(5);
    expect(timeline.isAtPresent).toBe(false);
    expect(timeline.toCome.map((moment) => moment.frame.number)).toEqual([6]);
    timeline.goOn();
    expect(timeline.shown?.view.at).toBe(6);
    expect(timeline.arriving?.number).toBe(6);
  });

  test('that came before is not taken twice, and one after a gap is not taken', () => {
    expect(timeline.add(frame(5))).toBe(true);
    expect(timeline.add(frame(8))).toBe(false);
    expect(numbers()).toEqual([3, 4, 5]);
  });

  test('of mine does not keep me from being up to date, one of another does', () => {
    timeline.add(frame(6, { seat: 0 }));
    expect(timeline.isUpToDate).toBe(true);
    timeline.add(frame(7, { seat: 1 }));
    expect(timeline.isUpToDate).toBe(false);
  });

  test('made for me when my time had run out is news to me', () => {
    timeline.add(frame(6, { seat: 0, cause: 'late' }));
    expect(timeline.isUpToDate).toBe(false);
  });
});

describe('the reader', () => {
  test('steps through the past, and follows again at the present', () => {
    timeline.step(-1);
    expect([timeline.cursor, timeline.follows]).toEqual([4, false]);
    timeline.step(-9);
    expect(timeline.cursor).toBe(3);
    timeline.toPresent();
    expect([timeline.cursor, timeline.follows]).toEqual([5, true]);
  });

  test('is not up to date while he looks at the past', () => {
    timeline.seek(4);
    expect(timeline.isUpToDate).toBe(false);
  });
});

describe('what came before', () => {
  test('is put in front, and the cursor stays', () => {
    timeline.prepend(past(0, 2));
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([timeline.first, timeline.cursor]).toEqual([0, 5]);
    expect(timeline.at(1)?.view.at).toBe(1);
  });

  test('is not taken where it leaves a gap or is of another seat', () => {
    timeline.prepend(past(0, 1));
    timeline.prepend(past(0, 2, 1));
    expect(numbers()).toEqual([3, 4, 5]);
  });
});

describe('a connection that comes back', () => {
  test('goes on where the reader was, and nothing is missing', () => {
    timeline.open(past(5, 8));
    expect(numbers()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(timeline.cursor).toBe(5);
    expect(timeline.toCome).toHaveLength(3);
  });

  test('begins anew at the present where too much has happened', () => {
    timeline.open(past(20, 22));
    expect(numbers()).toEqual([20, 21, 22]);
    expect(timeline.cursor).toBe(22);
  });

  test('keeps nothing of another seat', () => {
    timeline.open(past(4, 6, 1));
    expect(numbers()).toEqual([4, 5, 6]);
    expect([timeline.lookingFrom, timeline.cursor]).toEqual([1, 6]);
  });
});

test('nothing is left of a seat that was forgotten', () => {
  timeline.forget();
  expect(timeline.moments).toEqual([]);
  expect(timeline.shown).toBeNull();
  expect(timeline.add(frame(6))).toBe(false);
});

describe('since I last acted', () => {
  test('there are the moments after my last play', () => {
    timeline.add(frame(6, { seat: 0, action: 'move 1,0' }));
    timeline.add(frame(7));
    timeline.add(frame(8, { seat: 0, cause: 'late', action: 'end_turn' }));
    timeline.add(frame(9, { seat: 0, action: 'set agree always' }));
    expect(timeline.sinceMyLast(0).map((moment) => moment.frame.number)).toEqual([7, 8, 9]);
  });

  test('what I answered in a turn of others is part of it, once my own turn has come', () => {
    const turnOf = (seat: number) => [{ path: ['active'], value: seat }];
    timeline.add(frame(6, { seat: 0, action: 'move 1,0', changes: turnOf(0) }));
    timeline.add(frame(7, { seat: 0, action: 'end_turn', changes: turnOf(1) }));
    timeline.add(frame(8));
    timeline.add(frame(9, { seat: 0, action: 'cancel 2' }));
    timeline.add(frame(10));
    expect(timeline.sinceMyLast(0).map((moment) => moment.frame.number)).toEqual([10]);
    timeline.add(frame(11, { changes: turnOf(0) }));
    expect(timeline.sinceMyLast(0).map((moment) => moment.frame.number)).toEqual([8, 9, 10, 11]);
  });

  test('there is everything if I never have', () => {
    expect(timeline.sinceMyLast(0)).toHaveLength(3);
  });
});
