import { expect, test } from 'vitest';
import source from './protocol.ts?raw';
import { lasting, telling } from './telling';
import type { View } from './types';

const view = {
  squads: [
    { seat: 0, space: '4,2' },
    { seat: 1, space: '1,1' },
  ],
} as unknown as View;
/** What is told by its icon for all games, and what needs none. */
const WITHOUT = new Set(
  ['turn_began', 'turn_ended', 'first_player', 'won', 'last_turns_over', 'nobody_left', 'solo_won', 'solo_lost'].concat(
    ...['went_away', 'came_back', 'left', 'undone', 'time_ran_out', 'only_answer', 'rules_changed', 'board_stays'],
  ),
);

test('every kind of event has an icon', () => {
  const kinds = [...source.matchAll(/^ {2}kind: '(\w+)';/gm)].map((found) => found[1]!);
  expect(kinds).toContain('worm_struck');
  expect(kinds.filter((kind) => !WITHOUT.has(kind) && !telling.eventIcon?.(kind))).toEqual([]);
});

test('an event points at its spaces and its Worm, else at the pawn', () => {
  expect(telling.placesOf?.({ kind: 'rubble_placed', spaces: ['4,2', '5,2'] }, view)).toEqual(['space:4,2', 'space:5,2']);
  expect(telling.placesOf?.({ kind: 'worm_appeared', slot: 2, worm: 'W1', space: '3,3' }, view)).toEqual(['space:3,3', 'slot:2']);
  expect(telling.placesOf?.({ kind: 'vp_gained', seat: 1, vp: 2 }, view)).toEqual(['pawn:1', 'space:1,1']);
  expect(telling.placesOf?.({ kind: 'deck_shuffled', deck: 'item' }, view)).toEqual([]);
});

test('a strike concerns whoever stands there', () => {
  const struck = { kind: 'worm_struck', slot: 1, worm: 'W1', space: '4,2', spaces: ['4,2', '4,3'] };
  expect([0, 1, -1].map((seat) => telling.concerns?.(struck, seat, view))).toEqual([true, false, false]);
});

test('a shot is seen longer than a step, and what shows nothing not at all', () => {
  expect(lasting({ kind: 'weapon_used' })).toBeGreaterThan(lasting({ kind: 'moved' }));
  expect(lasting({ kind: 'turn_ended' })).toBe(0);
});
