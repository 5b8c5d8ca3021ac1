"""Games between bots."""

from __future__ import annotations

import pickle

import pytest

from hypogeum.bots import Bot, make_bot
from hypogeum.engine.actions import Action
from hypogeum.engine.records import verify
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import ASK
from hypogeum.games.heldentaufe.state import State as HeldentaufeState
from hypogeum.lab.selfplay import play_game, record_game
from tests.kit import rule


def careful_bots(seats: int = 2) -> list[Bot]:
    return [make_bot("careful", GAME, seat) for seat in range(seats)]


class Watching:
    """Plays like another bot and keeps what it was shown."""

    def __init__(self, bot: Bot, reads_state: bool) -> None:
        self.bot = bot
        self.reads_state = reads_state
        self.seen: list[State] = []

    def choose(self, seen: State, seat: int) -> Action:
        self.seen.append(seen)
        return self.bot.choose(seen, seat)


def test_a_game_is_played_to_its_end_and_counted() -> None:
    result = play_game(GAME, careful_bots(3), seed=4, check=True)
    assert len(result.winners) == 1
    assert not result.capped
    assert result.seed == 4
    assert result.turns > 20
    assert sum(result.seat_decisions) == result.decisions
    assert 0 < sum(result.seat_seconds) <= result.seconds


def test_the_same_seed_gives_the_same_game() -> None:
    results = [play_game(GAME, careful_bots(), seed=seed) for seed in (1, 1, 2)]
    assert [result.decisions for result in results[:2]] == [results[0].decisions] * 2
    assert results[0].seat_decisions == results[1].seat_decisions
    assert results[0].seat_decisions != results[2].seat_decisions


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    result = play_game(GAME, careful_bots(), seed=1, max_decisions=10)
    assert result.capped
    assert result.winners == []
    assert result.decisions == 10


def test_the_result_travels_between_processes() -> None:
    result = play_game(GAME, careful_bots(), seed=1, max_decisions=10)
    assert pickle.loads(pickle.dumps(result)) == result


def test_a_recorded_game_verifies() -> None:
    result, record = record_game(GAME, careful_bots(), {"target": 8}, seed=3, check=True)
    assert record.result is not None
    assert record.result.winners == result.winners
    assert verify(GAME, record).over


@rule("HT-BOT-1")
@pytest.mark.parametrize("reads_state", [True, False])
def test_bots_that_look_never_get_the_state_itself(reads_state: bool) -> None:
    bots = [Watching(make_bot("random", GAME, seat), reads_state) for seat in range(2)]
    play_game(GAME, bots, seed=1, max_decisions=40)
    shown = bots[0].seen + bots[1].seen
    assert len({id(state) for state in shown}) == (40 if reads_state else 1)


@rule("HT-BOT-17")
def test_every_bot_is_asked_for_consent() -> None:
    bots = [Watching(make_bot("random", GAME, seat), False) for seat in range(3)]
    play_game(GAME, bots, seed=1, max_decisions=5)
    state = bots[0].seen[0]
    assert isinstance(state, HeldentaufeState)
    assert state.standing == [ASK] * 3
