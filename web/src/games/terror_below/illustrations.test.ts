import { expect, test } from 'vitest';
import english from '../../../../src/hypogeum/games/terror_below/text/en.ftl?raw';
import rulebook from '../../../../src/hypogeum/games/terror_below/text/rulebook.en.toml?raw';
import { Texts } from '../../lib/texts';
import { iconOf } from './icons';
import { ILLUSTRATIONS, nameKeyOf } from './illustrations';
import { patternOf } from './pack';

const chapters = [...rulebook.matchAll(/^id = "([\w-]+)"$/gm)].map((found) => found[1]);
const texts = new Texts('en', [english]);
const shown = Object.values(ILLUSTRATIONS).flat();

test('only chapters that there are have pictures', () => {
  expect(chapters.length).toBeGreaterThan(40);
  expect(Object.keys(ILLUSTRATIONS).filter((chapter) => !chapters.includes(chapter))).toEqual([]);
});

test('everything that is shown has a name, or speaks for itself', () => {
  expect(shown.map(nameKeyOf).filter((key) => key && !texts.has(key))).toEqual([]);
});

test('signs and patterns are known', () => {
  for (const thing of new Set(shown)) {
    const [kind, id] = thing.split(':') as [string, string];
    if (kind === 'vehicle' || kind === 'item' || kind === 'weapon') expect(iconOf(kind, id), thing).toContain('<path');
    if (kind === 'pattern') expect(patternOf(id).length).toBeGreaterThan(0);
  }
});
