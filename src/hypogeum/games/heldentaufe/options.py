"""The options of a game in the form the rules read (section 20 of the rulebook)."""

from __future__ import annotations

from typing import Final

CONSENT: Final = 0
DICE: Final = 1
ROTATE: Final = 2
AUTO: Final = 3
COMMAND_MODES: Final[list[str]] = ["consent", "dice", "rotate", "auto"]


class Options:
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        self.values = values
        self.seats = seats
        self.heroes_are_dealt = values["hero_assignment"] == "random"
        self.first_player = _seat(values["first_player"])
        self.host_removes_resources = values["removed_resources"] == "host"
        self.target = _number(values["target"])
        self.stacks_are_dealt = values["stack_assignment"] == "random"
        self.older_campfire_price = values["campfire_price"] == "point_and_food"
        self.forest_boots_ap = values["forest_boots_ap"] is True
        self.defeat_leaves_one_heart = values["defeat_hearts"] == "one"
        self.defeat_to_lowest_portal = values["defeat_placement"] == "lowest_portal"
        self.command_mode = COMMAND_MODES.index(str(values["command_mode"]))
        self.consent_seconds = _number(values["consent_seconds"])
        self.turn_seconds = _number(values["turn_seconds"])
        self.choice_seconds = _number(values["choice_seconds"])
        self.round_limit = _number(values["round_limit"])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _seat(value: object) -> int:
    """A seat number, or -1 for a random one."""
    return -1 if value == "random" else int(str(value))
