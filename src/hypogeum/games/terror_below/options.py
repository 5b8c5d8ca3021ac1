"""The options of a game in the form the rules read (section 16 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.games.terror_below.board import BOARDS, SIDE_IDS

STANDARD: Final = 0
SHUFFLED: Final = 1
WILD: Final = 2
LAYOUT_IDS: Final[list[str]] = ["standard", "shuffled", "wild"]

EMERGENCY: Final = 0
SPECIAL_DELIVERY: Final = 1
TOTAL_EXTERMINATION: Final = 2
SCENARIO_IDS: Final[list[str]] = ["emergency", "special_delivery", "total_extermination"]

STANDARD_TARGET: Final = 20


class Options:
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        self.values = values
        self.seats = seats
        self.is_solo = seats == 1
        self.board = BOARDS[SIDE_IDS.index(str(values["board"]))]
        self.layout = LAYOUT_IDS.index(str(values["locations"]))
        self.random_worms = values["first_worms"] == "random"
        self.guarantees_colours = values["guarantee_colours"] is True
        self.first_player = _seat(values["first_player"])
        self.has_extra_phase = seats == 2 and values["extra_phase"] is True
        self.scenario = SCENARIO_IDS.index(str(values["scenario"]))
        self.target = STANDARD_TARGET if self.is_solo else _number(values["target"])
        self.has_queens = not self.is_solo or values["queens"] is True
        self.left_behind = _number(values["left_behind"]) if self.is_solo else 0
        self.turn_seconds = _number(values["turn_seconds"])
        self.choice_seconds = _number(values["choice_seconds"])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _seat(value: object) -> int:
    """A seat number, or -1 for a random one."""
    return -1 if value == "random" else int(str(value))
