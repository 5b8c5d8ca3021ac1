import type { AnyProblem } from './api';
import { hasUi, language, ui } from './language.svelte';
import { loadRulebook, sentenceOf } from './rulebooks';

/** A problem in the reader's language; one that the client does not know is told in the server's words. */
export function problemText(problem: AnyProblem): string {
  const key = `problem-${problem.code.replaceAll('_', '-')}`;
  return hasUi(key)
    ? ui(key, { ...plain(problem.args), minutes: minutesOf(problem.args), ...endOf(problem.args) })
    : ui('problem-unknown', { detail: problem.detail });
}

/** A problem at a table, with the reason: why the undo stops, or the sentence of the rule that forbids the action. */
export async function reasonOf(problem: AnyProblem, game: string): Promise<string> {
  const text = problemText(problem);
  if (problem.code === 'undo_refused') return `${text} ${ui(`undo-${String(problem.args.reason)}`)}`;
  if (!problem.rule) return text;
  try {
    const sentence = sentenceOf(await loadRulebook(game, language()), problem.rule);
    return sentence === null ? text : `${text} ${sentence}`;
  } catch {
    return text; // The rule's id stands beside it all the same.
  }
}

/** Of a long time until something may be tried again; 0 where it is short or unknown. */
function minutesOf({ seconds }: Record<string, unknown>): number {
  return typeof seconds === 'number' && seconds > 120 ? Math.ceil(seconds / 60) : 0;
}

/** When it ends by itself, on the reader's clock. */
function endOf({ until }: Record<string, unknown>): Record<string, string> {
  if (typeof until !== 'number') return { ends: 'no', when: '' };
  const form = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' });
  return { ends: 'yes', when: form.format(new Date(until * 1000)) };
}

function plain(args: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
