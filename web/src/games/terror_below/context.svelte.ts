import { BoardContext, useAnyBoard } from '$board/context';
import type { BoardProps } from '$board/contract';
import { partsOf } from '$board/things';
import { aboutOf } from '$lib/options';
import { nameOf } from './names';
import { previewOf, type Preview } from './preview';
import type { Squad, View } from './types';

/** What every part of the board needs to know, and what the reader looks at. */
export class DesertBoard extends BoardContext<View> {
  /** The Worm whose attack is kept in sight, by its slot. */
  pinned = $state<number | null>(null);

  constructor(props: () => BoardProps<View>) {
    super(props, nameOf);
  }

  /** What the map shows of the future: it follows what is selected, and what is pointed at or in focus. */
  get preview(): Preview | null {
    const { preview, selected, pointed } = this.props();
    const chosen = preview ? aboutOf(preview) : selected;
    return previewOf(this.view, { thing: pointed, pinned: this.pinned, chosen });
  }

  /** The way that the previewed option leads over the map, and what it costs; null where it leads nowhere. */
  get way(): { path: string[]; cost: number | null } | null {
    const found = this.props().preview?.preview;
    const path = (found?.path ?? []).map((place) => partsOf(place)[1]);
    return path.length > 1 ? { path, cost: found?.cost ?? null } : null;
  }

  /** The thing that the reader looks at: pointed at or in focus, else the first one selected. */
  get looked(): string | null {
    const { pointed, selected } = this.props();
    return pointed ?? [...selected][0] ?? null;
  }

  get mySquad(): Squad | undefined {
    return this.view.squads[this.me];
  }

  /** Whether my seat is asked this now. */
  isAsked(decision: string): boolean {
    return this.decision === decision && (this.props().question?.actions.length ?? 0) > 0;
  }

  togglePin(slot: number): void {
    this.pinned = this.pinned === slot ? null : slot;
  }
}

export function useBoard(): DesertBoard {
  return useAnyBoard();
}
