// Made from src/hypogeum/server/protocol. Do not edit:
// change the Python and run `python -m hypogeum.server.typescript`.

/** The seat number of somebody who only watches. */
export const SPECTATOR = -1;

export type BotLevel = 'random' | 'careful' | 'search';

export type SeatKind = 'me' | 'friend' | 'hotseat' | 'bot';

export type ProblemCode = 'no_such_address' | 'wrong_method' | 'bad_request' | 'not_json' | 'too_big' | 'too_many' | 'wrong_origin' | 'wrong_host' | 'rules_failed' | 'server_error' | 'store_failed' | 'played_elsewhere' | 'table_closed' | 'banned' | 'game_not_found' | 'language_not_found' | 'table_not_found' | 'seat_not_found' | 'entry_not_found' | 'not_your_seat' | 'only_players_talk' | 'no_teammates' | 'not_a_teammate' | 'not_offered' | 'nobody_plays' | 'wrong_option' | 'wrong_seats' | 'wrong_seed' | 'no_such_bot' | 'wrong_invitation' | 'not_the_host' | 'not_your_table' | 'seat_not_free' | 'seat_taken' | 'already_seated' | 'newer_rules' | 'cannot_continue' | 'damaged' | 'stale' | 'game_over' | 'game_runs' | 'bot_plays' | 'left_for_good' | 'illegal_action' | 'unreadable_action' | 'not_an_action' | 'no_such_setting' | 'undo_refused';

export type Wish = 'score' | 'gain' | 'act' | 'move' | 'give_up';

export type Cause = 'chosen' | 'late' | 'only';

export type Command = Do | Undo | SetSetting | Say | Join | Leave | Lend | ComeBack | GiveUp | PlayOn | Point | Propose | Dismiss | SeatBot | OpenSeat | FreeSeat | Rematch;

export type ClientMessage = Do | Undo | SetSetting | Say | Join | Leave | Lend | ComeBack | GiveUp | PlayOn | Point | Propose | Dismiss | SeatBot | OpenSeat | FreeSeat | Rematch | Look | WhyNot;

export type ServerMessage = Opened | Told | Asked | Seated | Present | MatesAsked | SideTold | Pinged | Done | Refused | Said | Wrong | RematchMade;

/**
 * Do an action, or the actions of a shortcut one after another.
 *
 * `version` is the one the person saw; a stale one is refused. Of a shortcut, the first action is done or refused; the
 * others follow as long as each is offered and neither chance nor another seat has come between.
 */
export interface Do {
  type: 'do';
  request: string;
  version: number;
  seat: number;
  actions: string[];
}

/** Take back the last action of a seat. */
export interface Undo {
  type: 'undo';
  request: string;
  version: number;
  seat: number;
}

/** Change a personal setting that the rules read. */
export interface SetSetting {
  type: 'set';
  request: string;
  seat: number;
  setting: string;
  value: string;
}

/** Chat, from one of my seats. */
export interface Say {
  type: 'say';
  request: string;
  text: string;
  /** None for my first. */
  seat?: number | null;
}

/** Take a free seat by its invitation. */
export interface Join {
  type: 'join';
  request: string;
  invitation: string;
  name: string;
}

/** Let a bot (or nobody) play on for me (TBL-AWAY-2, TBL-AWAY-3). */
export interface Leave {
  type: 'leave';
  request: string;
  seat: number;
}

/** Let a bot play my seat until I take it back (TBL-AWAY-4). */
export interface Lend {
  type: 'lend';
  request: string;
  seat: number;
  /** None for the level of the table's replacement bots. */
  bot?: BotLevel | null;
}

/** Take my seat back from the bot (TBL-AWAY-2, TBL-AWAY-4). */
export interface ComeBack {
  type: 'come_back';
  request: string;
  seat: number;
}

/** Want my side to leave the game for good; it does when all its people want it (TBL-AWAY-5). */
export interface GiveUp {
  type: 'give_up';
  request: string;
  seat: number;
}

/** Want my side to play on after all: takes `give_up` back while others of the side have still to agree. */
export interface PlayOn {
  type: 'play_on';
  request: string;
  seat: number;
}

/** Show my side a place or thing, from one of my seats (TBL-KNOW-5). */
export interface Point {
  type: 'point';
  request: string;
  seat: number;
  thing: string;
}

/**
 * Propose to a team-mate who is asked what he is offered: an action, or a shortcut (TBL-KNOW-5).
 *
 * `version` is the one the person saw. What I had proposed to him before is forgotten.
 */
export interface Propose {
  type: 'propose';
  request: string;
  version: number;
  seat: number;
  /** The seat that is asked. */
  to: number;
  actions: string[];
}

/** Put away a proposal made to one of my seats, or take back one of mine. */
export interface Dismiss {
  type: 'dismiss';
  request: string;
  /** The one it was made to, or made from. */
  seat: number;
  proposal: number;
}

/** As the host: let a bot play a seat that nobody has taken, or change its level (TBL-SEAT-4). */
export interface SeatBot {
  type: 'seat_bot';
  request: string;
  seat: number;
  bot: BotLevel;
}

/** As the host: take a bot off a seat that a friend may take (TBL-SEAT-4). */
export interface OpenSeat {
  type: 'open_seat';
  request: string;
  seat: number;
}

/** As the host: make a new invitation to a seat that nobody has taken (TBL-SEAT-4). */
export interface FreeSeat {
  type: 'free_seat';
  request: string;
  seat: number;
}

/** When the game is over: a new table with the same seats and options. Whoever asks second gets the same one. */
export interface Rematch {
  type: 'rematch';
  request: string;
}

/**
 * Look from another of my seats, from -1 as a spectator, or from nowhere: hot-seat passes the device with it.
 *
 * Answered by `opened`, but from nowhere, where nothing is told.
 */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** Why can I do nothing (more) with this thing now? Answered by `refused`. */
export interface WhyNot {
  type: 'why_not';
  request: string;
  thing: string;
}

/** One place that changed: a value set, a list cut to a size, or a key of a mapping taken away. */
export interface Change {
  /** The way to the place: keys of mappings and indices of lists; an index one beyond the end appends. */
  path: (string | number)[];
  value?: unknown;
  /** The list at the path has so many items left. */
  size?: number;
  /** The key at the end of the path is taken away. */
  gone?: boolean;
}

/** One entry as a seat may know it. */
export interface Frame {
  /** How many entries there are with it; the setup is 0. */
  number: number;
  /** Who acted; -1 for the setup. */
  seat: number;
  /** Empty for one that the reader may not know; those of his side he knows. */
  action: string;
  /** What the action was about, on the table before it; nothing where the reader may not know the action. */
  things: string[];
  cause: Cause;
  events: Record<string, unknown>[];
  /** From the view before to the view after. */
  changes: Change[];
}

/** Some frames in a row, with the view from which their changes lead on. */
export interface Past {
  looking_from: number;
  /** The number of the first frame. */
  first: number;
  /** Before the changes of the first frame; that of the setup has none. */
  view: Record<string, unknown>;
  frames: Frame[];
}

/**
 * After connecting or looking from elsewhere: the last frames, with the view they lead on from. What came before
 * them is told by GET /api/tables/{table}/frames?seat=K&first=A&last=B.
 */
export interface Opened {
  type: 'opened';
  past: Past;
}

/** One more entry. Frames come in their order, without a gap. */
export interface Told {
  type: 'frame';
  frame: Frame;
}

/** How likely something is: said by the text `odds-WHAT`, with `$chance` in per cent and the arguments. */
export interface Odds {
  what: string;
  /** From 0 to 1. */
  chance: number;
  args: Record<string, unknown>;
}

/** What the one who may act can know of an action before it is done. Nothing in it may be hidden from the seat. */
export interface Preview {
  /** Points to act that it takes, where the game has such points. */
  cost?: number | null;
  /** The places on the way, from where the figure stands to where it would stand. */
  path?: string[];
  odds?: Odds[];
  /** What else comes of it, such as the end of all actions: each is said by the text `warning-NAME`. */
  warnings?: string[];
}

/** A legal action: its text form, what a person presses to say it, and what it is about besides. */
export interface ActionInfo {
  action: string;
  verb: string;
  /** To be pressed in any order; where there is nothing to press, the action stands in words beside the question. */
  picks: string[];
  /** Outlined, never needed. */
  touches: string[];
  wish: Wish;
  /** Whether it ends something that could go on: a turn, a phase, a step. */
  ends: boolean;
  preview: Preview | null;
}

/** Several actions that can be done with one press: said by the text `shortcut-NAME` with the arguments. */
export interface ShortcutInfo {
  name: string;
  actions: string[];
  picks: string[];
  touches: string[];
  wish: Wish;
  args: Record<string, unknown>;
  preview: Preview | null;
}

/** What is asked now and whom; actions and shortcuts are those of the seat I look from, the most wanted first. */
export interface Question {
  decision: string;
  seats: number[];
  actions: ActionInfo[];
  shortcuts: ShortcutInfo[];
  seconds_left: number | null;
  /** Whether a bot is working on it. */
  thinking: boolean;
}

/** How the game ended. All lists but the first are by seat. */
export interface Outcome {
  /** Nobody may have won. */
  winners: number[];
  ranks: number[];
  scores: number[];
}

/** What is asked after the frames told so far. */
export interface Asked {
  type: 'question';
  /** The number of entries it follows. */
  version: number;
  /** None when the game is over. */
  question: Question | null;
  /** When the game is over. */
  outcome: Outcome | null;
  /**
   * Empty if I can take back my last action, else the reason: nothing, other, chance, shown, over, any_time, rules,
   *     off.
   */
  undo: string;
}

/** Who sits there. `mine` is told to each person differently. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  mine: boolean;
  bot: BotLevel | null;
  /** Whether a friend with the invitation may take it; meanwhile it is open, or a bot plays there. */
  free: boolean;
}

/** Who sits where. */
export interface Seated {
  type: 'seats';
  seats: SeatInfo[];
  /** By free seat: the secret that lets a friend take it. Told to the host alone. */
  invitations: Record<string, string>;
  /** By seat: the number of its side; seats with the same number are team-mates. */
  sides: number[];
}

/** Who is there. */
export interface Present {
  type: 'presence';
  /** By seat; a bot is always there. */
  connected: boolean[];
}

/** What a team-mate is offered, who is asked and can be proposed to. */
export interface MateQuestion {
  seat: number;
  actions: ActionInfo[];
  shortcuts: ShortcutInfo[];
}

/** What the team-mates are offered whom other people play; told only to those who look from an own seat. */
export interface MatesAsked {
  type: 'mates';
  /** The number of entries it follows. */
  version: number;
  questions: MateQuestion[];
}

/** What one of a side would like another to do. */
export interface Proposal {
  id: number;
  /** Whose idea it is. */
  seat: number;
  to: number;
  /** Those of an action or a shortcut that is offered to him. */
  actions: string[];
}

/** What is going on within my side; told only to those who look from an own seat with team-mates. */
export interface SideTold {
  type: 'side';
  proposals: Proposal[];
  /** A seat of each of its people who wants to give up; when all want to, it is done (TBL-AWAY-5). */
  giving_up: number[];
  /** How many have to want it. */
  people: number;
}

/** Somebody of my side points at a place or thing. */
export interface Pinged {
  type: 'ping';
  seat: number;
  thing: string;
}

/** A command was done and is stored. */
export interface Done {
  type: 'done';
  request: string;
  /** The number of entries then. */
  version: number;
  /** The new table of a rematch. */
  table: string | null;
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
  request: string;
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
  /** None where it was no command, or none that could be read. */
  request: string | null;
  problem: Problem;
}

/** Somebody has made a new table with the same seats and options. */
export interface RematchMade {
  type: 'rematch';
  table: string;
}

/** A text that somebody wrote for an option, told by what it is called and never by what is in it. */
export interface DocumentInfo {
  /** By language; it may be written in one alone. */
  title: Record<string, string>;
  summary: Record<string, string>;
}

/** One that a new table may be made with. */
export interface OfferedDocument {
  title: Record<string, string>;
  summary: Record<string, string>;
  /** What the option is set to. */
  value: string;
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
  /** Whether a choice may also be a document: a text of several lines that a person wrote and the game reads. */
  documents: boolean;
  /** By another option: the choices with which this one matters. With others it keeps its default. */
  where: Record<string, string[]>;
}

/** What a person's own screen answers for him, as soon as he has seen what came before. */
export interface OwnAnswer {
  decision: string;
  /** Offered whenever this is asked. */
  action: string;
}

/** A personal setting: no option of the table, kept per person (TBL-SET-1). */
export interface Setting {
  id: string;
  default: string;
  choices: string[];
  rule: string;
  /** Whether the rules read it (a `set` action) or only the person's own screen does. */
  is_rule: boolean;
  /** By value: what the screen then answers, where the rules do not read it. */
  answers: Record<string, OwnAnswer>;
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
  /** By option: what it may be besides its choices. */
  documents: Record<string, OfferedDocument[]>;
  settings: Setting[];
  bots: string[];
  /** Whether seats may be team-mates, who win and lose together. */
  has_sides: boolean;
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
  /** By option: its value; a document is a DocumentInfo. */
  options: Record<string, unknown>;
  commitment: string;
  /** Whether the host gave a number that was mixed into the seed (TBL-DICE-3). */
  seed_is_chosen: boolean;
  version: number;
  over: boolean;
  /** By seat: who is there; a bot always is. */
  connected: boolean[];
  /** The table that was made after this one with the same seats and options. */
  rematch: string | null;
  /** Whether I hold several seats; hands are hidden between those that are not of one side. */
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
  connected: boolean[];
  rematch: string | null;
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
  /** Whether the host of the server has closed it. */
  closed: boolean;
}

/** POST /api/tables/{table}/removal: take a table off my list, or put it back. Nothing changes for the others. */
export interface Removal {
  removed: boolean;
}

/** POST /api/tables/{table}/invitation. The secret stands in no address, because servers and browsers keep those. */
export interface InvitationQuestion {
  invitation: string;
}

/** The answer to POST /api/tables/{table}/invitation: what an invited person may know before sitting down. */
export interface Invitation {
  /** The one that the invitation is for. */
  seat: number;
  /** The name under which the person who made the table sits there; empty if he does not. */
  host: string;
  table: TableInfo;
}

/** The points of each seat after an entry that changed them. */
export interface Standing {
  number: number;
  turns: number;
  scores: number[];
}

/** GET /api/tables/{table}/story, when the game is over: how it came to its end. */
export interface Story {
  /** From the setup to the end. */
  course: Standing[];
  /** By seat: points by where they came from, each said by the text `source-NAME` of the game. */
  sources: Record<string, number>[];
  /** The numbers of the entries that decided it, in their order: the lead changed, or most points were made. */
  moments: number[];
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
