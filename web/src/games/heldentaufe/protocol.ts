// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.

export interface TileView {
  at: string;
  kind: string;
}

export interface MonsterView {
  id: string;
  space: string | null;
  hearts: number;
  full_hearts: number;
  value: number;
  /** The top tooth: the reward for defeating it. */
  tooth: number;
}

/** A hero board. `hand` is told to its owner alone, `cards` to everybody. */
export interface HeroView {
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
export interface SettingsView {
  standing_answer: string;
  auto_command: string;
}

/** The whole table as one seat sees it. */
export interface View {
  target: number;
  round: number;
  turns: number;
  first_player: number;
  active: number;
  surface: TileView[];
  tile_pile: Record<string, number>;
  tiles_removed: Record<string, number>;
  danger: string[];
  /** How many of the face-down tokens are armed: everybody can count them. */
  armed_left: number;
  chest: boolean;
  monsters: MonsterView[];
  leader: number;
  commander: number;
  monster_ap: number;
  supply: Record<string, number>;
  mission_pile: number;
  discard: string[];
  heroes: HeroView[];
  trader_used: boolean;
  /** What the three Deliveries at the Campfire cost: `two_food` or `point_and_food` (HT-OPT-1). */
  campfire_price: string;
  settings: SettingsView | null;
  over: boolean;
  winners: number[];
}

export interface WentAway {
  kind: 'went_away';
  seat: number;
  rule: string;
  known: boolean;
}

export interface CameBack {
  kind: 'came_back';
  seat: number;
  rule: string;
  known: boolean;
}

export interface Left {
  kind: 'left';
  seat: number;
  rule: string;
  known: boolean;
}

export interface Undone {
  kind: 'undone';
  seat: number;
  /** The number of the entry that was taken back. */
  entry: number;
  rule: string;
  known: boolean;
}

export interface TimeRanOut {
  kind: 'time_ran_out';
  seat: number;
  rule: string;
  known: boolean;
}

export interface OnlyAnswer {
  kind: 'only_answer';
  seat: number;
  rule: string;
  known: boolean;
}

export type GameEvent = WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer;
