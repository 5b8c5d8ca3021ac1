"""The states that the generic tests begin with: all of them could be, and everything the rules know is among them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia.figures import DAMNED, DEMONS, HOUNDS, POSSESSED, TOUGH_ONE
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.state import PHASE_IDS, SETTING_UP, State
from tests.games.claustrophobia.shake import shake
from tests.games.play import first_turn, option_sets

SHAKEN = 4
"""States for every set of options."""

REACHED: dict[str, Callable[[State], object]] = {
    "tough troglodyte": lambda state: state.in_play(TOUGH_ONE),
    "hellhound": lambda state: mask_in_play(state) & HOUNDS,
    "demon": lambda state: mask_in_play(state) & DEMONS,
    "Possessed": lambda state: mask_in_play(state) & POSSESSED,
    "Damned": lambda state: mask_in_play(state) & DAMNED,
    "both sides on a tile": lambda state: any(
        state.humans_on(place) and state.infernals_on(place) for place in places(state)
    ),
    "last fighter": lambda state: len(state.humans_in_play()) == 1,
    "safe": lambda state: state.left,
    "dead for good": lambda state: state.removed & (DEMONS | HOUNDS),
    "died once": lambda state: state.died_once & ~state.removed,
    "scars": lambda state: any(state.scars),
    "exhausted": lambda state: state.exhausted,
    "wrath": lambda state: state.wrath,
    "courage": lambda state: state.courage,
    "Smite": lambda state: state.smiting,
    "Prescience": lambda state: state.prescience,
    "Gather Round!": lambda state: state.extra_dice,
    "card beside a sheet": lambda state: max(state.card) != NONE,
    "turned die": lambda state: any(state.turned),
    "full hand": lambda state: state.hand.bit_count() == state.hand_limit,
    "event cards": lambda state: state.events_held,
    "alarms": lambda state: state.alarms,
    "waiting dice": lambda state: any(state.prepared),
    "triggered power": lambda state: any(state.triggered),
    "rubble": lambda state: state.rubble != NONE,
    "holes": lambda state: state.holes,
    "used tile": lambda state: state.used,
    "water": lambda state: any(state.water),
    "crate": lambda state: any(state.crates),
    "carried crate": lambda state: state.crate_bearers,
    "delivered crate": lambda state: state.delivered,
    "lying vial": lambda state: state.vials,
    "carried vial": lambda state: state.vial_bearers,
    "carried explosive": lambda state: state.explosive_by != NONE,
    "lying explosive": lambda state: state.explosive_at != NONE and not state.explosive_lit,
    "lit explosive": lambda state: state.explosive_lit,
    "carried poison": lambda state: state.poison_by != NONE,
    "lying poison": lambda state: state.poison_at != NONE and not state.poison_set,
    "working poison": lambda state: state.poison_set,
    "guide": lambda state: state.guide != NONE,
    "seals": lambda state: state.seals,
    "freed": lambda state: state.freed,
    "empty stack": lambda state: not any(group & 255 for group in state.groups),
}


def mask_in_play(state: State) -> int:
    """Bit mask of all figures on tiles."""
    mask = 0
    for here in state.here:
        mask |= here
    return mask


def places(state: State) -> range:
    return range(len(state.tiles))


@pytest.fixture(scope="module")
def states() -> list[State]:
    made = []
    for number, options in enumerate(option_sets(GAME) * SHAKEN):
        state = GAME.new(options, seats=2, chance=FastChance(number))
        assert isinstance(state, State)
        lots = FastChance(number + 500)
        first_turn(state, lots)
        shake(state, lots)
        made.append(state)
    return made


def test_every_invariant_holds_and_the_game_goes_on(states: list[State]) -> None:
    for state in states:
        GAME.check(state)
        assert not state.over
        assert state.decision.actions(state)


def test_any_phase_may_have_begun(states: list[State]) -> None:
    assert {state.phase for state in states} == {*range(len(PHASE_IDS))} - {SETTING_UP}


@pytest.mark.parametrize("what", REACHED)
def test_everything_is_reached(states: list[State], what: str) -> None:
    assert any(REACHED[what](state) for state in states)
