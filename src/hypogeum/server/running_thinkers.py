"""Runs `hypogeum think` as a program: processes that think for the bots of servers on other machines."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn
from prometheus_client import Gauge
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypogeum.server.console import Console
from hypogeum.server.edge.answers import PROBLEMS, json_answer
from hypogeum.server.edge.connections import HttpConnection
from hypogeum.server.edge.health import Network, figures_answer, require_reader
from hypogeum.server.logs import without_password
from hypogeum.server.running import CannotStart, address_of, listen, network_of, require_redis
from hypogeum.server.thinking.answering import Answering
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.versions import Version

REDIS_UP = Gauge("hypogeum_redis_up", "Whether Redis was reached when last tried.")
UNFIT = Gauge("hypogeum_games_of_other_versions", "Games of which servers want another version than runs here.")


def run(
    redis: str, jobs: int, language: str | None, host: str, port: int | None, metrics_for: Sequence[str] = ()
) -> int:
    """Think until stopped, and say how it goes at a port, if there is one; 1 if it cannot start."""
    console = Console(language) if language else Console.of_environment(os.environ)
    try:
        networks = [network_of(text, "--metrics-for") for text in metrics_for]
        listening = None if port is None else listen(host, port)
        require_redis(redis)
    except CannotStart as obstacle:
        print(console.text(obstacle.key, **obstacle.args_of_text), file=sys.stderr)
        return 1
    print(console.text("thinking", redis=without_password(redis), jobs=jobs), flush=True)
    if listening is not None:
        print(console.text("thinking-health", address=address_of(host, listening)), flush=True)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_think(redis, jobs, console, listening, networks))
    return 0


async def _think(
    redis: str, jobs: int, console: Console, listening: socket.socket | None, metrics_for: Sequence[Network]
) -> None:
    task = asyncio.current_task()
    assert task is not None
    if os.name == "posix":  # elsewhere Ctrl-C does the same; a shell begins what runs beside it with SIGINT ignored
        for end in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(end, task.cancel)
    answering = Answering(redis, ThinkerPool(jobs), jobs, partial(say_unfit, console))
    if listening is None:
        await answering.run()
        return
    app = health_of(answering, metrics_for)
    health = Beside(uvicorn.Config(app, http=HttpConnection, ws="none", log_config=None))
    telling = asyncio.create_task(health.serve([listening]))
    try:
        await answering.run()
    finally:
        health.should_exit = True
        await telling


def say_unfit(console: Console, there: Version, here: Version) -> None:
    print(console.text("other-version", game=here.game, there=there, here=here), file=sys.stderr, flush=True)


def health_of(answering: Answering, metrics_for: Sequence[Network] = ()) -> Starlette:
    """What programs ask that watch over it, as they ask servers."""

    async def health(request: Request) -> Response:
        """The process is alive: its event loop answers."""
        return json_answer({"alive": True})

    async def ready(request: Request) -> Response:
        """Whether bots can think here: 503 where Redis is gone, servers are of another version, or it stops."""
        checks = {"redis": answering.is_reached, "version": not answering.unfit_for}
        is_ready = all(checks.values()) and not answering.is_stopping
        return json_answer({"ready": is_ready, **checks}, 200 if is_ready else 503)

    async def metrics(request: Request) -> Response:
        """Figures for Prometheus: of those of servers, what is said of thoughts."""
        require_reader(request, metrics_for)
        REDIS_UP.set(answering.is_reached)
        UNFIT.set(len(answering.unfit_for))
        return figures_answer()

    routes = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
    return Starlette(routes=routes, exception_handlers=PROBLEMS)


class Beside(uvicorn.Server):
    """Answers beside what else goes on in the event loop, and leaves signals to the program."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
