import { partsOf } from '$board/things';
import type { Odds } from '$lib/protocol';
import { edgeParts } from '../cells';
import type { Foreseen } from '../foreseeing';

/** What a chance is drawn with, by what it is about. */
const SIGNS: Readonly<Record<string, string>> = {
  hit: 'guardian-infantry',
  leaving: 'guardian-infantry',
  eternal: 'guardian-eternal',
  spikes: 'kind-spikes',
  snakes: 'kind-snake',
  key: 'item-key',
  guardians: 'kind-guardian',
};

export interface OddsSign {
  readonly what: string;
  /** The id of its icon among the definitions, without `st-icon-`. */
  readonly icon: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** Hearts that it would cost; 0 where it costs none. */
  readonly hearts: number;
}

export function oddsSigns(odds: readonly Odds[]): OddsSign[] {
  return odds.flatMap(({ what, chance, args }) => {
    const icon = SIGNS[what];
    return icon ? [{ what, icon, percent: Math.round(chance * 100), hearts: Number(args.hearts ?? 0) }] : [];
  });
}

/** The cell over which the odds of an option stand: where its way ends, else what it is about. */
export function oddsCell(option: Foreseen | null): string | null {
  const end = option?.preview?.path?.at(-1);
  if (end) return partsOf(end)[1];
  for (const thing of option?.picks ?? []) {
    const [kind, id] = partsOf(thing);
    if (kind === 'tile' || kind === 'spot') return id;
    if (kind === 'exit' || kind === 'guardian') return edgeParts(id)[0];
  }
  return null;
}
