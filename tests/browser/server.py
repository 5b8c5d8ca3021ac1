"""Runs the real server for the browser tests: bots answer at once and the same every time, the seed of a table is
given by its number, the scenarios of the tests are offered, and the address is told on the first line.

python -m tests.browser.server DATA CLIENT
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import msgspec
import uvicorn

from hypogeum.server.app import create_app
from hypogeum.server.edge.sockets import LARGEST_MESSAGE
from hypogeum.server.lobby.documents import read_folder
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.thoughts import Thought
from hypogeum.server.timing import Pace

SCENARIOS = Path(__file__).parent / "scenarios"
LONGEST_THOUGHT = 60.0
"""In seconds: on a busy machine the first bot waits for its process, and is not stuck."""


class SteadyThinkers(ThinkerPool):
    """A test that fails by what a bot has chosen fails again when it is run again."""

    async def think(self, thought: Thought, longest: float) -> str:
        return await super().think(msgspec.structs.replace(thought, seed=thought.seat), longest)


def main(data: Path, client: Path) -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    documents, _ = read_folder(SCENARIOS)
    app = create_app(
        data,
        pace=Pace(bot_delay=0, longest_thought=LONGEST_THOUGHT),
        thinkers=SteadyThinkers(),
        secret=bytes,
        client=client,
        documents=documents,
    )
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
