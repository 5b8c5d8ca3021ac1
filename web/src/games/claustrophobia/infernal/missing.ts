import type { Translate } from '$board/contract';
import { isRed } from '../names';
import { powerOf } from '../pack';
import type { Slot } from '../types';

/** What dice in preparation boxes still lack before their power triggers (CL-DST-11). */
export interface Missing {
  readonly dice: number;
  /** The colour of the dice that are missing; `any` where all serve, `same` where two of one colour are wanted. */
  readonly colour: 'any' | 'same' | 'red' | 'white' | 'mixed';
  /** What the dice lack in total. */
  readonly total: number;
}

/** What a power waits for; null for one that has all it needs, or that has been triggered. */
export function missingOf(slot: Slot): Missing | null {
  if (slot.triggered.length > 0 || (slot.missing_dice === 0 && slot.missing_total === 0)) return null;
  return { dice: slot.missing_dice, colour: missingColour(slot), total: slot.missing_total };
}

function missingColour(slot: Slot): Missing['colour'] {
  const { colour } = powerOf(slot.power);
  const first = slot.prepared[0];
  if (colour === 'red' || colour === 'white') return colour;
  if (colour !== 'same' && colour !== 'mixed') return 'any';
  if (first === undefined) return slot.missing_dice > 1 ? colour : 'any';
  return isRed(first) === (colour === 'same') ? 'red' : 'white';
}

/** The same in words; empty where nothing is missing. */
export function missingInWords(slot: Slot, t: Translate): string {
  const missing = missingOf(slot);
  if (!missing) return '';
  return [
    ...(missing.dice > 0 ? [t(`cl-missing-${missing.colour}`, { count: missing.dice })] : []),
    ...(missing.total > 0 ? [t('cl-missing-total', { total: missing.total })] : []),
  ].join(', ');
}
