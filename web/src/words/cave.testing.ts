/** A small cave in words for tests: four cells in a row, a spring in the second, the last unexplored. */
import type { InWords, Place, Reader, Way } from '../board/contract';
import { worldOf, type World } from './world';

const CELLS = 4;

export interface CaveView {
  /** Where the pawns of seats 0 and 1 are. */
  pawns: [number, number];
}

export function cave(): Place[] {
  return Array.from({ length: CELLS }, (_, cell) => ({
    thing: `cell:${cell}`,
    name: cell === 1 ? 'Spring (1)' : `Cell (${cell})`,
    at: String(cell),
    contents: cell === 2 ? ['a lamp'] : [],
    ways: [way('6', 'to the east', cell + 1), way('4', 'to the west', cell - 1)],
    isBlocked: false,
    isUnexplored: cell === CELLS - 1,
  }));
}

function way(digit: string, toward: string, cell: number): Way {
  const isThere = cell >= 0 && cell < CELLS;
  return { digit, toward, to: isThere ? `cell:${cell}` : null, isStep: isThere };
}

export const CAVE: InWords<CaveView> = {
  places: () => cave(),
  figures: ({ pawns }) =>
    pawns.map((cell, seat) => ({
      thing: `pawn:${seat}`,
      name: ['Mole', 'Bat'][seat]!,
      seat,
      place: `cell:${cell}`,
      facts: ['2 hearts'],
    })),
  mine: ({ pawns }, { me }) =>
    me < 0 ? null : { place: `cell:${pawns[me]}`, facts: ['2 hearts', '3 AP left'], hand: ['a rope', 'a coin'], left: 3 },
};

export const TELL: Reader = {
  t: (key, args) => (key === 'points-to-act' ? `${args?.points} AP` : key),
  player: (seat) => ['Ada', 'Ben'][seat] ?? '?',
  me: 0,
};

export function caveWorld(pawns: [number, number] = [1, 2], tell: Reader = TELL): World {
  return worldOf(CAVE, { pawns }, tell);
}
