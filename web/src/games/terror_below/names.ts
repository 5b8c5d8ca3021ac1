import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import { heaps } from './geometry';
import { vehicleOf } from './pack';
import { pileBy } from './piles';
import type { Space, Squad, View, Worm } from './types';

/** The name of a thing such as `space:4,2` in the reader's language, as it stands in the middle of a sentence. */
export function nameOf(thing: string, view: View, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'space':
      return spaceName(id, view, t);
    case 'rubble':
    case 'eggs':
      return t(`${kind}-other`, { value: id });
    case 'slot':
      return slotName(Number(id), view, t);
    case 'under':
      return underName(id, view, t);
    case 'vehicle':
    case 'bounty':
    case 'egg':
    case 'character':
    case 'weapon':
    case 'item':
    case 'pile':
      return t(`${kind}-${id}`);
  }
  return null;
}

/** `(4,2)`, or the Location that stands there: `the Motel (2,6)`. */
export function spaceName(at: string, view: View, t: Translate): string {
  const name = t('space-other', { value: at });
  const location = view.spaces.find((space) => space.at === at)?.location;
  return location ? t('board-space-with', { space: name, location: t(`the-location-${location}`) }) : name;
}

function slotName(slot: number, view: View, t: Translate): string {
  const worm = view.worms.find((other) => other.slot === slot);
  return worm ? t('board-slot-with', { slot: t(`slot-${slot}`), type: t(`type-${worm.type}`) }) : t(`slot-${slot}`);
}

function underName(id: string, view: View, t: Translate): string {
  const [slot, place] = id.split(',').map(Number);
  const under = view.worms.find((worm) => worm.slot === slot)?.vehicles[(place ?? 0) - 1];
  return under?.vehicle ? t(`vehicle-${under.vehicle}`) : t('under-other');
}

/** Everything on a space, for those who do not see it. */
export function spaceInWords(space: Space, view: View, player: (seat: number) => string, t: Translate): string {
  const parts = [spaceName(space.at, view, t)];
  if (space.kind !== 'desert') parts.push(t(`space-kind-${space.kind}`));
  parts.push(...lyingOn(space, view, t));
  for (const squad of view.squads) if (squad.space === space.at) parts.push(t('board-pawn-of', { player: player(squad.seat) }));
  for (const worm of view.worms) if (worm.target === space.at) parts.push(t('board-target', { slot: worm.slot }));
  return parts.join(', ');
}

/** What lies on a space: the pile by its Location, Rubble, Eggs. */
export function lyingOn(space: Space, view: View, t: Translate): string[] {
  const pile = space.location ? pileBy(space.location) : null;
  return [
    ...(pile ? [t('board-pile', { pile: t(`pile-${pile}`), cards: view.piles[pile]?.cards ?? 0 })] : []),
    ...(space.rubble ? [t('board-rubble', { count: space.rubble })] : []),
    ...eggsInWords(space.eggs, t),
  ];
}

/** `2 × Green Egg`, `Blue Egg`. */
export function eggsInWords(eggs: readonly string[], t: Translate): string[] {
  return heaps(eggs).map(({ egg, count }) => t('board-eggs-of', { egg: t(`egg-${egg}`), count }));
}

/** A whole Worm card in words: what it is, what lies under it, and whom its attack would catch now. */
export function wormInWords(worm: Worm, view: View, player: (seat: number) => string, t: Translate): string {
  return [t('board-worm', { slot: worm.slot, type: t(`type-${worm.type}`) }), ...wormFacts(worm, view, player, t)].join('. ');
}

/** What a Worm card says and what it would do now. */
export function wormFacts(worm: Worm, view: View, player: (seat: number) => string, t: Translate): string[] {
  return [
    t('board-health', { health: worm.health }),
    t('board-cards-of-limit', { cards: worm.vehicles.length, limit: worm.limit }),
    t('board-pattern', { pattern: t(`pattern-${worm.pattern}`) }),
    ...worm.eggs.map((egg) => t(`egg-${egg}`)),
    t('board-target-on', { space: spaceName(worm.target, view, t) }),
    strikeInWords(worm, view, player, t),
    ...(worm.is_due ? [t('board-due')] : []),
  ];
}

/** Where an attack would come and whom it would catch. */
export function strikeInWords(worm: Worm, view: View, player: (seat: number) => string, t: Translate): string {
  const { strike } = worm;
  const caught = strike.caught.length
    ? t('board-would-catch', { players: strike.caught.map(player).join(', ') })
    : t('board-would-catch-nobody');
  return `${t('board-would-strike', { space: spaceName(strike.target, view, t), count: strike.struck.length })} ${caught}`;
}

/** The arrows of a Vehicle card as signs. */
export function arrowSigns(arrows: readonly string[]): string {
  return arrows.map((arrow) => SIGNS[arrow] ?? '').join(' ');
}

const SIGNS: Record<string, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** A Vehicle card in words: its name with its value and its arrows, and its ability. */
export function vehicleInWords(card: string, t: Translate): string {
  return `${t(`vehicle-${card}`)}. ${t(`about-vehicle-${vehicleOf(card).vehicle}`)}`;
}

/** An Item or a Weapon in words: its name and what it does. */
export function gearInWords(kind: 'item' | 'weapon', id: string, isFresh: boolean, t: Translate): string {
  const text = `${t(`${kind}-${id}`)}. ${t(`about-${kind}-${id}`)}`;
  return isFresh ? `${text} ${t('board-fresh')}` : text;
}

/** What a Vehicle, an Item or a Weapon such as `item:I01` says; empty for anything else. */
export function cardInWords(thing: string, t: Translate): string {
  const [kind, id] = partsOf(thing);
  if (kind === 'vehicle') return vehicleInWords(id, t);
  return kind === 'item' || kind === 'weapon' ? gearInWords(kind, id, false, t) : '';
}

/** A Bounty in words, told apart where it is secret. */
export function bountyInWords(bounty: string, isSecret: boolean, t: Translate): string {
  return t(isSecret ? 'board-secret-bounty' : 'board-bounty', { bounty: t(`bounty-${bounty}`) });
}

/** A Character in words: name, and what he does as Leader. */
export function characterInWords(character: string, t: Translate): string {
  return t('board-character', { character: t(`character-${character}`), about: t(`about-character-${character}`) });
}

/** The squad of a seat in short: its Leader and its points. */
export function leaderName(squad: Squad, t: Translate): string {
  return squad.leader ? t(`character-${squad.leader}`) : t('board-no-leader');
}

/** The AP of my turn, once a Vehicle gives them and until a Worm attacks; null where nobody asks for AP. */
export function apToSpend(view: View, seat: number): number | null {
  return view.active === seat && !view.over && view.turn.vehicle !== null && view.attack === null ? view.turn.ap : null;
}
