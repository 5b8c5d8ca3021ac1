import type { LiveTable } from '../lib/live.svelte';
import { mySeats, passTo } from '../lib/seats';

/**
 * Several of my seats on one device: as soon as another of them is asked, everything of this one goes.
 *
 * A cover comes between the two wherever something is hidden. Under it the table is looked at from nowhere, so that nothing of the next
 * seat is told before its player asks for it, and nothing is told twice.
 */
export class HotSeat {
  /** The seat whose player is to take the device; null while no cover is up. */
  coverFor = $state<number | null>(null);

  constructor(
    private readonly live: LiveTable,
    private readonly hides: (view: Record<string, unknown>) => boolean,
  ) {}

  /** Passes the device if another of my seats has to decide, once everything before was shown; for an effect. */
  follow(): void {
    const { lookingFrom, seats, isCurrent, asked } = this.live;
    if (lookingFrom === null || !isCurrent) return;
    const next = passTo(mySeats(seats), lookingFrom, asked?.question ?? null);
    if (next !== null) this.pass(next);
  }

  pass(seat: number): void {
    const view = this.live.timeline.present?.view;
    if (view && !this.hides(view)) {
      this.live.look(seat);
      return;
    }
    this.coverFor = seat;
    this.live.look(null);
  }

  uncover(): void {
    if (this.coverFor === null) return;
    this.live.look(this.coverFor);
    this.coverFor = null;
  }
}
