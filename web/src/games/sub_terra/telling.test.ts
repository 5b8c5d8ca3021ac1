import { expect, test } from 'vitest';
import source from './protocol.ts?raw';
import { lasting, telling } from './telling';
import { viewWith } from './view.testing';

const view = viewWith();
/** What is told by its icon for all games, and what needs none. */
const WITHOUT = new Set([
  'turn_began',
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
  expect(kinds).toContain('lava_flowed');
  expect(kinds.filter((kind) => !WITHOUT.has(kind) && !telling.eventIcon?.(kind))).toEqual([]);
});

test('an event points at its Explorers with their tiles, at Guardians, walls and cells', () => {
  const places = (event: Record<string, unknown>) => telling.placesOf?.(event, view);
  expect(places({ kind: 'guardian_attacked', guardian: 'infantry', cell: '3,0', victim: 'foreman' })).toEqual([
    'explorer:foreman',
    'tile:3,0',
    'guardian:3,0/infantry',
  ]);
  expect(places({ kind: 'wall_breached', cell: '3,1', side: 'W' })).toEqual(['wall:3,1/W', 'tile:3,1']);
  expect(places({ kind: 'lava_flowed', cells: ['3,1', '4,1'] })).toEqual(['tile:3,1', 'tile:4,1']);
  expect(places({ kind: 'swapped', explorer: 'guide', other_explorer: 'foreman', cell: '3,1' })).toEqual([
    'explorer:guide',
    'tile:3,1',
    'explorer:foreman',
    'tile:3,0',
  ]);
  expect(places({ kind: 'died', explorer: 'rogue' })).toEqual([]);
});

test('a Guardian concerns whom it attacks or reaches, the volcano everybody', () => {
  const concerned = (event: Record<string, unknown>) => [0, 1, 2].filter((seat) => telling.concerns?.(event, seat, view));
  expect(concerned({ kind: 'guardian_attacked', victim: 'foreman', cell: '3,0' })).toEqual([1]);
  expect(concerned({ kind: 'guardian_moved', cell: '3,1' })).toEqual([0]);
  expect(concerned({ kind: 'tile_placed', cell: '3,1' })).toEqual([]);
  expect(concerned({ kind: 'volcano_ready' })).toEqual([0, 1, 2]);
});

test('an eruption is seen longer than a step, and what shows nothing not at all', () => {
  expect(lasting({ kind: 'volcano_erupted' })).toBeGreaterThan(lasting({ kind: 'moved' }));
  expect(lasting({ kind: 'tiles_set_aside' })).toBe(0);
  expect(lasting({ kind: 'healed' })).toBe(450);
});

test('turns are counted by rounds, each of which begins a part of the log', () => {
  expect(telling.turnOf?.(view)).toBe(2);
  expect(telling.beginnings?.has('round_began')).toBe(true);
});
