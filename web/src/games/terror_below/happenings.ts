import type { GameEvent } from './protocol';

const KINDS = ['weapon_used', 'jump_rolled', 'saved_by_die', 'not_saved_by_die', 'worm_defeated', 'leader_died'] as const;

/** What is shown for a moment over the map: dice and what they decided. */
export type Happening = Extract<GameEvent, { kind: (typeof KINDS)[number] }>;

export const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(KINDS);
