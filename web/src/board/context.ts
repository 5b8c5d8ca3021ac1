import { getContext, setContext } from 'svelte';
import { nameOfSeat } from '../lib/naming';
import { followArrow } from './arrows';
import type { AnyView, Arriving, BoardProps, GameClient, SomeView } from './contract';
import { readyThings } from './ready';
import './things.css';

/** What an element of a board carries so that the board knows which thing it is; the board listens for all of them. */
export interface ThingAttributes {
  role: 'button';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-description': string | undefined;
  'data-thing': string;
  'aria-pressed': boolean | undefined;
  'data-lit': '' | undefined;
  'data-ready': '' | undefined;
  'data-selected': '' | undefined;
  'data-touched': '' | undefined;
  'data-pending': '' | undefined;
  'data-ping': number | undefined;
  'data-proposed': number | undefined;
}

/** Of a figure that lets a press through to the place below it. */
export interface ThroughAttributes {
  'aria-hidden': true;
  'data-through': '';
}

/** What every part of a board needs to know, without handing it through all of them. */
export class BoardContext<V extends AnyView> {
  constructor(
    protected readonly props: () => BoardProps<V>,
    private readonly nameOf: GameClient['nameOf'],
  ) {}

  get view(): V {
    return this.props().view;
  }

  get me(): number {
    return this.props().lookingFrom;
  }

  get decision(): string {
    return this.props().question?.decision ?? '';
  }

  readonly t: BoardProps<V>['t'] = (key, args) => this.props().t(key, args);

  isLit(thing: string): boolean {
    return this.props().lit.has(thing);
  }

  get lit(): ReadonlySet<string> {
    return this.props().lit;
  }

  isSelected(thing: string): boolean {
    return this.props().selected.has(thing);
  }

  get arriving(): Arriving | null {
    return this.props().arriving;
  }

  /** How many seats the table has. */
  get seats(): number {
    return this.props().seats.length;
  }

  /** The display name of the player of a seat. */
  player(seat: number): string {
    return nameOfSeat(this.props().seats, seat);
  }

  isTurnOf(seat: number): boolean {
    const { turns, active, over } = this.view;
    return turns > 0 && active === seat && !over;
  }

  /** What the others have, in turn order: from the seat after mine on, or for a spectator everything from the first player on. */
  others<T>(bySeat: readonly T[]): T[] {
    const isSeated = bySeat[this.me] !== undefined;
    const start = isSeated ? this.me : Math.max(0, this.view.first_player);
    const inOrder = [...bySeat.slice(start), ...bySeat.slice(0, start)];
    return isSeated ? inOrder.slice(1) : inOrder;
  }

  /** Makes an element stand for a thing. Lit things are in the tab order; the others are reached by arrow keys or by pressing. */
  thing(thing: string, label: string = this.nameOf(thing, this.view, this.t) ?? thing): ThingAttributes {
    const { touched, pending, proposes, pinged, proposed } = this.props();
    const lit = this.isLit(thing);
    const selected = this.isSelected(thing);
    return {
      role: 'button',
      tabindex: lit || selected ? 0 : -1,
      'aria-label': label,
      'aria-description': lit ? this.t(proposes ? 'board-proposable' : 'board-possible') : undefined,
      'aria-pressed': selected || undefined,
      'data-thing': thing,
      'data-lit': lit ? '' : undefined,
      'data-ready': lit && readyThings(this.props().question).has(thing) ? '' : undefined,
      'data-selected': selected ? '' : undefined,
      'data-touched': touched.has(thing) ? '' : undefined,
      'data-pending': pending.has(thing) ? '' : undefined,
      'data-ping': pinged?.get(thing),
      'data-proposed': proposed?.get(thing),
    };
  }

  /** A thing that is always in the tab order: it can be read, and asked why nothing can be done with it. */
  own(thing: string, label?: string): ThingAttributes {
    return { ...this.thing(thing, label), tabindex: 0 };
  }

  /** A figure on a map. Where the place below it can be touched and the figure cannot, a press is meant for the place. */
  figure(figure: string, place: string, label: string): ThingAttributes | ThroughAttributes {
    const letsThrough = !this.isLit(figure) && !this.isSelected(figure) && (this.isLit(place) || this.isSelected(place));
    return letsThrough ? { 'aria-hidden': true, 'data-through': '' } : this.thing(figure, label);
  }

  /** For the outermost element, which has the class `things`: one listener for all things, each of which is a button of its own. */
  readonly listeners = {
    onclick: (event: Event): void => this.#press(event),
    onkeydown: (event: KeyboardEvent): void => this.#keydown(event),
  };

  #press(event: Event): void {
    const thing = thingOf(event);
    if (thing) this.props().press(thing);
  }

  #keydown(event: KeyboardEvent): void {
    const element = elementOf(event);
    if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // A key that is held down presses once.
      if (!event.repeat) this.#press(event);
    } else if (!followArrow(event.key, element)) {
      return;
    }
    event.preventDefault();
  }
}

/** The thing that an event happened on, such as `tile:2,-1`, or null. */
export function thingOf(event: Event): string | null {
  return elementOf(event)?.getAttribute('data-thing') ?? null;
}

function elementOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-thing]') : null;
}

const KEY = Symbol('the board');

/** To be called by the board component; its parts find it by `useAnyBoard`. */
export function provideBoard<B extends BoardContext<SomeView>>(board: B): B {
  return setContext(KEY, board);
}

/** The board that a part belongs to; a game gives it its own type in its `context` file. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the game's `context` file names the type once
export function useAnyBoard<B extends BoardContext<SomeView> = BoardContext<AnyView>>(): B {
  return getContext<B>(KEY);
}
