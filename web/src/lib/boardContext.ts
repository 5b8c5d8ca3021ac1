import type { BoardProps, GameClient } from './board';
import { nameOfSeat } from './naming';

/** What an element of a board carries so that the board knows which thing it is; the board listens for all of them. */
export interface ThingAttributes {
  role: 'button';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-description': string | undefined;
  'data-thing': string;
  'data-lit': '' | undefined;
  'data-chosen': '' | undefined;
}

/** How a game calls its things. */
export interface BoardWords {
  nameOf: GameClient['nameOf'];
  /** The key of the text that says that a thing can be chosen now. */
  possible: string;
}

/** What every part of a board needs to know, without handing it through all of them. */
export class AnyBoardContext<V> {
  constructor(
    protected readonly props: () => BoardProps<V>,
    private readonly words: BoardWords,
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
  thing(thing: string, label: string = this.words.nameOf(thing, this.view, this.t) ?? thing): ThingAttributes {
    const lit = this.isLit(thing);
    return {
      role: 'button',
      tabindex: lit ? 0 : -1,
      'aria-label': label,
      'aria-description': lit ? this.t(this.words.possible) : undefined,
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
