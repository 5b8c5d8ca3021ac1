"""Whatever somebody may write: it is an action that can be tried at any decision, or it cannot be read."""

from pathlib import Path

import pytest

import hypogeum.games.terror_below as folder
from hypogeum.engine.actions import UnreadableAction
from hypogeum.games.terror_below.board import read_space
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TBL-SEAT-3")
@pytest.mark.parametrize(
    "text",
    [
        *["save", "save I", "save P01", "save 32", "fire", "fire IH1", "keep", "claim", "lose red", "lead C17"],
        *["play", "play V2-1", "play V2-1 0", "play V2-1 4", "play V2-1 one", "play V8-1 1", "hide 1 V2-1"],
        *["move", "move NE", "move N N", "leap 4", "leap 4,2,1", "leap 0,1", "leap 9,1", "leap 1,0", "leap 1,7"],
        *["leap a,b", "clear", "pick_up 1;1", "enter", "jump V6-1 E", "jump E", "deliver red", "deliver green BH99"],
        *["use", "use I05", "use I05 1", "use I05 1 NE", "use I03 casino", "use I02 now", "use I09 5", "use I09 -1"],
        *["wear I05", "wear", "shoot_hat", "shoot_hat 5", "shoot_hat x", "bonus", "bonus 1", "trade", "trade egg"],
        *["discard", "thump", "thump 1", "pull", "pull 1", "pull 1 0", "pull 1 33", "pull 0 1", "pull x y", "lure 1"],
        *["nudge", "arrows", "ability perhaps", "join maybe", "stop now", "end_turn 1", "die slowly", "hold on"],
    ],
)
def test_what_names_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.action(text)


@rule("TBL-SEAT-3", "TB-DEATH-1")
def test_whatever_can_be_read_is_refused_or_done_when_a_leader_is_about_to_die() -> None:
    scene = caught()
    scene.give(0, "I06-1")
    strike(scene)
    assert scene.asked() == ("doom", [0])
    assert scene.refused("save C16") == "TB-DEATH-1"
    assert scene.refused("save C07") == "TB-DEATH-1"
    assert scene.refused("save I05") == "TB-ITEM-2"
    assert scene.refused("save IH5") == "TB-ITEM-2"
    assert scene.texts() == ["save I06", "die"]


@rule("TBL-SEAT-3")
def test_a_space_that_this_side_of_the_board_does_not_have_is_refused() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1")
    for text in ("leap 8,6", "clear 7,1", "pick_up 8,2"):
        assert scene.refused(text).startswith("TB-ACT-")


@rule("TB-BOARD-2")
def test_a_space_is_its_column_and_its_row() -> None:
    assert [read_space(text) for text in ("1,1", "8,1", "1,6", "8,6", "4,2")] == [0, 7, 40, 47, 11]


def test_the_map_of_the_folder_names_every_file() -> None:
    home = Path(folder.__path__[0])
    lines = (folder.__doc__ or "").splitlines()
    named = [word.strip(",") for line in lines if line.startswith("    ") for word in line.split("  ")[2].split()]
    files = [str(file.relative_to(home)) for file in home.rglob("*.py") if file.name != "__init__.py"]
    assert sorted(name for name in named if name.endswith(".py")) == sorted(files)
