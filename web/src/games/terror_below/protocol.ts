// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.

/** What the active seat has done and may still do. */
export interface TurnView {
  ap: number;
  vehicle: string | null;
  /** Where that Vehicle lies; 0 before it is played. */
  slot: number;
  picked_up: boolean;
  in_transit: boolean;
  climbing: boolean;
  bonus_taken: boolean;
}

export interface SpaceView {
  /** Column and row, such as `4,2`. */
  at: string;
  /** `desert`, `rim` (desert that no die names) or `canyon`. */
  kind: string;
  location: string | null;
  rubble: number;
  eggs: string[];
}

/** An Egg that an attack would lay. */
export interface EggView {
  at: string;
  egg: string;
}

/** An attack as it would be now. */
export interface StrikeView {
  /** The spaces the Target would go through, its own first. */
  path: string[];
  /** Where it would end: the centre of the attack. */
  target: string;
  /** The spaces that would get Rubble, as far as the board goes and Locations do not protect. */
  rubble: string[];
  eggs: EggView[];
  /** The colours of Eggs without a valid space: they would be placed by dice. */
  by_dice: string[];
  /** The spaces where a pawn would be caught, Locations that protect left out. */
  struck: string[];
  /** The seats whose pawns would be caught; Rebecca, who may stay safe on a Location, left out (TB-CHAR-3). */
  caught: number[];
}

/** A Vehicle card under a Worm. */
export interface UnderView {
  /** None: face down, and the viewer does not know it. */
  vehicle: string | null;
  face_down: boolean;
  /** Who put it there; -1 for a card from the pile. */
  seat: number;
}

/** A slot of the Terror zone: the card, where its Target is, and what it would strike now. */
export interface WormView {
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
  strike: StrikeView;
  /** How many of its cards the viewer does not know: they may still move the Target. */
  unknown: number;
  vehicles: UnderView[];
  /** Whether it has as many cards as its limit. */
  is_due: boolean;
}

/** What a Weapon of the viewer would do to the attacking Worm. */
export interface ShotView {
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
export interface AttackView {
  slot: number;
  worm: string;
  damage: number;
  health: number;
  caught: number[];
  /** The caught seats whose opportunity to hunt is not over, in order. */
  to_come: number[];
  /** What the viewer's Weapons would do; a spectator has none. */
  shots: ShotView[];
  /** The Bounties that the viewer could take instead of 1 VP for the last blow. */
  bounties: string[];
}

/** A draw pile by its size, with its discard pile. */
export interface PileView {
  cards: number;
  discard: string[];
}

/** A Squad. Lists that are None are told to their owner alone; the numbers beside them to everybody. */
export interface SquadView {
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
  /** Weapons in hand that lie open for all to see: the Long-Range Rifle (TB-WPN-9). */
  open_weapons: string[];
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
export interface PlayView {
  vehicle: string;
  slot: number;
  strike: StrikeView;
}

export interface SoloView {
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
export interface View {
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
  turn: TurnView;
  spaces: SpaceView[];
  worms: WormView[];
  attack: AttackView | null;
  line: string[];
  bounties_out: string[];
  /** By `vehicle`, `item`, `weapon`, `bounty` and `worm`. */
  piles: Record<string, PileView>;
  egg_supply: Record<string, number>;
  rubble_supply: number;
  squads: SquadView[];
  /** Where the cards of the viewer's hand would lead the Targets. */
  plays: PlayView[];
  /** The two cards of which the viewer keeps one. */
  drawn: string[] | null;
  solo: SoloView | null;
  over: boolean;
  winners: number[];
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

export type GameEvent = WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer;
