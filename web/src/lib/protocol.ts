// Made from src/hypogeum/server/protocol.py and the views of the games. Do not edit:
// change the Python and run `python -m hypogeum.server.typescript`.

/** The seat number of somebody who only watches. */
export const SPECTATOR = -1;

export type BotLevel = 'random' | 'careful' | 'search';

export type SeatKind = 'me' | 'friend' | 'hotseat' | 'bot';

export type ProblemCode = 'no_such_address' | 'wrong_method' | 'bad_request' | 'not_json' | 'too_big' | 'wrong_origin' | 'rules_failed' | 'server_error' | 'store_failed' | 'game_not_found' | 'language_not_found' | 'table_not_found' | 'seat_not_found' | 'entry_not_found' | 'not_your_seat' | 'no_spectators' | 'only_players_talk' | 'nobody_plays' | 'wrong_option' | 'wrong_seats' | 'wrong_seed' | 'no_such_bot' | 'wrong_invitation' | 'not_the_host' | 'seat_not_free' | 'seat_taken' | 'already_seated' | 'rules_changed' | 'stale' | 'game_over' | 'game_runs' | 'bot_plays' | 'left_for_good' | 'illegal_action' | 'unreadable_action' | 'not_an_action' | 'no_such_setting' | 'undo_refused';

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
  bot: BotLevel | null;
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

export interface HeldentaufeTileView {
  at: string;
  kind: string;
}

export interface HeldentaufeMonsterView {
  id: string;
  space: string | null;
  hearts: number;
  full_hearts: number;
  value: number;
  /** The top tooth: the reward for defeating it. */
  tooth: number;
}

/** A hero board. `hand` is told to its owner alone, `cards` to everybody. */
export interface HeldentaufeHeroView {
  seat: number;
  hero: string | null;
  tile: string | null;
  space: string | null;
  hearts: number;
  max_hearts: number;
  points: number;
  /** By kind: the value of the worn piece, 0 for none. */
  worn: Record<string, number>;
  /** Spare pieces such as `boots1`, then food. */
  backpack: string[];
  backpack_slots: number;
  potion: string | null;
  drunk: boolean;
  ap_total: number;
  /** 0 outside the own turn. */
  ap_left: number;
  potion_skill: number;
  combat_value: number;
  cards: number;
  gone: boolean;
  away: boolean;
  hand: string[] | null;
}

/** Personal settings that the rules read, for their owner alone. */
export interface HeldentaufeSettingsView {
  standing_answer: string;
  auto_command: string;
}

/** The whole table as one seat sees it. */
export interface HeldentaufeView {
  target: number;
  round: number;
  turns: number;
  first_player: number;
  active: number;
  surface: HeldentaufeTileView[];
  tile_pile: Record<string, number>;
  tiles_removed: Record<string, number>;
  danger: string[];
  /** How many of the face-down tokens are armed: everybody can count them. */
  armed_left: number;
  chest: boolean;
  monsters: HeldentaufeMonsterView[];
  leader: number;
  commander: number;
  monster_ap: number;
  supply: Record<string, number>;
  mission_pile: number;
  discard: string[];
  heroes: HeldentaufeHeroView[];
  trader_used: boolean;
  /** What the three Deliveries at the Campfire cost: `two_food` or `point_and_food` (HT-OPT-1). */
  campfire_price: string;
  settings: HeldentaufeSettingsView | null;
  over: boolean;
  winners: number[];
}

/** What the active seat has done and may still do. */
export interface TerrorBelowTurnView {
  ap: number;
  vehicle: string | null;
  /** Where that Vehicle lies; 0 before it is played. */
  slot: number;
  picked_up: boolean;
  in_transit: boolean;
  climbing: boolean;
  bonus_taken: boolean;
}

export interface TerrorBelowSpaceView {
  /** Column and row, such as `4,2`. */
  at: string;
  /** `desert`, `rim` (desert that no die names) or `canyon`. */
  kind: string;
  location: string | null;
  rubble: number;
  eggs: string[];
}

/** An Egg that an attack would lay. */
export interface TerrorBelowEggView {
  at: string;
  egg: string;
}

/** An attack as it would be now. */
export interface TerrorBelowStrikeView {
  /** The spaces the Target would go through, its own first. */
  path: string[];
  /** Where it would end: the centre of the attack. */
  target: string;
  /** The spaces that would get Rubble, as far as the board goes and Locations do not protect. */
  rubble: string[];
  eggs: TerrorBelowEggView[];
  /** The colours of Eggs without a valid space: they would be placed by dice. */
  by_dice: string[];
  /** The spaces where a pawn would be caught, Locations that protect left out. */
  struck: string[];
  /** The seats whose pawns would be caught; Rebecca, who may stay safe on a Location, left out (TB-CHAR-3). */
  caught: number[];
}

/** A Vehicle card under a Worm. */
export interface TerrorBelowUnderView {
  /** None: face down, and the viewer does not know it. */
  vehicle: string | null;
  face_down: boolean;
  /** Who put it there; -1 for a card from the pile. */
  seat: number;
}

/** A slot of the Terror zone: the card, where its Target is, and what it would strike now. */
export interface TerrorBelowWormView {
  /** 1 to 3, as on the Target token. */
  slot: number;
  worm: string;
  type: string;
  /** The colour of its Egg; for a Queen the four Eggs north, east, south and west. */
  eggs: string[];
  health: number;
  limit: number;
  /** The printed coordinates, as a space of this side of the board. */
  at: string;
  pattern: string;
  target: string;
  /** Its attack as it would be now, after the face-down cards that the viewer knows. */
  strike: TerrorBelowStrikeView;
  /** How many of its cards the viewer does not know: they may still move the Target. */
  unknown: number;
  vehicles: TerrorBelowUnderView[];
  /** Whether it has as many cards as its limit. */
  is_due: boolean;
}

/** What a Weapon of the viewer would do to the attacking Worm. */
export interface TerrorBelowShotView {
  weapon: string;
  /** The rule that forbids it now, or None. */
  refusal: string | null;
  least: number;
  most: number;
  /** How many of `ways` equally likely throws would defeat the Worm. */
  kills: number;
  ways: number;
}

/** The attack that is being carried out. */
export interface TerrorBelowAttackView {
  slot: number;
  worm: string;
  damage: number;
  health: number;
  caught: number[];
  /** The caught seats whose opportunity to hunt is not over, in order. */
  to_come: number[];
  /** What the viewer's Weapons would do; a spectator has none. */
  shots: TerrorBelowShotView[];
  /** The Bounties that the viewer could take instead of 1 VP for the last blow. */
  bounties: string[];
}

/** A draw pile by its size, with its discard pile. */
export interface TerrorBelowPileView {
  cards: number;
  discard: string[];
}

/** A Squad. Lists that are None are told to their owner alone; the numbers beside them to everybody. */
export interface TerrorBelowSquadView {
  seat: number;
  leader: string | null;
  living: string[];
  dead: string[];
  left_behind: string[];
  space: string | null;
  /** All VP: tokens and scored Bounties. */
  vp: number;
  vp_tokens: number;
  scored: string[];
  /** Secret Bounties; None for one that the viewer may not know. */
  secrets: (string | null)[];
  eggs: string[];
  rubble: number;
  /** How many pieces of Rubble a card costs. */
  trade_size: number;
  hat: string | null;
  /** Weapons in play beside the Leader. */
  sticks: string[];
  hand_size: number;
  hand_limit: number;
  items_size: number;
  weapons_size: number;
  hand: string[] | null;
  items: string[] | null;
  weapons: string[] | null;
  /** Items and Weapons gained in this turn: not usable before it ends. */
  fresh: string[] | null;
  /** Vehicle cards that the viewer knows to be in this hand, or face down under a Worm from it. */
  known_vehicles: string[];
  eliminated: boolean;
  gone: boolean;
  away: boolean;
}

/** What a card of the viewer's hand would do under a Worm: its arrows, then the attack (TB-DIST-1). */
export interface TerrorBelowPlayView {
  vehicle: string;
  slot: number;
  strike: TerrorBelowStrikeView;
}

export interface TerrorBelowSoloView {
  scenario: string;
  queens: boolean;
  attacks: number;
  /** With this many the game is lost. */
  last_attack: number;
  served: string[];
  trophies: string[];
  destroyed: string[];
  /** After a win; 0 before. */
  score: number;
}

/** The whole table as one seat sees it. */
export interface TerrorBelowView {
  board: string;
  columns: number;
  rows: number;
  /** The VP that win; in solo those of the scenario Emergency. */
  target: number;
  turns: number;
  first_player: number;
  active: number;
  /** After an elimination: the seats that have a last turn before them. */
  final_turns: number[] | null;
  turn: TerrorBelowTurnView;
  spaces: TerrorBelowSpaceView[];
  worms: TerrorBelowWormView[];
  attack: TerrorBelowAttackView | null;
  line: string[];
  bounties_out: string[];
  /** By `vehicle`, `item`, `weapon`, `bounty` and `worm`. */
  piles: Record<string, TerrorBelowPileView>;
  egg_supply: Record<string, number>;
  rubble_supply: number;
  squads: TerrorBelowSquadView[];
  /** Where the cards of the viewer's hand would lead the Targets. */
  plays: TerrorBelowPlayView[];
  /** The two cards of which the viewer keeps one. */
  drawn: string[] | null;
  solo: TerrorBelowSoloView | null;
  over: boolean;
  winners: number[];
}
