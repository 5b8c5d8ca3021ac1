import { durationOf, isSeen, USUAL_LASTING, type Lasting, type Pace } from './pace.svelte';
import type { Timeline } from './timeline.svelte';

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
    readonly pace: () => Pace,
    readonly lasting: Lasting = USUAL_LASTING,
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
    const isOwn = this.timeline.isOwn(shown.frame);
    this.lasts = durationOf(shown.frame, { pace: this.pace(), isOwn, toCome: toCome.length, lasting: this.lasting });
    this.#until = Date.now() + this.lasts;
  }

  #mustAwaitKey(): boolean {
    const next = this.timeline.toCome[0]?.frame;
    this.awaitsKey = this.pace() === 'key' && next !== undefined && !this.timeline.isOwn(next) && isSeen(next, this.lasting);
    return this.awaitsKey;
  }
}
