import { expect, test } from 'vitest';
import { nameOf, tileName } from './names';
import { t, tile, viewWith } from './view.testing';

const named = (thing: string, changes: Parameters<typeof viewWith>[0] = {}) => nameOf(thing, viewWith(changes), t);

test('places are named by their kind and their cell', () => {
  expect(named('tile:3,1')).toBe('st-tile-at(the-kind-lava|3,1)');
  expect(named('tile:9,9')).toBe('st-spot(9,9)');
  expect(named('spot:3,2')).toBe('st-spot(3,2)');
  const tiles = [tile('3,1', 'B-NOR-1', 'normal', { flipped: true })];
  expect(named('tile:3,1', { tiles })).toBe('st-tile-at(st-lava-flow|3,1)');
});

test('exits and walls are named by their side', () => {
  expect(named('exit:3,1/S')).toBe('st-exit(st-tile-at(the-kind-lava|3,1)|st-toward-S)');
  expect(named('wall:3,1/W')).toBe('st-wall(st-tile-at(the-kind-lava|3,1)|st-toward-W)');
});

test('figures, items, abilities and cards have names', () => {
  expect(named('explorer:guide')).toBe('the-explorer-guide');
  expect(named('candidate:tamer')).toBe('the-explorer-tamer');
  expect(named('guardian:3,0/infantry')).toBe('st-guardians-at(1|name-guardian-infantry|a-guardian-infantry|3,0)');
  expect(named('item:key/3,1')).toBe('st-item-at(item-key|3,1)');
  expect(named('held:guide')).toBe('st-held-by(item-key|the-explorer-guide)');
  expect(named('ability:exert')).toBe('ability-exert');
  expect(named('tarot:4')).toBe('tarot-4');
  expect(named('card:D3-LAV-A')).toBe('card-D3-LAV-A');
  expect(named('reserve:archer')).toBe('st-in-reserve(a-guardian-archer)');
  expect(named('anything:else')).toBeNull();
});

test('a drawn tile is named by its kind, its orientation by the sides it opens', () => {
  const placing = { placer: 0, spot: '3,2', exit: '3,1/S', drawn: 'B-NOR-1', choice: [], aside: [] };
  expect(named('drawn:B-NOR-1')).toBe('tile-B-NOR-1');
  expect(named('rotation:1', { placing })).toBe('st-orientation(side-N, side-S, side-W)');
  expect(named('rotation:1')).toBe('rotation-1');
});

test('a die is named by what it shows', () => {
  expect(named('die:2', { dice: ['trap', 'lava'] })).toBe('st-die(face-lava)');
  expect(named('die:1', { dice: ['5'] })).toBe('st-die(5)');
  expect(named('die:1')).toBe('die-1');
});

test('a tile by itself tells what it works as', () => {
  expect(tileName(tile('3,1', 'B-RUI-2', 'ruins'), t)).toBe('tile-B-RUI-2');
  expect(tileName(tile('3,1', 'B-RUI-2', 'normal', { consolidated: true }), t)).toBe('kind-normal');
  expect(tileName(tile('3,1', 'B-RUI-2', 'ruins', { flipped: true }), t)).toBe('st-lava');
});
