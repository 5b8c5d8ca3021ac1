import { tileOf } from './pack';

/** So many tiles of one kind that may come next. */
export interface Share {
  /** One of them. */
  tile: string;
  kind: string;
  /** The type that wakes on a tile of this kind. */
  guardian: string | null;
  count: number;
  /** That the next tile is one of these, in per cent. */
  chance: number;
}

/** What a bag holds, by kind of tile: the likeliest first, equal ones in the order of the pack. */
export function sharesOf(bag: readonly string[]): Share[] {
  const shares = new Map<string, Share>();
  for (const { id, kind, guardian } of bag.map(tileOf)) {
    const share = shares.get(`${kind}/${guardian}`) ?? { tile: id, kind, guardian, count: 0, chance: 0 };
    share.count += 1;
    share.chance = Math.round((100 * share.count) / bag.length);
    shares.set(`${kind}/${guardian}`, share);
  }
  return [...shares.values()].sort((one, other) => other.count - one.count);
}
