import { expect, test } from 'vitest';
import english from '../../../../src/hypogeum/games/sub_terra/text/en.ftl?raw';
import rulebook from '../../../../src/hypogeum/games/sub_terra/text/rulebook.en.toml?raw';
import { partsOf } from '$board/things';
import { Texts } from '../../lib/texts';
import { iconOf, ILLUSTRATIONS, nameKeyOf } from './illustrations';
import { FACES, TILES } from './pack';

const chapters = [...rulebook.matchAll(/^id = "([\w-]+)"$/gm)].map((found) => found[1]);
const texts = new Texts('en', [english]);
const things = Object.values(ILLUSTRATIONS).flat();

test('only chapters that there are have pictures', () => {
  expect(chapters.length).toBeGreaterThan(30);
  expect(Object.keys(ILLUSTRATIONS).filter((chapter) => !chapters.includes(chapter))).toEqual([]);
});

test('everything that is shown has a name', () => {
  expect(things.map(nameKeyOf).filter((key) => !texts.has(key))).toEqual([]);
});

test('everything that is shown can be drawn', () => {
  const canBeDrawn = (thing: string) => {
    const [kind, id] = partsOf(thing);
    if (kind === 'tile') return TILES.some((tile) => tile.id === id);
    return kind === 'face' ? FACES.includes(id) : iconOf(thing) !== null;
  };
  expect(things.filter((thing) => !canBeDrawn(thing))).toEqual([]);
});

test('nothing is shown twice in a chapter', () => {
  for (const [chapter, shown] of Object.entries(ILLUSTRATIONS)) expect([...new Set(shown)], chapter).toEqual(shown);
});
