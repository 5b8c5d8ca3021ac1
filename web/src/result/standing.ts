import { ui } from '../lib/language.svelte';
import type { Outcome } from '../lib/protocol';
import type { Sides } from '../lib/sides';

/** Whether some seats win and lose together: then nobody is second, a side has won or lost. */
export function isByTeams(sides: Sides): boolean {
  return new Set(sides).size < sides.length;
}

/** How a seat ended, in a word: with its side, or its rank among the others. */
export function standingOf(seat: number, { winners, ranks }: Outcome, sides: Sides): string {
  if (isByTeams(sides)) return ui(winners.includes(seat) ? 'seat-won' : 'seat-lost');
  return ui('seat-rank', { rank: ranks[seat] ?? 0 });
}

/** The title of the end where it was played by teams and one may say so to the reader; else empty. */
export function teamTitle(me: number, { winners }: Outcome, sides: Sides): string {
  if (!isByTeams(sides)) return '';
  if (winners.length === 0) return ui(me < 0 ? 'result-all-lost' : 'result-team-lost');
  const mates = sides.filter((side) => side === sides[me]).length;
  return winners.includes(me) && mates > 1 ? ui('result-team-won') : '';
}
