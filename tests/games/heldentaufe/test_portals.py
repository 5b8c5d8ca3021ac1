"""Sections 5.4 and 8.5: portals."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

NUMBERS = (1, 2, 3, 4, 5)


@rule("HT-POR-1", "HT-PTL-1")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_portal_leads_down_to_the_space_of_its_number(number: int) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", f"portal{number}")
    assert scene.refused("descend") == "HT-POR-1"
    scene.do("move 1,0", "descend")
    assert (scene.place("mathian"), scene.ap()) == (f"P{number}", (4, 2, 2))
    assert scene.asked() == ("main_phase", [0])
    assert scene.offers("move")


@rule("HT-POR-2")
def test_descending_is_illegal_while_the_space_is_occupied() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal3")
    scene.stand("mathian", "1,0")
    scene.monster("zibber", "P3")
    assert scene.refused("descend") == "HT-POR-2"
    scene.monster("zibber", "DZ")
    scene.stand("corlof", "P3")
    assert scene.refused("descend") == "HT-POR-2"
    scene.stand("corlof", "P2")
    scene.do("descend")


@rule("HT-POR-3", "HT-PTL-1")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_portal_leads_up_to_the_tile_of_its_number(number: int) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal1" if number != 1 else "portal2")
    scene.tile("0,1", f"portal{number}")
    scene.stand("mathian", f"P{number}")
    scene.do("ascend")
    assert (scene.place("mathian"), scene.ap()) == ("0,1", (4, 1, 3))
    assert scene.asked() == ("main_phase", [0])


@rule("HT-POR-3")
def test_ascending_needs_a_portal_space() -> None:
    scene = HeldentaufeScene()
    for number in NUMBERS:
        scene.tile(f"{number},0", f"portal{number}")
    assert scene.refused("ascend") == "HT-POR-3"
    for space in ("F1", "DZ", "TR", "K4", "DW"):
        scene.stand("mathian", "F7")
        scene.monster("zibber", "F2")
        scene.monster("wallrog", "F6")
        scene.stand("mathian", space)
        assert scene.refused("ascend") == "HT-POR-3"


@rule("HT-POR-4")
def test_a_portal_not_yet_revealed_lets_nobody_out() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal1")
    scene.stand("mathian", "P5")
    assert scene.refused("ascend") == "HT-POR-4"
    scene.tile("2,0", "portal5")
    scene.do("ascend")
    assert scene.place("mathian") == "2,0"


@rule("HT-POR-5")
def test_a_hero_may_stop_fight_and_end_his_turn_on_a_portal_space() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "1,0")
    before = scene.hero("mathian").hearts
    scene.do("descend")
    assert (scene.hero("mathian").hearts, scene.hero("mathian").points, scene.ap()) == (before, 0, (4, 1, 3))
    scene.roll(6, 1)
    scene.do("attack wallrog")
    assert scene.hearts_of("wallrog") == 1
    scene.end_turn()
    assert scene.place("mathian") == "P4"


@rule("HT-POR-5")
def test_ascending_is_never_blocked_by_figures() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.tile("1,0", "portal4")
    scene.stand("corlof", "1,0")
    scene.stand("erla", "1,0")
    scene.stand("mathian", "P4")
    scene.do("ascend")
    assert scene.place("mathian") == "1,0"


@rule("HT-PTL-2")
def test_a_portal_tile_has_no_effect_of_its_own() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("portal2")
    scene.do("explore E")
    assert (scene.place("mathian"), scene.ap()) == ("1,0", (4, 1, 3))
    assert "descend" in scene.texts()
    scene.do("move 0,0", "move 1,0")
    assert (scene.place("mathian"), scene.ap()) == ("1,0", (4, 3, 1))
    scene.end_turn()
    assert scene.place("mathian") == "1,0"
    assert GAME.view(scene.state).leader == -1
