import type { AnyProblem } from './api';
import { hasUi, ui } from './language.svelte';

/** A problem in the reader's language; one that the client does not know is told in the server's words. */
export function problemText(problem: AnyProblem): string {
  const key = `problem-${problem.code.replaceAll('_', '-')}`;
  return hasUi(key) ? ui(key, plain(problem.args)) : ui('problem-unknown', { detail: problem.detail });
}

function plain(args: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
