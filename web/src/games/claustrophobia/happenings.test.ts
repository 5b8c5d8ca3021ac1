import { expect, test } from 'vitest';
import { rollsOf, SHOWN, type Happening } from './happenings';

const happening = (what: Record<string, unknown>) => rollsOf(what as unknown as Happening);

test('dice tell whether they did what they were rolled for', () => {
  expect(happening({ kind: 'trap_sprung', fighter: 'H05', cell: '0,0', roll: 4, hit: true })).toEqual([{ face: 4, hit: true }]);
  expect(happening({ kind: 'recited', fighter: 'H01', roll: 2, done: false, total: 0 })).toEqual([{ face: 2, hit: false }]);
  expect(happening({ kind: 'obstacle_rolled', fighter: 'H03', rolls: [4, 5], done: true }).map(({ hit }) => hit)).toEqual([
    false,
    true,
  ]);
  expect(
    happening({ kind: 'exorcised', fighter: 'H09', victim: 'possessed1', rolls: [2, 3], hits: 1, left: 1 }).map(({ hit }) => hit),
  ).toEqual([false, true]);
});

test('what was not rolled shows no die', () => {
  expect(happening({ kind: 'pm_gained', seat: 1, pm: 4, total: 8 })).toEqual([]);
  expect(SHOWN.has('pm_gained')).toBe(true);
});
