import { BoardContext, useAnyBoard, type ThingAttributes } from '$board/context';
import type { BoardProps } from '$board/contract';
import { partsOf } from '$board/things';
import type { Option } from '$lib/options';
import type { Odds } from '$lib/protocol';
import { looksFromHumans } from './fighters';
import { nameOf } from './names';
import { instinctOf } from './pack';
import type { View } from './types';

/** What every part of the board needs to know, and what the reader looks at. */
export class TunnelBoard extends BoardContext<View> {
  constructor(
    props: () => BoardProps<View>,
    /** What the reader looks at that is no thing to be pressed now, such as a line of a sheet: its `data-about`. */
    private readonly about: () => string | null,
  ) {
    super(props, nameOf);
  }

  /** Whether my seat plays the human side; a spectator looks from there too. */
  get isHuman(): boolean {
    return looksFromHumans(this.view, this.me);
  }

  /** Whether my seat is asked this now. */
  isAsked(decision: string): boolean {
    return this.decision === decision && (this.props().question?.actions.length ?? 0) > 0;
  }

  /** The option whose outcome is previewed. */
  get preview(): Option | null {
    return this.props().preview;
  }

  /** The cells of the way that the previewed option leads, and what it costs; null where it leads nowhere. */
  get way(): { path: string[]; cost: number | null } | null {
    const path = (this.preview?.preview?.path ?? []).map((place) => partsOf(place)[1]);
    return path.length > 1 ? { path, cost: this.preview?.preview?.cost ?? null } : null;
  }

  get odds(): readonly Odds[] {
    return this.preview?.preview?.odds ?? [];
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

  /** A die of a tray. Dice with the same face are one thing; of these only the one that was pressed last is marked as selected. */
  die(faces: readonly number[], index: number, pressed: number): ThingAttributes {
    const attributes = this.thing(`die:${faces[index]}`);
    const isOther = pressed !== index && faces[pressed] === faces[index];
    return isOther ? { ...attributes, 'data-selected': undefined, 'aria-pressed': undefined } : attributes;
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

  /**
   * The line of a fighter on which a die would lie: that of the previewed assignment, or of the die that is selected or pointed at; a
   * selected card turns it (CL-HPR-6). 0 for none.
   */
  lineFor(fighter: string): number {
    const { selected, pointed } = this.props();
    const preview = this.preview;
    const isLaying = preview !== null && (preview.verb === 'assign' || preview.verb === 'turn' || preview.verb === 'unassign');
    if (isLaying && preview.picks.length > 0 && !preview.picks.includes(`fighter:${fighter}`)) return 0;
    if (!this.isConcerned(`fighter:${fighter}`)) return 0;
    const things = isLaying ? preview.picks : [...selected, ...(pointed ? [pointed] : [])];
    const face = faceAmong(things);
    const card = idAmong(things, 'card');
    return face > 0 && card && (!isLaying || preview.verb === 'turn') ? instinctOf(card).value : face;
  }
}

function idAmong(things: readonly string[], kind: string): string | null {
  const found = things.find((thing) => partsOf(thing)[0] === kind);
  return found ? partsOf(found)[1] : null;
}

function faceAmong(things: readonly string[]): number {
  return Number(idAmong(things, 'die') ?? 0);
}

export function useBoard(): TunnelBoard {
  return useAnyBoard();
}
