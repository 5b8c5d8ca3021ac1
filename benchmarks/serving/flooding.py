"""Asks a server for too much from one address, in a process of its own: python flooding.py KIND PLACE TABLE.

Until its input is closed; then it tells how often it has asked, and what it was answered first, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvloop

from serving.processes import process

TOGETHER = 64
"""So many connections at a time."""
FROM = "x-forwarded-for: 203.0.113.7\r\n"
"""The server believes it from this machine, and takes the flood for that of somebody elsewhere."""
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    f"{FROM}sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NEW_TABLE = json.dumps({"game": "sub_terra", "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]})
POST = (
    "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    f"{FROM}content-length: {len(NEW_TABLE)}\r\n\r\n{NEW_TABLE}"
)
TEXT, PING = 1, 9


class Flood:
    """Many connections that do the same again and again."""

    def __init__(self, kind: str, place: str, table: str) -> None:
        self._host, _, self._port = place.partition(":")
        self._upgrade = UPGRADE.format(table=table).encode()
        self._what: dict[str, Callable[[], Awaitable[None]]] = {
            "opening": self._open,
            "pings": lambda: self._send_again_and_again(PING, b""),
            "messages": lambda: self._send_again_and_again(TEXT, b"{}"),
            "tables": self._make_tables,
        }
        self._ask = self._what[kind]
        self.asked: Counter[str] = Counter()

    async def go_on(self) -> None:
        await asyncio.gather(*[self._again_and_again() for _ in range(TOGETHER)])

    async def _again_and_again(self) -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._ask()
            await asyncio.sleep(0)

    async def _open(self) -> None:
        reader, writer = await asyncio.open_connection(self._host, int(self._port))
        writer.write(self._upgrade)
        self.asked[(await reader.readuntil(b"\r\n")).decode().strip()] += 1
        await reader.read(65536)
        writer.transport.abort()

    async def _send_again_and_again(self, kind: int, data: bytes) -> None:
        reader, writer = await asyncio.open_connection(self._host, int(self._port))
        writer.write(self._upgrade)
        self.asked[(await reader.readuntil(b"\r\n")).decode().strip()] += 1
        many = struct.pack("!BB4x", 0x80 | kind, 0x80 | len(data)) + data
        chunk = many * (65536 // len(many))
        reading = asyncio.create_task(_read_all(reader))
        with suppress(OSError):
            while not reading.done():
                writer.write(chunk)
                self.asked["sent"] += 65536 // len(many)
                async with asyncio.timeout(5):
                    await writer.drain()
        writer.transport.abort()
        await reading

    async def _make_tables(self) -> None:
        reader, writer = await asyncio.open_connection(self._host, int(self._port))
        try:
            while True:
                writer.write(POST.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                self.asked[head.partition("\r\n")[0]] += 1
                length = next(line for line in head.lower().split("\r\n") if line.startswith("content-length:"))
                await reader.readexactly(int(length.partition(":")[2]))
        finally:
            writer.transport.abort()


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


@contextmanager
def flooding(kind: str, place: str, table: str) -> Iterator[subprocess.Popen[str]]:
    """Beside what is measured; `flooded` ends it."""
    here = Path(__file__)
    with process(sys.executable, str(here), kind, place, table, PYTHONPATH=str(here.parents[1])) as running:
        yield running


def flooded(running: subprocess.Popen[str]) -> dict[str, int]:
    """How often what was answered."""
    asked: dict[str, int] = json.loads(running.communicate()[0])
    return asked


async def main(kind: str, place: str, table: str) -> None:
    flood = Flood(kind, place, table)
    task = asyncio.create_task(flood.go_on())
    await asyncio.to_thread(sys.stdin.read)
    task.cancel()
    print(json.dumps(flood.asked), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
