"""The attack (section 5.6 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import NamedVerb
from hypogeum.games.heldentaufe.combat import fight
from hypogeum.games.heldentaufe.components import (
    FIGURE_IDS,
    FIRST_MONSTER,
    SPACE_NEIGHBOURS,
)
from hypogeum.games.heldentaufe.places import place_thing
from hypogeum.games.heldentaufe.state import (
    State,
    is_monster,
)
from hypogeum.games.heldentaufe.verbs.travel import no_ap


def figure_thing(figure: int) -> str:
    """The figure as a thing to touch."""
    return f"{'monster' if is_monster(figure) else 'hero'}:{FIGURE_IDS[figure]}"


def space_of(state: State, figure: int) -> int:
    """Where a figure stands in the Underworld, or NONE."""
    if is_monster(figure):
        return state.monster_spaces[figure - FIRST_MONSTER]
    seat = state.seat_of[figure]
    return NONE if seat == NONE else state.heroes[seat].space


class Attack(NamedVerb[State]):
    """Attack a figure on an adjacent space once, for 1 AP (HT-ATT-1 to HT-ATT-3)."""

    name = "attack"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if not hero.is_inside() or state.ap_left() < 1:
            return EMPTY
        found: list[int] = []
        for space in SPACE_NEIGHBOURS[hero.space]:
            if state.occupants[space] != NONE:
                found.append(state.occupants[space])
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Monsters, and the other heroes in the game."""
        return [
            figure
            for figure in range(len(FIGURE_IDS))
            if is_monster(figure) or state.seat_of[figure] not in (NONE, seat)
        ]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if not hero.is_inside():
            return Refusal("HT-ATT-3")
        space = space_of(state, target)
        if space == NONE or space not in SPACE_NEIGHBOURS[hero.space]:
            return Refusal("HT-ATT-1", figure=FIGURE_IDS[target])
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        fight(state, state.heroes[seat].figure, target)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [figure_thing(target)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        space = space_of(state, target)
        return [] if space == NONE else [place_thing(space)]


ATTACK: Final = Attack(FIGURE_IDS)
