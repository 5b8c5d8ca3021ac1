import { durationOf, isSeen, pace, USUAL_LASTING, type Lasting, type Pace } from './pace.svelte';
import type { Frame } from './protocol';
import type { Timeline } from './timeline.svelte';

/** How a playback goes on from frame to frame. */
export interface Manner {
  /** How long a frame stays with so many still to come, in milliseconds. */
  lasts: (frame: Frame, toCome: number) => number;
  /** Whether a frame is shown only when a key is pressed. */
  isAwaited: (frame: Frame) => boolean;
}

/** Live: at the reader's own pace; what he did himself passes quickly, and so does everything when much is to come. */
export function liveManner(timeline: Timeline, lasting: Lasting = USUAL_LASTING, chosen: () => Pace = pace): Manner {
  return {
    lasts: (frame, toCome) => durationOf(frame, { pace: chosen(), isOwn: timeline.isOwn(frame), toCome, lasting }),
    isAwaited: (frame) => chosen() === 'key' && !timeline.isOwn(frame) && isSeen(frame, lasting),
  };
}

/** Of a game that is looked at again: every frame in its own time. */
export function replayManner(chosen: () => Pace, lasting: Lasting = USUAL_LASTING): Manner {
  return {
    lasts: (frame) => durationOf(frame, { pace: chosen(), isOwn: false, toCome: 0, lasting }),
    isAwaited: () => false,
  };
}

/**
 * Shows what arrives in its order, at a pace people can follow.
 *
 * A moment is shown as soon as the one before it has been seen long enough. `skip` goes to the present at once; whoever is up to date
 * may act, even while the last of his own actions are still moving.
 */
export class Playback {
  /** How long the shown moment is to last, in milliseconds: what moves in it is done by then. */
  lasts = $state(0);
  /** Whether the next moment waits for a key (pace `key`). */
  awaitsKey = $state(false);

  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly timeline: Timeline,
    private readonly manner: Manner,
  ) {}

  /** Whether anything of the others is still to be shown. */
  get isBehind(): boolean {
    return this.timeline.follows && !this.timeline.isUpToDate;
  }

  /** To be called when frames have arrived, and when the reader follows again. */
  goOn(): void {
    while (this.#timer === undefined && this.timeline.follows && this.timeline.toCome.length > 0) {
      if (this.#mustAwaitKey()) return;
      const wait = this.#until - Date.now();
      if (wait > 0) this.#timer = setTimeout(() => this.#tick(), wait);
      else this.#show();
    }
  }

  /** The reader pressed while he was behind: the next moment where he sets the pace, else the present; tells whether he was. */
  skip(): boolean {
    if (!this.isBehind) return false;
    if (!this.awaitsKey) {
      this.finish();
      return true;
    }
    this.awaitsKey = false;
    this.#show();
    this.goOn();
    return true;
  }

  /** The reader looks at a moment; at the present he follows again. */
  look(number: number): void {
    this.stop();
    this.timeline.seek(number);
    this.lasts = 0;
    this.goOn();
  }

  /** Everything is shown at once. */
  finish(): void {
    this.stop();
    this.timeline.toPresent();
    this.lasts = 0;
  }

  /** Nothing is shown by itself any more until `goOn`. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = 0;
    this.awaitsKey = false;
  }

  #tick(): void {
    this.#timer = undefined;
    this.#show();
    this.goOn();
  }

  #show(): void {
    this.timeline.goOn();
    const { shown, toCome } = this.timeline;
    if (!shown) return;
    this.lasts = this.manner.lasts(shown.frame, toCome.length);
    this.#until = Date.now() + this.lasts;
  }

  #mustAwaitKey(): boolean {
    const next = this.timeline.toCome[0]?.frame;
    this.awaitsKey = next !== undefined && this.manner.isAwaited(next);
    return this.awaitsKey;
  }
}
