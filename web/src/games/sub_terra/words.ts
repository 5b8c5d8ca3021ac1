import type { FigureInWords, InWords, Mine, Place, Reader, Translate, Way } from '$board/contract';
import { beyond, opposite, SIDES, type Side } from './cells';
import { guardiansAt, tileIn, tileName } from './names';
import {
  abilitiesInWords,
  aimInWords,
  bagInWords,
  cardName,
  cardsInWords,
  diceInWords,
  explorerFacts,
  intentionInWords,
  listed,
  reachInWords,
  reserveInWords,
  stepsInWords,
  tarotInWords,
  tileFacts,
  told,
  volcanoInWords,
} from './sentences';
import type { Explorer, Guardian, Tarot, Tile, Typhaon, View } from './types';

/** The temple for those who do not see it. */
export const inWords: InWords<View> = { places, figures, mine, table };

/** As the digits lie on a keypad: 8 is above, towards the Exit. */
const DIGITS: Record<Side, string> = { N: '8', E: '6', S: '2', W: '4' };

/** The tiles, and the dark beyond every exit through which a tile can be revealed. */
function places(view: View, { t }: Reader): Place[] {
  return view.tiles.flatMap((tile) => [tilePlace(tile, view, t), ...darkPlaces(tile, t)]);
}

function placeName(tile: Tile, t: Translate): string {
  return t('st-place', { tile: tileName(tile, t), at: tile.at });
}

function tilePlace(tile: Tile, view: View, t: Translate): Place {
  return {
    thing: `tile:${tile.at}`,
    name: placeName(tile, t),
    at: tile.at,
    contents: tileFacts(tile, t),
    ways: SIDES.map((side, index) => wayOut(tile, side, tile.sides[index] ?? 'wall', view, t)),
    isBlocked: tile.flipped || tile.rubble,
    isUnexplored: false,
  };
}

function wayOut(tile: Tile, side: Side, state: string, view: View, t: Translate): Way {
  const there = tileIn(view, beyond(tile.at, side));
  const to = state === 'frontier' ? `exit:${tile.at}/${side}` : state === 'link' && there ? `tile:${there.at}` : null;
  const isStep = to !== null && !there?.flipped && !there?.rubble;
  return { digit: DIGITS[side], toward: t(`st-toward-${side}`), to, isStep };
}

function darkPlaces(tile: Tile, t: Translate): Place[] {
  return SIDES.flatMap((side, index) => {
    if (tile.sides[index] !== 'frontier') return [];
    const back = opposite(side);
    return [
      {
        thing: `exit:${tile.at}/${side}`,
        name: t('st-dark', { tile: placeName(tile, t), direction: t(`st-toward-${side}`) }),
        at: `${tile.at}/${side}`,
        contents: [],
        ways: [{ digit: DIGITS[back], toward: t(`st-toward-${back}`), to: `tile:${tile.at}`, isStep: true }],
        isBlocked: false,
        isUnexplored: true,
      },
    ];
  });
}

// Figures

function figures(view: View, { t }: Reader): FigureInWords[] {
  return [...view.explorers.map((explorer) => explorerFigure(explorer, view, t)), ...guardianFigures(view, t)];
}

function explorerFigure(explorer: Explorer, view: View, t: Translate): FigureInWords {
  const hunters = view.guardians.filter(({ victims }) => victims.includes(explorer.id)).length;
  return {
    thing: `explorer:${explorer.id}`,
    name: t(`explorer-${explorer.id}`),
    seat: explorer.seat < 0 ? null : explorer.seat,
    place: explorer.at === null ? null : `tile:${explorer.at}`,
    facts: [...explorerFacts(explorer, t), ...(hunters ? [t('st-hunted', { count: hunters })] : [])],
  };
}

/** Guardians of one type on one tile are one figure: they are pressed together. */
function guardianFigures(view: View, t: Translate): FigureInWords[] {
  const groups = new Map<string, Guardian[]>();
  for (const guardian of view.guardians) {
    const id = `${guardian.at}/${guardian.type}`;
    groups.set(id, [...(groups.get(id) ?? []), guardian]);
  }
  return [...groups].map(([id, [first]]) => ({
    thing: `guardian:${id}`,
    name: guardiansAt(id, view, t),
    seat: null,
    place: `tile:${first!.at}`,
    facts: [...(first!.lying ? [t('st-lying')] : []), intentionInWords(first!, view, t)],
  }));
}

// What is mine

function mine(view: View, { t, me }: Reader): Mine | null {
  if (view.typhaon?.seat === me) return ofTyphaon(view, view.typhaon, t);
  const explorer = view.explorers.find(({ seat }) => seat >= 0 && seat === me);
  if (!explorer) return me < 0 ? null : { place: null, facts: [aimFact(view, me, t)], hand: [], left: 0 };
  const isMyTurn = view.active === me && view.step === 'actions' && !view.over;
  return {
    place: explorer.at === null ? null : `tile:${explorer.at}`,
    facts: [
      aimFact(view, me, t),
      told([t(`explorer-${explorer.id}`), ...explorerFacts(explorer, t)]),
      ...(isMyTurn ? [t('st-ap-left', { points: view.turn.ap })] : []),
      ...abilitiesInWords(explorer, t),
      told([t('ability-exert'), t('about-ability-exert')]),
      ...(explorer.id === 'inventor' ? [t('st-stock', { mines: view.mines_left, fort: Number(view.fort_left) })] : []),
    ],
    hand: (view.tarot?.hand ?? []).map((card) => tarotInWords(card, t)),
    left: isMyTurn ? view.turn.ap : 0,
  };
}

function aimFact(view: View, me: number, t: Translate): string {
  return t('st-my-aim', { aim: aimInWords(view, me, t) });
}

function ofTyphaon(view: View, typhaon: Typhaon, t: Translate): Mine {
  return {
    place: null,
    facts: [aimFact(view, typhaon.seat, t), t('st-typhaon-you')],
    hand: (typhaon.hand ?? []).map((card) => cardInWords(card, view, t)),
    left: 0,
  };
}

function cardInWords(card: string, view: View, t: Translate): string {
  return told([cardName(card, t), reachInWords(card, view, t)]);
}

// Beside the map

function table(view: View, { t, me }: Reader): string[] {
  return [
    aimInWords(view, me, t),
    ...stepsInWords(view, t),
    ...(view.round ? [told([t('st-round', { round: view.round }), t(`step-${view.step}`)])] : []),
    ...volcanoInWords(view, t),
    ...diceInWords(view, t),
    bagInWords(view, t),
    ...drawnInWords(view, t),
    reserveInWords(view, t),
    ...(view.darkness ? [t('st-darkness')] : []),
    ...(view.tarot ? tarotFacts(view.tarot, t) : []),
    ...(view.typhaon ? typhaonFacts(view.typhaon, t) : []),
    ...candidatesInWords(view, t),
  ];
}

/** The tile in hand, or the two of which one is kept. */
function drawnInWords({ placing }: View, t: Translate): string[] {
  const tiles = placing?.drawn ? [placing.drawn] : (placing?.choice ?? []);
  return tiles.length ? [t('st-in-hand', { tiles: listed(tiles.map((id) => t(`tile-${id}`))) })] : [];
}

function tarotFacts(tarot: Tarot, t: Translate): string[] {
  return [
    t('st-tarot-piles', { cards: tarot.cards, deck: tarot.deck }),
    ...(tarot.drawn?.length ? [t('st-tarot-drawn', { cards: listed(tarot.drawn.map((card) => t(`tarot-${card}`))) })] : []),
    ...(tarot.discard.length ? [t('st-discarded', { cards: listed(tarot.discard.map((card) => t(`tarot-${card}`))) })] : []),
  ];
}

function typhaonFacts(typhaon: Typhaon, t: Translate): string[] {
  return [
    t('st-typhaon-piles', { cards: typhaon.cards, deck: typhaon.deck }),
    ...(typhaon.playing ? [t('st-playing', { card: cardName(typhaon.playing, t) })] : []),
    ...(typhaon.unseen.length ? [t('st-unseen', { cards: cardsInWords(typhaon.unseen, t) })] : []),
    ...(typhaon.discard.length ? [t('st-discarded', { cards: cardsInWords(typhaon.discard, t) })] : []),
  ];
}

/** Explorers that may be picked, with what they can do. */
function candidatesInWords({ candidates }: View, t: Translate): string[] {
  return candidates.map((id) => told([t(`explorer-${id}`), ...abilitiesInWords({ id, uses: 0 }, t)]));
}
