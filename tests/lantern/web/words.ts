import type { InWords, Place, Reader, Way } from '$board/contract';
import { capital } from '$lib/plain';
import type { View } from './protocol';

/** The cave for those who do not see it: twelve cells in a row. */

const CELLS = 12;

export const inWords: InWords<View> = {
  places: (view, { t }) => Array.from({ length: CELLS }, (_, cell) => placeOf(cell, view, t)),
  figures: (view, { t }) =>
    view.pawns
      .filter((pawn) => pawn.cell >= 0)
      .map((pawn) => ({
        thing: `pawn:${pawn.seat}`,
        name: t('board-pawn'),
        seat: pawn.seat,
        place: `cell:${pawn.cell}`,
        facts: [t('board-points', { points: pawn.points })],
      })),
  mine: (view, { t, me }) => {
    const pawn = view.pawns[me];
    if (!pawn) return null;
    return {
      place: pawn.cell < 0 ? null : `cell:${pawn.cell}`,
      facts: [t('board-points', { points: pawn.points })],
      hand: view.hand.map((card) => t(`card-${card}`)),
      left: 0,
    };
  },
  table: (view, { t }) => [
    t('board-deck', { cards: view.deck }),
    ...(view.partner.length > 0 ? [`${t('board-partner')}: ${view.partner.map((card) => t(`card-${card}`)).join(', ')}`] : []),
  ],
};

function placeOf(cell: number, view: View, t: Reader['t']): Place {
  const lantern = view.lanterns.find((one) => one.cell === cell && one.taker < 0);
  const way = (digit: string, toward: string, to: number): Way => {
    const isThere = to >= 0 && to < CELLS;
    return { digit, toward: t(toward), to: isThere ? `cell:${to}` : null, isStep: isThere };
  };
  return {
    thing: `cell:${cell}`,
    name: capital(t('cell-other', { value: cell })),
    at: String(cell),
    contents: lantern ? [t(`lantern-${lantern.id}`)] : [],
    ways: [way('6', 'board-forward', cell + 1), way('4', 'board-back', cell - 1)],
    isBlocked: false,
    isUnexplored: false,
  };
}
