import { expect, test, vi } from 'vitest';
import { NO_KINDS } from '../board/contract';
import type { ReplayFrame } from '../lib/protocol';
import { Frames, touchedBy } from './frames';

const frame = (at: number): ReplayFrame => ({ at, length: 9, seat: 0, action: '', things: [], view: {}, events: [] });

test('a frame is fetched once', async () => {
  const fetch = vi.fn(async (_table: string, at: number) => frame(at));
  const frames = new Frames('T1', 2, fetch);
  await frames.at(3);
  expect((await frames.at(3)).at).toBe(3);
  expect(fetch.mock.calls).toEqual([['T1', 3, 2]]);
});

test('a frame that could not be fetched is asked for again', async () => {
  const fetch = vi.fn(async (_table: string, at: number) => frame(at)).mockRejectedValueOnce(new Error('gone'));
  const frames = new Frames('T1', 2, fetch);
  await expect(frames.at(3)).rejects.toThrow('gone');
  expect((await frames.at(3)).at).toBe(3);
});

test('a frame comes with the one before it, and the setup with none', async () => {
  const frames = new Frames('T1', 2, async (_table: string, at: number) => frame(at));
  expect((await frames.withBefore(3)).map((found) => found?.at)).toEqual([3, 2]);
  expect((await frames.withBefore(0)).map((found) => found?.at)).toEqual([0, undefined]);
});

test('what an action touched is outlined as what it has become', () => {
  const client = { id: 'g', Board: null!, kinds: NO_KINDS, nameOf: () => null };
  const done = { ...frame(1), things: ['cell:1,0', 'hero:erla'] };
  expect([...touchedBy(done, client)]).toEqual(['cell:1,0', 'hero:erla']);
  const became = (thing: string) => thing.replace('cell:', 'tile:');
  expect([...touchedBy(done, { ...client, became })]).toEqual(['tile:1,0', 'hero:erla']);
  expect(touchedBy(null, client).size).toBe(0);
});
