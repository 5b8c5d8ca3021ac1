"""Setting up a game (section 3 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.decks import Deck
from hypogeum.engine.masks import EMPTY, NONE, pick_bit
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.heldentaufe.components import (
    ALL_MISSIONS,
    CAMPFIRE,
    FOOD_COUNTS,
    FOODS,
    FOREST,
    FORESTS_REMOVED,
    HERO_IDS,
    HEROES,
    MISSION_IDS,
    MISSIONS,
    MONSTER_TOOTH,
    MONSTERS,
    PIECE_COUNTS,
    PIECES,
    POTION_COUNTS,
    RED_MISSIONS,
    RESOURCES,
    RESOURCES_REMOVED,
    TILE_COUNTS,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import ORIGIN
from hypogeum.games.heldentaufe.rebuild import lay_out
from hypogeum.games.heldentaufe.state import PURPOSES, State
from hypogeum.games.heldentaufe.surface import add_tile
from hypogeum.games.heldentaufe.turn import BeginTurn

HOST: Final = 0
"""The seat that chooses for the table where the papers say "the host"."""


def set_up(state: State) -> None:
    """Fill a fresh state, in the order of HT-SET-18."""
    first = state.options.first_player
    state.first_player = first if first != NONE else state.chance.pick(state.seats)
    _lay_out_surface(state)
    _lay_out_underworld(state)
    _lay_out_supply(state)
    _seat_players(state)
    if state.tells:
        state.tell("first_player", "HT-SET-16", seat=state.first_player)
    state.push(BeginTurn(state.first_player))
    state.push(ChooseHero(state.seat_before(state.first_player)))
    state.push(DealMissions())
    state.push(RemoveResources(RESOURCES_REMOVED[state.seats]))


def _lay_out_surface(state: State) -> None:
    """HT-SET-2, HT-SET-3: the Campfire, and the pile without the forests that are too many."""
    state.tile_kinds = []
    state.tile_cells = []
    state.neighbours = []
    state.portal_tiles = [NONE] * 5
    state.tile_pile = TILE_COUNTS[:]
    state.tiles_removed = [0] * len(TILE_COUNTS)
    state.tile_pile[CAMPFIRE] = 0
    add_tile(state, CAMPFIRE, ORIGIN)
    forests = FORESTS_REMOVED[state.seats]
    state.tile_pile[FOREST] -= forests
    state.tiles_removed[FOREST] = forests


def _lay_out_underworld(state: State) -> None:
    """HT-SET-5 to HT-SET-9: tooth stacks, hearts, tokens, monsters; no leader."""
    state.teeth = MONSTER_TOOTH[:]
    if state.options.stacks_are_dealt:  # HT-CMP-13
        stacks = MONSTER_TOOTH[:]
        state.teeth = [stacks.pop(state.chance.pick(len(stacks))) for _ in range(MONSTERS)]
    state.monster_hearts = [0] * MONSTERS
    state.monster_spaces = [NONE] * MONSTERS
    state.deciders = [NONE] * PURPOSES
    state.groups = [0] * PURPOSES
    lay_out(state)


def _lay_out_supply(state: State) -> None:
    """HT-SET-10."""
    state.piece_supply = PIECE_COUNTS[:]
    state.food_supply = FOOD_COUNTS[:]
    state.potion_supply = POTION_COUNTS[:]


def _seat_players(state: State) -> None:
    """Every player has a board; its hero is chosen later."""
    state.heroes = [Hero(NONE, 0, NONE, 0, 0, [0] * PIECES, [0] * FOODS, NONE, False, []) for _ in range(state.seats)]
    state.seat_of = [NONE] * HEROES


class RemoveResources(Decision[State]):
    """D8: resource tiles of different kinds leave the game (HT-SET-3, HT-SET-4)."""

    name = "remove_resources"
    elsewhere_rule = "HT-SET-4"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> list[int]:
        return [self.left]

    def waits(self, state: State) -> bool:
        """Only with 3 or 4 players there is a choice."""
        return state.options.host_removes_resources and self.left > 0 and state.seats > 2

    def run(self, state: State) -> None:
        kinds = [kind for kind in RESOURCES if state.tiles_removed[kind] == 0]
        for _ in range(self.left):
            remove_resource(state, kinds.pop(state.chance.pick(len(kinds))) if self.left < 3 else kinds.pop())

    def seats(self, state: State) -> list[int]:
        return [HOST]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return REMOVE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        action.verb.perform(state, seat, action.target)
        state.push(RemoveResources(self.left - 1))


def remove_resource(state: State, kind: int) -> None:
    """The kinds are announced to everybody (HT-HID-2)."""
    state.tile_pile[kind] -= 1
    state.tiles_removed[kind] += 1
    if state.tells:
        state.tell("resource_removed", "HT-SET-4", tile=TILE_IDS[kind])


class Remove(NamedVerb[State]):
    """Choose a kind of resource tile that leaves the game (HT-SET-4)."""

    name = "remove"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return RESOURCES

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in RESOURCES or state.tiles_removed[target]:
            return Refusal("HT-SET-3", tile=TILE_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        remove_resource(state, target)


class DealMissions(Step[State]):
    """Two red cards and a blue one for everybody, in secret; the rest is one pile (HT-SET-11, HT-SET-12)."""

    name = "deal_missions"

    def run(self, state: State) -> None:
        undealt = ALL_MISSIONS
        for offset in range(state.seats):
            seat = (state.first_player + offset) % state.seats
            for colour in (RED_MISSIONS, RED_MISSIONS, ALL_MISSIONS & ~RED_MISSIONS):
                card = pick_bit(undealt & colour, state.chance)
                undealt &= ~(1 << card)
                state.heroes[seat].hand.append(card)
            if state.tells:
                cards = [MISSION_IDS[card] for card in state.heroes[seat].hand]
                state.tell_one(seat, {"cards": cards}, "missions_dealt", "HT-SET-11", seat=seat)
        state.missions = Deck(undealt, 0, [undealt >> card & 1 for card in range(MISSIONS)], 1, EMPTY, EMPTY)


class ChooseHero(SeatDecision[State]):
    """D7: heroes are chosen one after another, the last player of a round first (HT-SET-13, HT-SET-14)."""

    name = "choose_hero"
    elsewhere_rule = "HT-SET-13"

    def waits(self, state: State) -> bool:
        return not state.options.heroes_are_dealt

    def run(self, state: State) -> None:
        """Option `hero_assignment = random`."""
        left = [figure for figure in range(HEROES) if state.seat_of[figure] == NONE]
        give_hero(state, self.owner, left[state.chance.pick(len(left))])
        self.ask_next(state)

    def ask_next(self, state: State) -> None:
        if self.owner != state.first_player:
            state.push(ChooseHero(state.seat_before(self.owner)))

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CHOOSE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        action.verb.perform(state, seat, action.target)
        self.ask_next(state)


def give_hero(state: State, seat: int, figure: int) -> None:
    """All hearts, an empty board, 0 points, on the Campfire (HT-SET-15, HT-SET-17)."""
    hero = state.heroes[seat]
    hero.figure = figure
    hero.hearts = hero.max_hearts()
    state.seat_of[figure] = seat
    if state.tells:
        state.tell("hero_chosen", "HT-SET-13", seat=seat, hero=HERO_IDS[figure])


class Choose(NamedVerb[State]):
    """Choose a hero nobody has chosen (HT-SET-13)."""

    name = "choose"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(HEROES))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if state.seat_of[target] == NONE else Refusal("HT-SET-13", hero=HERO_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        give_hero(state, seat, target)


REMOVE: Final = Remove(TILE_IDS, "tile_kind")
CHOOSE: Final = Choose(HERO_IDS, "hero")
REMOVE_VERBS: Final[list[Verb[Any]]] = [REMOVE]
CHOOSE_VERBS: Final[list[Verb[Any]]] = [CHOOSE]
