/** The seconds left at which a clock is announced. */
export const WARNINGS: readonly number[] = [60, 30, 10];

/** The warning that is due when so many seconds are left and those up to `told` were announced; null for none. */
export function warningAt(left: number, told: number): number | null {
  const due = WARNINGS.filter((warning) => left <= warning && warning < told);
  return due.length > 0 ? Math.min(...due) : null;
}
