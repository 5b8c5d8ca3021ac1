import type { LiveTable } from '../lib/live.svelte';
import { mySeats } from '../lib/seats';
import { matesOf } from '../lib/sides';

type Table = Pick<LiveTable, 'seats' | 'sides' | 'lookingFrom' | 'isOver' | 'point'>;

/** Shows my side a place or thing: the next press on one is meant for that. */
export class Pointer {
  #isOn = $state(false);

  /** Whether somebody else of my side could see it. */
  readonly isPossible = $derived.by(() => {
    const { seats, sides, lookingFrom, isOver } = this.live;
    if (isOver || lookingFrom === null || !mySeats(seats).includes(lookingFrom)) return false;
    return matesOf(sides, seats, lookingFrom).length > 0;
  });
  /** Whether the next press on a thing shows it. */
  readonly isOn = $derived(this.#isOn && this.isPossible);

  constructor(private readonly live: Table) {}

  /** Shows what has the focus at once; else the next press does, or not after all. Tells whether there is anybody to show it to. */
  toggle(focused: string | null = null): boolean {
    if (!this.isPossible) return false;
    this.#isOn = !this.isOn;
    if (focused !== null && this.#isOn) this.take(focused);
    return true;
  }

  /** Takes a press on a thing for itself; tells whether it did. */
  take(thing: string): boolean {
    if (!this.isOn) return false;
    this.#isOn = false;
    this.live.point(thing);
    return true;
  }

  /** Tells whether there was anything to let go. */
  letGo(): boolean {
    const wasOn = this.isOn;
    this.#isOn = false;
    return wasOn;
  }
}
