import { describe, expect, test } from 'vitest';
import { arrowSigns, cardInWords, leaderName, nameOf, spaceInWords, vehicleInWords, wormInWords } from './names';
import type { Space, Squad, View, Worm } from './types';

const t = (key: string, args?: Record<string, string | number>) => (args ? `${key}(${Object.values(args).join('|')})` : key);
const player = (seat: number) => ['Ada', 'Ben'][seat] ?? '?';

const worm = {
  slot: 2,
  worm: 'W09',
  type: 'boomer',
  eggs: ['yellow'],
  health: 6,
  limit: 4,
  pattern: 'FAN-N',
  target: '2,6',
  is_due: false,
  vehicles: [
    { vehicle: 'V3-2', face_down: true, seat: 0 },
    { vehicle: null, face_down: true, seat: 1 },
  ],
  strike: { path: ['2,6'], target: '2,5', struck: ['2,5', '1,5'], caught: [1], rubble: [], eggs: [], by_dice: [] },
} as unknown as Worm;

const motel: Space = { at: '2,6', kind: 'desert', location: 'motel', rubble: 0, eggs: [] };
const rim: Space = { at: '4,1', kind: 'rim', location: null, rubble: 2, eggs: ['green', 'green', 'blue'] };
const view = { spaces: [motel, rim], worms: [worm], squads: [{ seat: 0, space: '2,6' }] } as unknown as View;

describe('things', () => {
  test('a space is named by its coordinates, with its Location', () => {
    expect(nameOf('space:4,1', view, t)).toBe('space-other(4,1)');
    expect(nameOf('space:2,6', view, t)).toBe('board-space-with(space-other(2,6)|the-location-motel)');
  });

  test('a slot is named with its Worm, as long as there is one', () => {
    expect(nameOf('slot:2', view, t)).toBe('board-slot-with(slot-2|type-boomer)');
    expect(nameOf('slot:3', view, t)).toBe('slot-3');
  });

  test('a card under a Worm is named as far as it is known', () => {
    expect(nameOf('under:2,1', view, t)).toBe('vehicle-V3-2');
    expect(nameOf('under:2,2', view, t)).toBe('under-other');
    expect(nameOf('under:1,1', view, t)).toBe('under-other');
  });

  test.each(['vehicle:V6-2', 'bounty:BD19', 'egg:green', 'character:C07', 'weapon:P01', 'item:I05', 'pile:item'])(
    '%s has its text',
    (thing) => {
      expect(nameOf(thing, view, t)).toBe(thing.replace(':', '-'));
    },
  );

  test.each(['stop', 'vp', 'pawn:1', 'hat:0', 'moon:full'])('%s is left to the words of the table', (thing) => {
    expect(nameOf(thing, view, t)).toBeNull();
  });
});

test('a space says all that is on it', () => {
  expect(spaceInWords(motel, view, player, t)).toBe(
    'board-space-with(space-other(2,6)|the-location-motel), board-pawn-of(Ada), board-target(2)',
  );
  expect(spaceInWords(rim, view, player, t)).toBe(
    'space-other(4,1), space-kind-rim, board-rubble(2), board-eggs-of(egg-green|2), board-eggs-of(egg-blue|1)',
  );
});

test('a Worm says what it is, where it would strike and whom it would catch', () => {
  const words = wormInWords(worm, view, player, t);
  expect(words).toContain('board-worm(2|type-boomer)');
  expect(words).toContain('board-cards-of-limit(2|4)');
  expect(words).toContain('board-would-strike(space-other(2,5)|2) board-would-catch(Ben)');
  expect(words).not.toContain('board-due');
  expect(wormInWords({ ...worm, is_due: true }, view, player, t)).toContain('board-due');
  const harmless = { ...worm, strike: { ...worm.strike, caught: [] } };
  expect(wormInWords(harmless, view, player, t)).toContain('board-would-catch-nobody');
});

test('a Vehicle card says its arrows, value and ability', () => {
  expect(arrowSigns(['N', 'E', 'S', 'W'])).toBe('↑ → ↓ ←');
  expect(arrowSigns([])).toBe('');
  expect(vehicleInWords('V6-2', t)).toBe('vehicle-V6-2. about-vehicle-motorcycle');
});

test('what lies on a space has a name', () => {
  expect(nameOf('rubble:4,1', view, t)).toBe('rubble-other(4,1)');
  expect(nameOf('eggs:4,1', view, t)).toBe('eggs-other(4,1)');
});

test('cards that can be read say what they do', () => {
  expect(cardInWords('vehicle:V6-2', t)).toBe('vehicle-V6-2. about-vehicle-motorcycle');
  expect(cardInWords('weapon:P01', t)).toBe('weapon-P01. about-weapon-P01');
  expect(cardInWords('space:4,1', t)).toBe('');
});

test('a Squad without Leader says so', () => {
  expect(leaderName({ leader: 'C07' } as Squad, t)).toBe('character-C07');
  expect(leaderName({ leader: null } as Squad, t)).toBe('board-no-leader');
});
