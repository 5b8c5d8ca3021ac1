/** More than these would hide the map. */
export const MOST = 3;

/** The last few events of some kinds: those that show something rolled, won or lost. */
export function happeningsIn<T>(events: readonly Record<string, unknown>[], kinds: ReadonlySet<string>): T[] {
  return events
    .filter((event) => kinds.has(String(event.kind)))
    .slice(-MOST)
    .map((event) => event as unknown as T);
}
