import type { Gain } from '$board/Flights.svelte';
import type { GameEvent } from './protocol';
import type { View } from './types';

/** What moves in a moment, by its events: fighters, damage, PM. */
export type Events = readonly Record<string, unknown>[];

export function typed(events: Events): GameEvent[] {
  return events as unknown as GameEvent[];
}

/** Where a fighter has gone; several ways in one moment lead on from one to the next. */
export function fighterWay(events: Events, fighter: string): string[] {
  return typed(events)
    .flatMap((event) => ('path' in event && event.fighter === fighter ? event.path : []))
    .filter((cell, index, all) => cell !== all[index - 1]);
}

/** How many lines or life points some fighters have lost. */
export function damageTo(events: Events, fighters: readonly string[]): number {
  return typed(events).reduce((sum, event) => {
    if (event.kind === 'damaged' && fighters.includes(event.fighter)) return sum + event.hits;
    return event.kind === 'line_cancelled' && fighters.includes(event.fighter) ? sum + 1 : sum;
  }, 0);
}

/** Who has died or gone in a moment; they are not on the board any more. */
export function killedIn(events: Events): string[] {
  return typed(events).flatMap((event) => (event.kind === 'killed' ? [event.fighter] : []));
}

/** Who has come into play in a moment. */
export function enteredIn(events: Events): string[] {
  return typed(events).flatMap((event) =>
    event.kind === 'entered_play' || event.kind === 'damned_rose' || event.kind === 'possessed_placed' ? [event.fighter] : [],
  );
}

/** The cell of the tile that has just been placed, or null. */
export function freshTile(events: Events): string | null {
  return (
    typed(events)
      .flatMap((event) => (event.kind === 'tile_placed' ? [event.cell] : []))
      .at(-1) ?? null
  );
}

/** PM that fly into the store, from the power that gives them or from the demon. */
export function gainsIn(events: Events, view: View): Gain[] {
  return typed(events).flatMap((event) => {
    if (event.kind !== 'pm_gained' || event.pm <= 0) return [];
    const powers = typed(events).flatMap((other) => (other.kind === 'power_triggered' ? [`slot:${other.slot}`] : []));
    const from = event.demon ? [`fighter:${event.demon}`] : powers;
    return [{ seat: view.infernal_seat, points: event.pm, from }];
  });
}

export type Attacked = Extract<GameEvent, { kind: 'attacked' }>;
export type AttackRolled = Extract<GameEvent, { kind: 'attack_rolled' }>;
export type RolledAgain = Extract<GameEvent, { kind: 'rolled_again' }>;

/** An attack whose dice have just been rolled. */
export interface Roll {
  readonly rolled: AttackRolled;
  /** Dice rolled once more by Frenzied, or null. */
  readonly again: RolledAgain | null;
  /** How many fighters are the target. */
  readonly group: number;
  /** What has come of it so far. */
  readonly hits: number;
  readonly killed: readonly string[];
}

/** The last attack of a moment, or null. */
export function attackIn(events: Events): Roll | null {
  const all = typed(events);
  const rolled = all.filter((event) => event.kind === 'attack_rolled').at(-1);
  if (!rolled) return null;
  const index = all.indexOf(rolled);
  const again = all.slice(index).find((event) => event.kind === 'rolled_again') ?? null;
  const declared = all.slice(0, index).filter((event) => event.kind === 'attacked');
  return {
    rolled,
    again,
    group: declared.at(-1)?.group ?? 1,
    hits: again?.hits ?? rolled.hits,
    killed: killedIn(all.slice(index) as unknown as Events),
  };
}
