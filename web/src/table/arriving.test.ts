import { expect, test } from 'vitest';
import type { Frame } from '../lib/protocol';
import { arrivingOf, thingsOf } from './arriving';

const frame: Frame = {
  number: 4,
  seat: 1,
  action: 'explore 1,0',
  things: ['cell:1,0', 'hero:erla'],
  cause: 'chosen',
  events: [{ kind: 'explored' }],
  changes: [],
};

test('a frame brings its events, and how long they are seen', () => {
  expect(arrivingOf(frame, 300)).toEqual({ number: 4, seat: 1, things: frame.things, events: frame.events, milliseconds: 300 });
  expect(arrivingOf(null, 300)).toBeNull();
});

test('what it was about is called as it is after it', () => {
  const became = (thing: string) => thing.replace('cell:', 'tile:');
  expect([...thingsOf(frame, { became })]).toEqual(['tile:1,0', 'hero:erla']);
  expect([...thingsOf(frame, {})]).toEqual(['cell:1,0', 'hero:erla']);
  expect([...thingsOf(null, {})]).toEqual([]);
});
