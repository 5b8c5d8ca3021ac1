/** What is shown for a moment over the maps: dice and what they decided. */
export type Happening =
  | { kind: 'treasure_rolled'; seat: number; face: number }
  | { kind: 'trap_armed' | 'trap_disarmed'; seat: number; space: string }
  | { kind: 'dice_for_decider'; seats: number[]; rolls: number[]; purpose: string };

export const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>([
  'treasure_rolled',
  'trap_armed',
  'trap_disarmed',
  'dice_for_decider',
]);

/** The cell of the tile that has just turned up, or null. */
export function freshTile(events: readonly Record<string, unknown>[]): string | null {
  const explored = events.filter((event) => event.kind === 'explored').at(-1);
  return explored ? String(explored.cell) : null;
}
