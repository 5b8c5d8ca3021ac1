"""Section 11.1: entering and leaving the Underworld."""

from hypogeum.engine.masks import NONE
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def at_portal_4() -> HeldentaufeScene:
    """Three heroes; Corlof begins on the tile of portal 4."""
    table = HeldentaufeScene("corlof", "erla", "mathian")
    table.tile("1,0", "portal4")
    table.stand("corlof", "1,0")
    return table


@rule("HT-UND-1")
def test_a_hero_enters_through_a_portal_and_goes_on_with_his_turn() -> None:
    table = at_portal_4()
    table.do("descend")
    assert table.place("corlof") == "P4"
    assert table.ap() == (4, 1, 3)
    table.roll(6, 1)
    table.do("attack wallrog")
    assert table.ap() == (4, 2, 2)


@rule("HT-UND-1")
def test_or_by_teleport() -> None:
    table = at_portal_4()
    table.give("corlof", "teleport")
    table.do("drink F3")
    assert table.place("corlof") == "F3"
    assert table.ap() == (4, 0, 4)
    assert "move F4" in table.texts()


@rule("HT-UND-2")
def test_the_first_hero_inside_places_the_leader_after_his_seat() -> None:
    table = at_portal_4()
    assert table.state.leader == NONE
    table.do("descend")
    assert table.state.leader == 0
    assert [event.args["seat"] for event in table.told("leader_placed")] == [0]


@rule("HT-UND-2", "HT-UND-4")
def test_the_leader_stays_as_long_as_any_hero_is_inside() -> None:
    table = at_portal_4()
    table.stand("erla", "1,0")
    table.do("descend")
    table.next_danger(armed=False)
    table.do("move K4")
    table.end_turn()
    table.do("monster_end")
    table.do("descend")
    assert table.told("leader_placed") == []
    assert table.state.leader == 0
    table.end_turn()
    table.end_turn()  # of Mathian
    table.stand("erla", "F7")
    table.do("move P4", "ascend")  # Corlof is out, Erla is still in
    assert table.place("corlof") == "1,0"
    assert table.told("rebuilt") == []
    assert table.state.leader == 0
    table.end_turn()
    assert table.asked()[0] == "monsters_act"  # after Corlof's turn, though he is out


@rule("HT-UND-3")
def test_three_ways_lead_out() -> None:
    table = at_portal_4()
    table.hand("corlof", "M01", "M02", "M03")
    table.stand("corlof", "P5")
    table.stand("erla", "F3")  # somebody stays inside
    assert table.refused("ascend") == "HT-POR-4"  # portal 5 is not revealed
    table.stand("corlof", "F5")
    assert table.refused("ascend") == "HT-POR-3"  # no portal
    table.stand("corlof", "P4")
    table.do("ascend")
    assert table.place("corlof") == "1,0"
    table.stand("corlof", "F6")
    table.give("corlof", "teleport")
    table.do("drink 0,0")
    assert table.place("corlof") == "0,0"
    table.stand("corlof", "F6")
    table.hero("corlof").hearts = 1
    table.roll(1, 6)
    table.do("attack wallrog", "place 1,0")
    assert table.place("corlof") == "1,0"


@rule("HT-UND-4")
def test_the_board_stays_as_it_is_for_those_who_remain() -> None:
    table = at_portal_4()
    table.stand("corlof", "P4")
    table.stand("erla", "F7")
    table.state.has_chest = False
    table.state.danger = 0
    table.state.armed_left = 0
    table.monster("ulumu", hearts=0)
    table.do("ascend")
    assert table.state.leader == 0
    assert not table.state.has_chest
    assert table.state.danger == 0
    assert table.space_of("ulumu") is None


@rule("HT-UND-5")
def test_when_the_last_hero_leaves_the_monsters_fall_asleep() -> None:
    table = at_portal_4()
    table.stand("corlof", "P4")
    table.state.has_chest = False
    table.do("ascend")
    assert len(table.told("rebuilt")) == 1
    assert table.state.has_chest
    assert table.state.leader == NONE
    table.end_turn()
    assert table.asked() == ("main_phase", [1])  # no monsters' turn


@rule("HT-UND-6")
def test_a_hero_who_enters_again_places_the_leader_again() -> None:
    table = at_portal_4()
    table.stand("corlof", "P4")
    table.state.leader = 2  # Mathian had gone down first, and has left since
    table.do("ascend")
    assert table.state.leader == NONE
    table.do("descend")
    assert table.state.leader == 0
