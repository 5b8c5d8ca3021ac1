/** What a table tells in words, from what it shows. */
import type { GameClient } from '../board/contract';
import type { Option } from '../lib/options';
import type { Timeline } from '../lib/timeline.svelte';
import type { Words } from '../lib/words';
import { concerns } from '../log/telling';
import { linesOf, sinceMyTurn, turnsOf, type Narration } from './turns';
import { worldOf, type World } from './world';

/** So many turns are told to whoever had none of his own for long. */
const MOST_TURNS = 30;

/** The board in words, as a seat may know it; null for a game that does not tell its board. */
export function worldAt(client: GameClient, view: Record<string, unknown>, words: Words, me: number): World | null {
  return client.inWords
    ? worldOf(client.inWords, view, { t: words.t, player: (seat) => words.naming.nameOfSeat(seat), me })
    : null;
}

export function narrationOf(client: GameClient, words: Words, me: number): Narration {
  return {
    event: (event) => words.event(event),
    action: ({ action, things }) => sentence(words.actionText(action, things)),
    isAboutMe: (event, view) => concerns(event, me, view, client),
    me,
  };
}

/** What has happened since my last turn, as far as it is shown. */
export function sinceIn(timeline: Timeline, client: GameClient, words: Words): string[] {
  const moments = timeline.moments.slice(0, timeline.cursor - timeline.first + 1);
  const since = sinceMyTurn(moments, timeline.lookingFrom);
  const before = since[0] ? timeline.at(since[0].frame.number - 1) : null;
  return linesOf(turnsOf(since, before, narrationOf(client, words, timeline.lookingFrom)).slice(-MOST_TURNS));
}

/** The odds of an option, and what else comes of it. */
export function outlookOf(option: Option, words: Words): string[] {
  const { odds = [], warnings = [] } = option.preview ?? {};
  return [...odds.map((one) => sentence(words.odds(one))), ...warnings.map((warning) => sentence(words.warning(warning)))];
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
