"""Who is going to win: what speaks for the team, weighed by what self-play has shown."""

from __future__ import annotations

from hypogeum.games.sub_terra.state import State


def team_chance(state: State) -> float:
    return 0.5
