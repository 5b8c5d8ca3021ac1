"""One thought of a bot, as a worker process does it. It gets what its seat may know and nothing else (TBL-KNOW-3)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

import msgspec
from msgspec import Struct

from hypogeum.bots import make_bot
from hypogeum.games import find_game


class Thought(Struct, frozen=True, kw_only=True):
    """A question to a bot."""

    game: str
    level: str
    position: bytes
    """A position in which everything hidden from the seat is redrawn."""
    seat: int
    seed: int
    seconds: float


def think(thought: Thought) -> str:
    """The text of the action the bot chooses."""
    game = find_game(thought.game)
    seen = game.read_position(msgspec.json.decode(thought.position))
    bot = make_bot(thought.level, game, thought.seed, seconds=thought.seconds)
    return str(bot.choose(seen, thought.seat))


def prepare(game: str) -> None:
    """Import what thinking needs before the first question comes."""
    find_game(game)


def begin_worker() -> None:
    """Ends with the server, however that ends; leaves Ctrl-C to it; lets people go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
