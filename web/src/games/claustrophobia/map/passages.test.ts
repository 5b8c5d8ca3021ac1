import { expect, test } from 'vitest';
import { viewWith } from '../view.testing';
import { darkExits, passagesOf } from './passages';

const passages = passagesOf(viewWith().tiles);

test('a way between two tiles is one passage, named from both sides', () => {
  expect(passages.map(({ exits, state }) => [exits.join(' '), state])).toEqual([
    ['0,0/E 1,0/W', 'rubble'],
    ['0,0/S', 'unexplored'],
    ['1,0/E', 'lost'],
    ['1,0/S', 'walled_up'],
    ['0,-1/S 0,0/N', 'link'],
  ]);
});

test('only open exits lead into the dark', () => {
  expect(darkExits(passages)).toEqual(['0,0/S', '1,0/E']);
});
