"""Matches between kinds of bots."""

from __future__ import annotations

import pytest

from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia.meta import GAME as CLAUSTROPHOBIA
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.terror_below.meta import GAME as TERROR_BELOW
from hypogeum.lab import tournament
from hypogeum.lab.selfplay import GameResult
from hypogeum.lab.tournament import (
    Entrant,
    option_values,
    play_against_field,
    play_match,
    play_sides,
    play_solo,
    wilson,
)

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


def test_one_against_the_field_holds_every_seat_in_turn() -> None:
    result = play_against_field(TERROR_BELOW, CAREFUL, CAREFUL, 3, seats=3, seed=4)
    assert result.games == 3
    assert (result.wins, result.losses) == (1, 2)  # the same game three times, seen from each seat


def test_one_better_bot_wins_more_than_its_share() -> None:
    result = play_against_field(TERROR_BELOW, CAREFUL, RANDOM, 4, seats=4)
    assert result.share > 0.5


def test_games_alone_are_won_or_lost() -> None:
    told: list[tuple[int, int]] = []
    result = play_solo(
        TERROR_BELOW,
        RANDOM,
        3,
        options={"scenario": "total_extermination"},
        progress=lambda done, games: told.append((done, games)),
    )
    assert (result.games, result.wins, result.capped) == (3, 0, 0)
    assert result.share == 0.0
    assert result.interval == wilson(0, 3)
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert play_solo(TERROR_BELOW, RANDOM, 1, max_decisions=3).capped == 1


def test_a_match_without_a_word_about_seats_has_two() -> None:
    result = play_match(TERROR_BELOW, CAREFUL, RANDOM, 2)
    assert result.wins + result.losses == 2


# Sides


def test_a_pair_plays_each_side_and_equals_play_the_same_games() -> None:
    result = play_sides(CLAUSTROPHOBIA, CAREFUL, CAREFUL, 3, seed=2, options={"scenario": "S4"})
    human, infernal = result.sides
    assert (human.games, infernal.games, result.together.games) == (3, 3, 6)
    assert (human.wins, human.losses) == (infernal.losses, infernal.wins)
    assert result.together.share == 0.5


def test_the_wins_of_each_side_are_told_apart() -> None:
    result = play_sides(CLAUSTROPHOBIA, CAREFUL, RANDOM, 4, options={"scenario": "S4"})
    human, infernal = result.sides
    assert infernal.share == 1.0
    assert infernal.interval == wilson(4, 4)
    assert result.together.wins == human.wins + infernal.wins
    assert result.together.losses == human.losses + infernal.losses


def test_every_seat_of_a_larger_table_is_a_side() -> None:
    told: list[tuple[int, int]] = []
    result = play_sides(
        GAME, CAREFUL, CAREFUL, 1, seats=3, seed=7, options={"target": 8}, progress=lambda *done: told.append(done)
    )
    assert [side.games for side in result.sides] == [1, 1, 1]
    assert result.together.wins == 1  # the same game three times, seen from each seat
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_draw_is_half_a_win_for_each_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = GameResult(
        seed=0,
        winners=[0, 1],
        decisions=40,
        turns=8,
        capped=False,
        seconds=2.0,
        seat_decisions=[20, 20],
        seat_seconds=[1.0, 1.0],
    )
    monkeypatch.setattr(tournament, "play_pairing", lambda pairing: drawn)
    result = play_sides(CLAUSTROPHOBIA, CAREFUL, RANDOM, 2)
    assert [(side.wins, side.losses, side.drawn) for side in result.sides] == [(1, 1, 2), (1, 1, 2)]
    assert (result.together.share, result.together.drawn) == (0.5, 4)


def test_the_values_of_an_option_can_be_played_in_turn() -> None:
    assert option_values(CLAUSTROPHOBIA, "scenario") == [f"S{number}" for number in range(1, 9)]
    assert option_values(CLAUSTROPHOBIA, "other_stack") == [False, True]
    for name in ("infernal_pm", "nothing"):
        with pytest.raises(WrongOption) as caught:
            option_values(CLAUSTROPHOBIA, name)
        assert "scenario, side, team" in str(caught.value)
