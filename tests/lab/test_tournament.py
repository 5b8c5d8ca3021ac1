"""Matches between kinds of bots."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.lab.tournament import Entrant, play_match, wilson

CAREFUL = Entrant(level="careful")
RANDOM = Entrant(level="random")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (190, 200, 0.9104, 0.9726)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_seats_are_swapped_so_that_equals_come_out_even() -> None:
    result = play_match(GAME, CAREFUL, CAREFUL, 6, seed=3)
    assert result.games == 6
    assert result.wins == result.losses == 3
    assert result.share == 0.5
    assert result.capped == 0
    assert result.mean_turns > 15
    assert result.seconds_per_decision[0] > 0


def test_a_game_without_an_end_counts_for_nobody() -> None:
    result = play_match(GAME, CAREFUL, RANDOM, 2, max_decisions=5)
    assert (result.wins, result.losses, result.capped) == (0, 0, 2)
    assert result.share == 0.0
    assert result.interval == (0.0, 1.0)


def test_several_processes_give_the_result_of_one() -> None:
    alone = play_match(GAME, CAREFUL, RANDOM, 4, seats=3, seed=7, options={"target": 8})
    told: list[tuple[int, int]] = []
    together = play_match(
        GAME,
        CAREFUL,
        RANDOM,
        4,
        seats=3,
        seed=7,
        options={"target": 8},
        jobs=2,
        progress=lambda done, games: told.append((done, games)),
    )
    assert (alone.wins, alone.losses, alone.mean_turns) == (together.wins, together.losses, together.mean_turns)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_an_entrant_says_what_it_may_spend() -> None:
    assert str(CAREFUL) == "careful"
    assert str(Entrant(level="search", seconds=0.5)) == "search (0.5 s)"
    assert str(Entrant(level="search", simulations=200)) == "search (200 simulations)"
