"""Positions: states as JSON, at any decision, also in the middle of an interrupted effect."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.positions import Position, WrongPosition, position_hash
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.test_command import raid
from tests.kit import same_position


def position() -> Position:
    state = GAME.new({"hero_assignment": "random", "first_player": "0"}, seats=3, chance=FastChance(1))
    return GAME.write_position(state)


def test_a_position_is_plain_json_in_the_words_of_the_game() -> None:
    written = position()
    assert msgspec.json.decode(msgspec.json.encode(written)) == written
    assert written["game"] == "heldentaufe"
    assert written["surface"] == [{"at": "0,0", "tile": "campfire"}]
    assert written["agenda"] == ["next_turn 0", "refill_hand 0", "end_teleport 0", "main_phase 0"]
    assert written["monsters"][0] == {"id": "ulumu", "space": "DU", "hearts": 3, "tooth": 1}


def test_the_hash_depends_on_the_content_and_not_on_the_order_of_keys() -> None:
    written = position()
    backwards = dict(reversed(list(written.items())))
    assert position_hash(backwards) == position_hash(written)
    assert position_hash({**written, "round": 2}) != position_hash(written)


def test_a_position_in_the_middle_of_nested_questions_is_read_back() -> None:
    """A hero is beaten in the monsters' turn, and the commander has to place him first."""
    table = raid("mathian", "erla")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    written = GAME.write_position(table.state)
    assert written["agenda"] == ["begin_turn 1", "monsters_act", "after_defeat", "place_hero 0 1"]
    state = GAME.read_position(written)
    state.chance = ScriptedChance([])
    for text in ("place 1,0", "monster_end"):
        state.apply(GAME.action(text))
        table.do(text)
    same_position(GAME.write_position(state), GAME.write_position(table.state))


def test_a_position_written_by_hand_can_be_played() -> None:
    written = position()
    written["surface"].append({"at": "1,0", "tile": "portal4"})
    written["tile_pile"].pop("portal4")
    written["heroes"][0]["tile"] = "1,0"
    state = GAME.read_position(written)
    GAME.check(state)
    state.apply(GAME.action("descend"))
    assert GAME.write_position(state)["heroes"][0]["space"] == "P4"


def _without(key: str) -> Callable[[Position], None]:
    def change(written: Position) -> None:
        del written[key]

    return change


def _with(key: str, value: Any) -> Callable[[Position], None]:
    def change(written: Position) -> None:
        written[key] = value

    return change


def _option(key: str, value: Any) -> Callable[[Position], None]:
    def change(written: Position) -> None:
        written["options"] = {**written["options"], key: value}

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_without("seats"), "'seats'"),
        (_without("heroes"), "'heroes' is missing"),
        (_with("seats", 7), "2 to 5 seats, not 7"),
        (_with("seats", "3"), "2 to 5 seats, not 3"),
        (_with("seats", 4), "there are 3 heroes for 4 seats"),
        (_with("options", None), "seats or options"),
        (_option("target", "high"), "option 'target' cannot be 'high'"),
        (_option("speed", 3), "there is no such option"),
        (_with("agenda", ["dance 3"]), "there is no step 'dance'"),
        (_with("agenda", ["main_phase"]), "step 'main_phase'"),
        (_with("agenda", ["main_phase two"]), "step 'main_phase two'"),
        (_with("danger", ["K9"]), "K9"),
        (_with("missions", {"pile": ["M99"]}), "M99"),
        (_with("missions", {"pile": []}), "'discard' is missing"),
        (_with("surface", [{"at": "0;0", "tile": "campfire"}]), "0;0"),
    ],
)
def test_a_position_that_cannot_be_read_says_where_and_why(change: Callable[[Position], None], reason: str) -> None:
    written = position()
    change(written)
    with pytest.raises(WrongPosition) as caught:
        GAME.read_position(written)
    assert reason in str(caught.value)
