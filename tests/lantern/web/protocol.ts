// Made from the view of the game. Do not edit: change its Python and run `python -m hypogeum.server.typescript`.

/** A pawn, or one who has left (cell -1). */
export interface PawnView {
  seat: number;
  cell: number;
  points: number;
  cards: number;
}

/** A lantern, and the seat that has taken it (-1: nobody). */
export interface LanternView {
  id: string;
  cell: number;
  points: number;
  taker: number;
}

export interface View {
  turns: number;
  first_player: number;
  active: number;
  over: boolean;
  pawns: PawnView[];
  lanterns: LanternView[];
  /** My cards. */
  hand: number[];
  /** The top card of the deck, if I have looked at it. */
  top: number | null;
  deck: number;
  discard: number[];
}
