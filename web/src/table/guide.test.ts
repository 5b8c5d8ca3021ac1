import { expect, test } from 'vitest';
import { Texts } from '../lib/texts';
import { guideKeys } from './guide';

const texts = new Texts('en', ['guide-tile-forest = Forests hide treasure.\n']);
const explored = (tile: string, isNew: boolean) => ({ kind: 'explored', tile, new: isNew });

test('a kind that turns up for the first time has its entry shown', () => {
  expect(guideKeys([explored('forest', true)], texts)).toEqual(['guide-tile-forest']);
});

test('a kind that is known, or has no entry, is passed over', () => {
  expect(guideKeys([explored('forest', false), explored('meadow', true)], texts)).toEqual([]);
});
