"""What there is to measure in Heldentaufe, for the balance report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypogeum.engine.balance import Balance, Cast, Facts, Study
from hypogeum.engine.events import Event
from hypogeum.engine.state import State as AnyState
from hypogeum.games.heldentaufe.components import HERO_IDS, MONSTER_IDS
from hypogeum.games.heldentaufe.state import State

SOURCE_OF_RULE = {
    "HT-KIL-1": "monsters",
    "HT-SLA-1": "slayer",
    "HT-DLV-1": "delivery",
    "HT-OBS-1": "observer",
    "HT-DIS-1": "discoverer",
    "HT-CHE-1": "chest",
    "HT-FOR-1": "forest",
    "HT-THI-5": "thief",
}
"""Where the points of a `points_gained` come from."""
MOVED = ("swap_won", "swap_lost", "stolen", "paid")
"""Points that change hands or leave the game (HT-DEF-3, HT-THI-1, HT-CMP-22)."""
SEATS = (2, 3, 4, 5)
TRAP, RIVAL = "trap", "rival"
CAMPFIRE, ROUND_LIMIT, LEFT = "campfire", "round_limit", "left"


class Ledger:
    """Goes through the events of a game and keeps what counts."""

    def __init__(self, seats: int) -> None:
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]
        self.totals = [0] * seats
        self.falls: list[dict[str, int]] = [{} for _ in range(seats)]
        self.ending = LEFT
        self._foe = TRAP

    def note(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        match event.kind:
            case "points_gained":
                self._book(args["seat"], SOURCE_OF_RULE[event.rule], args["points"])
            case "points_paid":
                self._book(args["seat"], "paid", -args["points"])
            case "stolen":
                self._book(args["other"], "stolen", -1)
            case "points_swapped":
                gain = self.totals[args["other"]] - self.totals[args["seat"]]
                self._book(args["seat"], "swap_won", gain)
                self._book(args["other"], "swap_lost", -gain)
            case "left":
                self.points[args["seat"]] = {}  # his points leave the game (HT-ONL-5)
                self.totals[args["seat"]] = 0
            case "fought":
                self._foe = args["winner"] if args["winner"] in MONSTER_IDS else RIVAL
            case "trap_armed":
                self._foe = TRAP
            case "defeated":
                falls = self.falls[args["seat"]]
                falls[self._foe] = falls.get(self._foe, 0) + 1
            case "won":
                self.ending = CAMPFIRE
            case "round_limit_reached":
                self.ending = ROUND_LIMIT

    def _book(self, seat: int, source: str, points: int) -> None:
        self.points[seat][source] = self.points[seat].get(source, 0) + points
        self.totals[seat] += points


def facts(state: AnyState, events: Sequence[Event]) -> Facts:
    """Points by source, heroes, defeats by foe, and how the game ended."""
    assert isinstance(state, State)
    ledger = Ledger(state.seats)
    for event in events:
        ledger.note(event)
    return Facts(
        places=[(seat - state.first_player) % state.seats for seat in range(state.seats)],
        points=ledger.points,
        cast={"hero": [[HERO_IDS[hero.figure]] for hero in state.heroes]},
        falls=ledger.falls,
        ending=ledger.ending,
    )


BALANCE = Balance(
    studies=(
        Study(id="standard", seats=SEATS, option_sets=({"hero_assignment": "choose"},)),
        Study(id="random_heroes", seats=SEATS, option_sets=({"hero_assignment": "random"},)),
    ),
    casts=(Cast("hero", "hero", tuple(HERO_IDS)),),
    sources=(*SOURCE_OF_RULE.values(), *MOVED),
    falls=(*MONSTER_IDS, RIVAL, TRAP),
    endings=(CAMPFIRE, ROUND_LIMIT, LEFT),
    facts=facts,
)
