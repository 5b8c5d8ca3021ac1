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

/** A way over the Canyon. */
export interface PackJump {
  from: string;
  to: string;
  /** How many Canyon spaces it crosses. */
  gap: number;
}

export interface PackSide {
  id: string;
  /** The column that each face of the red die names. */
  red: number[];
  /** Every way once, from west to east or from north to south (TB-CAN-7). */
  jumps: PackJump[];
}

export interface PackLocation {
  id: string;
  bonus: string;
}

export interface PackPattern {
  id: string;
  /** The shaded ones, such as `N2` or `centre`. */
  squares: string[];
}

export interface PackWorm {
  id: string;
  type: string;
  eggs: string[];
  health: number;
  limit: number;
  pattern: string;
}

export interface PackVehicle {
  id: string;
  vehicle: string;
  value: number;
  arrows: string[];
}

export interface PackDelivery {
  id: string;
  location: string;
  egg: string;
  vp: number;
}

export interface PackHunt {
  id: string;
  /** A Worm type, or `any`. */
  type: string;
  vp: number;
}

export interface PackItem {
  id: string;
  copies: number;
  vp: number;
}

export interface PackWeapon {
  id: string;
  copies: number;
  /** What it costs its user, or `none`. */
  drawback: string;
}

/** Everything in the order of the pack. */
export interface ClientPack {
  sides: PackSide[];
  types: string[];
  eggs: string[];
  pawns: string[];
  locations: PackLocation[];
  patterns: PackPattern[];
  worms: PackWorm[];
  vehicles: PackVehicle[];
  deliveries: PackDelivery[];
  hunts: PackHunt[];
  hats: string[];
  items: PackItem[];
  weapons: PackWeapon[];
  characters: string[];
}

export interface LocationPlaced {
  kind: 'location_placed';
  location: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface SquadDealt {
  kind: 'squad_dealt';
  seat: number;
  characters: string[];
  rule: string;
  known?: boolean;
}

export interface CardsDealt {
  kind: 'cards_dealt';
  seat: number;
  item?: string;
  weapon?: string;
  rule: string;
  known?: boolean;
}

export interface LeftBehind {
  kind: 'left_behind';
  seat: number;
  character: string;
  rule: string;
  known?: boolean;
}

export interface LeaderPicked {
  kind: 'leader_picked';
  seat: number;
  character?: string;
  rule: string;
  known?: boolean;
}

export interface LeaderChosen {
  kind: 'leader_chosen';
  seat: number;
  character: string;
  rule: string;
  known?: boolean;
}

export interface FirstAttack {
  kind: 'first_attack';
  worm: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface FirstPlayer {
  kind: 'first_player';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface PawnPlaced {
  kind: 'pawn_placed';
  seat: number;
  space: string;
  rule: string;
  known?: boolean;
}

export interface TurnBegan {
  kind: 'turn_began';
  seat: number;
  turn: number;
  /** Whether it is the last turn of the seat. */
  last: boolean;
  rule: string;
  known?: boolean;
}

export interface VehiclePlayed {
  kind: 'vehicle_played';
  seat: number;
  vehicle: string;
  slot: number;
  rule: string;
  known?: boolean;
}

export interface ArrowsIgnored {
  kind: 'arrows_ignored';
  seat: number;
  vehicle: string;
  rule: string;
  known?: boolean;
}

export interface TargetDistracted {
  kind: 'target_distracted';
  slot: number;
  vehicle: string;
  space: string;
  /** Where the Target has been, from where it lay to where it lies. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface TargetMoved {
  kind: 'target_moved';
  seat: number;
  slot: number;
  direction: string;
  space: string;
  /** From where the Target lay to where it lies. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface TargetLeft {
  kind: 'target_left';
  seat: number;
  slot: number;
  space: string;
  rule: string;
  known?: boolean;
}

export interface PointsCounted {
  kind: 'points_counted';
  seat: number;
  ap: number;
  rule: string;
  known?: boolean;
}

export interface PointsGained {
  kind: 'points_gained';
  seat: number;
  ap: number;
  /** All AP there are now. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface ActionsEnded {
  kind: 'actions_ended';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface AbilityIgnored {
  kind: 'ability_ignored';
  seat: number;
  vehicle: string;
  rule: string;
  known?: boolean;
}

export interface VehicleForPoints {
  kind: 'vehicle_for_points';
  seat: number;
  vehicle: string;
  /** What it gives. */
  ap: number;
  rule: string;
  known?: boolean;
}

export interface VehicleHidden {
  kind: 'vehicle_hidden';
  seat: number;
  slot: number;
  vehicle?: string;
  rule: string;
  known?: boolean;
}

export interface TurnEnded {
  kind: 'turn_ended';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface RandomVehicle {
  kind: 'random_vehicle';
  vehicle: string;
  slot: number;
  rule: string;
  known?: boolean;
}

export interface TerrorRolled {
  kind: 'terror_rolled';
  slot: number;
  rule: string;
  known?: boolean;
}

export interface Moved {
  kind: 'moved';
  seat: number;
  direction: string;
  space: string;
  /** From where the pawn stood to where it stands. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface Leapt {
  kind: 'leapt';
  seat: number;
  space: string;
  /** From where the pawn stood, over another, to where it stands. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface CanyonJumped {
  kind: 'canyon_jumped';
  seat: number;
  vehicle: string;
  space: string;
  /** From where the pawn stood to where it would land. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface JumpRolled {
  kind: 'jump_rolled';
  seat: number;
  roll: number;
  rule: string;
  known?: boolean;
}

export interface RubbleTaken {
  kind: 'rubble_taken';
  seat: number;
  pieces: number;
  space: string;
  /** On the Leader card. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface RubbleTraded {
  kind: 'rubble_traded';
  seat: number;
  pieces: number;
  deck: string;
  rule: string;
  known?: boolean;
}

export interface EggsTaken {
  kind: 'eggs_taken';
  seat: number;
  eggs: string[];
  space: string;
  /** On the Leader card. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface Delivered {
  kind: 'delivered';
  seat: number;
  egg: string;
  location: string;
  rule: string;
  known?: boolean;
}

export interface BonusDeclined {
  kind: 'bonus_declined';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface Revived {
  kind: 'revived';
  seat: number;
  character: string;
  rule: string;
  known?: boolean;
}

export interface VpGained {
  kind: 'vp_gained';
  seat: number;
  vp: number;
  /** All VP of the seat. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface BountyScored {
  kind: 'bounty_scored';
  seat: number;
  bounty: string;
  vp: number;
  /** All VP of the seat. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface BountyTurnedUp {
  kind: 'bounty_turned_up';
  bounty: string;
  rule: string;
  known?: boolean;
}

export interface BountyDiscarded {
  kind: 'bounty_discarded';
  seat: number;
  bounty: string;
  rule: string;
  known?: boolean;
}

export interface BountyRemoved {
  kind: 'bounty_removed';
  bounty: string;
  rule: string;
  known?: boolean;
}

export interface SecretFromLine {
  kind: 'secret_from_line';
  seat: number;
  bounty: string;
  rule: string;
  known?: boolean;
}

export interface SecretFromPile {
  kind: 'secret_from_pile';
  seat: number;
  bounty?: string;
  rule: string;
  known?: boolean;
}

export interface VehicleDrawn {
  kind: 'vehicle_drawn';
  seat: number;
  /** In hand, this one among them. */
  cards: number;
  /** Up to which a hand is refilled. */
  limit: number;
  vehicle?: string;
  rule: string;
  known?: boolean;
}

export interface ItemDrawn {
  kind: 'item_drawn';
  seat: number;
  item?: string;
  rule: string;
  known?: boolean;
}

export interface WeaponDrawn {
  kind: 'weapon_drawn';
  seat: number;
  weapon?: string;
  rule: string;
  known?: boolean;
}

export interface TwoDrawn {
  kind: 'two_drawn';
  seat: number;
  deck: string;
  items?: string[];
  weapons?: string[];
  rule: string;
  known?: boolean;
}

export interface ItemDiscarded {
  kind: 'item_discarded';
  seat: number;
  item: string;
  rule: string;
  known?: boolean;
}

export interface WeaponDiscarded {
  kind: 'weapon_discarded';
  seat: number;
  weapon: string;
  rule: string;
  known?: boolean;
}

export interface WeaponLaidOpen {
  kind: 'weapon_laid_open';
  seat: number;
  weapon: string;
  rule: string;
  known?: boolean;
}

export interface DeckShuffled {
  kind: 'deck_shuffled';
  deck: string;
  rule: string;
  known?: boolean;
}

export interface ItemUsed {
  kind: 'item_used';
  seat: number;
  item: string;
  rule: string;
  known?: boolean;
}

export interface Relocated {
  kind: 'relocated';
  seat: number;
  location: string;
  space: string;
  /** From where the pawn stood to where it stands. */
  path: string[];
  rule: string;
  known?: boolean;
}

export interface VehicleStolen {
  kind: 'vehicle_stolen';
  seat: number;
  other: number;
  vehicle?: string;
  rule: string;
  known?: boolean;
}

export interface VehicleLost {
  kind: 'vehicle_lost';
  seat: number;
  other: number;
  vehicle?: string;
  rule: string;
  known?: boolean;
}

export interface LookedUnderWorms {
  kind: 'looked_under_worms';
  seat: number;
  count: number;
  vehicles?: string[];
  rule: string;
  known?: boolean;
}

export interface VehiclePulledOut {
  kind: 'vehicle_pulled_out';
  seat: number;
  /** Who put it there. */
  other: number;
  slot: number;
  vehicle: string;
  rule: string;
  known?: boolean;
}

export interface NonePulledOut {
  kind: 'none_pulled_out';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface HatPutOn {
  kind: 'hat_put_on';
  seat: number;
  item: string;
  rule: string;
  known?: boolean;
}

export interface HatShot {
  kind: 'hat_shot';
  seat: number;
  other: number;
  item: string;
  weapon: string;
  rule: string;
  known?: boolean;
}

export interface HatDiscarded {
  kind: 'hat_discarded';
  seat: number;
  item: string;
  rule: string;
  known?: boolean;
}

export interface WeaponsDiscarded {
  kind: 'weapons_discarded';
  seat: number;
  weapons: string[];
  rule: string;
  known?: boolean;
}

export interface AttackBegan {
  kind: 'attack_began';
  slot: number;
  worm: string;
  rule: string;
  known?: boolean;
}

export interface VehicleRevealed {
  kind: 'vehicle_revealed';
  slot: number;
  vehicle: string;
  rule: string;
  known?: boolean;
}

export interface WormStruck {
  kind: 'worm_struck';
  slot: number;
  worm: string;
  /** Of the Target. */
  space: string;
  /** All that are struck, the Target's among them. */
  spaces: string[];
  rule: string;
  known?: boolean;
}

export interface EggLaid {
  kind: 'egg_laid';
  egg: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface DiceRolledForEgg {
  kind: 'dice_rolled_for_egg';
  space: string;
  rule: string;
  known?: boolean;
}

export interface EggsCrushed {
  kind: 'eggs_crushed';
  space: string;
  eggs: string[];
  rule: string;
  known?: boolean;
}

export interface RubblePlaced {
  kind: 'rubble_placed';
  spaces: string[];
  rule: string;
  known?: boolean;
}

export interface Caught {
  kind: 'caught';
  seat: number;
  space: string;
  rule: string;
  known?: boolean;
}

export interface StayedSafe {
  kind: 'stayed_safe';
  seat: number;
  location: string;
  rule: string;
  known?: boolean;
}

export interface WeaponUsed {
  kind: 'weapon_used';
  seat: number;
  weapon: string;
  rolls: number[];
  damage: number;
  /** All Damage so far. */
  total: number;
  health: number;
  /** Of the Worm's Health. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface EggLost {
  kind: 'egg_lost';
  seat: number;
  egg: string;
  rule: string;
  known?: boolean;
}

export interface HunterStopped {
  kind: 'hunter_stopped';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface WormDefeated {
  kind: 'worm_defeated';
  seat: number;
  worm: string;
  rule: string;
  known?: boolean;
}

export interface SavedByItem {
  kind: 'saved_by_item';
  seat: number;
  item: string;
  rule: string;
  known?: boolean;
}

export interface SavedByDie {
  kind: 'saved_by_die';
  seat: number;
  character: string;
  roll: number;
  rule: string;
  known?: boolean;
}

export interface NotSavedByDie {
  kind: 'not_saved_by_die';
  seat: number;
  character: string;
  roll: number;
  rule: string;
  known?: boolean;
}

export interface LeaderDied {
  kind: 'leader_died';
  seat: number;
  character: string;
  space: string;
  /** Living members of the Squad. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface EggsDropped {
  kind: 'eggs_dropped';
  seat: number;
  eggs: string[];
  space: string;
  rule: string;
  known?: boolean;
}

export interface RubbleDropped {
  kind: 'rubble_dropped';
  seat: number;
  pieces: number;
  space: string;
  rule: string;
  known?: boolean;
}

export interface RubbleReturned {
  kind: 'rubble_returned';
  space: string;
  rule: string;
  known?: boolean;
}

export interface Eliminated {
  kind: 'eliminated';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface WormDiscarded {
  kind: 'worm_discarded';
  slot: number;
  worm: string;
  rule: string;
  known?: boolean;
}

export interface WormAppeared {
  kind: 'worm_appeared';
  slot: number;
  worm: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface AttackCounted {
  kind: 'attack_counted';
  attacks: number;
  /** With so many the game is lost. */
  most: number;
  rule: string;
  known?: boolean;
}

export interface LocationDestroyed {
  kind: 'location_destroyed';
  location: string;
  space: string;
  rule: string;
  known?: boolean;
}

export interface LocationServed {
  kind: 'location_served';
  seat: number;
  location: string;
  rule: string;
  known?: boolean;
}

export interface TrophyTaken {
  kind: 'trophy_taken';
  seat: number;
  type: string;
  rule: string;
  known?: boolean;
}

export interface Won {
  kind: 'won';
  seat: number;
  vp: number;
  rule: string;
  known?: boolean;
}

export interface LastTurnsOver {
  kind: 'last_turns_over';
  winners: number[];
  vp: number;
  bounties: number;
  rule: string;
  known?: boolean;
}

/** Everybody is dead. */
export interface NobodyLeft {
  kind: 'nobody_left';
  rule: string;
  known?: boolean;
}

export interface SoloWon {
  kind: 'solo_won';
  seat: number;
  score: number;
  rule: string;
  known?: boolean;
}

export interface SoloLost {
  kind: 'solo_lost';
  seat: number;
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

export type GameEvent = LocationPlaced | SquadDealt | CardsDealt | LeftBehind | LeaderPicked | LeaderChosen | FirstAttack | FirstPlayer | PawnPlaced | TurnBegan | VehiclePlayed | ArrowsIgnored | TargetDistracted | TargetMoved | TargetLeft | PointsCounted | PointsGained | ActionsEnded | AbilityIgnored | VehicleForPoints | VehicleHidden | TurnEnded | RandomVehicle | TerrorRolled | Moved | Leapt | CanyonJumped | JumpRolled | RubbleTaken | RubbleTraded | EggsTaken | Delivered | BonusDeclined | Revived | VpGained | BountyScored | BountyTurnedUp | BountyDiscarded | BountyRemoved | SecretFromLine | SecretFromPile | VehicleDrawn | ItemDrawn | WeaponDrawn | TwoDrawn | ItemDiscarded | WeaponDiscarded | WeaponLaidOpen | DeckShuffled | ItemUsed | Relocated | VehicleStolen | VehicleLost | LookedUnderWorms | VehiclePulledOut | NonePulledOut | HatPutOn | HatShot | HatDiscarded | WeaponsDiscarded | AttackBegan | VehicleRevealed | WormStruck | EggLaid | DiceRolledForEgg | EggsCrushed | RubblePlaced | Caught | StayedSafe | WeaponUsed | EggLost | HunterStopped | WormDefeated | SavedByItem | SavedByDie | NotSavedByDie | LeaderDied | EggsDropped | RubbleDropped | RubbleReturned | Eliminated | WormDiscarded | WormAppeared | AttackCounted | LocationDestroyed | LocationServed | TrophyTaken | Won | LastTurnsOver | NobodyLeft | SoloWon | SoloLost | WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer | RulesChanged | BoardStays;
