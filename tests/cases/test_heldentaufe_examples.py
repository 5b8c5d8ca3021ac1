"""Section 23: the worked examples of Heldentaufe, one test per example and variant."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import BOOTS, SWORD, TWO_TEETH, HeldentaufeScene
from tests.kit import rule

# Example 1: forest with boots


@rule("HT-EXP-1", "HT-FOR-1", "HT-FOR-2", "HT-AP-3", "HT-AP-5")
def test_example_1_forest_with_boots() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    assert scene.ap() == (4, 0, 4)
    scene.next_tile("meadow")
    scene.do("explore E")
    assert scene.ap() == (4, 1, 3)
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.tokens("mathian") == ["boots1"]
    assert scene.ap() == (5, 4, 1)
    scene.do("move 1,0")
    assert scene.ap() == (5, 5, 0)


@rule("HT-FOR-2", "HT-OPT-2")
def test_example_1_without_forest_boots_ap() -> None:
    scene = HeldentaufeScene("mathian", "corlof", forest_boots_ap=False)
    scene.next_tile("meadow")
    scene.do("explore E")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.tokens("mathian") == ["boots1"]
    assert scene.ap()[2] == 0


# Example 2: known forest


@rule("HT-MOV-3", "HT-FOR-3", "HT-DLV-1", "HT-MIS-3", "HT-MIS-6")
def test_example_2_known_forest() -> None:
    scene = HeldentaufeScene("corlof", "mathian")
    scene.tile("1,0", "forest")
    scene.spend(1)
    scene.hand("corlof", "M05", "M01", "M02")
    scene.give("corlof", "apple", "fish")
    scene.do("move 1,0")
    assert scene.ap() == (4, 2, 2)
    scene.do("deliver M05")
    assert scene.hero("corlof").points == 1
    assert (scene.supply("apple"), scene.supply("fish")) == (14, 14)
    assert scene.ap() == (4, 2, 2)
    assert scene.cards("corlof") == ["M01", "M02"]
    scene.next_card("M09")
    scene.do("end_turn")
    assert scene.cards("corlof") == ["M01", "M02", "M09"]


# Example 3: Trader


@rule("HT-TRD-1", "HT-TRD-2", "HT-AP-3", "HT-INV-9")
def test_example_3_trader() -> None:
    scene = HeldentaufeScene("corlof", "mathian")
    scene.tile("1,0", "trader")
    scene.give("corlof", "sword3")
    scene.spend(3)
    scene.do("move 1,0")
    assert scene.ap() == (4, 4, 0)
    assert scene.hero("corlof").combat_value() == 4
    scene.do("trade sword3 boots")
    assert scene.ap() == (7, 4, 3)
    assert scene.hero("corlof").combat_value() == 1
    assert scene.refused("trade boots3 sword") == "HT-TRD-2"


# Example 4: Blacksmith chain


@rule("HT-SMI-1", "HT-SMI-2", "HT-SMI-3", "HT-SMI-4")
def test_example_4_blacksmith_chain() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "blacksmith")
    scene.stand("luphius", "1,0")
    scene.give("luphius", "boots2", "boots1", "boots1")
    scene.spend(3)
    assert scene.ap() == (6, 3, 3)
    scene.do("merge boots 1+1")
    assert scene.tokens("luphius") == ["boots2", "boots2"]
    assert scene.ap() == (6, 3, 3)
    scene.do("merge boots 2+2")
    assert scene.tokens("luphius") == ["boots3"]
    assert scene.ap() == (7, 3, 4)
    scene.give("luphius", "boots1", "boots2", "boots3")
    for other in (1, 2, 3):
        assert scene.refused(f"merge boots {other}+3") == "HT-SMI-3"


# Example 5: delivering worn boots


@rule("HT-DLV-3", "HT-AP-4", "HT-LAB-1", "HT-TRN-13")
def test_example_5_delivering_worn_boots() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    scene.tile("1,0", "laboratory")
    scene.stand("jupanila", "1,0")
    scene.hand("jupanila", "M03")
    scene.give("jupanila", "boots1", "ring2")
    scene.spend(5)
    assert scene.ap() == (6, 5, 1)
    scene.do("deliver M03")
    assert scene.hero("jupanila").points == 2
    assert scene.ap() == (5, 5, 0)
    scene.end_turn("improve ring2")
    assert scene.tokens("jupanila") == ["ring3"]


# Example 6: one belt slot


@rule("HT-BRW-1", "HT-BRW-4", "HT-MIS-4", "HT-DLV-2", "HT-MIS-9")
def test_example_6_one_belt_slot() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", "meadow")
    scene.stand("erla", "1,0")
    scene.give("erla", "apple", "apple", "fish", "healing")
    scene.hand("erla", "M18", "M19", "M01")
    assert scene.refused("brew healing") == "HT-BRW-4"
    scene.do("deliver M18")
    assert scene.tokens("erla") == ["boots2", "apple", "apple", "fish"]
    assert scene.ap() == (6, 0, 6)
    assert scene.refused("deliver M19") == "HT-DLV-4"
    scene.do("brew healing", "deliver M19")
    assert scene.tokens("erla") == ["boots2", "sword2", "apple"]
    assert scene.cards("erla") == ["M01"]
    scene.end_turn()
    assert len(scene.cards("erla")) == 3


# Example 7: blocked and closed portals


@rule("HT-POR-2", "HT-POR-4", "HT-UND-3")
def test_example_7_blocked_portal() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "portal3")
    scene.stand("luphius", "1,0")
    scene.spend(2)
    scene.monster("zibber", "P3")
    assert scene.refused("descend") == "HT-POR-2"


@rule("HT-POR-4", "HT-UND-3")
def test_example_7_closed_portal() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.stand("mathian", "P5")
    scene.give("mathian", "teleport")
    scene.spend(1)
    assert GAME.view(scene.state).tile_pile["portal5"] == 1
    assert scene.refused("ascend") == "HT-POR-4"
    assert scene.offers("move") == ["move F7"]
    assert "drink 0,0" in scene.texts()
    assert "end_turn" in scene.texts()


# Example 8: berserk fight


@rule("HT-COM-1", "HT-COM-2", "HT-KIL-1", "HT-SLA-1", "HT-POT-3", "HT-POT-4", "HT-REB-5", "HT-UND-5")
def test_example_8_berserk_fight() -> None:
    scene = HeldentaufeScene("corlof", "mathian")
    scene.tile("1,0", "portal4")
    scene.stand("corlof", "P4")
    scene.give("corlof", "sword2", "berserk")
    scene.hand("corlof", "M14")
    assert scene.strength_of("wallrog") == (2, 3, 3)
    scene.do("drink")
    assert scene.hero("corlof").combat_value() == 6
    scene.roll(1, 4)
    scene.do("attack wallrog")
    assert scene.told("fought")[0].args["attack"] == scene.told("fought")[0].args["defence"] == 7
    assert scene.hearts_of("wallrog") == 1
    scene.roll(2, 6)
    scene.do("attack wallrog")
    assert scene.hero("corlof").hearts == 4
    scene.roll(5, 3)
    scene.do("attack wallrog")
    assert scene.space_of("wallrog") is None
    assert scene.hero("corlof").points == 5
    assert scene.ap() == (4, 3, 1)
    scene.do("ascend")
    assert scene.tokens("corlof") == ["sword2"]
    assert scene.space_of("wallrog") == "DW"
    assert scene.strength_of("wallrog") == (2, 4, 4)
    assert scene.state.leader == -1
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])


# Example 9: trap, Discoverer, last heart


@rule(
    *("HT-DAN-2", "HT-DAN-5", "HT-DIS-2", "HT-DIS-3", "HT-DEF-2"),
    *("HT-DEF-6", "HT-JNT-3", "HT-REB-1", "HT-TRN-14"),
)
def test_example_9_trap_discoverer_last_heart() -> None:
    scene = HeldentaufeScene("erla", "corlof", "mathian")
    scene.tile("1,0", "meadow")
    scene.stand("erla", "P4")
    scene.hero("erla").hearts = 1
    scene.give("erla", "sword1", "apple")
    scene.hand("erla", "M10", "M11", "M02")
    scene.next_danger(armed=True)
    scene.do("move K4")
    assert scene.hero("erla").points == 2
    assert scene.tokens("erla") == []
    assert (scene.supply("sword1"), scene.supply("apple")) == (7, 14)
    assert scene.hero("erla").hearts == 5
    assert scene.asked() == ("place_hero", [1])
    assert not scene.told("rebuilt")
    scene.next_card("M20")
    scene.do("place 1,0")
    assert scene.place("erla") == "1,0"
    assert len(scene.told("rebuilt")) == 1
    assert scene.state.leader == -1
    assert GAME.view(scene.state).danger == ["K1", "K2", "K3", "K4", "K5"]
    assert scene.cards("erla") == ["M11", "M02", "M20"]
    assert scene.asked() == ("main_phase", [1])


# Example 10: heroes fighting


def duel(points_of_loser: int) -> HeldentaufeScene:
    """Erla (5 points, value 2, 3 AP left) next to Corlof (1 heart, value 1) in the Underworld."""
    scene = HeldentaufeScene("erla", "corlof", "mathian")
    scene.tile("1,0", "meadow")
    scene.stand("erla", "F4")
    scene.stand("corlof", "F3")
    scene.give("erla", "sword2")
    scene.give("corlof", "apple", "boots1")
    scene.spend(1)
    scene.hero("erla").points = 5
    scene.hero("corlof").points = points_of_loser
    scene.hero("corlof").hearts = 1
    return scene


@rule("HT-COM-2", "HT-DEF-3", "HT-DEF-4", "HT-DEF-9", "HT-DEF-13")
def test_example_10_heroes_fighting() -> None:
    scene = duel(9)
    scene.roll(4, 5)
    scene.do("attack corlof")
    assert (scene.hero("erla").points, scene.hero("corlof").points) == (9, 5)
    assert scene.tokens("corlof") == ["boots1", "apple"]
    assert scene.hero("corlof").hearts == 5
    assert scene.asked() == ("place_hero", [0])
    scene.do("place 1,0")
    assert scene.place("corlof") == "1,0"
    assert scene.asked() == ("main_phase", [0])
    assert scene.ap() == (4, 2, 2)


@rule("HT-DEF-3", "HT-AMB-17")
def test_example_10_equal_points() -> None:
    scene = duel(5)
    scene.roll(4, 5)
    scene.do("attack corlof")
    assert (scene.hero("erla").points, scene.hero("corlof").points) == (5, 5)
    assert scene.told("points_swapped") == []


@rule("HT-COM-2", "HT-DEF-3", "HT-DEF-4", "HT-DEF-9")
def test_example_10_the_attacker_loses_a_heart() -> None:
    scene = duel(9)
    scene.roll(1, 5)
    scene.do("attack corlof")
    assert (scene.hero("erla").hearts, scene.hero("corlof").hearts) == (4, 1)
    assert scene.ap() == (4, 2, 2)


@rule("HT-COM-2", "HT-DEF-3", "HT-DEF-4", "HT-DEF-9", "HT-AMB-17")
def test_example_10_the_attacker_loses_his_last_heart() -> None:
    scene = duel(9)
    scene.hero("erla").hearts = 1
    scene.roll(1, 5)
    scene.do("attack corlof")
    assert (scene.hero("erla").points, scene.hero("corlof").points) == (5, 9)
    assert scene.asked() == ("place_hero", [1])
    scene.refill()
    scene.do("place 0,0")
    assert scene.place("erla") == "0,0"
    assert scene.state.active != 0


# Example 11: command


@rule(
    *("HT-UND-2", "HT-CMD-1", "HT-CMD-2", "HT-JNT-3", "HT-JNT-5"),
    *("HT-MON-4", "HT-MON-6", "HT-UMO-2"),
)
def test_example_11_command() -> None:
    scene = HeldentaufeScene("luphius", "mathian", "erla", "corlof", first_player="1")
    scene.do("set standing_answer ask", seat=3)
    scene.tile("1,0", "portal2")
    scene.stand("mathian", "1,0")
    scene.do("descend", "move F2")
    assert scene.state.leader == 1
    scene.end_turn()
    assert scene.asked() == ("consent", [3])
    scene.roll(5, 3, 5)  # A, C, D
    scene.roll(6, 2)  # A, D again
    scene.do("answer contest", seat=3)
    rolls = [(event.args["seats"], event.args["rolls"]) for event in scene.told("dice_for_decider")]
    assert rolls == [([0, 2, 3], [5, 3, 5]), ([0, 3], [6, 2])]
    assert scene.asked() == ("monsters_act", [0])
    assert scene.state.monster_ap == 4
    scene.roll(3, 5)
    scene.do("monster_attack zibber mathian")
    assert scene.hero("mathian").hearts == 6
    scene.roll(1, 4)
    scene.do("monster_attack zibber mathian")
    assert scene.hearts_of("zibber") == 1
    scene.do("monster_move wallrog P4")
    assert scene.state.monster_ap == 1
    scene.do("monster_end")
    assert scene.asked() == ("main_phase", [2])
    scene.tile("2,0", "portal4")
    scene.stand("erla", "2,0")
    assert scene.refused("descend") == "HT-POR-2"


# Example 12: Slayer in the monsters' turn


@rule("HT-COM-3", "HT-KIL-1", "HT-SLA-2", "HT-SLA-3", "HT-MIS-6")
def test_example_12_slayer_in_the_monsters_turn() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    scene.stand("jupanila", "F4")
    scene.monster("ulumu", hearts=1)
    scene.hand("jupanila", "M12", "M01", "M02")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [1])
    scene.roll(1, 2)
    scene.do("monster_attack ulumu jupanila")
    assert scene.space_of("ulumu") is None
    assert scene.hero("jupanila").points == 3
    assert scene.cards("jupanila") == ["M01", "M02"]
    assert scene.strength_of("ulumu") == (0, 1, 2)
    assert scene.state.monster_ap == 3
    scene.do("monster_move zibber F3", "monster_end")
    scene.end_turn()
    assert scene.cards("jupanila") == ["M01", "M02"]
    scene.end_turn()
    assert len(scene.cards("jupanila")) == 3


# Example 13: rebuild


@rule("HT-REB-1", "HT-REB-2", "HT-REB-3", "HT-REB-4", "HT-REB-5", "HT-REB-6")
def test_example_13_rebuild() -> None:
    scene = HeldentaufeScene("corlof", "mathian")
    scene.tile("1,0", "portal4")
    scene.stand("corlof", "P4")
    scene.monster("ulumu", tooth=2, hearts=0)
    scene.monster("zibber", "F2", hearts=1)
    scene.monster("wallrog", "F6")
    scene.state.has_chest = False
    scene.next_danger(armed=True)
    scene.do("move K4")
    scene.spend(0)
    scene.next_danger(armed=False)
    scene.do("move K3", "move K4", "move P4", "ascend")
    assert scene.strength_of("ulumu") == (3, 1, 2)
    assert scene.strength_of("zibber") == (1, 2, 2)
    assert scene.strength_of("wallrog") == (2, 3, 3)
    assert [scene.space_of(name) for name in ("ulumu", "zibber", "wallrog")] == ["DU", "DZ", "DW"]
    view = GAME.view(scene.state)
    assert (view.chest, view.danger, view.armed_left) == (True, ["K1", "K2", "K3", "K4", "K5"], 2)
    assert view.leader == -1


# Example 14: winning by teleport


def teleport_home(points: int) -> HeldentaufeScene:
    """Mathian, last inside and without AP, teleports from F5 to the Campfire; target 16."""
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.stand("mathian", "F5")
    scene.state.has_chest = False
    scene.give("mathian", "teleport")
    scene.hero("mathian").points = points
    scene.spend(4)
    scene.do("drink 0,0")
    return scene


@rule("HT-POT-6", "HT-POT-8", "HT-END-1", "HT-TRN-15")
def test_example_14_winning_by_teleport() -> None:
    scene = teleport_home(16)
    assert (scene.state.over, scene.state.winners) == (True, [0])
    assert scene.told("rebuilt") == []
    assert not scene.state.has_chest
    assert scene.tokens("mathian") == ["teleport"]
    assert scene.cards("mathian") == []


@rule("HT-POT-6", "HT-POT-8", "HT-TRN-10")
def test_example_14_with_15_points() -> None:
    scene = teleport_home(15)
    assert not scene.state.over
    assert scene.place("mathian") == "0,0"
    assert len(scene.told("rebuilt")) == 1
    assert scene.state.has_chest
    assert scene.tokens("mathian") == ["teleport"]
    scene.end_turn()
    assert scene.tokens("mathian") == []


# Example 15: Thief on the Campfire


@rule("HT-THI-1", "HT-THI-3", "HT-END-3")
def test_example_15_thief_on_the_campfire() -> None:
    scene = HeldentaufeScene("corlof", "erla")
    scene.hero("corlof").points = 17
    scene.hero("erla").points = 4
    scene.hand("corlof", "M07")
    scene.do("steal M07 erla")
    assert (scene.hero("corlof").points, scene.hero("erla").points) == (18, 3)
    assert scene.state.winners == [0]


@rule("HT-THI-2")
def test_example_15_a_rival_without_points() -> None:
    scene = HeldentaufeScene("corlof", "erla")
    scene.hero("corlof").points = 17
    scene.hand("corlof", "M07")
    assert scene.refused("steal M07 erla") == "HT-THI-2"
    assert scene.cards("corlof") == ["M07"]


# Example 16: chest and overflow


def open_chest(hearts: int) -> HeldentaufeScene:
    scene = HeldentaufeScene("jupanila", "corlof")
    scene.stand("jupanila", "F6")
    scene.give("jupanila", "fish", "fish", "mushroom", "boots1")
    scene.hero("jupanila").hearts = hearts
    scene.spend(3)
    scene.roll(BOOTS, TWO_TEETH, SWORD)
    scene.do("move TR")
    return scene


@rule("HT-CHE-1", "HT-CHE-2", "HT-AP-3", "HT-INV-7", "HT-INV-8")
def test_example_16_chest_and_overflow() -> None:
    scene = open_chest(hearts=5)
    assert scene.ap() == (6, 4, 2)
    assert scene.hero("jupanila").points == 2
    assert scene.hero("jupanila").combat_value() == 1
    assert scene.asked() == ("overflow", [0])
    assert scene.texts() == ["drop boots1", "drop fish", "drop mushroom"]
    scene.do("drop boots1")
    assert scene.tokens("jupanila") == ["boots1", "sword1", "fish", "fish", "mushroom"]
    assert scene.ap() == (6, 4, 2)


@rule("HT-CHE-2", "HT-INV-7")
def test_example_16_wounded() -> None:
    scene = open_chest(hearts=4)
    assert scene.texts() == ["drop boots1", "drop fish", "drop mushroom", "eat fish", "eat mushroom"]
    scene.do("eat fish")
    assert scene.hero("jupanila").hearts == 5
    assert scene.asked() == ("main_phase", [0])


# Example 17: the shortcut


def before_the_shortcut() -> HeldentaufeScene:
    scene = HeldentaufeScene("corlof", "luphius")
    for at, kind in [("0,-1", "meadow"), ("1,-2", "meadow"), ("2,-2", "meadow"), ("2,-1", "pond")]:
        scene.tile(at, kind)
    return scene


@rule("HT-MOV-1", "HT-MOV-2")
def test_example_17_over_known_tiles() -> None:
    scene = before_the_shortcut()
    scene.do("move 0,-1", "move 1,-2", "move 2,-2", "move 2,-1")
    assert scene.ap() == (4, 4, 0)


@rule("HT-MOV-1", "HT-MOV-2", "HT-EXP-1", "HT-RES-1", "HT-RES-2")
def test_example_17_the_shortcut() -> None:
    scene = before_the_shortcut()
    scene.next_tile("meadow")
    scene.do("explore NE")
    assert scene.place("corlof") == "1,-1"
    scene.do("move 2,-1")
    assert scene.ap() == (4, 2, 2)
    scene.do("collect", "collect", "collect")
    assert scene.tokens("corlof") == ["fish", "fish", "fish"]
    assert scene.refused("collect") == "HT-RES-3"
    assert scene.ap() == (4, 2, 2)


@rule("HT-EXP-1", "HT-FOR-1")
def test_example_17_a_forest_in_the_way() -> None:
    scene = before_the_shortcut()
    scene.next_tile("forest")
    scene.roll(TWO_TEETH)
    scene.do("explore NE")
    assert scene.ap() == (4, 4, 0)
    assert scene.place("corlof") == "1,-1"
    assert scene.hero("corlof").points == 2
    assert scene.refused("move 2,-1") == "HT-AP-2"


# Example 18: the standard plan


def hero_at_f3() -> HeldentaufeScene:
    """Corlof ends his turn on F3; the other player commands."""
    scene = HeldentaufeScene("corlof", "mathian")
    scene.stand("corlof", "F3")
    scene.give("corlof", "sword1")
    scene.hero("corlof").points = 6
    return scene


@rule("HT-MON-10", "HT-MON-11", "HT-MON-12", "HT-CHE-4", "HT-DAN-6")
def test_example_18_the_standard_plan() -> None:
    scene = hero_at_f3()
    scene.end_turn()
    scene.roll(2, 5)
    scene.do("monster_auto")
    assert scene.hearts_of("zibber") == 1
    moves = [(event.args["monster"], event.args["space"]) for event in scene.told("monster_moved")]
    assert moves == [("wallrog", "P4"), ("wallrog", "K4"), ("wallrog", "K3")]
    assert GAME.view(scene.state).danger == ["K1", "K2", "K3", "K4", "K5"]
    assert scene.hero("corlof").hearts == 5
    assert scene.asked() == ("main_phase", [1])


@rule("HT-MON-11", "HT-MON-12", "HT-CHE-4")
def test_example_18_with_the_chest_gone() -> None:
    scene = hero_at_f3()
    scene.state.has_chest = False
    scene.end_turn()
    scene.roll(2, 5)
    scene.roll(4, 6)  # 4 + 3 against 6 + 2
    scene.do("monster_auto")
    moves = [(event.args["monster"], event.args["space"]) for event in scene.told("monster_moved")]
    assert moves == [("wallrog", "F6"), ("wallrog", "TR")]
    assert [event.args["attacker"] for event in scene.told("fought")] == ["zibber", "wallrog"]
    assert scene.hearts_of("wallrog") == 1


# Example 19: the last hero falls in the monsters' turn


@rule(
    *("HT-JNT-4", "HT-JNT-9", "HT-DEF-2", "HT-DEF-6", "HT-DEF-15"),
    *("HT-MON-8", "HT-MON-9", "HT-UND-5"),
)
def test_example_19_the_last_hero_falls_in_the_monsters_turn() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.tile("1,0", "portal1")
    scene.tile("2,0", "portal4")
    scene.stand("mathian", "1,0")
    scene.do("descend")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [1])
    scene.do("monster_end")
    scene.end_turn()
    scene.stand("erla", "F6")
    scene.end_turn()
    scene.do("ascend")
    scene.hero("erla").hearts = 1
    scene.hero("erla").points = 7
    scene.give("erla", "ring2", "apple")
    cards = scene.cards("erla")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [0])
    scene.roll(2, 4)
    scene.do("monster_attack wallrog erla")
    assert scene.tokens("erla") == []
    assert (scene.hero("erla").hearts, scene.hero("erla").points) == (5, 7)
    assert scene.cards("erla") == cards
    assert scene.asked() == ("place_hero", [0])
    scene.do("place 2,0")
    assert len(scene.told("rebuilt")) == 1
    assert scene.state.leader == -1
    for seat in (1, 2, 0, 1):
        assert scene.asked() == ("main_phase", [seat])
        scene.end_turn()


# Example 20: potions between attacks


def mathian_at_f4(hearts: int) -> HeldentaufeScene:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.stand("mathian", "F4")
    scene.give("mathian", "healing")
    scene.hero("mathian").hearts = hearts
    scene.roll(2, 5)
    scene.do("attack ulumu")
    return scene


@rule("HT-COM-2", "HT-COM-6", "HT-POT-2")
def test_example_20_potions_between_attacks() -> None:
    scene = mathian_at_f4(hearts=2)
    assert scene.hero("mathian").hearts == 1
    scene.do("drink")
    assert scene.hero("mathian").hearts == 7
    assert scene.ap() == (4, 1, 3)
    scene.roll(3, 3)
    scene.do("attack ulumu")
    assert scene.hearts_of("ulumu") == 2


@rule("HT-COM-6", "HT-DEF-2")
def test_example_20_beaten_at_once() -> None:
    scene = mathian_at_f4(hearts=1)
    assert scene.asked() == ("place_hero", [1])
    assert scene.tokens("mathian") == []
    assert scene.supply("healing") == 7


# Example 21: a hole in the map


def around_the_hole() -> HeldentaufeScene:
    """Six tiles around the empty position 1,0; one tile, a portal, is left in the pile."""
    scene = HeldentaufeScene("jupanila", "corlof")
    for at in ("2,0", "2,-1", "1,-1", "0,1", "1,1"):
        scene.tile(at, "meadow")
    scene.leave_in_pile("portal1")
    scene.next_tile("portal1")
    return scene


@rule("HT-EXP-1", "HT-EXP-4", "HT-EXP-7")
def test_example_21_a_hole_in_the_map() -> None:
    scene = around_the_hole()
    scene.do("explore E")
    assert scene.place("jupanila") == "1,0"
    assert scene.offers("explore") == []


@rule("HT-EXP-4", "HT-EXP-7")
@pytest.mark.parametrize("direction", ["NW", "W", "SW"])
def test_example_21_the_hole_stays_empty(direction: str) -> None:
    scene = around_the_hole()
    scene.do(f"explore {direction}")
    scene.do("move 0,0")
    assert scene.refused("explore E") == "HT-EXP-4"
    assert scene.refused("move 1,0") == "HT-MOV-1"
    scene.do("move 1,-1", "move 2,-1")
    assert scene.refused("explore SW") == "HT-EXP-4"
