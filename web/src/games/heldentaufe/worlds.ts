import { activeHero } from './names';
import type { View } from './types';

export type World = 'surface' | 'underworld';

/** Where things happen now: what a screen with room for one world shows by itself. */
export function worldToWatch(view: View, decision: string): World {
  if (decision === 'place_hero') return 'surface';
  const hero = activeHero(view);
  if (hero) return hero.space === null ? 'surface' : 'underworld';
  return view.turns > 0 && !view.over ? 'underworld' : 'surface';
}
