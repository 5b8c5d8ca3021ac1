import type { FigureInWords, Place } from '../board/contract';
import { ui, uiIn } from '../lib/language.svelte';
import { capital } from '../lib/plain';
import { LANGUAGES } from '../lib/texts';
import { fit, listIn, plainly, wordsOf } from './matching';
import { endsTooEarly, offerInWords, offersAt, offersToward, outlookInWords, type Offer } from './offers';
import { besides, figureName, myPlace, placeInWords, placeLine, placeOf, wayInWords, type World } from './world';

/** What can be asked and done by writing; each has its names in both languages as `command-ID`. */
export const COMMANDS = ['where', 'around', 'me', 'hand', 'figures', 'table', 'odds', 'go', 'do', 'since', 'help'] as const;
export type CommandId = (typeof COMMANDS)[number];

/** What is known when a command is given. */
export interface Knowledge {
  readonly world: World;
  readonly offers: readonly Offer[];
  /** What has happened since my last turn. */
  readonly since: readonly string[];
  /** The number of what was asked for and put back, because it would end the turn too early: asked for again, it is done. */
  readonly unsure?: number;
}

/** What is said, and what is done. */
export interface Answer {
  readonly lines: readonly string[];
  readonly act: Offer | null;
  /** The number of what has to be asked for again to be done. */
  readonly unsure?: number;
}

/** So many places are told at most; a narrower question finds the others. */
const MOST_FOUND = 6;

export function answerTo(text: string, known: Knowledge): Answer {
  const { id, rest } = parsed(text);
  return ANSWERS[id](rest, known);
}

/** The command and what it is about. A number alone does; any other text alone asks where that is; nothing asks for help. */
export function parsed(text: string): { id: CommandId; rest: string } {
  const [first = '', ...others] = text.trim().split(/\s+/);
  if (first === '') return { id: 'help', rest: '' };
  if (others.length === 0 && /^\d+$/.test(first)) return { id: 'do', rest: first };
  const id = COMMANDS.find((command) => namesOf(command).includes(plainly(first)));
  return id ? { id, rest: others.join(' ') } : { id: 'where', rest: text.trim() };
}

function namesOf(command: CommandId): string[] {
  return LANGUAGES.flatMap((language) => listIn(uiIn(language, `command-${command}`)));
}

const ANSWERS: Record<CommandId, (rest: string, known: Knowledge) => Answer> = {
  where: (rest, { world }) => told(whereLines(rest, world)),
  around: (_, { world, offers }) => told(aroundLines(world, offers)),
  me: (_, { world }) => told(meLines(world)),
  hand: (_, { world }) => told(world.mine?.hand.length ? world.mine.hand : [ui('words-hand-empty')]),
  figures: (_, { world }) => told(world.figures.map((figure) => figureLine(world, figure))),
  table: (_, { world }) => told(world.table.length > 0 ? world.table : [ui('words-table-empty')]),
  odds: (rest, { offers }) => told(oddsLines(rest, offers)),
  go: goTo,
  do: doNumber,
  since: (_, { since }) => told(since.length > 0 ? since : [ui('words-since-nothing')]),
  help: () => told([ui('words-help'), ...COMMANDS.map((command) => ui(`words-help-${command}`))]),
};

function told(lines: readonly string[]): Answer {
  return { lines, act: null };
}

/** My place, then what I have. */
export function meLines(world: World): string[] {
  const here = myPlace(world);
  if (!world.mine) return [ui('words-watching')];
  return [here ? ui('words-you-are', { place: here.name }) : ui('words-you-are-nowhere'), ...world.mine.facts];
}

/** Every direction from where I stand, with what can be done there, and what can be done where I stand. */
export function aroundLines(world: World, offers: readonly Offer[]): string[] {
  const here = myPlace(world);
  if (!here) return [ui('words-you-are-nowhere')];
  const lines = besides(world, here).map(({ toward, place, text, digit }) => {
    const line = ui(digit ? 'words-beside-key' : 'words-beside', { toward: capital(toward), digit, place: text });
    return place ? withOffers(line, offersAt(world, offers, place.thing)) : line;
  });
  return [
    withOffers(ui('words-beside-here', { place: placeInWords(world, here) }), offersAt(world, offers, here.thing)),
    ...lines,
  ];
}

function withOffers(line: string, offers: readonly Offer[]): string {
  return [line, ...offers.map(offerInWords)].join(' ');
}

export function figureLine(world: World, figure: FigureInWords): string {
  const place = placeOf(world, figure.place);
  const way = place ? wayInWords(world, place) : '';
  const where = !place
    ? capital(ui('words-figure-nowhere'))
    : way
      ? ui('words-figure-at', { place: place.name, way })
      : place.name;
  return `${[figureName(world, figure), where, ...figure.facts].join('. ')}.`;
}

function whereLines(query: string, world: World): string[] {
  const words = wordsOf(query);
  const figures = world.figures.filter((figure) => fit(words, figureName(world, figure)) !== null);
  const places = placesLike(query, world);
  const left = places.length - MOST_FOUND;
  return figures.length + places.length === 0
    ? [ui('words-found-nothing', { query })]
    : [
        ...figures.map((figure) => figureLine(world, figure)),
        ...places.slice(0, MOST_FOUND).map((place) => placeLine(world, place)),
        ...(left > 0 ? [ui('words-found-more', { count: left })] : []),
      ];
}

/** The places that a text may mean, the nearest first: by coordinates, by direction from me, by name, by what lies there. */
function placesLike(query: string, world: World): Place[] {
  const named = world.places.filter((place) => plainly(place.at) === plainly(query));
  if (named.length > 0) return named;
  const words = wordsOf(query);
  const here = myPlace(world);
  const beside = here
    ? besides(world, here).filter(({ toward, digit }) => digit === query.trim() || fit(words, toward) === 0)
    : [];
  const [only, ...more] = beside;
  if (only?.place && more.length === 0) return [only.place];
  const fitting = world.places
    .filter((place) => !place.isUnexplored)
    .map((place) => ({ place, fits: bestFit(words, place), steps: world.reach.get(place.thing)?.steps ?? Infinity }))
    .filter(({ fits }) => fits !== null);
  const best = Math.min(...fitting.map(({ fits }) => fits!));
  return fitting
    .filter(({ fits }) => fits === best)
    .sort((one, other) => one.steps - other.steps)
    .map(({ place }) => place);
}

function bestFit(words: readonly string[], place: Place): number | null {
  const inName = fit(words, place.name);
  if (inName !== null) return inName;
  return place.contents.some((thing) => fit(words, thing) !== null) ? 2 : null;
}

function oddsLines(query: string, offers: readonly Offer[]): string[] {
  const words = wordsOf(query);
  const known = offers.filter((offer) => offer.outlook.length > 0 && (words.length === 0 || fit(words, offer.text) !== null));
  return known.length > 0 ? known.map(outlookInWords) : [ui('words-no-odds')];
}

/** Does what leads there, if one thing does; else tells how far it is, or what can be chosen from. */
function goTo(query: string, { world, offers }: Knowledge): Answer {
  const places = [...placesLike(query, world), ...figurePlaces(query, world)];
  const [nearest] = places;
  if (!nearest) return told([ui('words-found-nothing', { query })]);
  const reached = places.find((place) => offersToward(offers, place.thing).length > 0);
  if (!reached) return told([ui('words-not-in-reach', { place: placeLine(world, nearest) })]);
  const [only, ...others] = offersToward(offers, reached.thing);
  if (only && others.length === 0) return { lines: [only.text], act: only };
  return told([ui('words-choose'), ...[only!, ...others].map(outlookInWords)]);
}

function figurePlaces(query: string, world: World): Place[] {
  const words = wordsOf(query);
  return world.figures
    .filter((figure) => fit(words, figureName(world, figure)) !== null)
    .map((figure) => placeOf(world, figure.place))
    .filter((place) => place !== null);
}

function doNumber(rest: string, { offers, unsure }: Knowledge): Answer {
  if (offers.length === 0) return told([ui('actions-none')]);
  if (rest.trim() === '') return told(offers.map(offerInWords));
  const offer = offers.find(({ number }) => String(number) === rest.trim());
  if (offer && endsTooEarly(offer, offers) && unsure !== offer.number)
    return { lines: [ui('words-sure', { number: offer.number }), ...offer.outlook], act: null, unsure: offer.number };
  return offer
    ? { lines: [offer.text], act: offer }
    : told([ui('words-no-number', { number: rest.trim(), most: offers.length })]);
}
