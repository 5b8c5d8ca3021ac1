import { expect, test } from 'vitest';
import { viewWith } from '../view.testing';
import { diceShown } from './rolls';

const dice = ['lava', 'trap'];
const rolled = { number: 3, seat: 0, things: [], events: [{ kind: 'die_rolled', number: 4 }], milliseconds: 900 };

test('dice are shown while they matter', () => {
  expect(diceShown(viewWith({ dice }), '', null)).toEqual([]);
  expect(diceShown(viewWith({ dice }), 'first_die', null)).toEqual(dice);
  expect(diceShown(viewWith({ dice, step: 'peril' }), 'choose_step', null)).toEqual(dice);
  expect(diceShown(viewWith({ dice: ['4'] }), '', rolled)).toEqual(['4']);
});
