import { ui, uiList } from './language.svelte';
import { nameOfSeat } from './naming';
import type { MyTable, SeatInfo } from './protocol';

/** Whether a seat of mine is asked that no bot plays for me. */
export function isMyTurn(table: MyTable): boolean {
  return askedOfMine(table).length > 0;
}

/** So many tables the server tells at once. */
const PAGE = 100;

/** Whether there may be more than what was told. */
export const isWhole = (told: readonly MyTable[]): boolean => told.length < PAGE;

/** What is known with what was told anew, each table once. */
export function merged(known: readonly MyTable[], told: readonly MyTable[]): MyTable[] {
  const fresh = new Set(told.map((table) => table.id));
  return [...told, ...known.filter((table) => !fresh.has(table.id))];
}

/** In the order in which one wants to go back to them: what waits for me, what goes on, what is over or closed; the latest first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (table.over || table.closed ? 2 : isMyTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.last_activity - a.last_activity);
}

/** Whom a table waits for, or how it ended; where seats are of one side and nobody has won, all have lost together. */
export function statusOf(table: MyTable, hasSides: boolean): string {
  if (table.closed) return ui('my-tables-closed');
  if (table.over) return result(table, hasSides);
  const mine = askedOfMine(table);
  if (mine.length > 0) return table.hotseat ? ui('my-tables-turn-of', { names: names(table, mine) }) : ui('my-tables-your-turn');
  const others = seatsOf(table, table.asked);
  if (others.length === 0) return ui('my-tables-running');
  if (others.every((seat) => seat.kind === 'open')) return ui('my-tables-open');
  return ui('my-tables-waiting', { names: names(table, others) });
}

function result({ seats, winners, hotseat, ...table }: MyTable, hasSides: boolean): string {
  if (!winners) return ui('my-tables-over');
  if (winners.length === 0 && hasSides) return ui('result-team-lost');
  if (seats.length === 1) return ui(winners.length > 0 ? 'result-solo-won' : 'result-solo-lost');
  const won = seats.filter((seat) => winners.includes(seat.seat));
  const others = won.filter((seat) => !seat.mine);
  const named = names({ seats, ...table }, hotseat ? won : others);
  if (hotseat || others.length === won.length) return ui('result-title', { names: named, count: won.length });
  return others.length > 0 ? ui('my-tables-won-with', { names: named }) : ui('my-tables-won');
}

/** The game and with whom it is played, as one names a table. */
export function titleOf(table: MyTable, game: string): string {
  const others = table.seats.filter((seat) => !seat.mine);
  return others.length > 0 ? ui('my-tables-title', { game, names: names(table, others) }) : game;
}

/** With whom it is played. */
export function companyOf(table: MyTable): string {
  if (table.seats.length === 1) return ui('my-tables-solo');
  const others = table.seats.filter((seat) => !seat.mine);
  return ui('my-tables-with', { names: names(table, others.length > 0 ? others : table.seats) });
}

function askedOfMine(table: MyTable): SeatInfo[] {
  return seatsOf(table, table.asked).filter((seat) => seat.mine && seat.kind === 'person');
}

function seatsOf(table: Pick<MyTable, 'seats'>, numbers: readonly number[]): SeatInfo[] {
  return table.seats.filter((seat) => numbers.includes(seat.seat));
}

function names(table: Pick<MyTable, 'seats'>, seats: readonly SeatInfo[]): string {
  return uiList(
    seats.map((seat) => (seat.kind === 'open' && !seat.name ? ui('my-tables-seat') : nameOfSeat(table.seats, seat.seat))),
  );
}
