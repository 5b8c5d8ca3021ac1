"""What there is to measure in Terror Below, for the balance report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypogeum.engine.balance import Balance, Cast, Facts, Study, all_sets
from hypogeum.engine.events import Event
from hypogeum.engine.state import State as AnyState
from hypogeum.games.terror_below.board import SIDE_IDS
from hypogeum.games.terror_below.components import CHARACTER_IDS, TYPE_IDS, WORM_IDS, WORM_TYPE
from hypogeum.games.terror_below.ending import solo_score
from hypogeum.games.terror_below.options import SCENARIO_IDS
from hypogeum.games.terror_below.state import State

SOURCE_OF_RULE = {
    "TB-DEL-3": "delivery_bounty",
    "TB-DEL-2": "egg",
    "TB-DEL-7": "motel",
    "TB-HUNT-7": "hunting_bounty",
    "TB-HUNT-6": "worm",
    "TB-ITEM-1": "item",
    "TB-CAN-9": "jump",
}
"""Where VP come from: the rule of `bounty_scored` and `vp_gained`."""
JUMP = "jump"
"""The cause of a death that no Worm brought (TB-CAN-12)."""
LOSS_OF_RULE = {
    "TB-SOLO-22": "all_dead",
    "TB-SOLO-2": "too_many_attacks",
    "TB-SCEN-2": "too_many_destroyed",
    "TB-SCEN-5": "too_many_destroyed",
}
"""Why a solo game was lost: the rule of `solo_lost`."""
LEFT = "left"
"""Nobody else is at the table any more; a solo player has given up."""
SEATS = (2, 3, 4, 5)


class Ledger:
    """Goes through the events of a game and keeps what counts."""

    def __init__(self, seats: int) -> None:
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]
        self.squads: list[list[str]] = [[] for _ in range(seats)]
        self.leaders: list[list[str]] = [[] for _ in range(seats)]
        self.falls: list[dict[str, int]] = [{} for _ in range(seats)]
        self.ending = ""
        self._worm = JUMP

    def note(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        match event.kind:
            case "vp_gained" | "bounty_scored":
                _add(self.points[args["seat"]], SOURCE_OF_RULE[event.rule], args["vp"])
            case "squad_dealt":
                self.squads[args["seat"]] = args["characters"]
            case "left_behind":
                self.squads[args["seat"]] = [name for name in self.squads[args["seat"]] if name != args["character"]]
            case "leader_chosen" if event.rule == "TB-SET-8":
                self.leaders[args["seat"]] = [args["character"]]
            case "attack_began":
                self._worm = TYPE_IDS[WORM_TYPE[WORM_IDS.index(args["worm"])]]
            case "leader_died":
                _add(self.falls[args["seat"]], JUMP if event.rule == "TB-CAN-12" else self._worm, 1)
            case "won":
                self.ending = "target"
            case "last_turns_over":
                self.ending = "last_turns"
            case "nobody_left":
                self.ending = "nobody_left"
            case "solo_won":
                self.ending = "objective"
            case "left":
                self.ending = LEFT
            case "solo_lost" if self.ending != LEFT:
                self.ending = LOSS_OF_RULE[event.rule]


def _add(counts: dict[str, int], name: str, number: int) -> None:
    counts[name] = counts.get(name, 0) + number


def facts(state: AnyState, events: Sequence[Event]) -> Facts:
    """VP by source, Squads and first Leaders, deaths by kind of Worm, how the game ended, and the solo score."""
    assert isinstance(state, State)
    ledger = Ledger(state.seats)
    for event in events:
        ledger.note(event)
    first = max(0, state.first_player)
    return Facts(
        places=[(seat - first) % state.seats for seat in range(state.seats)],
        points=ledger.points,
        cast={"squad": ledger.squads, "leader": ledger.leaders},
        falls=ledger.falls,
        ending=ledger.ending,
        score=solo_score(state) if state.options.is_solo and state.winners else None,
    )


BALANCE = Balance(
    studies=(
        *[Study(id=side, seats=SEATS, option_sets=({"board": side},)) for side in SIDE_IDS],
        Study(
            id="solo",
            seats=(1,),
            option_sets=all_sets(scenario=SCENARIO_IDS, queens=[False, True], left_behind=[0, 1, 2]),
            is_shared=True,
        ),
    ),
    casts=(Cast("squad", "character", tuple(CHARACTER_IDS)), Cast("leader", "character", tuple(CHARACTER_IDS))),
    sources=tuple(SOURCE_OF_RULE.values()),
    falls=(*TYPE_IDS, JUMP),
    endings=(
        *("target", "last_turns", "nobody_left", LEFT, "objective"),
        *dict.fromkeys(LOSS_OF_RULE.values()),
    ),
    facts=facts,
)
