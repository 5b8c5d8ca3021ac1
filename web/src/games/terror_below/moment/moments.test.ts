import { expect, test } from 'vitest';
import type { View } from '../types';
import { momentOf } from './moments';

function viewWith(changes: object = {}): View {
  return {
    over: false,
    drawn: null,
    attack: null,
    squads: [
      { seat: 0, leader: 'C07' },
      { seat: 1, leader: null },
    ],
    ...changes,
  } as unknown as View;
}

test('in quiet times there is none', () => {
  expect(momentOf(viewWith(), 'action_step', 0)).toBeNull();
});

test('an attack is one for everybody', () => {
  const view = viewWith({ attack: { slot: 2 } });
  expect(momentOf(view, 'hunt', 0)?.kind).toBe('attack');
  expect(momentOf(view, 'hunt', -1)?.kind).toBe('attack');
});

test('members are chosen by those who have a choice', () => {
  expect(momentOf(viewWith(), 'choose_leaders', 0)?.kind).toBe('members');
  expect(momentOf(viewWith(), 'choose_leaders', -1)).toBeNull();
  const view = viewWith({ attack: { slot: 2 } });
  expect(momentOf(view, 'new_leader', 1)?.kind).toBe('members');
  expect(momentOf(view, 'new_leader', 0)?.kind).toBe('attack');
});

test('two drawn cards are shown to whoever drew them', () => {
  expect(momentOf(viewWith({ drawn: ['P01', 'P05'] }), 'keep_card', 0)).toEqual({ kind: 'keep', cards: ['P01', 'P05'] });
});

test('when the game is over nothing asks for attention', () => {
  expect(momentOf(viewWith({ over: true, attack: { slot: 1 } }), '', 0)).toBeNull();
});
