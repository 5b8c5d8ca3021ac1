"""Fighters that a rule of the scenario sends back to the reserve, so that another has room (CL-DMG-11)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia.board import saturation, strength_of
from hypogeum.games.claustrophobia.clocks import clock_of
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, POSSESSED, TOUGH_ONE, is_troglodyte
from hypogeum.games.claustrophobia.hits import send_back
from hypogeum.games.claustrophobia.scenario_rules import departure_rule
from hypogeum.games.claustrophobia.state import State


def sending_rule(state: State, figure: int, place: int) -> str:
    """The rule by which a fighter cannot be sent back from a tile, or nothing."""
    if not state.infernals_on(place) >> figure & 1:
        return "CL-DMG-11"
    if POSSESSED >> figure & 1:
        return "CL-DMG-11"
    return departure_rule(state, figure)


class MakeRoom(Decision[State]):
    """The infernal player sends fighters back from a tile until so many more have room there (CL-S3-4, CL-S7-3)."""

    name = "make_room"
    elsewhere_rule = "CL-DMG-11"

    def __init__(self, place: int, needed: int) -> None:
        self.place = place
        self.needed = needed

    def args(self) -> list[int]:
        return [self.place, self.needed]

    def is_full(self, state: State) -> bool:
        return strength_of(state.infernals_on(self.place)) + self.needed > saturation(state, self.place)

    def waits(self, state: State) -> bool:
        return self.is_full(state) and len(self.choices(state)) > 1

    def run(self, state: State) -> None:
        """Nobody has to go, or one alone can."""
        if self.is_full(state):
            for figure in self.choices(state):
                self.send(state, figure)

    def choices(self, state: State) -> list[int]:
        """Who can be sent back, in the order in which they entered play."""
        return [figure for figure in state.order if not sending_rule(state, figure, self.place)]

    def send(self, state: State, figure: int) -> None:
        """Damage stays, but for the special troglodyte."""
        send_back(state, figure, "CL-DMG-11")
        if figure == TOUGH_ONE:
            state.damage[figure] = 0  # CL-DMG-4

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return SENDING_VERBS

    def clock(self, state: State) -> Clock | None:
        return clock_of(state, state.infernal)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Any ordinary troglodyte, else whoever came first (CL-DEC-1)."""
        choices = self.choices(state)
        for figure in choices:
            if is_troglodyte(figure):
                return Action(SEND_BACK, figure)
        return Action(SEND_BACK, choices[0])

    def take(self, state: State, seat: int, action: Action) -> None:
        """It stays open until there is room: further ones may have to follow."""
        self.send(state, action.target)


def crowded_place(state: State) -> int:
    """The tile on which room is being made, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.place if isinstance(step, MakeRoom) else NONE


class SendBack(Verb[State]):
    """Send a fighter of the full tile back to the reserve (CL-DMG-11)."""

    name = "send_back"
    wish = GIVE_UP
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        place = crowded_place(state)
        return EMPTY if place == NONE else state.turn_order(state.infernals_on(place))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = crowded_place(state)
        rule = "CL-DMG-11" if place == NONE else sending_rule(state, target, place)
        return Refusal(rule, fighter=FIGURE_IDS[target]) if rule else None

    def write(self, target: int) -> str:
        return FIGURE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, FIGURE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target]}"]


SEND_BACK: Final = SendBack()
SENDING_VERBS: Final[list[Verb[Any]]] = [SEND_BACK]
