"""Tables are loaded in threads: the types that they read are described to msgspec before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hypogeum.games import GAMES

FIRST_TABLE = """
import sys
from hypogeum.engine.snapshots import pack, unpack
from hypogeum.engine.table import Table
from hypogeum.games import find_game

def note(frame, event, argument):
    if event != "call" or "msgspec" not in frame.f_code.co_filename:
        return
    callers = []
    while frame := frame.f_back:
        callers.append(frame.f_code)
    if not any(code.co_name == "<module>" for code in callers[:-1]):  # a module is loaded by one thread alone
        described.append(callers[0].co_qualname if callers else "")

game, described = find_game(sys.argv[1]), []
sys.setprofile(note)
table = Table(game, {}, max(2, game.fewest_seats), bytes(32))
snapshot = unpack(pack(table.snapshot()))
Table.resume(game, {}, max(2, game.fewest_seats), bytes(32), table.record.entries, snapshot)
sys.setprofile(None)
print(described)
"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_described_while_a_table_is_loaded(game: str) -> None:
    first = subprocess.run([sys.executable, "-c", FIRST_TABLE, game], check=True, capture_output=True, text=True)
    assert first.stdout.strip() == "[]"
