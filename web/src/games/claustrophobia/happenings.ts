import type { GameEvent } from './protocol';

const KINDS = [
  'trap_sprung',
  'trapdoor_rolled',
  'sanctuary_rolled',
  'pit_rolled',
  'grenade_rolled',
  'miasma_rolled',
  'expiation_rolled',
  'obstacle_rolled',
  'recited',
  'exorcised',
  'event_played',
  'pm_gained',
  'alarm_raised',
] as const;

/** What is shown for a moment over the map: dice and what they decided, cards and what they bring. */
export type Happening = Extract<GameEvent, { kind: (typeof KINDS)[number] }>;

export const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(KINDS);

/** The dice of a happening and whether each of them did what it was rolled for; none where nothing was rolled. */
export function rollsOf(what: Happening): { face: number; hit: boolean }[] {
  switch (what.kind) {
    case 'obstacle_rolled':
      return what.rolls.map((face) => ({ face, hit: face >= OBSTACLE }));
    case 'exorcised':
      return what.rolls.map((face) => ({ face, hit: face >= EXORCISM }));
    case 'recited':
      return [{ face: what.roll, hit: what.done }];
    case 'event_played':
    case 'pm_gained':
    case 'alarm_raised':
      return [];
    default:
      return [{ face: what.roll, hit: what.hit }];
  }
}

/** What removes rubble or opens a door (CL-TOK-3), and what counts against a Possessed (CL-S5-4). */
const OBSTACLE = 5;
const EXORCISM = 3;
