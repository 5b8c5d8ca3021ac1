import type { Component } from 'svelte';
import type { LoggedEvent, Question, SeatInfo } from '../lib/protocol';

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
  /** What my seat may know. */
  view: V;
  /** My seat, -1 for a spectator. */
  lookingFrom: number;
  seats: SeatInfo[];
  question: Question | null;
  /** Things that some offered action touches. */
  lit: ReadonlySet<string>;
  /** Things of the action that has focus in the list, or was just done in a replay, to be outlined. */
  chosen: ReadonlySet<string>;
  /** To be called for lit and unlit things alike. */
  press: (thing: string, anchor: Element) => void;
  /** Events of the last change, for gentle animation. */
  recent: readonly LoggedEvent[];
  t: Translate;
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
  /** Those one wants to read before using them: a press opens the menu, even for a single action. */
  readFirst: readonly string[];
}

export const NO_KINDS: Kinds = { named: [], bySeat: [], readFirst: [] };

/** What the component gets that a game may have in `Illustration.svelte`: it shows what a chapter of the rules speaks of. */
export interface IllustrationProps {
  /** The id of the chapter; nothing is shown for one that needs no picture. */
  chapter: string;
  t: Translate;
}

/** What a game folder of the client exports as `client`. */
export interface GameClient {
  id: string;
  kinds: Kinds;
  Board: Component<BoardProps<SomeView>>;
  /** The name of a thing such as `tile:2,-1` in the reader's language, or null if the board does not know it. */
  nameOf(thing: string, view: SomeView, t: Translate): string | null;
  /** What a thing has become by the action on it, such as an explored place; itself where the game does not say. */
  became?(thing: string): string;
  /** Verbs that only give something up: where nothing else is left, the screen may end the turn (TBL-SET-2). */
  givingUp?: readonly string[];
}
