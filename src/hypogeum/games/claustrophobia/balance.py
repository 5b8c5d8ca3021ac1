"""What there is to measure in Claustrophobia 1643, for the balance report.

The place of a seat is its side: 0 for the humans, who have the first phase, 1 for the infernal player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from hypogeum.engine.balance import Balance, Cast, Facts, Study, all_sets
from hypogeum.engine.events import Event
from hypogeum.engine.masks import bits
from hypogeum.engine.state import State as AnyState
from hypogeum.games.claustrophobia.components import DEMON_IDS, GIFT_IDS, SHEET_IDS
from hypogeum.games.claustrophobia.ending import CONCEDED, scores
from hypogeum.games.claustrophobia.figures import DEMONS, FIGURE_IDS
from hypogeum.games.claustrophobia.meta import WITH_OTHER_DEMONS
from hypogeum.games.claustrophobia.plan import CONDITION_IDS, LOSS_IDS
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS
from hypogeum.games.claustrophobia.state import State

T = TypeVar("T")

VICTORY = "victory"
"""The only source: 2 for a victory, 1 for a draw (CL-END-7)."""
HUMAN_FALLS = ("attack", "trap", "trapdoor", "pit", "grenade", "expiation", "miasma", "crawling_death")
"""What kills human fighters."""
INFERNAL_FALLS = ("attack", "pit", "sanctuary", "grenade", "holy_water", "expiation")
"""What kills infernal fighters."""
DRAWS = ("nobody_left", "turn_limit")
"""How a game ends that may be a draw (CL-S1-3, CL-S1-6, CL-S6-4)."""


class Ledger:
    """Goes through the events of a game and keeps what counts."""

    def __init__(self) -> None:
        self.human_falls: dict[str, int] = {}
        self.infernal_falls: dict[str, int] = {}
        self.ending = ""

    def note(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        match event.kind:
            case "killed" if args["fighter"] in SHEET_IDS:
                _count(self.human_falls, f"human_{args['cause']}")
            case "killed":
                _count(self.infernal_falls, f"infernal_{args['cause']}")
            case "game_won":
                self.ending = args["cause"]
            case "game_drawn":
                self.ending = f"draw_{args['cause']}"


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def facts(state: AnyState, events: Sequence[Event]) -> Facts:
    """Who won, with which sheets, gifts and demons, who died of what, and how the game ended."""
    assert isinstance(state, State)
    ledger = Ledger()
    for event in events:
        ledger.note(event)
    sheets = [FIGURE_IDS[figure] for figure in state.roster]
    gifts = [GIFT_IDS[gift] for figure in state.roster for gift in bits(state.gifts[figure])]
    demons = [FIGURE_IDS[figure] for figure in bits(state.company & DEMONS)]
    return Facts(
        places=_by_seat(state, 0, 1),
        points=[{VICTORY: score} if score else {} for score in scores(state)],
        cast={
            "sheet": _by_seat(state, sheets, []),
            "gift": _by_seat(state, gifts, []),
            "demon": _by_seat(state, [], demons),
        },
        falls=_by_seat(state, ledger.human_falls, ledger.infernal_falls),
        ending=ledger.ending,
    )


def _by_seat(state: State, human: T, infernal: T) -> list[T]:
    """What belongs to each side, in the order of the seats."""
    return [human, infernal] if state.human == 0 else [infernal, human]


BALANCE = Balance(
    studies=(
        *[
            Study(id=scenario, seats=(2,), option_sets=({"scenario": scenario},), casts_vary=False)
            for scenario in SCENARIO_IDS
        ],
        Study(id="demons", seats=(2,), option_sets=all_sets(scenario=WITH_OTHER_DEMONS, demons=["random"])),
        Study(id="companies", seats=(2,), option_sets=all_sets(scenario=SCENARIO_IDS, team=["free_company"])),
    ),
    casts=(
        Cast("sheet", "fighter", tuple(SHEET_IDS)),
        Cast("gift", "gift", tuple(GIFT_IDS)),
        Cast("demon", "fighter", tuple(DEMON_IDS)),
    ),
    sources=(VICTORY,),
    falls=(*[f"human_{cause}" for cause in HUMAN_FALLS], *[f"infernal_{cause}" for cause in INFERNAL_FALLS]),
    endings=(*CONDITION_IDS[1:], *LOSS_IDS, *[f"draw_{cause}" for cause in DRAWS], CONCEDED),
    places=("human", "infernal"),
    facts=facts,
)
