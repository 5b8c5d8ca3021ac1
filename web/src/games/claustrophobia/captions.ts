import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import { fighterIn } from './fighters';
import { missingInWords } from './infernal/missing';
import { exitParts, SIDES } from './geometry';
import { sheetIn, tileAt } from './names';
import {
  cardInWords,
  entryInWords,
  eventInWords,
  fighterInWords,
  lineInWords,
  slotInWords,
  tileInWords,
  told,
  valuesInWords,
} from './sentences';
import { linesOf } from './human/lines';
import { fighterOf, isSheet } from './pack';
import type { View } from './types';

/** What is to be said of the thing that is looked at; else of the attack that runs; else nothing. */
export function captionOf(thing: string | null, view: View, t: Translate): string {
  return (thing ? aboutThing(thing, view, t) : '') || attackInWords(view, t);
}

function aboutThing(thing: string, view: View, t: Translate): string {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'fighter': {
      const fighter = fighterIn(view, id);
      return fighter ? fighterInWords(fighter, view, t, packSize(fighter.kind, fighter.at, view)) : '';
    }
    case 'tile': {
      const tile = view.tiles.find(({ at }) => at === id);
      return tile ? tileInWords(tile, view, t) : '';
    }
    case 'exit':
      return aboutExit(id, view, t);
    case 'entry':
      return aboutEntry(id, view, t);
    case 'card':
      return cardInWords(id, t);
    case 'event':
      return eventInWords(id, t);
    case 'slot': {
      const slot = view.infernal.slots.find((one) => one.id === id);
      return slot ? slotInWords(slot, t, missingInWords(slot, t)) : '';
    }
    case 'gift':
      return `${t(`gift-${id}`)}. ${t(`about-gift-${id}`)}`;
    case 'line':
      return aboutLine(id, view, t);
    case 'equipment':
    case 'talent': {
      const what = id.split('/')[1] ?? '';
      return `${t(`${kind}-${what}`)}. ${t(`about-${kind}-${what}`)}`;
    }
  }
  return '';
}

/** An exit into the dark, and what it means to explore it (CL-EXP-1, CL-EXP-2); or what closes a way. */
function aboutExit(exit: string, view: View, t: Translate): string {
  const [cell, side] = exitParts(exit);
  const state = view.tiles.find(({ at }) => at === cell)?.sides[SIDES.indexOf(side)];
  const direction = t(`direction-${side}`);
  if (state === 'unexplored') return told([t('cl-dark', { tile: tileAt(cell, view, t), direction }), t('cl-dark-about')]);
  return state === 'rubble' || state === 'door' || state === 'lost' ? t(`cl-way-${state}`, { direction }) : '';
}

/** Somebody of the reserve: how many there are, what an entry costs, and what such a fighter is able to do. */
function aboutEntry(entry: string, { reserve }: View, t: Translate): string {
  const kind = entry === 'hound' ? 'hellhound' : entry;
  const { cost, mv, cb, df } = fighterOf(kind);
  const counts: Record<string, number> = {
    troglodyte: reserve.troglodytes,
    hound: reserve.hounds.length,
    tough: Number(reserve.tough),
  };
  const state = reserve.demons.find(({ id }) => id === entry)?.state ?? 'reserve';
  return told([entryInWords(entry, counts[entry] ?? 1, state, cost, t), valuesInWords({ mv, cb, df }, t)]);
}

function packSize(kind: string, at: string, view: View): number {
  return kind === 'troglodyte' ? view.fighters.filter((fighter) => fighter.kind === kind && fighter.at === at).length : 1;
}

function aboutLine(id: string, view: View, t: Translate): string {
  const [fighter = '', number] = id.split('/');
  const sheet = isSheet(fighter) ? sheetIn(view, fighter) : undefined;
  const line = sheet ? linesOf(sheet)[Number(number) - 1] : undefined;
  return line ? lineInWords(fighter, line, t) : '';
}

/** The attack that is being fought out: who attacks whom, with how many dice, and the hits so far. */
export function attackInWords({ attack }: View, t: Translate): string {
  if (!attack) return '';
  const who = { fighter: t(`fighter-${attack.fighter}`), victim: t(`fighter-${attack.victim}`) };
  return t('cl-attack-now', { ...who, dice: attack.dice, hits: attack.hits });
}
