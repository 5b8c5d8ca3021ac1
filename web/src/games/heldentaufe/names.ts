import type { Translate } from '$board/contract';
import { coordinates } from '$board/geometry';
import { partsOf } from '$board/things';
import { directionTo, DIRECTIONS_BELOW, type Cell } from './geometry';
import { SPACES, spaceToward, type Goods, type Mission } from './pack';
import type { Hero, View } from './types';

/** The name of a thing such as `tile:2,-1` in the reader's language, as it stands in the middle of a sentence. */
export function nameOf(thing: string, view: View, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'tile':
      return tileName(id, view, t);
    case 'cell':
      return cellName(id, view, t);
    case 'tile_kind':
      return t(`tile-${id}`);
    case 'recipe':
      return t(`token-${id}`);
    case 'space':
      return spaceName(id, view, t);
    case 'hero':
    case 'monster':
    case 'card':
    case 'token':
      return t(`${kind}-${id}`);
    case 'belt':
      return t('ht-belt');
    case 'end_turn':
    case 'monster_auto':
    case 'monster_end':
      return t(`do-${kind}`);
  }
  return null;
}

function tileName(cell: Cell, view: View, t: Translate): string | null {
  const kind = tileKind(view, cell);
  if (kind === null) return null;
  const tile = t(`the-tile-${kind}`);
  const here = myHero(view)?.tile ?? null;
  if (here === cell) return t('ht-tile-here', { tile });
  const direction = here === null ? null : directionTo(here, cell);
  if (direction !== null) return t('ht-tile-toward', { tile, direction: t(`direction-${direction}`) });
  const alike = view.surface.filter((other) => other.kind === kind).length;
  return alike > 1 ? t('ht-tile-at', { tile, at: writtenCell(cell) }) : tile;
}

function cellName(cell: Cell, view: View, t: Translate): string {
  const here = myHero(view)?.tile ?? null;
  const direction = here === null ? null : directionTo(here, cell);
  return direction === null
    ? t('ht-cell-at', { at: writtenCell(cell) })
    : t('ht-cell-toward', { direction: t(`direction-${direction}`) });
}

/** With its direction, where it is beside my hero. */
function spaceName(id: string, view: View, t: Translate): string {
  const space = t(`space-${id}`);
  const here = SPACES.find((other) => other.id === myHero(view)?.space);
  const direction = here && DIRECTIONS_BELOW.find((toward) => spaceToward(here, toward)?.id === id);
  return direction ? t('ht-space-toward', { space, direction: t(`direction-${direction}`) }) : space;
}

/** The kind of the tile on a cell, or null. */
export function tileKind(view: View, cell: Cell): string | null {
  return view.surface.find((tile) => tile.at === cell)?.kind ?? null;
}

/** The hero whose turn it is, or null in the monsters' turn and before the first turn. */
export function activeHero(view: View): Hero | null {
  return view.turns > 0 ? (view.heroes[view.active] ?? null) : null;
}

/** My own hero, whoever acts: the one whose hand I am told; null for a spectator. */
export function myHero(view: View): Hero | null {
  return view.heroes.find((hero) => hero.hand != null) ?? null;
}

/** `2, −1` with a true minus sign. */
export function writtenCell(cell: Cell): string {
  return coordinates(cell)
    .map((number) => String(number).replace('-', '−'))
    .join(', ');
}

/** Tokens and points as words, such as `apple, fish` or `1 point`. */
export function goodsInWords(goods: Goods, between: 'and' | 'or', t: Translate): string {
  const parts = goods.tokens.map((token) => t(`token-${token}`));
  if (goods.points > 0) parts.push(t('ht-points', { points: goods.points }));
  return parts.length === 2 ? t(`ht-${between}`, { one: parts[0] ?? '', other: parts[1] ?? '' }) : parts.join(', ');
}

/** A whole mission card in words, for those who do not see it. */
export function missionInWords(mission: Mission, price: Goods | null, t: Translate): string {
  const parts = [t(`card-${mission.id}`), t(`mission-kind-${mission.kind}`)];
  if (mission.place) parts.push(t('ht-card-place', { place: t(`tile-${mission.place}`) }));
  if (price) parts.push(t('ht-card-price', { goods: goodsInWords(price, 'and', t) }));
  if (mission.kind !== 'delivery') parts.push(missionGoal(mission, t));
  if (mission.reward) parts.push(t('ht-card-reward', { goods: goodsInWords(mission.reward, 'or', t) }));
  return parts.join('. ');
}

/** What to do for a mission that is no Delivery. */
export function missionGoal(mission: Mission, t: Translate): string {
  return t(`ht-goal-${mission.kind}`, { monster: mission.monster ? t(`monster-${mission.monster}`) : '' });
}
