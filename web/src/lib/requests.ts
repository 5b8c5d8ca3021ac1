/** What is asked of the server, before it has a request id. */
export type Wanted<T> = T extends { request: string } ? Omit<T, 'request'> : never;

/** Tells a command from all others of this person. */
export function newRequest(): string {
  // No `randomUUID`: a page without TLS in the home network has none.
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
