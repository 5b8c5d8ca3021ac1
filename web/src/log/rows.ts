import type { Line } from './lines';
import type { Turn } from './turns';

/** What can be walked through in the log: the headings of turns, and the lines of those that are open. */
export type Row =
  | { readonly kind: 'earlier'; readonly id: 'earlier' }
  | { readonly kind: 'turn'; readonly id: string; readonly turn: Turn; readonly isOpen: boolean }
  | { readonly kind: 'line'; readonly id: string; readonly line: Line; readonly turn: Turn };

/** The rows that are in sight; `earlier` leads to what is not here yet. */
export function rowsOf(turns: readonly Turn[], isOpen: (turn: Turn) => boolean, hasEarlier: boolean): Row[] {
  const rows: Row[] = hasEarlier ? [{ kind: 'earlier', id: 'earlier' }] : [];
  for (const turn of turns) {
    const open = isOpen(turn);
    rows.push({ kind: 'turn', id: turn.id, turn, isOpen: open });
    if (open) rows.push(...turn.lines.map((line) => ({ kind: 'line' as const, id: line.id, line, turn })));
  }
  return rows;
}

/** What a key does in the log. */
export type Step =
  | { readonly kind: 'go'; readonly to: Row }
  | { readonly kind: 'fold'; readonly turn: Turn }
  | { readonly kind: 'unfold'; readonly turn: Turn }
  | { readonly kind: 'why'; readonly line: Line; readonly isShown: boolean }
  | { readonly kind: 'press' };

/** As in every tree: up and down, first and last, right unfolds, left folds or leads to the heading; on a line, right asks why. */
export function stepOf(key: string, rows: readonly Row[], current: string, showsWhy: boolean): Step | null {
  const at = rows.findIndex((row) => row.id === current);
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[at + 1]);
    case 'ArrowUp':
      return goTo(rows[at - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case 'ArrowRight':
      return inward(row, rows[at + 1], showsWhy);
    case 'ArrowLeft':
      return outward(row, rows, showsWhy);
    case 'Enter':
    case ' ':
      return { kind: 'press' };
  }
  return null;
}

function inward(row: Row, next: Row | undefined, showsWhy: boolean): Step | null {
  if (row.kind === 'earlier') return null;
  if (row.kind === 'line') return showsWhy ? null : { kind: 'why', line: row.line, isShown: true };
  return row.isOpen ? goTo(next) : { kind: 'unfold', turn: row.turn };
}

function outward(row: Row, rows: readonly Row[], showsWhy: boolean): Step | null {
  if (row.kind === 'earlier') return null;
  if (row.kind === 'turn') return row.isOpen ? { kind: 'fold', turn: row.turn } : null;
  if (showsWhy) return { kind: 'why', line: row.line, isShown: false };
  return goTo(rows.find((other) => other.id === row.turn.id));
}

function goTo(row: Row | undefined): Step | null {
  return row ? { kind: 'go', to: row } : null;
}
