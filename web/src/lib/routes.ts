/** The pages, by their addresses. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'not-found' };

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (first === undefined) return { page: 'home' };
  if (second !== undefined && rest.length === 0) {
    if (third === undefined) {
      if (first === 'new') return { page: 'new', game: second };
      if (first === 'rules') return { page: 'rules', game: second };
      if (first === 'table') return { page: 'table', table: second };
    }
    if (first === 'table' && third === 'join') return { page: 'join', table: second };
    if (first === 'table' && third === 'replay') return { page: 'replay', table: second };
  }
  return { page: 'not-found' };
}

/** A part of an address as it is meant; one that is damaged stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const addressOf = {
  home: '/',
  newTable: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (table: string) => `/table/${encodeURIComponent(table)}`,
  /** With the secret behind the #, which no browser sends to a server. */
  join: (table: string, key: string) => `/table/${encodeURIComponent(table)}/join#key=${encodeURIComponent(key)}`,
  /** From the setup on, or at the moment after a frame. */
  replay: (table: string, at?: number) => `/table/${encodeURIComponent(table)}/replay${at === undefined ? '' : `?at=${at}`}`,
  rules: (game: string, rule = '') => `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`,
};
