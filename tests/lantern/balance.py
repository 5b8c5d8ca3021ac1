"""What there is to measure in Lantern, for the balance report."""

from __future__ import annotations

from collections.abc import Sequence

from hypogeum.engine import state as engine
from hypogeum.engine.balance import Balance, Facts, Study
from hypogeum.engine.events import Event
from tests.lantern.components import LANTERN_IDS, LANTERN_POINTS
from tests.lantern.state import State


def facts(state: engine.State, events: Sequence[Event]) -> Facts:
    """Points by lantern; how often each was pushed."""
    assert isinstance(state, State)
    points: list[dict[str, int]] = [{} for _ in range(state.seats)]
    for name, worth, taker in zip(LANTERN_IDS, LANTERN_POINTS, state.takers, strict=True):
        if taker >= 0:
            points[taker][name] = worth
    pushed = [event.args["other"] for event in events if event.kind == "pushed"]
    return Facts(
        places=[(seat - state.first_player) % state.seats for seat in range(state.seats)],
        points=points,
        cast={},
        falls=[{"pushed": pushed.count(seat)} for seat in range(state.seats)],
        ending="arrived" if any(event.kind == "ended" for event in events) else "left",
    )


BALANCE = Balance(
    studies=(Study(id="standard", seats=(2, 3)),),
    casts=(),
    sources=tuple(LANTERN_IDS),
    falls=("pushed",),
    endings=("arrived", "left"),
    facts=facts,
)
