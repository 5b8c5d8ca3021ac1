import type { Attack, Squad, View } from '../types';

/** What stands in the place of the Terror zone for a while. */
export type Moment = { kind: 'attack'; attack: Attack } | { kind: 'members'; squad: Squad } | { kind: 'keep'; cards: string[] };

const OF_MEMBERS = new Set(['choose_leaders', 'leave_behind', 'new_leader']);

/** The moment as a reader sees it, or null in the quiet times between. */
export function momentOf(view: View, decision: string, me: number): Moment | null {
  if (view.over) return null;
  const squad = view.squads[me];
  if (squad && OF_MEMBERS.has(decision) && (decision !== 'new_leader' || squad.leader === null))
    return { kind: 'members', squad };
  if (view.drawn) return { kind: 'keep', cards: view.drawn };
  return view.attack ? { kind: 'attack', attack: view.attack } : null;
}
