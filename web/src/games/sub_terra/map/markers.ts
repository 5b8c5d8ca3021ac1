import type { Tile } from '../types';

/** A marker on a tile, and how many there are. */
export interface Marker {
  readonly id: 'danger' | 'consolidated' | 'snake' | 'fuse' | 'mine' | 'fort';
  readonly count: number;
}

/** The markers in the corner of a tile; Rubble, items and lava are drawn by themselves. */
export function markersOf(tile: Tile): Marker[] {
  if (tile.flipped) return [];
  const counted: Marker[] = [
    { id: 'danger', count: Number(tile.danger) },
    { id: 'consolidated', count: Number(tile.consolidated) },
    { id: tile.kind === 'explosion' ? 'fuse' : 'snake', count: tile.markers },
    { id: 'mine', count: tile.mines },
    { id: 'fort', count: Number(tile.fort) },
  ];
  return counted.filter(({ count }) => count > 0);
}
