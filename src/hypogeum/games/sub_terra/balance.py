"""What there is to measure in Sub Terra II, for the balance report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypogeum.engine.balance import Balance, Cast, Facts, Study, all_sets
from hypogeum.engine.events import Event
from hypogeum.engine.masks import NONE
from hypogeum.engine.state import State as AnyState
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.ending import END_KINDS, scores
from hypogeum.games.sub_terra.hearts import CAUSE_IDS
from hypogeum.games.sub_terra.options import DIFFICULTIES
from hypogeum.games.sub_terra.state import LOST, State

VICTORY = "victory"
"""The only source: the rank of a victory, 4 for Legendary to 1 for Bronze; against Typhaon 1 (ST2-END-13)."""
FLOW = "flow"
"""Dead where lava has flowed (ST2-VOLC-11); all other falls are the loss of the last heart."""
EITHER_WAY = ("entrance_lost", "nobody_inside", "all_down")
"""How a game ends that is won if the Artifact is outside by then (ST2-END-3)."""


def facts(state: AnyState, events: Sequence[Event]) -> Facts:
    """Who won, with which Explorers, who fell by what, and how the game ended."""
    assert isinstance(state, State)
    is_won = state.over and state.result > LOST
    return Facts(
        places=list(range(state.seats)),
        points=[{VICTORY: score} if score else {} for score in scores(state)],
        cast={"explorer": [_explorer_of(state, seat) for seat in range(state.seats)]},
        falls=_falls(state, events),
        ending=_ending(state),
        score=state.result if is_won and not state.options.has_typhaon else None,
    )


def _explorer_of(state: State, seat: int) -> list[str]:
    """Typhaon has none, nor has a seat that has not picked yet."""
    is_picked = seat < state.options.explorers and state.character[seat] != NONE
    return [state.name(seat)] if is_picked else []


def _falls(state: State, events: Sequence[Event]) -> list[dict[str, int]]:
    """By seat and cause: how often its Explorer lost its last heart, or died in lava."""
    falls: list[dict[str, int]] = [{} for _ in range(state.seats)]
    for event in events:
        args: dict[str, Any] = event.args
        if "seat" not in args:
            continue
        if event.kind == "hearts_lost" and args["left"] == 0:
            cause = args["cause"]
        elif event.kind == "died":
            cause = FLOW
        else:
            continue
        falls[args["seat"]][cause] = falls[args["seat"]].get(cause, 0) + 1
    return falls


def _ending(state: State) -> str:
    if state.end_rule == NONE:
        return ""
    name = END_KINDS[state.end_rule]
    return f"{name}_won" if name in EITHER_WAY and state.result > LOST else name


_TEAMS = (3, 4, 5, 6)
_BY_LOT = {"explorer_pick": ["random"]}

BALANCE = Balance(
    studies=(
        *[
            Study(
                id=mode,
                seats=_TEAMS,
                option_sets=all_sets(
                    game_mode=[mode], temple_mode=parts.TEMPLE_IDS, difficulty=DIFFICULTIES, **_BY_LOT
                ),
                is_shared=True,
            )
            for mode in ("base", "ark")
        ],
        Study(
            id="typhaon",
            seats=tuple(explorers + 1 for explorers in _TEAMS),
            option_sets=all_sets(game_mode=["typhaon"], temple_mode=parts.TEMPLE_IDS, **_BY_LOT),
        ),
    ),
    casts=(Cast("explorer", "explorer", tuple(parts.CHARACTER_IDS[: parts.EXPLORERS])),),
    sources=(VICTORY,),
    falls=(*CAUSE_IDS, FLOW),
    endings=(*END_KINDS, *[f"{name}_won" for name in EITHER_WAY]),
    facts=facts,
)
