import type { FigureInWords, InWords, Mine, Place, Reader, Translate, Way } from '$board/contract';
import { language } from '$lib/language.svelte';
import { attackInWords } from './captions';
import { fighterIn, groupsOn, seatOf } from './fighters';
import { beyond, SIDES } from './geometry';
import { linesOf, type Line } from './human/lines';
import { missingInWords } from './infernal/missing';
import { inLanguage, tileAt } from './names';
import {
  cardInWords,
  entryInWords,
  eventInWords,
  eventPiles,
  explained,
  fighterFacts,
  instinctPiles,
  slotInWords,
  tileFacts,
  told,
  valuesInWords,
} from './sentences';
import { eventKind, fighterOf } from './pack';
import { progressOf } from './scenario/progress';
import type { Side } from './tiles/outline';
import type { Sheet, Tile, View } from './types';

/** The tunnels for those who do not see them. */
export const inWords: InWords<View> = { places, figures, mine, table };

/** As the digits lie on a keypad: 8 is above. */
const DIGITS: Record<Side, string> = { N: '8', E: '6', S: '2', W: '4' };

/** The tiles, and the dark beyond every unexplored exit. */
function places(view: View, { t }: Reader): Place[] {
  return view.tiles.flatMap((tile) => [tilePlace(tile, view, t), ...darkPlaces(tile, view, t)]);
}

function tilePlace(tile: Tile, view: View, t: Translate): Place {
  return {
    thing: `tile:${tile.at}`,
    name: tileAt(tile.at, view, t),
    at: tile.at,
    contents: [...tileFacts(tile, view, t), ...closedWays(tile, t)],
    ways: [...SIDES.map((side, index) => wayOut(tile, side, tile.sides[index] ?? 'wall', t)), ...holes(tile, view, t)],
    isBlocked: false,
    isUnexplored: false,
  };
}

function wayOut(tile: Tile, side: Side, state: string, t: Translate): Way {
  const to = isDark(state)
    ? `exit:${tile.at}/${side}`
    : state === 'wall' || state === 'walled_up'
      ? null
      : `tile:${beyond(tile.at, side)}`;
  return { digit: DIGITS[side], toward: t(`direction-${side}`), to, isStep: state === 'link' || state === 'unexplored' };
}

function isDark(state: string): boolean {
  return state === 'unexplored' || state === 'lost';
}

/** What closes a way: rubble, a door, or that nobody finds it this turn. */
function closedWays(tile: Tile, t: Translate): string[] {
  return SIDES.flatMap((side, index) => {
    const state = tile.sides[index] ?? 'wall';
    const isClosed = state === 'rubble' || state === 'door' || state === 'lost' || state === 'walled_up';
    return isClosed ? [t(`cl-way-${state}`, { direction: t(`direction-${side}`) })] : [];
  });
}

/** Ways of troglodytes from hole to hole (CL-TEF-13): told, and no steps of the map. */
function holes(tile: Tile, view: View, t: Translate): Way[] {
  const isHoled = (other: Tile) => other.hole || other.effect === 'hole';
  if (!isHoled(tile)) return [];
  return view.tiles
    .filter((other) => other !== tile && isHoled(other))
    .map((other) => ({ digit: '', toward: t('cl-through-hole'), to: `tile:${other.at}`, isStep: false }));
}

function darkPlaces(tile: Tile, view: View, t: Translate): Place[] {
  return SIDES.flatMap((side, index) => {
    if (!isDark(tile.sides[index] ?? 'wall')) return [];
    const back = SIDES[(index + 2) % 4]!;
    return [
      {
        thing: `exit:${tile.at}/${side}`,
        name: t('cl-dark', { tile: tileAt(tile.at, view, t), direction: t(`direction-${side}`) }),
        at: `${tile.at}/${side}`,
        contents: [],
        ways: [{ digit: DIGITS[back], toward: t(`direction-${back}`), to: `tile:${tile.at}`, isStep: true }],
        isBlocked: false,
        isUnexplored: true,
      },
    ];
  });
}

/** The fighters in play; ordinary troglodytes of one tile are one pack. */
function figures(view: View, { t }: Reader): FigureInWords[] {
  const groups = view.tiles.flatMap(({ at }) => [true, false].flatMap((human) => groupsOn(at, human, view)));
  return groups.map(({ fighter, members, acted }) => ({
    thing: `fighter:${fighter.id}`,
    name: members.length > 1 ? t('cl-troglodytes', { count: members.length }) : t(`fighter-${fighter.id}`),
    seat: seatOf(fighter, view),
    place: `tile:${fighter.at}`,
    facts: [
      ...fighterFacts(fighter, view, t),
      ...(members.length > 1 && acted > 0 ? [t('cl-pack-acted', { acted, count: members.length })] : []),
    ],
  }));
}

function mine(view: View, { t, me }: Reader): Mine | null {
  if (me !== view.human_seat && me !== view.infernal_seat) return null;
  const isHuman = me === view.human_seat;
  const acting = fighterIn(view, view.acting);
  const figure = acting?.human === isHuman ? acting : view.fighters.find((fighter) => fighter.human === isHuman);
  return {
    place: figure ? `tile:${figure.at}` : null,
    facts: [
      t('cl-my-aim', { aim: inLanguage(isHuman ? view.scenario.human_aim : view.scenario.infernal_aim, language()) }),
      ...(acting?.human === isHuman ? [t('cl-mv-left', { fighter: t(`fighter-${acting.id}`), left: view.left })] : []),
      ...(isHuman ? humanFacts(view, t) : infernalFacts(view, t)),
    ],
    hand: isHuman
      ? (view.human.hand ?? []).map((card) => cardInWords(card, t))
      : (view.infernal.hand ?? []).map((card) => eventInWords(card, t)),
    left: acting?.human === isHuman ? view.left : 0,
  };
}

function humanFacts(view: View, t: Translate): string[] {
  return [
    ...(view.human.dice.length ? [t('cl-dice-rolled', { dice: view.human.dice.join(', ') })] : []),
    ...(view.stack.looked?.length
      ? [t('cl-looked-list', { tiles: view.stack.looked.map((tile) => t(`tile-${tile}`)).join(', ') })]
      : []),
    ...view.sheets.map((sheet) => sheetInWords(sheet, t)),
  ];
}

/** A sheet: its die, what every line would give, its card and equipment. */
function sheetInWords(sheet: Sheet, t: Translate): string {
  const name = t(`fighter-${sheet.id}`);
  if (sheet.place !== 'in_play') return told([name, t(`cl-place-${sheet.place}`)]);
  return told([
    name,
    sheet.line ? t('cl-has-die', { face: sheet.line }) : t('cl-has-no-die'),
    ...(sheet.exhausted ? [t('cl-exhausted')] : []),
    ...(sheet.card ? [t('cl-has-card', { card: t(`card-${sheet.card.card}`) })] : []),
    ...sheet.equipment.map((card) => explained('equipment', card, t)),
    ...linesOf(sheet).map((line) => lineInShort(line, t)),
  ]);
}

function lineInShort(line: Line, t: Translate): string {
  return [
    `(${line.number}) ${valuesInWords(line, t)}`,
    ...(line.instinct ? [t('cl-line-instinct')] : []),
    ...(line.gift ? [t(`gift-${line.gift}`)] : []),
    ...(line.isScarred ? [t('cl-line-scarred')] : line.isCancelled ? [t('cl-line-cancelled')] : []),
  ].join(', ');
}

function infernalFacts(view: View, t: Translate): string[] {
  const { infernal, reserve } = view;
  return [
    t('cl-pm', { pm: infernal.pm }),
    t('cl-pool', { count: infernal.pool }),
    ...(infernal.rolled.length ? [t('cl-dice-rolled', { dice: infernal.rolled.join(', ') })] : []),
    ...(infernal.alarms ? [t('cl-alarms', { count: infernal.alarms })] : []),
    entryInWords('troglodyte', reserve.troglodytes, 'reserve', fighterOf('troglodyte').cost, t),
    ...(reserve.hounds.length ? [entryInWords('hound', reserve.hounds.length, 'reserve', fighterOf('hellhound').cost, t)] : []),
    ...reserve.demons.map(({ id, state }) => entryInWords(id, 1, state, fighterOf(id).cost, t)),
  ];
}

function table(view: View, tell: Reader): string[] {
  const { t, me } = tell;
  const { scenario, infernal, stack } = view;
  const progress = progressOf(scenario);
  return [
    inLanguage(scenario.title, language()),
    t('cl-aim-human', { aim: inLanguage(scenario.human_aim, language()) }),
    t('cl-aim-infernal', { aim: inLanguage(scenario.infernal_aim, language()) }),
    scenario.turn_limit ? t('cl-turn-of', { turn: view.turn, limit: scenario.turn_limit }) : t('cl-turn', { turn: view.turn }),
    t(`phase-${view.phase}`),
    ...(progress ? [t(`cl-progress-${progress.condition}`, { done: progress.done, needed: progress.needed })] : []),
    t('cl-stack', { size: stack.size }),
    ...(view.attack ? [attackInWords(view, t)] : []),
    ...(view.darkness ? [t('cl-darkness')] : []),
    ...infernal.open.map((card) => t('cl-open-event', { event: t(`event_card-${eventKind(card)}`) })),
    ...(stack.top?.length ? [t('cl-top', { tiles: stack.top.map((tile) => t(`tile-${tile}`)).join(', ') })] : []),
    instinctPiles(view, t),
    eventPiles(view, t),
    ...infernal.slots.map((slot) => slotInWords(slot, t, missingInWords(slot, t))),
    ...(me === view.human_seat ? infernalFacts(view, t) : view.sheets.map((sheet) => sheetInWords(sheet, t))),
  ];
}
