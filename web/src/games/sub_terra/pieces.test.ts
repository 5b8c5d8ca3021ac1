import { describe, expect, it } from 'vitest';
import { intentsOf, piecesOn, threatsTo } from './pieces';
import { explorer, guardian, viewWith } from './view.testing';

describe('the figures on a tile', () => {
  it('are Explorers one by one, and Guardians of a type together', () => {
    const view = viewWith({
      explorers: [explorer('guide', 0, '3,0'), explorer('ark', -1, '3,0'), explorer('rogue', 1, '3,1')],
      guardians: [
        guardian('INF-1', 'infantry', '3,0'),
        guardian('ARC-1', 'archer', '3,0'),
        guardian('INF-2', 'infantry', '3,0'),
        guardian('INF-3', 'infantry', '4,0'),
      ],
    });
    expect(piecesOn('3,0', view).map(({ id }) => id)).toEqual(['guide', 'ark', '3,0/infantry', '3,0/archer']);
    expect(piecesOn('3,0', view).flatMap((piece) => (piece.kind === 'guardian' ? piece.guardians.length : []))).toEqual([2, 1]);
  });
});

describe('what Guardians would do', () => {
  it('is an arrow to each place, once for all that would go there', () => {
    const view = viewWith({
      guardians: [
        guardian('INF-1', 'infantry', '2,0', { acts: 'walk', cells: ['3,0'] }),
        guardian('INF-2', 'infantry', '2,0', { acts: 'walk', cells: ['3,0'] }),
        guardian('INF-3', 'infantry', '4,0', { acts: 'dig', cells: ['4,1', '3,0'] }),
      ],
    });
    expect(intentsOf(view)).toEqual([
      { from: '2,0', to: '3,0', acts: 'walk', count: 2, isOpen: false },
      { from: '4,0', to: '4,1', acts: 'dig', count: 1, isOpen: true },
      { from: '4,0', to: '3,0', acts: 'dig', count: 1, isOpen: true },
    ]);
  });

  it('is an arrow to whoever would be shot, and none to whoever stands on the same tile', () => {
    const view = viewWith({
      guardians: [
        guardian('ARC-1', 'archer', '3,0', { acts: 'shoot', victims: ['guide'] }),
        guardian('INF-1', 'infantry', '3,1', { acts: 'attack', victims: ['guide'] }),
      ],
    });
    expect(intentsOf(view)).toEqual([{ from: '3,0', to: '3,1', acts: 'shoot', count: 1, isOpen: false }]);
  });

  it('threatens Explorers, surely or perhaps', () => {
    const view = viewWith({
      guardians: [
        guardian('INF-1', 'infantry', '3,1', { acts: 'attack', victims: ['guide'] }),
        guardian('INF-2', 'infantry', '3,1', { acts: 'attack', victims: ['guide', 'foreman'] }),
        guardian('VOL-1', 'volatile', '3,0', { acts: 'explode', victims: ['ark', 'dog'] }),
      ],
    });
    expect(threatsTo(view).get('guide')).toEqual({ count: 2, isSure: true });
    expect(threatsTo(view).get('foreman')).toEqual({ count: 1, isSure: false });
    expect(threatsTo(view).get('dog')).toEqual({ count: 1, isSure: true });
    expect(threatsTo(view).get('rogue')).toBeUndefined();
  });
});
