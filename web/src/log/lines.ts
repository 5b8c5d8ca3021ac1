import type { Moment } from '../lib/timeline.svelte';
import { kindOf, seatOf, type SomeEvent } from './telling';

/** One event, as a line of the log or of a recap. */
export interface Line {
  readonly id: string;
  /** The number of the frame that brought it. */
  readonly number: number;
  readonly event: SomeEvent;
  /** The seat it is about; -1 for none. */
  readonly seat: number;
  /** Whether it was taken back later. */
  readonly isUndone: boolean;
}

/** The numbers of the frames that were taken back, or have come to nothing when the rules changed. */
export function undoneIn(moments: readonly Moment[]): ReadonlySet<number> {
  const events = moments.flatMap(({ frame }) => frame.events);
  const undone = events.filter((event) => kindOf(event) === 'undone').map((event) => Number(event.entry));
  const lost = events.filter((event) => kindOf(event) === 'rules_changed').flatMap((event) => event.lost as number[]);
  return new Set([...undone, ...lost].map((entry) => entry + 1));
}

export function linesOf({ frame }: Moment, undone: ReadonlySet<number>): Line[] {
  return frame.events.map((event, index) => ({
    id: `${frame.number}.${index}`,
    number: frame.number,
    event,
    seat: seatOf(event),
    isUndone: undone.has(frame.number) && kindOf(event) !== 'rules_changed',
  }));
}
