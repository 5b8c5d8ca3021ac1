// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.

export interface ScenarioView {
  id: string;
  title: Record<string, string>;
  human_aim: Record<string, string>;
  infernal_aim: Record<string, string>;
  /** 0 for none. */
  turn_limit: number;
  condition: string;
  count: number;
  /** How much of what the human player needs is done. */
  progress: number;
  seals: number;
  freed: number;
  delivered: number;
  /** Fighters who have left the game. */
  safe: number;
  guide: string | null;
  guide_exit: string | null;
}

export interface TileView {
  /** The cell, such as `2,-1`. */
  at: string;
  number: number;
  rotation: number;
  /** North, east, south, west: wall, link, unexplored, walled_up, rubble, door, or lost (closed by Lost!). */
  sides: string[];
  saturation: number;
  /** How many fighters of each side count here. */
  humans: number;
  infernals: number;
  effect: string | null;
  used: boolean;
  water: number;
  hole: boolean;
  teleport: boolean;
  vials: number;
  crates: number;
  /** lying or lit */
  explosive: string | null;
  /** lying or set */
  poison: string | null;
  seals: number;
}

/** A fighter in play with its values of this moment. */
export interface FighterView {
  id: string;
  /** The sheet or demon, or troglodyte, tough, hellhound, possessed, damned. */
  kind: string;
  human: boolean;
  /** human or infernal: whose allies are its allies (CL-OVR-2, CL-OVR-3). */
  faction: string;
  /** western or demonic: what its sheet shows. */
  camp: string;
  at: string;
  mv: number;
  cb: number;
  df: number;
  /** Cancelled lines or damage tokens; successes against a Possessed. */
  damage: number;
  hp: number;
  talents: string[];
  acted: boolean;
  /** Enemies on its tile keep it there now. */
  stuck: boolean;
  let_pass: boolean;
  carries: string[];
}

export interface CardUse {
  card: string;
  /** value or text */
  use: string;
}

/** A Western sheet with its die, damage, card, equipment, gifts and tokens. */
export interface SheetView {
  id: string;
  /** in_play, safe or dead */
  place: string;
  /** The value of its die, 0 for none. */
  line: number;
  /** What the die showed before a card turned it, 0 if none did. */
  turned: number;
  card: CardUse | null;
  cancelled: number[];
  /** Lines that can never be healed. */
  scars: number[];
  exhausted: boolean;
  equipment: string[];
  gifts: string[];
  /** wrath, courage, blessed_mv, blessed_cb, smite, pursued, flight, exaltation */
  tokens: string[];
  lost_talents: string[];
  can_bless: boolean;
}

export interface DemonView {
  id: string;
  /** reserve, in_play, waiting (killed since the threat phase began), or out */
  state: string;
  died_once: boolean;
}

export interface ReserveView {
  troglodytes: number;
  tough: boolean;
  hounds: string[];
  demons: DemonView[];
}

/** The human player's dice and cards. */
export interface HumanView {
  /** Rolled and not assigned. */
  dice: number[];
  extra_dice: number;
  /** None for those who may only know how many there are. */
  hand: string[] | null;
  cards: number;
  hand_limit: number;
  deck: number;
  discards: string[];
  /** Of a free company that is being composed. */
  points: number;
  starting_cards: number;
  prescience: boolean;
}

/** The boxes of one power. */
export interface SlotView {
  id: string;
  power: string;
  prepared: number[];
  triggered: number[];
  boxes: number;
  /** How many dice more it needs at least. */
  missing_dice: number;
  /** What its dice lack in total. */
  missing_total: number;
}

/** A tile on which troglodytes may enter in this phase, whatever the restrictions (CL-EVT-11). */
export interface AmbushView {
  at: string;
  left: number;
}

/** The infernal player's dice, points and cards. */
export interface InfernalView {
  pm: number;
  pool: number;
  rolled: number[];
  alarms: number;
  slots: SlotView[];
  hand: string[] | null;
  cards: number;
  deck: number;
  discards: string[];
  open: string[];
  /** The cards of Fell Destiny, for the infernal player alone. */
  looked: string[] | null;
  summons: number;
  banner: number;
  ambushes: AmbushView[];
}

export interface StackView {
  size: number;
  /** The tiles that may be in it. */
  possible: number[];
  /** The tiles of Prescience, for the human player alone. */
  looked: number[] | null;
  /** What the human player has put back on top, the next one first; None for the others. */
  top: number[] | null;
  set_aside: number[];
  discarded: number[];
  /** The tile that waits for its orientation, for those who may see it. */
  drawn: number | null;
  explorer: string | null;
  /** Where the exploration goes, such as `0,0/N`. */
  exit: string | null;
}

export interface AttackView {
  fighter: string;
  victim: string;
  kind: string;
  dice: number;
  hits: number;
}

export interface View {
  turns: number;
  active: number;
  first_player: number;
  over: boolean;
  human_seat: number;
  infernal_seat: number;
  /** The seat; -1 for nobody yet, and for a draw. */
  winner: number;
  phase: string;
  turn: number;
  scenario: ScenarioView;
  tiles: TileView[];
  /** In play: human fighters in roster order, then infernal ones in the order in which they entered. */
  fighters: FighterView[];
  sheets: SheetView[];
  reserve: ReserveView;
  human: HumanView;
  infernal: InfernalView;
  stack: StackView;
  acting: string | null;
  /** MV that the activated fighter may still spend. */
  left: number;
  attack: AttackView | null;
  darkness: boolean;
  terror: string | null;
}

export interface PackTile {
  number: number;
  /** At rotation 0. */
  exits: string[];
  saturation: number;
  effect: string | null;
}

export interface PackLine {
  mv: number;
  cb: number;
  df: number;
  /** Whether it shows the instinct pictogram. */
  instinct: boolean;
}

export interface PackSheet {
  id: string;
  /** Which of two equal sheets it is (CL-HUM-2), or nothing. */
  letter: string;
  leader: boolean;
  talents: string[];
  /** Those of the values 1 to 6. */
  lines: PackLine[];
  /** What it costs in a free company (CL-VAR-3). */
  points: number;
}

/** A demon, or one of the other infernal fighters by its kind. */
export interface PackFighter {
  id: string;
  mv: number;
  cb: number;
  df: number;
  hp: number;
  /** PM. */
  cost: number;
  talents: string[];
  ability: string | null;
  power: string | null;
}

export interface PackUnleashed {
  mv: number;
  cb: number;
}

/** Boxes and condition of a power (CL-DST-11). */
export interface PackPower {
  id: string;
  boxes: number;
  /** The least number of dice. */
  dice: number;
  /** any, same, red, white or mixed */
  colour: string;
  /** The least total of the dice. */
  least: number;
  /** instant, threat, act or prep */
  until: string;
}

export interface PackGift {
  id: string;
  die: number;
}

export interface PackEquipment {
  id: string;
  kind: string;
  is_action: boolean;
  leader_only: boolean;
}

export interface PackEvent {
  id: string;
  window: number;
  copies: number;
}

export interface PackInstinct {
  id: string;
  value: number;
  effect: string;
}

/** Everything in the order of the pack. */
export interface ClientPack {
  tiles: PackTile[];
  sheets: PackSheet[];
  fighters: PackFighter[];
  demons: PackFighter[];
  /** What a hellhound does with a die of each face, 1 to 6. */
  unleashed: PackUnleashed[];
  powers: PackPower[];
  gifts: PackGift[];
  equipment: PackEquipment[];
  events: PackEvent[];
  instinct: PackInstinct[];
  /** What a gift costs in a free company; the same for equipment. */
  gift_points: number;
  equipment_points: number;
}

export interface SidesTaken {
  kind: 'sides_taken';
  /** Who plays the human side. */
  seat: number;
  other: number;
  rule: string;
  known?: boolean;
}

export interface StartTileLaid {
  kind: 'start_tile_laid';
  tile: string;
  cell: string;
  rotation: number;
  rule: string;
  known?: boolean;
}

export interface ThreatStored {
  kind: 'threat_stored';
  seat: number;
  pm: number;
  rule: string;
  known?: boolean;
}

export interface EventDealt {
  kind: 'event_dealt';
  seat: number;
  /** Event cards in the hand. */
  total: number;
  event?: string;
  rule: string;
  known?: boolean;
}

export interface DemonDrawn {
  kind: 'demon_drawn';
  seat: number;
  demon: string;
  rule: string;
  known?: boolean;
}

export interface DemonChosen {
  kind: 'demon_chosen';
  seat: number;
  demon: string;
  rule: string;
  known?: boolean;
}

export interface FighterRecruited {
  kind: 'fighter_recruited';
  seat: number;
  fighter: string;
  /** Points; the same in the next three. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface GiftTaken {
  kind: 'gift_taken';
  seat: number;
  fighter: string;
  gift: string;
  left: number;
  rule: string;
  known?: boolean;
}

export interface EquipmentTaken {
  kind: 'equipment_taken';
  seat: number;
  fighter: string;
  equipment: string;
  left: number;
  rule: string;
  known?: boolean;
}

export interface CardTaken {
  kind: 'card_taken';
  seat: number;
  /** Starting cards so far. */
  total: number;
  left: number;
  rule: string;
  known?: boolean;
}

export interface CompanyReady {
  kind: 'company_ready';
  seat: number;
  fighters: string[];
  rule: string;
  known?: boolean;
}

export interface HumansPlaced {
  kind: 'humans_placed';
  seat: number;
  fighters: string[];
  cell: string;
  rule: string;
  known?: boolean;
}

export interface InfernalPlaced {
  kind: 'infernal_placed';
  seat: number;
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TokenEntrusted {
  kind: 'token_entrusted';
  seat: number;
  fighter: string;
  /** explosive or poison */
  token: string;
  rule: string;
  known?: boolean;
}

export interface TurnBegan {
  kind: 'turn_began';
  turn: number;
  /** 0 without a turn limit. */
  limit: number;
  rule: string;
  known?: boolean;
}

export interface PhaseBegan {
  kind: 'phase_began';
  seat: number;
  phase: string;
  turn: number;
  rule: string;
  known?: boolean;
}

export interface CardsPutAway {
  kind: 'cards_put_away';
  seat: number;
  cards: string[];
  rule: string;
  known?: boolean;
}

export interface PitRolled {
  kind: 'pit_rolled';
  fighter: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface Healed {
  kind: 'healed';
  seat: number;
  fighter: string;
  line: number;
  /** Lines that are not cancelled. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface WaterUsed {
  kind: 'water_used';
  seat: number;
  cell: string;
  left: number;
  rule: string;
  known?: boolean;
}

export interface DiceRolled {
  kind: 'dice_rolled';
  seat: number;
  dice: number[];
  rule: string;
  known?: boolean;
}

export interface DieRerolled {
  kind: 'die_rerolled';
  seat: number;
  /** What it showed. */
  die: number;
  roll: number;
  /** All of them now. */
  dice: number[];
  rule: string;
  known?: boolean;
}

export interface DieAssigned {
  kind: 'die_assigned';
  seat: number;
  fighter: string;
  die: number;
  rule: string;
  known?: boolean;
}

export interface DieTurned {
  kind: 'die_turned';
  seat: number;
  fighter: string;
  card: string;
  /** What the die showed before the card turned it. */
  roll: number;
  die: number;
  rule: string;
  known?: boolean;
}

export interface CardGiven {
  kind: 'card_given';
  seat: number;
  fighter: string;
  card: string;
  effect: string;
  rule: string;
  known?: boolean;
}

export interface DicePutAside {
  kind: 'dice_put_aside';
  seat: number;
  dice: number[];
  rule: string;
  known?: boolean;
}

export interface Exhausted {
  kind: 'exhausted';
  seat: number;
  fighter: string;
  line: number;
  rule: string;
  known?: boolean;
}

export interface Blessed {
  kind: 'blessed';
  seat: number;
  fighter: string;
  /** Who is blessed. */
  ally: string;
  /** mv or cb */
  bonus: string;
  amount: number;
  rule: string;
  known?: boolean;
}

export interface InstinctDrawn {
  kind: 'instinct_drawn';
  seat: number;
  /** Cards in the hand. */
  total: number;
  limit: number;
  card?: string;
  rule: string;
  known?: boolean;
}

export interface InstinctReshuffled {
  kind: 'instinct_reshuffled';
  seat: number;
  total: number;
  rule: string;
  known?: boolean;
}

export interface InstinctDiscarded {
  kind: 'instinct_discarded';
  seat: number;
  card: string;
  /** Cards in the hand. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface GiftActivated {
  kind: 'gift_activated';
  seat: number;
  fighter: string;
  gift: string;
  rule: string;
  known?: boolean;
}

export interface WrathSpread {
  kind: 'wrath_spread';
  seat: number;
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface CourageGiven {
  kind: 'courage_given';
  seat: number;
  fighter: string;
  ally: string;
  rule: string;
  known?: boolean;
}

export interface PrescienceLaid {
  kind: 'prescience_laid';
  seat: number;
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface Expiated {
  kind: 'expiated';
  seat: number;
  fighter: string;
  victim: string;
  /** How often it may be done yet in this phase. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface ExpiationRolled {
  kind: 'expiation_rolled';
  fighter: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface Activated {
  kind: 'activated';
  seat: number;
  fighter: string;
  mv: number;
  cb: number;
  df: number;
  enemies: number;
  rule: string;
  known?: boolean;
}

export interface ImposingSwitched {
  kind: 'imposing_switched';
  seat: number;
  fighter: string;
  off: boolean;
  rule: string;
  known?: boolean;
}

export interface Barred {
  kind: 'barred';
  seat: number;
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface LetGo {
  kind: 'let_go';
  seat: number;
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface Moved {
  kind: 'moved';
  fighter: string;
  cell: string;
  path: string[];
  /** MV for further steps. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface ExplorationDeclared {
  kind: 'exploration_declared';
  fighter: string;
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface ExplorationFailed {
  kind: 'exploration_failed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TilesLookedAt {
  kind: 'tiles_looked_at';
  seat: number;
  number: number;
  tiles?: string[];
  rule: string;
  known?: boolean;
}

export interface TileDiscarded {
  kind: 'tile_discarded';
  tile: string;
  rule: string;
  known?: boolean;
}

export interface TileSetAside {
  kind: 'tile_set_aside';
  tile: string;
  rule: string;
  known?: boolean;
}

export interface TilePlaced {
  kind: 'tile_placed';
  tile: string;
  cell: string;
  rotation: number;
  rule: string;
  known?: boolean;
}

export interface AlarmRaised {
  kind: 'alarm_raised';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TombOpened {
  kind: 'tomb_opened';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TrapSprung {
  kind: 'trap_sprung';
  fighter: string;
  cell: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface SanctuaryRolled {
  kind: 'sanctuary_rolled';
  fighter: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface HolePlaced {
  kind: 'hole_placed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface ObstacleRolled {
  kind: 'obstacle_rolled';
  fighter: string;
  rolls: number[];
  done: boolean;
  rule: string;
  known?: boolean;
}

export interface RubbleCleared {
  kind: 'rubble_cleared';
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface DoorOpened {
  kind: 'door_opened';
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface Attacked {
  kind: 'attacked';
  fighter: string;
  victim: string;
  /** How many fighters are the target. */
  group: number;
  attack: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface AttackRolled {
  kind: 'attack_rolled';
  fighter: string;
  victim: string;
  rolls: number[];
  needed: number;
  hits: number;
  rule: string;
  known?: boolean;
}

export interface RolledAgain {
  kind: 'rolled_again';
  fighter: string;
  rolls: number[];
  gained: number;
  hits: number;
  rule: string;
  known?: boolean;
}

export interface HitsTaken {
  kind: 'hits_taken';
  fighter: string;
  victim: string;
  hits: number;
  left: number;
  rule: string;
  known?: boolean;
}

export interface HitShruggedOff {
  kind: 'hit_shrugged_off';
  fighter: string;
  hits: number;
  rule: string;
  known?: boolean;
}

export interface HitsDoubled {
  kind: 'hits_doubled';
  fighter: string;
  hits: number;
  rule: string;
  known?: boolean;
}

export interface Damaged {
  kind: 'damaged';
  fighter: string;
  hits: number;
  left: number;
  cause: string;
  rule: string;
  known?: boolean;
}

export interface LineCancelled {
  kind: 'line_cancelled';
  fighter: string;
  line: number;
  left: number;
  cause: string;
  rule: string;
  known?: boolean;
}

export interface Killed {
  kind: 'killed';
  fighter: string;
  cause: string;
  for_good: boolean;
  rule: string;
  known?: boolean;
}

export interface SentBack {
  kind: 'sent_back';
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface EquipmentUsed {
  kind: 'equipment_used';
  fighter: string;
  equipment: string;
  rule: string;
  known?: boolean;
}

export interface GrenadeRolled {
  kind: 'grenade_rolled';
  fighter: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface DiceReturned {
  kind: 'dice_returned';
  seat: number;
  /** How many dice of trigger boxes. */
  returned: number;
  /** The dice in the pool now. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface DieTakenBack {
  kind: 'die_taken_back';
  seat: number;
  die: number;
  slot: string;
  power: string;
  /** The dice in the pool now. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface DestinyRolled {
  kind: 'destiny_rolled';
  seat: number;
  dice: number[];
  rule: string;
  known?: boolean;
}

export interface DiePlaced {
  kind: 'die_placed';
  seat: number;
  die: number;
  slot: string;
  power: string;
  rule: string;
  known?: boolean;
}

export interface PowerTriggered {
  kind: 'power_triggered';
  seat: number;
  power: string;
  slot: string;
  dice: number[];
  rule: string;
  known?: boolean;
}

export interface PmGained {
  kind: 'pm_gained';
  seat: number;
  pm: number;
  /** All PM there are now. */
  total: number;
  /** Whose ability has given them. */
  demon?: string;
  rule: string;
  known?: boolean;
}

export interface EventsLookedAt {
  kind: 'events_looked_at';
  seat: number;
  /** How many. */
  total: number;
  events?: string[];
  rule: string;
  known?: boolean;
}

export interface EventKept {
  kind: 'event_kept';
  seat: number;
  /** The cards in hand now. */
  total: number;
  event?: string;
  rule: string;
  known?: boolean;
}

export interface EventsDiscarded {
  kind: 'events_discarded';
  seat: number;
  events: string[];
  rule: string;
  known?: boolean;
}

export interface EventPlayed {
  kind: 'event_played';
  seat: number;
  event: string;
  /** The cards in hand now. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface WayLost {
  kind: 'way_lost';
  fighter: string;
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface TalentLost {
  kind: 'talent_lost';
  fighter: string;
  talent: string;
  rule: string;
  known?: boolean;
}

export interface Terrified {
  kind: 'terrified';
  fighter: string;
  rule: string;
  known?: boolean;
}

export interface TrapdoorRolled {
  kind: 'trapdoor_rolled';
  fighter: string;
  roll: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface HitsCancelled {
  kind: 'hits_cancelled';
  fighter: string;
  hits: number;
  /** The hits that still count. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface RubblePlaced {
  kind: 'rubble_placed';
  seat: number;
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface AmbushLaid {
  kind: 'ambush_laid';
  seat: number;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface EnteredPlay {
  kind: 'entered_play';
  seat: number;
  fighter: string;
  cell: string;
  /** What it has cost. */
  pm: number;
  /** The PM that are left. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface Unleashed {
  kind: 'unleashed';
  seat: number;
  fighter: string;
  die: number;
  mv: number;
  cb: number;
  rule: string;
  known?: boolean;
}

export interface DemonHealed {
  kind: 'demon_healed';
  fighter: string;
  /** The damage that is gone. */
  hits: number;
  /** The damage that is left. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface CarriedOver {
  kind: 'carried_over';
  fighter: string;
  cell: string;
  path: string[];
  rule: string;
  known?: boolean;
}

export interface Feasted {
  kind: 'feasted';
  fighter: string;
  victim: string;
  /** The damage that is gone. */
  hits: number;
  /** The damage that is left. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface MiasmaRolled {
  kind: 'miasma_rolled';
  fighter: string;
  roll: number;
  needed: number;
  hit: boolean;
  rule: string;
  known?: boolean;
}

export interface TokenPickedUp {
  kind: 'token_picked_up';
  fighter: string;
  token: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TokenPutDown {
  kind: 'token_put_down';
  fighter: string;
  token: string;
  cell: string;
  rule: string;
  known?: boolean;
}

/** The bearer died. */
export interface TokenDropped {
  kind: 'token_dropped';
  fighter: string;
  token: string;
  cell: string;
  rule: string;
  known?: boolean;
}

/** The bearer has left the game. */
export interface TokenTakenAlong {
  kind: 'token_taken_along';
  fighter: string;
  token: string;
  rule: string;
  known?: boolean;
}

export interface Departed {
  kind: 'departed';
  fighter: string;
  /** How many are safe. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface StashFound {
  kind: 'stash_found';
  fighter: string;
  cell: string;
  equipment: string;
  rule: string;
  known?: boolean;
}

/** There is no card left that the fighter may hold. */
export interface StashUseless {
  kind: 'stash_useless';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

/** An instinct card is drawn. */
export interface StashOpened {
  kind: 'stash_opened';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface ExplosivePlanted {
  kind: 'explosive_planted';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface FuseTornOut {
  kind: 'fuse_torn_out';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Exploded {
  kind: 'exploded';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface PoisonLaid {
  kind: 'poison_laid';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface PoisonFailed {
  kind: 'poison_failed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface PoisonWorked {
  kind: 'poison_worked';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Recited {
  kind: 'recited';
  fighter: string;
  roll: number;
  /** Whether a seal was placed. */
  done: boolean;
  /** All seals. */
  total: number;
  rule: string;
  known?: boolean;
}

export interface PossessedPlaced {
  kind: 'possessed_placed';
  fighter: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Exorcised {
  kind: 'exorcised';
  fighter: string;
  victim: string;
  rolls: number[];
  /** Successes of this roll. */
  hits: number;
  /** Successes that are still missing. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface PossessedFreed {
  kind: 'possessed_freed';
  fighter: string;
  total: number;
  rule: string;
  known?: boolean;
}

export interface CratePlaced {
  kind: 'crate_placed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface CrateDelivered {
  kind: 'crate_delivered';
  fighter: string;
  total: number;
  rule: string;
  known?: boolean;
}

export interface DeathCrawled {
  kind: 'death_crawled';
  fighters: string[];
  rule: string;
  known?: boolean;
}

export interface DamnedRose {
  kind: 'damned_rose';
  fighter: string;
  /** In whose place it stands. */
  victim: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface VialTaken {
  kind: 'vial_taken';
  fighter: string;
  cell: string;
  /** Water tokens on the fountain. */
  left: number;
  rule: string;
  known?: boolean;
}

export interface VialUsed {
  kind: 'vial_used';
  fighter: string;
  ally: string;
  rule: string;
  known?: boolean;
}

export interface GuideExplored {
  kind: 'guide_explored';
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface GuideMoved {
  kind: 'guide_moved';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GuideAimed {
  kind: 'guide_aimed';
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface GuideRemoved {
  kind: 'guide_removed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GameWon {
  kind: 'game_won';
  seat: number;
  faction: string;
  /** The condition that was met, how the human player lost, or that somebody gave up. */
  cause: string;
  rule: string;
  known?: boolean;
}

export interface GameDrawn {
  kind: 'game_drawn';
  winners: number[];
  condition: string;
  cause: string;
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

export type GameEvent = SidesTaken | StartTileLaid | ThreatStored | EventDealt | DemonDrawn | DemonChosen | FighterRecruited | GiftTaken | EquipmentTaken | CardTaken | CompanyReady | HumansPlaced | InfernalPlaced | TokenEntrusted | TurnBegan | PhaseBegan | CardsPutAway | PitRolled | Healed | WaterUsed | DiceRolled | DieRerolled | DieAssigned | DieTurned | CardGiven | DicePutAside | Exhausted | Blessed | InstinctDrawn | InstinctReshuffled | InstinctDiscarded | GiftActivated | WrathSpread | CourageGiven | PrescienceLaid | Expiated | ExpiationRolled | Activated | ImposingSwitched | Barred | LetGo | Moved | ExplorationDeclared | ExplorationFailed | TilesLookedAt | TileDiscarded | TileSetAside | TilePlaced | AlarmRaised | TombOpened | TrapSprung | SanctuaryRolled | HolePlaced | ObstacleRolled | RubbleCleared | DoorOpened | Attacked | AttackRolled | RolledAgain | HitsTaken | HitShruggedOff | HitsDoubled | Damaged | LineCancelled | Killed | SentBack | EquipmentUsed | GrenadeRolled | DiceReturned | DieTakenBack | DestinyRolled | DiePlaced | PowerTriggered | PmGained | EventsLookedAt | EventKept | EventsDiscarded | EventPlayed | WayLost | TalentLost | Terrified | TrapdoorRolled | HitsCancelled | RubblePlaced | AmbushLaid | EnteredPlay | Unleashed | DemonHealed | CarriedOver | Feasted | MiasmaRolled | TokenPickedUp | TokenPutDown | TokenDropped | TokenTakenAlong | Departed | StashFound | StashUseless | StashOpened | ExplosivePlanted | FuseTornOut | Exploded | PoisonLaid | PoisonFailed | PoisonWorked | Recited | PossessedPlaced | Exorcised | PossessedFreed | CratePlaced | CrateDelivered | DeathCrawled | DamnedRose | VialTaken | VialUsed | GuideExplored | GuideMoved | GuideAimed | GuideRemoved | GameWon | GameDrawn | WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer | RulesChanged | BoardStays;
