import { afterEach, expect, test, vi } from 'vitest';
import type { AnyProblem } from './api';
import { problemText, reasonOf } from './problems';

const problem = (changes: Partial<AnyProblem>): AnyProblem => ({ code: 'stale', detail: '', rule: '', args: {}, ...changes });
const book = { title: '', summary: '', section: [{ rules: { 'XX-ATT-1': 'Attack a neighbour.' } }] };

function answering(body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
}

afterEach(() => vi.unstubAllGlobals());

test('a problem is told in our words, an unknown one in those of the server', () => {
  expect(problemText(problem({ code: 'game_not_found', args: { game: 'ludo' } }))).toContain('ludo');
  expect(problemText(problem({ code: 'brand_new' as 'stale', detail: 'The roof fell in.' }))).toContain('The roof fell in.');
});

test('an action that the rules forbid is answered with the rule’s sentence', async () => {
  answering(book);
  const reason = await reasonOf(problem({ code: 'illegal_action', rule: 'XX-ATT-1' }), 'one');
  expect(reason).toBe('That is not possible now. Attack a neighbour.');
});

test('without its sentence the problem is told all the same', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  expect(await reasonOf(problem({ code: 'illegal_action', rule: 'XX-ATT-1' }), 'two')).toBe('That is not possible now.');
});

test('an undo that is refused says why', async () => {
  const reason = await reasonOf(problem({ code: 'undo_refused', rule: 'XX-ONL-4', args: { reason: 'chance' } }), 'three');
  expect(reason).toContain('Dice or cards have decided');
});

test('who is banned is told until when, if there is an end', () => {
  const banned = (args: Record<string, unknown>) => problemText(problem({ code: 'banned', args: { reason: 'flood', ...args } }));
  expect(banned({})).toContain('asked of the server. If it is a mistake, ask there.');
  expect(banned({ until: Date.UTC(2031, 4, 17, 12) / 1000 })).toMatch(/That ends by itself: May 17, 2031.*\. If it is/);
});

test('a limit is told with when to try again, in minutes where that is long', () => {
  const reached = (limit: string, seconds: number) => problemText(problem({ code: 'too_many', args: { limit, seconds } }));
  expect(reached('chat', 1)).toBe('Too many lines were written in a short time. Try again in one second.');
  expect(reached('seats', 120)).toContain('in 120 seconds');
  expect(reached('tables', 3421)).toContain('in 58 minutes');
  expect(reached('memory', 30)).toContain('no room for one more');
});
