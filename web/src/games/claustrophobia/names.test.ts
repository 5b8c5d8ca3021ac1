import { expect, test } from 'vitest';
import { giftOn, inLanguage, nameOf, orientationName, stateOf } from './names';
import { fighter, sheet, t, viewWith } from './view.testing';

const view = viewWith();

test('everything that can be pressed has a name', () => {
  const name = (thing: string) => nameOf(thing, view, t);
  expect(name('fighter:H05')).toBe('fighter-H05');
  expect(name('tile:0,-1')).toBe('cl-tile-at(tile-20|0,-1)');
  expect(name('tile:5,5')).toBe('cl-unexplored-at(5,5)');
  expect(name('looked:44')).toBe('tile-44');
  expect(name('exit:0,0/S')).toBe('cl-exit(cl-tile-at(tile-2|0,0)|direction-S)');
  expect(name('die:4')).toBe('cl-die(4)');
  expect(name('card:I05')).toBe('card-I05');
  expect(name('event:V01b')).toBe('event_card-V01');
  expect(name('slot:P1')).toBe('slot-P1');
  expect(name('line:H05/2')).toBe('cl-line(2|fighter-H05)');
  expect(name('gift:G3')).toBe('gift-G3');
  expect(name('equipment:H05/E01')).toBe('cl-of-fighter(equipment-E01|fighter-H05)');
  expect(name('talent:H03/imposing')).toBe('cl-of-fighter(talent-imposing|fighter-H03)');
  expect(name('entry:hound')).toBe('entry-hound');
  expect(name('cloud:1')).toBeNull();
});

test('an imposing fighter holds its enemies or lets them pass', () => {
  expect(stateOf('talent:H01/imposing', view)).toBe('holding');
  const fighters = [fighter('H01', 'H01', '0,0', { let_pass: true })];
  expect(stateOf('talent:H01/imposing', viewWith({ fighters }))).toBe('passing');
  expect(stateOf('tile:0,0', view)).toBe('');
});

test('destiny dice have a colour', () => {
  const preparing = viewWith({ phase: 'infernal_preparation' });
  expect(nameOf('die:3', preparing, t)).toBe('cl-destiny-die(3|cl-red)');
  expect(nameOf('die:4', preparing, t)).toBe('cl-destiny-die(4|cl-white)');
});

test('an orientation is called by the exits of the tile that is turned', () => {
  const drawn = viewWith({ stack: { ...view.stack, drawn: 41 } });
  expect(orientationName(1, drawn, t)).toBe('cl-orientation(direction-E, direction-S)');
  expect(orientationName(3, view, t)).toBe('cl-quarter-turns(270)'); // of a tile that has been placed
});

test('a gift lies on the line of its value', () => {
  const redeemer = sheet('H01', { gifts: ['G3', 'G6'] });
  expect([1, 4, 5].map((line) => giftOn(redeemer, line))).toEqual(['G6', 'G3', null]);
});

test('a scenario speaks the language of the reader, else one that it has', () => {
  expect(inLanguage({ en: 'Out', fr: 'Dehors' }, 'fr')).toBe('Dehors');
  expect(inLanguage({ en: 'Out' }, 'fr')).toBe('Out');
  expect(inLanguage({ de: 'Raus' }, 'fr')).toBe('Raus');
});
