import { expect, test } from 'vitest';
import { fetchAll, fetchEarlier } from './earlier';
import type { Frame, Past } from './protocol';
import { Timeline } from './timeline.svelte';

const asked: [first: number, last: number][] = [];

async function fetch(_table: string, seat: number, first: number, last: number): Promise<Past> {
  asked.push([first, last]);
  const frames = Array.from({ length: last - first + 1 }, (_, index): Frame => ({
    number: first + index,
    seat: 1,
    action: '',
    things: [],
    cause: 'chosen',
    events: [],
    changes: [],
  }));
  return { looking_from: seat, first, view: {}, frames };
}

test('what came before is fetched up to the first frame that is here', async () => {
  const timeline = new Timeline();
  timeline.open(await fetch('T1', 0, 600, 620));
  asked.length = 0;
  await fetchEarlier('T1', timeline, fetch);
  await fetchEarlier('T1', timeline, fetch);
  await fetchEarlier('T1', timeline, fetch);
  expect(asked).toEqual([
    [100, 599],
    [0, 99],
  ]);
  expect([timeline.first, timeline.cursor]).toEqual([0, 620]);
});

test('a whole game comes in chunks, and is shown from its setup', async () => {
  const timeline = new Timeline();
  asked.length = 0;
  await fetchAll('T1', -1, 1200, timeline, fetch);
  expect(asked).toEqual([
    [0, 499],
    [500, 999],
    [1000, 1200],
  ]);
  expect([timeline.first, timeline.last, timeline.cursor, timeline.follows]).toEqual([0, 1200, 0, false]);
});
