"""One whole game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Protocol

from msgspec import Struct

from hypogeum.bots import Bot, opening_actions
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.records import Record
from hypogeum.engine.state import State
from hypogeum.engine.table import Table

MAX_DECISIONS = 50_000
"""A game that has not ended by then is broken off, and nobody wins it."""


class GameResult(Struct, frozen=True, kw_only=True):
    """How a game went."""

    seed: int
    winners: list[int]
    decisions: int
    turns: int
    capped: bool
    """Whether the game was broken off after its last permitted decision."""
    seconds: float
    seat_decisions: list[int]
    seat_seconds: list[float]
    """By seat: how long its bot thought in all."""


class _Player(Protocol):
    """Where actions go: a bare state, or a table that keeps a record."""

    state: State

    def apply(self, action: Action, seat: int) -> object: ...


class _Bare:
    """A state without a record."""

    def __init__(self, state: State) -> None:
        self.state = state

    def apply(self, action: Action, seat: int) -> None:
        self.state.apply(action, seat)


def play_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    max_decisions: int = MAX_DECISIONS,
    check: bool = False,
) -> GameResult:
    """Let the bots play a game, one per seat. With `check` every invariant is checked after each action."""
    state = game.new(options or {}, seats=len(bots), chance=FastChance(seed))
    return _play(game, _Bare(state), bots, seed, max_decisions, check)


def watch_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    max_decisions: int = MAX_DECISIONS,
) -> tuple[GameResult, State, list[Event]]:
    """The game of `play_game` with its end and everything that happened in it."""
    events: list[Event] = []
    state = game.new(options or {}, seats=len(bots), chance=FastChance(seed), events=events)
    result = _play(game, _Bare(state), bots, seed, max_decisions, False)
    return result, state, events


def record_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    max_decisions: int = MAX_DECISIONS,
    check: bool = False,
) -> tuple[GameResult, Record]:
    """The same at a table, with the record of the game. Its dice are those of a table, so the game is another one."""
    table = Table(game, options or {}, len(bots), seed.to_bytes(32, "big"))
    result = _play(game, table, bots, seed, max_decisions, check)
    return result, table.record


def _play(game: Game, player: _Player, bots: Sequence[Bot], seed: int, max_decisions: int, check: bool) -> GameResult:
    begun = perf_counter()
    eyes = FastChance(seed ^ 0x5EE_5EE_5EE)
    for seat in range(len(bots)):
        for action in opening_actions(game):
            player.apply(action, seat)
    decisions = 0
    seat_decisions = [0] * len(bots)
    seat_seconds = [0.0] * len(bots)
    while not player.state.over and decisions < max_decisions:
        state = player.state
        seat = state.decision.seat(state)
        bot = bots[seat]
        seen = game.resample(state, seat, eyes) if bot.reads_state else state
        asked = perf_counter()
        action = bot.choose(seen, seat)
        seat_seconds[seat] += perf_counter() - asked
        seat_decisions[seat] += 1
        decisions += 1
        player.apply(action, seat)
        if check:
            game.check(player.state)
    return GameResult(
        seed=seed,
        winners=player.state.winners,
        decisions=decisions,
        turns=player.state.turns,
        capped=not player.state.over,
        seconds=perf_counter() - begun,
        seat_decisions=seat_decisions,
        seat_seconds=seat_seconds,
    )
