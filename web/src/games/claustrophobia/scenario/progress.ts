import type { Scenario } from '../types';

/** How far the human player is, where the aim can be counted: done, needed, and what is counted. */
export function progressOf(scenario: Scenario): { done: number; needed: number; condition: string } | null {
  if (!scenario.condition || scenario.count <= 0) return null;
  return { done: Math.min(scenario.progress, scenario.count), needed: scenario.count, condition: scenario.condition };
}

/** Where the turns stand: those that have passed, this one, and those to come; null without a limit. */
export function turnTrack(turn: number, limit: number): ('past' | 'now' | 'later')[] | null {
  if (limit <= 0) return null;
  return Array.from({ length: limit }, (_, index) => (index + 1 < turn ? 'past' : index + 1 === turn ? 'now' : 'later'));
}
