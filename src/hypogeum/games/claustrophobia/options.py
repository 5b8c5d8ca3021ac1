"""The options of a game in the form the rules read (section 11 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.options import WrongOption
from hypogeum.engine.table_options import TableOptions
from hypogeum.games.claustrophobia.planning import plan_for
from hypogeum.games.claustrophobia.scenarios.sayings import said

HUMAN_SIDE: Final = 0
INFERNAL_SIDE: Final = 1
RANDOM_SIDE: Final = 2
SIDE_CHOICES: Final[list[str]] = ["human", "infernal", "random"]

SCENARIO_DEMONS: Final = 0
CHOSEN_DEMONS: Final = 1
RANDOM_DEMONS: Final = 2
DEMON_CHOICES: Final[list[str]] = ["scenario", "chosen", "random"]

TEAM_CHOICES: Final[list[str]] = ["scenario", "free_company"]
BLESSING_CHOICES: Final[list[str]] = ["mv1_cb2", "mv2_cb1"]


class Options(TableOptions):
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        super().__init__(seats, values)
        self.plan = plan_for(str(values["scenario"]))
        self.side = self.choice("side", SIDE_CHOICES)
        """Whom seat 0 plays."""
        self.free_company = values["team"] == "free_company"  # CL-VAR-3
        self.demons = self.choice("demons", DEMON_CHOICES)  # CL-VAR-5
        self.closing_allowed = values["closing"] == "allowed"  # CL-OPT-4
        other_bonus = self.choice("blessing", BLESSING_CHOICES) == 1
        self.blessing_mv = 2 if other_bonus else 1  # CL-AMB-1
        self.blessing_cb = 1 if other_bonus else 2
        self.pm_change = self.number("infernal_pm")  # CL-VAR-4
        self.card_change = self.number("instinct_cards")
        self.has_limit = self.plan.turn_limit > 0 and values["turn_limit"] == "scenario"  # CL-OPT-3
        self.reshuffles_events = values["event_deck"] == "reshuffled"
        self.other_stack = self.flag("other_stack")  # CL-OPT-2
        self.passes_windows = self.flag("pass_windows")  # CL-DEC-4
        self.asks_talents = self.flag("ask_talents")  # CL-OPT-1
        self._check()

    def _check(self) -> None:
        """What the scenario does not allow (CL-VAR-5, CL-OPT-2, CL-OPT-3); raises WrongOption."""
        plan = self.plan
        if self.demons != SCENARIO_DEMONS and (not plan.demons or plan.throne_demon in plan.demons):
            raise WrongOption("demons", self.values["demons"], said("option-demons"))
        if plan.turn_limit and not self.has_limit and not plan.can_be_unlimited:
            raise WrongOption("turn_limit", self.values["turn_limit"], said("option-turn-limit"))
        if self.other_stack and not plan.other_groups:
            raise WrongOption("other_stack", True, said("option-other-stack"))
