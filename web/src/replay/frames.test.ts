import { expect, test, vi } from 'vitest';
import type { ReplayFrame } from '../lib/protocol';
import { Frames } from './frames';

const frame = (at: number): ReplayFrame => ({ at, length: 9, seat: 0, action: '', view: {}, events: [] });

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
