import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import { nameOf, tileIn, tileName } from './names';
import { abilitiesInWords, abilityInWords, explorerFacts, intentionInWords, tarotInWords, tileFacts, told } from './sentences';
import { explorerOf } from './pack';
import type { Tile, View } from './types';

/** What is looked at, in one sentence; empty for what needs no words. */
export function captionOf(thing: string | null, view: View, t: Translate): string {
  if (!thing) return '';
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'tile': {
      const tile = tileIn(view, id);
      return tile ? aboutTile(tile, t) : '';
    }
    case 'explorer': {
      const explorer = view.explorers.find((one) => one.id === id);
      return explorer ? told([t(`explorer-${id}`), ...explorerFacts(explorer, t), ...abilitiesInWords(explorer, t)]) : '';
    }
    case 'candidate':
      return told([t(`explorer-${id}`), ...abilitiesInWords({ id, uses: usesOf(id) }, t)]);
    case 'guardian':
      return aboutGuardians(id, view, t);
    case 'tarot':
      return tarotInWords(id, t);
    case 'ability':
      return aboutAbility(id, view, t);
  }
  return nameOf(thing, view, t) ?? '';
}

/** `Lava (3,1). Everybody here loses 1 heart by each Lava symbol. The next lava flow takes it.` */
function aboutTile(tile: Tile, t: Translate): string {
  const about = tile.flipped ? t('st-about-lava-flow') : t(`about-kind-${tile.kind}`);
  const facts = told(tileFacts(tile, t));
  return [`${tileName(tile, t)} (${tile.at}).`, about, facts && `${facts[0]!.toUpperCase()}${facts.slice(1)}.`]
    .filter(Boolean)
    .join(' ');
}

function usesOf(explorer: string): number {
  return Math.max(...explorerOf(explorer).abilities.map(({ uses }) => uses));
}

function aboutGuardians(id: string, view: View, t: Translate): string {
  const [at = '', type = ''] = id.split('/');
  const here = view.guardians.filter((one) => one.at === at && one.type === type);
  const intentions = [...new Set(here.map((guardian) => intentionInWords(guardian, view, t)))];
  return told([nameOf(`guardian:${id}`, view, t) ?? '', ...intentions]);
}

function aboutAbility(id: string, view: View, t: Translate): string {
  const owner = view.explorers.find((one) => explorerOf(one.id).abilities.some((ability) => ability.id === id));
  const ability = owner && explorerOf(owner.id).abilities.find((one) => one.id === id);
  return ability ? abilityInWords(ability, owner.uses, t) : t(`ability-${id}`);
}
