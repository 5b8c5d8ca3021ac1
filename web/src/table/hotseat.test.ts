import { beforeEach, describe, expect, test } from 'vitest';
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
let sides: number[];
let hotseat: HotSeat;

function asking(seat: number, from: number, isCurrent = true): void {
  live = {
    seats,
    sides,
    lookingFrom: from,
    isCurrent,
    asked: { version: 7, question: { ...ask(), seats: [seat] } },
    timeline: { present: { view: {} } },
    look: (to: number | null) => {
      looks.push(to);
      live.lookingFrom = to;
    },
  } as unknown as typeof live;
  hotseat = new HotSeat(live as unknown as LiveTable, () => hides);
  hotseat.follow();
}

beforeEach(() => {
  looks = [];
  hides = true;
  sides = [0, 1, 2];
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

describe('between seats of one side nothing is hidden', () => {
  beforeEach(() => {
    sides = [0, 0, 1];
  });

  test('so I am asked for whichever of them is asked, without a cover', () => {
    asking(1, 0);
    expect([hotseat.coverFor, looks]).toEqual([null, [1]]);
  });

  test('also where I look from no seat yet and hold none of another side', () => {
    asking(1, -1);
    expect([hotseat.coverFor, looks]).toEqual([null, [1]]);
  });

  test('and I may look from another of them until something happens', () => {
    asking(1, 1);
    hotseat.choose(0);
    hotseat.follow();
    expect(looks).toEqual([0]);
    live = Object.assign(live, { asked: { version: 8, question: { ...ask(), seats: [1] } } });
    hotseat.follow();
    expect(looks).toEqual([0, 1]);
  });
});

test('before the sides are told, there is a cover', () => {
  sides = [];
  asking(1, 0);
  expect(hotseat.coverFor).toBe(1);
});

test('who looks from another of his seats by himself is covered between sides', () => {
  asking(0, 0);
  hotseat.choose(1);
  expect([hotseat.coverFor, looks]).toEqual([1, [null]]);
});
