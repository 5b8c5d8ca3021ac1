import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import { fighterIn } from './fighters';
import { exitParts, turnedExits } from './geometry';
import { eventKind, giftOf, tileOf } from './pack';
import type { Sheet, View } from './types';

/** The name of a thing such as `tile:2,-1` in the reader's language, as it stands in the middle of a sentence. */
export function nameOf(thing: string, view: View, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'fighter':
    case 'card':
    case 'gift':
    case 'entry':
    case 'slot':
      return t(`${kind}-${id}`);
    case 'tile':
      return tileAt(id, view, t);
    case 'looked':
      return t(`tile-${id}`);
    case 'exit':
      return exitName(id, view, t);
    case 'rotation':
      return orientationName(Number(id), view, t);
    case 'die':
      return dieName(Number(id), view, t);
    case 'event':
      return t(`event_card-${eventKind(id)}`);
    case 'line':
    case 'equipment':
    case 'talent':
      return ofFighter(kind, id, t);
  }
  return null;
}

/** Whether an imposing fighter holds its enemies or lets them pass (CL-TAL-10). */
export function stateOf(thing: string, view: View): string {
  const [kind, id] = partsOf(thing);
  if (kind !== 'talent') return '';
  return fighterIn(view, id.split('/')[0] ?? '')?.let_pass ? 'passing' : 'holding';
}

/** `Spiked Fork (2,-1)`; a cell without a tile is unexplored. */
export function tileAt(at: string, view: View, t: Translate): string {
  const tile = view.tiles.find((other) => other.at === at);
  return tile ? t('cl-tile-at', { tile: t(`tile-${tile.number}`), at }) : t('cl-unexplored-at', { at });
}

function exitName(exit: string, view: View, t: Translate): string {
  const [cell, side] = exitParts(exit);
  return t('cl-exit', { tile: tileAt(cell, view, t), direction: t(`direction-${side}`) });
}

/** The exits that the drawn tile would have after so many quarter turns. */
export function orientationName(rotation: number, view: View, t: Translate): string {
  if (!view.stack.drawn) return t('cl-quarter-turns', { degrees: rotation * 90 });
  const exits = turnedExits(tileOf(view.stack.drawn).exits, rotation);
  return t('cl-orientation', { exits: exits.map((side) => t(`direction-${side}`)).join(', ') });
}

/** In the phases of the infernal player dice have colours (CL-DIE-3). */
function dieName(face: number, view: View, t: Translate): string {
  const isDestiny = view.phase === 'infernal_preparation' || view.phase === 'threat';
  return isDestiny ? destinyDie(face, t) : t('cl-die', { face });
}

export function isRed(face: number): boolean {
  return face % 2 === 1;
}

export function destinyDie(face: number, t: Translate): string {
  return t('cl-destiny-die', { face, colour: t(isRed(face) ? 'cl-red' : 'cl-white') });
}

/** `H05/E01`, `H03/imposing`, `H01/3`. */
function ofFighter(kind: 'line' | 'equipment' | 'talent', id: string, t: Translate): string {
  const [fighter = '', what = ''] = id.split('/');
  const name = t(`fighter-${fighter}`);
  if (kind === 'line') return t('cl-line', { line: Number(what), fighter: name });
  return t('cl-of-fighter', { what: t(`${kind}-${what}`), fighter: name });
}

export function sheetIn(view: View, id: string): Sheet | undefined {
  return view.sheets.find((sheet) => sheet.id === id);
}

/** The gift that lies on a line of a sheet (CL-GFT-1), or null. */
export function giftOn(sheet: Sheet, line: number): string | null {
  return sheet.gifts.find((gift) => giftOf(gift).die === line) ?? null;
}

/** The name of a fighter, wherever it is: with its tile where it stands on one. */
export function fighterAt(id: string, view: View, t: Translate): string {
  const fighter = fighterIn(view, id);
  return fighter ? t('cl-fighter-at', { fighter: t(`fighter-${id}`), tile: tileAt(fighter.at, view, t) }) : t(`fighter-${id}`);
}

/** What a scenario is called and wants, in the reader's language, else in any that it has. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
