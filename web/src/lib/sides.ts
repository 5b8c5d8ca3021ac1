import type { SeatHere } from './seats';

/** By seat: the number of its side. Empty until it is told. */
export type Sides = readonly number[];

/** Whether seats are all of one side: what one of them knows, all of them know. */
export function isOneSide(sides: Sides, seats: readonly number[]): boolean {
  const [first] = seats;
  return first !== undefined && sides[first] !== undefined && seats.every((seat) => sides[seat] === sides[first]);
}

/** The seats that other people play on the side of one of mine. */
export function matesOf(sides: Sides, seats: readonly SeatHere[], me: number): SeatHere[] {
  return seats.filter((seat) => seat.kind === 'person' && !seat.mine && isOneSide(sides, [me, seat.seat]));
}
