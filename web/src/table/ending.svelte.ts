import type { Choosing } from '../lib/choosing.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { isLast, plainEnd, type Option } from '../lib/options';

/** The key that ends whatever can be ended: while more can be done it asks once. */
export class Ending {
  #askedAt = $state(-1);

  constructor(
    private readonly live: Pick<LiveTable, 'asked'>,
    private readonly choosing: Pick<Choosing, 'options'>,
  ) {}

  /** Whether the key was pressed, and pressed again would end. */
  get isAsked(): boolean {
    return this.#askedAt >= 0 && this.#askedAt === this.live.asked?.version;
  }

  /** Tells whether there is anything to end. */
  press(act: (option: Option) => void): boolean {
    const { options } = this.choosing;
    const end = plainEnd(options);
    if (!end) return false;
    if (this.isAsked || options.every(isLast)) act(end);
    else this.#askedAt = this.live.asked?.version ?? -1;
    return true;
  }
}
