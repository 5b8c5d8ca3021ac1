/** Who stands where: Explorers one by one, Guardians of a type together. */

import type { Explorer, Guardian, View } from './types';

/** What is drawn as one figure on a tile. */
export type Piece =
  | { readonly kind: 'explorer'; readonly id: string; readonly explorer: Explorer }
  | { readonly kind: 'guardian'; readonly id: string; readonly guardians: readonly Guardian[] };

/** The figures on a tile: Explorers by seat, then the Ark, the Dog and the Turret, then Guardians by type. */
export function piecesOn(at: string, view: View): Piece[] {
  const explorers = view.explorers
    .filter((explorer) => explorer.at === at)
    .map((explorer): Piece => ({ kind: 'explorer', id: explorer.id, explorer }));
  const here = view.guardians.filter((guardian) => guardian.at === at);
  const types = [...new Set(here.map(({ type }) => type))];
  const guardians = types.map((type): Piece => {
    return { kind: 'guardian', id: `${at}/${type}`, guardians: here.filter((one) => one.type === type) };
  });
  return [...explorers, ...guardians];
}

/** An arrow of a Guardian from its tile to where it would step, dig or shoot. */
export interface Intent {
  readonly from: string;
  readonly to: string;
  readonly acts: string;
  /** How many of them would. */
  readonly count: number;
  /** Whether it is one of several, and nobody knows yet which. */
  readonly isOpen: boolean;
}

/** What Guardians would do with their next activation, each way once. */
export function intentsOf(view: View): Intent[] {
  const found = new Map<string, Intent>();
  for (const { at, acts, cells, victims } of view.guardians) {
    const places = acts === 'shoot' ? victims.flatMap((victim) => placeOf(victim, view)) : cells;
    const targets = [...new Set(places)].filter((cell) => cell !== at);
    for (const to of targets) {
      const key = `${at} ${to} ${acts}`;
      const count = (found.get(key)?.count ?? 0) + 1;
      found.set(key, { from: at, to, acts, count, isOpen: targets.length > 1 });
    }
  }
  return [...found.values()];
}

function placeOf(explorer: string, view: View): string[] {
  const at = view.explorers.find(({ id }) => id === explorer)?.at;
  return at ? [at] : [];
}

/** By Explorer: how many Guardians would reach it with their next activation, and whether each is sure to. */
export function threatsTo(view: View): ReadonlyMap<string, { readonly count: number; readonly isSure: boolean }> {
  const found = new Map<string, { count: number; isSure: boolean }>();
  for (const { acts, victims } of view.guardians) {
    const isSure = victims.length === 1 || acts === 'explode';
    for (const victim of victims) {
      const known = found.get(victim);
      found.set(victim, { count: (known?.count ?? 0) + 1, isSure: isSure || (known?.isSure ?? false) });
    }
  }
  return found;
}
