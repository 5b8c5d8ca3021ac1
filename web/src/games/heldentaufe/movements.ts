import type { Gain } from '$board/Flights.svelte';
import type { GameEvent } from './protocol';
import type { View } from './types';
import type { World } from './worlds';

/** What moves in a moment, by its events: figures, hearts, points. */
export type Events = readonly Record<string, unknown>[];

function typed(events: Events): GameEvent[] {
  return events as unknown as GameEvent[];
}

/** Where a hero has gone in one of the worlds: from a place to the next. Whoever changes the world is simply there. */
export function heroWay(events: Events, seat: number, world: World): string[] {
  for (const event of typed(events)) {
    if (world === 'surface' && (event.kind === 'moved' || event.kind === 'explored') && event.seat === seat)
      return [event.start, event.cell];
    if (world === 'underworld' && event.kind === 'moved_below' && event.seat === seat) return [event.start, event.space];
  }
  return [];
}

export function monsterWay(events: Events, monster: string): string[] {
  const moved = typed(events).find((event) => event.kind === 'monster_moved' && event.monster === monster);
  return moved?.kind === 'monster_moved' ? [moved.start, moved.space] : [];
}

/** How many hearts a figure such as `erla` or `ulumu` has lost; a trap is met by whoever plays the seat. */
export function heartsLost(events: Events, figure: string | null, seat?: number): number {
  return typed(events).filter(
    (event) => (event.kind === 'fought' && event.loser === figure) || (event.kind === 'trap_armed' && event.seat === seat),
  ).length;
}

/** Points that fly to whoever gains them, from where his hero stands. */
export function gainsIn(events: Events, view: View): Gain[] {
  return typed(events).flatMap((event) => {
    if (event.kind !== 'points_gained') return [];
    const hero = view.heroes[event.seat];
    return [{ seat: event.seat, points: event.points, from: [`tile:${hero?.tile}`, `space:${hero?.space}`] }];
  });
}

/** The last fight of a moment, or null. */
export function fightIn(events: Events): Extract<GameEvent, { kind: 'fought' }> | null {
  return (
    typed(events)
      .filter((event) => event.kind === 'fought')
      .at(-1) ?? null
  );
}
