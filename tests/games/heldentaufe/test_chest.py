"""Section 11.3: the treasure chest."""

from tests.games.heldentaufe.scene import BOOTS, RING, SWORD, TOOTH, TWO_TEETH, HeldentaufeScene
from tests.kit import rule


def beside_the_chest() -> HeldentaufeScene:
    """Mathian on F3, next to the treasure space."""
    table = HeldentaufeScene("mathian", "erla")
    table.tile("1,0", "portal3")
    table.stand("mathian", "F3")
    return table


@rule("HT-CHE-1")
def test_the_chest_gives_three_treasure_rolls_and_is_gone() -> None:
    table = beside_the_chest()
    table.roll(SWORD, TWO_TEETH, TOOTH)
    table.do("move TR")
    assert [event.args["face"] for event in table.told("treasure_rolled")] == [2, 6, 4]
    assert table.tokens("mathian") == ["sword1"]
    assert table.hero("mathian").points == 3
    assert not table.state.has_chest
    table.do("move F3", "move TR")
    assert table.all_chance_used()


@rule("HT-CHE-1")
def test_also_by_teleport() -> None:
    table = beside_the_chest()
    table.stand("mathian", "0,0")
    table.state.leader = -1
    table.give("mathian", "teleport")
    table.roll(RING, RING, RING)
    table.do("drink TR")
    assert table.tokens("mathian") == ["ring1", "ring1", "ring1", "teleport"]


@rule("HT-CHE-2")
def test_overflow_is_settled_once_after_the_third_roll() -> None:
    table = beside_the_chest()
    table.give("mathian", "apple", "fish", "fish", "boots1")
    table.roll(BOOTS, BOOTS, SWORD)  # one token too many after the first roll
    table.do("move TR")
    assert len(table.told("treasure_rolled")) == 3
    assert len(table.told("overflow")) == 1
    assert table.asked() == ("overflow", [0])
    assert table.tokens("mathian") == ["boots1", "boots1", "boots1", "sword1", "apple", "fish", "fish"]
    table.do("drop apple", "drop boots1")
    assert table.asked() == ("main_phase", [0])


@rule("HT-CHE-3")
def test_boots_from_the_chest_give_ap_at_once() -> None:
    table = beside_the_chest()
    table.spend(3)
    table.roll(BOOTS, TOOTH, BOOTS)
    table.do("move TR")
    assert table.ap() == (5, 4, 1)  # the second pair is not better


@rule("HT-CHE-4")
def test_monsters_stay_out_while_the_chest_is_there() -> None:
    table = beside_the_chest()
    table.monster("wallrog", space="F6")
    table.end_turn()
    assert table.refused("monster_move wallrog TR") == "HT-CHE-4"
    table.state.has_chest = False
    table.do("monster_move wallrog TR")
    assert table.space_of("wallrog") == "TR"


@rule("HT-CHE-4")
def test_afterwards_it_is_an_ordinary_space() -> None:
    table = beside_the_chest()
    table.state.has_chest = False
    table.do("move TR")
    assert table.all_chance_used()
    table.stand("mathian", "F3")
    table.monster("wallrog", space="TR")
    assert table.refused("move TR") == "HT-MOV-4"


@rule("HT-CHE-5")
def test_the_chest_comes_back_with_a_rebuild_alone() -> None:
    table = beside_the_chest()
    table.stand("erla", "F7")
    table.roll(TOOTH, TOOTH, TOOTH)
    table.do("move TR")
    table.stand("mathian", "P3")
    table.do("ascend")  # Erla is still inside
    assert not table.state.has_chest
    table.end_turn()
    table.do("monster_end")
    table.stand("erla", "P3")
    table.do("ascend")
    assert table.state.has_chest
