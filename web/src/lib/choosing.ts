import { isLast, isMoreWanted, type Option } from './options';

/** The things selected so far. */
export type Things = ReadonlySet<string>;

export const NOTHING: Things = new Set();

/** What the selected things leave to choose from. */
export interface Choice {
  /** The options whose picks contain everything selected. */
  readonly left: readonly Option[];
  /** Their other picks. */
  readonly lit: Things;
  /** Those of which no pick is missing, to be said in words; the most wanted first. */
  readonly labels: readonly Option[];
  /** What gives something up, of these or, where nothing is selected, of all: never in front. */
  readonly givingUp: readonly Option[];
  /** What ends the turn, phase or step; it can be said whatever is selected. */
  readonly endings: readonly Option[];
  /** The one of all these that most people want now, where there is one: nothing else that is left is wanted as much. */
  readonly front: Option | null;
}

/** What a press on a thing means. */
export type Press =
  | { readonly kind: 'do'; readonly option: Option }
  | { readonly kind: 'select'; readonly selected: Things }
  | { readonly kind: 'why_not' };

export function choiceFrom(options: readonly Option[], selected: Things): Choice {
  const left = leftOf(options, selected);
  const whole = preferred(left.filter((option) => isWhole(option, selected)));
  const labels = whole.filter((option) => !isLast(option));
  const endings = options.filter((option) => option.ends && isWhole(option, selected));
  return {
    left,
    lit: new Set(left.flatMap((option) => option.picks.filter((pick) => !selected.has(pick)))),
    labels,
    givingUp: (selected.size > 0 ? whole : options).filter((option) => option.wish === 'give_up' && !option.ends),
    endings,
    front: frontOf(labels, endings, left, options),
  };
}

/**
 * A label that is wanted more than whatever else is left, on the board too; or the only way to end, where that brings something and nothing
 * else would bring as much, or where nothing else is left.
 */
function frontOf(
  labels: readonly Option[],
  endings: readonly Option[],
  left: readonly Option[],
  options: readonly Option[],
): Option | null {
  const [first] = labels;
  if (first && left.every((other) => other === first || isLast(other) || isMoreWanted(first, other))) return first;
  const [end, ...moreEnds] = endings;
  if (!end || moreEnds.length > 0) return null;
  const others = options.filter((option) => !isLast(option));
  const brings = end.wish === 'score' || end.wish === 'gain';
  return others.length === 0 || (brings && others.every((other) => isMoreWanted(end, other))) ? end : null;
}

/**
 * A press selects a thing, or lets it go; it does the option where one is left and nothing is missing, not counting what would give
 * something up, nor what still misses another thing and is wanted no more: that is said by its other thing first. What gives something
 * up, or ends what could go on, is not done by pressing a thing while anything else is possible: it is said by its label.
 */
export function pressOn(thing: string, options: readonly Option[], selected: Things): Press {
  if (selected.has(thing)) return { kind: 'select', selected: new Set([...selected].filter((other) => other !== thing)) };
  const next = nextSelection(thing, options, selected);
  if (!next) return { kind: 'why_not' };
  const left = wanted(leftOf(options, next));
  const [only, ...others] = preferred(left.filter((option) => isWhole(option, next)));
  const isOne =
    only !== undefined && others.length === 0 && left.every((option) => isWhole(option, next) || !isMoreWanted(option, only));
  return isOne && mayBeDone(only, options) ? { kind: 'do', option: only } : { kind: 'select', selected: next };
}

/** Without what gives something up, where anything else is left: that is said by its label alone. */
function wanted(options: readonly Option[]): readonly Option[] {
  const others = options.filter((option) => option.wish !== 'give_up');
  return others.length > 0 ? others : options;
}

/** The option that a thing pointed at would lead to: the only one with it, or the only one that it would make whole. */
export function pointedOption(thing: string, options: readonly Option[], selected: Things): Option | null {
  const next = selected.has(thing) ? selected : nextSelection(thing, options, selected);
  if (!next) return null;
  const left = preferred(wanted(leftOf(options, next)));
  const whole = left.filter((option) => isWhole(option, next));
  const [only, ...others] = whole.length > 0 ? whole : left;
  return only && others.length === 0 ? only : null;
}

/** The selection with one thing more; with it alone, where nothing fits both. */
function nextSelection(thing: string, options: readonly Option[], selected: Things): Things | null {
  const more = new Set([...selected, thing]);
  if (leftOf(options, more).length > 0) return more;
  const alone = new Set([thing]);
  return leftOf(options, alone).length > 0 ? alone : null;
}

function leftOf(options: readonly Option[], selected: Things): Option[] {
  return options.filter((option) => [...selected].every((thing) => option.picks.includes(thing)));
}

function isWhole(option: Option, selected: Things): boolean {
  return option.picks.every((pick) => selected.has(pick));
}

function mayBeDone(option: Option, options: readonly Option[]): boolean {
  return !isLast(option) || options.every(isLast);
}

/**
 * Without those that another one with the same picks stands for: a shortcut that begins with an action goes on where it would stop, and
 * an action that leads where a shortcut ends is the straight way.
 */
function preferred(options: readonly Option[]): Option[] {
  return options.filter((option) => !options.some((other) => standsFor(other, option)));
}

function standsFor(one: Option, other: Option): boolean {
  if ((one.shortcut === null) === (other.shortcut === null) || !hasSamePicks(one, other)) return false;
  const [shortcut, action] = one.shortcut ? [one, other] : [other, one];
  const begins = shortcut.actions[0] === action.id;
  return one.shortcut ? begins : !begins && shortcut.actions.at(-1) === action.id;
}

function hasSamePicks(one: Option, other: Option): boolean {
  return one.picks.length === other.picks.length && one.picks.every((pick) => other.picks.includes(pick));
}
