import { expect, test } from 'vitest';
import {
  abilitiesInWords,
  aimInWords,
  bagInWords,
  cardsInWords,
  diceInWords,
  explorerFacts,
  intentionInWords,
  reachInWords,
  stepsInWords,
  tileFacts,
  tileInWords,
  volcanoInWords,
} from './sentences';
import { explorer, guardian, t, tile, viewWith } from './view.testing';

test('a tile tells what lies on it', () => {
  const full = tile('3,1', 'A-SNK-1', 'snake', {
    markers: 2,
    keys: 1,
    artifact: true,
    mines: 1,
    fort: true,
    rubble: true,
    danger: true,
    consolidated: true,
    lava_next: true,
    breaches: ['S', 'N'],
  });
  expect(tileFacts(full, t)).toEqual([
    'st-lava-next',
    'marker-rubble',
    'marker-consolidation',
    'marker-danger',
    'st-snakes(2)',
    'st-keys-here(1)',
    'item-artifact',
    'st-mines(1)',
    'equipment-fortification',
    'st-breaches(side-N, side-S)',
  ]);
  expect(tileFacts(tile('3,1', 'A-EXP-1', 'explosion', { markers: 3 }), t)).toEqual(['st-fuse(3)']);
  expect(tileInWords(tile('3,1', 'B-KEY-1', 'key'), t)).toBe('tile-B-KEY-1 (3,1), about-kind-key');
  expect(tileInWords({ ...full, flipped: true }, t)).toBe('st-lava (3,1), st-about-lava-flow');
});

test('an Explorer tells hearts, state and item', () => {
  expect(explorerFacts(explorer('guide', 0, '3,1', { item: 'key' }), t)).toEqual(['st-hearts(3|5)', 'st-holds(item-key)']);
  expect(explorerFacts(explorer('guide', 0, '3,1', { state: 'down', hearts: 0, protected: true, exposed: true }), t)).toEqual([
    'st-state-down',
    'st-hearts(0|5)',
    'st-protected',
    'st-exposed',
  ]);
  expect(explorerFacts(explorer('guide', 0, null, { state: 'dead' }), t)).toEqual(['st-state-dead']);
});

test('abilities tell their cost and what is left of them', () => {
  expect(abilitiesInWords({ id: 'foreman', uses: 2 }, t)).toEqual([
    'ability-excavate, points-to-act(1), about-ability-excavate',
    'ability-consolidate, points-to-act(1), st-uses-left(2|4), about-ability-consolidate',
  ]);
  expect(abilitiesInWords({ id: 'archaeologist', uses: 0 }, t)[1]).toBe(
    'ability-adventurer, st-heart-cost, about-ability-adventurer',
  );
  expect(abilitiesInWords({ id: 'rogue', uses: 0 }, t)[1]).toBe('ability-vigilance, st-passive, about-ability-vigilance');
});

test('a Guardian tells what it would do next', () => {
  const view = viewWith();
  const told = (changes: Partial<Parameters<typeof intentionInWords>[0]>) =>
    intentionInWords(guardian('INF-1', 'infantry', '3,0', changes), view, t);
  expect(told({ acts: 'attack', victims: ['foreman'] })).toBe('st-acts-attack(the-explorer-foreman)');
  expect(told({ acts: 'walk', cells: ['3,1'] })).toBe('st-acts-walk(st-tile-at(the-kind-lava|3,1))');
  expect(told({ acts: 'rise' })).toBe('st-acts-rise');
  expect(told({})).toBe('st-acts-nothing');
});

test('the aim is another one for Typhaon, and its steps tell how far they are', () => {
  const typhaon = { seat: 3, hand: null, cards: 3, deck: 7, unseen: [], discard: [], playing: null };
  expect(aimInWords(viewWith(), 0, t)).toBe('st-aim-base');
  expect(aimInWords(viewWith({ mode: 'typhaon', typhaon }), 0, t)).toBe('st-aim-typhaon');
  expect(aimInWords(viewWith({ mode: 'typhaon', typhaon }), 3, t)).toBe('st-aim-of-typhaon');
  expect(stepsInWords(viewWith({ keys_set: 3 }), t).slice(0, 2)).toEqual([
    'st-step-now(st-step-sanctum(0|1|4))',
    'st-step-done(st-step-keys(3|3|4))',
  ]);
});

test('the volcano tells what comes next', () => {
  const volcano = viewWith().volcano;
  expect(volcanoInWords(viewWith(), t)).toEqual(['st-marker(20|26)', 'st-marker-next(1|19)', 'st-at-zero']);
  expect(volcanoInWords(viewWith({ mode: 'typhaon', volcano: { ...volcano, marker: 1, steps: 2, cursed: true } }), t)).toEqual([
    'st-marker(1|26)',
    'st-marker-next(2|0)',
    'st-at-zero-typhaon',
    'st-cursed',
  ]);
  expect(volcanoInWords(viewWith({ volcano: { ...volcano, state: 'ready' } }), t)).toEqual(['st-volcano-ready']);
  expect(volcanoInWords(viewWith({ volcano: { ...volcano, state: 'erupted' } }), t)).toEqual([
    'st-lava-flows(1)',
    'st-next-flow(0)',
  ]);
});

test('the bag tells the odds of the next tile', () => {
  expect(bagInWords(viewWith(), t)).toBe(
    'st-bag-of(4|st-share(kind-normal|2|50), st-share(kind-key|1|25), st-share(kind-guardian|1|25))',
  );
  expect(bagInWords(viewWith({ bag: ['T-LEG-2'] }), t)).toBe('st-bag-of(1|st-share(tile-T-LEG-2|1|100))');
  expect(bagInWords(viewWith({ bag: [] }), t)).toBe('st-bag-empty');
});

test('a card of Typhaon tells whom it would reach', () => {
  expect(reachInWords('D3-LAV-B', viewWith(), t)).toBe('st-reach(st-reach-hearts(name-explorer-guide|2))');
  expect(reachInWords('D3-TRP-1', viewWith(), t)).toBe('st-reach-nobody');
  const tiles = [tile('3,1', 'B-RUI-1', 'ruins')];
  expect(reachInWords('D3-COL-A', viewWith({ tiles }), t)).toBe('st-reach-by-die(st-reach-hearts(name-explorer-guide|5))');
  const lateral = [tile('0,0', 'LAT-W-3', 'guardian', { guardian: 'infantry' })];
  expect(reachInWords('D3-WAK-A', viewWith({ tiles: lateral }), t)).toBe('st-reach-comes(1)');
});

test('dice tell what they do', () => {
  expect(diceInWords(viewWith({ dice: ['lava', 'trap'] }), t)).toEqual([
    'st-dice-shown(face-lava, about-face-lava; face-trap, about-face-trap)',
  ]);
  expect(diceInWords(viewWith({ dice: ['4'] }), t)).toEqual(['st-dice-shown(4)']);
  expect(diceInWords(viewWith(), t)).toEqual([]);
});

test('equal cards are told once, with their number', () => {
  const same = (key: string) => key.replace(/-\d$/, '');
  expect(cardsInWords(['D3-TRP-1', 'D3-ACT', 'D3-TRP-2'], same)).toBe('2 × card-D3-TRP, card-D3-ACT');
});
