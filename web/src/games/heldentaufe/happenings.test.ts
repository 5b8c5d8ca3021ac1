import { expect, test } from 'vitest';
import { freshTile, happeningsIn, newKind } from './happenings';

const logged = (...events: Record<string, unknown>[]) => events.map((event, entry) => ({ entry, event }));

test('dice and traps are shown, in order, and only the last four', () => {
  const rolls = [1, 2, 3].map((face) => ({ kind: 'treasure_rolled', seat: 0, face }));
  const events = logged({ kind: 'moved', seat: 0 }, { kind: 'trap_armed', seat: 0, space: 'K1' }, ...rolls, { kind: 'fought' });
  expect(happeningsIn(events).map((what) => what.kind)).toEqual(['treasure_rolled', 'treasure_rolled', 'treasure_rolled', 'fought']);
});

test('the last tile that turned up is fresh; the guide opens if its kind is new', () => {
  const first = { kind: 'explored', seat: 0, cell: '1,0', tile: 'pond', new: true };
  const again = { kind: 'explored', seat: 0, cell: '2,0', tile: 'pond', new: false };
  expect(freshTile(logged(first))).toBe('1,0');
  expect(newKind(logged(first))).toBe('pond');
  expect(freshTile(logged(first, again))).toBe('2,0');
  expect(newKind(logged(first, again))).toBeNull();
  expect(freshTile(logged({ kind: 'moved', seat: 0, cell: '1,0' }))).toBeNull();
});
