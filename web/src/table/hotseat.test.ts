import { beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../lib/live.svelte';
import { ask } from '../lib/options.testing';
import { HotSeat } from './hotseat.svelte';

const seats = [0, 1, 2].map((seat) => ({
  seat,
  kind: 'person',
  name: '',
  mine: seat < 2,
  bot: null,
  free: false,
  connected: true,
}));

let looks: (number | null)[];
let live: { lookingFrom: number | null; isCurrent: boolean };
let hides: boolean;
let hotseat: HotSeat;

function asking(seat: number, from: number, isCurrent = true): void {
  live = {
    seats,
    lookingFrom: from,
    isCurrent,
    asked: { question: { ...ask(), seats: [seat] } },
    timeline: { present: { view: {} } },
    look: (to: number | null) => looks.push(to),
  } as unknown as typeof live;
  hotseat = new HotSeat(live as unknown as LiveTable, () => hides);
  hotseat.follow();
}

beforeEach(() => {
  looks = [];
  hides = true;
});

test('when another of my seats is asked, the cover comes and the table is looked at from nowhere', () => {
  asking(1, 0);
  expect([hotseat.coverFor, looks]).toEqual([1, [null]]);
});

test('the next player sees the table when he asks for it', () => {
  asking(1, 0);
  hotseat.uncover();
  expect([hotseat.coverFor, looks]).toEqual([null, [null, 1]]);
});

test('where nothing is hidden the device is passed without a cover', () => {
  hides = false;
  asking(1, 0);
  expect([hotseat.coverFor, looks]).toEqual([null, [1]]);
});

test('nothing is passed before everything was shown', () => {
  asking(1, 0, false);
  expect([hotseat.coverFor, looks]).toEqual([null, []]);
});

test('nothing is passed while this seat or somebody elsewhere is asked', () => {
  asking(0, 0);
  expect(looks).toEqual([]);
  asking(2, 0);
  expect(looks).toEqual([]);
});
