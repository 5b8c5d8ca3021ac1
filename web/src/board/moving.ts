import type { Attachment } from 'svelte/attachments';
import type { Arriving } from './contract';
import type { Point } from './geometry';

/** How long a figure takes from one place to the next, in milliseconds, where the moment leaves it the time. */
const STEP = 420;

/** The way of a figure in the moment that is shown. */
export interface Way {
  /** The moment in which it goes. */
  readonly number: number;
  /** Where it comes from and where it passes, the place where it stands now last. */
  readonly points: readonly Point[];
  readonly milliseconds: number;
}

/**
 * The way of a figure over some places to where it stands, or null where it does not move now. The last place is left out: there it stands
 * beside others.
 */
export function wayOver(
  places: readonly string[],
  arriving: Arriving | null,
  pointOf: (place: string) => Point,
  at: Point,
): Way | null {
  if (!arriving || arriving.milliseconds <= 0 || places.length < 2) return null;
  return {
    number: arriving.number,
    points: [...places.slice(0, -1).map(pointOf), at],
    milliseconds: Math.min(arriving.milliseconds, STEP * (places.length - 1)),
  };
}

/** The keyframes of a way, for something that is drawn at this scale. */
export function keyframesOf(points: readonly Point[], scale: number): Keyframe[] {
  return points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: 'ease-in-out' }));
}

/** Moves a figure along its way, once for each moment. */
export function along(way: Way | null, scale = 1): Attachment<SVGElement> {
  return (figure) => {
    if (!way) return;
    const animation = figure.animate(keyframesOf(way.points, scale), { duration: way.milliseconds });
    return () => animation.cancel();
  };
}
