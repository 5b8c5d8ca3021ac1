"""The options of a game in the form the rules read (section 16 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.table_options import TableOptions
from hypogeum.games.terror_below.board import BOARDS, SIDE_IDS

STANDARD: Final = 0
SHUFFLED: Final = 1
WILD: Final = 2
LAYOUT_IDS: Final[list[str]] = ["standard", "shuffled", "wild"]

NO_SCENARIO: Final = -1
"""In competition."""
EMERGENCY: Final = 0
SPECIAL_DELIVERY: Final = 1
TOTAL_EXTERMINATION: Final = 2
SCENARIO_IDS: Final[list[str]] = ["emergency", "special_delivery", "total_extermination"]

STANDARD_TARGET: Final = 20


class Options(TableOptions):
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        super().__init__(seats, values)
        self.is_solo = seats == 1
        self.board = BOARDS[self.choice("board", SIDE_IDS)]
        self.layout = self.choice("locations", LAYOUT_IDS)
        self.random_worms = values["first_worms"] == "random"
        self.guarantees_colours = self.flag("guarantee_colours")
        self.has_extra_phase = seats == 2 and self.flag("extra_phase")
        self.scenario = self.choice("scenario", SCENARIO_IDS) if self.is_solo else NO_SCENARIO
        self.target = STANDARD_TARGET if self.is_solo else self.number("target")
        self.has_queens = not self.is_solo or self.flag("queens")
        self.left_behind = self.number("left_behind") if self.is_solo else 0
