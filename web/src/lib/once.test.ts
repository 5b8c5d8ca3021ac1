import { expect, test, vi } from 'vitest';
import { once } from './once';

test('what was loaded is kept, each by its own name', async () => {
  const fetch = vi.fn(async (...what: string[]) => what.join('+'));
  const load = once(fetch);
  expect([await load('a', 'b'), await load('a', 'b'), await load('a', 'c')]).toEqual(['a+b', 'a+b', 'a+c']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const load = once(vi.fn(async (what: string) => what).mockRejectedValueOnce(new Error('gone')));
  await expect(load('a')).rejects.toThrow('gone');
  expect(await load('a')).toBe('a');
});
