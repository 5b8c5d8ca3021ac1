import { expect, test } from 'vitest';
import source from './protocol.ts?raw';
import { lasting, telling } from './telling';
import type { View } from './types';

const view = {
  heroes: [
    { seat: 0, hero: 'erla', tile: '2,-1', space: null },
    { seat: 1, hero: 'corlof', tile: null, space: 'K4' },
  ],
} as unknown as View;
const FOUGHT = { kind: 'fought', attacker: 'ulumu', defender: 'corlof' };
/** What is told by its icon for all games, and what needs none. */
const WITHOUT = new Set(
  ['turn_began', 'turn_ended', 'first_player', 'won', 'round_limit_reached', 'consent_answered', 'answer_given'].concat(
    ...['went_away', 'came_back', 'left', 'undone', 'time_ran_out', 'only_answer', 'rules_changed', 'board_stays'],
  ),
);

test('every kind of event has an icon', () => {
  const kinds = [...source.matchAll(/^ {2}kind: '(\w+)';/gm)].map((found) => found[1]!);
  expect(kinds).toContain('fought');
  expect(kinds.filter((kind) => !WITHOUT.has(kind) && !telling.eventIcon?.(kind))).toEqual([]);
});

test('an event points at its place, else at the hero and where he stands', () => {
  expect(telling.placesOf?.({ kind: 'explored', seat: 0, cell: '3,0', tile: 'forest' }, view)).toEqual(['tile:3,0']);
  expect(telling.placesOf?.({ kind: 'trap_armed', seat: 1, space: 'K2' }, view)).toEqual(['space:K2']);
  expect(telling.placesOf?.({ kind: 'points_gained', seat: 1, points: 2 }, view)).toEqual(['hero:corlof', 'space:K4']);
  expect(telling.placesOf?.({ kind: 'eaten', seat: 0 }, view)).toEqual(['hero:erla', 'tile:2,-1']);
  expect(telling.placesOf?.(FOUGHT, view)).toEqual(['monster:ulumu', 'hero:corlof']);
  expect(telling.placesOf?.({ kind: 'rebuilt' }, view)).toEqual([]);
});

test('a fight concerns the heroes in it', () => {
  expect(telling.concerns?.(FOUGHT, 1, view)).toBe(true);
  expect(telling.concerns?.(FOUGHT, 0, view)).toBe(false);
  expect(telling.concerns?.({ kind: 'defeated', seat: 1, by: 'erla' }, 0, view)).toBe(true);
});

test('a fight is seen longer than a step, and what shows nothing not at all', () => {
  expect(lasting(FOUGHT)).toBeGreaterThan(lasting({ kind: 'moved' }));
  expect(lasting({ kind: 'turn_ended' })).toBe(0);
});
