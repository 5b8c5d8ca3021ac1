import { beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../lib/live.svelte';
import { Pointer } from './pointer.svelte';

const seat = (number: number, mine: boolean) => ({ seat: number, kind: 'person', name: '', mine, connected: true });

let shown: string[];

function pointer(changes: object = {}): Pointer {
  return new Pointer({
    seats: [seat(0, true), seat(1, false), seat(2, false)],
    sides: [0, 0, 1],
    lookingFrom: 0,
    isOver: false,
    point: (thing: string) => shown.push(thing),
    ...changes,
  } as unknown as LiveTable);
}

beforeEach(() => {
  shown = [];
});

test('the next press shows a thing, and only that one', () => {
  const one = pointer();
  expect(one.take('cell:1')).toBe(false);
  expect(one.toggle()).toBe(true);
  expect(one.isOn).toBe(true);
  expect(one.take('cell:2')).toBe(true);
  expect([one.isOn, one.take('cell:3'), shown]).toEqual([false, false, ['cell:2']]);
});

test('what has the focus is shown at once', () => {
  const one = pointer();
  one.toggle('cell:4');
  expect([one.isOn, shown]).toEqual([false, ['cell:4']]);
});

test('it is let go by Escape, or by asking for it again', () => {
  const one = pointer();
  expect(one.letGo()).toBe(false);
  one.toggle();
  expect([one.letGo(), one.isOn]).toEqual([true, false]);
  one.toggle();
  one.toggle();
  expect([one.isOn, shown]).toEqual([false, []]);
});

test('nobody points where nobody of his side would see it', () => {
  expect(pointer().isPossible).toBe(true);
  for (const changes of [{ sides: [0, 1, 2] }, { sides: [] }, { lookingFrom: -1 }, { lookingFrom: null }, { isOver: true }]) {
    expect([pointer(changes).isPossible, pointer(changes).toggle('cell:1'), shown]).toEqual([false, false, []]);
  }
});
