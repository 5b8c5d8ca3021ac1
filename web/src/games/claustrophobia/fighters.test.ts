import { expect, test } from 'vitest';
import { drawingOf, groupsOn, kindOf, letterOf, looksFromHumans, seatOf } from './fighters';
import { fighter, viewWith } from './view.testing';

test('ordinary troglodytes of one tile are one group, with how many have acted', () => {
  const [pack] = groupsOn('0,0', false, viewWith());
  expect(pack?.members.map(({ id }) => id)).toEqual(['troglodyte1', 'troglodyte2']);
  expect(pack?.acted).toBe(1);
  expect(pack?.fighter.id).toBe('troglodyte2');
  expect(groupsOn('0,0', true, viewWith()).map((group) => group.fighter.id)).toEqual(['H01']);
});

test('the one that can be pressed stands for its group', () => {
  const [pack] = groupsOn('0,0', false, viewWith(), {
    isSelected: () => false,
    isLit: (thing) => thing === 'fighter:troglodyte1',
  });
  expect(pack?.fighter.id).toBe('troglodyte1');
});

test('the one that is selected stands for its group, though another comes before it or could be pressed', () => {
  const [pack] = groupsOn('0,0', false, viewWith(), {
    isSelected: (thing) => thing === 'fighter:troglodyte2',
    isLit: () => true,
  });
  expect(pack?.fighter.id).toBe('troglodyte2');
});

test('the troglodyte that is acting is seen by itself', () => {
  const groups = groupsOn('0,0', false, viewWith({ acting: 'troglodyte2' }));
  expect(groups.map(({ members }) => members.map(({ id }) => id))).toEqual([['troglodyte1'], ['troglodyte2']]);
});

test('the kind of a fighter follows from its id, in play or not', () => {
  expect(['H05', 'D13', 'troglodyte11', 'tough', 'hound2', 'possessed1', 'damned3'].map(kindOf)).toEqual([
    'H05',
    'D13',
    'troglodyte',
    'tough',
    'hellhound',
    'possessed',
    'damned',
  ]);
  expect(drawingOf('damned')).toBe('putrefied');
  expect(['H06', 'H01', 'hound2', 'troglodyte3'].map(letterOf)).toEqual(['B', '', '2', '']);
});

test('a fighter belongs to the seat of its side, and only the infernal player looks from below', () => {
  const view = viewWith({ human_seat: 1, infernal_seat: 0 });
  expect([seatOf(fighter('H01', 'H01', '0,0'), view), seatOf(fighter('D01', 'D01', '0,0'), view)]).toEqual([1, 0]);
  expect([-1, 0, 1].map((seat) => looksFromHumans(view, seat))).toEqual([true, false, true]);
});
