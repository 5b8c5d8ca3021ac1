import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import { edgeParts, turned } from './cells';
import { tileOf } from './pack';
import type { Tile, View } from './types';

/** The name of a thing such as `tile:2,3` in the reader's language, as it stands in the middle of a sentence. */
export function nameOf(thing: string, view: View, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'explorer':
    case 'candidate':
      return t(`the-explorer-${id}`);
    case 'tile':
      return tileAt(id, view, t);
    case 'spot':
      return t('st-spot', { at: id });
    case 'exit':
    case 'wall':
      return edgeName(kind, id, view, t);
    case 'guardian':
      return guardiansAt(id, view, t);
    case 'item':
      return itemAt(id, t);
    case 'held':
      return heldBy(id, view, t);
    case 'ability':
    case 'tarot':
    case 'card':
      return t(`${kind}-${id}`);
    case 'drawn':
      return t(`tile-${id}`);
    case 'rotation':
      return orientationName(Number(id), view, t);
    case 'die':
      return dieName(Number(id), view, t);
    case 'reserve':
      return t('st-in-reserve', { guardian: t(`a-guardian-${id}`) });
  }
  return null;
}

/** `the Lava tile (2,3)`; a cell without a tile is empty. */
export function tileAt(at: string, view: View, t: Translate): string {
  const tile = tileIn(view, at);
  if (!tile) return t('st-spot', { at });
  return t('st-tile-at', { tile: tile.flipped ? t('st-lava-flow') : t(`the-kind-${tile.kind}`), at });
}

/** A tile by itself, with its number or the type of its Guardian: `Ruins 2`, `Guardian (infantry)`. */
export function tileName(tile: Tile, t: Translate): string {
  if (tile.flipped) return t('st-lava');
  return tile.consolidated ? t('kind-normal') : t(`tile-${tile.id}`);
}

export function tileIn(view: View, at: string | null): Tile | undefined {
  return view.tiles.find((tile) => tile.at === at);
}

function edgeName(kind: 'exit' | 'wall', edge: string, view: View, t: Translate): string {
  const [at, side] = edgeParts(edge);
  return t(`st-${kind}`, { tile: tileAt(at, view, t), direction: t(`st-toward-${side}`) });
}

/** All Guardians of a type on a tile: `2,3/infantry`. */
export function guardiansAt(id: string, view: View, t: Translate): string {
  const [at = '', type = ''] = id.split('/');
  const count = view.guardians.filter((one) => one.at === at && one.type === type).length;
  return t('st-guardians-at', { count, guardian: t(`name-guardian-${type}`), one: t(`a-guardian-${type}`), at });
}

/** `key/2,3`, `artifact/2,3`. */
function itemAt(id: string, t: Translate): string {
  const [item = '', at = ''] = id.split('/');
  return t('st-item-at', { item: t(`item-${item}`), at });
}

function heldBy(explorer: string, view: View, t: Translate): string {
  const item = view.explorers.find(({ id }) => id === explorer)?.item ?? 'nothing';
  return t('st-held-by', { item: t(`item-${item}`), explorer: t(`the-explorer-${explorer}`) });
}

/** The sides that the drawn tile would open after so many quarter turns. */
export function orientationName(rotation: number, view: View, t: Translate): string {
  const drawn = view.placing?.drawn;
  if (!drawn) return t(`rotation-${rotation}`);
  const sides = turned(tileOf(drawn).open, rotation).map((side) => t(`side-${side}`));
  return t('st-orientation', { sides: sides.join(', ') });
}

/** A die that waits, by what it shows: a face of the Peril die, or a number. */
function dieName(number: number, view: View, t: Translate): string {
  const shown = view.dice[number - 1];
  return shown === undefined ? t(`die-${number}`) : t('st-die', { shown: faceName(shown, t) });
}

export function faceName(shown: string, t: Translate): string {
  return isNumber(shown) ? shown : t(`face-${shown}`);
}

export function isNumber(shown: string): boolean {
  return /^\d$/.test(shown);
}
