import { untrack } from 'svelte';
import { MOST } from './happenings';

const SECONDS = 5;

/** What a moment has brought that is worth showing. */
export interface Moment<T> {
  /** Tells it from other moments. */
  readonly number: number;
  readonly happenings: readonly T[];
}

/**
 * Keeps the last few of what happens in sight for some seconds; a moment that is shown again takes the place of itself.
 * To be made while a component is set up.
 */
export class Passing<T> {
  shown = $state.raw<readonly { id: number; moment: number; what: T }[]>([]);
  #next = 0;

  constructor(moment: () => Moment<T>) {
    $effect(() => {
      const { number, happenings } = moment();
      if (!happenings.length) return;
      const fresh = happenings.map((what) => ({ id: this.#next++, moment: number, what }));
      const others = untrack(() => this.shown).filter((item) => item.moment !== number);
      this.shown = [...others, ...fresh].slice(-MOST);
      const last = this.#next;
      setTimeout(() => (this.shown = this.shown.filter((item) => item.id >= last)), SECONDS * 1000);
    });
  }
}
