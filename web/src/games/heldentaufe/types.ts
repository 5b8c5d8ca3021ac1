export type { HeroView as Hero, MonsterView as Monster, TileView as Tile, View } from './protocol';
