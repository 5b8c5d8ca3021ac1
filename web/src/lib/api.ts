import type {
  Command,
  Done,
  GameInfo,
  Invitation,
  InvitationQuestion,
  MyTable,
  NewTable,
  Past,
  Problem,
  Removal,
  Rulebook,
  Story,
  TableInfo,
} from './protocol';
import { newRequest, type Wanted } from './requests';
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
  /** My tables from a number on, at most 100 of them: those that go on before those that are over, the latest first. */
  tables: (first = 0) => get<MyTable[]>(`/api/tables?first=${first}`),
  remove: (table: string, removed: boolean) => post<MyTable>(`/api/tables/${part(table)}/removal`, { removed } satisfies Removal),
  invitation: (table: string, secret: string) =>
    post<Invitation>(`/api/tables/${part(table)}/invitation`, { invitation: secret } satisfies InvitationQuestion),
  table: (table: string) => get<TableInfo>(`/api/tables/${part(table)}`),
  newTable: (wanted: NewTable) => post<TableInfo>('/api/tables', wanted),
  /** Something a person does at a table, where no socket is open. */
  command: (table: string, wanted: Wanted<Command>) =>
    post<Done>(`/api/tables/${part(table)}/commands`, { ...wanted, request: newRequest() }),
  /** The frames from one number to another as a seat may know them; at most 500. */
  frames: (table: string, seat: number, first: number, last: number) =>
    get<Past>(`/api/tables/${part(table)}/frames?seat=${seat}&first=${first}&last=${last}`),
  /** How a game that is over came to its end. */
  story: (table: string) => get<Story>(`/api/tables/${part(table)}/story`),
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
