import { BoardContext, thingOf, useAnyBoard } from '$board/context';
import type { BoardProps } from '$board/contract';
import { nameOf } from './names';
import { previewOf, type Preview } from './preview';
import type { Squad, View } from './types';

const NOTHING: ReadonlySet<string> = new Set();

/** What every part of the board needs to know, and what the reader looks at. */
export class DesertBoard extends BoardContext<View> {
  /** The thing under the pointer, or touched last. */
  hovered = $state<string | null>(null);
  /** The chosen things when the pointer came to where it is: what is chosen later is more to the point. */
  #chosenBefore = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The thing with the focus. */
  focused = $state<string | null>(null);
  /** The Worm whose attack is kept in sight, by its slot. */
  pinned = $state<number | null>(null);

  constructor(props: () => BoardProps<View>) {
    super(props, nameOf);
  }

  get preview(): Preview | null {
    const { chosen } = this.props();
    const isOlder = this.hovered !== null && chosen === this.#chosenBefore;
    return previewOf(this.view, { thing: this.hovered ?? this.focused, pinned: this.pinned, chosen: isOlder ? NOTHING : chosen });
  }

  /** For the outermost element: what is pointed at or has the focus is previewed. */
  readonly looking = {
    onpointerover: (event: PointerEvent): void => this.hover(thingOf(event)),
    // A finger keeps what it touched in sight until it touches something else; a mouse only what it is over.
    onpointerout: (event: PointerEvent): void => (event.pointerType === 'mouse' ? this.hover(null) : undefined),
    onfocusin: (event: FocusEvent): void => void (this.focused = thingOf(event)),
    onfocusout: (): void => void (this.focused = null),
  };

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

export function useBoard(): DesertBoard {
  return useAnyBoard();
}
