import type { FigureInWords, InWords, Mine, Place, SomeView, Reader } from '../board/contract';
import { ui } from '../lib/language.svelte';
import { reachFrom, type Reach } from './ways';

/** A board in words at one moment, with the ways from my figure. */
export interface World {
  readonly places: readonly Place[];
  readonly figures: readonly FigureInWords[];
  readonly mine: Mine | null;
  readonly table: readonly string[];
  /** By place; empty where my figure is nowhere. */
  readonly reach: ReadonlyMap<string, Reach>;
  readonly tell: Reader;
}

export function worldOf(inWords: InWords<SomeView>, view: SomeView, tell: Reader): World {
  const places = inWords.places(view, tell);
  const mine = inWords.mine(view, tell);
  return {
    places,
    figures: inWords.figures(view, tell),
    mine,
    table: inWords.table?.(view, tell) ?? [],
    reach: reachFrom(places, mine?.place ?? null),
    tell,
  };
}

export function placeOf(world: World, thing: string | null): Place | null {
  return world.places.find((place) => place.thing === thing) ?? null;
}

export function myPlace(world: World): Place | null {
  return placeOf(world, world.mine?.place ?? null);
}

/** The figures on a place. */
export function figuresOn(world: World, thing: string): FigureInWords[] {
  return world.figures.filter((figure) => figure.place === thing);
}

/** `Erla (you)`, `Erla (Ada)`, or the name alone of what is nobody's. */
export function figureName(world: World, figure: FigureInWords): string {
  if (figure.seat === null) return figure.name;
  const player = figure.seat === world.tell.me ? ui('words-you-short') : world.tell.player(figure.seat);
  return ui('words-figure-of', { figure: figure.name, player });
}

/** What lies and stands on a place; empty where nothing does. */
export function contentsOf(world: World, place: Place): string[] {
  return [...place.contents, ...figuresOn(world, place.thing).map((figure) => figureName(world, figure))];
}

/** A place with what is there, such as `Pond (1, 0), Erla (you)`. */
export function placeInWords(world: World, place: Place): string {
  return [place.name, ...contentsOf(world, place)].join(', ');
}

/** `4 steps, first to the east`; what the way is like where there is none. */
export function wayInWords(world: World, place: Place): string {
  const reach = world.reach.get(place.thing);
  if (!reach) return world.mine?.place == null ? '' : ui('words-no-way');
  if (!reach.first) return ui('words-here');
  return ui('words-way', { steps: reach.steps, toward: reach.first.toward });
}

/** A place with what is there, and the way to it. */
export function placeLine(world: World, place: Place): string {
  const way = wayInWords(world, place);
  const what = placeInWords(world, place);
  return way ? ui('words-place-line', { place: what, way }) : `${what}.`;
}

/** Directions with the place that each leads to, from one place. */
export interface Beside {
  readonly digit: string;
  readonly toward: string;
  /** Null at the edge of the map. */
  readonly place: Place | null;
  readonly text: string;
}

export function besides(world: World, from: Place): Beside[] {
  return from.ways.map(({ digit, toward, to }) => {
    const place = placeOf(world, to);
    return { digit, toward, place, text: place ? placeInWords(world, place) : ui('words-edge') };
  });
}
