import { partsOf } from '$board/things';
import type { Play, Strike, View } from './types';

/** What the map shows of the future: one attack, or the ways that a card would lead the Targets. */
export type Preview =
  | { kind: 'strike'; slot: number; strike: Strike; unknown: number; vehicle: string | null }
  | { kind: 'ways'; vehicle: string; plays: Play[] };

/** What the reader looks at: things under the pointer or in focus, and a Worm kept in sight. */
export interface Look {
  /** The thing under the pointer or with the focus, such as `slot:2`. */
  thing: string | null;
  pinned: number | null;
  /** The things of the option that is previewed, or else those selected so far. */
  chosen: ReadonlySet<string>;
}

/** What to show, the most definite first: card and Worm together, the thing looked at, what is selected, a pinned Worm, the attack that runs. */
export function previewOf(view: View, look: Look): Preview | null {
  const vehicle = idAmong(look.chosen, 'vehicle');
  const chosenSlot = idAmong(look.chosen, 'slot');
  if (vehicle !== null && chosenSlot !== null) {
    const play = playOf(view, vehicle, Number(chosenSlot));
    if (play) return ofPlay(view, play);
  }
  const [kind, id] = partsOf(look.thing ?? '');
  if (kind === 'slot') return ofWorm(view, Number(id));
  const ways = waysOf(view, kind === 'vehicle' ? id : null) ?? waysOf(view, vehicle);
  if (ways) return ways;
  if (chosenSlot !== null) return ofWorm(view, Number(chosenSlot));
  if (look.pinned !== null) return ofWorm(view, look.pinned);
  return view.attack ? ofWorm(view, view.attack.slot) : null;
}

export function playOf(view: View, vehicle: string, slot: number): Play | null {
  return view.plays.find((play) => play.vehicle === vehicle && play.slot === slot) ?? null;
}

/** Where a card would lead each Target, while no Worm attacks. */
function waysOf(view: View, vehicle: string | null): Preview | null {
  const plays = view.plays.filter((play) => play.vehicle === vehicle);
  return vehicle !== null && plays.length > 0 && view.attack === null ? { kind: 'ways', vehicle, plays } : null;
}

function ofPlay(view: View, play: Play): Preview {
  const unknown = view.worms.find((worm) => worm.slot === play.slot)?.unknown ?? 0;
  return { kind: 'strike', slot: play.slot, strike: play.strike, unknown, vehicle: play.vehicle };
}

function ofWorm(view: View, slot: number): Preview | null {
  const worm = view.worms.find((other) => other.slot === slot);
  return worm ? { kind: 'strike', slot, strike: worm.strike, unknown: worm.unknown, vehicle: null } : null;
}

/** The id of the first thing of a kind, or null. */
function idAmong(things: ReadonlySet<string>, kind: string): string | null {
  for (const thing of things) {
    const [found, id] = partsOf(thing);
    if (found === kind) return id;
  }
  return null;
}
