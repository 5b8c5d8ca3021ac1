import { describe, expect, test } from 'vitest';
import { moment } from './moments.testing';
import { rowsOf, stepOf } from './rows';
import { turnsOf } from './turns';

const turns = turnsOf([moment(1, ['dug', 'found']), moment(2, ['turn_began'], { turns: 2, active: 1 })], {});
const [first, second] = turns as [(typeof turns)[0], (typeof turns)[0]];
const folded = rowsOf(turns, (turn) => turn === second, false);
const open = rowsOf(turns, () => true, true);
const idsOf = (rows: typeof open) => rows.map((row) => row.id);

test('only the lines of open turns are rows', () => {
  expect(idsOf(folded)).toEqual([first.id, second.id, '2.0']);
  expect(idsOf(open)).toEqual(['earlier', first.id, '1.0', '1.1', second.id, '2.0']);
});

describe('keys', () => {
  const goes = (key: string, from: string, rows = open) => {
    const step = stepOf(key, rows, from, false);
    return step?.kind === 'go' ? step.to.id : (step?.kind ?? null);
  };

  test('lead up and down, to the first and to the last', () => {
    expect(goes('ArrowDown', first.id)).toBe('1.0');
    expect(goes('ArrowUp', first.id)).toBe('earlier');
    expect(goes('ArrowUp', 'earlier')).toBeNull();
    expect(goes('ArrowDown', '2.0')).toBeNull();
    expect(goes('Home', '1.1')).toBe('earlier');
    expect(goes('End', '1.1')).toBe('2.0');
  });

  test('fold and unfold a turn', () => {
    expect(stepOf('ArrowRight', folded, first.id, false)).toEqual({ kind: 'unfold', turn: first });
    expect(goes('ArrowRight', first.id)).toBe('1.0');
    expect(stepOf('ArrowLeft', open, first.id, false)).toEqual({ kind: 'fold', turn: first });
    expect(stepOf('ArrowLeft', folded, first.id, false)).toBeNull();
  });

  test('ask why, and lead back to the turn', () => {
    const line = first.lines[0];
    expect(stepOf('ArrowRight', open, '1.0', false)).toEqual({ kind: 'why', line, isShown: true });
    expect(stepOf('ArrowLeft', open, '1.0', true)).toEqual({ kind: 'why', line, isShown: false });
    expect(goes('ArrowLeft', '1.0')).toBe(first.id);
  });

  test('press', () => {
    expect(stepOf('Enter', open, '1.0', false)).toEqual({ kind: 'press' });
    expect(stepOf(' ', open, first.id, false)).toEqual({ kind: 'press' });
  });

  test('that are none of the log, or pressed on nothing, do nothing', () => {
    expect(stepOf('x', open, '1.0', false)).toBeNull();
    expect(stepOf('ArrowDown', open, 'gone', false)).toBeNull();
  });
});
