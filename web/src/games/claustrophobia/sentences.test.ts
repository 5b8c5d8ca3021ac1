import { expect, test } from 'vitest';
import { fighterAt } from './names';
import {
  cardInWords,
  entryInWords,
  eventInWords,
  eventPiles,
  explained,
  fighterInWords,
  instinctPiles,
  slotInWords,
  tileInWords,
  told,
} from './sentences';
import { fighter, slot, t, viewWith } from './view.testing';

const view = viewWith();

test('a tile is told with its effect, the room on it and what lies there', () => {
  expect(tileInWords(view.tiles[2]!, view, t)).toBe(
    'cl-tile-at(tile-20|0,-1). Cl-effect-used(effect-trapped). Cl-room(1|0|3). Cl-hole',
  );
  expect(tileInWords(view.tiles[1]!, view, t)).toContain('Cl-effect(effect-hole|about-effect-hole)');
});

test('a fighter is told with its values, its health and what ails it', () => {
  expect(fighterInWords(view.fighters[0]!, view, t)).toBe(
    'fighter-H01. Cl-values(1|2|3). Cl-lines-left(6). Cl-stuck. Cl-talents(talent-consecrated)',
  );
  expect(fighterInWords(view.fighters[1]!, view, t)).toContain('Cl-exhausted. Cl-acted');
  expect(fighterInWords(view.fighters[2]!, view, t, 2)).toContain('cl-troglodytes(2). Cl-values');
  expect(fighterInWords(fighter('D01', 'D01', '0,0', { hp: 5, damage: 2 }), view, t)).toContain('Cl-life-left(3|5)');
  expect(fighterInWords(fighter('possessed1', 'possessed', '0,0', { hp: 2, damage: 1 }), view, t)).toContain('Cl-successes(1|2)');
  expect(fighterAt('H05', view, t)).toBe('cl-fighter-at(fighter-H05|cl-tile-at(tile-20|0,-1))');
  expect(fighterAt('H03', view, t)).toBe('fighter-H03');
});

test('cards, powers and the reserve are told in full', () => {
  expect(cardInWords('I05', t)).toBe('cl-card-uses(instinct-wrath|2|about-instinct-wrath)');
  expect(eventInWords('V08a', t)).toBe('event_card-V08. About-event-V08');
  expect(explained('talent', 'tough', t)).toBe('cl-effect(talent-tough|about-talent-tough)');
  expect(slotInWords(slot('P5', 'P5', { prepared: [3] }), t, 'missing')).toBe(
    'slot-P5. About-power-P5. Cl-dice-on(cl-destiny-die(3|cl-red)). Missing',
  );
  expect(slotInWords(slot('P1', 'P1', { triggered: [2] }), t, '')).toContain('Cl-triggered');
  expect(entryInWords('D01', 1, 'waiting', 5, t)).toBe('entry-D01. Cl-demon-waiting');
  expect(entryInWords('hound', 2, 'reserve', 3, t)).toBe('entry-hound. Cl-entry(2|3)');
});

test('a deck tells what is left in it and what was discarded', () => {
  expect(instinctPiles(view, t)).toBe('cl-hand-of(1|4). Cl-deck(20)');
  expect(eventPiles(view, t)).toBe('cl-events-of(2). Cl-deck(18). Cl-discarded(event_card-V01)');
});

test('sentences stand one after another, each with one full stop at most', () => {
  expect(told(['Trap', '', 'It hits on 3 or more.', 'Used'])).toBe('Trap. It hits on 3 or more. Used');
});
