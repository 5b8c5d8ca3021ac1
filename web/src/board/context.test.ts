import { describe, expect, test } from 'vitest';
import { BoardContext } from './context';
import type { AnyView, BoardProps } from './contract';

function boardWith(changes: Partial<BoardProps<AnyView>> = {}, view: Partial<AnyView> = {}): BoardContext<AnyView> {
  const props: BoardProps<AnyView> = {
    view: { turns: 3, active: 1, first_player: 2, over: false, ...view },
    lookingFrom: 1,
    seats: [],
    question: null,
    lit: new Set(),
    selected: new Set(),
    touched: new Set(),
    pending: new Set(),
    preview: null,
    pointed: null,
    arriving: null,
    press: () => {},
    t: (key) => key,
    ...changes,
  };
  return new BoardContext(
    () => props,
    (thing) => (thing === 'cave:1' ? 'the first cave' : null),
  );
}

describe('the others', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];

  test('come in turn order from the seat after mine', () => {
    expect(boardWith().others(names)).toEqual(['Cleo', 'Dan', 'Ada']);
  });

  test('are everybody for a spectator, from the first player on', () => {
    expect(boardWith({ lookingFrom: -1 }).others(names)).toEqual(['Cleo', 'Dan', 'Ada', 'Ben']);
    expect(boardWith({ lookingFrom: -1 }, { first_player: -1 }).others(names)).toEqual(names);
  });
});

test('it is a turn from the first one until the game is over', () => {
  expect([0, 1].map((seat) => boardWith().isTurnOf(seat))).toEqual([false, true]);
  expect(boardWith({}, { turns: 0 }).isTurnOf(1)).toBe(false);
  expect(boardWith({}, { over: true }).isTurnOf(1)).toBe(false);
});

describe('a thing', () => {
  test('is a button with its name, in the tab order while it is lit', () => {
    const plain = boardWith().thing('cave:1');
    expect(plain).toMatchObject({ role: 'button', tabindex: -1, 'aria-label': 'the first cave', 'data-thing': 'cave:1' });
    expect(plain['data-lit']).toBeUndefined();
    const lit = boardWith({ lit: new Set(['cave:1']) }).thing('cave:1');
    expect(lit).toMatchObject({ tabindex: 0, 'aria-description': 'board-possible', 'data-lit': '' });
  });

  test('tells whether it is selected, touched or being done', () => {
    const cave = new Set(['cave:1']);
    const selected = boardWith({ selected: cave }).thing('cave:1');
    expect(selected).toMatchObject({ tabindex: 0, 'aria-pressed': true, 'data-selected': '' });
    const proposable = boardWith({ lit: cave, proposes: true }).thing('cave:1');
    expect(proposable).toMatchObject({ tabindex: 0, 'aria-description': 'board-proposable', 'data-lit': '' });
    const of = (seat: number) => new Map([['cave:1', seat]]);
    expect(boardWith({ pinged: of(2), proposed: of(0) }).thing('cave:1')).toMatchObject({ 'data-ping': 2, 'data-proposed': 0 });
    expect(boardWith({ touched: cave }).thing('cave:1')).toMatchObject({ tabindex: -1, 'data-touched': '' });
    expect(boardWith({ pending: cave }).thing('cave:1')).toMatchObject({ 'data-pending': '' });
    expect(boardWith().thing('cave:1')['aria-pressed']).toBeUndefined();
  });

  test('that nobody can name is called by itself', () => {
    expect(boardWith().thing('cave:2')['aria-label']).toBe('cave:2');
  });

  test('of my own can always be reached by the tab key', () => {
    expect(boardWith().own('card:3', 'a card')).toMatchObject({ tabindex: 0, 'aria-label': 'a card' });
  });
});

test('a figure lets a press through to its place where only the place can be touched', () => {
  const through = { 'aria-hidden': true, 'data-through': '' };
  const figure = (...lit: string[]) => boardWith({ lit: new Set(lit) }).figure('pawn:0', 'cave:1', 'Ada');
  expect(figure('cave:1')).toEqual(through);
  expect(figure('cave:1', 'pawn:0')).toMatchObject({ 'data-thing': 'pawn:0', 'data-lit': '' });
  expect(figure()).toMatchObject({ 'data-thing': 'pawn:0', 'aria-label': 'Ada' });
});
