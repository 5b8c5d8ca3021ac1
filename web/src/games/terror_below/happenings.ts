/** What is shown for a moment over the map: dice and what they decided. */
export type Happening =
  | { kind: 'weapon_used'; seat: number; weapon: string; rolls: number[]; damage: number; total: number; health: number }
  | { kind: 'jump_rolled'; seat: number; roll: number }
  | { kind: 'saved_by_die' | 'not_saved_by_die'; seat: number; character: string; roll: number }
  | { kind: 'worm_defeated'; seat: number; worm: string }
  | { kind: 'leader_died'; seat: number; character: string }
  | { kind: 'vp_gained'; seat: number; vp: number; total: number };

export const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>([
  'weapon_used',
  'jump_rolled',
  'saved_by_die',
  'not_saved_by_die',
  'worm_defeated',
  'leader_died',
  'vp_gained',
]);
