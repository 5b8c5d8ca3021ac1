"""Runs the real server for the browser tests: bots answer at once, the seed of a table is given by its
number, and the address is told on the first line.

python -m tests.browser.server DATA CLIENT
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from hypogeum.server.app import create_app
from hypogeum.server.live import LARGEST_MESSAGE
from hypogeum.server.timing import Pace


def main(data: Path, client: Path) -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    config = uvicorn.Config(
        create_app(data, pace=Pace(bot_delay=0), secret=bytes, client=client),
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
