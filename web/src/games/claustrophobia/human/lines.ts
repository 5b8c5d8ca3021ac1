import { giftOn } from '../names';
import { sheetOf, type PackLine } from '../pack';
import type { Sheet } from '../types';

/** The lines of a sheet, 1 to 6. */
export const LINES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** An activation line as it lies on the table (CL-HUM-1). */
export interface Line extends PackLine {
  readonly number: number;
  /** The gift on it, or null. */
  readonly gift: string | null;
  readonly isCancelled: boolean;
  /** A wound that can never be healed (CL-DEM-17). */
  readonly isScarred: boolean;
  /** Whether the die of this turn lies here. */
  readonly isUsed: boolean;
}

export function linesOf(sheet: Sheet): Line[] {
  const printed = sheetOf(sheet.id).lines;
  return LINES.map((number) => ({
    ...printed[number - 1]!,
    number,
    gift: giftOn(sheet, number),
    isCancelled: sheet.cancelled.includes(number),
    isScarred: sheet.scars.includes(number),
    isUsed: sheet.line === number,
  }));
}
