import { expect, test } from 'vitest';
import { freshTile } from './happenings';

const logged = (...events: Record<string, unknown>[]) => events.map((event, entry) => ({ entry, event }));

test('the last tile that turned up is fresh', () => {
  const first = { kind: 'explored', seat: 0, cell: '1,0', tile: 'pond', new: true };
  const second = { kind: 'explored', seat: 0, cell: '2,0', tile: 'pond', new: false };
  expect(freshTile(logged(first, second))).toBe('2,0');
  expect(freshTile(logged({ kind: 'moved', seat: 0, cell: '1,0' }))).toBeNull();
});
