import { expect, test } from 'vitest';
import { activeHero, missionInWords, nameOf } from './names';
import { missionOf, priceOf } from './pack';
import type { View } from './types';
import { worldToWatch } from './worlds';

const t = (key: string, args?: Record<string, string | number>) => (args ? `${key}(${Object.values(args).join('|')})` : key);

function viewWith(changes: Partial<View> = {}, hero: Partial<View['heroes'][number]> = {}): View {
  const surface = [
    { at: '0,0', kind: 'campfire' },
    { at: '1,0', kind: 'forest' },
    { at: '3,-1', kind: 'forest' },
    { at: '3,0', kind: 'pond' },
  ];
  const heroes = [
    { seat: 0, hero: 'erla', tile: '0,0', space: null, hand: [], ...hero },
    { seat: 1, hero: 'corlof', tile: '3,0', space: null, hand: null },
  ];
  return { turns: 1, active: 0, over: false, surface, heroes, ...changes } as View;
}

test('a tile beside my hero is named by its direction, his own by here, whoever acts', () => {
  expect(nameOf('tile:1,0', viewWith(), t)).toBe('ht-tile-toward(the-tile-forest|direction-E)');
  expect(nameOf('tile:0,0', viewWith(), t)).toBe('ht-tile-here(the-tile-campfire)');
  expect(nameOf('tile:1,0', viewWith({ active: 1 }), t)).toBe('ht-tile-toward(the-tile-forest|direction-E)');
  expect(nameOf('tile:3,0', viewWith({ active: 1 }), t)).toBe('the-tile-pond');
});

test('a tile farther away is named by its position, unless it is the only one of its kind', () => {
  expect(nameOf('tile:3,-1', viewWith(), t)).toBe('ht-tile-at(the-tile-forest|3, −1)');
  expect(nameOf('tile:3,0', viewWith(), t)).toBe('the-tile-pond');
});

test('a position that can be explored is named by its direction', () => {
  expect(nameOf('cell:0,-1', viewWith(), t)).toBe('ht-cell-toward(direction-NW)');
  expect(nameOf('cell:5,5', viewWith(), t)).toBe('ht-cell-at(5, 5)');
});

test('a space beside my hero is named by its direction', () => {
  const view = viewWith({}, { tile: null, space: 'TR' });
  expect(nameOf('space:F3', view, t)).toBe('ht-space-toward(space-F3|direction-N)');
  expect(nameOf('space:K4', view, t)).toBe('space-K4');
  expect(nameOf('space:TR', view, t)).toBe('space-TR');
});

test('a spectator has no directions', () => {
  expect(nameOf('tile:1,0', viewWith({}, { hand: null }), t)).toBe('ht-tile-at(the-tile-forest|1, 0)');
});

test('other things have their texts', () => {
  expect(nameOf('space:K4', viewWith(), t)).toBe('space-K4');
  expect(nameOf('recipe:healing', viewWith(), t)).toBe('token-healing');
  expect(nameOf('tile_kind:pond', viewWith(), t)).toBe('tile-pond');
  expect(nameOf('belt', viewWith(), t)).toBe('ht-belt');
  expect(nameOf('end_turn', viewWith(), t)).toBe('do-end_turn');
});

test('what is not there has no name', () => {
  expect(nameOf('tile:9,9', viewWith(), t)).toBeNull();
  expect(nameOf('moon:full', viewWith(), t)).toBeNull();
});

test("nobody is active before the first turn and in the monsters' turn", () => {
  expect(activeHero(viewWith())?.hero).toBe('erla');
  expect(activeHero(viewWith({ turns: 0 }))).toBeNull();
  expect(activeHero(viewWith({ active: -1 }))).toBeNull();
});

test('a small screen watches the world where things happen', () => {
  expect(worldToWatch(viewWith(), 'main_phase')).toBe('surface');
  expect(worldToWatch(viewWith({}, { tile: null, space: 'K1' }), 'main_phase')).toBe('underworld');
  expect(worldToWatch(viewWith({ active: -1 }), 'monsters_act')).toBe('underworld');
  expect(worldToWatch(viewWith({ active: -1 }), 'place_hero')).toBe('surface');
  expect(worldToWatch(viewWith({ turns: 0 }), 'choose_hero')).toBe('surface');
});

test('a card says all that is drawn on it', () => {
  const basket = missionOf('M05');
  expect(missionInWords(basket, priceOf(basket, 'two_food'), t)).toBe(
    'card-M05. mission-kind-delivery. ht-card-place(tile-forest). ht-card-price(ht-and(token-apple|token-fish)). ht-card-reward(ht-points(1))',
  );
  const watch = missionOf('M21');
  expect(missionInWords(watch, null, t)).toContain('ht-goal-observer');
  expect(missionInWords(watch, null, t)).toContain('ht-card-reward(ht-or(token-boots1|ht-points(1)))');
});

test('the price at the Campfire follows the option', () => {
  const treat = missionOf('M15');
  expect(priceOf(treat, 'two_food')).toEqual({ tokens: ['apple', 'apple'], points: 0 });
  expect(priceOf(treat, 'point_and_food')).toEqual({ tokens: ['apple'], points: 1 });
  expect(priceOf(missionOf('M05'), 'point_and_food')).toEqual({ tokens: ['apple', 'fish'], points: 0 });
});
