/** A box in a window, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 12;
const EDGE = 8;

/**
 * Where a box of this size hides nothing that is needed: as near to the middle as it can be without touching any of the busy areas; where
 * there is no such place, where it hides least. Of equal places it takes the one that hides least of what one only looks at.
 */
export function quietPlace(
  window: Pick<Area, 'width' | 'height'>,
  size: Pick<Area, 'width' | 'height'>,
  busy: readonly Area[],
  seen: readonly Area[] = [],
): { left: number; top: number } {
  const middle = { left: (window.width - size.width) / 2, top: (window.height - size.height) / 2 };
  let best = { ...middle, harm: [Infinity] };
  for (const left of placesAlong(window.width, size.width)) {
    for (const top of placesAlong(window.height, size.height)) {
      const hides = (areas: readonly Area[]) => areas.reduce((sum, area) => sum + overlap({ left, top, ...size }, area), 0);
      const hidden = hides(busy);
      if (hidden > best.harm[0]!) continue;
      const harm = [hidden, hides(seen), Math.hypot(left - middle.left, top - middle.top)];
      if (isLess(harm, best.harm)) best = { left, top, harm };
    }
  }
  return { left: best.left, top: best.top };
}

/** Whether the first number in which they differ is less. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index >= 0 && one[index]! < (other[index] ?? Infinity);
}

function placesAlong(room: number, size: number): number[] {
  const last = room - size - EDGE;
  const places = [];
  for (let place = EDGE; place < last; place += STEP) places.push(place);
  return [...places, Math.max(0, last), Math.max(0, (room - size) / 2)];
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
