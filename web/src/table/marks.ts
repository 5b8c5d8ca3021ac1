/** Things of the board, and the seat whose player means them. */
export interface Meant {
  readonly seat: number;
  readonly things: Iterable<string>;
}

/** By thing: the seat that means it; the last one, where several do. */
export function marksOf(meant: readonly Meant[]): ReadonlyMap<string, number> {
  return new Map(meant.flatMap(({ seat, things }) => [...things].map((thing) => [thing, seat] as const)));
}
