import { on } from 'svelte/events';
import { thingOf } from '../board/context';

/** So long a finger rests on a thing to look at it without pressing it, in milliseconds. */
const LONG = 450;
const SHAKE = 10;

export interface Pointing {
  /** A thing is pointed at, has the focus or was touched; or none. */
  point: (thing: string | null) => void;
  /** Empty ground was pressed. */
  ground: () => void;
  /** Takes a press for itself; tells whether it did. */
  takesPress: () => boolean;
}

/** What a pointer came down on, and where. */
interface Aim {
  readonly thing: Element;
  readonly x: number;
  readonly y: number;
}

function aimOf({ isPrimary, target, clientX, clientY }: PointerEvent): Aim | null {
  const thing = isPrimary && target instanceof Element ? target.closest('[data-thing]') : null;
  return thing && { thing, x: clientX, y: clientY };
}

/** For the element around a board: tells what the reader looks at, by mouse, finger or keys, and presses on nothing. */
export function pointing(board: HTMLElement, { point, ground, takesPress }: Pointing): { destroy(): void } {
  let rest: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  let isLong = false;
  let aimed: Aim | null = null;

  function endRest(): void {
    clearTimeout(rest?.timer);
    rest = null;
  }

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerover: (event) => {
      if (event.pointerType === 'mouse') point(thingOf(event));
    },
    pointerleave: (event) => {
      if (event.pointerType === 'mouse') point(null);
    },
    focusin: (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) point(thingOf(event));
    },
    pointerdown: (event) => {
      endRest();
      isLong = false;
      aimed = aimOf(event);
      if (event.pointerType === 'mouse') return;
      const thing = thingOf(event);
      const look = () => {
        isLong = true;
        point(thing);
      };
      if (thing !== null) rest = { timer: setTimeout(look, LONG), x: event.clientX, y: event.clientY };
    },
    pointermove: (event) => {
      if (rest && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > SHAKE) endRest();
    },
    click: (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') point(thingOf(event));
      const isGround = event.target instanceof Element && !event.target.closest('[data-thing], button, a, input, select, label');
      if (isGround) ground();
    },
    pointerup: endRest,
    pointercancel: endRest,
    contextmenu: (event) => {
      if (isLong || rest) event.preventDefault();
    },
  };

  /** Before the board hears of it. */
  function takeClick(event: MouseEvent): void {
    const meant = movedAway(event);
    const isTaken = isLong || takesPress();
    isLong = false;
    aimed = null;
    if (!isTaken && !meant) return;
    event.stopPropagation();
    event.preventDefault();
    if (!isTaken) meant?.dispatchEvent(new PointerEvent('click', event));
  }

  /** The thing that was pressed, if it has moved from under the pointer before it was let go: a map is fitted anew when tiles come. */
  function movedAway(event: MouseEvent): Element | null {
    if (!aimed?.thing.isConnected || event.detail === 0 || aimed.thing.contains(event.target as Node)) return null;
    return Math.hypot(event.clientX - aimed.x, event.clientY - aimed.y) <= SHAKE ? aimed.thing : null;
  }

  const heard = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of heard) board.addEventListener(kind, listener);
  board.addEventListener('click', takeClick, { capture: true });
  // A thing that has the focus may be taken off the board: then this is heard while the page is being drawn.
  const ignoreFocus = on(board, 'focusout', () => point(null));
  return {
    destroy(): void {
      endRest();
      ignoreFocus();
      for (const [kind, listener] of heard) board.removeEventListener(kind, listener);
      board.removeEventListener('click', takeClick, { capture: true });
    },
  };
}
