import { describe, expect, test } from 'vitest';
import type { Reader } from '$board/contract';
import { reachFrom } from '../../words/ways';
import { explorer, guardian, t, tile, viewWith } from './view.testing';
import { inWords } from './words';

const reader = (me: number): Reader => ({ t, player: (seat) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? '?', me });
const view = viewWith();
const places = inWords.places(view, reader(0));
const placeOf = (thing: string) => places.find((place) => place.thing === thing)!;
const typhaon = {
  seat: 3,
  hand: ['D3-DES', 'D3-LAV-A'],
  cards: 2,
  deck: 6,
  unseen: ['D3-ACT'],
  discard: ['D3-COL-A'],
  playing: 'D3-TRP-1',
};

describe('places', () => {
  test('are the tiles, the Exit and the dark beyond frontier exits', () => {
    expect(places.map(({ thing }) => thing)).toEqual(['tile:3,-1', 'tile:3,0', 'tile:3,1', 'exit:3,1/S', 'tile:4,1', 'tile:4,0']);
    expect(placeOf('tile:4,1').name).toBe('st-place(tile-B-RUI-2|4,1)');
    expect(placeOf('exit:3,1/S')).toMatchObject({ isUnexplored: true, at: '3,1/S' });
  });

  test('have a way for every side by the digits of a keypad, walls too; Rubble is no step', () => {
    expect(placeOf('tile:3,1').ways.map(({ digit, to, isStep }) => [digit, to, isStep])).toEqual([
      ['8', 'tile:3,0', true],
      ['6', 'tile:4,1', false],
      ['2', 'exit:3,1/S', true],
      ['4', null, false],
    ]);
    expect(placeOf('exit:3,1/S').ways).toEqual([{ digit: '8', toward: 'st-toward-N', to: 'tile:3,1', isStep: true }]);
  });

  test('tell what lies there, and what cannot be entered', () => {
    expect(placeOf('tile:3,1').contents).toEqual(['st-keys-here(1)']);
    expect(placeOf('tile:4,1')).toMatchObject({ contents: ['marker-rubble'], isBlocked: true });
    const flipped = inWords.places(viewWith({ tiles: [tile('3,0', 'ENT-CROSS', 'crossing', { flipped: true })] }), reader(0));
    expect(flipped[0]).toMatchObject({ name: 'st-place(st-lava|3,0)', isBlocked: true });
  });

  test('are reached step by step', () => {
    const reach = reachFrom(places, 'tile:3,1');
    expect(reach.get('tile:3,-1')?.steps).toBe(2);
    expect(reach.get('tile:4,0')?.steps).toBe(2);
    expect(reach.has('tile:4,1')).toBe(false);
  });
});

test('figures tell hearts and whom Guardians hunt; those of one type on one tile are one', () => {
  const guardians = [
    guardian('INF-1', 'infantry', '3,0', { acts: 'attack', victims: ['foreman'] }),
    guardian('INF-2', 'infantry', '3,0', { acts: 'attack', victims: ['foreman'] }),
    guardian('ETE-1', 'eternal', '4,0', { lying: true }),
  ];
  const figures = inWords.figures(viewWith({ guardians }), reader(0));
  expect(figures.map(({ thing, seat, place }) => [thing, seat, place])).toEqual([
    ['explorer:guide', 0, 'tile:3,1'],
    ['explorer:foreman', 1, 'tile:3,0'],
    ['explorer:rogue', 2, null],
    ['guardian:3,0/infantry', null, 'tile:3,0'],
    ['guardian:4,0/eternal', null, 'tile:4,0'],
  ]);
  expect(figures[1]?.facts).toEqual(['st-hearts(3|5)', 'st-hunted(2)']);
  expect(figures[3]?.name).toBe('st-guardians-at(2|name-guardian-infantry|a-guardian-infantry|3,0)');
  expect(figures[4]?.facts).toEqual(['st-lying', 'st-acts-nothing']);
  const ark = inWords.figures(viewWith({ explorers: [explorer('ark', -1, '3,0')] }), reader(0));
  expect(ark[0]?.seat).toBeNull();
});

describe('what is mine', () => {
  test('is my Explorer, with abilities and action points in my turn', () => {
    const mine = inWords.mine(view, reader(0))!;
    expect(mine).toMatchObject({ place: 'tile:3,1', left: 2, hand: [] });
    expect(mine.facts.slice(0, 3)).toEqual([
      'st-my-aim(st-aim-base)',
      'explorer-guide, st-hearts(3|3), st-holds(item-key)',
      'st-ap-left(2)',
    ]);
    expect(mine.facts).toContain('ability-nimble, st-passive, about-ability-nimble');
    expect(inWords.mine(view, reader(1))).toMatchObject({ place: 'tile:3,0', left: 0 });
    expect(inWords.mine(view, reader(2))?.place).toBeNull();
  });

  test('is the stock of the Inventor and the hand of the Fortune-Teller', () => {
    const tarot = { hand: ['4'], cards: 1, deck: 11, unseen: [], discard: ['2'], drawn: [] };
    const team = [explorer('inventor', 0, '3,1')];
    const mine = inWords.mine(viewWith({ explorers: team, tarot }), reader(0))!;
    expect(mine.facts.at(-1)).toBe('st-stock(3|1)');
    expect(mine.hand).toEqual(['st-tarot(tarot-4|points-to-act(2)|about-tarot-4)']);
  });

  test('is for Typhaon his cards with what they would reach', () => {
    const mine = inWords.mine(viewWith({ mode: 'typhaon', typhaon }), reader(3))!;
    expect(mine.facts).toContain('st-my-aim(st-aim-of-typhaon)');
    expect(mine.hand[1]).toBe('card-D3-LAV-A, st-reach(st-reach-hearts(name-explorer-guide|1))');
  });

  test('is the aim before an Explorer is picked, and nothing for a spectator', () => {
    expect(inWords.mine(viewWith({ explorers: [] }), reader(0))?.facts).toEqual(['st-my-aim(st-aim-base)']);
    expect(inWords.mine(view, reader(-1))).toBeNull();
  });
});

test('beside the map lie the aim, the round, the volcano, the bag and the reserve', () => {
  const told = inWords.table!(view, reader(0));
  expect(told).toEqual(
    expect.arrayContaining([
      'st-aim-base',
      'st-step-later(st-step-keys(1|3|4))',
      'st-round(2), step-actions',
      'st-marker(20|26)',
      'st-reserve-of(st-count(name-guardian-infantry|4))',
    ]),
  );
  expect(told.some((line) => line.startsWith('st-bag-of(4|'))).toBe(true);
});

test('cards, the tile in hand and candidates are told', () => {
  const tarot = { hand: null, cards: 2, deck: 9, unseen: [], discard: ['2'], drawn: ['5', '6'] };
  const placing = { placer: 0, spot: null, exit: null, drawn: null, choice: ['B-KEY-1', 'B-NOR-1'], aside: [] };
  const told = inWords.table!(
    viewWith({ tarot, typhaon, placing, candidates: ['rogue'], dice: ['lava'], darkness: true }),
    reader(0),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      'st-dice-shown(face-lava, about-face-lava)',
      'st-in-hand(tile-B-KEY-1, tile-B-NOR-1)',
      'st-darkness',
      'st-tarot-piles(2|9)',
      'st-tarot-drawn(tarot-5, tarot-6)',
      'st-discarded(tarot-2)',
      'st-typhaon-piles(2|6)',
      'st-playing(card-D3-TRP-1)',
      'st-unseen(card-D3-ACT)',
      'st-discarded(card-D3-COL-A)',
    ]),
  );
  expect(told.at(-1)).toContain('explorer-rogue, ability-sprint, points-to-act(1)');
});
