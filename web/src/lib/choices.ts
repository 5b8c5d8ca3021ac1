import type { Kinds } from '../board/contract';
import type { ActionInfo } from './protocol';

/** What a press on a thing means. */
export type Press = { kind: 'do'; action: ActionInfo } | { kind: 'menu'; actions: ActionInfo[] } | { kind: 'why_not' };

export interface ActionGroup {
  verb: string;
  actions: ActionInfo[];
}

/** Everything that some offered action touches. */
export function litThings(actions: readonly ActionInfo[]): ReadonlySet<string> {
  return new Set(actions.flatMap((action) => action.things));
}

export function pressOn(thing: string, actions: readonly ActionInfo[], kinds: Kinds): Press {
  const fitting = actions.filter((action) => action.things.includes(thing));
  const [only] = fitting;
  if (!only) return { kind: 'why_not' };
  if (fitting.length === 1 && !kinds.readFirst.includes(thing.split(':', 1)[0] ?? '')) return { kind: 'do', action: only };
  return { kind: 'menu', actions: mostSpecificFirst(fitting, thing) };
}

function mostSpecificFirst(actions: ActionInfo[], thing: string): ActionInfo[] {
  return [...actions].sort((a, b) => a.things.indexOf(thing) - b.things.indexOf(thing));
}

/** Answers that belong to no place on the board (agree, end the turn): they are shown as large buttons. */
export function isAnswer(action: ActionInfo): boolean {
  const [first] = action.things;
  return !first?.includes(':');
}

/** The actions by verb, in the order in which the verbs are offered. */
export function grouped(actions: readonly ActionInfo[]): ActionGroup[] {
  const groups = new Map<string, ActionInfo[]>();
  for (const action of actions) {
    const group = groups.get(action.verb);
    if (group) group.push(action);
    else groups.set(action.verb, [action]);
  }
  return [...groups].map(([verb, members]) => ({ verb, actions: members }));
}

export const END_TURN = 'end_turn';

/** The plain end of the turn, if it is offered. */
export function plainEnd(actions: readonly ActionInfo[]): ActionInfo | null {
  return actions.find((action) => action.action === END_TURN) ?? null;
}

/** Whether nothing is left to do but to end the turn and to give things up (TBL-SET-2); `givingUp` are the verbs that do so. */
export function onlyTheEndIsLeft(actions: readonly ActionInfo[], givingUp: readonly string[] = []): boolean {
  return plainEnd(actions) !== null && actions.every((action) => action.action === END_TURN || givingUp.includes(action.verb));
}
