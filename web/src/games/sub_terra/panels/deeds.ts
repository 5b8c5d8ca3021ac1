import type { View } from '../types';

/** An action that every Explorer has (section 6.1). */
export interface Deed {
  id: string;
  /** In action points. */
  cost: number;
  /** By which the table knows it. */
  verbs: readonly string[];
}

const ALWAYS: readonly Deed[] = [
  { id: 'move', cost: 1, verbs: ['move'] },
  { id: 'explore', cost: 1, verbs: ['explore'] },
  { id: 'reveal', cost: 1, verbs: ['reveal'] },
  { id: 'heal', cost: 1, verbs: ['heal'] },
  { id: 'attack', cost: 1, verbs: ['attack'] },
  { id: 'item', cost: 1, verbs: ['pick', 'take', 'give', 'drop', 'set_key'] },
  { id: 'run', cost: 2, verbs: ['run'] },
  { id: 'dig', cost: 2, verbs: ['dig'] },
];
const CLIMB: Deed = { id: 'climb', cost: 2, verbs: ['climb'] };
const ARK: readonly Deed[] = [
  { id: 'push', cost: 1, verbs: ['push'] },
  { id: 'pull', cost: 2, verbs: ['pull'] },
];

const CRAWL: Deed = { id: 'crawl', cost: 0, verbs: ['crawl'] };

/** What an Explorer can do in this temple and this mode; one that is down can only crawl (ST2-HP-6). */
export function deedsOf({ temple, mode }: Pick<View, 'temple' | 'mode'>, isDown: boolean): Deed[] {
  if (isDown) return [CRAWL];
  return [...ALWAYS, ...(temple === 'dauntless' ? [CLIMB] : []), ...(mode === 'ark' ? ARK : [])];
}
