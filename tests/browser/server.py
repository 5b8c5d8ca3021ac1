"""Runs the real server for the browser tests: bots answer at once, the seed of a table is given by its
number, the scenarios of the tests are offered, and the address is told on the first line.

python -m tests.browser.server DATA CLIENT
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from hypogeum.server.app import create_app
from hypogeum.server.documents import read_folder
from hypogeum.server.live import LARGEST_MESSAGE
from hypogeum.server.timing import Pace

SCENARIOS = Path(__file__).parent / "scenarios"


def main(data: Path, client: Path) -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    documents, _ = read_folder(SCENARIOS)
    config = uvicorn.Config(
        create_app(data, pace=Pace(bot_delay=0), secret=bytes, client=client, documents=documents),
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
