import type { AnyView } from '../board/contract';
import type { Moment } from '../lib/timeline.svelte';
import { linesOf, undoneIn, type Line } from './lines';
import { isBeginning, kindOf, type Telling } from './telling';

/** What happened in one turn, or in the time between turns. */
export interface Turn {
  readonly id: string;
  /** How many turns had begun; 0 during the setup. */
  readonly turn: number;
  /** The number by which the players know it. */
  readonly number: number;
  /** Whose it was; -1 for nobody's. */
  readonly active: number;
  readonly lines: readonly Line[];
}

interface OpenTurn extends Turn {
  readonly lines: Line[];
}

/**
 * The log, folded by turn. A frame that ends a turn and begins the next belongs to both: its events part where the new turn is told to
 * begin. What was taken back, and taking it back, begins no turn: after it the game goes on where it was.
 */
export function turnsOf(moments: readonly Moment[], telling: Telling): Turn[] {
  const undone = undoneIn(moments);
  const turns: OpenTurn[] = [];
  for (const moment of moments) {
    const lines = linesOf(moment, undone);
    const isAside = undone.has(moment.frame.number) || lines.some(({ event }) => kindOf(event) === 'undone');
    const last = turns.at(-1);
    if (last && (isAside || isOf(last, moment))) {
      last.lines.push(...lines);
      continue;
    }
    if (last) last.lines.push(...lines.splice(0, beginningIn(lines, telling)));
    turns.push(opened(moment, lines, telling));
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

/** Where the new turn is told to begin; after everything, where nothing tells it. */
function beginningIn(lines: readonly Line[], telling: Telling): number {
  const index = lines.findIndex(({ event }) => isBeginning(event, telling));
  return index < 0 ? lines.length : index;
}

function isOf(turn: Turn, moment: Moment): boolean {
  const { turns, active } = moment.view as unknown as AnyView;
  return turn.turn === turns && turn.active === active;
}

function opened({ frame, view }: Moment, lines: Line[], telling: Telling): OpenTurn {
  const { turns, active } = view as unknown as AnyView;
  return { id: `turn ${frame.number}`, turn: turns, number: telling.turnOf?.(view) ?? turns, active, lines };
}
