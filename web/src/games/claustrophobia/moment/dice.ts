import type { Roll } from '../movements';

export interface RolledDie {
  readonly face: number;
  readonly hit: boolean;
  /** Whether it was rolled once more (CL-TAL-4). */
  readonly again: boolean;
}

const SKULL = 6;

/** The dice of an attack; misses that were rolled once more show what came then. */
export function diceOf({ rolled, again }: Roll): RolledDie[] {
  const isHit = (face: number) => face >= rolled.needed || face === SKULL;
  const misses = rolled.rolls.filter((face) => !isHit(face)).slice(again?.rolls.length ?? 0);
  return [
    ...[...rolled.rolls.filter(isHit), ...misses].map((face) => ({ face, hit: isHit(face), again: false })),
    ...(again?.rolls ?? []).map((face) => ({ face, hit: isHit(face), again: true })),
  ];
}
