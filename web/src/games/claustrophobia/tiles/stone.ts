/** What rock and floors look like: every tile has its own stones, always the same. */

import { grain } from '$board/grain';

const CELL = 14;
const CELLS = 8;
const FIRST = -56;

/** The broken faces of the rock: those that catch light, those in the shade. */
export function facets(seed: string): { high: string; low: string } {
  const next = grain(`${seed} rock`);
  const corners = Array.from({ length: CELLS + 1 }, (_, row) =>
    Array.from({ length: CELLS + 1 }, (_, column) => {
      const x = FIRST + column * CELL + (next() - 0.5) * 9;
      const y = FIRST + row * CELL + (next() - 0.5) * 9;
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    }),
  );
  const faces = { high: '', low: '' };
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const [a, b] = [corners[row]![column]!, corners[row]![column + 1]!];
      const [d, c] = [corners[row + 1]![column]!, corners[row + 1]![column + 1]!];
      if (next() < 0.45) faces.high += `M${a}L${b}L${d}Z`;
      if (next() < 0.45) faces.low += `M${b}L${c}L${d}Z`;
    }
  }
  return faces;
}

/** Trodden ground: slabs that catch light, the joints between them, pebbles. */
export function ground(seed: string): { slabs: string; joints: string; pebbles: string } {
  const next = grain(`${seed} ground`);
  const parts = { slabs: '', joints: '', pebbles: '' };
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const x = -52 + column * 17.5 + (row % 2) * 8 + (next() - 0.5) * 5;
      const y = -50 + row * 17 + (next() - 0.5) * 4;
      const slab = polygon(next, x, y, 7 + next() * 2.5);
      if (next() < 0.42) parts.slabs += slab;
      if (next() < 0.4) parts.joints += slab;
    }
  }
  for (let number = 0; number < 22; number++) {
    parts.pebbles += polygon(next, (next() - 0.5) * 98, (next() - 0.5) * 98, 0.7 + next() * 1.1, 5);
  }
  return parts;
}

/** A stone with so many corners. */
export function polygon(next: () => number, x: number, y: number, size: number, corners = 7): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI + next() * 0.5;
    const reach = size * (0.8 + next() * 0.35);
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.88).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
