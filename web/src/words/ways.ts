import type { Place, Way } from '../board/contract';

/** How to come from my figure to a place. */
export interface Reach {
  /** 0 for the place where it stands. */
  readonly steps: number;
  /** The direction of the first step; null where none is needed. */
  readonly first: Way | null;
  /** The places on the way, the one where it stands left out. */
  readonly path: readonly string[];
}

/** The shortest way from a place to every place, step by step; what is blocked is reached, and not gone through. */
export function reachFrom(places: readonly Place[], start: string | null): ReadonlyMap<string, Reach> {
  const byThing = new Map(places.map((place) => [place.thing, place]));
  const found = new Map<string, Reach>();
  if (start === null || !byThing.has(start)) return found;
  found.set(start, { steps: 0, first: null, path: [] });
  for (const [thing, reach] of found) {
    const place = byThing.get(thing)!;
    if (reach.steps > 0 && (place.isBlocked || place.isUnexplored)) continue;
    for (const way of place.ways) {
      if (!way.isStep || way.to === null || found.has(way.to) || !byThing.has(way.to)) continue;
      found.set(way.to, { steps: reach.steps + 1, first: reach.first ?? way, path: [...reach.path, way.to] });
    }
  }
  return found;
}
