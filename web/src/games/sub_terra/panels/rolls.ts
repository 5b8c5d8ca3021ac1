import type { Arriving } from '$board/contract';
import type { View } from '../types';

const ROLLS: ReadonlySet<unknown> = new Set(['peril_rolled', 'peril_rerolled', 'die_rolled', 'die_rerolled']);
const ASKED: ReadonlySet<string> = new Set(['reroll_dice', 'first_die']);

/** The dice to be shown large: while one is asked about them, while perils strike, and in the moment in which they are rolled. */
export function diceShown(view: View, decision: string, arriving: Arriving | null): readonly string[] {
  const isRolled = arriving?.events.some(({ kind }) => ROLLS.has(kind)) ?? false;
  return ASKED.has(decision) || view.step === 'peril' || isRolled ? view.dice : [];
}
