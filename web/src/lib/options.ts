import type { ActionInfo, Preview, Question, ShortcutInfo, Wish } from './protocol';

/** What a person can do with the question asked now: an action, or several of them by a shortcut. */
export interface Option {
  /** Tells it from the others of its question: the text of the action, or of all actions of the shortcut. */
  readonly id: string;
  /** One after another. */
  readonly actions: readonly string[];
  /** The verb of the first action. */
  readonly verb: string;
  /** To be pressed in any order. */
  readonly picks: readonly string[];
  /** Outlined, never needed. */
  readonly touches: readonly string[];
  readonly wish: Wish;
  /** Whether it ends something that could go on. */
  readonly ends: boolean;
  readonly preview: Preview | null;
  readonly shortcut: ShortcutInfo | null;
}

const WISHES: readonly Wish[] = ['score', 'gain', 'act', 'move', 'give_up'];

/** The actions and shortcuts of a question, the most wanted first; a shortcut that is nothing but an offered action is left out. */
export function optionsOf(question: Question | null): Option[] {
  if (!question) return [];
  const actions = question.actions.map(ofAction);
  const texts = new Set(actions.map((option) => option.id));
  const shortcuts = question.shortcuts.map(ofShortcut).filter((option) => !texts.has(option.id));
  return [...shortcuts, ...actions].sort((one, other) => WISHES.indexOf(one.wish) - WISHES.indexOf(other.wish));
}

function ofAction(info: ActionInfo): Option {
  const { action, verb, picks, touches, wish, ends, preview } = info;
  return { id: action, actions: [action], verb, picks, touches, wish, ends, preview, shortcut: null };
}

function ofShortcut(info: ShortcutInfo): Option {
  const { actions, picks, touches, wish, preview } = info;
  const verb = actions[0]?.split(' ', 1)[0] ?? '';
  return { id: actions.join('; '), actions, verb, picks, touches, wish, ends: false, preview, shortcut: info };
}

/** Whether a person may rather not want it: it gives something up, or ends what could go on. */
export function isLast(option: Option): boolean {
  return option.wish === 'give_up' || option.ends;
}

/** Whether people want one more than the other, by its class of wish. */
export function isMoreWanted(one: Option, other: Option): boolean {
  return WISHES.indexOf(one.wish) < WISHES.indexOf(other.wish);
}

/** Everything that an option is about: picks, touches and the way. */
export function aboutOf(option: Option): ReadonlySet<string> {
  return new Set([...option.picks, ...option.touches, ...(option.preview?.path ?? [])]);
}

export interface OptionGroup {
  verb: string;
  options: Option[];
}

/** The options by verb, in the order in which the verbs are met. */
export function grouped(options: readonly Option[]): OptionGroup[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.verb);
    if (group) group.push(option);
    else groups.set(option.verb, [option]);
  }
  return [...groups].map(([verb, members]) => ({ verb, options: members }));
}

/** What ends the turn, phase or step with nothing else to say, if that is offered. */
export function plainEnd(options: readonly Option[]): Option | null {
  return options.find((option) => option.ends && option.picks.length === 0) ?? null;
}

/** Whether nothing is left to do but to end it and to give things up (TBL-SET-2). */
export function onlyTheEndIsLeft(options: readonly Option[]): boolean {
  const end = plainEnd(options);
  return end !== null && options.every((option) => option === end || option.wish === 'give_up');
}
