import { api } from './api';
import type { Past } from './protocol';
import type { Timeline } from './timeline.svelte';

/** So many frames are fetched at once; the server gives no more. */
const CHUNK = 500;

type Fetch = (table: string, seat: number, first: number, last: number) => Promise<Past>;

/** Fetches what came before the first frame that is here. */
export async function fetchEarlier(table: string, timeline: Timeline, fetch: Fetch = api.frames): Promise<void> {
  const { first, lookingFrom } = timeline;
  if (first > 0) timeline.prepend(await fetch(table, lookingFrom, Math.max(0, first - CHUNK), first - 1));
}

/** Fetches a whole game from its setup on, a chunk at a time, into an empty timeline; the reader begins with the first frame. */
export async function fetchAll(
  table: string,
  seat: number,
  length: number,
  timeline: Timeline,
  fetch: Fetch = api.frames,
): Promise<void> {
  for (let first = 0; first <= length; first += CHUNK) {
    const past = await fetch(table, seat, first, Math.min(length, first + CHUNK - 1));
    if (first > 0) for (const frame of past.frames) timeline.add(frame);
    else {
      timeline.open(past);
      timeline.seek(0);
      timeline.follows = false;
    }
  }
}
