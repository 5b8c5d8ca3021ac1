import type { Question, SeatInfo } from './protocol';

/** A seat with whether its person is there. */
export type SeatHere = SeatInfo & { readonly connected: boolean };

/** The seats with who is there; a bot always is. */
export function present(seats: readonly SeatInfo[], connected: readonly boolean[]): SeatHere[] {
  return seats.map((seat) => ({ ...seat, connected: connected[seat.seat] ?? false }));
}

/** My seats at a table. */
export function mySeats(seats: readonly SeatInfo[]): number[] {
  return seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

/** Where to look from first: my seat; with several on this device as a spectator, until it is known who holds the device. */
export function firstLook(mine: readonly number[]): number {
  return mine.length === 1 ? mine[0]! : -1;
}

/** The seat the device has to be passed to before the game can go on, or null. */
export function passTo(mine: readonly number[], lookingFrom: number, question: Question | null): number | null {
  if (mine.length < 2 || !question || question.seats.includes(lookingFrom)) return null;
  return question.seats.find((seat) => mine.includes(seat)) ?? null;
}
