import type { LoggedEvent } from '../../lib/protocol';

/** What is shown for a moment over the maps: dice and what they decided. */
export type Happening =
  | {
      kind: 'fought';
      attacker: string;
      defender: string;
      attack_roll: number;
      defence_roll: number;
      attack: number;
      defence: number;
      winner: string;
    }
  | { kind: 'treasure_rolled'; seat: number; face: number }
  | { kind: 'trap_armed' | 'trap_disarmed'; seat: number; space: string }
  | { kind: 'dice_for_decider'; seats: number[]; rolls: number[]; purpose: string };

const SHOWN = new Set(['fought', 'treasure_rolled', 'trap_armed', 'trap_disarmed', 'dice_for_decider']);
const MOST = 3;

/** The last few events that show something rolled or turned over. */
export function happeningsIn(events: readonly LoggedEvent[]): Happening[] {
  return events
    .map((logged) => logged.event)
    .filter((event) => SHOWN.has(String(event['kind'])))
    .slice(-MOST)
    .map((event) => event as unknown as Happening);
}

/** The cell of the tile that has just turned up, or null. */
export function freshTile(events: readonly LoggedEvent[]): string | null {
  const explored = events.filter((logged) => logged.event['kind'] === 'explored').at(-1);
  return explored ? String(explored.event['cell']) : null;
}
