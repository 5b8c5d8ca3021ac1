import { expect, test } from 'vitest';
import { freshTile } from './happenings';

test('the last tile that turned up is fresh', () => {
  const first = { kind: 'explored', seat: 0, cell: '1,0', tile: 'pond', new: true };
  const second = { kind: 'explored', seat: 0, cell: '2,0', tile: 'pond', new: false };
  expect(freshTile([first, second])).toBe('2,0');
  expect(freshTile([{ kind: 'moved', seat: 0, cell: '1,0' }])).toBeNull();
});
