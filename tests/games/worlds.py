"""What a viewer gets of a table, and other tables that he cannot tell from it."""

from __future__ import annotations

import msgspec

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State


def as_seen(game: Game, state: State, viewer: int) -> bytes:
    """All that a viewer gets: his view, the question, and what he is offered."""
    question: list[object] = []
    if not state.over:
        offered = [str(action) for action in state.decision.actions(state, viewer)] if viewer >= 0 else []
        question = [state.decision.name, state.decision.seats(state), offered]
    return msgspec.json.encode([game.view(state, viewer), question])


def look_alike(game: Game, state: State, viewer: int, seed: int) -> State:
    """Another state that is the same to a viewer, with the settings of everybody as they are.

    Settings are hidden, but decide openly who is asked and what is done for him.
    """
    other = game.resample(state, viewer, FastChance(seed))
    other.settings = [values[:] for values in state.settings]
    return other
