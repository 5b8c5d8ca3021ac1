import type { MatesAsked, Pinged, Proposal, SideTold } from './protocol';

/** So long it is seen where somebody points, in milliseconds. */
export const PING_LASTS = 6000;
/** So many pings of one seat are seen at a time. */
const MOST_PINGS = 3;
const NO_PROPOSALS: readonly Proposal[] = [];

/** A thing that somebody of my side points at, told apart from the same one again. */
export interface Ping {
  readonly id: number;
  readonly seat: number;
  readonly thing: string;
}

/** What goes on within my side: what team-mates are offered and propose, where they point, who wants to give up (TBL-KNOW-5). */
export class Together {
  pings = $state.raw<readonly Ping[]>([]);
  /** What the team-mates are offered whom other people play. */
  asked = $state.raw<MatesAsked | null>(null);
  /** Null where I have no team-mates. */
  side = $state.raw<SideTold | null>(null);

  readonly proposals = $derived(this.side?.proposals ?? NO_PROPOSALS);
  /** A seat of each who wants to give up. */
  readonly givingUp = $derived<readonly number[]>(this.side?.giving_up ?? []);
  readonly people = $derived(this.side?.people ?? 0);

  #pinged = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  hear(message: MatesAsked | SideTold | Pinged): void {
    if (message.type === 'mates') this.asked = message;
    else if (message.type === 'side') this.side = message;
    else this.#show(message);
  }

  /** Another seat is looked from, which may be of another side. */
  forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.pings = [];
    this.asked = null;
    this.side = null;
  }

  #show({ seat, thing }: Pinged): void {
    this.#pinged += 1;
    const id = this.#pinged;
    const own = this.pings.filter((ping) => ping.seat === seat && ping.thing !== thing);
    const others = this.pings.filter((ping) => ping.seat !== seat);
    this.pings = [...others, ...own.slice(1 - MOST_PINGS), { id, seat, thing }];
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.pings = this.pings.filter((ping) => ping.id !== id);
    }, PING_LASTS);
    this.#timers.push(timer);
  }
}
