"""The options of a game in the form the rules read (section 20 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.table_options import TableOptions
from hypogeum.games.heldentaufe.components import TARGETS

CONSENT: Final = 0
DICE: Final = 1
ROTATE: Final = 2
AUTO: Final = 3
COMMAND_MODES: Final[list[str]] = ["consent", "dice", "rotate", "auto"]


class Options(TableOptions):
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        super().__init__(seats, values)
        self.heroes_are_dealt = values["hero_assignment"] == "random"
        self.host_removes_resources = values["removed_resources"] == "host"
        self.target = self.number("target") or TARGETS[seats]  # HT-END-2
        self.stacks_are_dealt = values["stack_assignment"] == "random"
        self.later_campfire_price = values["campfire_price"] == "two_food"
        self.forest_boots_ap = self.flag("forest_boots_ap")
        self.defeat_leaves_one_heart = values["defeat_hearts"] == "one"
        self.defeat_to_lowest_portal = values["defeat_placement"] == "lowest_portal"
        self.command_mode = self.choice("command_mode", COMMAND_MODES)
        self.consent_seconds = self.number("consent_seconds")
        self.round_limit = self.number("round_limit")
