import type { Component } from 'svelte';
import anticlockwise from 'icon:delapouite/anticlockwise-rotation';
import entryDoor from 'icon:delapouite/entry-door';
import exitDoor from 'icon:delapouite/exit-door';
import finishLine from 'icon:delapouite/finish-line';
import nextPlayer from 'icon:delapouite/player-next';
import hourglass from 'icon:lorc/hourglass';
import laurelCrown from 'icon:lorc/laurel-crown';
import openBook from 'icon:lorc/open-book';
import plainArrow from 'icon:delapouite/plain-arrow';
import trophy from 'icon:lorc/trophy';
import type { SomeView } from '../board/contract';
import type { Moment } from '../lib/timeline.svelte';

export type SomeEvent = Readonly<Record<string, unknown>>;

/** What a game's client knows of its events, so that log, recap and result can tell them. All of it is optional. */
export interface Telling {
  /** The shape of an icon for a kind of event, from game-icons. */
  eventIcon?(kind: string): string | undefined;
  /** The things on the board where an event happened; else what the action was about stands for it. */
  placesOf?(event: SomeEvent, view: SomeView): readonly string[];
  /** Whether an event happened to a seat, where its arguments do not name the seat. */
  concerns?(event: SomeEvent, seat: number, view: SomeView): boolean;
  /** Kinds of events that nobody has to be told again. */
  quiet?: ReadonlySet<string>;
  /** Kinds of events with which a part of the game begins that is told by itself, besides turns. */
  beginnings?: ReadonlySet<string>;
  /** The number of the turn as the players count it, where a turn is not that of one seat. */
  turnOf?(view: SomeView): number;
  /** Whether points mean nothing but victory, draw and defeat: nobody asks where they came from. */
  isWonOrLost?: boolean;
  /** What a seat plays, drawn in a square: on the podium, in the list of seats. */
  Portrait?: Component<{ seat: number; view: SomeView }>;
  /** What a thing has become by the action on it, such as an explored place; itself where the game does not say. */
  became?(thing: string): string;
}

const ICONS: Readonly<Record<string, string>> = {
  turn_began: nextPlayer,
  turn_ended: finishLine,
  first_player: laurelCrown,
  went_away: exitDoor,
  left: exitDoor,
  came_back: entryDoor,
  undone: anticlockwise,
  time_ran_out: hourglass,
  only_answer: plainArrow,
  rules_changed: openBook,
  board_stays: hourglass,
  won: trophy,
};

/** Kinds that only mark the time, in every game. */
const QUIET: ReadonlySet<string> = new Set(['turn_began', 'turn_ended', 'only_answer', 'undone', 'went_away', 'came_back']);
const BEGINNINGS: ReadonlySet<string> = new Set(['turn_began']);
/** Arguments whose numbers are seats, in every game. */
const SEATS = ['seat', 'other', 'seats', 'winners'];

export function kindOf(event: SomeEvent): string {
  return String(event.kind);
}

/** The shape of the icon of an event; undefined where there is none. */
export function iconOf(event: SomeEvent, telling: Telling): string | undefined {
  const kind = kindOf(event);
  return telling.eventIcon?.(kind) ?? ICONS[kind];
}

export function isQuiet(event: SomeEvent, telling: Telling): boolean {
  const kind = kindOf(event);
  return QUIET.has(kind) || (telling.quiet?.has(kind) ?? false);
}

export function isBeginning(event: SomeEvent, telling: Telling): boolean {
  const kind = kindOf(event);
  return BEGINNINGS.has(kind) || (telling.beginnings?.has(kind) ?? false);
}

/** The seat that an event is about; -1 for none. */
export function seatOf(event: SomeEvent): number {
  return typeof event.seat === 'number' ? event.seat : -1;
}

/** Whether an event happened to a seat. */
export function concerns(event: SomeEvent, seat: number, view: SomeView, telling: Telling): boolean {
  const named = SEATS.some((name) => {
    const value = event[name];
    return value === seat || (Array.isArray(value) && value.includes(seat));
  });
  return named || (telling.concerns?.(event, seat, view) ?? false);
}

/** Where on the board something happened. */
export function placesOf(event: SomeEvent, { frame, view }: Moment, telling: Telling): readonly string[] {
  const told = telling.placesOf?.(event, view) ?? [];
  if (told.length > 0) return told;
  return frame.things.map((thing) => telling.became?.(thing) ?? thing);
}
