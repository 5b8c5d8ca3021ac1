"""Actions as words: what can be read, and what is none of them."""

from __future__ import annotations

import pytest

from hypogeum.engine.actions import UnreadableAction
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@pytest.mark.parametrize(
    "text",
    [
        *["move 0,0", "move -50,-50", "move 0,50", "move 50,-50", "move P1", "move F7", "explore SW", "place -50,-50"],
        *["drink", "drink K1", "drink 3,-2", "discard sword2", "drop fish", "eat mushroom", "brew teleport"],
        *["trade ring2 sword", "merge boots 1+2", "merge ring 3+3", "refuse M23", "deliver M01", "steal M09 erla"],
        *["end_turn", "end_turn improve ring3", "end_turn M01 points", "end_turn M23 piece", "attack wallrog"],
        *["monster_move zibber TR", "monster_attack ulumu corlof", "monster_auto", "answer ask", "remove meadow"],
        *["choose luphius", "set standing_answer ask", "set auto_command on", "away", "back", "leave"],
    ],
)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(GAME.action(text)) == text


def test_a_merge_may_name_its_pieces_in_either_order() -> None:
    assert str(GAME.action("merge boots 2+1")) == "merge boots 1+2"


@pytest.mark.parametrize(
    "text",
    [
        *["move", "move 1", "move 1,", "move 1,2,3", "move 51,0", "move 0,-51", "move x,y", "move P6", "explore N"],
        *[
            "eat",
            "eat boots1",
            "brew water",
            "discard M01",
            "trade ring2",
            "trade ring2 boots sword",
            "trade boots ring",
        ],
        *["merge boots", "merge boots 1", "merge boots 1+4", "merge boots 1+2+3", "merge 1+2", "refuse", "refuse M24"],
        *["steal M07", "steal erla M07", "end_turn improve", "end_turn M21", "end_turn M21 both", "end_turn now"],
        *["attack", "attack seat", "monster_move ulumu", "monster_move P1 ulumu", "monster_attack ulumu zibber"],
        *["monster_auto now", "answer", "answer perhaps", "remove", "choose", "set", "set auto_command", "away now"],
        *["collect fish", "descend P1", "fly", "", " "],
    ],
)
def test_other_words_are_no_action(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.action(text)


@rule("HT-MOV-1", "HT-UND-1", "HT-UND-3", "HT-DEF-8", "HT-POT-7")
def test_the_farthest_corner_of_the_surface_is_a_cell_like_any_other() -> None:
    scene = HeldentaufeScene()
    assert scene.refused("move -50,-50") == "HT-MOV-1"
    assert scene.refused("move P1") == "HT-UND-1"
    scene.give("mathian", "teleport")
    assert scene.refused("drink -50,-50") == "HT-POT-7"
    scene.stand("mathian", "F4")
    assert scene.refused("move -50,-50") == "HT-UND-3"
    assert scene.refused("move 0,0") == "HT-UND-3"
    assert scene.refused("move F7") == "HT-MOV-4"
    scene.hero("mathian").hearts = 1
    scene.roll(1, 6)
    scene.do("attack ulumu")
    assert scene.refused("place -50,-50") == "HT-DEF-8"
    assert scene.refused("place F4") == "HT-DEF-8"
