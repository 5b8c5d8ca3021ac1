import { expect, test } from 'vitest';
import source from './protocol.ts?raw';
import { lasting, telling } from './telling';
import { viewWith } from './view.testing';

const view = viewWith();
/** What is told by its icon for all games, and what needs none. */
const WITHOUT = new Set([
  'turn_began',
  'phase_began',
  'went_away',
  'came_back',
  'left',
  'undone',
  'time_ran_out',
  'only_answer',
  'rules_changed',
  'board_stays',
]);

test('every kind of event has an icon', () => {
  const kinds = [...source.matchAll(/^ {2}kind: '(\w+)';/gm)].map((found) => found[1]!);
  expect(kinds).toContain('attack_rolled');
  expect(kinds.filter((kind) => !WITHOUT.has(kind) && !telling.eventIcon?.(kind))).toEqual([]);
});

test('an event points at its fighters with their tiles, at its exit, its power and its cell', () => {
  const places = (event: Record<string, unknown>) => telling.placesOf?.(event, view);
  expect(places({ kind: 'attacked', fighter: 'H05', victim: 'D01', cell: '1,0' })).toEqual([
    'fighter:H05',
    'tile:0,-1',
    'fighter:D01',
    'tile:1,0',
  ]);
  expect(places({ kind: 'exploration_declared', fighter: 'H01', cell: '0,0', side: 'S' })).toEqual([
    'fighter:H01',
    'tile:0,0',
    'exit:0,0/S',
  ]);
  expect(places({ kind: 'die_placed', seat: 1, die: 4, slot: 'P2', power: 'P2' })).toEqual(['slot:P2']);
  expect(places({ kind: 'killed', fighter: 'H03', cause: 'attack' })).toEqual([]);
  expect(places({ kind: 'death_crawled', fighters: ['H01', 'H05'] })).toContain('fighter:H05');
});

test('what harms a fighter concerns the seat that plays its side', () => {
  const concerns = (event: Record<string, unknown>) => [0, 1].map((seat) => telling.concerns?.(event, seat, view));
  expect(concerns({ kind: 'trap_sprung', fighter: 'H05', cell: '0,-1', roll: 4, hit: true })).toEqual([true, false]);
  expect(concerns({ kind: 'attacked', fighter: 'H05', victim: 'D01' })).toEqual([false, true]);
  expect(concerns({ kind: 'moved', fighter: 'H05' })).toEqual([false, false]);
});

test('an attack is seen longer than a step, and what shows nothing not at all', () => {
  expect(lasting({ kind: 'attack_rolled' })).toBeGreaterThan(lasting({ kind: 'moved' }));
  expect(lasting({ kind: 'dice_returned' })).toBe(0);
});

test('phases begin parts of the log, and are told there alone', () => {
  expect(telling.beginnings?.has('phase_began')).toBe(true);
  expect(telling.quiet?.has('phase_began')).toBe(true);
});
