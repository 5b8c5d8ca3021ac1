import type { Frame } from '../lib/protocol';
import type { Moment } from '../lib/timeline.svelte';

interface Wanted extends Partial<Frame> {
  turns?: number;
  active?: number;
}

/** A moment in the first turn, that of seat 0. */
export function moment(number: number, kinds: readonly (string | Record<string, unknown>)[], wanted: Wanted = {}): Moment {
  const { turns = 1, active = 0, ...changes } = wanted;
  const events = kinds.map((kind) => (typeof kind === 'string' ? { kind } : kind));
  const frame: Frame = { number, seat: active, action: '', things: [], cause: 'chosen', changes: [], events, ...changes };
  return { frame, view: { turns, active } };
}
