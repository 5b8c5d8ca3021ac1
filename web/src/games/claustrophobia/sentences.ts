import type { Translate } from '$board/contract';
import type { Line } from './human/lines';
import { destinyDie, sheetIn, tileAt } from './names';
import { eventKind, fighterOf, instinctOf, type PackFighter, type PackSheet } from './pack';
import type { Fighter, Slot, Tile, View } from './types';

/** What is on the table in whole sentences: for those who do not see it, under the map, and where one points. */

/** Sentences one after another, whether or not each of them brings its capital and its full stop. */
export function told(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map(withoutStop)
    .map((sentence, index) => (index === 0 ? sentence : capitalised(sentence)))
    .join('. ');
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** What a thing is called, and what it does. */
export function explained(kind: 'ability' | 'equipment' | 'gift' | 'power' | 'talent', id: string, t: Translate): string {
  return t('cl-effect', { effect: t(`${kind}-${id}`), about: withoutStop(t(`about-${kind}-${id}`)) });
}

/** A tile with everything that lies on it and how much room is left, but no figures. */
export function tileInWords(tile: Tile, view: View, t: Translate): string {
  return told([tileAt(tile.at, view, t), ...tileFacts(tile, view, t)]);
}

export function tileFacts(tile: Tile, view: View, t: Translate): string[] {
  return [
    ...(tile.effect ? [effectInWords(tile, t)] : []),
    t('cl-room', { humans: tile.humans, infernals: tile.infernals, saturation: tile.saturation }),
    ...lyingOn(tile, view, t),
  ];
}

function effectInWords(tile: Tile, t: Translate): string {
  const name = t(`effect-${tile.effect}`);
  return tile.used
    ? t('cl-effect-used', { effect: name })
    : t('cl-effect', { effect: name, about: withoutStop(t(`about-effect-${tile.effect}`)) });
}

/** Tokens on a tile. */
function lyingOn(tile: Tile, view: View, t: Translate): string[] {
  return [
    ...(tile.water ? [t('cl-water', { count: tile.water })] : []),
    ...(tile.hole ? [t('cl-hole')] : []),
    ...(tile.teleport ? [t('cl-teleport')] : []),
    ...(tile.vials ? [t('cl-vials', { count: tile.vials })] : []),
    ...(tile.crates ? [t('cl-crates', { count: tile.crates })] : []),
    ...(tile.explosive ? [t(tile.explosive === 'lit' ? 'cl-explosive-lit' : 'cl-explosive')] : []),
    ...(tile.poison ? [t(tile.poison === 'set' ? 'cl-poison-set' : 'cl-poison')] : []),
    ...(tile.seals ? [t('cl-seals', { count: tile.seals })] : []),
    ...(view.scenario.guide === tile.at ? [t('cl-guide')] : []),
    ...view.infernal.ambushes.flatMap(({ at, left }) => (at === tile.at && left > 0 ? [t('cl-ambush', { count: left })] : [])),
  ];
}

/** A fighter in play: its values of this moment, what it has suffered, what it can do and carries. */
export function fighterInWords(fighter: Fighter, view: View, t: Translate, count = 1): string {
  const name = count > 1 ? t('cl-troglodytes', { count }) : t(`fighter-${fighter.id}`);
  return told([name, ...fighterFacts(fighter, view, t)]);
}

export function fighterFacts(fighter: Fighter, view: View, t: Translate): string[] {
  const sheet = sheetIn(view, fighter.id);
  const awaitsDie = sheet?.line === 0 && !sheet.exhausted;
  return [
    awaitsDie ? t('cl-has-no-die') : valuesInWords(fighter, t),
    ...(fighter.hp > 1 ? [healthInWords(fighter, t)] : []),
    ...(sheet?.exhausted ? [t('cl-exhausted')] : []),
    ...(fighter.acted ? [t('cl-acted')] : []),
    ...(fighter.stuck ? [t('cl-stuck')] : []),
    ...(fighter.let_pass ? [t('cl-lets-pass')] : []),
    ...(view.terror === fighter.id ? [t('cl-terrified')] : []),
    ...(fighter.talents.length
      ? [
          listed(
            'cl-talents',
            fighter.talents.map((talent) => t(`talent-${talent}`)),
            t,
          ),
        ]
      : []),
    ...fighter.carries.map((token) => t(`cl-carries-${token}`)),
    ...abilityInWords(fighter, t),
  ];
}

/** What a demon is able to do (CL-DEM-1). */
function abilityInWords({ kind, human }: Fighter, t: Translate): string[] {
  const ability = human ? null : fighterOf(kind).ability;
  return ability ? [explained('ability', ability, t)] : [];
}

export function valuesInWords(values: { mv: number; cb: number; df: number }, t: Translate): string {
  return t('cl-values', { mv: values.mv, cb: values.cb, df: values.df });
}

function healthInWords(fighter: Fighter, t: Translate): string {
  const left = fighter.hp - fighter.damage;
  if (fighter.human) return t('cl-lines-left', { left });
  return fighter.kind === 'possessed'
    ? t('cl-successes', { done: fighter.damage, needed: fighter.hp })
    : t('cl-life-left', { left, life: fighter.hp });
}

function listed(key: string, names: readonly string[], t: Translate): string {
  return t(key, { names: names.join(', ') });
}

/** A line of a sheet: its values, what else it gives, and whether it is cancelled. */
export function lineInWords(fighter: string, line: Line, t: Translate): string {
  return told([
    t('cl-line', { line: line.number, fighter: t(`fighter-${fighter}`) }),
    valuesInWords(line, t),
    ...(line.instinct ? [t('cl-line-instinct')] : []),
    ...(line.gift ? [explained('gift', line.gift, t)] : []),
    ...(line.isUsed ? [t('cl-line-used')] : []),
    ...(line.isScarred ? [t('cl-line-scarred')] : line.isCancelled ? [t('cl-line-cancelled')] : []),
  ]);
}

/** An instinct card with both its uses. */
export function cardInWords(card: string, t: Translate): string {
  const { effect, value } = instinctOf(card);
  return t('cl-card-uses', { name: t(`instinct-${effect}`), value, about: t(`about-instinct-${effect}`) });
}

export function eventInWords(card: string, t: Translate): string {
  const kind = eventKind(card);
  return told([t(`event_card-${kind}`), t(`about-event-${kind}`)]);
}

/** A power with its dice, and what it still needs. */
export function slotInWords(slot: Slot, t: Translate, missing: string): string {
  const dice = (slot.triggered.length ? slot.triggered : slot.prepared).map((face) => destinyDie(face, t));
  return told([
    t(`slot-${slot.id}`),
    t(`about-power-${slot.power}`),
    dice.length ? t('cl-dice-on', { dice: dice.join(', ') }) : t('cl-no-dice-on'),
    slot.triggered.length ? t('cl-triggered') : missing,
  ]);
}

/** Somebody of the reserve. */
export function entryInWords(entry: string, count: number, state: string, cost: number, t: Translate): string {
  return told([t(`entry-${entry}`), state === 'reserve' ? t('cl-entry', { count, cost }) : t(`cl-demon-${state}`)]);
}

/** A sheet that may join a free company (CL-VAR-3). */
export function recruitInWords(sheet: PackSheet, isTaken: boolean, t: Translate): string {
  const lines = sheet.lines.map(({ mv, cb, df }) => `${mv}/${cb}/${df}`).join(', ');
  return told([
    t(`fighter-${sheet.id}`),
    isTaken ? t('cl-recruited') : t('cl-points', { points: sheet.points }),
    ...sheet.talents.map((talent) => explained('talent', talent, t)),
    t('cl-lines-list', { lines }),
  ]);
}

/** A demon that may be chosen (CL-VAR-5). */
export function demonInWords(demon: PackFighter, t: Translate): string {
  return told([
    t(`fighter-${demon.id}`),
    valuesInWords(demon, t),
    t('cl-life-left', { left: demon.hp, life: demon.hp }),
    ...demon.talents.map((talent) => t(`talent-${talent}`)),
    ...(demon.ability ? [explained('ability', demon.ability, t)] : []),
    ...(demon.power ? [explained('power', demon.power, t)] : []),
  ]);
}

/** The instinct cards that are in the hand, left in the deck and discarded. */
export function instinctPiles({ human }: View, t: Translate): string {
  const discards = human.discards.map((card) => t(`card-${card}`));
  return told([t('cl-hand-of', { cards: human.cards, limit: human.hand_limit }), ...pileFacts(human.deck, discards, t)]);
}

/** The same of event cards. */
export function eventPiles({ infernal }: View, t: Translate): string {
  const discards = infernal.discards.map((card) => t(`event_card-${eventKind(card)}`));
  return told([t('cl-events-of', { cards: infernal.cards }), ...pileFacts(infernal.deck, discards, t)]);
}

function pileFacts(deck: number, discards: readonly string[], t: Translate): string[] {
  return [t('cl-deck', { count: deck }), ...(discards.length ? [t('cl-discarded', { names: discards.join(', ') })] : [])];
}
