import { describe, expect, it } from 'vitest';
import { cameAt, explorerWay, freshLava, freshTiles, guardianWay, heartsLost, strikesIn } from './movements';

describe('what moves in a moment', () => {
  it('is an Explorer along all of its way', () => {
    const events = [
      { kind: 'moved', explorer: 'guide', path: ['3,0', '3,1'], cell: '3,1' },
      { kind: 'moved', explorer: 'rogue', path: ['4,0', '4,1'], cell: '4,1' },
      { kind: 'moved', explorer: 'guide', path: ['3,1', '4,1'], cell: '4,1' },
    ];
    expect(explorerWay(events, 'guide')).toEqual(['3,0', '3,1', '4,1']);
    expect(explorerWay(events, 'priest')).toEqual([]);
  });

  it('is one Guardian of those that stand together', () => {
    const events = [
      { kind: 'guardian_moved', guardian: 'infantry', piece: 'INF-2', path: ['2,0', '3,0'], cell: '3,0' },
      { kind: 'guardian_moved', guardian: 'infantry', piece: 'INF-3', path: ['4,0', '3,0'], cell: '3,0' },
    ];
    expect(guardianWay(events, ['INF-1', 'INF-2', 'INF-3'])).toEqual(['2,0', '3,0']);
    expect(guardianWay(events, ['INF-1'])).toEqual([]);
  });

  it('are hearts that are lost, paid and regained', () => {
    const events = [
      { kind: 'hearts_lost', explorer: 'guide', hearts: 2, left: 1 },
      { kind: 'heart_paid', explorer: 'guide', left: 0 },
      { kind: 'healed', explorer: 'rogue', hearts: 1, left: 3 },
    ];
    expect(heartsLost(events, 'guide')).toBe(3);
    expect(heartsLost(events, 'rogue')).toBe(-1);
    expect(heartsLost(events, 'priest')).toBe(0);
  });

  it('are tiles, lava, Guardians that come, and what strikes', () => {
    const events = [
      { kind: 'tile_placed', cell: '3,1' },
      { kind: 'sanctum_placed', cell: '3,5', cells: ['3,6'] },
      { kind: 'lava_flowed', cells: ['3,8', '4,8'] },
      { kind: 'guardian_came', guardian: 'infantry', cell: '0,0' },
      { kind: 'spikes_struck', cell: '2,2' },
      { kind: 'marker_moved', marker: 4 },
    ];
    expect(freshTiles(events)).toEqual(['3,1', '3,5', '3,6']);
    expect(freshLava(events)).toEqual(['3,8', '4,8']);
    expect(cameAt(events)).toEqual(['0,0']);
    expect(strikesIn(events)).toEqual([{ cell: '2,2', kind: 'spikes_struck' }]);
  });
});
