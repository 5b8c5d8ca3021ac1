"""Section 15: rebuilding the Underworld."""

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import ALL_DANGER
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def last_one_out() -> HeldentaufeScene:
    """Mathian, the last hero inside, on P4 below his portal; the Underworld is a mess."""
    table = HeldentaufeScene("mathian", "erla")
    table.tile("1,0", "portal4")
    table.tile("2,0", "meadow")
    table.stand("mathian", "P4")
    table.state.has_chest = False
    table.state.danger = 0
    table.state.armed_left = 0
    table.monster("ulumu", space="F4")
    table.monster("zibber", space="P1", hearts=1)
    table.monster("wallrog", hearts=0)
    return table


@rule("HT-REB-1")
def test_it_is_done_as_soon_as_nobody_is_inside() -> None:
    table = last_one_out()
    table.stand("erla", "F7")
    table.do("ascend")
    assert table.told("rebuilt") == []
    table = last_one_out()
    table.do("ascend")
    assert len(table.told("rebuilt")) == 1


@rule("HT-REB-2", "HT-AMB-2")
def test_the_five_danger_tokens_are_shuffled_and_laid_out_again() -> None:
    table = last_one_out()
    table.do("ascend")
    assert table.state.danger == ALL_DANGER
    for place, armed in ((0, True), (1, True), (2, False), (3, False), (4, False)):
        again = last_one_out()
        again.do("ascend", "descend")
        again.script.append(place)  # any of the five may lie on K4
        again.do("move K4")
        assert bool(again.told("trap_armed")) is armed


@rule("HT-REB-3")
def test_the_chest_comes_back() -> None:
    table = last_one_out()
    table.do("ascend")
    assert table.state.has_chest


@rule("HT-REB-4")
def test_the_monsters_go_back_to_their_dens() -> None:
    table = last_one_out()
    table.do("ascend")
    assert [table.space_of(monster) for monster in ("ulumu", "zibber", "wallrog")] == ["DU", "DZ", "DW"]


@rule("HT-REB-5")
def test_defeated_monsters_are_whole_again_and_wounded_ones_stay_wounded() -> None:
    table = last_one_out()
    table.state.teeth = [2, 2, 4]
    table.monster("ulumu", hearts=0)
    table.do("ascend")
    assert table.hearts_of("ulumu") == 3
    assert table.hearts_of("zibber") == 1
    assert table.hearts_of("wallrog") == 2  # the heart of the card and that of the tooth of 4


@rule("HT-REB-6")
def test_the_leader_is_removed_and_placed_anew_by_the_next_hero() -> None:
    table = last_one_out()
    table.do("ascend")
    assert table.state.leader == NONE
    table.stand("erla", "1,0")
    table.end_turn()
    table.do("descend")
    assert table.state.leader == 1


@rule("HT-REB-7")
def test_taken_teeth_do_not_come_back() -> None:
    table = last_one_out()
    table.state.teeth = [4, 3, 5]
    table.monster("zibber", hearts=1)
    table.do("ascend")
    assert table.state.teeth == [4, 3, 5]


@rule("HT-REB-8")
def test_who_leaves_in_his_own_turn_goes_on_with_the_ap_he_has_left() -> None:
    table = last_one_out()
    table.do("ascend")
    assert len(table.told("rebuilt")) == 1  # at once
    assert table.ap() == (4, 1, 3)
    table.do("move 2,0")
    table = last_one_out()
    table.give("mathian", "teleport")
    table.do("drink 2,0")
    assert len(table.told("rebuilt")) == 1
    assert table.ap() == (4, 0, 4)
    table.do("move 1,0")
