import { expect, test } from 'vitest';
import english from '../../../../src/hypogeum/games/claustrophobia/text/en.ftl?raw';
import rulebook from '../../../../src/hypogeum/games/claustrophobia/text/rulebook.en.toml?raw';
import { partsOf } from '$board/things';
import { Texts } from '../../lib/texts';
import { FRAMES, figureOf } from './figures/frames';
import { iconOf, ILLUSTRATIONS, nameKeyOf, tileNumber } from './illustrations';

const chapters = [...rulebook.matchAll(/^id = "([\w-]+)"$/gm)].map((found) => found[1]);
const texts = new Texts('en', [english]);
const things = Object.values(ILLUSTRATIONS).flat();

test('only chapters that there are have pictures', () => {
  expect(chapters.length).toBeGreaterThan(30);
  expect(Object.keys(ILLUSTRATIONS).filter((chapter) => !chapters.includes(chapter))).toEqual([]);
});

test('everything that is shown has a name, or speaks for itself', () => {
  const keys = things.map(nameKeyOf).filter(Boolean);
  expect(keys.filter((key) => !texts.has(key))).toEqual([]);
});

test('everything that is shown can be drawn', () => {
  const DRAWN = new Set(['activation', 'combat', 'destiny', 'token']);
  const canBeDrawn = (thing: string) => {
    const [kind, id] = partsOf(thing);
    if (kind === 'fighter') return figureOf(id) in FRAMES;
    return DRAWN.has(kind) || tileNumber(thing) !== null || iconOf(thing) !== null;
  };
  expect(things.filter((thing) => !canBeDrawn(thing))).toEqual([]);
  expect(ILLUSTRATIONS['tile-effects']).toHaveLength(14);
});
