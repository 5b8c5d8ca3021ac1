import type { RimPoint } from './outline';

/** What can be the matter with a tile (CL-TEF-1 to CL-TEF-15). */
export type Effect =
  | 'alarm'
  | 'mist'
  | 'mushrooms'
  | 'hungry'
  | 'flooded'
  | 'trapped'
  | 'fountain'
  | 'pit'
  | 'well'
  | 'lair'
  | 'tomb'
  | 'hole'
  | 'sanctuary'
  | 'stash';

/** What the drawing of an effect may need to know of its tile. */
export interface EffectProps {
  /** The rim of the floor. */
  wall: readonly RimPoint[];
  seed: string;
  /** Whether an effect that happens once has happened. */
  used: boolean;
}
