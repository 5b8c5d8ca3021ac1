import { remember, remembered } from './memory';
import type { Frame } from './protocol';

/** How fast what has happened is shown: `key` waits for a key or a press before each moment of the others. */
export type Pace = 'calm' | 'normal' | 'quick' | 'off' | 'key';
export const PACES: readonly Pace[] = ['calm', 'normal', 'quick', 'off', 'key'];

const FACTORS: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.45, off: 0, key: 0 };

/** In milliseconds at the normal pace. */
const EVENT = 550;
const LEAST = 450;
const MOST = 2600;
const OWN = 220;
/** With so many moments still to come, each takes half its time. */
const MANY = 15;

let current = $state<Pace>(known(remembered('pace')));

/** The pace that this browser's reader has chosen. */
export function pace(): Pace {
  return current;
}

export function setPace(wanted: Pace): void {
  current = wanted;
  remember('pace', wanted);
}

function known(wanted: string | null): Pace {
  return PACES.find((one) => one === wanted) ?? 'normal';
}

/** Tells how long an event is to be seen, in milliseconds at the normal pace; 0 for one that shows nothing. */
export type Lasting = (event: Record<string, unknown>) => number;

export const USUAL_LASTING: Lasting = () => EVENT;

/** Whether there is anything to see in a frame. */
export function isSeen(frame: Frame, lasting: Lasting): boolean {
  return frame.events.some((event) => lasting(event) > 0);
}

/** How long a frame stays before the next one is shown, in milliseconds: what I did myself is known to me and passes quickly. */
export function durationOf(frame: Frame, how: { pace: Pace; isOwn: boolean; toCome: number; lasting: Lasting }): number {
  if (!isSeen(frame, how.lasting)) return 0;
  const seen = frame.events.reduce((sum, event) => sum + how.lasting(event), 0);
  const full = how.isOwn ? OWN : Math.min(MOST, Math.max(LEAST, seen));
  return (full * FACTORS[how.pace]) / (1 + how.toCome / MANY);
}
