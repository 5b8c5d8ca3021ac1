import anvil from 'icon:lorc/anvil';
import backForth from 'icon:lorc/back-forth';
import brokenHeart from 'icon:lorc/broken-heart';
import brokenSkull from 'icon:lorc/broken-skull';
import cardDraw from 'icon:faithtoken/card-draw';
import checkMark from 'icon:delapouite/check-mark';
import dice from 'icon:delapouite/rolling-dices';
import eating from 'icon:delapouite/eating';
import fangs from 'icon:skoll/fangs';
import hearts from 'icon:skoll/hearts';
import stairs from 'icon:delapouite/stairs';
import stones from 'icon:delapouite/stone-pile';
import teleport from 'icon:lorc/teleport';
import trashCan from 'icon:delapouite/trash-can';
import type { Lasting } from '$lib/pace.svelte';
import type { Telling } from '../../log/telling';
import { HERO_FRAMES } from './figures/frames';
import { ICONS } from './icons';
import type { GameEvent } from './protocol';
import Seated from './Seated.svelte';
import type { View } from './types';

type Kind = GameEvent['kind'];

const EVENT_ICONS: Partial<Record<Kind, string>> = {
  resource_removed: ICONS.closed,
  missions_dealt: cardDraw,
  hero_chosen: ICONS.belt,
  moved: ICONS.step,
  moved_below: ICONS.step,
  explored: ICONS.observer,
  ap_lost: ICONS.step,
  descended: stairs,
  ascended: stairs,
  eaten: eating,
  discarded: trashCan,
  overflow: ICONS.backpack,
  collected: ICONS.apple,
  traded: backForth,
  merged: anvil,
  improved: anvil,
  treasure_rolled: dice,
  piece_gained: ICONS.backpack,
  piece_missing: ICONS.backpack,
  points_gained: fangs,
  points_paid: fangs,
  brewed: ICONS.brewing,
  healed: hearts,
  raged: ICONS.sword,
  teleported_up: teleport,
  teleported_down: teleport,
  potion_ended: ICONS.belt,
  card_drawn: cardDraw,
  missions_shuffled: cardDraw,
  mission_completed: checkMark,
  refused: trashCan,
  stolen: ICONS.thief,
  leader_placed: ICONS.leader,
  trap_armed: ICONS.trap,
  trap_disarmed: ICONS.trap,
  chest_opened: ICONS.chest,
  fought: ICONS.fighting,
  monster_defeated: brokenSkull,
  monsters_began: ICONS.leader,
  monsters_skipped: ICONS.asleep,
  monsters_ended: ICONS.asleep,
  monsters_idle: ICONS.asleep,
  monster_moved: ICONS.step,
  decider_found: ICONS.leader,
  dice_for_decider: dice,
  defeated: brokenHeart,
  tokens_lost: ICONS.backpack,
  points_swapped: backForth,
  placed: ICONS.step,
  put_back: ICONS.step,
  rebuilt: stones,
};

/** How long an event is to be seen, in milliseconds at the normal pace, where it is not as long as most. */
const LASTING: Partial<Record<Kind, number>> = {
  turn_ended: 0,
  missions_shuffled: 0,
  answer_given: 0,
  decider_found: 300,
  moved: 480,
  moved_below: 480,
  monster_moved: 480,
  explored: 900,
  treasure_rolled: 1100,
  trap_armed: 1300,
  trap_disarmed: 900,
  fought: 2000,
  monster_defeated: 900,
  defeated: 1000,
  dice_for_decider: 1200,
};
const USUAL = 500;

export const lasting: Lasting = (event) => LASTING[event.kind as Kind] ?? USUAL;

/** The thing that a figure such as `erla` or `ulumu` is. */
function figureThing(figure: string): string {
  return figure in HERO_FRAMES ? `hero:${figure}` : `monster:${figure}`;
}

/** A hero with the place where he stands. */
function heroPlaces(seat: number, view: View): string[] {
  const hero = view.heroes[seat];
  if (!hero?.hero) return [];
  const place = hero.tile !== null ? [`tile:${hero.tile}`] : hero.space !== null ? [`space:${hero.space}`] : [];
  return [`hero:${hero.hero}`, ...place];
}

function placesOf(event: GameEvent, view: View): string[] {
  if (event.kind === 'fought') return [figureThing(event.attacker), figureThing(event.defender)];
  if (event.kind === 'monster_moved') return [`monster:${event.monster}`, `space:${event.space}`];
  if (event.kind === 'monster_defeated') return [`monster:${event.monster}`, ...heroPlaces(event.seat, view)];
  if ('cell' in event) return [`tile:${event.cell}`];
  if ('space' in event) return [`space:${event.space}`];
  return 'seat' in event ? heroPlaces(event.seat, view) : [];
}

/** A fight concerns whose heroes are in it, and a defeat whoever brought it about. */
function concerns(event: GameEvent, seat: number, view: View): boolean {
  const hero = view.heroes[seat]?.hero;
  if (event.kind === 'fought') return event.attacker === hero || event.defender === hero;
  return event.kind === 'defeated' && event.by === hero;
}

const QUIET: ReadonlySet<Kind> = new Set<Kind>([
  'missions_dealt',
  'missions_shuffled',
  'answer_given',
  'card_drawn',
  'monsters_began',
  'monsters_ended',
  'monsters_idle',
  'decider_found',
]);

export const telling: Telling = {
  eventIcon: (kind) => EVENT_ICONS[kind as Kind],
  placesOf: (event, view) => placesOf(event as unknown as GameEvent, view as View),
  concerns: (event, seat, view) => concerns(event as unknown as GameEvent, seat, view as View),
  quiet: QUIET,
  beginnings: new Set<Kind>(['turn_began', 'monsters_began', 'monsters_skipped']),
  Portrait: Seated,
  /** An unexplored place is a tile once it was explored. */
  became: (thing) => thing.replace(/^cell:/, 'tile:'),
};
