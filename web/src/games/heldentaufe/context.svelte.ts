import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { nameOfSeat } from '../../lib/naming';
import { nameOf } from './names';
import type { View } from './types';

const KEY = Symbol('the board of Heldentaufe');

/** What an element of the board carries so that the board knows which thing it is; `Board.svelte` listens for all of them. */
export interface ThingAttributes {
  role: 'button';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-description': string | undefined;
  'data-thing': string;
  'data-lit': '' | undefined;
  'data-chosen': '' | undefined;
}

/** What every part of the board needs to know, without handing it through all of them. */
export class BoardContext {
  constructor(private readonly props: () => BoardProps<View>) {}

  get view(): View {
    return this.props().view;
  }

  get me(): number {
    return this.props().lookingFrom;
  }

  get decision(): string {
    return this.props().question?.decision ?? '';
  }

  readonly t: BoardProps<View>['t'] = (key, args) => this.props().t(key, args);

  isLit(thing: string): boolean {
    return this.props().lit.has(thing);
  }

  get lit(): ReadonlySet<string> {
    return this.props().lit;
  }

  isChosen(thing: string): boolean {
    return this.props().chosen.has(thing);
  }

  /** The display name of the player of a seat. */
  player(seat: number): string {
    return nameOfSeat(this.props().seats, seat);
  }

  /** Whether a press on a figure is meant for the place below it: that can be touched, the figure cannot. */
  letsThrough(figure: string, place: string): boolean {
    return !this.isLit(figure) && this.isLit(place);
  }

  /** Makes an element stand for a thing. Lit things are in the tab order; the others are reached by arrow keys or by pressing. */
  thing(thing: string, label: string = nameOf(thing, this.view, this.t) ?? thing): ThingAttributes {
    const lit = this.isLit(thing);
    return {
      role: 'button',
      tabindex: lit ? 0 : -1,
      'aria-label': label,
      'aria-description': lit ? this.t('ht-possible') : undefined,
      'data-thing': thing,
      'data-lit': lit ? '' : undefined,
      'data-chosen': this.isChosen(thing) ? '' : undefined,
    };
  }

  /** A thing of my own, always in the tab order: it can be read, and asked why nothing can be done with it. */
  own(thing: string, label: string): ThingAttributes {
    return { ...this.thing(thing, label), tabindex: 0 };
  }
}

export function provideBoard(props: () => BoardProps<View>): BoardContext {
  return setContext(KEY, new BoardContext(props));
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
