import type { Option } from '$lib/options';
import type { Question } from '$lib/protocol';

/** What the map needs to know of an option to show what would come of it. */
export type Foreseen = Pick<Option, 'picks' | 'preview'>;

/** Of the actions that a press on this thing alone would say: the one that leads somewhere for the fewest points to act; null for none. */
export function cheapestWith(thing: string, { actions }: Pick<Question, 'actions'>): Foreseen | null {
  const leading = actions.filter(({ picks, preview }) => {
    return picks.length === 1 && picks[0] === thing && (preview?.path?.length ?? 0) > 1;
  });
  const cost = ({ preview }: Foreseen) => preview?.cost ?? 0;
  return leading.reduce<Foreseen | null>((best, one) => (best && cost(best) <= cost(one) ? best : one), null);
}
