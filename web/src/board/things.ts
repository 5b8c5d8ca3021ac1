/** A thing such as `tile:2,-1` as its kind and its id; the id is empty where it is the only one of its kind. */
export function partsOf(thing: string): [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
}
