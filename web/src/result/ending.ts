import type { Outcome } from '../lib/protocol';
import type { Moment } from '../lib/timeline.svelte';
import type { Words } from '../lib/words';

/** Whether nobody is ahead, in a game that knows draws (`result-drawn`); in others all have won together. */
export function isDraw({ winners, ranks }: Outcome, words: Words): boolean {
  return ranks.length > 1 && winners.length === ranks.length && words.texts.has('result-drawn');
}

/** Why the game is over, where the game tells it. */
export function whyOver(moments: readonly Moment[], words: Words): string {
  const events = moments.at(-1)?.frame.events ?? [];
  return (
    events
      .map((event) => words.why(event))
      .filter(Boolean)
      .at(-1) ?? ''
  );
}
