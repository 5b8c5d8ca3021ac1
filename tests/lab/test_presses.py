"""Presses of recorded games: by menus as it was, by narrowing as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.engine.records import read_record
from hypogeum.engine.table import Table
from hypogeum.games import find_game
from hypogeum.lab.presses import Presses, count_presses

RECORDS = Path(__file__).parents[1] / "records"
AT_ONCE = {"first_player": "0", "hero_assignment": "random", "command_mode": "auto"}


def counted(*actions: str, read_first: tuple[str, ...] = ()) -> Presses:
    """The presses of a game of Heldentaufe that begins with some actions of the first seat."""
    game = find_game("heldentaufe")
    table = Table(game, AT_ONCE, 2, bytes(32))
    for action in actions:
        table.apply(game.action(action), 0)
    return count_presses(game, table.record, read_first)


def test_one_thing_is_one_press_either_way() -> None:
    found = counted("explore E")
    assert (found.games, found.actions, found.by_menus, found.by_narrowing) == (1, 1, 1, 1)


def test_what_gives_something_up_is_said_by_a_label_and_what_is_read_first_opened_a_menu() -> None:
    game = find_game("heldentaufe")
    table = Table(game, AT_ONCE, 2, bytes(32))
    refuse = next(str(one) for one in table.state.decision.actions(table.state) if one.verb.name == "refuse")
    assert counted(refuse).by_menus == 1
    found = counted(refuse, read_first=("card",))
    assert (found.by_menus, found.by_narrowing) == (2, 2)


def test_settings_are_no_presses_of_a_turn() -> None:
    assert counted("set auto_command on").actions == 0


@pytest.mark.parametrize("game", ["heldentaufe", "terror_below"])
def test_narrowing_with_shortcuts_asks_for_fewer_presses(game: str) -> None:
    file = next(RECORDS.glob(f"{game}-2-seats.record"))
    found = count_presses(find_game(game), read_record(file.read_text(encoding="utf-8")))
    assert found.turns > 0
    assert 0 < found.by_narrowing < found.by_menus
    assert 0 < found.saved < 1


def test_the_command_sums_up_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(RECORDS / "heldentaufe-2-seats.record"), str(RECORDS / "terror_below-2-seats.record")]
    assert main(["presses", *files, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["heldentaufe", "terror_below"]
    assert all("presses a turn" in line for line in lines)
