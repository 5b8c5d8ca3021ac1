/** What moves in a moment, by its events: Explorers, Guardians, hearts, lava. */

import type { GameEvent } from './protocol';

export type Events = readonly Record<string, unknown>[];

export function typed(events: Events): GameEvent[] {
  return events as unknown as GameEvent[];
}

/** Where somebody has gone; several ways in one moment lead on from one to the next. */
function joined(paths: readonly (readonly string[])[]): string[] {
  return paths.flat().filter((cell, index, all) => cell !== all[index - 1]);
}

export function explorerWay(events: Events, explorer: string): string[] {
  return joined(typed(events).flatMap((event) => (event.kind === 'moved' && event.explorer === explorer ? [event.path] : [])));
}

/** The way of the first of some Guardians that has moved. */
export function guardianWay(events: Events, pieces: readonly string[]): string[] {
  const moves = typed(events).filter((event) => event.kind === 'guardian_moved');
  const mover = moves.find(({ piece }) => pieces.includes(piece));
  return mover ? joined(moves.filter(({ piece }) => piece === mover.piece).map(({ path }) => path)) : [];
}

/** How many hearts an Explorer has lost, or gained where the number is negative. */
export function heartsLost(events: Events, explorer: string): number {
  return typed(events).reduce((sum, event) => {
    if (event.kind === 'hearts_lost' && event.explorer === explorer) return sum + event.hearts;
    if (event.kind === 'heart_paid' && event.explorer === explorer) return sum + 1;
    return event.kind === 'healed' && event.explorer === explorer ? sum - event.hearts : sum;
  }, 0);
}

/** The cells of tiles that have just been placed. */
export function freshTiles(events: Events): string[] {
  return typed(events).flatMap((event) => {
    if (event.kind === 'tile_placed' || event.kind === 'transmuted') return [event.cell];
    return event.kind === 'sanctum_placed' ? [event.cell, ...event.cells] : [];
  });
}

/** The cells that lava has just taken. */
export function freshLava(events: Events): string[] {
  return typed(events).flatMap((event) => (event.kind === 'lava_flowed' ? event.cells : []));
}

/** The cells where a Guardian has just come or been eliminated, with its type. */
export function cameAt(events: Events): string[] {
  return typed(events).flatMap((event) => (event.kind === 'guardian_came' || event.kind === 'eternal_rose' ? [event.cell] : []));
}

/** What strikes a tile, in the moment that is shown. */
export interface Strike {
  readonly cell: string;
  readonly kind: string;
}

const STRIKES: ReadonlySet<string> = new Set([
  'fuse_burnt',
  'exploded',
  'burnt',
  'collapsed',
  'collapse_held',
  'snakes_grew',
  'snakes_bit',
  'alarm_rang',
  'spikes_struck',
  'darts_flew',
  'boulder_loosened',
  'boulder_fell',
  'mine_went_off',
  'grenade_thrown',
  'guardian_exploded',
  'guardian_eliminated',
  'guardian_attacked',
  'eternal_fell',
  'turret_fired',
  'rubble_fell',
]);

export function strikesIn(events: Events): Strike[] {
  return typed(events).flatMap((event) =>
    STRIKES.has(event.kind) && 'cell' in event ? [{ cell: event.cell, kind: event.kind }] : [],
  );
}
