"""Real tables of every game, kept as the server has stored them: what a later version finds of an earlier one.

`python -m tests.server.updates.keeping [GAME ...]` plays and keeps them anew, under the present rules version of these
games or of all: after a change of rules the older ones stay beside them.
"""

from __future__ import annotations

import gzip
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from hypogeum.bots import make_bot
from hypogeum.games import GAMES, find_game
from hypogeum.server.storage.sqlite.store import FILE
from tests.server.house import Message, Person, Server, serving

FOLDER = Path(__file__).parent / "kept"
LONG = 130
"""So many entries a running table has: some after the last place that is kept for good, some after its position."""
SHORT = 45


class KeptTable(Struct, kw_only=True):
    """A table with what was told of it when it was kept."""

    id: str
    frames: list[Message]
    """As a spectator was told them."""
    view: Message
    """Of the first seat, in the end."""
    record: str | None = None
    """When it was over."""


class KeptFolder(Struct, kw_only=True):
    """The database of a server, and what it has told."""

    game: str
    rules_version: int
    secret: str
    """Of the person who plays all the seats."""
    sql: list[str]
    running: KeptTable
    """The server was killed while it was played."""
    stopped: KeptTable
    """The server was stopped before."""
    over: KeptTable

    def put_into(self, folder: Path) -> None:
        """Let a server find it."""
        folder.mkdir(exist_ok=True)
        database = sqlite3.connect(folder / FILE)
        database.executescript("\n".join(self.sql))
        database.close()


def kept_of(game: str) -> list[Path]:
    """The files of a game, one for each rules version."""
    return sorted(FOLDER.glob(f"{game}-*.json.gz"))


def read_kept(file: Path) -> KeptFolder:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=KeptFolder)


def keep(game: str, folder: Path) -> KeptFolder:
    """Play some tables of a game, and keep the database as it is in the midst of that."""
    seats = max(2, find_game(game).fewest_seats)
    with serving(folder) as server:
        host = server.person()
        tables = [host.make("me", *["hotseat"] * (seats - 1), game=game, seed=seed) for seed in (1, 2, 3)]
        for table, length in zip(tables, (LONG, SHORT, SHORT), strict=True):
            play_with_undo(server, table, length)
        _everybody_leaves(server, tables[2])
        stopped = server.live(tables[1])
        assert stopped is not None
        server.in_loop_until_done(stopped.put_down)
        told = [_told(host, table) for table in tables]
        told[2].record = host.http.get(f"/api/tables/{tables[2]['id']}/record").text
        database = sqlite3.connect(folder / FILE)
        sql = [*database.iterdump(), f"pragma user_version = {database.execute('pragma user_version').fetchone()[0]};"]
        database.close()
        return KeptFolder(
            game=game,
            rules_version=find_game(game).rules_version,
            secret=host.secret,
            sql=sql,
            running=told[0],
            stopped=told[1],
            over=told[2],
        )


def play_with_undo(server: Server, table: Message, length: int) -> None:
    """Play with care, so that the game does not end soon; where something can be taken back, it is now and then."""

    async def play() -> None:
        async with server.app.state.tables.use(table["id"]) as live:
            engine = live.engine
            careful = make_bot("careful", live.game, seed=1)
            while engine.version < length and not engine.state.over:
                async with live.change() as change:
                    seat = engine.state.decision.seats(engine.state)[0]
                    last = engine.history.actions[-1].seat if engine.history.actions else seat
                    if engine.version % 10 == 9 and engine.undo_refusal(last) is None:
                        change.undo(last)
                    else:
                        change.enter(careful.choose(engine.state.copy(), seat), seat)
        assert not engine.state.over

    server.in_loop_until_done(play)


def _everybody_leaves(server: Server, table: Message) -> None:
    async def leave() -> None:
        async with server.app.state.tables.use(table["id"]) as live, live.change() as change:
            for seat in range(live.engine.state.seats):
                change.enter_if_allowed("leave", seat)

    server.in_loop_until_done(leave)


def _told(host: Person, table: Message) -> KeptTable:
    frames = host.get(f"/tables/{table['id']}/frames", first=0)["frames"]
    return KeptTable(id=table["id"], frames=frames, view=host.sit(table, 0).next_state()["view"])


def main(games: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            kept = keep(game, Path(folder))
        file = FOLDER / f"{game}-{kept.rules_version}.json.gz"
        file.write_bytes(gzip.compress(msgspec.json.encode(kept), mtime=0))
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:] or [*GAMES])
