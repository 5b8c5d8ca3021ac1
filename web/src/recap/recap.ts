import type { AnyView } from '../board/contract';
import type { Moment } from '../lib/timeline.svelte';
import { linesOf, undoneIn, type Line } from '../log/lines';
import { concerns, isQuiet, type Telling } from '../log/telling';

/** What happened since the person of a seat last acted. */
export interface Recap {
  /** What happened to the seat. */
  readonly mine: readonly Line[];
  /** Everything else. */
  readonly others: readonly Line[];
  /** The numbers of the frames that brought it, in their order. */
  readonly steps: readonly number[];
}

/** The recap of some moments, or null where the others have done nothing to speak of. The setup is no part of it. */
export function recapOf(since: readonly Moment[], me: number, telling: Telling): Recap | null {
  const played = since.filter(({ frame, view }) => frame.seat >= 0 && (view as unknown as AnyView).turns > 0);
  if (!played.some(({ frame }) => frame.seat !== me)) return null;
  const undone = undoneIn(played);
  const told = played.flatMap((moment) =>
    linesOf(moment, undone)
      .filter((line) => !line.isUndone && !isQuiet(line.event, telling))
      .map((line) => ({ line, isMine: concerns(line.event, me, moment.view, telling) })),
  );
  if (told.length === 0) return null;
  return {
    mine: told.filter(({ isMine }) => isMine).map(({ line }) => line),
    others: told.filter(({ isMine }) => !isMine).map(({ line }) => line),
    steps: [...new Set(told.map(({ line }) => line.number))],
  };
}

/** The step before or after a number; the nearest where the number is none of them, null beyond the ends. */
export function stepFrom(steps: readonly number[], number: number, by: 1 | -1): number | null {
  const further = steps.filter((step) => (step - number) * by > 0);
  return (by > 0 ? further[0] : further.at(-1)) ?? null;
}
