// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.

/** A pawn, or one who has left (cell -1). */
export interface PawnView {
  seat: number;
  cell: number;
  points: number;
  cards: number;
}

/** A lantern, and the seat that has taken it (-1: nobody). */
export interface LanternView {
  id: string;
  cell: number;
  points: number;
  taker: number;
}

export interface View {
  turns: number;
  first_player: number;
  active: number;
  over: boolean;
  pawns: PawnView[];
  lanterns: LanternView[];
  /** My cards. */
  hand: number[];
  /** Those of my partner, if I have one. */
  partner: number[];
  /** The top card of the deck, if I have looked at it. */
  top: number | null;
  deck: number;
  discard: number[];
}

export interface FirstPlayer {
  kind: 'first_player';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Drawn {
  kind: 'drawn';
  seat: number;
  count: number;
  cards?: string[];
  rule: string;
  known?: boolean;
}

export interface Shuffled {
  kind: 'shuffled';
  rule: string;
  known?: boolean;
}

export interface Moved {
  kind: 'moved';
  seat: number;
  card: string;
  cell: number;
  rule: string;
  known?: boolean;
}

export interface Looked {
  kind: 'looked';
  seat: number;
  card: string;
  top?: string;
  rule: string;
  known?: boolean;
}

export interface LanternTaken {
  kind: 'lantern_taken';
  seat: number;
  lantern: string;
  rule: string;
  known?: boolean;
}

export interface Pushed {
  kind: 'pushed';
  seat: number;
  other: number;
  cell: number;
  rule: string;
  known?: boolean;
}

export interface Ended {
  kind: 'ended';
  winners: number[];
  rule: string;
  known?: boolean;
}

export interface WentAway {
  kind: 'went_away';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface CameBack {
  kind: 'came_back';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Left {
  kind: 'left';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Undone {
  kind: 'undone';
  seat: number;
  /** The number of the entry that was taken back. */
  entry: number;
  rule: string;
  known?: boolean;
}

export interface TimeRanOut {
  kind: 'time_ran_out';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface OnlyAnswer {
  kind: 'only_answer';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface RulesChanged {
  kind: 'rules_changed';
  /** That is played from here on. */
  version: number;
  before: number;
  /** The numbers of the entries that have come to nothing. */
  lost: number[];
  rule: string;
  known?: boolean;
}

/** These rules cannot show the board as it was here: it stays as it is until its next place that was kept. */
export interface BoardStays {
  kind: 'board_stays';
  rule: string;
  known?: boolean;
}

export type GameEvent = FirstPlayer | Drawn | Shuffled | Moved | Looked | LanternTaken | Pushed | Ended | WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer | RulesChanged | BoardStays;
