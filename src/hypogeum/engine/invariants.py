"""What always holds, in every game; a game's `invariants.py` adds its own."""

from __future__ import annotations

from collections.abc import Collection

from hypogeum.engine.state import State


class BrokenInvariant(AssertionError):
    """Something that always holds does not: an error of the rules code."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


def demand(holds: bool, rule: str, what: str) -> None:
    """Raise BrokenInvariant unless it holds."""
    if not holds:
        raise BrokenInvariant(rule, what)


def demand_partition(masks: list[int], whole: int, rule: str, what: str) -> None:
    """Every card is in exactly one place."""
    union = 0
    for mask in masks:
        demand(union & mask == 0, rule, f"{what} in two places: {union & mask:b}")
        union |= mask
    demand(union == whole, rule, f"{what}: {union:b}, not {whole:b}")


def check_frame(state: State, steps: Collection[str]) -> None:
    """No dead end, nobody is asked who has left (TBL-SEAT-3), and every step can be written down."""
    for step in state.agenda:
        demand(step.name in steps, "TBL-SEAT-3", f"the game does not name the step '{step}' among its steps")
    if state.over:
        return
    demand(bool(state.agenda), "TBL-SEAT-3", "nothing is left to do, but the game is not over")
    asked = state.decision.seats(state)
    demand(bool(asked), "TBL-SEAT-3", f"nobody is asked at {state.decision}")
    for seat in asked:
        demand(0 <= seat < state.seats and not state.is_gone(seat), "TBL-SEAT-3", f"seat {seat} is asked, but has left")
        demand(
            bool(state.decision.actions(state, seat)), "TBL-SEAT-3", f"a dead end for seat {seat} at {state.decision}"
        )
