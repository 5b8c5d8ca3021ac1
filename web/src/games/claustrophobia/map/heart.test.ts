import { expect, test } from 'vitest';
import { middleOf } from '../geometry';
import { viewWith } from '../view.testing';
import { heartOf } from './heart';

const none = () => false;

test('the map follows the drawn tile, then who is selected or acts, then the humans', () => {
  expect(heartOf(viewWith(), '1,1', none)).toEqual(middleOf('1,1'));
  expect(heartOf(viewWith({ acting: 'D01' }), null, none)).toEqual(middleOf('1,0'));
  expect(heartOf(viewWith({ acting: 'D01' }), null, (thing) => thing === 'fighter:H05')).toEqual(middleOf('0,-1'));
  const between = { x: 0, y: middleOf('0,-1').y / 2 };
  expect(heartOf(viewWith({ acting: null }), null, none)).toEqual(between);
  expect(heartOf(viewWith({ acting: null, fighters: [] }), null, none)).toBeNull();
});
