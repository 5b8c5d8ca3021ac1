import { language, ui } from './language.svelte';
import type { OpenedTable } from './opening';
import { SPECTATOR, type SeatInfo } from './protocol';
import { Words } from './words';

/** The words of a table: its game's texts in the language spoken now, its players' names, its board's names of things. */
export function wordsAt(
  { game, loaded }: Pick<OpenedTable, 'game' | 'loaded'>,
  seats: readonly SeatInfo[],
  view: Record<string, unknown> | null,
  me: number = SPECTATOR,
): Words {
  const texts = loaded.texts[language()];
  return new Words(texts, {
    kinds: loaded.client.kinds,
    seatArguments: game.seat_arguments,
    wordFamilies: game.word_families,
    me,
    nameOfSeat: (seat) => nameOfSeat(seats, seat),
    stateOfThing: (thing) => (view ? (loaded.client.stateOf?.(thing, view) ?? '') : ''),
    nameOfThing: (thing) => (view ? loaded.client.nameOf(thing, view, (key, args) => texts.get(key, args)) : null),
  });
}

export function nameOfSeat(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((other) => other.seat === seat)?.name || ui('seat-number', { number: seat + 1 });
}
