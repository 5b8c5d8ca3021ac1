import { expect, test } from 'vitest';
import { freshTile, happeningsIn } from './happenings';

const logged = (...events: Record<string, unknown>[]) => events.map((event, entry) => ({ entry, event }));

test('dice and traps are shown, in order, and only the last three', () => {
  const rolls = [1, 2, 3].map((face) => ({ kind: 'treasure_rolled', seat: 0, face }));
  const events = logged({ kind: 'moved', seat: 0 }, { kind: 'trap_armed', seat: 0, space: 'K1' }, ...rolls, { kind: 'fought' });
  expect(happeningsIn(events).map((what) => what.kind)).toEqual(['treasure_rolled', 'treasure_rolled', 'fought']);
});

test('the last tile that turned up is fresh', () => {
  const first = { kind: 'explored', seat: 0, cell: '1,0', tile: 'pond', new: true };
  const second = { kind: 'explored', seat: 0, cell: '2,0', tile: 'pond', new: false };
  expect(freshTile(logged(first, second))).toBe('2,0');
  expect(freshTile(logged({ kind: 'moved', seat: 0, cell: '1,0' }))).toBeNull();
});
