import type { Component } from 'svelte';
import type { Option } from '../lib/options';
import type { Lasting } from '../lib/pace.svelte';
import type { Question } from '../lib/protocol';
import type { SeatHere } from '../lib/seats';
import type { Telling } from '../log/telling';

/** Says a text of the game in the reader's language: `t('tile-forest')`, `t('do-move', { tile: '...' })`. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

/**
 * What every board component gets from the table page. It draws, and tells which thing was pressed; it knows no rules.
 *
 * The component fills its parent, which has a size of its own and is a size container (`container-type: size`). A map that
 * can grow stands inside `MapWindow.svelte`, which gives it wheel, pinch, buttons and keys; hand and player boards stand
 * beside it. Colours and fonts are the custom properties of `app.css`.
 */
export interface BoardProps<V> {
  /** What my seat may know, at the moment that is shown. */
  view: V;
  /** My seat, -1 for a spectator. */
  lookingFrom: number;
  seats: readonly SeatHere[];
  /** What is asked now; null while something else than the present is shown. */
  question: Question | null;
  /** Things that can be pressed to say what one wants. */
  lit: ReadonlySet<string>;
  /** Things pressed so far: together with others, they say what one wants. */
  selected: ReadonlySet<string>;
  /** Things that the previewed option, or what is being shown, is about: to be outlined. */
  touched: ReadonlySet<string>;
  /** Things of what I am just doing, until it has happened. */
  pending: ReadonlySet<string>;
  /** Whether what is lit is what a team-mate could do, and I may propose. */
  proposes?: boolean;
  /** By thing that somebody of my side points at: his seat. */
  pinged?: ReadonlyMap<string, number>;
  /** By thing of what a team-mate proposes: his seat. */
  proposed?: ReadonlyMap<string, number>;
  /** The option whose outcome is previewed: pointed at, in focus, or the only one left. */
  preview: Option | null;
  /** The thing pointed at or in focus. */
  pointed: string | null;
  /** What the shown moment has brought, to be seen moving; null where nothing is to move. */
  arriving: Arriving | null;
  /** To be called for lit and unlit things alike. */
  press: (thing: string) => void;
  t: Translate;
}

/** What a moment has brought. */
export interface Arriving {
  /** Tells it from other moments. */
  number: number;
  /** Who acted; -1 for the setup. */
  seat: number;
  /** What the action was about. */
  things: readonly string[];
  events: readonly Record<string, unknown>[];
  /** Whatever moves is done by then; 0 for readers who want no motion. */
  milliseconds: number;
}

/** What the view of every game tells, whatever else it tells. */
export interface AnyView {
  /** How many turns have begun; 0 during the setup. */
  turns: number;
  /** The seat whose turn it is; -1 in nobody's. */
  active: number;
  first_player: number;
  over: boolean;
}

/** The view of whichever game it is: its board knows the type, the table page passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- boards take views of their own types, each another one
export type SomeView = any;

/** What a table has to know of a game's kinds of things; `card` is the kind of `card:M05`. */
export interface Kinds {
  /** Those whose names stand in the texts of the game, as `KIND-ID`. */
  named: readonly string[];
  /** Those that are numbered by seat, such as `pawn:2`. */
  bySeat: readonly string[];
}

export const NO_KINDS: Kinds = { named: [], bySeat: [] };

/** For telling a board in words: the texts of the game, the names of the players, and who reads. */
export interface Reader {
  t: Translate;
  player: (seat: number) => string;
  /** My seat, -1 for a spectator. */
  me: number;
}

/** One direction from a place. */
export interface Way {
  /** The key that leads there; empty for a way that is told, and not one step of the map. */
  digit: string;
  /** In words, such as `to the north-east`. */
  toward: string;
  /** The place there; null where the map ends. */
  to: string | null;
  /** Whether a figure can take it as one step, as far as the map is concerned. */
  isStep: boolean;
}

/** A place of a map in words. What it is called, and its coordinates, never change as the map grows. */
export interface Place {
  thing: string;
  /** Its kind with its coordinates or its number, so that no other place has this name: `Forest (2, −1)`. */
  name: string;
  /** The coordinates or the number alone. */
  at: string;
  /** What lies or stands there, figures left out. */
  contents: string[];
  /** Every direction, the edge of the map included. */
  ways: Way[];
  /** Whether nothing can go through it now, so that no way leads farther. */
  isBlocked: boolean;
  isUnexplored: boolean;
}

/** A figure in words, whosever it is. */
export interface FigureInWords {
  thing: string;
  name: string;
  /** Whose it is; null for nobody's. */
  seat: number | null;
  /** The thing of its place; null for one that is nowhere. */
  place: string | null;
  /** Health, strength, what it would do. */
  facts: string[];
}

/** What I have, in words. */
export interface Mine {
  /** The thing of the place where my figure is; null where it is nowhere. */
  place: string | null;
  /** Health, points to act, points to win, what is carried and worn. */
  facts: string[];
  /** Each card in full. */
  hand: string[];
  /** Points to act that are left. */
  left: number;
}

/** How a game tells its board to those who do not see it. */
export interface InWords<V> {
  places(view: V, tell: Reader): Place[];
  figures(view: V, tell: Reader): FigureInWords[];
  /** Null for a spectator. */
  mine(view: V, tell: Reader): Mine | null;
  /** What lies open beside the map: piles, cards on offer, how far the game is. */
  table?(view: V, tell: Reader): string[];
}

/** What the component gets that a game may have in `Illustration.svelte`: it shows what a chapter of the rules speaks of. */
export interface IllustrationProps {
  /** The id of the chapter; nothing is shown for one that needs no picture. */
  chapter: string;
  t: Translate;
}

/** What a game folder of the client exports as `client`. */
export interface GameClient extends Telling {
  id: string;
  kinds: Kinds;
  Board: Component<BoardProps<SomeView>>;
  /** The name of a thing such as `tile:2,-1` in the reader's language, or null if the board does not know it. */
  nameOf(thing: string, view: SomeView, t: Translate): string | null;
  /** The state of a thing in one word, where what is done with it is called by that: `$state` of the texts of actions. */
  stateOf?(thing: string, view: SomeView): string;
  /** The board in words; a game without it has no map that could be read. */
  inWords?: InWords<SomeView>;
  /** How long each event is to be seen, where some need more time than others. */
  lasting?: Lasting;
  /** Whether a seat knows anything that others on the same device must not see; always, where the game does not say. */
  hides?(view: SomeView): boolean;
  /** What a seat must never lose from sight, in few words: its points to act. Empty where there is nothing to say. */
  standing?(view: SomeView, seat: number, t: Translate): string;
}
