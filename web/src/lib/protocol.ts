// Made from src/hypogeum/server/protocol.py. Do not edit:
// change the Python and run `python -m hypogeum.server.typescript`.

/** The seat number of somebody who only watches. */
export const SPECTATOR = -1;

export type BotLevel = 'random' | 'careful' | 'search';

export type SeatKind = 'me' | 'friend' | 'hotseat' | 'bot';

export type ProblemCode = 'no_such_address' | 'wrong_method' | 'bad_request' | 'not_json' | 'too_big' | 'wrong_origin' | 'rules_failed' | 'server_error' | 'store_failed' | 'game_not_found' | 'language_not_found' | 'table_not_found' | 'seat_not_found' | 'entry_not_found' | 'not_your_seat' | 'no_spectators' | 'only_players_talk' | 'nobody_plays' | 'wrong_option' | 'wrong_seats' | 'wrong_seed' | 'no_such_bot' | 'wrong_invitation' | 'not_the_host' | 'not_your_table' | 'seat_not_free' | 'seat_taken' | 'already_seated' | 'rules_changed' | 'stale' | 'game_over' | 'game_runs' | 'bot_plays' | 'left_for_good' | 'illegal_action' | 'unreadable_action' | 'not_an_action' | 'no_such_setting' | 'undo_refused';

export type ClientMessage = Do | Undo | SetSetting | Look | WhyNot | Say;

export type ServerMessage = TableState | Refused | Said | Wrong;

/** Do an action. `version` is the one the person saw; a stale one is refused. */
export interface Do {
  type: 'do';
  version: number;
  seat: number;
  action: string;
}

export interface Undo {
  type: 'undo';
  version: number;
  seat: number;
}

/** Change a personal setting that the rules read. */
export interface SetSetting {
  type: 'set';
  seat: number;
  setting: string;
  value: string;
}

/** Look at the table from another of my seats (or -1 as a spectator): hot-seat passes the device with it. */
export interface Look {
  type: 'look';
  seat: number;
}

/** Why can I do nothing with this thing now? */
export interface WhyNot {
  type: 'why_not';
  thing: string;
}

/** Chat. */
export interface Say {
  type: 'say';
  text: string;
}

/** A legal action: its text form, and the things on the table it touches, the most specific first. */
export interface ActionInfo {
  action: string;
  verb: string;
  things: string[];
}

/** What is asked now and whom; `actions` are those of the seat I look from. */
export interface Question {
  decision: string;
  seats: number[];
  actions: ActionInfo[];
  seconds_left: number | null;
  /** Whether a bot is working on it. */
  thinking: boolean;
}

/** Who sits there. `mine` is told to each person differently. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  mine: boolean;
  connected: boolean;
  bot: BotLevel | null;
  /** Whether a friend with the invitation may take it; meanwhile it is open, or a bot plays there. */
  free: boolean;
}

/** An event as the seat I look from may know it, with the entry it belongs to. */
export interface LoggedEvent {
  entry: number;
  event: Record<string, unknown>;
}

/** Everything to draw the table from one seat; sent whole after each change. */
export interface TableState {
  type: 'state';
  version: number;
  looking_from: number;
  view: Record<string, unknown>;
  /** None when the game is over. */
  question: Question | null;
  /** Empty if I can take back my last action, else the reason: nothing, other, chance, shown, over, any_time, off. */
  undo: string;
  seats: SeatInfo[];
  /** New ones since the last message; the whole log after connecting or looking from another seat. */
  events: LoggedEvent[];
  log_is_whole: boolean;
  /** When the game is over; nobody may have won. */
  winners: number[] | null;
  /** By seat, when the game is over. */
  ranks: number[] | null;
  /** The points of each seat, when the game is over. */
  scores: number[] | null;
}

/** An action somebody could think of, and why it is not offered. */
export interface RefusedTarget {
  action: string;
  rule: string;
  args: Record<string, unknown>;
}

/** The answer to `why_not`. */
export interface Refused {
  type: 'refused';
  thing: string;
  targets: RefusedTarget[];
}

/** A chat line. */
export interface Said {
  type: 'said';
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Every error of the API: what happened, in a form that the client can say in the reader's language. */
export interface Problem {
  /** A text key of the client. */
  code: ProblemCode;
  /** The same in English, for people who write programs: what, why and what to do. */
  detail: string;
  rule: string;
  args: Record<string, unknown>;
}

/** Something the person did was refused; nothing has changed. */
export interface Wrong {
  type: 'wrong';
  problem: Problem;
}

/** One option, as the rules see it and as the form of the client shows it. */
export interface Option {
  id: string;
  kind: 'choice' | 'flag' | 'number';
  default: string | number | boolean;
  rule: string;
  choices: string[];
  low: number;
  high: number;
  /** Whether the number may also be 0, which then means "off" or "as the rules say". */
  zero: boolean;
  /** The numbers of seats for which the option matters; empty for all. */
  seats: number[];
  /** Whether only games with the default value are standard ones. */
  standard: boolean;
  group: 'rules' | 'table';
}

/** A personal setting: no option of the table, kept per person (TBL-SET-1). */
export interface Setting {
  id: string;
  default: string;
  choices: string[];
  rule: string;
  /** Whether the rules read it (a `set` action) or only the person's own screen does. */
  is_rule: boolean;
}

/** GET /api/games: what can be played, with everything the form for a new table shows. */
export interface GameInfo {
  id: string;
  name: string;
  fewest_seats: number;
  most_seats: number;
  /** How long a game usually takes among people, at least. */
  fewest_minutes: number;
  most_minutes: number;
  options: Option[];
  settings: Setting[];
  bots: string[];
  /** Arguments of events that are seats, besides those of every game. */
  seat_arguments: string[];
  /** The kinds of things under which the words of an event's arguments are looked for, after their own. */
  word_families: string[];
}

/** One seat of a new table: me, a friend who gets a link, another person on my device, or a bot. */
export interface NewSeat {
  kind: SeatKind;
  name?: string | null;
  bot?: BotLevel;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: number | null;
}

/** GET /api/tables/{table} and the answer to POST /api/tables. */
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  commitment: string;
  /** Whether the host gave a number that was mixed into the seed (TBL-DICE-3). */
  seed_is_chosen: boolean;
  version: number;
  over: boolean;
  /** Whether I hold several seats on this device, so that hands have to be hidden between them. */
  hotseat: boolean;
  /** By free seat number: the secret that lets a friend take it. Told to the person who made the table alone. */
  invitations: Record<string, string>;
}

/** GET /api/tables: a table of mine, with what one wants to know before going back to it. */
export interface MyTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  commitment: string;
  seed_is_chosen: boolean;
  version: number;
  over: boolean;
  hotseat: boolean;
  invitations: Record<string, string>;
  /** The seats whose answer is awaited. */
  asked: number[];
  /** How many turns have begun; 0 during the setup. */
  turns: number;
  /** When something last happened there, in seconds since 1970. */
  last_activity: number;
  /** When the game is over; nobody may have won. */
  winners: number[] | null;
  /** Whether I have taken it off my list. */
  removed: boolean;
}

/** POST /api/tables/{table}/removal: take a table off my list, or put it back. Nothing changes for the others. */
export interface Removal {
  removed: boolean;
}

/** GET /api/tables/{table}/invitations/{invitation}: what an invited person may know before sitting down. */
export interface Invitation {
  /** The one that the invitation is for. */
  seat: number;
  /** The name under which the person who made the table sits there; empty if he does not. */
  host: string;
  table: TableInfo;
}

/** POST /api/tables/{table}/join: take a free seat by its invitation. */
export interface Join {
  invitation: string;
  name: string;
}

/** POST /api/tables/{table}/seats/{seat}/bot: let a bot play a seat that nobody has taken, or change its level. */
export interface StandIn {
  bot: BotLevel;
}

/** POST /api/tables/{table}/seats/{seat}/lend: let a bot play my seat until I take it back (TBL-AWAY-4). */
export interface Lend {
  /** None for the level of the table's replacement bots. */
  bot?: BotLevel | null;
}

/**
 * POST /api/tables/{table}/seats/{seat}/leave, /return, /give_up, /open and /free: let a bot (or nobody) play on,
 * come back, leave the game for good, take a bot off, or make a new invitation.
 */
export interface Takeover {
}

/** GET /api/tables/{table}/replay?at=N&seat=K: the table after entry N as one of my seats saw it. */
export interface ReplayFrame {
  at: number;
  length: number;
  /** Who did the entry; -1 for the setup. */
  seat: number;
  /** Empty for one that I may not know. */
  action: string;
  /** What the action touched on the table before it was done; nothing where I may not know the action. */
  things: string[];
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** A table of the rulebook. */
export interface Chart {
  head: string[];
  rows: string[][];
  caption: string;
}

/** A worked example. */
export interface Example {
  title: string;
  text: string;
}

/** Some rules that belong together, in order. */
export interface Section {
  id: string;
  title: string;
  intro: string;
  rules: Record<string, string>;
  tables: Chart[];
  examples: Example[];
}

/** All rules of a game in one language. */
export interface Rulebook {
  title: string;
  summary: string;
  section: Section[];
}
