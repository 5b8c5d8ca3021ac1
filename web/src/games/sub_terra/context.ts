import { BoardContext, useAnyBoard } from '$board/context';
import type { BoardProps } from '$board/contract';
import { partsOf } from '$board/things';
import type { Option } from '$lib/options';
import type { Odds } from '$lib/protocol';
import { cheapestWith, type Foreseen } from './foreseeing';
import { nameOf } from './names';
import type { Explorer, Tile, View } from './types';

/** What every part of the board needs to know, and what the reader looks at. */
export class TempleBoard extends BoardContext<View> {
  constructor(
    props: () => BoardProps<View>,
    /** The Explorer that was pressed last, whose sheet is wanted. */
    private readonly wanted: () => string | null,
    /** What the reader looks at that is no thing to be pressed now, such as a line of a panel: its `data-about`. */
    private readonly about: () => string | null,
  ) {
    super(props, nameOf);
  }

  /** Whether my seat is asked this now. */
  isAsked(decision: string): boolean {
    return this.decision === decision && this.isAskedAnything;
  }

  get isAskedAnything(): boolean {
    return (this.props().question?.actions.length ?? 0) > 0;
  }

  /** The verbs of what can be done now. */
  get verbs(): ReadonlySet<string> {
    return new Set(this.props().question?.actions.map(({ verb }) => verb));
  }

  /** The option whose outcome is previewed. */
  get preview(): Option | null {
    return this.props().preview;
  }

  /**
   * What is foreseen on the map: of the previewed option; where what is pointed at may mean several, such as a Move and the first step of
   * a Run, of the cheapest of them that leads somewhere.
   */
  get foreseen(): Foreseen | null {
    if (this.preview) return this.preview;
    const { pointed, question } = this.props();
    return pointed && question ? cheapestWith(pointed, question) : null;
  }

  /** The cells of the way that is foreseen, and what it costs; null where it leads nowhere. */
  get way(): { path: string[]; cost: number | null } | null {
    const preview = this.foreseen?.preview;
    const path = (preview?.path ?? []).map((place) => partsOf(place)[1]);
    return path.length > 1 ? { path, cost: preview?.cost ?? null } : null;
  }

  get odds(): readonly Odds[] {
    return this.foreseen?.preview?.odds ?? [];
  }

  /** The thing that the reader looks at: pointed at or in focus, else the last one selected. */
  get looked(): string | null {
    const { pointed, selected } = this.props();
    return this.about() ?? pointed ?? [...selected].at(-1) ?? null;
  }

  isTouched(thing: string): boolean {
    return this.props().touched.has(thing);
  }

  /** Whether a thing has anything to do with what can be done or is being shown. */
  isConcerned(thing: string): boolean {
    return this.isLit(thing) || this.isSelected(thing) || this.isTouched(thing) || this.props().pending.has(thing);
  }

  /** The things of a kind that have anything to do with what can be done or is being shown, such as walls that can be broken down. */
  concerned(kind: string): string[] {
    const { lit, selected, touched, pending } = this.props();
    const things = new Set([...lit, ...selected, ...touched, ...pending]);
    return [...things].filter((thing) => partsOf(thing)[0] === kind);
  }

  /** The quarter turns that may be chosen for the drawn tile. */
  get rotations(): number[] {
    const actions = this.props().question?.actions ?? [];
    return actions.filter(({ verb }) => verb === 'orient').map(({ action }) => Number(action.split(' ')[1]));
  }

  /** The quarter turns of the previewed orientation. */
  get rotation(): number | null {
    return this.preview?.verb === 'orient' ? Number(this.preview.actions[0]?.split(' ')[1]) : null;
  }

  /** The Explorer whose turn it is; undefined at the end of a round and in Typhaon's turn. */
  get acting(): Explorer | undefined {
    return this.view.explorers.find(({ seat }) => seat >= 0 && seat === this.view.active);
  }

  /** The Explorer whose sheet is shown large: the one that was pressed, else the one whose turn it is, else mine. */
  get shown(): Explorer | undefined {
    const { explorers } = this.view;
    return (
      explorers.find(({ id }) => id === this.wanted()) ??
      this.acting ??
      explorers.find(({ seat }) => seat >= 0 && seat === this.me)
    );
  }

  /** The tile of a cell such as `2,3`. */
  tileAt(at: string | null | undefined): Tile | undefined {
    return this.view.tiles.find((tile) => tile.at === at);
  }
}

export function useBoard(): TempleBoard {
  return useAnyBoard();
}
