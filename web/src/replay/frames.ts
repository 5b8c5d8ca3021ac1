import { api } from '../lib/api';
import type { ReplayFrame } from '../lib/protocol';

const MOST_KEPT = 200;

/** The frames of a table as one seat saw them, fetched once each. */
export class Frames {
  readonly #kept = new Map<number, Promise<ReplayFrame>>();

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly fetch: (table: string, at: number, seat: number) => Promise<ReplayFrame> = api.replay,
  ) {}

  at(number: number): Promise<ReplayFrame> {
    const kept = this.#kept.get(number);
    if (kept) return kept;
    const frame = this.fetch(this.table, number, this.seat);
    this.#kept.set(number, frame);
    frame.catch(() => this.#kept.delete(number));
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return frame;
  }
}
