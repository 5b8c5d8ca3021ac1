import type { Standing } from '../lib/protocol';

/** The size of the drawing without its axes. */
export const WIDTH = 560;
export const HEIGHT = 180;
const FEWEST = 4;
/** So far apart the marks at the ends of the lines stand at least. */
const APART = 22;

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The numbers written beside the drawing. */
  readonly steps: readonly number[];
}

/** Round numbers that hold every score, and nothing. */
export function scaleOf(course: readonly Standing[]): Scale {
  const scores = course.flatMap((standing) => standing.scores);
  const step = niceStep((Math.max(FEWEST, ...scores) - Math.min(0, ...scores)) / FEWEST);
  const low = Math.floor(Math.min(0, ...scores) / step) * step;
  const high = Math.ceil(Math.max(FEWEST, ...scores) / step) * step;
  const steps = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, steps };
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

export function heightOf(score: number, { low, high }: Scale): number {
  return HEIGHT - ((score - low) / (high - low)) * HEIGHT;
}

/** The way of a seat's points as the path of a line: it goes on level until they change. */
export function pathOf(course: readonly Standing[], seat: number, scale: Scale): string {
  const last = Math.max(1, course.at(-1)?.number ?? 1);
  const parts = course.map(({ number, scores }, index) => {
    const [x, y] = [rounded((number / last) * WIDTH), rounded(heightOf(scores[seat] ?? 0, scale))];
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return parts.join('');
}

/** By seat: how high the mark at the end of its line stands, so that none hides another. */
export function endsOf(scores: readonly number[], scale: Scale): number[] {
  const wanted = scores.map((score, seat) => ({ seat, y: heightOf(score, scale) })).sort((one, other) => one.y - other.y);
  for (const [index, end] of wanted.entries()) {
    const before = wanted[index - 1];
    if (before) end.y = Math.max(end.y, before.y + APART);
  }
  const beyond = (wanted.at(-1)?.y ?? 0) - HEIGHT - APART / 2;
  for (const end of wanted) if (beyond > 0) end.y -= beyond;
  return scores.map((_, seat) => rounded(wanted.find((end) => end.seat === seat)!.y));
}

/** The course as a table: one row for each turn in which points changed, as they were at its end. */
export function byTurn(course: readonly Standing[]): Standing[] {
  return course.filter((standing, index) => course[index + 1]?.turns !== standing.turns);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
