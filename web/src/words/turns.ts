import type { AnyView } from '../board/contract';
import type { Frame } from '../lib/protocol';
import type { Moment } from '../lib/timeline.svelte';

/** What somebody's turn, or one act of my own, has brought, in sentences. */
export interface Turn {
  /** The same for all moments of a turn. */
  readonly key: string;
  readonly isOwn: boolean;
  /** What happened to me, by others. */
  readonly hits: readonly string[];
  readonly others: readonly string[];
  /** The moment before it, if that is known, and its last. */
  readonly before: Moment | null;
  readonly last: Moment;
}

/** How events become sentences, and which of them are about me. */
export interface Narration {
  event(event: Record<string, unknown>): string;
  /** What was done, where nothing else tells it. */
  action(frame: Frame): string;
  /** Whether an event happened to me; `view` is the one after it. */
  isAboutMe(event: Record<string, unknown>, view: Record<string, unknown>): boolean;
  /** My seat, -1 for a spectator. */
  me: number;
}

/** One moment as a turn of its own. */
export function turnOf(moment: Moment, before: Moment | null, narration: Narration): Turn {
  const { frame } = moment;
  const isOwn = isOwnOf(frame, narration.me);
  const hits: string[] = [];
  const others: string[] = [];
  for (const event of frame.events) {
    const isHit = !isOwn && narration.me >= 0 && narration.isAboutMe(event, moment.view);
    (isHit ? hits : others).push(narration.event(event));
  }
  if (isOwn && frame.events.length === 0) others.push(narration.action(frame)); // whoever acts hears that it is done
  return { key: keyOf(frame, before, isOwn), isOwn, hits, others, before, last: moment };
}

/** A turn that goes on with another one of the same key. */
export function joined(one: Turn, next: Turn): Turn {
  return { ...next, before: one.before, hits: [...one.hits, ...next.hits], others: [...one.others, ...next.others] };
}

/** Moments in a row as turns: one for each turn of the others and each act of mine. */
export function turnsOf(moments: readonly Moment[], before: Moment | null, narration: Narration): Turn[] {
  const turns: Turn[] = [];
  let previous = before;
  for (const moment of moments) {
    const turn = turnOf(moment, previous, narration);
    const last = turns.at(-1);
    if (last?.key === turn.key) turns[turns.length - 1] = joined(last, turn);
    else turns.push(turn);
    previous = moment;
  }
  return turns;
}

/** What hit me first, then everything else turn by turn: one line for each that brought anything. */
export function linesOf(turns: readonly Turn[]): string[] {
  const told = [turns.flatMap((turn) => turn.hits), ...turns.map((turn) => turn.others)];
  return told.map((sentences) => sentences.join(' ')).filter(Boolean);
}

/**
 * What has happened since my last turn: the moments of the others' turns before mine, or up to now where mine is not come. Those of my
 * own turn are left out, whoever acted in it.
 */
export function sinceMyTurn(moments: readonly Moment[], me: number): readonly Moment[] {
  const isMine = (index: number) => (moments[Math.max(0, index - 1)]!.view as unknown as AnyView).active === me;
  let to = moments.length;
  while (to > 0 && isMine(to - 1)) to -= 1;
  let from = to;
  while (from > 0 && !isMine(from - 1)) from -= 1;
  return moments.slice(from, to);
}

function isOwnOf(frame: Frame, me: number): boolean {
  return frame.seat === me && frame.cause === 'chosen';
}

/** By the turn in which the frame was made: the view before it tells. */
function keyOf(frame: Frame, before: Moment | null, isOwn: boolean): string {
  if (isOwn) return `own ${frame.number}`;
  const view = before?.view as unknown as AnyView | undefined;
  return view ? `turn ${view.turns} ${view.active}` : `frame ${frame.number}`;
}
