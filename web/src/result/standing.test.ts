import { describe, expect, test } from 'vitest';
import { standingOf, teamTitle } from './standing';

const outcome = (winners: number[], ranks: number[]) => ({ winners, ranks, scores: ranks.map(() => 0) });
const TEAM = [0, 0, 0];
const AGAINST_ONE = [0, 0, 1];
const ALONE = [0, 1, 2];

const LOST = outcome([], [2, 2, 2]);

describe('who plays in a team', () => {
  test('has lost against the game, and is not second', () => {
    expect([0, 1, 2].map((seat) => standingOf(seat, LOST, TEAM))).toEqual(['lost', 'lost', 'lost']);
    expect(teamTitle(1, LOST, TEAM)).toBe('Your team has lost.');
    expect(teamTitle(-1, LOST, TEAM)).toBe('The team has lost.');
  });

  test('has won or lost with the side', () => {
    const end = outcome([0, 1], [1, 1, 2]);
    expect([0, 1, 2].map((seat) => standingOf(seat, end, AGAINST_ONE))).toEqual(['won', 'won', 'lost']);
    expect(teamTitle(0, end, AGAINST_ONE)).toBe('Your team has won!');
  });

  test('is told who won, where it was another side or one alone', () => {
    expect(teamTitle(0, outcome([2], [2, 2, 1]), AGAINST_ONE)).toBe('');
    expect(teamTitle(2, outcome([2], [2, 2, 1]), AGAINST_ONE)).toBe('');
  });
});

test('who plays for himself has a rank', () => {
  expect([0, 1, 2].map((seat) => standingOf(seat, outcome([1], [3, 1, 2]), ALONE))).toEqual(['3rd', '1st', '2nd']);
  expect(teamTitle(0, outcome([], [1, 1, 1]), ALONE)).toBe('');
});

test('before the sides are told, ranks stand for them', () => {
  expect(standingOf(1, LOST, [])).toBe('2nd');
});
