import type {
  BotLevel,
  GameInfo,
  Invitation,
  Join,
  MyTable,
  NewTable,
  Problem,
  Removal,
  ReplayFrame,
  Rulebook,
  StandIn,
  TableInfo,
} from './protocol';
import type { Language } from './texts';

/** A problem of the server's, or one that the page itself has met. */
export type AnyProblem = Omit<Problem, 'code'> & { code: Problem['code'] | 'offline' | 'client_error' };

/** The server has refused something, or could not be reached (code `offline`). */
export class ApiError extends Error {
  constructor(
    readonly problem: AnyProblem,
    readonly status: number,
  ) {
    super(problem.detail);
  }
}

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  rulebook: (game: string, language: Language) => get<Rulebook>(`/api/games/${part(game)}/rulebook/${language}`),
  tables: () => get<MyTable[]>('/api/tables'),
  remove: (table: string, removed: boolean) => post<MyTable>(`/api/tables/${part(table)}/removal`, { removed } satisfies Removal),
  invitation: (table: string, secret: string) => get<Invitation>(`/api/tables/${part(table)}/invitations/${part(secret)}`),
  table: (table: string) => get<TableInfo>(`/api/tables/${part(table)}`),
  newTable: (wanted: NewTable) => post<TableInfo>('/api/tables', wanted),
  join: (table: string, wanted: Join) => post<TableInfo>(`/api/tables/${part(table)}/join`, wanted),
  leave: (table: string, seat: number) => post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/leave`, {}),
  lend: (table: string, seat: number) => post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/lend`, {}),
  giveUp: (table: string, seat: number) => post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/give_up`, {}),
  comeBack: (table: string, seat: number) => post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/return`, {}),
  seatBot: (table: string, seat: number, bot: BotLevel) =>
    post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/bot`, { bot } satisfies StandIn),
  openSeat: (table: string, seat: number) => post<TableInfo>(`/api/tables/${part(table)}/seats/${seat}/open`, {}),
  replay: (table: string, at: number, seat: number) =>
    get<ReplayFrame>(`/api/tables/${part(table)}/replay?at=${at}&seat=${seat}`),
  recordAddress: (table: string) => `/api/tables/${part(table)}/record`,
};

const part = encodeURIComponent;

const get = <T>(address: string): Promise<T> => request<T>(address, {});

const post = <T>(address: string, body: unknown): Promise<T> =>
  request<T>(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function request<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw new ApiError({ code: 'offline', detail: String(error), rule: '', args: {} }, 0);
  }
  if (!response.ok) throw new ApiError(await problemOf(response), response.status);
  return (await response.json()) as T;
}

async function problemOf(response: Response): Promise<AnyProblem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.code === 'string') return { detail: '', rule: '', args: {}, ...problem, code: problem.code };
  } catch {
    // No JSON: a proxy or a crash has answered.
  }
  return { code: 'server_error', detail: `${response.status} ${response.statusText}`, rule: '', args: {} };
}

/** The problem behind anything that was thrown. */
export function problemIn(error: unknown): AnyProblem {
  return error instanceof ApiError ? error.problem : { code: 'client_error', detail: String(error), rule: '', args: {} };
}
