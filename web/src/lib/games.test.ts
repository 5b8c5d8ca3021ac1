import { expect, test } from 'vitest';
import { clients } from 'virtual:games';
import { loadGame, loadPicture, loadTexts } from './games';
import { LANGUAGES } from './texts';

test.each(Object.keys(clients))('%s has a picture and its texts, with those of the interface', async (id) => {
  expect(await loadPicture(id)).toBeDefined();
  for (const language of LANGUAGES) {
    const texts = await loadTexts(id, language);
    expect(['game-summary', 'board-possible', 'undo'].filter((key) => !texts.has(key))).toEqual([]);
  }
});

test('a game without a board is shown plainly', async () => {
  const { client } = await loadGame('mine');
  expect(client.id).toBe('mine');
  expect(client.nameOf('tile:1,0', {}, (key) => key)).toBeNull();
  expect(await loadPicture('mine')).toBeUndefined();
  expect((await loadTexts('mine', 'en')).has('game-summary')).toBe(false);
});
