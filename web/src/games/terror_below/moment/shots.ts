import type { Attack, Shot } from '../types';

/** What a Weapon would do to the Worm, in short. */
export type Verdict = 'kills' | 'may_kill' | 'wounds' | 'refused';

export function verdictOn(shot: Shot): Verdict {
  if (shot.refusal !== null) return 'refused';
  if (shot.kills === shot.ways) return 'kills';
  return shot.kills > 0 ? 'may_kill' : 'wounds';
}

/** `4`, or `2–12` where dice decide. */
export function damageOf(shot: Shot): string {
  return shot.least === shot.most ? String(shot.least) : `${shot.least}–${shot.most}`;
}

/** The chance to defeat the Worm in percent; never 0 or 100 where it is not certain. */
export function killChance(shot: Shot): number {
  if (shot.ways === 0 || shot.kills === 0) return 0;
  if (shot.kills === shot.ways) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * shot.kills) / shot.ways)));
}

/** What the Worm can still take. */
export function healthLeft(attack: Attack): number {
  return Math.max(0, attack.health - attack.damage);
}

/** The Damage that the attacking Worm has taken in a moment, by its events. */
export function damageIn(events: readonly Record<string, unknown>[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'weapon_used' ? Number(event.damage) : 0), 0);
}
