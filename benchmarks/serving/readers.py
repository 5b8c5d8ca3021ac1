"""People who ask for much and read nothing."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import tempfile
from contextlib import ExitStack
from pathlib import Path

import uvloop
from websockets.asyncio.client import connect

from hypogeum.server.edge.identity import COOKIE
from serving.measured import share_of
from serving.pages import answered, asking
from serving.processes import memory_of, our_server
from serving.stored import Stored, keep, new_table

ENTRIES = 2500
READERS = 20
PAGES = 5
AGAIN = 40
SECONDS = 8.0


def ask_and_never_read(given: argparse.Namespace) -> None:
    """Over HTTP for the whole log, page by page and again; over WebSockets for the table anew."""
    print("| game | MB before | most MB | MB after | pages asked for meanwhile | ms p50 | p99 | longest |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        table = new_table(game, "long", random.Random(given.seed), ENTRIES)
        with tempfile.TemporaryDirectory() as folder:
            keep(Path(folder), [table])
            with our_server(Path(folder)) as (place, pid), asking(place) as pages:
                before = memory_of(pid)
                most = uvloop.run(_ask(place, pid, table))
                waited, after = answered(pages), memory_of(pid)
        print(
            f"| {game.id} | {before / 1e6:.0f} | {most / 1e6:.0f} | {after / 1e6:.0f} | {len(waited)} "
            f"| {1000 * share_of(waited, 0.5):.0f} | {1000 * share_of(waited, 0.99):.0f} | {1000 * max(waited):.0f} |",
            flush=True,
        )


async def _ask(place: str, pid: int, table: Stored) -> int:
    """The most memory that the server has while they are there."""
    host, _, port = place.partition(":")
    most = 0
    with ExitStack() as stack:
        for number in range(READERS):
            raw = stack.enter_context(socket.create_connection((host, int(port))))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(b"".join(_request(table, place, part % PAGES) for part in range(number, number + PAGES)))
        deaf = [asyncio.create_task(_look(place, table, number % len(table.secrets))) for number in range(READERS)]
        for _ in range(int(SECONDS / 0.05)):
            await asyncio.sleep(0.05)
            most = max(most, memory_of(pid))
        for task in deaf:
            task.cancel()
        await asyncio.gather(*deaf, return_exceptions=True)
    return most


def _request(table: Stored, place: str, part: int) -> bytes:
    first = part * (ENTRIES // PAGES)
    last = first + ENTRIES // PAGES - 1
    head = f"GET /api/tables/{table.name}/frames?seat=0&first={first}&last={last} HTTP/1.1\r\n"
    return f"{head}host: {place}\r\ncookie: {COOKIE}={table.secrets[0]}\r\n\r\n".encode()


async def _look(place: str, table: Stored, seat: int) -> None:
    """Asks for the table anew as often as it is allowed to."""
    headers = {"cookie": f"{COOKIE}={table.secrets[seat]}"}
    uri = f"ws://{place}/api/tables/{table.name}/live?seat={seat}"
    async with connect(uri, additional_headers=headers, proxy=None, ping_interval=None, max_queue=1) as connection:
        connection.transport.pause_reading()
        for _ in range(AGAIN):
            await connection.send(json.dumps({"type": "look", "seat": seat}))
        await asyncio.sleep(SECONDS)
