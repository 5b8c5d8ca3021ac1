import { isDocument } from '../lib/documents';
import { plain } from '../lib/plain';
import type { BotLevel, GameInfo, NewSeat, NewTable, OfferedDocument, Option, SeatKind } from '../lib/protocol';

/** A seat as the form holds it; the fields that its kind does not need are kept, in case the kind is changed back. */
export interface DraftSeat {
  kind: SeatKind;
  name: string;
  bot: BotLevel;
}

export type OptionValue = Option['default'];

export interface Draft {
  seats: DraftSeat[];
  options: Record<string, OptionValue>;
}

/** What keeps a draft from becoming a table: a text key, and the seat or option it belongs to. */
export interface Fault {
  text: string;
  seat?: number;
  option?: string;
}

const LONGEST_NAME = 40;

/** Me and two bots, every option at its default. */
export function newDraft(game: GameInfo, myName: string, botName: (number: number) => string): Draft {
  const seats: DraftSeat[] = [{ kind: 'me', name: myName, bot: 'careful' }];
  const wanted = Math.min(Math.max(3, game.fewest_seats), game.most_seats);
  while (seats.length < wanted) seats.push(nextSeat(seats, botName));
  return { seats, options: Object.fromEntries(game.options.map((option) => [option.id, option.default])) };
}

export function nextSeat(seats: readonly DraftSeat[], botName: (number: number) => string): DraftSeat {
  const names = new Set(seats.map((seat) => seat.name));
  let number = 1;
  while (names.has(botName(number))) number += 1;
  return { kind: 'bot', name: botName(number), bot: 'careful' };
}

/** Whether a person writes the name; a friend brings his own. */
export function hasName(seat: DraftSeat): boolean {
  return seat.kind !== 'friend';
}

/** Whether the option means anything with so many seats and these other options; of a document the game decides. */
export function matters(option: Option, seats: number, values: Readonly<Record<string, unknown>>): boolean {
  if (option.seats.length > 0 && !option.seats.includes(seats)) return false;
  return Object.entries(option.where).every(([other, choices]) => {
    const value = values[other];
    return value === undefined || isDocument(value) || isOffered(value) || choices.includes(plain(value));
  });
}

/** Whether a value names a document that the server offers. */
function isOffered(value: unknown): boolean {
  return plain(value).startsWith('file:');
}

/** Whether a game with this value is no longer a standard one. */
export function departs(option: Option, value: unknown): boolean {
  return option.standard && value !== option.default;
}

/** The values an option can take with so many seats: a choice that is a number names a seat. */
export function choicesOf(option: Option, seats: number): string[] {
  return option.choices.filter((choice) => !isSeatChoice(choice) || Number(choice) < seats);
}

/** The texts by somebody's own hand that an option may be besides. */
export function documentsOf(option: Option, game: GameInfo): readonly OfferedDocument[] {
  return game.documents[option.id] ?? [];
}

export function isSeatChoice(choice: string): boolean {
  return /^\d+$/.test(choice);
}

/** Everything that is wrong with the draft, before the server is asked. */
export function faultsOf(draft: Draft, game: GameInfo): Fault[] {
  const faults: Fault[] = [];
  if (!draft.seats.some((seat) => seat.kind !== 'bot')) faults.push({ text: 'problem-nobody-plays' });
  draft.seats.forEach((seat, number) => {
    if (!hasName(seat)) return;
    if (!seat.name.trim()) faults.push({ text: 'fault-name-empty', seat: number });
    else if (seat.name.trim().length > LONGEST_NAME) faults.push({ text: 'fault-name-long', seat: number });
    else if (draft.seats.findIndex((other) => hasName(other) && other.name.trim() === seat.name.trim()) < number)
      faults.push({ text: 'fault-name-twice', seat: number });
  });
  for (const option of game.options) {
    if (!matters(option, draft.seats.length, draft.options)) continue;
    const value = draft.options[option.id];
    const isDocumented = documentsOf(option, game).some((document) => document.value === value);
    if (!isDocumented && !isPossible(option, value, draft.seats.length)) faults.push({ text: 'fault-option', option: option.id });
  }
  return faults;
}

function isPossible(option: Option, value: OptionValue | undefined, seats: number): boolean {
  if (option.kind === 'flag') return typeof value === 'boolean';
  if (option.kind === 'choice') return choicesOf(option, seats).includes(String(value));
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return (value >= option.low && value <= option.high) || (option.zero && value === 0);
}

/** What is sent: names trimmed, and only the options that matter and are not at their defaults. */
export function tableOf(draft: Draft, game: GameInfo): NewTable {
  const changed = game.options.filter(
    (option) => matters(option, draft.seats.length, draft.options) && draft.options[option.id] !== option.default,
  );
  return {
    game: game.id,
    seats: draft.seats.map(seatOf),
    options: Object.fromEntries(changed.map((option) => [option.id, draft.options[option.id]])),
  };
}

function seatOf(seat: DraftSeat): NewSeat {
  const name = hasName(seat) ? { name: seat.name.trim() } : {};
  return seat.kind === 'bot' ? { kind: seat.kind, ...name, bot: seat.bot } : { kind: seat.kind, ...name };
}
