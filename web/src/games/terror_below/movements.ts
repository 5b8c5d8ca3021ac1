import type { Gain } from '$board/Flights.svelte';
import type { GameEvent } from './protocol';
import type { View } from './types';

/** What moves in a moment, by its events: pawns, Targets, VP, the hearts of a Worm. */
export type Events = readonly Record<string, unknown>[];

function typed(events: Events): GameEvent[] {
  return events as unknown as GameEvent[];
}

/** Where a pawn has gone; the first of several ways in one moment, should there be any, leads on to the others. */
export function pawnWay(events: Events, seat: number): string[] {
  const ways = typed(events).flatMap((event) =>
    'path' in event && !('slot' in event) && event.seat === seat ? [event.path] : [],
  );
  return joined(ways);
}

/** Where the Target of a slot has gone. */
export function targetWay(events: Events, slot: number): string[] {
  return joined(
    typed(events).flatMap((event) => ('path' in event && 'slot' in event && event.slot === slot ? [event.path] : [])),
  );
}

function joined(ways: readonly (readonly string[])[]): string[] {
  return ways.flat().filter((space, index, all) => space !== all[index - 1]);
}

/** VP that fly to whoever gains them, from where his pawn stands. */
export function gainsIn(events: Events, view: View): Gain[] {
  return typed(events).flatMap((event) => {
    if (event.kind !== 'vp_gained' && event.kind !== 'bounty_scored') return [];
    const space = view.squads[event.seat]?.space;
    return [{ seat: event.seat, points: event.vp, from: space ? [`space:${space}`] : [] }];
  });
}

/** The Damage that the attacking Worm has taken. */
export function damageIn(events: Events): number {
  return typed(events).reduce((sum, event) => sum + (event.kind === 'weapon_used' ? event.damage : 0), 0);
}
