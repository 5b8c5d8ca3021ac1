import type { Translate } from '$board/contract';
import { stepsOf, type Step } from './aim';
import { sharesOf, type Share } from './bag';
import { SIDES } from './cells';
import { faceName, isNumber, tileAt, tileName } from './names';
import { explorerOf, tarotOf, type PackAbility } from './pack';
import { reachOf } from './reach';
import type { Explorer, Guardian, Tile, View } from './types';

/** What is on the table in words: for those who do not see it, and where one points. */

/** Facts one after another; empty ones are left out. */
export function told(facts: readonly string[]): string {
  return facts.filter(Boolean).join(', ');
}

export function listed(names: readonly string[]): string {
  return names.join(', ');
}

// The temple

/** What a tile does and what lies on it, but no figures. */
export function tileFacts(tile: Tile, t: Translate): string[] {
  if (tile.flipped) return [];
  return [
    ...(tile.lava_next ? [t('st-lava-next')] : []),
    ...(tile.rubble ? [t('marker-rubble')] : []),
    ...(tile.consolidated ? [t('marker-consolidation')] : []),
    ...(tile.danger ? [t('marker-danger')] : []),
    ...(tile.markers ? [t(tile.kind === 'snake' ? 'st-snakes' : 'st-fuse', { count: tile.markers })] : []),
    ...(tile.keys ? [t('st-keys-here', { count: tile.keys })] : []),
    ...(tile.artifact ? [t('item-artifact')] : []),
    ...(tile.mines ? [t('st-mines', { count: tile.mines })] : []),
    ...(tile.fort ? [t('equipment-fortification')] : []),
    ...breached(tile, t),
  ];
}

function breached(tile: Tile, t: Translate): string[] {
  const sides = SIDES.filter((side) => tile.breaches.includes(side)).map((side) => t(`side-${side}`));
  return sides.length ? [t('st-breaches', { sides: listed(sides) })] : [];
}

/** A tile with what its kind does and what lies on it. */
export function tileInWords(tile: Tile, t: Translate): string {
  const about = tile.flipped ? t('st-about-lava-flow') : t(`about-kind-${tile.kind}`);
  return told([`${tileName(tile, t)} (${tile.at})`, about, ...tileFacts(tile, t)]);
}

// Figures

export function heartsInWords({ hearts, maximum }: Explorer, t: Translate): string {
  return t('st-hearts', { hearts, maximum });
}

/** Hearts, state, what it holds and what protects it. */
export function explorerFacts(explorer: Explorer, t: Translate): string[] {
  const isInside = explorer.at !== null;
  return [
    ...(explorer.state === 'active' ? [] : [t(`st-state-${explorer.state}`)]),
    ...(isInside ? [heartsInWords(explorer, t)] : []),
    ...(explorer.item === 'nothing' ? [] : [t('st-holds', { item: t(`item-${explorer.item}`) })]),
    ...(explorer.protected ? [t('st-protected')] : []),
    ...(explorer.exposed ? [t('st-exposed')] : []),
  ];
}

/** An ability with its cost, what is left of it, and what it does. */
export function abilityInWords(ability: PackAbility, left: number, t: Translate): string {
  return told([
    t(`ability-${ability.id}`),
    isPaidInHearts(ability) ? t('st-heart-cost') : costInWords(ability.cost, t),
    ...(ability.uses ? [t('st-uses-left', { left, uses: ability.uses })] : []),
    t(`about-ability-${ability.id}`),
  ]);
}

const PAID_IN_HEARTS: ReadonlySet<string> = new Set(['adventurer', 'exert']);

/** Whether it costs a heart instead of action points. */
export function isPaidInHearts({ id }: PackAbility): boolean {
  return PAID_IN_HEARTS.has(id);
}

/** What is always on costs nothing. */
export function costInWords(cost: number, t: Translate): string {
  return cost ? t('points-to-act', { points: cost }) : t('st-passive');
}

/** The abilities of an Explorer. */
export function abilitiesInWords({ id, uses }: { id: string; uses: number }, t: Translate): string[] {
  return explorerOf(id).abilities.map((ability) => abilityInWords(ability, uses, t));
}

/** What the next activation of a Guardian would be, and whom it would reach. */
export function intentionInWords(guardian: Guardian, view: View, t: Translate): string {
  const victims = listed(guardian.victims.map((id) => t(`the-explorer-${id}`)));
  const cells = listed(guardian.cells.map((at) => tileAt(at, view, t)));
  if (victims) return t(`st-acts-${guardian.acts}`, { victims });
  return cells ? t(`st-acts-${guardian.acts}`, { cells }) : t(`st-acts-${guardian.acts === 'rise' ? 'rise' : 'nothing'}`);
}

// Beside the map

/** One step towards victory, with how far it is, and whether it is its turn. */
export function stepInWords(step: Step, view: View, t: Translate): string {
  return t(`st-step-${step.state}`, { step: stepName(step, view, t) });
}

export function stepName({ id, done, needed }: Step, view: View, t: Translate): string {
  return t(`st-step-${id}`, { done, needed, left: view.bag.length });
}

/** The aim of the team, or of Typhaon for him. */
export function aimInWords(view: View, me: number, t: Translate): string {
  return t(view.typhaon?.seat === me ? 'st-aim-of-typhaon' : `st-aim-${view.mode}`);
}

export function stepsInWords(view: View, t: Translate): string[] {
  return stepsOf(view).map((step) => stepInWords(step, view, t));
}

/** The volcano, and what it does at the end of the round. */
export function volcanoInWords({ volcano, mode, tiles }: View, t: Translate): string[] {
  const next = Math.max(0, volcano.marker - volcano.steps);
  const reached = tiles.filter(({ lava_next }) => lava_next).length;
  if (volcano.state === 'erupted') return [t('st-lava-flows', { steps: volcano.steps }), t('st-next-flow', { count: reached })];
  if (volcano.state === 'ready') return [t('st-volcano-ready')];
  return [
    t('st-marker', { marker: volcano.marker, start: volcano.start }),
    t('st-marker-next', { steps: volcano.steps, next }),
    t(mode === 'typhaon' ? 'st-at-zero-typhaon' : mode === 'ark' ? 'st-at-zero-ark' : 'st-at-zero'),
    ...(volcano.cursed ? [t('st-cursed')] : []),
  ];
}

/** Tiles of the usual Guardians need no type. */
export function shareName({ tile, kind, guardian }: Share, t: Translate): string {
  return guardian && guardian !== 'infantry' ? t(`tile-${tile}`) : t(`kind-${kind}`);
}

/** What the bag holds with the odds of the next tile. */
export function bagInWords(view: View, t: Translate): string {
  if (view.bag.length === 0) return t('st-bag-empty');
  const shares = sharesOf(view.bag).map((share) =>
    t('st-share', { kind: shareName(share, t), count: share.count, chance: share.chance }),
  );
  return t('st-bag-of', { count: view.bag.length, shares: listed(shares) });
}

export function reserveInWords(view: View, t: Translate): string {
  const left = Object.entries(view.reserve).map(([type, count]) => t('st-count', { name: t(`name-guardian-${type}`), count }));
  return t('st-reserve-of', { guardians: listed(left) });
}

export function tarotInWords(card: string, t: Translate): string {
  return t('st-tarot', { name: t(`tarot-${card}`), cost: costInWords(tarotOf(card).cost, t), about: t(`about-tarot-${card}`) });
}

/** What a card of Typhaon would do now. */
export function reachInWords(card: string, view: View, t: Translate): string {
  const { hearts, byDie, comes } = reachOf(card, view);
  if (comes) return t('st-reach-comes', { count: comes });
  if (hearts.size === 0) return t('st-reach-nobody');
  const victims = [...hearts].map(([id, lost]) => t('st-reach-hearts', { explorer: t(`name-explorer-${id}`), hearts: lost }));
  return t(byDie ? 'st-reach-by-die' : 'st-reach', { victims: listed(victims) });
}

export function cardName(card: string, t: Translate): string {
  return t(`card-${card}`);
}

/** Desolation cards by name, equal ones counted. */
export function cardsInWords(cards: readonly string[], t: Translate): string {
  const names = cards.map((card) => cardName(card, t));
  return listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? `${count} × ${name}` : name;
    }),
  );
}

/** What was rolled last, and what it does. */
export function diceInWords(view: View, t: Translate): string[] {
  const dice = view.dice.map((shown) => faceInWords(shown, t));
  return dice.length ? [t('st-dice-shown', { dice: dice.join('; ') })] : [];
}

/** A number, or a face of the Peril die with what it does. */
export function faceInWords(shown: string, t: Translate): string {
  return isNumber(shown) ? shown : told([faceName(shown, t), t(`about-face-${shown}`)]);
}
