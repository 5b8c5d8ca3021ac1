import type { Choosing } from '../lib/choosing.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { isLast, onlyTheEndIsLeft, plainEnd, type Option } from '../lib/options';

/** Ends a turn or step: by a key, which asks once while more can be done; or by itself, where the person wants it. */
export class Ending {
  #askedAt = $state(-1);
  #endedAt = -1;

  constructor(
    private readonly live: Pick<LiveTable, 'asked' | 'commands'>,
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

  /** The personal setting `auto_end_turn` is on: ends where nothing else is left to do (TBL-SET-2); for an effect. */
  byItself(act: (option: Option) => void): void {
    const { options } = this.choosing;
    const end = plainEnd(options);
    const version = this.live.asked?.version ?? -1;
    if (!end || this.live.commands.isActing || version === this.#endedAt || !onlyTheEndIsLeft(options)) return;
    this.#endedAt = version; // once: a refusal is not answered by trying again
    act(end);
  }
}
