"""Defeat: what a beaten hero loses, who puts him where (section 14 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.command import decide_by_roll, decide_together
from hypogeum.games.heldentaufe.components import (
    FIGURE_IDS,
    FIRST_MONSTER,
    SPACES,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.gains import return_everything, tokens_of
from hypogeum.games.heldentaufe.hexes import ORIGIN, write_cell
from hypogeum.games.heldentaufe.places import place_thing, read_place, write_place
from hypogeum.games.heldentaufe.rebuild import lift_hero, rebuild_if_empty
from hypogeum.games.heldentaufe.state import COMMAND, PLACEMENT, State

TRAP: Final = "trap"


def defeat(state: State, beaten: int, winner: int) -> None:
    """The hero of a seat has lost his last heart; `winner` is a figure, or NONE for a trap (HT-DEF-11)."""
    hero = state.heroes[beaten]
    if state.tells:
        state.tell("defeated", "HT-DEF-1", seat=beaten, by=TRAP if winner == NONE else FIGURE_IDS[winner])
    lift_hero(state, beaten)
    by_hero = winner != NONE and winner < FIRST_MONSTER
    if by_hero:
        _exchange_teeth(state, beaten, state.seat_of[winner])
    else:
        if state.tells:
            state.tell("tokens_lost", "HT-DEF-2", seat=beaten, tokens=tokens_of(hero))
        return_everything(state, hero)
    hero.hearts = 1 if state.options.defeat_leaves_one_heart else hero.max_hearts()
    if beaten == state.active:
        state.agenda.pop()  # the main phase of his turn, which is what waits on top (HT-TRN-14)
    state.push(AfterDefeat())
    if state.options.defeat_to_lowest_portal:
        put_on_tile(state, beaten, _lowest_portal(state), NONE, "HT-OPT-3")
    elif by_hero:
        state.push(PlaceHero(beaten, state.seat_of[winner]))
    else:
        _find_placer(state, beaten)


def _exchange_teeth(state: State, beaten: int, winner: int) -> None:
    """The point totals are swapped if the winner has fewer (HT-DEF-3)."""
    lower, higher = state.heroes[winner], state.heroes[beaten]
    if lower.points < higher.points:
        lower.points, higher.points = higher.points, lower.points
        if state.tells:
            state.tell("points_swapped", "HT-DEF-3", seat=winner, other=beaten, points=lower.points, left=higher.points)


def _find_placer(state: State, beaten: int) -> None:
    """Who places after a trap or a monster (HT-DEF-6, HT-DEF-7)."""
    everybody_else = state.seats_left() & ~(1 << beaten)
    commander = state.deciders[COMMAND]
    if state.active == NONE and commander >= 0:
        if commander != beaten:
            state.push(PlaceHero(beaten, commander))
        else:
            state.push(PlaceHero(beaten, NONE))
            decide_by_roll(state, PLACEMENT, everybody_else)
        return
    state.push(PlaceHero(beaten, NONE))
    on_surface = state.surface_seats() & everybody_else
    if on_surface:
        decide_together(state, PLACEMENT, on_surface, (beaten + 1) % state.seats)
    else:
        decide_by_roll(state, PLACEMENT, everybody_else)


def _lowest_portal(state: State) -> int:
    for tile in state.portal_tiles:
        if tile != NONE:
            return tile
    return 0


def put_on_tile(state: State, seat: int, tile: int, placer: int, rule: str) -> None:
    """Placement triggers nothing but victory (HT-DEF-8); without a placer it was a rule or chance."""
    hero = state.heroes[seat]
    hero.tile = tile
    if state.tells:
        cell, kind = write_cell(state.tile_cells[tile]), TILE_IDS[state.tile_kinds[tile]]
        if placer == NONE:
            state.tell("put_back", rule, seat=seat, cell=cell, tile=kind, hearts=hero.hearts)
        else:
            state.tell("placed", rule, seat=seat, other=placer, cell=cell, tile=kind, hearts=hero.hearts)
    state.check_victory(seat)


class AfterDefeat(Step[State]):
    """The rebuild check that follows the placement (HT-DEF-10, HT-DEF-11)."""

    name = "after_defeat"

    def run(self, state: State) -> None:
        rebuild_if_empty(state)


class PlaceHero(Decision[State]):
    """D6: put a beaten hero on a tile. Without a placer of its own, the joint decision before it has found him."""

    name = "place_hero"
    elsewhere_rule = "HT-TRN-6"

    def __init__(self, beaten: int, placer: int) -> None:
        self.beaten = beaten
        self.placer = placer

    def args(self) -> list[int]:
        return [self.beaten, self.placer]

    def decider(self, state: State) -> int:
        return state.deciders[PLACEMENT] if self.placer == NONE else self.placer

    def waits(self, state: State) -> bool:
        decider = self.decider(state)
        return decider >= 0 and not state.is_gone(decider) and not state.is_gone(self.beaten)

    def run(self, state: State) -> None:
        """Nobody is there to place him (HT-ONL-6, HT-ONL-9)."""
        if not state.is_gone(self.beaten):
            tile = state.tile_at(random_tile(state, state.chance))
            put_on_tile(state, self.beaten, tile, NONE, "HT-ONL-6")

    def seats(self, state: State) -> list[int]:
        return [self.decider(state)]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PLACE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PLACE, random_tile(state, chance))

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        put_on_tile(state, self.beaten, state.tile_at(action.target), seat, "HT-DEF-8")


def random_tile(state: State, chance: Chance) -> int:
    """The cell of any revealed tile except the Campfire, which is always the first one."""
    tiles = len(state.tile_cells)
    return state.tile_cells[chance.pick(tiles - 1) + 1] if tiles > 1 else ORIGIN


class Place(Verb[State]):
    """Put the beaten hero on any revealed tile (HT-DEF-4, HT-DEF-5, HT-DEF-8)."""

    name = "place"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return state.tile_cells

    def candidates(self, state: State, seat: int) -> list[int]:
        return [*state.tile_cells, *range(SPACES)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("HT-DEF-8") if state.tile_at(target) == NONE else None

    def write(self, target: int) -> str:
        return write_place(target)

    def read(self, words: str) -> int:
        return read_place(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [place_thing(target)]


PLACE: Final = Place()
PLACE_VERBS: Final[list[Verb[Any]]] = [PLACE]
