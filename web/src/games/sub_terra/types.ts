export type {
  ExplorerView as Explorer,
  GuardianView as Guardian,
  PlacingView as Placing,
  TarotView as Tarot,
  TileView as Tile,
  TurnView as Turn,
  TyphaonView as Typhaon,
  View,
  VolcanoView as Volcano,
} from './protocol';
