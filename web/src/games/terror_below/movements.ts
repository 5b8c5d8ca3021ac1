import type { Gain } from '$board/Flights.svelte';
import type { GameEvent } from './protocol';
import type { View } from './types';

/** What moves in a moment, by its events: pawns, Targets, points. */
export type Events = readonly Record<string, unknown>[];

function typed(events: Events): GameEvent[] {
  return events as unknown as GameEvent[];
}

/** The spaces that a pawn has gone over, from where it stood to where it stands. */
export function pawnWay(events: Events, seat: number): string[] {
  return joined(
    typed(events).flatMap((event) =>
      (event.kind === 'moved' || event.kind === 'leapt' || event.kind === 'canyon_jumped') && event.seat === seat
        ? [event.path]
        : [],
    ),
  );
}

/** The spaces that a Target has gone over. */
export function targetWay(events: Events, slot: number): string[] {
  return joined(
    typed(events).flatMap((event) =>
      (event.kind === 'target_distracted' || event.kind === 'target_moved') && event.slot === slot ? [event.path] : [],
    ),
  );
}

/** Ways one after another, as one. */
function joined(ways: readonly string[][]): string[] {
  return ways.flat().filter((space, index, all) => space !== all[index - 1]);
}

/** The Damage that a Worm has just taken. */
export function damageIn(events: Events): number {
  return typed(events).reduce((sum, event) => (event.kind === 'weapon_used' ? sum + event.damage : sum), 0);
}

/** Points that fly to whoever gains them, from where his pawn stands. */
export function gainsIn(events: Events, view: View): Gain[] {
  return typed(events).flatMap((event) => {
    if (event.kind !== 'vp_gained' && event.kind !== 'bounty_scored') return [];
    const space = view.squads[event.seat]?.space;
    return [{ seat: event.seat, points: event.vp, from: space ? [`space:${space}`] : [] }];
  });
}
