import { ui } from '../lib/language.svelte';
import { isLast, type Option } from '../lib/options';
import { figuresOn, type World } from './world';

/** What can be done now, in words, with the number by which it is done. */
export interface Offer {
  /** From 1, in the order of the question. */
  readonly number: number;
  readonly option: Option;
  /** What it does, with its cost. */
  readonly text: string;
  /** How likely what comes of it is, and what else does. */
  readonly outlook: readonly string[];
}

/** Says an option: what it does, and what is known of its outcome. */
export interface OptionWords {
  option(option: Option): string;
  outlook(option: Option): string[];
  /** So many points to act, as the game counts them: `2 AP`. */
  points(points: number): string;
}

export function offersOf(options: readonly Option[], words: OptionWords): Offer[] {
  return options.map((option, index) => ({
    number: index + 1,
    option,
    text: withCost(words, option),
    outlook: words.outlook(option),
  }));
}

/** A shortcut says its whole cost itself. */
function withCost(words: OptionWords, option: Option): string {
  const { shortcut, preview } = option;
  const text = words.option(option);
  return shortcut || !preview?.cost ? text : ui('words-with-cost', { text, points: words.points(preview.cost) });
}

/** What can be done at a place: with it, with what stands on it, or by coming there. The most to the point first. */
export function offersAt(world: World, offers: readonly Offer[], place: string): Offer[] {
  const here = new Set([place, ...figuresOn(world, place).map((figure) => figure.thing)]);
  const rank = ({ option }: Offer): number => {
    if (option.picks.some((thing) => here.has(thing)) || option.preview?.path?.at(-1) === place) return 0;
    return option.touches.some((thing) => here.has(thing)) ? 1 : 2;
  };
  return offers.filter((offer) => rank(offer) < 2).sort((one, other) => rank(one) - rank(other));
}

/** What leads my figure to a place: a way that ends there, else what is picked with it and is a move, else anything picked with it. */
export function offersToward(offers: readonly Offer[], place: string): Offer[] {
  const arriving = offers.filter(({ option }) => option.preview?.path?.at(-1) === place);
  const picked = offers.filter(({ option }) => option.picks.includes(place));
  const moves = picked.filter(({ option }) => option.wish === 'move');
  return [arriving, moves, picked].find((found) => found.length > 0) ?? [];
}

/** An offer in one sentence, with its number. */
export function offerInWords({ number, text }: Offer): string {
  return ui('words-offer', { number, text });
}

/** An offer with all that is known of its outcome. */
export function outlookInWords(offer: Offer): string {
  return [offerInWords(offer), ...offer.outlook].join(' ');
}

/** Whether it ends what could go on while something better than giving up is left to do. */
export function endsTooEarly({ option }: Offer, offers: readonly Offer[]): boolean {
  return option.ends && !offers.every((other) => isLast(other.option));
}
