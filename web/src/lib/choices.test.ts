import { describe, expect, test } from 'vitest';
import { grouped, isAnswer, litThings, onlyTheEndIsLeft, plainEnd, pressOn } from './choices';
import type { ActionInfo } from './protocol';

const kinds = { named: [], bySeat: [], readFirst: ['token'] };
const act = (action: string, ...things: string[]): ActionInfo => ({ action, verb: action.split(' ')[0] ?? '', things });

const move = act('move 1,0', 'tile:1,0');
const collect = act('collect', 'tile:0,0');
const trade = act('trade boots1 ring', 'token:boots1', 'tile:0,0');
const discard = act('discard boots1', 'token:boots1');
const end = act('end_turn', 'end_turn');
const improve = act('end_turn improve boots1', 'token:boots1', 'tile:0,0', 'end_turn');

test('everything an action touches is lit', () => {
  expect([...litThings([move, trade])]).toEqual(['tile:1,0', 'token:boots1', 'tile:0,0']);
});

describe('a press', () => {
  test('on a thing with one action does it', () => {
    expect(pressOn('tile:1,0', [move, collect], kinds)).toEqual({ kind: 'do', action: move });
  });

  test('on a thing with several opens a menu, those that aim at it first', () => {
    expect(pressOn('tile:0,0', [trade, collect], kinds)).toEqual({ kind: 'menu', actions: [collect, trade] });
  });

  test('on a card or a token always opens the menu: one may only want to read it', () => {
    expect(pressOn('token:boots1', [discard], kinds)).toEqual({ kind: 'menu', actions: [discard] });
  });

  test('on anything else asks why not', () => {
    expect(pressOn('tile:9,9', [move], kinds)).toEqual({ kind: 'why_not' });
  });
});

test('actions are grouped by verb in the order offered', () => {
  expect(grouped([move, end, improve, move]).map((group) => [group.verb, group.actions.length])).toEqual([
    ['move', 2],
    ['end_turn', 2],
  ]);
});

test('an answer belongs to no place on the board', () => {
  expect([act('answer agree'), end, improve, move].map(isAnswer)).toEqual([true, true, false, false]);
});

describe('the end of the turn', () => {
  test('is all that is left when only things can be given up beside it', () => {
    expect(onlyTheEndIsLeft([discard, end], ['discard'])).toBe(true);
    expect(onlyTheEndIsLeft([end])).toBe(true);
  });

  test('is not all that is left while something can be done or chosen', () => {
    expect(onlyTheEndIsLeft([move, end], ['discard'])).toBe(false);
    expect(onlyTheEndIsLeft([discard, end])).toBe(false);
    expect(onlyTheEndIsLeft([improve, end])).toBe(false);
    expect(onlyTheEndIsLeft([discard], ['discard'])).toBe(false);
  });

  test('is found in its plain form', () => {
    expect(plainEnd([improve, end])).toBe(end);
    expect(plainEnd([improve])).toBeNull();
  });
});
