import { describe, expect, test } from 'vitest';
import { grouped, onlyTheEndIsLeft, optionsOf, plainEnd } from './options';
import { act, ask, shortcut } from './options.testing';

const move = act('move 1,0', { wish: 'move' });
const deliver = act('deliver', { wish: 'score' });
const discard = act('discard ring', { wish: 'give_up' });
const end = act('end_turn', { ends: true });
const improve = act('end_turn improve boots1', { ends: true, picks: ['token:boots1'] });
const walk = shortcut('walk', ['move 1,0', 'move 2,0'], { wish: 'move', args: { tiles: 2 } });

test('the most wanted comes first, and a shortcut before the actions of its kind', () => {
  const options = optionsOf(ask(discard, move, deliver, walk));
  expect(options.map((option) => option.id)).toEqual(['deliver', 'move 1,0; move 2,0', 'move 1,0', 'discard ring']);
  expect(options[1]?.shortcut?.args).toEqual({ tiles: 2 });
});

test('without a question there is nothing to choose', () => {
  expect(optionsOf(null)).toEqual([]);
});

test('options are grouped by verb, a shortcut with the verb it begins with', () => {
  const groups = grouped(optionsOf(ask(move, end, walk, improve)));
  expect(groups.map((group) => [group.verb, group.options.length])).toEqual([
    ['end_turn', 2],
    ['move', 2],
  ]);
});

describe('the end', () => {
  test('is all that is left when only things can be given up beside it', () => {
    expect(onlyTheEndIsLeft(optionsOf(ask(discard, end)))).toBe(true);
    expect(onlyTheEndIsLeft(optionsOf(ask(end)))).toBe(true);
  });

  test('is not all that is left while something can be done or chosen', () => {
    expect(onlyTheEndIsLeft(optionsOf(ask(move, end)))).toBe(false);
    expect(onlyTheEndIsLeft(optionsOf(ask(improve, end)))).toBe(false);
    expect(onlyTheEndIsLeft(optionsOf(ask(discard)))).toBe(false);
  });

  test('is found in its plain form', () => {
    expect(plainEnd(optionsOf(ask(improve, end)))?.id).toBe('end_turn');
    expect(plainEnd(optionsOf(ask(improve, move)))).toBeNull();
  });
});
