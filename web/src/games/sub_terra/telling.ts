import type { Lasting } from '$lib/pace.svelte';
import type { SomeEvent, Telling } from '../../log/telling';
import { EVENT_SIGNS } from './eventSigns';
import type { GameEvent } from './protocol';
import Seated from './Seated.svelte';
import type { View } from './types';

type Kind = GameEvent['kind'];

/** How long an event is to be seen, in milliseconds at the normal pace, where it is not as long as most. */
const LASTING: Partial<Record<Kind, number>> = {
  turn_began: 500,
  round_began: 700,
  moved: 420,
  guardian_moved: 420,
  guardians_activate: 300,
  tiles_drawn: 500,
  tiles_set_aside: 0,
  tile_placed: 900,
  keys_laid: 500,
  peril_rolled: 1400,
  peril_rerolled: 1200,
  peril_resolved: 700,
  die_rolled: 1200,
  die_rerolled: 1200,
  hearts_lost: 800,
  heart_paid: 350,
  fell: 900,
  died: 1200,
  exploded: 900,
  collapsed: 900,
  boulder_fell: 900,
  guardian_attacked: 700,
  guardian_exploded: 900,
  guardian_came: 700,
  eternal_rose: 1000,
  sanctum_placed: 1400,
  artifact_appeared: 1200,
  curse_began: 1200,
  volcano_ready: 1400,
  volcano_erupted: 1600,
  lava_flowed: 1200,
  desolation_played: 1400,
  desolation_drawn: 250,
  card_played: 900,
};
const USUAL = 450;

export const lasting: Lasting = (event) => LASTING[event.kind as Kind] ?? USUAL;

/** An Explorer with the tile where it stands. */
function explorerPlaces(id: string, view: View): string[] {
  const at = view.explorers.find((explorer) => explorer.id === id)?.at;
  return at ? [`explorer:${id}`, `tile:${at}`] : [];
}

function namesIn(event: SomeEvent, ...keys: string[]): string[] {
  return keys.flatMap((key) => {
    const value = event[key];
    return typeof value === 'string' ? [value] : [];
  });
}

function placesOf(event: SomeEvent, view: View): string[] {
  const explorers = namesIn(event, 'explorer', 'victim', 'other_explorer', 'giver').flatMap((id) => explorerPlaces(id, view));
  const cells = Array.isArray(event.cells) ? event.cells.map((cell) => `tile:${String(cell)}`) : [];
  const cell = namesIn(event, 'cell')[0];
  if (cell === undefined) return unique([...explorers, ...cells]);
  const walls = namesIn(event, 'side').map((side) => `wall:${cell}/${side}`);
  const guardians = namesIn(event, 'guardian').map((type) => `guardian:${cell}/${type}`);
  return unique([...explorers, ...guardians, ...walls, `tile:${cell}`, ...cells]);
}

function unique(things: readonly string[]): string[] {
  return [...new Set(things)];
}

/** What threatens everybody at once. */
const THREATS: ReadonlySet<Kind> = new Set<Kind>(['curse_began', 'volcano_ready', 'volcano_erupted', 'sanctum_placed']);

/** Most events name the seat; these do not: a Guardian that attacks my Explorer or comes to its tile, and what threatens all. */
function concerns(event: SomeEvent, seat: number, view: View): boolean {
  const kind = event.kind as Kind;
  if (THREATS.has(kind)) return true;
  const mine = view.explorers.find((explorer) => explorer.seat === seat);
  if (!mine) return false;
  if (kind === 'guardian_attacked') return event.victim === mine.id;
  return (kind === 'guardian_came' || kind === 'guardian_moved') && mine.at !== null && event.cell === mine.at;
}

const QUIET: ReadonlySet<Kind> = new Set<Kind>([
  'round_began',
  'typhaon_began',
  'marker_set',
  'joined',
  'moved',
  'guardian_moved',
  'guardians_activate',
  'tiles_drawn',
  'tiles_set_aside',
  'tile_kept',
  'typhaon_drew',
  'desolation_drawn',
  'die_rolled',
  'peril_rolled',
]);

export const telling: Telling = {
  eventIcon: (kind) => EVENT_SIGNS[kind as Kind],
  placesOf,
  concerns,
  quiet: QUIET,
  beginnings: new Set<Kind>(['turn_began', 'round_began', 'typhaon_began']),
  turnOf: (view: View) => view.round,
  isWonOrLost: true,
  Portrait: Seated,
};
