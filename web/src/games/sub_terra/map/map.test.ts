import { describe, expect, it } from 'vitest';
import type { Foreseen } from '../foreseeing';
import { middleOf } from '../geometry';
import { explorer, tile, viewWith } from '../view.testing';
import { heartOf } from './heart';
import { markersOf } from './markers';
import { oddsCell, oddsSigns } from './odds';

const nothing = () => false;

describe('where the game is', () => {
  it('is where a tile is about to lie, else where somebody is selected or acts', () => {
    const placing = { placer: 0, spot: '3,2', exit: '3,1/S', drawn: 'B-NOR-1', choice: [], aside: [] };
    expect(heartOf(viewWith({ placing }), nothing)).toEqual(middleOf('3,2'));
    expect(heartOf(viewWith(), (thing) => thing === 'explorer:foreman')).toEqual(middleOf('3,0'));
    expect(heartOf(viewWith(), nothing)).toEqual(middleOf('3,1'));
  });

  it('is in the middle of all where nobody acts, and at the crossing where nobody is', () => {
    const explorers = [explorer('guide', 0, '1,1'), explorer('foreman', 1, '3,3')];
    expect(heartOf(viewWith({ active: -1, explorers }), nothing)).toEqual(middleOf('2,2'));
    expect(heartOf(viewWith({ active: -1, explorers: [] }), nothing)).toEqual(middleOf('3,0'));
  });
});

describe('the markers of a tile', () => {
  it('are those that lie on it', () => {
    const marked = tile('3,1', 'A-SNK-1', 'snake', { danger: true, markers: 2, mines: 1, fort: true });
    expect(markersOf(marked)).toEqual([
      { id: 'danger', count: 1 },
      { id: 'snake', count: 2 },
      { id: 'mine', count: 1 },
      { id: 'fort', count: 1 },
    ]);
    expect(markersOf(tile('3,1', 'A-EXP-1', 'explosion', { markers: 3 }))).toEqual([{ id: 'fuse', count: 3 }]);
    expect(markersOf({ ...marked, flipped: true })).toEqual([]);
  });
});

describe('the odds over the map', () => {
  const option = (picks: string[], path?: string[]) => ({ picks, preview: path ? { path } : null }) as Foreseen;

  it('stand where the way ends, else over what is pressed', () => {
    expect(oddsCell(option(['tile:3,2'], ['tile:3,1', 'tile:3,2']))).toBe('3,2');
    expect(oddsCell(option(['exit:3,2/S']))).toBe('3,2');
    expect(oddsCell(option(['guardian:3,0/infantry']))).toBe('3,0');
    expect(oddsCell(option(['ability:exert']))).toBeNull();
    expect(oddsCell(null)).toBeNull();
  });

  it('are chances with the hearts that they cost', () => {
    const odds = [
      { what: 'spikes', chance: 0.5, args: { hearts: 3 } },
      { what: 'key', chance: 0.125, args: {} },
      { what: 'something else', chance: 1, args: {} },
    ];
    expect(oddsSigns(odds).map(({ percent, hearts }) => [percent, hearts])).toEqual([
      [50, 3],
      [13, 0],
    ]);
  });
});
