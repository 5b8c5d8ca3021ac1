import type { GameEvent } from './protocol';

const KINDS = [
  'key_set',
  'artifact_appeared',
  'curse_began',
  'sanctum_placed',
  'volcano_ready',
  'volcano_erupted',
  'lava_flowed',
  'exploded',
  'collapsed',
  'collapse_held',
  'alarm_rang',
  'spikes_struck',
  'darts_flew',
  'boulder_fell',
  'mine_went_off',
  'guardian_came',
  'eternal_rose',
  'guardian_eliminated',
  'attack_missed',
  'fell',
  'died',
  'escaped',
  'stood_up',
  'card_played',
  'desolation_played',
] as const;

/** What is shown for a moment over the map. */
export type Happening = Extract<GameEvent, { kind: (typeof KINDS)[number] }>;

export const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(KINDS);

/** What each is about: the names that its text takes. */
export function argumentsOf(what: Happening): { explorer?: string; guardian?: string; number?: number; card?: string } {
  return {
    ...('explorer' in what && { explorer: what.explorer }),
    ...('guardian' in what && { guardian: what.guardian }),
    ...('number' in what && { number: what.number }),
    ...(what.kind === 'lava_flowed' && { number: what.cells.length }),
    ...('card' in what && { card: what.card }),
  };
}
