/** Where things stand on a map, in the units of its drawing. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a drawing takes up: the numbers of a viewBox. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The two numbers of a place such as `2,-1`. */
export function coordinates(place: string): [number, number] {
  const [first, second] = place.split(',').map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(second)) throw new Error(`'${place}' is no place such as 2,-1`);
  return [first!, second!];
}

/** How many figures stand on one place: where each is, from its middle, and how large they are. */
export type Arrangement = (figures: number) => { at: readonly Point[]; size: number };

/** Figures with the point where each stands, so that those on one place do not hide each other. */
export function arranged<F>(
  figures: readonly F[],
  placeOf: (figure: F) => string,
  middleOf: (place: string) => Point,
  arrangement: Arrangement,
): { figure: F; at: Point; size: number }[] {
  return figures.map((figure) => {
    const place = placeOf(figure);
    const together = figures.filter((other) => placeOf(other) === place);
    const { at, size } = arrangement(together.length);
    const middle = middleOf(place);
    const offset = at[together.indexOf(figure)] ?? { x: 0, y: 0 };
    return { figure, at: { x: middle.x + offset.x, y: middle.y + offset.y }, size };
  });
}

const LABEL = { wanted: 10.5, least: 11, most: 16 };

/** The size of the names on a map that is drawn at this scale: they can be read, and do not cover what they name. */
export function labelSize(scale: number): number {
  return Math.min(LABEL.most, Math.max(LABEL.least, LABEL.wanted / scale));
}
