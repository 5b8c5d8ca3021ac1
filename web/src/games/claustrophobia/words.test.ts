import { describe, expect, test } from 'vitest';
import type { Reader } from '$board/contract';
import { reachFrom } from '../../words/ways';
import { t, viewWith } from './view.testing';
import { inWords } from './words';

const reader = (me: number): Reader => ({ t, player: (seat) => ['Ada', 'Ben'][seat] ?? '?', me });
const view = viewWith();
const places = inWords.places(view, reader(0));
const placeOf = (thing: string) => places.find((place) => place.thing === thing)!;

describe('places', () => {
  test('are the tiles and the dark beyond unexplored exits', () => {
    expect(places.map(({ thing }) => thing)).toEqual(['tile:0,0', 'exit:0,0/S', 'tile:1,0', 'exit:1,0/E', 'tile:0,-1']);
    expect(placeOf('exit:0,0/S').isUnexplored).toBe(true);
  });

  test('have a way in every direction, walls too', () => {
    expect(placeOf('tile:0,0').ways.map(({ digit, to, isStep }) => [digit, to, isStep])).toEqual([
      ['8', 'tile:0,-1', true],
      ['6', 'tile:1,0', false],
      ['2', 'exit:0,0/S', true],
      ['4', null, false],
    ]);
  });

  test('tell what closes a way', () => {
    expect(placeOf('tile:0,0').contents).toContain('cl-way-rubble(direction-E)');
    expect(placeOf('tile:1,0').contents).toEqual(
      expect.arrayContaining(['cl-way-lost(direction-E)', 'cl-way-walled_up(direction-S)']),
    );
  });

  test('are reached step by step, not through rubble', () => {
    const reach = reachFrom(places, 'tile:0,0');
    expect(reach.get('tile:0,-1')?.steps).toBe(1);
    expect(reach.get('exit:0,0/S')?.steps).toBe(1);
    expect(reach.has('tile:1,0')).toBe(false);
  });

  test('tell the holes of troglodytes as ways that are no steps', () => {
    const hole = placeOf('tile:1,0').ways.at(-1);
    expect(hole).toEqual({ digit: '', toward: 'cl-through-hole', to: 'tile:0,-1', isStep: false });
  });
});

test('figures are told with their tiles, a pack of troglodytes as one', () => {
  const figures = inWords.figures(view, reader(0));
  expect(figures.map(({ name, seat, place }) => [name, seat, place])).toEqual([
    ['fighter-H01', 0, 'tile:0,0'],
    ['cl-troglodytes(2)', 1, 'tile:0,0'],
    ['fighter-D01', 1, 'tile:1,0'],
    ['fighter-H05', 0, 'tile:0,-1'],
  ]);
  expect(figures[1]?.facts).toContain('cl-pack-acted(1|2)');
});

describe('what is mine', () => {
  test('is for the human player his sheets, line by line, and his cards', () => {
    const mine = inWords.mine(view, reader(0))!;
    expect(mine.place).toBe('tile:0,0');
    expect(mine.facts).toEqual(expect.arrayContaining(['cl-my-aim(Get out.)', 'cl-mv-left(fighter-H01|1)']));
    const scout = mine.facts.find((fact) => fact.startsWith('fighter-H05'))!;
    expect(scout).toContain('Cl-has-die(6)');
    expect(scout).toContain('(2) cl-values(2|1|4), cl-line-scarred');
    expect(scout).toContain('(5) cl-values(3|1|3), cl-line-instinct. (6) cl-values(2|3|3), cl-line-cancelled');
    expect(mine.facts).toContain('fighter-H03. Cl-place-dead');
    expect(mine.hand).toEqual(['cl-card-uses(instinct-wrath|2|about-instinct-wrath)']);
  });

  test('is for the infernal player his points, dice and reserve', () => {
    const mine = inWords.mine(view, reader(1))!;
    expect(mine.facts).toEqual(
      expect.arrayContaining(['cl-pm(7)', 'cl-pool(3)', 'cl-alarms(1)', 'entry-troglodyte. Cl-entry(9|1)']),
    );
    expect(mine.place).toBe('tile:0,0');
  });

  test('is nothing for a spectator', () => {
    expect(inWords.mine(view, reader(-1))).toBeNull();
  });
});

test('beside the map lie the scenario, the phase, the powers and what they lack', () => {
  const told = inWords.table?.(view, reader(0)) ?? [];
  expect(told).toEqual(
    expect.arrayContaining([
      'The Survivors',
      'cl-turn-of(2|20)',
      'phase-human_activation',
      'cl-progress-reached(1|2)',
      'cl-stack(6)',
      'cl-darkness',
      'cl-open-event(event_card-V09)',
      'cl-events-of(2). Cl-deck(18). Cl-discarded(event_card-V01)',
    ]),
  );
  expect(told.find((line) => line.startsWith('slot-P5'))).toContain('Cl-missing-any(1), cl-missing-total(4)');
});
