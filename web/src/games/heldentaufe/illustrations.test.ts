import { expect, test } from 'vitest';
import english from '../../../../src/hypogeum/games/heldentaufe/text/en.ftl?raw';
import rulebook from '../../../../src/hypogeum/games/heldentaufe/text/rulebook.en.toml?raw';
import { Texts } from '../../lib/texts';
import { ILLUSTRATIONS, missionIcon, nameKeyOf } from './illustrations';

const chapters = [...rulebook.matchAll(/^id = "([\w-]+)"$/gm)].map((found) => found[1]);
const texts = new Texts('en', [english]);

test('only chapters that there are have pictures', () => {
  expect(chapters.length).toBeGreaterThan(40);
  expect(Object.keys(ILLUSTRATIONS).filter((chapter) => !chapters.includes(chapter))).toEqual([]);
});

test('everything that is shown has a name, or speaks for itself', () => {
  const keys = Object.values(ILLUSTRATIONS).flat().map(nameKeyOf).filter(Boolean);
  expect(keys.filter((key) => !texts.has(key))).toEqual([]);
});

test('every kind of mission has a sign', () => {
  for (const mission of ILLUSTRATIONS.missions!) expect(missionIcon(mission.replace('mission:', ''))).toContain('<path');
});
