export type {
  AttackView as Attack,
  PlayView as Play,
  ShotView as Shot,
  SoloView as Solo,
  SpaceView as Space,
  SquadView as Squad,
  StrikeView as Strike,
  UnderView as Under,
  View,
  WormView as Worm,
} from './protocol';
