import { expect, test } from 'vitest';
import { moment } from './moments.testing';
import { concerns, iconOf, isQuiet, placesOf } from './telling';

test('a game has icons of its own, and shares those of tables', () => {
  const telling = { eventIcon: (kind: string) => (kind === 'dug' ? '<path/>' : undefined) };
  expect(iconOf({ kind: 'dug' }, telling)).toBe('<path/>');
  expect(iconOf({ kind: 'undone' }, telling)).toBeTruthy();
  expect(iconOf({ kind: 'sang' }, telling)).toBeUndefined();
});

test('an event concerns whom it names, alone or among others, and whom the game says', () => {
  expect(concerns({ kind: 'robbed', seat: 1, other: 2 }, 2, {}, {})).toBe(true);
  expect(concerns({ kind: 'drew', seats: [0, 2] }, 2, {}, {})).toBe(true);
  expect(concerns({ kind: 'robbed', seat: 1, points: 2 }, 2, {}, {})).toBe(false);
  const telling = { concerns: (event: Record<string, unknown>, seat: number) => event.pawn === `pawn${seat}` };
  expect(concerns({ kind: 'bitten', pawn: 'pawn2' }, 2, {}, telling)).toBe(true);
});

test('its places are those the game names, else what the action was about, as it is now', () => {
  const walked = moment(1, ['walked'], { things: ['cell:2,0'] });
  const telling = {
    placesOf: (event: Record<string, unknown>) => (typeof event.place === 'string' ? [`tile:${event.place}`] : []),
    became: (thing: string) => thing.replace('cell', 'tile'),
  };
  expect(placesOf({ kind: 'walked', place: '1,1' }, walked, telling)).toEqual(['tile:1,1']);
  expect(placesOf({ kind: 'walked' }, walked, telling)).toEqual(['tile:2,0']);
  expect(placesOf({ kind: 'walked' }, walked, {})).toEqual(['cell:2,0']);
});

test('what marks only the time is quiet, and what the game calls so', () => {
  expect(isQuiet({ kind: 'turn_began' }, {})).toBe(true);
  expect(isQuiet({ kind: 'dug' }, {})).toBe(false);
  expect(isQuiet({ kind: 'dug' }, { quiet: new Set(['dug']) })).toBe(true);
});
