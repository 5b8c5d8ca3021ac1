import { expect, test } from 'vitest';
import { reachOf } from './reach';
import { explorer, guardian, tile, viewWith } from './view.testing';

const hearts = (card: string, changes: Parameters<typeof viewWith>[0] = {}) =>
  Object.fromEntries(reachOf(card, viewWith(changes)).hearts);

test('Despair reaches everybody in the temple who is not protected', () => {
  expect(hearts('D3-DES')).toEqual({ guide: 1, foreman: 1 });
  const explorers = [explorer('veteran', 0, '3,0', { protected: true }), explorer('dog', -1, '3,1')];
  expect(hearts('D3-DES', { explorers })).toEqual({ dog: 1 });
});

test('each Lava symbol costs those on Lava tiles a heart, and burns a fuse', () => {
  expect(hearts('D3-LAV-A')).toEqual({ guide: 1 });
  expect(hearts('D3-LAV-B')).toEqual({ guide: 2 });
  const tiles = [
    tile('3,1', 'A-EXP-1', 'explosion', { markers: 2, sides: ['wall', 'link', 'wall', 'wall'] }),
    tile('4,1', 'B-NOR-1', 'normal', { sides: ['wall', 'wall', 'wall', 'link'] }),
    tile('3,2', 'B-NOR-2', 'normal'),
  ];
  const explorers = [explorer('guide', 0, '4,1'), explorer('rogue', 1, '3,2'), explorer('priest', 2, '3,1')];
  expect(hearts('D3-LAV-A', { tiles, explorers })).toEqual({});
  expect(hearts('D3-LAV-B', { tiles, explorers })).toEqual({ guide: 3, priest: 3 });
});

test('a Collapse could reach those in Ruins that stand, by a die; not under the Colossus nor on the Fortification', () => {
  const tiles = [
    tile('3,1', 'B-RUI-1', 'ruins', { number: 1 }),
    tile('4,1', 'B-RUI-2', 'ruins', { number: 2 }),
    tile('5,1', 'B-RUI-3', 'ruins', { number: 3, fort: true }),
    tile('6,1', 'B-RUI-4', 'ruins', { number: 4, rubble: true }),
  ];
  const explorers = ['guide', 'colossus', 'priest', 'healer'].map((id, seat) => explorer(id, seat, `${3 + seat},1`));
  expect(hearts('D3-COL-A', { tiles, explorers })).toEqual({ guide: 5 });
  expect(reachOf('D3-COL-A', viewWith()).byDie).toBe(true);
  expect(reachOf('D3-DES', viewWith()).byDie).toBe(false);
});

test('a Trap card triggers what lies under and next to every Explorer, the same trap several times, not with the Rogue', () => {
  const tiles = [
    tile('3,1', 'B-DRT-1', 'darts', { sides: ['wall', 'link', 'wall', 'wall'] }),
    tile('4,1', 'B-SPK-1', 'spikes', { sides: ['wall', 'wall', 'wall', 'link'] }),
  ];
  const explorers = [explorer('guide', 0, '3,1'), explorer('priest', 1, '4,1')];
  expect(hearts('D3-TRP-1', { tiles, explorers })).toEqual({ guide: 2, priest: 5 });
  const withRogue = [...explorers, explorer('rogue', 2, '4,1')];
  expect(hearts('D3-TRP-1', { tiles, explorers: withRogue })).toEqual({ guide: 1 });
});

test('a loosened boulder falls; near an Alarm no trap is triggered', () => {
  const boulder = tile('3,1', 'A-BLD-1', 'boulder', { sides: ['wall', 'link', 'wall', 'wall'] });
  const alarm = tile('4,1', 'T-ALA-1', 'alarm', { sides: ['wall', 'wall', 'wall', 'link'] });
  const explorers = [explorer('guide', 0, '3,1')];
  expect(hearts('D3-TRP-1', { tiles: [boulder], explorers })).toEqual({});
  expect(hearts('D3-TRP-1', { tiles: [{ ...boulder, danger: true }], explorers })).toEqual({ guide: 6 });
  expect(hearts('D3-TRP-1', { tiles: [{ ...boulder, danger: true }, alarm], explorers })).toEqual({});
});

test('Wake brings Guardians whose tiles are there, Activate reaches whom they would', () => {
  const tiles = [tile('0,0', 'LAT-W-3', 'guardian', { guardian: 'infantry' })];
  expect(reachOf('D3-WAK-B', viewWith({ tiles, reserve: { infantry: 1, archer: 3 } })).comes).toBe(1);
  expect(reachOf('D3-WAK-B', viewWith({ tiles: [{ ...tiles[0]!, flipped: true }] })).comes).toBe(0);
  const guardians = [
    guardian('INF-1', 'infantry', '3,0', { acts: 'attack', victims: ['foreman'] }),
    guardian('VOL-1', 'volatile', '3,0', { acts: 'explode', victims: ['foreman'] }),
  ];
  expect(hearts('D3-ACT', { guardians })).toEqual({ foreman: 3 });
});
