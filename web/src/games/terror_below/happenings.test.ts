import { expect, test } from 'vitest';
import { happeningsIn } from './happenings';

function logged(...kinds: string[]) {
  return kinds.map((kind, entry) => ({ entry, event: { kind, seat: 0 } }));
}

test('dice, gains and losses are shown, other events are not', () => {
  expect(happeningsIn(logged('moved', 'weapon_used', 'egg_laid', 'worm_defeated')).map((what) => what.kind)).toEqual([
    'weapon_used',
    'worm_defeated',
  ]);
});

test('only the last few', () => {
  expect(happeningsIn(logged('vp_gained', 'vp_gained', 'vp_gained', 'leader_died')).map((what) => what.kind)).toEqual([
    'vp_gained',
    'vp_gained',
    'leader_died',
  ]);
});
