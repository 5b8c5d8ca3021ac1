/** Arrow keys lead from one thing of a map to the next in that direction. */

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far aside, for each step ahead, still counts as that direction. */
const WIDE = 1.2;

interface Middle {
  x: number;
  y: number;
}

/** The index of the nearest point in the direction of a key, or -1: what lies aside counts as a little farther. */
export function nearestToward(key: string, from: Middle, points: readonly Middle[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * way[0] + (point.y - from.y) * way[1];
    const aside = Math.abs((point.x - from.x) * way[1]) + Math.abs((point.y - from.y) * way[0]);
    if (ahead <= 1 || aside > WIDE * ahead) return;
    const far = ahead + WIDE * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

/** Moves the focus from a thing of a map to its neighbour; tells whether there was one. */
export function followArrow(key: string, thing: Element): boolean {
  const map = thing.closest('[data-map]');
  if (!map || !(key in WAYS)) return false;
  const others = [...map.querySelectorAll('[data-thing]')].filter((other) => other !== thing);
  const found = others[nearestToward(key, middle(thing), others.map(middle))];
  if (!(found instanceof SVGElement)) return false;
  found.focus();
  return true;
}

function middle(element: Element): Middle {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
