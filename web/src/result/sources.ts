import type { Story } from '../lib/protocol';

/** Where points came from, and how many of them each seat has from there. */
export interface Source {
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** The sources from which anybody has points, those that gave most first and losses last. */
export function sourcesIn(story: Story): Source[] {
  const names = [...new Set(story.sources.flatMap((bySource) => Object.keys(bySource)))];
  return names
    .map((name) => ({ name, points: story.sources.map((bySource) => bySource[name] ?? 0) }))
    .filter(({ points }) => points.some((number) => number !== 0))
    .sort((one, other) => sum(other.points) - sum(one.points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
