import cardDraw from 'icon:faithtoken/card-draw';
import dice from 'icon:delapouite/rolling-dices';
import eggs from 'icon:delapouite/nest-eggs';
import falling from 'icon:delapouite/falling-rocks';
import friends from 'icon:delapouite/three-friends';
import jump from 'icon:delapouite/jump-across';
import medal from 'icon:delapouite/star-medal';
import footprint from 'icon:lorc/footprint';
import target from 'icon:lorc/on-target';
import trashCan from 'icon:delapouite/trash-can';
import wormMouth from 'icon:lorc/worm-mouth';
import type { Lasting } from '$lib/pace.svelte';
import type { Telling } from '../../log/telling';
import { ICONS } from './icons';
import type { GameEvent } from './protocol';
import Seated from './Seated.svelte';
import type { View } from './types';

type Kind = GameEvent['kind'];

const EVENT_ICONS: Partial<Record<Kind, string>> = {
  location_placed: ICONS['location-motel'],
  squad_dealt: friends,
  cards_dealt: cardDraw,
  left_behind: friends,
  leader_picked: friends,
  leader_chosen: friends,
  first_attack: wormMouth,
  pawn_placed: footprint,
  vehicle_played: ICONS['vehicle-buggy'],
  arrows_ignored: ICONS['vehicle-buggy'],
  target_distracted: target,
  target_moved: target,
  target_left: target,
  points_counted: footprint,
  points_gained: footprint,
  actions_ended: footprint,
  ability_ignored: ICONS['vehicle-buggy'],
  vehicle_for_points: ICONS['vehicle-buggy'],
  vehicle_hidden: ICONS['vehicle-buggy'],
  random_vehicle: ICONS['vehicle-buggy'],
  terror_rolled: dice,
  moved: footprint,
  leapt: jump,
  canyon_jumped: jump,
  jump_rolled: dice,
  rubble_taken: ICONS.rubble,
  rubble_traded: ICONS.rubble,
  eggs_taken: eggs,
  delivered: eggs,
  bonus_declined: trashCan,
  revived: ICONS['item-I07'],
  vp_gained: medal,
  bounty_scored: ICONS.bounty,
  bounty_turned_up: ICONS.bounty,
  bounty_discarded: ICONS.bounty,
  bounty_removed: ICONS.bounty,
  secret_from_line: ICONS.bounty,
  secret_from_pile: ICONS.bounty,
  vehicle_drawn: cardDraw,
  item_drawn: cardDraw,
  weapon_drawn: cardDraw,
  two_drawn: cardDraw,
  item_discarded: trashCan,
  weapon_discarded: trashCan,
  weapon_laid_open: ICONS.weapons,
  deck_shuffled: cardDraw,
  item_used: ICONS.items,
  relocated: footprint,
  vehicle_stolen: ICONS['vehicle-buggy'],
  vehicle_lost: ICONS['vehicle-buggy'],
  looked_under_worms: ICONS['vehicle-buggy'],
  vehicle_pulled_out: ICONS['vehicle-buggy'],
  none_pulled_out: ICONS['vehicle-buggy'],
  hat_put_on: ICONS['item-IH1'],
  hat_shot: ICONS['item-IH1'],
  hat_discarded: ICONS['item-IH1'],
  weapons_discarded: trashCan,
  attack_began: wormMouth,
  vehicle_revealed: ICONS['vehicle-buggy'],
  worm_struck: wormMouth,
  egg_laid: eggs,
  dice_rolled_for_egg: dice,
  eggs_crushed: eggs,
  rubble_placed: falling,
  caught: wormMouth,
  stayed_safe: ICONS['location-motel'],
  weapon_used: ICONS.weapons,
  egg_lost: eggs,
  hunter_stopped: ICONS.weapons,
  worm_defeated: ICONS.skull,
  saved_by_item: ICONS['item-I07'],
  saved_by_die: dice,
  not_saved_by_die: dice,
  leader_died: ICONS.skull,
  eggs_dropped: eggs,
  rubble_dropped: ICONS.rubble,
  rubble_returned: ICONS.rubble,
  eliminated: ICONS.skull,
  worm_discarded: wormMouth,
  worm_appeared: wormMouth,
  attack_counted: wormMouth,
  location_destroyed: falling,
  location_served: ICONS['location-motel'],
  trophy_taken: medal,
};

/** How long an event is to be seen, in milliseconds at the normal pace, where it is not as long as most. */
const LASTING: Partial<Record<Kind, number>> = {
  turn_ended: 0,
  actions_ended: 0,
  deck_shuffled: 0,
  points_counted: 200,
  vehicle_drawn: 250,
  moved: 420,
  leapt: 500,
  canyon_jumped: 900,
  jump_rolled: 1000,
  target_distracted: 700,
  attack_began: 900,
  worm_struck: 1100,
  weapon_used: 1300,
  worm_defeated: 1200,
  leader_died: 1300,
  saved_by_die: 1000,
  not_saved_by_die: 1000,
  bounty_scored: 900,
};
const USUAL = 450;

export const lasting: Lasting = (event) => LASTING[event.kind as Kind] ?? USUAL;

/** A pawn with the space where it stands. */
function pawnPlaces(seat: number, view: View): string[] {
  const space = view.squads[seat]?.space;
  return space ? [`pawn:${seat}`, `space:${space}`] : [];
}

function placesOf(event: GameEvent, view: View): string[] {
  const spaces = 'spaces' in event ? event.spaces : 'space' in event ? [event.space] : [];
  const slots = 'slot' in event ? [`slot:${event.slot}`] : [];
  const places = [...spaces.map((space) => `space:${space}`), ...slots];
  if (places.length > 0) return places;
  return 'seat' in event ? pawnPlaces(event.seat, view) : [];
}

/** An attack concerns whoever is caught in it. */
function concerns(event: GameEvent, seat: number, view: View): boolean {
  const space = view.squads[seat]?.space;
  return event.kind === 'worm_struck' && space != null && event.spaces.includes(space);
}

const QUIET: ReadonlySet<Kind> = new Set<Kind>([
  'points_counted',
  'points_gained',
  'actions_ended',
  'vehicle_drawn',
  'deck_shuffled',
  'bounty_turned_up',
  'attack_counted',
  'hunter_stopped',
]);

export const telling: Telling = {
  eventIcon: (kind) => EVENT_ICONS[kind as Kind],
  placesOf: (event, view) => placesOf(event as unknown as GameEvent, view as View),
  concerns: (event, seat, view) => concerns(event as unknown as GameEvent, seat, view as View),
  quiet: QUIET,
  beginnings: new Set<Kind>(['turn_began', 'terror_rolled']),
  Portrait: Seated,
};
