import type { LoggedEvent } from '../../lib/protocol';

/** What is shown for a moment over the map: dice and what they decided. */
export type Happening =
  | { kind: 'weapon_used'; seat: number; weapon: string; rolls: number[]; damage: number; total: number; health: number }
  | { kind: 'jump_rolled'; seat: number; roll: number }
  | { kind: 'saved_by_die' | 'not_saved_by_die'; seat: number; character: string; roll: number }
  | { kind: 'worm_defeated'; seat: number; worm: string }
  | { kind: 'leader_died'; seat: number; character: string }
  | { kind: 'vp_gained'; seat: number; vp: number; total: number };

const SHOWN = new Set(['weapon_used', 'jump_rolled', 'saved_by_die', 'not_saved_by_die', 'worm_defeated', 'leader_died', 'vp_gained']);
const MOST = 3;

/** The last few events that show something rolled, won or lost. */
export function happeningsIn(events: readonly LoggedEvent[]): Happening[] {
  return events
    .map((logged) => logged.event)
    .filter((event) => SHOWN.has(String(event['kind'])))
    .slice(-MOST)
    .map((event) => event as unknown as Happening);
}
