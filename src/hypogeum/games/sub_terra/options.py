"""The options of a game in the form the rules read (section 27 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.options import WrongOption
from hypogeum.engine.table_options import TableOptions
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.sayings import said

BASE_MODE: Final = 0
ARK_MODE: Final = 1
TYPHAON_MODE: Final = 2
MODE_IDS: Final[list[str]] = ["base", "ark", "typhaon"]

DIFFICULTIES: Final[list[str]] = ["beginner", "normal", "advanced", "expert"]

FREE_PICK: Final = 0
RANDOM_PICK: Final = 1
BALANCED_PICK: Final = 2
PICK_IDS: Final[list[str]] = ["free", "random", "balanced"]

SETS: Final[dict[str, list[str]]] = {
    "all": ["base", "circle", "faculty"],
    "base": ["base"],
    "base_circle": ["base", "circle"],
    "base_faculty": ["base", "faculty"],
    "circle_faculty": ["circle", "faculty"],
    "circle": ["circle"],
}
"""By choice: the sets of Explorers that are on (section 27)."""

FEWEST_EXPLORERS: Final = 3


class Options(TableOptions):
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        super().__init__(seats, values)
        self.temple = self.choice("temple_mode", parts.TEMPLE_IDS)
        self.mode = self.choice("game_mode", MODE_IDS)
        self.has_ark = self.mode == ARK_MODE
        self.has_typhaon = self.mode == TYPHAON_MODE
        self.explorers = seats - 1 if self.has_typhaon else seats
        """One seat per Explorer, and one more for Typhaon (ST2-SEAT-1)."""
        self.typhaon = seats - 1 if self.has_typhaon else -1
        """Typhaon's seat."""
        self.difficulty = self.choice("difficulty", DIFFICULTIES)
        self.pick = self.choice("explorer_pick", PICK_IDS)
        self.asks_order = values["guardian_order"] == "ask"  # ST2-GRD-26
        self.asks_consent = values["item_consent"] == "ask"  # ST2-ITEM-9
        self.enabled = self._enabled(str(values["explorer_sets"]))
        """Bit mask of the Explorers that may be picked."""
        self._check()

    def start(self) -> int:
        """Where the Eruption marker begins (ST2-SET-12, ST2-SET-13)."""
        row = parts.TYPHAON_START if self.has_typhaon else self.difficulty
        return parts.START_MARKER[row][self.explorers - FEWEST_EXPLORERS]

    def _enabled(self, choice: str) -> int:
        found = 0
        for explorer in range(parts.EXPLORERS):
            if parts.SET_IDS[parts.EXPLORER_SET[explorer]] in SETS[choice]:
                found |= 1 << explorer
        return found

    def _check(self) -> None:
        """The number of Explorers must fit (ST2-SET-9, ST2-OPT-3, ST2-OPT-6); raises WrongOption."""
        if not FEWEST_EXPLORERS <= self.explorers <= parts.MOST_EXPLORERS:
            raise WrongOption("game_mode", self.values["game_mode"], said("option-explorers", explorers=self.explorers))
        if self.enabled.bit_count() < self.explorers:
            raise WrongOption(
                "explorer_sets",
                self.values["explorer_sets"],
                said("option-sets", explorers=self.explorers, enabled=self.enabled.bit_count()),
            )
