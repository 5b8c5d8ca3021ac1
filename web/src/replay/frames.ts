import { api } from '../lib/api';
import type { GameClient } from '../board/contract';
import type { ReplayFrame } from '../lib/protocol';

const MOST_KEPT = 200;

/** What the action of a frame was about, as it lies on the table after it. */
export function touchedBy(frame: ReplayFrame | null, client: GameClient): ReadonlySet<string> {
  return new Set((frame?.things ?? []).map((thing) => client.became?.(thing) ?? thing));
}

/** The frames of a table as one seat saw them, fetched once each. */
export class Frames {
  readonly #kept = new Map<number, Promise<ReplayFrame>>();

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly fetch: (table: string, at: number, seat: number) => Promise<ReplayFrame> = api.replay,
  ) {}

  /** A frame and the one before it; there is none before the setup. */
  withBefore(number: number): Promise<[ReplayFrame, ReplayFrame | null]> {
    return Promise.all([this.at(number), number > 0 ? this.at(number - 1) : null]);
  }

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
