import type { Question } from '../lib/protocol';

const NOTHING: ReadonlySet<string> = new Set();
const known = new WeakMap<Question, ReadonlySet<string>>();

/** Things whose reward is ready: pressing them scores or completes something. */
export function readyThings(question: Question | null): ReadonlySet<string> {
  if (!question) return NOTHING;
  const found = known.get(question) ?? new Set(picksThatScore(question));
  known.set(question, found);
  return found;
}

function picksThatScore({ actions, shortcuts }: Question): string[] {
  return [...actions, ...shortcuts].flatMap(({ wish, picks }) => (wish === 'score' ? picks : []));
}
