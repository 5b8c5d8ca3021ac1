import { isSheet, sheetOf } from './pack';
import type { Fighter, View } from './types';

/** Fighters that are drawn as one figure: ordinary troglodytes of one tile, or one other fighter. */
export interface Group {
  /** The one that stands for all: the one that is selected, else the first that can be pressed, else the first. */
  readonly fighter: Fighter;
  readonly members: readonly Fighter[];
  /** How many have acted. */
  readonly acted: number;
}

/** What a press has done or would do; a board tells it. */
export interface Pressing {
  isSelected(thing: string): boolean;
  isLit(thing: string): boolean;
}

/** A troglodyte that is acting is drawn by itself: one sees where it goes. */
function isOrdinary(fighter: Fighter, view: View): boolean {
  return fighter.kind === 'troglodyte' && fighter.id !== view.acting;
}

/** The fighters of a tile by faction, in their order, the troglodytes together. */
export function groupsOn(at: string, human: boolean, view: View, pressing?: Pressing): Group[] {
  const here = view.fighters.filter((fighter) => fighter.at === at && fighter.human === human);
  const pack = here.filter((fighter) => isOrdinary(fighter, view));
  const single = here.filter((fighter) => !isOrdinary(fighter, view));
  const groups = single.map((fighter) => groupOf([fighter], pressing));
  return pack.length > 0 ? [groupOf(pack, pressing), ...groups] : groups;
}

function groupOf(members: readonly Fighter[], pressing?: Pressing): Group {
  const fighter =
    members.find(({ id }) => pressing?.isSelected(`fighter:${id}`)) ??
    members.find(({ id }) => pressing?.isLit(`fighter:${id}`)) ??
    members.find(({ acted }) => !acted) ??
    members[0]!;
  return { fighter, members, acted: members.filter(({ acted }) => acted).length };
}

/** What a figure is drawn as: a Western sheet, a demon, or the kind of another fighter. */
export function drawingOf(kind: string): string {
  return kind === 'damned' ? 'putrefied' : kind;
}

/** The kind of a fighter by its id, in play or not. */
export function kindOf(id: string): string {
  if (id.startsWith('hound')) return 'hellhound';
  return isSheet(id) || /^D\d\d$/.test(id) ? id : id.replace(/\d+$/, '');
}

/** What tells a fighter from others of its name: the letter of its sheet (CL-HUM-2), or its number. */
export function letterOf(id: string): string {
  if (isSheet(id)) return sheetOf(id).letter;
  return /^(?:hound|possessed|damned)(\d+)$/.exec(id)?.[1] ?? '';
}

export function seatOf(fighter: { human: boolean }, view: View): number {
  return fighter.human ? view.human_seat : view.infernal_seat;
}

export function fighterIn(view: View, id: string | null): Fighter | undefined {
  return view.fighters.find((fighter) => fighter.id === id);
}

/** Whether my seat plays the human side; a spectator looks from there too. */
export function looksFromHumans(view: View, me: number): boolean {
  return me !== view.infernal_seat;
}
