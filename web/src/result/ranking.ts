import type { SeatInfo } from '../lib/protocol';

export interface Place {
  seat: SeatInfo;
  rank: number;
  score: number;
}

/** The seats as they ended: the best first, equal ranks in the order of the table. */
export function ranked(seats: readonly SeatInfo[], ranks: readonly number[], scores: readonly number[]): Place[] {
  return seats
    .map((seat) => ({ seat, rank: ranks[seat.seat] ?? 0, score: scores[seat.seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
}
