import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { AnyBoardContext } from '../../lib/boardContext';
import { nameOf } from './names';
import { previewOf, type Preview } from './preview';
import type { Squad, View } from './types';

const KEY = Symbol('the board of Terror Below');
const NOTHING: ReadonlySet<string> = new Set();

/** What every part of the board needs to know, and what the reader looks at. */
export class BoardContext extends AnyBoardContext<View> {
  /** The thing under the pointer, or touched last. */
  hovered = $state<string | null>(null);
  /** The chosen things when the pointer came to where it is: what is chosen later is more to the point. */
  #chosenBefore = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The thing with the focus. */
  focused = $state<string | null>(null);
  /** The Worm whose attack is kept in sight, by its slot. */
  pinned = $state<number | null>(null);

  constructor(props: () => BoardProps<View>) {
    super(props, { nameOf, possible: 'board-possible' });
  }

  get preview(): Preview | null {
    const { chosen } = this.props();
    const isOlder = this.hovered !== null && chosen === this.#chosenBefore;
    return previewOf(this.view, { thing: this.hovered ?? this.focused, pinned: this.pinned, chosen: isOlder ? NOTHING : chosen });
  }

  get mySquad(): Squad | undefined {
    return this.view.squads[this.me];
  }

  /** Whether my seat is asked this now. */
  isAsked(decision: string): boolean {
    return this.decision === decision && (this.props().question?.actions.length ?? 0) > 0;
  }

  /** The pointer has come to a thing, or to none. */
  hover(thing: string | null): void {
    if (thing !== this.hovered) this.#chosenBefore = this.props().chosen;
    this.hovered = thing;
  }

  togglePin(slot: number): void {
    this.pinned = this.pinned === slot ? null : slot;
  }
}

export function provideBoard(props: () => BoardProps<View>): BoardContext {
  return setContext(KEY, new BoardContext(props));
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
