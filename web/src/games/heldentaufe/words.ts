import type { FigureInWords, InWords, Mine, Place, Reader, Translate, Way } from '$board/contract';
import { capital } from '$lib/plain';
import { cellToward, DIRECTIONS, DIRECTIONS_BELOW, type Cell, type Direction } from './geometry';
import { missionInWords, writtenCell } from './names';
import { KINDS, missionOf, priceOf, RECIPES, SPACES, spaceToward, type Space } from './pack';
import type { Hero, Monster, View } from './types';

/** The two worlds for those who do not see them. */

/** Clockwise from the north, as the digits are counted. */
const CLOCKWISE: readonly Direction[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
const THROUGH = '0';

export const inWords: InWords<View> = { places, figures, mine, table };

function places(view: View, { t }: Reader): Place[] {
  return [...surface(view, t), ...SPACES.map((space) => below(space, view, t))];
}

// The surface: every tile by its cell, and the cells around them that can still be explored.

function surface(view: View, t: Translate): Place[] {
  const kinds = new Map(view.surface.map((tile) => [tile.at, tile.kind]));
  const border = canGrow(view) ? borderOf(kinds) : new Set<Cell>();
  const thingAt = (cell: Cell) => (kinds.has(cell) ? `tile:${cell}` : border.has(cell) ? `cell:${cell}` : null);
  const waysFrom = (cell: Cell) =>
    CLOCKWISE.map((direction, index): Way => {
      const to = thingAt(cellToward(cell, direction));
      return { digit: String(index + 1), toward: t(`direction-${direction}`), to, isStep: to !== null };
    });
  const tiles = view.surface.map(({ at, kind }): Place => ({
    thing: `tile:${at}`,
    name: t('ht-place', { kind: t(`tile-${kind}`), at: writtenCell(at) }),
    at: writtenCell(at),
    contents: [],
    ways: [...waysFrom(at), ...throughPortal(kind.startsWith('portal') ? `space:P${kind.slice(-1)}` : null, t)],
    isBlocked: false,
    isUnexplored: false,
  }));
  const cells = [...border].map((at): Place => ({
    thing: `cell:${at}`,
    name: t('ht-place', { kind: t('ht-unexplored'), at: writtenCell(at) }),
    at: writtenCell(at),
    contents: [],
    ways: waysFrom(at).filter((way) => way.to !== null),
    isBlocked: true,
    isUnexplored: true,
  }));
  return [...tiles, ...cells];
}

/** Whether there are tiles left to turn up (HT-EXP-4). */
function canGrow(view: View): boolean {
  return Object.values(view.tile_pile).some((count) => count > 0);
}

function borderOf(tiles: ReadonlyMap<Cell, string>): ReadonlySet<Cell> {
  const around = [...tiles.keys()].flatMap((cell) => DIRECTIONS.map((direction) => cellToward(cell, direction)));
  return new Set(around.filter((cell) => !tiles.has(cell)));
}

function throughPortal(to: string | null, t: Translate): Way[] {
  return to === null ? [] : [{ digit: THROUGH, toward: t('ht-through-portal'), to, isStep: true }];
}

// The Underworld: the spaces of the board, joined where their coordinates are neighbours (table 2.9).

function below(space: Space, view: View, t: Translate): Place {
  const portal =
    space.kind === 'portal' ? (view.surface.find((tile) => tile.kind === `portal${space.id.slice(1)}`)?.at ?? null) : null;
  const contents = [
    ...(view.danger.includes(space.id) ? [t('ht-danger-token')] : []),
    ...(space.kind === 'treasure' && view.chest ? [t('ht-chest')] : []),
    ...(space.kind === 'portal' ? [t(portal === null ? 'ht-portal-closed' : 'ht-portal-open')] : []),
  ];
  const ways = DIRECTIONS_BELOW.map((direction, index): Way => {
    const beside = spaceToward(space, direction);
    const to = beside ? `space:${beside.id}` : null;
    return { digit: String(index + 1), toward: t(`direction-${direction}`), to, isStep: to !== null };
  });
  return {
    thing: `space:${space.id}`,
    name: capital(t(`space-${space.id}`)),
    at: space.id,
    contents,
    ways: [...ways, ...throughPortal(portal === null ? null : `tile:${portal}`, t)],
    isBlocked: [...view.heroes, ...view.monsters].some((figure) => figure.space === space.id),
    isUnexplored: false,
  };
}

// Who is there

function figures(view: View, { t }: Reader): FigureInWords[] {
  const heroes = view.heroes.filter((hero) => hero.hero !== null && !hero.gone);
  return [
    ...heroes.map((hero) => ({
      thing: `hero:${hero.hero}`,
      name: t(`hero-${hero.hero}`),
      seat: hero.seat,
      place: placeOf(hero),
      facts: heroFacts(hero, view, t),
    })),
    ...view.monsters.map((monster) => ({
      thing: `monster:${monster.id}`,
      name: t(`monster-${monster.id}`),
      seat: null,
      place: monster.space === null ? null : `space:${monster.space}`,
      facts: monsterFacts(monster, t),
    })),
  ];
}

function placeOf(hero: Hero): string | null {
  if (hero.tile !== null) return `tile:${hero.tile}`;
  return hero.space === null ? null : `space:${hero.space}`;
}

function heroFacts(hero: Hero, view: View, t: Translate): string[] {
  return [
    t('ht-hearts', { hearts: hero.hearts, most: hero.max_hearts }),
    t('ht-points-of', { points: hero.points, target: view.target }),
    t('ht-combat-value', { value: hero.combat_value }),
    ...carried(hero, t),
    t('ht-cards', { cards: hero.cards }),
  ];
}

function carried(hero: Hero, t: Translate): string[] {
  const worn = KINDS.filter((kind) => hero.worn[kind]).map((kind) => t(`token-${kind}${hero.worn[kind]}`));
  const packed = hero.backpack.map((token) => t(`token-${token}`));
  const free = Math.max(0, hero.backpack_slots - hero.backpack.length);
  return [
    ...(worn.length ? [t('ht-worn-list', { tokens: worn.join(', ') })] : []),
    t('ht-backpack-list', { tokens: packed.length ? packed.join(', ') : t('ht-nothing'), free }),
    ...(hero.potion ? [t(hero.drunk ? 'ht-belt-list-drunk' : 'ht-belt-list', { potion: t(`token-${hero.potion}`) })] : []),
  ];
}

function monsterFacts(monster: Monster, t: Translate): string[] {
  const tooth = t('ht-tooth', { tooth: monster.tooth });
  if (monster.space === null) return [t('ht-out'), tooth];
  return [
    t('ht-hearts', { hearts: monster.hearts, most: monster.full_hearts }),
    t('ht-combat-value', { value: monster.value }),
    tooth,
  ];
}

function mine(view: View, { t, me }: Reader): Mine | null {
  const hero = view.heroes[me];
  if (!hero) return null;
  if (hero.hero === null) return { place: null, facts: [t('ht-no-hero')], hand: [], left: 0 };
  const isMyTurn = view.turns > 0 && view.active === me && !view.over;
  const commands = view.commander === me;
  return {
    place: placeOf(hero),
    facts: [
      t(`hero-${hero.hero}`),
      t('ht-hearts', { hearts: hero.hearts, most: hero.max_hearts }),
      isMyTurn ? t('ht-ap-left', { left: hero.ap_left, total: hero.ap_total }) : t('ht-ap-total', { ap: hero.ap_total }),
      ...(commands ? [t('ht-monster-ap', { ap: view.monster_ap })] : []),
      t('ht-points-of', { points: hero.points, target: view.target }),
      t('ht-combat-value', { value: hero.combat_value }),
      t('ht-potion-skill', { skill: hero.potion_skill }),
      ...carried(hero, t),
    ],
    hand: (hero.hand ?? []).map((card) => missionInWords(missionOf(card), priceOf(missionOf(card), view.campfire_price), t)),
    left: commands ? view.monster_ap : hero.ap_left,
  };
}

function table(view: View, { t, player }: Reader): string[] {
  const tiles = Object.values(view.tile_pile).reduce((sum, count) => sum + count, 0);
  return [
    view.leader < 0 ? t('ht-asleep') : t('ht-awake', { player: player(view.leader) }),
    ...(view.danger.length ? [t('ht-danger-left', { tokens: view.danger.length, armed: view.armed_left })] : []),
    tiles > 0 ? t('ht-tile-pile', { tiles }) : t('ht-all-explored'),
    t('ht-mission-pile', { cards: view.mission_pile }),
    ...RECIPES.map(({ potion, skill, ingredients: [one, other] }) =>
      t('ht-recipe', { potion: t(`token-${potion}`), one: t(`token-${one}`), other: t(`token-${other}`), skill }),
    ),
  ];
}
