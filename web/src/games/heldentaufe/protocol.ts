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

export interface TileKind {
  id: string;
  count: number;
}

export interface HeroSheet {
  id: string;
  hearts: number;
  ap: number;
  potion_skill: number;
  combat: number;
  backpack: number;
}

export interface Recipe {
  potion: string;
  skill: number;
  ingredients: string[];
}

export interface TreasureFace {
  equipment: string | null;
  points: number;
}

export interface MonsterCard {
  id: string;
  den: string;
}

export interface SpaceCell {
  id: string;
  /** Its axial coordinates q and r. */
  at: number[];
  kind: string;
}

/** What a mission asks for or pays. */
export interface Goods {
  tokens: string[];
  points: number;
}

export interface Mission {
  id: string;
  colour: string;
  kind: string;
  place: string | null;
  monster: string | null;
  hand_in: Goods | null;
  later_price: Goods | null;
  reward: Goods | null;
}

/** Everything in the order of the pack. */
export interface ClientPack {
  tiles: TileKind[];
  heroes: HeroSheet[];
  pieces: string[];
  foods: string[];
  recipes: Recipe[];
  treasure: TreasureFace[];
  monsters: MonsterCard[];
  spaces: SpaceCell[];
  missions: Mission[];
}

export interface FirstPlayer {
  kind: 'first_player';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface ResourceRemoved {
  kind: 'resource_removed';
  tile: string;
  rule: string;
  known?: boolean;
}

export interface MissionsDealt {
  kind: 'missions_dealt';
  seat: number;
  cards?: string[];
  rule: string;
  known?: boolean;
}

export interface HeroChosen {
  kind: 'hero_chosen';
  seat: number;
  hero: string;
  rule: string;
  known?: boolean;
}

export interface TurnBegan {
  kind: 'turn_began';
  seat: number;
  round: number;
  ap: number;
  rule: string;
  known?: boolean;
}

export interface TurnEnded {
  kind: 'turn_ended';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Moved {
  kind: 'moved';
  seat: number;
  start: string;
  cell: string;
  tile: string;
  rule: string;
  known?: boolean;
}

export interface MovedBelow {
  kind: 'moved_below';
  seat: number;
  start: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface Explored {
  kind: 'explored';
  seat: number;
  start: string;
  cell: string;
  tile: string;
  /** Whether no tile of its type had turned up before. */
  new: boolean;
  rule: string;
  known?: boolean;
}

/** A forest has taken all AP that were left. */
export interface ApLost {
  kind: 'ap_lost';
  seat: number;
  ap: number;
  rule: string;
  known?: boolean;
}

export interface Descended {
  kind: 'descended';
  seat: number;
  start: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface Ascended {
  kind: 'ascended';
  seat: number;
  start: string;
  cell: string;
  tile: string;
  rule: string;
  known?: boolean;
}

export interface Eaten {
  kind: 'eaten';
  seat: number;
  food: string;
  hearts: number;
  rule: string;
  known?: boolean;
}

export interface Discarded {
  kind: 'discarded';
  seat: number;
  token: string;
  rule: string;
  known?: boolean;
}

export interface Overflow {
  kind: 'overflow';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Collected {
  kind: 'collected';
  seat: number;
  food: string;
  rule: string;
  known?: boolean;
}

export interface Traded {
  kind: 'traded';
  seat: number;
  given: string;
  piece: string;
  rule: string;
  known?: boolean;
}

export interface Merged {
  kind: 'merged';
  seat: number;
  pieces: string[];
  piece: string;
  rule: string;
  known?: boolean;
}

export interface Improved {
  kind: 'improved';
  seat: number;
  given: string;
  piece: string;
  rule: string;
  known?: boolean;
}

export interface TreasureRolled {
  kind: 'treasure_rolled';
  seat: number;
  face: number;
  rule: string;
  known?: boolean;
}

export interface PieceGained {
  kind: 'piece_gained';
  seat: number;
  piece: string;
  rule: string;
  known?: boolean;
}

export interface PieceMissing {
  kind: 'piece_missing';
  seat: number;
  piece: string;
  rule: string;
  known?: boolean;
}

export interface PointsGained {
  kind: 'points_gained';
  seat: number;
  points: number;
  total: number;
  rule: string;
  known?: boolean;
}

export interface PointsPaid {
  kind: 'points_paid';
  seat: number;
  points: number;
  total: number;
  rule: string;
  known?: boolean;
}

export interface Brewed {
  kind: 'brewed';
  seat: number;
  potion: string;
  rule: string;
  known?: boolean;
}

export interface Healed {
  kind: 'healed';
  seat: number;
  hearts: number;
  rule: string;
  known?: boolean;
}

export interface Raged {
  kind: 'raged';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface TeleportedUp {
  kind: 'teleported_up';
  seat: number;
  start: string;
  cell: string;
  tile: string;
  rule: string;
  known?: boolean;
}

export interface TeleportedDown {
  kind: 'teleported_down';
  seat: number;
  start: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface PotionEnded {
  kind: 'potion_ended';
  seat: number;
  potion: string;
  rule: string;
  known?: boolean;
}

export interface CardDrawn {
  kind: 'card_drawn';
  seat: number;
  card?: string;
  rule: string;
  known?: boolean;
}

export interface MissionsShuffled {
  kind: 'missions_shuffled';
  cards: number;
  rule: string;
  known?: boolean;
}

export interface MissionCompleted {
  kind: 'mission_completed';
  seat: number;
  card: string;
  rule: string;
  known?: boolean;
}

export interface Refused {
  kind: 'refused';
  seat: number;
  card: string;
  rule: string;
  known?: boolean;
}

export interface Stolen {
  kind: 'stolen';
  seat: number;
  other: number;
  card: string;
  /** The points of the one who was robbed. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface LeaderPlaced {
  kind: 'leader_placed';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface TrapArmed {
  kind: 'trap_armed';
  seat: number;
  space: string;
  /** Those that are left. */
  hearts: number;
  /** Those that are lost. */
  ap: number;
  rule: string;
  known?: boolean;
}

export interface TrapDisarmed {
  kind: 'trap_disarmed';
  seat: number;
  space: string;
  rule: string;
  known?: boolean;
}

export interface ChestOpened {
  kind: 'chest_opened';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Fought {
  kind: 'fought';
  attacker: string;
  defender: string;
  attack_roll: number;
  defence_roll: number;
  attack: number;
  defence: number;
  winner: string;
  loser: string;
  /** Those that the loser has left. */
  hearts: number;
  rule: string;
  known?: boolean;
}

export interface MonsterDefeated {
  kind: 'monster_defeated';
  seat: number;
  monster: string;
  tooth: number;
  rule: string;
  known?: boolean;
}

export interface MonstersBegan {
  kind: 'monsters_began';
  ap: number;
  rule: string;
  known?: boolean;
}

/** No monster is left to have the turn that is due. */
export interface MonstersSkipped {
  kind: 'monsters_skipped';
  rule: string;
  known?: boolean;
}

export interface MonstersEnded {
  kind: 'monsters_ended';
  seat: number;
  /** Those that are lost. */
  ap: number;
  rule: string;
  known?: boolean;
}

/** The standard plan has no order left. */
export interface MonstersIdle {
  kind: 'monsters_idle';
  ap: number;
  rule: string;
  known?: boolean;
}

export interface MonsterMoved {
  kind: 'monster_moved';
  monster: string;
  start: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface DeciderFound {
  kind: 'decider_found';
  seat: number;
  purpose: string;
  rule: string;
  known?: boolean;
}

export interface DiceForDecider {
  kind: 'dice_for_decider';
  seats: number[];
  rolls: number[];
  purpose: string;
  rule: string;
  known?: boolean;
}

export interface ConsentAnswered {
  kind: 'consent_answered';
  spokesperson: number;
  agreed: number[];
  contested: number[];
  rule: string;
  known?: boolean;
}

export interface AnswerGiven {
  kind: 'answer_given';
  seat: number;
  answer?: string;
  rule: string;
  known?: boolean;
}

export interface Defeated {
  kind: 'defeated';
  seat: number;
  /** A figure, or `trap`. */
  by: string;
  rule: string;
  known?: boolean;
}

export interface TokensLost {
  kind: 'tokens_lost';
  seat: number;
  tokens: string[];
  rule: string;
  known?: boolean;
}

export interface PointsSwapped {
  kind: 'points_swapped';
  seat: number;
  other: number;
  /** Those of the winner now. */
  points: number;
  /** Those of the other. */
  left: number;
  rule: string;
  known?: boolean;
}

/** A beaten hero is put on a tile by another player. */
export interface Placed {
  kind: 'placed';
  seat: number;
  other: number;
  cell: string;
  tile: string;
  hearts: number;
  rule: string;
  known?: boolean;
}

/** A beaten hero is put on a tile by a rule or by chance. */
export interface PutBack {
  kind: 'put_back';
  seat: number;
  cell: string;
  tile: string;
  hearts: number;
  rule: string;
  known?: boolean;
}

export interface Rebuilt {
  kind: 'rebuilt';
  rule: string;
  known?: boolean;
}

export interface Won {
  kind: 'won';
  seat: number;
  points: number;
  rule: string;
  known?: boolean;
}

export interface RoundLimitReached {
  kind: 'round_limit_reached';
  winners: number[];
  round: number;
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

export type GameEvent = FirstPlayer | ResourceRemoved | MissionsDealt | HeroChosen | TurnBegan | TurnEnded | Moved | MovedBelow | Explored | ApLost | Descended | Ascended | Eaten | Discarded | Overflow | Collected | Traded | Merged | Improved | TreasureRolled | PieceGained | PieceMissing | PointsGained | PointsPaid | Brewed | Healed | Raged | TeleportedUp | TeleportedDown | PotionEnded | CardDrawn | MissionsShuffled | MissionCompleted | Refused | Stolen | LeaderPlaced | TrapArmed | TrapDisarmed | ChestOpened | Fought | MonsterDefeated | MonstersBegan | MonstersSkipped | MonstersEnded | MonstersIdle | MonsterMoved | DeciderFound | DiceForDecider | ConsentAnswered | AnswerGiven | Defeated | TokensLost | PointsSwapped | Placed | PutBack | Rebuilt | Won | RoundLimitReached | WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer | RulesChanged | BoardStays;
