import type { FigureInWords, InWords, Mine, Place, Reader, Translate, Way } from '$board/contract';
import { coordinates } from '$board/geometry';
import { cardsOf, type Card } from './hand/cards';
import {
  apToSpend,
  bountyInWords,
  characterInWords,
  eggsInWords,
  gearInWords,
  leaderName,
  lyingOn,
  vehicleInWords,
  wormFacts,
} from './names';
import { LOCATIONS, sideOf, TYPES, vehicleOf } from './pack';
import type { Attack, Solo, Space, Squad, View, Worm } from './types';

/** The desert for those who do not see it. */

/** As the digits lie on a keypad: 8 is above. */
const DIRECTIONS = [
  { id: 'N', digit: '8', column: 0, row: -1 },
  { id: 'E', digit: '6', column: 1, row: 0 },
  { id: 'S', digit: '2', column: 0, row: 1 },
  { id: 'W', digit: '4', column: -1, row: 0 },
] as const;

export const inWords: InWords<View> = { places, figures, mine, table };

function places(view: View, { t }: Reader): Place[] {
  const kinds = new Map(view.spaces.map((space) => [space.at, space.kind]));
  return view.spaces.map((space) => ({
    thing: `space:${space.at}`,
    name: t('board-place', { what: t(space.location ? `location-${space.location}` : `space-kind-${space.kind}`), at: space.at }),
    at: space.at,
    contents: [
      ...lyingOn(space, view, t),
      ...view.worms.filter((worm) => strikes(worm, space)).map((worm) => t('board-struck-by', { slot: worm.slot })),
    ],
    ways: [...steps(space, kinds, t), ...jumps(space, view, t)],
    isBlocked: space.rubble > 0 && !view.turn.climbing,
    isUnexplored: false,
  }));
}

function strikes(worm: Worm, space: Space): boolean {
  return worm.strike.struck.includes(space.at);
}

/** The four spaces beside it; nobody steps into the Canyon. */
function steps(space: Space, kinds: ReadonlyMap<string, string>, t: Translate): Way[] {
  const [column, row] = coordinates(space.at);
  return DIRECTIONS.map((direction) => {
    const at = `${column + direction.column},${row + direction.row}`;
    const kind = kinds.get(at);
    const isStep = kind !== undefined && kind !== 'canyon' && space.kind !== 'canyon';
    return {
      digit: direction.digit,
      toward: t(`direction-${direction.id}`),
      to: kind === undefined ? null : `space:${at}`,
      isStep,
    };
  });
}

/** The jumps over the Canyon from a space (TB-CAN-7): they cost a card, so they are told and not counted as steps. */
function jumps(space: Space, view: View, t: Translate): Way[] {
  return sideOf(view.board)
    .jumps.filter(({ from, to }) => from === space.at || to === space.at)
    .map(({ from, to }) => {
      const other = from === space.at ? to : from;
      const toward = t('board-over-canyon', { direction: t(`direction-${directionTo(space.at, other)}`) });
      return { digit: '', toward, to: `space:${other}`, isStep: false };
    });
}

function directionTo(from: string, to: string): string {
  const [column, row] = coordinates(from);
  const [toColumn, toRow] = coordinates(to);
  return toRow < row ? 'N' : toRow > row ? 'S' : toColumn > column ? 'E' : 'W';
}

function figures(view: View, { t, player }: Reader): FigureInWords[] {
  return [
    ...view.squads
      .filter((squad) => !squad.gone)
      .map((squad) => ({
        thing: `pawn:${squad.seat}`,
        name: leaderName(squad, t),
        seat: squad.seat,
        place: squad.space === null ? null : `space:${squad.space}`,
        facts: squadFacts(squad, view, t),
      })),
    ...view.worms.map((worm) => ({
      thing: `slot:${worm.slot}`,
      name: t('board-worm', { slot: worm.slot, type: t(`type-${worm.type}`) }),
      seat: null,
      place: `space:${worm.target}`,
      facts: [
        ...wormFacts(worm, view, player, t),
        t('board-spaces-struck', { spaces: spacesInWords(worm.strike.struck, t) }),
        ...underFacts(worm, t),
      ],
    })),
  ];
}

function spacesInWords(spaces: readonly string[], t: Translate): string {
  return spaces.map((at) => t('space-other', { value: at })).join(', ');
}

function underFacts(worm: Worm, t: Translate): string[] {
  return worm.unknown > 0 ? [t('board-unknown', { count: worm.unknown })] : [];
}

function squadFacts(squad: Squad, view: View, t: Translate): string[] {
  if (squad.eliminated) return [t('board-eliminated')];
  return [
    points(squad, view, t),
    t('board-vehicles', { count: squad.hand_size }),
    t('board-items', { count: squad.items_size }),
    t('board-weapons', { count: squad.weapons_size }),
    ...(squad.secrets.length ? [t('board-secrets', { count: squad.secrets.length })] : []),
    ...carried(squad, t),
  ];
}

function points(squad: Squad, view: View, t: Translate): string {
  const hasTarget = !view.solo || view.solo.scenario === 'emergency';
  return hasTarget ? t('board-vp-of', { vp: squad.vp, target: view.target }) : t('board-vp', { vp: squad.vp });
}

function carried(squad: Squad, t: Translate): string[] {
  return [
    squad.eggs.length ? t('board-eggs-carried', { eggs: eggsInWords(squad.eggs, t).join(', ') }) : t('board-no-eggs'),
    t('board-carried-rubble', { count: squad.rubble, price: squad.trade_size }),
    ...(squad.hat ? [t('board-hat-worn', { hat: t(`item-${squad.hat}`), about: t(`about-item-${squad.hat}`) })] : []),
    ...squad.sticks.map((stick) => t('board-in-play', { card: t(`weapon-${stick}`) })),
  ];
}

function mine(view: View, { t, me }: Reader): Mine | null {
  const squad = view.squads[me];
  if (!squad) return null;
  const isMyTurn = view.turns > 0 && view.active === me && !view.over;
  const ap = apToSpend(view, me);
  return {
    place: squad.space === null ? null : `space:${squad.space}`,
    facts: [
      squad.leader ? characterInWords(squad.leader, t) : t('board-no-leader'),
      ...(ap === null ? [] : [t('board-ap', { ap })]),
      ...(isMyTurn && view.turn.climbing ? [t('board-climbing')] : []),
      points(squad, view, t),
      ...(squad.living.length
        ? [t('board-squad-living', { characters: squad.living.map((one) => t(`character-${one}`)).join(', ') })]
        : []),
      ...carried(squad, t),
    ],
    hand: cardsOf(squad).map((card) => cardInWords(card, t)),
    left: ap ?? 0,
  };
}

function cardInWords({ kind, id, fresh }: Card, t: Translate): string {
  if (kind === 'vehicle') return [vehicleInWords(id, t), ...arrowsInWords(id, t)].join(' ');
  return kind === 'bounty' ? bountyInWords(id, true, t) : gearInWords(kind, id, fresh, t);
}

/** The arrows of a Vehicle card, whose name has them as signs. */
function arrowsInWords(card: string, t: Translate): string[] {
  const { arrows } = vehicleOf(card);
  return arrows.length > 0 ? [t('board-arrows', { directions: arrows.map((arrow) => t(`direction-${arrow}`)).join(', ') })] : [];
}

function table(view: View, tell: Reader): string[] {
  const { t } = tell;
  return [
    ...(view.attack ? [attackInWords(view.attack, view, tell)] : []),
    view.line.length
      ? t('board-line-list', { bounties: view.line.map((bounty) => t(`bounty-${bounty}`)).join('; ') })
      : t('board-line-empty'),
    ...(view.solo ? soloFacts(view.solo, t) : []),
  ];
}

function attackInWords(attack: Attack, view: View, { t, player }: Reader): string {
  const type = view.worms.find((worm) => worm.slot === attack.slot)?.type ?? 'any';
  return t('board-attack-now', {
    attack: t('board-attack-of', { type: t(`type-${type}`), slot: attack.slot }),
    health: t('board-health-left', { left: Math.max(0, attack.health - attack.damage), health: attack.health }),
    caught: attack.caught.length
      ? t('board-would-catch', { players: attack.caught.map(player).join(', ') })
      : t('board-caught-nobody'),
  });
}

function soloFacts(solo: Solo, t: Translate): string[] {
  const stateOf = (location: string) =>
    solo.destroyed.includes(location) ? 'destroyed' : solo.served.includes(location) ? 'served' : 'standing';
  return [
    `${t(`scenario-${solo.scenario}`)}. ${t(`about-scenario-${solo.scenario}`)}`,
    t('board-attacks', { attacks: solo.attacks, most: solo.last_attack }),
    ...LOCATIONS.map(({ id }) => t(`board-location-${stateOf(id)}`, { location: t(`location-${id}`) })),
    ...TYPES.filter((type) => solo.trophies.includes(type)).map((type) => t('board-trophy', { type: t(`type-${type}`) })),
  ];
}
