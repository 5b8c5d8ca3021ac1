"""Whole games that were played once: each still replays to the very same end.

The files are named `GAME-what-is-special.record`. A rule that changes on purpose raises the game's rules version, and
its records are played anew.
"""

from pathlib import Path

import msgspec
import pytest

from hypogeum.engine.game import Game
from hypogeum.engine.records import read_record, verify, write_record
from hypogeum.games import find_game
from tests.games.expecting import expect
from tests.games.play import every_game

FILES = sorted((Path(__file__).parent.parent / "records").glob("*.record"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    game = find_game(record.header.game)
    assert file.stem.startswith(f"{game.id}-")
    state = verify(game, record)
    assert state.over
    assert record.result is not None
    game.check(state)
    assert write_record(record) == text


@every_game
def test_there_are_records_of_the_numbers_of_seats_that_the_game_names(game: Game) -> None:
    headers = [msgspec.json.decode(file.read_text(encoding="utf-8").splitlines()[0]) for file in FILES]
    assert {header["seats"] for header in headers if header["game"] == game.id} == expect(game).recorded_seats
