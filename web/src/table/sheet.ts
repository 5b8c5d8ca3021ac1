/** How high the sheet of a phone stands, from a bar to nearly the whole screen. */
export type Height = 'bar' | 'half' | 'tall';
export const HEIGHTS: readonly Height[] = ['bar', 'half', 'tall'];

const SHORT = 24;
const LONG = 220;

/** By how many heights a finger has drawn the sheet that moved so many pixels down (up where negative). */
export function drawnBy(pixels: number): number {
  const far = Math.abs(pixels);
  if (far < SHORT) return 0;
  return (far > LONG ? 2 : 1) * (pixels > 0 ? -1 : 1);
}
