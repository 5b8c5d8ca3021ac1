"""The human fighters of a shaken state: some safe or dead, the others scattered, wounded and equipped by lot."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import Deck
from hypogeum.engine.masks import NONE, bits, mask_of, shuffled
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import has_room
from hypogeum.games.claustrophobia.departing import leave_game
from hypogeum.games.claustrophobia.figures import FIRST_DEMON, LEADERS
from hypogeum.games.claustrophobia.gifts import activate_gift, gift_at_work, take_effect
from hypogeum.games.claustrophobia.hits import BY_TRAP, kill
from hypogeum.games.claustrophobia.human_preparation import clean_up
from hypogeum.games.claustrophobia.instinct import take_into_hand
from hypogeum.games.claustrophobia.plan import (
    LEADERS_DEAD,
    LEAVE_BY_CHOICE,
    LEAVE_NEVER,
    LEAVE_ON_ENTER,
    REACHED,
    TOO_FEW,
)
from hypogeum.games.claustrophobia.recruiting import MOST_GIFTS, consecrated_one
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.stash import may_hold
from hypogeum.games.claustrophobia.state import HUMAN_ACTIVATION, State
from hypogeum.games.claustrophobia.values import ALL_LINES, free_lines
from tests.games.claustrophobia.shaken_board import settle

FEWEST = 1
"""So many stay in play."""
FEW_WAYS = 2
MANY_WAYS = 8
"""One of these a fighter leaves, one it dies: in some games few are left."""
MOST_WOUNDS = 5
"""On one sheet."""
OPEN_CARDS = 5
"""So many are in hands and piles at least."""
MOST_CARDS = 4
"""Of equipment that come under sheets."""


def shake_humans(state: State, lots: Chance) -> None:
    """In the human activation phase, before anybody acts."""
    clean_up(state)
    ways = FEW_WAYS if lots.pick(3) == 0 else MANY_WAYS
    for figure in state.roster:
        way = lots.pick(ways)
        if way == 0 and _may_leave(state):
            leave_game(state, figure)
        elif way == 1 and _may_die(state, figure):
            state.damage[figure] = ALL_LINES
            kill(state, figure, NONE, BY_TRAP)
            settle(state, lots)
    for figure in state.humans_in_play():
        state.put(figure, _some_place(state, figure, lots))
        _wound(state, figure, lots)
    _equip(state, lots)
    _consecrate(state, lots)
    for figure in state.roster:
        if parts.SHEET_TALENTS[figure] & parts.BLESSING and lots.pick(3) == 0:
            state.blessings_used |= 1 << figure
    _deal(state, lots)


# Who is still in play


def _may_leave(state: State) -> bool:
    """Whether the gate is found, and one more may be safe without a human victory."""
    plan = state.plan
    if plan.leave == LEAVE_NEVER or state.place_of_tile(GATE) == NONE or len(state.humans_in_play()) <= FEWEST:
        return False
    return plan.condition != REACHED or state.left.bit_count() + 1 < plan.count


def _may_die(state: State, figure: int) -> bool:
    """Whether a death would not end the game."""
    plan = state.plan
    here = state.humans_in_play()
    if len(here) <= FEWEST or figure == plan.fatal_fighter:
        return False
    if plan.losses & TOO_FEW and state.left.bit_count() + len(here) <= plan.count:
        return False
    leaders = mask_of(here) & LEADERS
    return not plan.losses & LEADERS_DEAD or leaders & ~(1 << figure) != 0


def _some_place(state: State, figure: int, lots: Chance) -> int:
    """A tile with room, mostly one that the scenario is about; or where it stands."""
    places = [place for place in range(len(state.tiles)) if _may_stand(state, figure, place)]
    wanted = [place for place in goal_places(state) if place in places]
    chosen = wanted if wanted and lots.pick(3) else places
    return chosen[lots.pick(len(chosen))]


def _may_stand(state: State, figure: int, place: int) -> bool:
    """Who has come to the gate that is left on entering is gone."""
    if state.plan.leave == LEAVE_ON_ENTER and state.tiles[place] == GATE:
        return False
    return place == state.place[figure] or has_room(state, figure, place)


def goal_places(state: State) -> list[int]:
    """Where the rules of the scenario happen, and where tiles do something to whoever stands there."""
    plan = state.plan
    tiles = plan.crate_tiles | plan.possessed_tiles
    tiles |= mask_of([plan.explosive_tile, plan.poison_tile, plan.recite_tile, plan.throne_tile])
    tiles |= 1 << GATE if plan.leave == LEAVE_BY_CHOICE else 0
    effects = (parts.FOUNTAIN, parts.PIT, parts.HUNGRY)
    return [
        place for place in range(len(state.tiles)) if tiles >> state.tiles[place] & 1 or state.effect(place) in effects
    ]


def _wound(state: State, figure: int, lots: Chance) -> None:
    """Lines are cancelled; where there are open wounds, some cannot be healed. In a pit the next hit may be near."""
    most = MOST_WOUNDS - (state.effect(state.place[figure]) == parts.PIT)
    lines = mask_of(shuffled([1, 2, 3, 4, 5, 6], lots)[: lots.pick(most + 1)])
    state.damage[figure] = lines
    if any(parts.DEMON_ABILITY[demon] == parts.OPEN_WOUNDS for demon in _demons(state)):
        scars = state.scars[:]
        scars[figure] = mask_of([line for line in bits(lines) if lots.pick(2)])
        state.scars = scars


def _demons(state: State) -> list[int]:
    return [demon for demon in range(len(parts.DEMON_IDS)) if state.company >> FIRST_DEMON + demon & 1]


# What they have


def _equip(state: State, lots: Chance) -> None:
    """Cards that a Stash or a free company could have given."""
    fighters = state.humans_in_play()
    for _ in range(1 + lots.pick(2 * MOST_CARDS)):
        figure, kind = fighters[lots.pick(len(fighters))], lots.pick(len(parts.EQUIPMENT_IDS))
        if state.unused_equipment[kind] and may_hold(state, figure, kind):
            unused = state.unused_equipment[:]
            unused[kind] -= 1
            state.unused_equipment = unused
            state.with_equipment(figure, state.equipment[figure] | 1 << kind)


def _consecrate(state: State, lots: Chance) -> None:
    """Other gifts than those of the scenario, one for each die value (CL-GFT-3)."""
    bearer = consecrated_one(state)
    if bearer == NONE or lots.pick(3) == 0:
        return
    by_die = {}
    for _ in range(MOST_GIFTS):
        gift = lots.pick(len(parts.GIFT_IDS))
        by_die[parts.GIFT_DIE[gift]] = gift
    gifts = state.gifts[:]
    gifts[bearer] = mask_of(list(by_die.values()))
    state.gifts = gifts


def _deal(state: State, lots: Chance) -> None:
    """Instinct cards, mostly up to the hand limit; mostly the pile is nearly used up."""
    free = state.hand_limit - state.hand.bit_count()
    for _ in range(free if lots.pick(3) else lots.pick(free + 1)):
        take_into_hand(state, state.instinct_deck.draw(state.chance))
    if lots.pick(3):
        wear_out(state.instinct_deck, state.hand, state.chance, lots)


def wear_out(deck: Deck, held: int, chance: Chance, lots: Chance) -> None:
    """Most of the pile has been played; the fewer are held the more are left, so that it is open who holds what."""
    left = lots.pick(OPEN_CARDS) + max(0, OPEN_CARDS - held.bit_count())
    for _ in range(deck.pile.bit_count() - left):
        deck.put_away(deck.draw(chance))


# Dice and cards of the turn


def assign(state: State, lots: Chance, phase: int) -> None:
    """Everybody has a die, and some have cards from the pile; what a line brings has begun."""
    for figure in state.humans_in_play():
        state.line[figure] = 1 + lots.pick(6)
        if lots.pick(4) == 0 and state.instinct_deck.pile:
            _lay_card(state, figure, lots)
        is_free = free_lines(state, figure) >> state.line[figure] & 1
        if not is_free:
            state.exhausted |= 1 << figure
    for figure in state.humans_in_play():
        gift = gift_at_work(state, figure)
        activate_gift(state, figure)
        if gift == parts.WRATH_AURA or (gift == parts.PRESCIENCE and phase == HUMAN_ACTIVATION):
            take_effect(state, figure, gift)


def _lay_card(state: State, figure: int, lots: Chance) -> None:
    """For its value, or for its text unless that would heal somebody now."""
    card = state.instinct_deck.draw(state.chance)
    state.card[figure] = card
    effect = parts.INSTINCT_EFFECT[card]
    if lots.pick(2) or effect in (parts.SECOND_WIND, parts.EXALTATION):
        turned = state.turned[:]
        turned[figure] = state.line[figure]
        state.turned = turned
        state.line[figure] = parts.INSTINCT_VALUE[card]
        return
    state.uses |= 1 << figure
    if effect == parts.WRATH:
        state.wrath |= 1 << figure
    elif effect == parts.COURAGE:
        state.courage |= 1 << figure
