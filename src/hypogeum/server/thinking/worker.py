"""One thought of a bot, as a worker process does it. It gets what its seat may know and nothing else (TBL-KNOW-3)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

import msgspec

from hypogeum.bots import Bot, make_bot
from hypogeum.engine.game import Game
from hypogeum.games import find_game
from hypogeum.server.thinking.thoughts import Thought

SEARCH = "search"
MOST_BOTS = 1000
"""So many bots a process keeps; the one that was asked longest ago is forgotten first."""

_bots: dict[tuple[str, int, str], Bot] = {}
"""By table, seat and level."""


def think(thought: Thought) -> str:
    """The text of the action the bot chooses."""
    game = find_game(thought.game)
    seen = game.read_position(msgspec.json.decode(thought.position))
    return str(_bot_of(thought, game).choose(seen, thought.seat))


def _bot_of(thought: Thought, game: Game) -> Bot:
    """The bot that has played the seat so far, because it may remember its turns; `search` plans anew each time."""
    if thought.level == SEARCH:
        return make_bot(thought.level, game, thought.seed, seconds=thought.seconds)
    key = thought.table, thought.seat, thought.level
    bot = _bots.pop(key, None) or make_bot(thought.level, game, thought.seed)
    _bots[key] = bot
    if len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    return bot


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
