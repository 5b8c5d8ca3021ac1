/** One announcement, told apart from an equal one. */
export interface Line {
  readonly id: number;
  readonly text: string;
}

/** In milliseconds: what was said before a move of the focus would be cut off by it. */
const GAP = 100;
/** So many lines stay in the live region; a screen reader has long taken the older ones. */
const KEPT = 30;

/** Everything that is said to those who listen, one after the other; nothing is dropped. */
export class Announcements {
  /** What was said, the newest last: to be put into a live region. */
  lines = $state.raw<readonly Line[]>([]);

  #waiting: (() => string)[] = [];
  #said = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A text, or how to make it: what is long to say is made when it is said, not before what is seen. */
  say(text: string | (() => string)): void {
    this.#waiting.push(typeof text === 'string' ? () => text : text);
    this.#timer ??= setTimeout(() => this.#next(), GAP);
  }

  /** Before everything that still waits: a clock does not wait. */
  sayFirst(text: string): void {
    this.#waiting.unshift(() => text);
    this.#timer ??= setTimeout(() => this.#next(), GAP);
  }

  /** Another seat is looked from: nothing of this one may be heard any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.lines = [];
  }

  #next(): void {
    let text = '';
    while (!text && this.#waiting.length > 0) text = this.#waiting.shift()!();
    this.#timer = this.#waiting.length > 0 ? setTimeout(() => this.#next(), GAP) : undefined;
    if (!text) return;
    this.#said += 1;
    this.lines = [...this.lines, { id: this.#said, text }].slice(-KEPT);
  }
}
