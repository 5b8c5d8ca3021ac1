"""Runs `hypogeum think` as a program: processes that think for the bots of servers on other machines."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from functools import partial

from hypogeum.server.console import Console
from hypogeum.server.logs import without_password
from hypogeum.server.running import CannotStart, require_redis
from hypogeum.server.thinking.answering import Answering
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.versions import Version


def run(redis: str, jobs: int, language: str | None) -> int:
    """Think until stopped; 1 if it cannot start."""
    console = Console(language) if language else Console.of_environment(os.environ)
    try:
        require_redis(redis)
    except CannotStart as obstacle:
        print(console.text(obstacle.key, **obstacle.args_of_text), file=sys.stderr)
        return 1
    print(console.text("thinking", redis=without_password(redis), jobs=jobs), flush=True)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_think(redis, jobs, console))
    return 0


async def _think(redis: str, jobs: int, console: Console) -> None:
    task = asyncio.current_task()
    assert task is not None
    if os.name == "posix":  # elsewhere Ctrl-C does the same
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await Answering(redis, ThinkerPool(jobs), jobs, partial(say_unfit, console)).run()


def say_unfit(console: Console, there: Version, here: Version) -> None:
    print(console.text("other-version", game=here.game, there=there, here=here), file=sys.stderr, flush=True)
