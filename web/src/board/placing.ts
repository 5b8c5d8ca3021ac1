/** Where a drawing stands in a window: moved by x and y, then scaled around its own corner. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  width: number;
  height: number;
}

const MARGIN = 12;

/** The whole drawing, as large as fits, in the middle; small drawings are enlarged up to twice. */
export function fitted(frame: Box, content: Box): Placing {
  if (!content.width || !content.height || !frame.width || !frame.height) return { x: 0, y: 0, scale: 1 };
  const room = { width: Math.max(1, frame.width - 2 * MARGIN), height: Math.max(1, frame.height - 2 * MARGIN) };
  const scale = Math.min(room.width / content.width, room.height / content.height, 2);
  return {
    x: (frame.width - content.width * scale) / 2,
    y: (frame.height - content.height * scale) / 2,
    scale,
  };
}

/** At a scale at which not all of it may be seen: a point of the drawing in the middle, as far as no room is left empty by that. */
export function around(frame: Box, content: Box, scale: number, point: { x: number; y: number }): Placing {
  return {
    x: along(frame.width, content.width * scale, point.x * scale),
    y: along(frame.height, content.height * scale, point.y * scale),
    scale,
  };
}

function along(room: number, size: number, at: number): number {
  if (size + 2 * MARGIN <= room) return (room - size) / 2;
  return Math.max(room - size - MARGIN, Math.min(MARGIN, room / 2 - at));
}

export function panned(placing: Placing, x: number, y: number): Placing {
  return { ...placing, x: placing.x + x, y: placing.y + y };
}

/** Scaled by a factor so that the point (x, y) of the window stays where it is. */
export function zoomed(placing: Placing, factor: number, x: number, y: number): Placing {
  return {
    x: x - (x - placing.x) * factor,
    y: y - (y - placing.y) * factor,
    scale: placing.scale * factor,
  };
}

/** Moved so that a thing (both boxes in screen coordinates) stands in the middle, or null if it is inside already. */
export function centred(placing: Placing, window: DOMRectReadOnly, thing: DOMRectReadOnly): Placing | null {
  const inside =
    thing.left >= window.left && thing.right <= window.right && thing.top >= window.top && thing.bottom <= window.bottom;
  if (inside) return null;
  const x = window.left + window.width / 2 - (thing.left + thing.width / 2);
  const y = window.top + window.height / 2 - (thing.top + thing.height / 2);
  return panned(placing, x, y);
}
