export type {
  AttackView as Attack,
  DemonView as Demon,
  FighterView as Fighter,
  HumanView as Human,
  InfernalView as Infernal,
  ReserveView as Reserve,
  ScenarioView as Scenario,
  SheetView as Sheet,
  SlotView as Slot,
  StackView as Stack,
  TileView as Tile,
  View,
} from './protocol';
