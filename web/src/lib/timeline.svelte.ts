import { folded } from './differences';
import type { Frame, Past } from './protocol';

/** A frame with the view after it, as the seat looked from may know it. */
export interface Moment {
  readonly frame: Frame;
  readonly view: Record<string, unknown>;
}

const NONE: readonly Moment[] = [];
/** Actions that are no play: settings and presence. */
const ASIDE = new Set(['set', 'away', 'back', 'leave']);

/**
 * What one seat has been told of a table, and the moment of it that is shown.
 *
 * Live play, the recap, the log and the replay are the same moments with another cursor. No frame is ever dropped: what has come
 * stands in `moments`, whether it was shown or passed over.
 */
export class Timeline {
  moments = $state.raw<readonly Moment[]>(NONE);
  /** The number of the frame that is shown. */
  cursor = $state(-1);
  /** Whether the shown moment has just been reached, so that what it brings may move; not after opening. */
  isReached = $state(false);
  /** Whether the cursor goes on as frames arrive; not while the reader looks at the past. */
  follows = $state(true);
  lookingFrom = $state(-1);

  readonly shown = $derived<Moment | null>(this.at(this.cursor));
  readonly present = $derived<Moment | null>(this.moments.at(-1) ?? null);
  /** The number of the first frame that is here; those before it can be fetched. */
  readonly first = $derived(this.moments[0]?.frame.number ?? 0);
  readonly last = $derived(this.present?.frame.number ?? -1);
  readonly isAtPresent = $derived(this.cursor === this.last);
  /** What has arrived and was not shown yet. */
  readonly toCome = $derived(this.moments.slice(this.cursor - this.first + 1));
  /** Whether the reader knows everything that has happened: nothing is to come but what he did himself. */
  readonly isUpToDate = $derived(this.follows && this.toCome.every(({ frame }) => this.isOwn(frame)));
  /** What the shown moment has brought, to be seen moving. */
  readonly arriving = $derived<Frame | null>(this.isReached ? (this.shown?.frame ?? null) : null);

  at(number: number): Moment | null {
    return this.moments[number - this.first] ?? null;
  }

  /** What was shown after one number up to another. */
  between(after: number, upTo: number): readonly Moment[] {
    return this.moments.filter(({ frame }) => frame.number > after && frame.number <= upTo);
  }

  isOwn(frame: Frame): boolean {
    return frame.seat === this.lookingFrom && frame.cause === 'chosen';
  }

  /** The frames of a table just opened, or of a connection that came back: then the cursor stays and goes on from there. */
  open(past: Past): void {
    const isSame = past.looking_from === this.lookingFrom && past.first <= this.last + 1;
    const before = isSame ? this.moments.filter(({ frame }) => frame.number < past.first) : NONE;
    this.lookingFrom = past.looking_from;
    this.moments = [...before, ...momentsOf(past)];
    if (isSame && this.moments.length > 0 && this.cursor >= this.first) return;
    this.isReached = false;
    this.follows = true;
    this.cursor = this.last;
  }

  /** One more frame; tells whether it follows those that are here. */
  add(frame: Frame): boolean {
    if (!this.present || frame.number > this.last + 1) return false;
    if (frame.number <= this.last) return true;
    this.moments = [...this.moments, { frame, view: folded(this.present.view, frame.changes) }];
    return true;
  }

  /** Frames from before the first one. */
  prepend(past: Past): void {
    const earlier = momentsOf(past).filter(({ frame }) => frame.number < this.first);
    const joins = past.looking_from === this.lookingFrom && earlier.at(-1)?.frame.number === this.first - 1;
    if (joins) this.moments = [...earlier, ...this.moments];
  }

  /** Everything of a seat goes before another is looked from. */
  forget(): void {
    this.moments = NONE;
    this.cursor = -1;
    this.isReached = false;
    this.follows = true;
    this.lookingFrom = -1;
  }

  /** The reader looks at a moment; at the present he follows again. */
  seek(number: number): void {
    this.#move(number);
    this.follows = this.isAtPresent;
  }

  step(by: number): void {
    this.seek(this.cursor + by);
  }

  toPresent(): void {
    this.seek(this.last);
  }

  /** The next moment is shown in its turn. */
  goOn(): void {
    this.#move(this.cursor + 1);
  }

  /** What has happened since the person of a seat last acted; in a turn of his own, what he answered in those of others is part of it. */
  sinceMyLast(seat: number): readonly Moment[] {
    const isMyTurn = isTurnOf(this.present, seat);
    const counts = ({ frame }: Moment) => isPlayOf(frame, seat) && (!isMyTurn || isTurnOf(this.at(frame.number - 1), seat));
    const numbers = this.moments.filter(counts).map(({ frame }) => frame.number);
    return this.moments.slice((numbers.at(-1) ?? this.first - 1) - this.first + 1);
  }

  #move(number: number): void {
    const to = Math.max(this.first, Math.min(this.last, number));
    if (to === this.cursor) return;
    this.cursor = to;
    this.isReached = true;
  }
}

function isTurnOf(moment: Moment | null, seat: number): boolean {
  return moment?.view.active === seat;
}

function isPlayOf(frame: Frame, seat: number): boolean {
  return frame.seat === seat && frame.cause === 'chosen' && !ASIDE.has(frame.action.split(' ', 1)[0] ?? '');
}

function momentsOf(past: Past): Moment[] {
  let view = past.view;
  return past.frames.map((frame) => {
    view = folded(view, frame.changes);
    return { frame, view };
  });
}
