import type { IconName } from './icons';
import type { View } from './types';

export type Pile = 'worm' | 'bounty' | 'item' | 'weapon' | 'vehicle';

export const PILE_ICONS: Record<Pile, IconName> = {
  worm: 'worms',
  bounty: 'bounty',
  item: 'items',
  weapon: 'weapons',
  vehicle: 'vehicle-buggy',
};

/** By which Location a pile lies (TB-SET-16); the Worm pile lies by the Terror zone, that of Vehicles in reach of everybody. */
const LOCATION_PILES: Record<string, Pile> = { government: 'bounty', police: 'weapon', store: 'item' };

/** The pile by a Location, if one lies there. */
export function pileBy(location: string): Pile | null {
  return LOCATION_PILES[location] ?? null;
}

/** The piles that lie by no Location of the board: that of Vehicles, and those whose Location is destroyed. */
export function pilesElsewhere(view: View): Pile[] {
  const placed = new Set(view.spaces.map((space) => (space.location ? pileBy(space.location) : null)));
  return (['bounty', 'item', 'weapon', 'vehicle'] as const).filter((pile) => !placed.has(pile));
}
