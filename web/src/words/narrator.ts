import type { Moment } from '../lib/timeline.svelte';
import { joined, turnOf, type Narration, type Turn } from './turns';

export interface NarratorHooks {
  narration: () => Narration;
  /** Says what the given function makes, in its turn. */
  say: (text: () => string) => void;
  /** What is new on the board between two moments, in sentences. */
  changes: (before: Moment | null, after: Moment) => string[];
}

/** In milliseconds: a turn in which nothing happens for so long is told as far as it has come. */
const QUIET = 2500;

/**
 * Tells what is shown, turn by turn: each moment once, whatever the reader looks at again, one announcement for each turn of the
 * others and for each act of mine, what hits me first.
 */
export class Narrator {
  /** The number of the last frame that was told; what came before the table was opened is history. */
  #told = -1;
  #turn: Turn | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hooks: NarratorHooks) {}

  /** Begins after a frame: what is up to it is not told. */
  begin(number: number): void {
    this.forget();
    this.#told = number;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#turn = null;
    this.#told = -1;
  }

  /** A moment has come; one that was told already is passed over. `oneByOne` tells each by itself. */
  tell(moment: Moment, before: Moment | null, oneByOne = false): void {
    if (moment.frame.number <= this.#told) return;
    this.#told = moment.frame.number;
    const turn = turnOf(moment, before, this.hooks.narration());
    if (this.#turn && this.#turn.key !== turn.key) this.finish();
    this.#turn = this.#turn ? joined(this.#turn, turn) : turn;
    clearTimeout(this.#timer);
    if (oneByOne || turn.isOwn) this.finish();
    else this.#timer = setTimeout(() => this.finish(), QUIET);
  }

  /** Says what has gathered. */
  finish(): void {
    clearTimeout(this.#timer);
    const turn = this.#turn;
    this.#turn = null;
    if (!turn) return;
    const { hits, others, before, last } = turn;
    this.hooks.say(() => [...hits, ...others, ...this.hooks.changes(before, last)].join(' '));
  }
}
