import { expect, test } from 'vitest';
import { diceOf } from './moment/dice';
import { attackIn, damageTo, enteredIn, fighterWay, freshTile, gainsIn, killedIn } from './movements';
import { viewWith } from './view.testing';

const MOVED = { kind: 'moved', fighter: 'H05', cell: '0,-1', path: ['0,0', '0,-1'], left: 1 };
const ROLLED = { kind: 'attack_rolled', fighter: 'H03', victim: 'troglodyte1', rolls: [1, 4, 6], needed: 4, hits: 2 };

test('a fighter goes its way; ways of one moment lead on from one to the next', () => {
  expect(fighterWay([MOVED], 'H05')).toEqual(['0,0', '0,-1']);
  expect(fighterWay([MOVED], 'H01')).toEqual([]);
  expect(fighterWay([MOVED, { ...MOVED, path: ['0,-1', '1,-1'] }], 'H05')).toEqual(['0,0', '0,-1', '1,-1']);
  expect(fighterWay([{ kind: 'carried_over', fighter: 'H01', cell: '1,0', path: ['0,0', '1,0'] }], 'H01')).toEqual([
    '0,0',
    '1,0',
  ]);
});

test('lines and life points that are lost add up for a group', () => {
  const events = [
    { kind: 'line_cancelled', fighter: 'H05', line: 2, left: 4, cause: 'trap' },
    { kind: 'damaged', fighter: 'D01', hits: 2, left: 3, cause: 'attack' },
  ];
  expect([damageTo(events, ['H05']), damageTo(events, ['D01', 'H05']), damageTo(events, ['H01'])]).toEqual([1, 3, 0]);
});

test('who dies, who comes, and where a tile was placed', () => {
  const events = [
    { kind: 'killed', fighter: 'H05', cause: 'attack', for_good: true },
    { kind: 'damned_rose', fighter: 'damned1', victim: 'H05', cell: '0,0' },
    { kind: 'entered_play', seat: 1, fighter: 'D01', cell: '1,0', pm: 5, total: 0 },
    { kind: 'tile_placed', tile: '44', cell: '2,0', rotation: 1 },
  ];
  expect(killedIn(events)).toEqual(['H05']);
  expect(enteredIn(events)).toEqual(['damned1', 'D01']);
  expect(freshTile(events)).toBe('2,0');
  expect(freshTile([MOVED])).toBeNull();
});

test('PM fly to the infernal player, from the power or the demon that gives them', () => {
  const power = { kind: 'power_triggered', seat: 1, power: 'P1', slot: 'P1', dice: [1, 3] };
  const gained = { kind: 'pm_gained', seat: 1, pm: 6, total: 10 };
  expect(gainsIn([power, gained], viewWith())).toEqual([{ seat: 1, points: 6, from: ['slot:P1'] }]);
  expect(gainsIn([{ ...gained, pm: 3, demon: 'D01' }], viewWith())).toEqual([{ seat: 1, points: 3, from: ['fighter:D01'] }]);
  expect(gainsIn([{ ...gained, pm: 0 }], viewWith())).toEqual([]);
});

test('an attack is told with its target, its hits and its dead', () => {
  const declared = { kind: 'attacked', fighter: 'H03', victim: 'troglodyte1', group: 3, attack: 'fight', cell: '0,0' };
  const died = { kind: 'killed', fighter: 'troglodyte1', cause: 'attack', for_good: false };
  const roll = attackIn([declared, ROLLED, died])!;
  expect([roll.group, roll.hits, roll.killed]).toEqual([3, 2, ['troglodyte1']]);
  expect(attackIn([declared])).toBeNull();
});

test('misses that are rolled again show what came then', () => {
  expect(diceOf(attackIn([ROLLED])!)).toEqual([
    { face: 4, hit: true, again: false },
    { face: 6, hit: true, again: false },
    { face: 1, hit: false, again: false },
  ]);
  const again = { kind: 'rolled_again', fighter: 'H03', rolls: [5], gained: 1, hits: 3 };
  const roll = attackIn([ROLLED, again])!;
  expect(roll.hits).toBe(3);
  expect(diceOf(roll).at(-1)).toEqual({ face: 5, hit: true, again: true });
  expect(diceOf(roll)).toHaveLength(3);
});

test('a skull hits whatever is needed', () => {
  expect(diceOf(attackIn([{ ...ROLLED, rolls: [6], needed: 7, hits: 1 }])!)).toEqual([{ face: 6, hit: true, again: false }]);
});
