import type { Lasting } from '$lib/pace.svelte';
import type { Telling } from '../../log/telling';
import { EVENT_SIGNS } from './eventSigns';
import { fighterIn } from './fighters';
import { typed } from './movements';
import type { GameEvent } from './protocol';
import Seated from './Seated.svelte';
import type { View } from './types';

type Kind = GameEvent['kind'];

/** How long an event is to be seen, in milliseconds at the normal pace, where it is not as long as most. */
const LASTING: Partial<Record<Kind, number>> = {
  activated: 250,
  cards_put_away: 0,
  dice_put_aside: 0,
  instinct_reshuffled: 0,
  dice_returned: 0,
  guide_aimed: 200,
  die_assigned: 250,
  die_placed: 350,
  exploration_declared: 300,
  moved: 460,
  tile_placed: 900,
  dice_rolled: 900,
  destiny_rolled: 900,
  power_triggered: 700,
  entered_play: 600,
  attacked: 300,
  attack_rolled: 1700,
  rolled_again: 900,
  trap_sprung: 1200,
  trapdoor_rolled: 1200,
  sanctuary_rolled: 1000,
  pit_rolled: 1000,
  grenade_rolled: 800,
  miasma_rolled: 900,
  expiation_rolled: 1000,
  recited: 1200,
  exorcised: 1200,
  killed: 900,
  line_cancelled: 600,
  damaged: 700,
};
const USUAL = 450;

export const lasting: Lasting = (event) => LASTING[event.kind as Kind] ?? USUAL;

/** A fighter with the tile where it stands. */
function fighterPlaces(id: string, view: View): string[] {
  const fighter = fighterIn(view, id);
  return fighter ? [`fighter:${id}`, `tile:${fighter.at}`] : [];
}

function placesOf(event: GameEvent, view: View): string[] {
  const cells = 'cell' in event ? [`tile:${event.cell}`] : [];
  const exits = 'cell' in event && 'side' in event ? [`exit:${event.cell}/${event.side}`] : [];
  const slots = 'slot' in event ? [`slot:${event.slot}`] : [];
  const fighters = [
    ...('fighter' in event ? [event.fighter] : []),
    ...('victim' in event ? [event.victim] : []),
    ...('ally' in event ? [event.ally] : []),
    ...('fighters' in event ? event.fighters : []),
  ];
  return [...new Set([...fighters.flatMap((fighter) => fighterPlaces(fighter, view)), ...exits, ...slots, ...cells])];
}

/** What harms a side concerns the seat that plays it. */
const HARMS: ReadonlySet<Kind> = new Set<Kind>([
  'attacked',
  'attack_rolled',
  'damaged',
  'line_cancelled',
  'killed',
  'trap_sprung',
  'trapdoor_rolled',
  'sanctuary_rolled',
  'pit_rolled',
  'grenade_rolled',
  'miasma_rolled',
  'terrified',
  'talent_lost',
  'way_lost',
  'carried_over',
  'exorcised',
]);

function concerns(event: GameEvent, seat: number, view: View): boolean {
  if (!HARMS.has(event.kind)) return false;
  const sufferer = 'victim' in event ? event.victim : 'fighter' in event ? event.fighter : '';
  return (sufferer.startsWith('H') ? view.human_seat : view.infernal_seat) === seat;
}

const QUIET: ReadonlySet<Kind> = new Set<Kind>([
  'phase_began',
  'activated',
  'cards_put_away',
  'dice_put_aside',
  'instinct_reshuffled',
  'dice_returned',
  'die_assigned',
  'die_placed',
  'dice_rolled',
  'exploration_declared',
  'moved',
  'attacked',
  'guide_aimed',
  'start_tile_laid',
]);

export const telling: Telling = {
  eventIcon: (kind) => EVENT_SIGNS[kind as Kind],
  placesOf: (event, view) => placesOf(typed([event])[0]!, view as View),
  concerns: (event, seat, view) => concerns(typed([event])[0]!, seat, view as View),
  quiet: QUIET,
  beginnings: new Set<Kind>(['turn_began', 'phase_began']),
  turnOf: (view) => (view as View).turn,
  isWonOrLost: true,
  Portrait: Seated,
};
