import { afterEach, expect, test, vi } from 'vitest';
import { followLink } from './following';

const PROBLEM = { detail: '', rule: '', args: {} };
const GAMES = [{ id: 'mine', name: 'Mine' }];
const TABLE = { id: 't', game: 'mine' };

/** Answers by address: an answer, or a problem with its status. */
function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    const status = (answer as { status?: number } | undefined)?.status ?? (answer === undefined ? 404 : 200);
    return new Response(JSON.stringify(answer ?? { ...PROBLEM, code: 'table_not_found' }), { status });
  });
  return asked;
}

const refusal = (status: number, code: string) => ({ ...PROBLEM, status, code });

afterEach(() => vi.unstubAllGlobals());

test('a good link tells the seat, the table and the game', async () => {
  const invitation = { seat: 1, host: 'Ada', table: TABLE };
  serve({ '/api/games': GAMES, '/api/tables/t/invitation': invitation });
  expect(await followLink('t', 'key')).toEqual({ invitation, problem: null, table: TABLE, game: GAMES[0] });
});

test('a used link tells why, and the table where strangers may watch', async () => {
  serve({
    '/api/games': GAMES,
    '/api/tables/t/invitation': refusal(409, 'seat_taken'),
    '/api/tables/t': TABLE,
  });
  const followed = await followLink('t', 'key');
  expect(followed.problem?.code).toBe('seat_taken');
  expect(followed).toMatchObject({ invitation: null, table: TABLE, game: GAMES[0] });
});

test('where strangers may know nothing, nothing but the problem is told', async () => {
  serve({
    '/api/games': GAMES,
    '/api/tables/t/invitation': refusal(403, 'wrong_invitation'),
    '/api/tables/t': refusal(404, 'table_not_found'),
  });
  expect(await followLink('t', 'key')).toMatchObject({ invitation: null, table: null, game: null });
});

test('a link without a secret is asked about too', async () => {
  serve({ '/api/games': GAMES, '/api/tables/t/invitation': refusal(403, 'wrong_invitation') });
  expect((await followLink('t', '')).problem?.code).toBe('wrong_invitation');
});

test('the secret stands in no address', async () => {
  const asked = serve({ '/api/games': GAMES });
  await expect(followLink('t', 'secret')).rejects.toThrow();
  expect(asked.join()).not.toContain('secret');
});

test('a table that does not exist is another matter', async () => {
  serve({ '/api/games': GAMES });
  await expect(followLink('t', 'key')).rejects.toMatchObject({ status: 404 });
});
