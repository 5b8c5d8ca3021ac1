import { expect, test } from 'vitest';
import { pictures, texts } from 'virtual:games';
import { loadGame, loadPicture, loadTexts } from './games';
import { LANGUAGES } from './texts';

test.each(Object.keys(texts))('%s has its texts, with those of the interface', async (id) => {
  for (const language of LANGUAGES) {
    const loaded = await loadTexts(id, language);
    expect(['game-summary', 'board-possible', 'undo'].filter((key) => !loaded.has(key))).toEqual([]);
  }
});

test.each(Object.keys(pictures))('%s has a picture', async (id) => {
  expect(await loadPicture(id)).toBeDefined();
});

test('a game without a board is shown plainly', async () => {
  const { client } = await loadGame('mine');
  expect(client.id).toBe('mine');
  expect(client.nameOf('tile:1,0', {}, (key) => key)).toBeNull();
  expect(await loadPicture('mine')).toBeUndefined();
  expect((await loadTexts('mine', 'en')).has('game-summary')).toBe(false);
});
