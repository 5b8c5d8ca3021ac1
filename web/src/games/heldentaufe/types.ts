export type {
  HeldentaufeHeroView as Hero,
  HeldentaufeMonsterView as Monster,
  HeldentaufeTileView as Tile,
  HeldentaufeView as View,
} from '../../lib/protocol';
