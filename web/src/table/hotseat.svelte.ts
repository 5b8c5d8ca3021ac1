import type { LiveTable } from '../lib/live.svelte';
import { mySeats, passTo } from '../lib/seats';
import { isOneSide } from '../lib/sides';

/**
 * Several of my seats on one device: as soon as another of them is asked, everything of this one goes.
 *
 * A cover comes between the two wherever something is hidden between them; seats of one side know the same (TBL-SEAT-5). Under it the
 * table is looked at from nowhere, so that nothing of the next seat is told before its player asks for it, and nothing is told twice.
 */
export class HotSeat {
  /** The seat whose player is to take the device; null while no cover is up. */
  coverFor = $state<number | null>(null);
  /** The version at which I chose to look from another of my seats than the asked one. */
  #chosenAt = -1;

  constructor(
    private readonly live: LiveTable,
    private readonly hides: (view: Record<string, unknown>) => boolean,
  ) {}

  /** Passes the device if another of my seats has to decide, once everything before was shown; for an effect. */
  follow(): void {
    const { lookingFrom, seats, isCurrent, asked } = this.live;
    if (lookingFrom === null || !isCurrent || asked?.version === this.#chosenAt) return;
    const next = passTo(mySeats(seats), lookingFrom, asked?.question ?? null);
    if (next !== null) this.pass(next);
  }

  /** I want to look from another of my seats; where no cover is needed, I stay there until something happens. */
  choose(seat: number): void {
    if (!this.#needsCover(seat)) this.#chosenAt = this.live.asked?.version ?? -1;
    this.pass(seat);
  }

  pass(seat: number): void {
    if (!this.#needsCover(seat)) {
      this.live.look(seat);
      return;
    }
    this.coverFor = seat;
    this.live.look(null);
  }

  /** Where I look from no seat, anybody of mine may have the device. */
  #needsCover(seat: number): boolean {
    const { lookingFrom, seats, sides, timeline } = this.live;
    const view = timeline.present?.view;
    if (view && !this.hides(view)) return false;
    const before = lookingFrom === null || lookingFrom < 0 ? mySeats(seats) : [lookingFrom];
    return !isOneSide(sides, [...before, seat]);
  }

  uncover(): void {
    if (this.coverFor === null) return;
    this.live.look(this.coverFor);
    this.coverFor = null;
  }
}
