import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { durationOf, type Pace } from './pace.svelte';
import { liveManner, Playback, replayManner } from './playback.svelte';
import type { Frame } from './protocol';
import { Timeline } from './timeline.svelte';

const lasting = (event: Record<string, unknown>) => (event.kind === 'noted' ? 0 : 1000);

function frame(number: number, seat = 1, kind = 'moved'): Frame {
  return { number, seat, action: '', things: [], cause: 'chosen', events: [{ kind }], changes: [] };
}

let timeline: Timeline;
let playback: Playback;
let pace: Pace;

function arrive(...frames: Frame[]): void {
  for (const one of frames) timeline.add(one);
  playback.goOn();
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  timeline = new Timeline();
  playback = new Playback(
    timeline,
    liveManner(timeline, lasting, () => pace),
  );
  timeline.open({ looking_from: 0, first: 0, view: {}, frames: [frame(0, -1)] });
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

describe('what arrives', () => {
  test('is shown at once when nothing else is being shown', () => {
    arrive(frame(1));
    expect(timeline.cursor).toBe(1);
    expect(playback.lasts).toBe(1000);
  });

  test('is shown in order, each after the one before has been seen', () => {
    arrive(frame(1), frame(2), frame(3));
    expect(timeline.cursor).toBe(1);
    vi.advanceTimersByTime(500);
    expect(timeline.cursor).toBe(1);
    vi.advanceTimersByTime(500);
    expect(timeline.cursor).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(timeline.isAtPresent).toBe(true);
  });

  test('takes no time where there is nothing to see', () => {
    arrive(frame(1, 1, 'noted'), frame(2, 1, 'noted'), frame(3));
    expect(timeline.cursor).toBe(3);
  });

  test('passes at once at the pace off', () => {
    pace = 'off';
    arrive(frame(1), frame(2), frame(3));
    expect(timeline.isAtPresent).toBe(true);
  });

  test('waits while the reader looks at the past, and goes on when he is back', () => {
    timeline.seek(0);
    timeline.follows = false;
    arrive(frame(1), frame(2));
    vi.advanceTimersByTime(5000);
    expect(timeline.cursor).toBe(0);
    timeline.follows = true;
    playback.goOn();
    expect(timeline.cursor).toBe(1);
  });
});

describe('a press', () => {
  test('while others are being shown goes to the present and is spent', () => {
    arrive(frame(1), frame(2), frame(3));
    expect(playback.isBehind).toBe(true);
    expect(playback.skip()).toBe(true);
    expect(timeline.isAtPresent).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(timeline.cursor).toBe(3);
  });

  test('while only my own actions are still moving is not spent', () => {
    arrive(frame(1, 0), frame(2, 0), frame(3, 0));
    expect(timeline.isAtPresent).toBe(false);
    expect(playback.skip()).toBe(false);
  });

  test('at the present is not spent', () => {
    arrive(frame(1));
    expect(playback.skip()).toBe(false);
  });
});

describe('at the pace that waits for a key', () => {
  beforeEach(() => {
    pace = 'key';
    arrive(frame(1, 0), frame(2), frame(3, 1, 'noted'), frame(4));
  });

  test('what I did is shown, and each moment of the others waits', () => {
    expect([timeline.cursor, playback.awaitsKey]).toEqual([1, true]);
    expect(playback.skip()).toBe(true);
    expect([timeline.cursor, playback.awaitsKey]).toEqual([3, true]);
    playback.skip();
    expect([timeline.cursor, playback.awaitsKey, playback.isBehind]).toEqual([4, false, false]);
  });

  test('everything can be passed over', () => {
    playback.finish();
    expect([timeline.isAtPresent, playback.awaitsKey]).toEqual([true, false]);
  });
});

test('looking at a game again gives every frame its own time, mine too', () => {
  const manner = replayManner(() => pace, lasting);
  expect(manner.lasts(frame(1, 0), 200)).toBe(1000);
  pace = 'key';
  expect(manner.isAwaited(frame(1))).toBe(false);
});

describe('a moment', () => {
  const how = { pace: 'normal' as Pace, isOwn: false, toCome: 0, lasting };
  const crowded = { ...frame(1), events: Array.from({ length: 9 }, () => ({ kind: 'moved' })) };

  test('lasts longer with more in it, up to a limit', () => {
    expect(durationOf(crowded, how)).toBeGreaterThan(durationOf(frame(1), how));
    expect(durationOf(crowded, how)).toBeLessThan(3000);
  });

  test('of mine is brief; calm is slower and quick is faster', () => {
    const lasts = (changes: Partial<typeof how>) => durationOf(frame(1), { ...how, ...changes });
    expect(lasts({ isOwn: true })).toBeLessThan(300);
    expect(lasts({ pace: 'calm' })).toBeGreaterThan(lasts({}));
    expect(lasts({ pace: 'quick' })).toBeLessThan(lasts({}));
  });

  test('is shorter when many are to come', () => {
    expect(durationOf(frame(1), { ...how, toCome: 15 })).toBe(500);
  });
});
