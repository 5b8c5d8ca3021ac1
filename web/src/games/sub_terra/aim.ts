import type { Explorer, View } from './types';

/** Keys to set in the Hall (ST2-SANC-7). */
export const KEYS = 3;

/** One step on the way to victory. */
export interface Step {
  id: 'sanctum' | 'keys' | 'artifact' | 'out' | 'escape' | 'ark';
  /** How far it is. */
  done: number;
  needed: number;
  state: 'done' | 'now' | 'later';
}

/** What the team has to do, in order; what is not done yet and comes first is `now`. */
export function stepsOf(view: View): Step[] {
  const steps = [counted('sanctum', Number(hasSanctum(view)), 1), counted('keys', view.keys_set, KEYS)];
  if (view.mode === 'ark') {
    steps.push(counted('ark', Number(isArkHome(view)), 1));
  } else {
    steps.push(counted('artifact', Number(view.volcano.cursed), 1), counted('out', Number(view.artifact_out), 1));
    if (view.mode === 'base') steps.push(escape(view));
  }
  const first = steps.find(({ done, needed }) => done < needed);
  for (const step of steps) step.state = step === first ? 'now' : step.done < step.needed ? 'later' : 'done';
  return steps;
}

function counted(id: Step['id'], done: number, needed: number): Step {
  return { id, done, needed, state: 'later' };
}

/** The Sanctum comes when the bag is empty (ST2-SANC-1). */
export function hasSanctum(view: View): boolean {
  return view.tiles.some(({ kind }) => kind === 'hall');
}

function isArkHome(view: View): boolean {
  const ark = view.explorers.find(({ id }) => id === 'ark');
  return view.tiles.some(({ kind, at }) => kind === 'ledge' && at === ark?.at);
}

/** Everybody who lives gets out, for the best rank (ST2-END-4). */
function escape(view: View): Step {
  const team = teamOf(view);
  const out = team.filter(({ state }) => state === 'escaped').length;
  const living = team.filter(({ state }) => state !== 'dead').length;
  return counted('escape', out, Math.max(1, living));
}

/** The Explorers that are played by seats. */
export function teamOf(view: View): Explorer[] {
  return view.explorers.filter(({ seat }) => seat >= 0);
}
