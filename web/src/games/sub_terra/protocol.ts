// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.

/** The step 2 of the Explorer whose turn it is. */
export interface TurnView {
  ap: number;
  exerted: boolean;
  crawled: boolean;
  dog_used: boolean;
  brace_barred: boolean;
}

export interface TileView {
  /** The cell, such as `2,3`. */
  at: string;
  id: string;
  /** What it works as: a consolidated tile is normal. */
  kind: string;
  rotation: number;
  /**
   * North, east, south, west: wall, link (connected), frontier (a tile may be revealed there), or open (it leads
   *     nowhere).
   */
  sides: string[];
  /** The sides whose walls are destroyed. */
  breaches: string[];
  /** Of Ruins. */
  number: number;
  /** The type that wakes here. */
  guardian: string | null;
  flipped: boolean;
  rubble: boolean;
  consolidated: boolean;
  danger: boolean;
  /** Snakes, or what is left of a fuse. */
  markers: number;
  keys: number;
  artifact: boolean;
  mines: number;
  fort: boolean;
  /** Whether the next flow takes it. */
  lava_next: boolean;
}

/** An Explorer, the Ark, the Dog or the Turret. */
export interface ExplorerView {
  id: string;
  /** -1 for the Ark, the Dog and the Turret. */
  seat: number;
  at: string | null;
  hearts: number;
  maximum: number;
  /** active, down, dead, escaped or reserve */
  state: string;
  /** nothing, key or artifact */
  item: string;
  /** Left of its limited ability. */
  uses: number;
  /** Braced, or under the card of the Survivor. */
  protected: boolean;
  /** The Escapologist without Vanish. */
  exposed: boolean;
}

export interface GuardianView {
  id: string;
  type: string;
  at: string;
  lying: boolean;
  /** What its next activation would be: nothing, attack, shoot, explode, walk, dig or rise. */
  acts: string;
  /** Where it would step or dig: one of these. */
  cells: string[];
  /** Whom it would reach: one of these, or all in an explosion. */
  victims: string[];
}

/** The tile that is being placed. */
export interface PlacingView {
  placer: number;
  spot: string | null;
  /** Where it is revealed from, such as `2,3/S`. */
  exit: string | null;
  drawn: string | null;
  choice: string[];
  aside: string[];
}

export interface VolcanoView {
  /** quiet, ready or erupted */
  state: string;
  marker: number;
  start: number;
  top: number;
  /** How far the marker moves, or how often lava flows, at the end of this round. */
  steps: number;
  cursed: boolean;
}

export interface TarotView {
  /** None for those who may only know how many there are. */
  hand: string[] | null;
  cards: number;
  deck: number;
  /** What is in the deck, with the hand for those who may not see it. */
  unseen: string[];
  discard: string[];
  /** The cards of a Nexus. */
  drawn: string[] | null;
}

export interface TyphaonView {
  seat: number;
  hand: string[] | null;
  cards: number;
  deck: number;
  unseen: string[];
  discard: string[];
  playing: string | null;
}

export interface View {
  turns: number;
  /** The seat whose turn it is, -1 at the end of a round. */
  active: number;
  first_player: number;
  over: boolean;
  winners: number[];
  away: number[];
  gone: number[];
  result: string | null;
  reason: string | null;
  temple: string;
  mode: string;
  round: number;
  step: string;
  turn: TurnView;
  tiles: TileView[];
  explorers: ExplorerView[];
  /** Explorers that may still be picked. */
  candidates: string[];
  guardians: GuardianView[];
  /** Guardians that may still come, by type. */
  reserve: Record<string, number>;
  bag: string[];
  discarded: string[];
  placing: PlacingView | null;
  volcano: VolcanoView;
  keys_left: number;
  keys_set: number;
  artifact_out: boolean;
  mines_left: number;
  fort_left: boolean;
  darkness: boolean;
  /** Faces or numbers that wait to be applied. */
  dice: string[];
  tarot: TarotView | null;
  typhaon: TyphaonView | null;
}

export interface PackKind {
  id: string;
  /** Whether a Consolidation marker may be put on it. */
  consolidate: boolean;
}

export interface PackTile {
  id: string;
  kind: string;
  /** DE, I, L, T, X or fixed */
  shape: string;
  /** The open sides at rotation 0, such as `ESW`; each quarter turn is clockwise. */
  open: string;
  /** Those that differ. */
  rotations: number[];
  /** Of Ruins. */
  number: number;
  /** The type that wakes on it. */
  guardian: string | null;
}

export interface PackAbility {
  id: string;
  /** In AP; 0 for what is always on or paid otherwise. */
  cost: number;
  /** In a game; 0 for no limit. */
  uses: number;
}

/** One of the 17 Explorers; Ark, Dog and Turret have neither domain nor set. */
export interface PackExplorer {
  id: string;
  hearts: number;
  domain: string | null;
  set: string | null;
  abilities: PackAbility[];
}

export interface PackGuardian {
  id: string;
  pieces: number;
  /** What it costs those whom it reaches. */
  hearts: number;
  /** At the end of a round. */
  activations: number;
}

export interface PackTarot {
  number: number;
  cost: number;
  /** cell, explorer or edge */
  target: string | null;
}

export interface PackDesolation {
  id: string;
  kind: string;
  /** Of symbols, or of Guardians. */
  number: number;
}

/** Everything in the order of the pack. */
export interface ClientPack {
  kinds: PackKind[];
  tiles: PackTile[];
  /** By temple mode: the tiles of the bag. */
  bags: Record<string, string[]>;
  explorers: PackExplorer[];
  guardians: PackGuardian[];
  /** Of the Peril die. */
  faces: string[];
  tarot: PackTarot[];
  desolation: PackDesolation[];
  /** Hearts by cause. */
  losses: Record<string, number>;
  /** Where the volcano track begins. */
  top: number;
  mines: number;
}

export interface Joined {
  kind: 'joined';
  seat: number;
  explorer: string;
  rule: string;
  known?: boolean;
}

export interface MarkerSet {
  kind: 'marker_set';
  marker: number;
  rule: string;
  known?: boolean;
}

export interface RoundBegan {
  kind: 'round_began';
  round: number;
  marker: number;
  rule: string;
  known?: boolean;
}

export interface TurnBegan {
  kind: 'turn_began';
  seat: number;
  explorer: string;
  ap: number;
  rule: string;
  known?: boolean;
}

export interface Moved {
  kind: 'moved';
  explorer: string;
  /** From where, and to where. */
  path: string[];
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Stayed {
  kind: 'stayed';
  explorer: string;
  /** The new tile, which could not be entered. */
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Escaped {
  kind: 'escaped';
  explorer: string;
  item: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface HeartPaid {
  kind: 'heart_paid';
  explorer: string;
  left: number;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface HeartsLost {
  kind: 'hearts_lost';
  explorer: string;
  hearts: number;
  left: number;
  cause: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Healed {
  kind: 'healed';
  explorer: string;
  hearts: number;
  left: number;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Fell {
  kind: 'fell';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface StoodUp {
  kind: 'stood_up';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Withdrew {
  kind: 'withdrew';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Died {
  kind: 'died';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface ItemPicked {
  kind: 'item_picked';
  explorer: string;
  item: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface ItemHandedOver {
  kind: 'item_handed_over';
  seat: number;
  explorer: string;
  other: number;
  giver: string;
  item: string;
  rule: string;
  known?: boolean;
}

export interface ItemRefused {
  kind: 'item_refused';
  seat: number;
  other: number;
  rule: string;
  known?: boolean;
}

export interface ItemDropped {
  kind: 'item_dropped';
  explorer: string;
  item: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface KeySet {
  kind: 'key_set';
  explorer: string;
  number: number;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface ArtifactAppeared {
  kind: 'artifact_appeared';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface CurseBegan {
  kind: 'curse_began';
  rule: string;
  known?: boolean;
}

export interface Dug {
  kind: 'dug';
  explorer: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface AttackMissed {
  kind: 'attack_missed';
  explorer: string;
  guardian: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface GrenadeThrown {
  kind: 'grenade_thrown';
  explorer: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Braced {
  kind: 'braced';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Swapped {
  kind: 'swapped';
  seat: number;
  explorer: string;
  other_explorer: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Called {
  kind: 'called';
  explorer: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Exposed {
  kind: 'exposed';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Deployed {
  kind: 'deployed';
  explorer: string;
  equipment: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface EquipmentTakenBack {
  kind: 'equipment_taken_back';
  equipment: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface TurretFired {
  kind: 'turret_fired';
  explorer: string;
  cell: string;
  seat?: number;
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

export interface CardsDrawn {
  kind: 'cards_drawn';
  seat: number;
  number: number;
  cards?: string[];
  rule: string;
  known?: boolean;
}

export interface CardKept {
  kind: 'card_kept';
  seat: number;
  /** Those that were discarded. */
  cards: string[];
  card?: string;
  rule: string;
  known?: boolean;
}

export interface CardPlayed {
  kind: 'card_played';
  explorer: string;
  card: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Shielded {
  kind: 'shielded';
  explorer: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface ArkSaved {
  kind: 'ark_saved';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface ArtifactSaved {
  kind: 'artifact_saved';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface EruptedEarly {
  kind: 'erupted_early';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface ArtifactBurnt {
  kind: 'artifact_burnt';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface EntranceLost {
  kind: 'entrance_lost';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface NobodyInside {
  kind: 'nobody_inside';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface AllDown {
  kind: 'all_down';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface GaveUp {
  kind: 'gave_up';
  won: boolean;
  result: string;
  round: number;
  rule: string;
  known?: boolean;
}

export interface TilesDrawn {
  kind: 'tiles_drawn';
  explorer: string;
  tiles: string[];
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface TilesSetAside {
  kind: 'tiles_set_aside';
  tiles: string[];
  rule: string;
  known?: boolean;
}

export interface TileKept {
  kind: 'tile_kept';
  explorer: string;
  tile: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface Dissuaded {
  kind: 'dissuaded';
  explorer: string;
  tile: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface TileReturned {
  kind: 'tile_returned';
  explorer: string;
  tile: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface TilePlaced {
  kind: 'tile_placed';
  seat: number;
  tile: string;
  kind_of: string;
  cell: string;
  rotation: number;
  rule: string;
  known?: boolean;
}

export interface KeysLaid {
  kind: 'keys_laid';
  cell: string;
  number: number;
  rule: string;
  known?: boolean;
}

export interface RubbleFell {
  kind: 'rubble_fell';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface BagDiscarded {
  kind: 'bag_discarded';
  tiles: string[];
  rule: string;
  known?: boolean;
}

export interface SanctumPlaced {
  kind: 'sanctum_placed';
  /** The Hall. */
  cell: string;
  /** The Ledge. */
  cells: string[];
  rule: string;
  known?: boolean;
}

export interface WallBreached {
  kind: 'wall_breached';
  cell: string;
  side: string;
  rule: string;
  known?: boolean;
}

export interface Consolidated {
  kind: 'consolidated';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Transmuted {
  kind: 'transmuted';
  explorer: string;
  tile: string;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface RubbleCleared {
  kind: 'rubble_cleared';
  cells: string[];
  rule: string;
  known?: boolean;
}

export interface TyphaonBegan {
  kind: 'typhaon_began';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface TyphaonDrew {
  kind: 'typhaon_drew';
  seat: number;
  tile?: string;
  rule: string;
  known?: boolean;
}

export interface TyphaonReturned {
  kind: 'typhaon_returned';
  seat: number;
  rule: string;
  known?: boolean;
}

export interface DesolationPlayed {
  kind: 'desolation_played';
  seat: number;
  desolation: string;
  number: number;
  card: string;
  rule: string;
  known?: boolean;
}

export interface DesolationDrawn {
  kind: 'desolation_drawn';
  seat: number;
  card?: string;
  rule: string;
  known?: boolean;
}

export interface DieRolled {
  kind: 'die_rolled';
  number: number;
  purpose: string;
  rule: string;
  known?: boolean;
}

export interface DieRerolled {
  kind: 'die_rerolled';
  seat: number;
  number: number;
  rule: string;
  known?: boolean;
}

export interface PerilRolled {
  kind: 'peril_rolled';
  seat: number;
  explorer: string;
  faces: string[];
  rule: string;
  known?: boolean;
}

export interface PerilRerolled {
  kind: 'peril_rerolled';
  seat: number;
  face: string;
  rule: string;
  known?: boolean;
}

export interface PerilResolved {
  kind: 'peril_resolved';
  explorer: string;
  face: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface FuseBurnt {
  kind: 'fuse_burnt';
  cell: string;
  left: number;
  rule: string;
  known?: boolean;
}

export interface Exploded {
  kind: 'exploded';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Burnt {
  kind: 'burnt';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface CollapseHeld {
  kind: 'collapse_held';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface Collapsed {
  kind: 'collapsed';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface SnakesGrew {
  kind: 'snakes_grew';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface SnakesBit {
  kind: 'snakes_bit';
  explorer: string;
  number: number;
  cell: string;
  seat?: number;
  rule: string;
  known?: boolean;
}

export interface AlarmRang {
  kind: 'alarm_rang';
  /** Where the Explorer stands who set it off. */
  cell: string;
  rule: string;
  known?: boolean;
}

export interface SpikesStruck {
  kind: 'spikes_struck';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface DartsFlew {
  kind: 'darts_flew';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface BoulderLoosened {
  kind: 'boulder_loosened';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface BoulderFell {
  kind: 'boulder_fell';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface MineWentOff {
  kind: 'mine_went_off';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GuardianCame {
  kind: 'guardian_came';
  guardian: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface EternalCame {
  kind: 'eternal_came';
  cell: string;
  awake: boolean;
  rule: string;
  known?: boolean;
}

export interface EternalRose {
  kind: 'eternal_rose';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface EternalFell {
  kind: 'eternal_fell';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GuardianEliminated {
  kind: 'guardian_eliminated';
  guardian: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GuardiansActivate {
  kind: 'guardians_activate';
  number: number;
  rule: string;
  known?: boolean;
}

export interface GuardiansHeld {
  kind: 'guardians_held';
  rule: string;
  known?: boolean;
}

export interface GuardianAttacked {
  kind: 'guardian_attacked';
  guardian: string;
  cell: string;
  victim: string;
  rule: string;
  known?: boolean;
}

export interface GuardianExploded {
  kind: 'guardian_exploded';
  cell: string;
  rule: string;
  known?: boolean;
}

export interface GuardianMoved {
  kind: 'guardian_moved';
  guardian: string;
  path: string[];
  cell: string;
  /** Such as `INF-1`. */
  piece: string;
  rule: string;
  known?: boolean;
}

export interface GuardianDug {
  kind: 'guardian_dug';
  guardian: string;
  cell: string;
  rule: string;
  known?: boolean;
}

export interface MarkerMoved {
  kind: 'marker_moved';
  marker: number;
  rule: string;
  known?: boolean;
}

export interface VolcanoReady {
  kind: 'volcano_ready';
  rule: string;
  known?: boolean;
}

export interface VolcanoErupted {
  kind: 'volcano_erupted';
  rule: string;
  known?: boolean;
}

export interface LavaFlowed {
  kind: 'lava_flowed';
  cells: string[];
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

export type GameEvent = Joined | MarkerSet | RoundBegan | TurnBegan | Moved | Stayed | Escaped | HeartPaid | HeartsLost | Healed | Fell | StoodUp | Withdrew | Died | ItemPicked | ItemHandedOver | ItemRefused | ItemDropped | KeySet | ArtifactAppeared | CurseBegan | Dug | AttackMissed | GrenadeThrown | Braced | Swapped | Called | Exposed | Deployed | EquipmentTakenBack | TurretFired | CardDrawn | CardsDrawn | CardKept | CardPlayed | Shielded | ArkSaved | ArtifactSaved | EruptedEarly | ArtifactBurnt | EntranceLost | NobodyInside | AllDown | GaveUp | TilesDrawn | TilesSetAside | TileKept | Dissuaded | TileReturned | TilePlaced | KeysLaid | RubbleFell | BagDiscarded | SanctumPlaced | WallBreached | Consolidated | Transmuted | RubbleCleared | TyphaonBegan | TyphaonDrew | TyphaonReturned | DesolationPlayed | DesolationDrawn | DieRolled | DieRerolled | PerilRolled | PerilRerolled | PerilResolved | FuseBurnt | Exploded | Burnt | CollapseHeld | Collapsed | SnakesGrew | SnakesBit | AlarmRang | SpikesStruck | DartsFlew | BoulderLoosened | BoulderFell | MineWentOff | GuardianCame | EternalCame | EternalRose | EternalFell | GuardianEliminated | GuardiansActivate | GuardiansHeld | GuardianAttacked | GuardianExploded | GuardianMoved | GuardianDug | MarkerMoved | VolcanoReady | VolcanoErupted | LavaFlowed | WentAway | CameBack | Left | Undone | TimeRanOut | OnlyAnswer | RulesChanged | BoardStays;
