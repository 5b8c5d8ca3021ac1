import { expect, test } from 'vitest';
import {
  abilityIcons,
  effectIcons,
  equipmentIcons,
  eventIcons,
  giftIcons,
  instinctIcons,
  phaseIcons,
  powerIcons,
  sheetMarks,
  statIcons,
  talentIcons,
} from './icons';

function numbered(letter: string, from: number, to: number, digits = 2): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => letter + String(from + index).padStart(digits, '0'));
}

test('every card, gift, ability and alternative sheet has an icon', () => {
  expect(Object.keys(equipmentIcons)).toEqual(numbered('E', 1, 14));
  expect(Object.keys(eventIcons)).toEqual(numbered('V', 1, 14));
  expect(Object.keys(giftIcons)).toEqual(numbered('G', 1, 7, 1));
  expect(Object.keys(abilityIcons)).toEqual(numbered('D', 1, 13));
  expect(Object.keys(sheetMarks)).toEqual(numbered('H', 9, 13));
  expect(Object.keys(powerIcons)).toEqual(expect.arrayContaining(numbered('P', 1, 6, 1)));
  expect([instinctIcons, talentIcons, effectIcons, phaseIcons].map((icons) => Object.keys(icons).length)).toEqual([12, 8, 14, 5]);
});

test('no two things of one kind bear the same icon', () => {
  const kinds = [abilityIcons, effectIcons, equipmentIcons, eventIcons, giftIcons, instinctIcons, phaseIcons, powerIcons];
  for (const icons of [...kinds, sheetMarks, statIcons, talentIcons]) {
    const shapes = Object.values(icons);
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const shape of shapes) expect(shape).toContain('<path');
  }
});
