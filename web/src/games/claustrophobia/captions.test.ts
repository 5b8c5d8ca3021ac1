import { expect, test } from 'vitest';
import { captionOf } from './captions';
import { sheet, t, viewWith } from './view.testing';

const view = viewWith();

test('what is looked at is told under the map', () => {
  expect(captionOf('fighter:troglodyte1', view, t)).toContain('cl-troglodytes(2)');
  expect(captionOf('fighter:H03', view, t)).toBe('');
  expect(captionOf('tile:0,-1', view, t)).toContain('Cl-effect-used(effect-trapped)');
  expect(captionOf('line:H05/6', view, t)).toContain('Cl-line-cancelled');
  expect(captionOf('slot:P5', view, t)).toContain('Cl-missing-any(1), cl-missing-total(4)');
  expect(captionOf('card:I05', view, t)).toContain('about-instinct-wrath');
  expect(captionOf('event:V01', view, t)).toContain('About-event-V01');
  expect(captionOf('talent:H03/tough', view, t)).toContain('about-talent-tough');
  expect(captionOf('die:4', view, t)).toBe('');
});

test('an exit tells what lies behind it or what closes it, the reserve what it holds', () => {
  expect(captionOf('exit:0,0/S', view, t)).toContain('Cl-dark-about');
  expect(captionOf('exit:0,0/E', view, t)).toBe('cl-way-rubble(direction-E)');
  expect(captionOf('exit:0,0/N', view, t)).toBe('');
  expect(captionOf('entry:troglodyte', view, t)).toContain('Cl-entry(9|1)');
  expect(captionOf('entry:D01', view, t)).toContain('Cl-demon-in_play');
});

test('a fighter that waits for its die has no values yet', () => {
  const waiting = viewWith({ sheets: [sheet('H01')] });
  expect(captionOf('fighter:H01', waiting, t)).toContain('Cl-has-no-die');
  expect(captionOf('fighter:H01', waiting, t)).not.toContain('Cl-values');
  expect(captionOf('fighter:H01', view, t)).toContain('Cl-values');
});

test('while nothing is looked at, the attack that runs is told', () => {
  const attack = { fighter: 'D01', victim: 'H05', kind: 'fight', dice: 4, hits: 2 };
  expect(captionOf(null, viewWith({ attack }), t)).toBe('cl-attack-now(fighter-D01|fighter-H05|4|2)');
  expect(captionOf(null, view, t)).toBe('');
});
