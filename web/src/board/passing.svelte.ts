import { untrack } from 'svelte';
import { MOST } from './happenings';

const SECONDS = 5;

/** Keeps the last few of what happens in sight for some seconds. To be made while a component is set up. */
export class Passing<T> {
  shown = $state.raw<readonly { id: number; what: T }[]>([]);
  #next = 0;

  constructor(happening: () => readonly T[]) {
    $effect(() => {
      const fresh = happening().map((what) => ({ id: this.#next++, what }));
      if (!fresh.length) return;
      this.shown = [...untrack(() => this.shown), ...fresh].slice(-MOST);
      const last = this.#next;
      setTimeout(() => (this.shown = this.shown.filter((item) => item.id >= last)), SECONDS * 1000);
    });
  }
}
