"""The end of the game (section 16 of the rulebook); winning on the Campfire is in `State.check_victory`."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.engine.ranking import ranks_of
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import distances


def end_by_round_limit(state: State) -> None:
    """Most points win; ties: nearer to the Campfire, then shared (HT-END-8)."""
    steps = distances(state, 0)
    best = max(_standing(state, seat, steps) for seat in range(state.seats) if not state.is_gone(seat))
    winners = [seat for seat in range(state.seats) if not state.is_gone(seat) and _standing(state, seat, steps) == best]
    if state.tells:
        state.tell("round_limit_reached", "HT-END-8", winners=winners, round=state.round)
    state.finish(winners)


def _standing(state: State, seat: int, steps: list[int]) -> tuple[int, int]:
    """Points, then nearness; a hero in the Underworld is farthest."""
    hero = state.heroes[seat]
    away = len(steps) if hero.tile == NONE else steps[hero.tile]
    return hero.points, -away


def ranks(state: State) -> list[int]:
    """The final table: winners first, the others by points; equal points share a rank (HT-END-7)."""
    return ranks_of(state, [(hero.points,) for hero in state.heroes])


def scores(state: State) -> list[int]:
    """The points of each hero (HT-END-7)."""
    return [hero.points for hero in state.heroes]
