import { expect, test } from 'vitest';
import { ICONS } from './icons';
import {
  bountyOf,
  CHARACTERS,
  drawbackOf,
  HATS,
  ITEMS,
  LOCATIONS,
  patternOf,
  sideOf,
  vehicleOf,
  VEHICLES,
  WEAPONS,
} from './pack';
import { LOOKS, SHEP } from './portraits';

test('a Vehicle card has its value and arrows', () => {
  expect(vehicleOf('V6-2')).toEqual({ id: 'V6-2', vehicle: 'motorcycle', value: 6, arrows: ['E', 'E', 'S'] });
  expect(vehicleOf('V2-1').arrows).toEqual([]);
});

test('a Bounty is a delivery or a hunt', () => {
  expect(bountyOf('BD23').delivery).toEqual({ id: 'BD23', location: 'motel', egg: 'green', vp: 3 });
  expect(bountyOf('BH10').hunt).toEqual({ id: 'BH10', type: 'any', vp: 2 });
});

test('what is not in the pack is told with the way to mend it', () => {
  expect(() => vehicleOf('V9-9')).toThrow('terror_below.client_pack');
  expect(() => bountyOf('BX')).toThrow('the pack has no Bounty BX');
});

test('the Canyon has its dice and its six ways across', () => {
  expect(sideOf('canyon').red).toEqual([1, 2, 3, 6, 7, 8]);
  expect(sideOf('canyon').jumps).toHaveLength(6);
  expect(sideOf('canyon').jumps).toContainEqual({ from: '3,3', to: '6,3', gap: 2 });
  expect(sideOf('desert').jumps).toEqual([]);
});

test('facts of the cards', () => {
  expect(patternOf('ROW')).toEqual(['W2', 'W', 'E', 'E2']);
  expect(drawbackOf('P06')).toBe('lose_egg');
  expect(drawbackOf('P01')).toBe('none');
});

test('everything that is drawn with an icon has one', () => {
  const names = [
    ...VEHICLES.map((card) => `vehicle-${card.vehicle}`),
    ...LOCATIONS.map((place) => `location-${place.id}`),
    ...WEAPONS.map((card) => `weapon-${card.id}`),
    ...ITEMS.map((card) => `item-${card.id}`),
    ...HATS.map((hat) => `item-${hat}`),
  ];
  expect(names.filter((name) => !(name in ICONS))).toEqual([]);
});

test('every Character has a face', () => {
  expect(CHARACTERS.filter((character) => character !== SHEP && !(character in LOOKS))).toEqual([]);
});
