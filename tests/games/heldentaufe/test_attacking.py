"""Section 5.6: the attack as an action (combat itself is section 12)."""

from __future__ import annotations

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-ATT-1", "HT-AMB-11")
def test_a_hero_attacks_a_monster_or_a_hero_on_an_adjacent_space_for_one_ap() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    assert scene.offers("attack") == ["attack ulumu", "attack corlof"]
    scene.roll(6, 1)
    scene.do("attack ulumu")
    assert scene.hearts_of("ulumu") == 2
    scene.roll(6, 1)
    scene.do("attack corlof")
    assert scene.hero("corlof").hearts == 4
    assert scene.ap() == (4, 2, 2)


@rule("HT-ATT-1")
def test_figures_farther_away_cannot_be_attacked() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F6")
    for figure in ("zibber", "wallrog", "corlof", "erla", "mathian", "luphius"):
        assert scene.refused(f"attack {figure}") == "HT-ATT-1"
    scene.monster("ulumu", hearts=0)
    assert scene.refused("attack ulumu") == "HT-ATT-1"


@rule("HT-ATT-1")
def test_an_attack_moves_nobody() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.roll(1, 6)
    scene.do("attack ulumu")
    assert (scene.place("mathian"), scene.space_of("ulumu")) == ("F4", "DU")
    assert scene.hero("mathian").hearts == 6


@rule("HT-ATT-2")
def test_attacks_may_be_repeated_on_the_same_or_another_target_as_long_as_ap_last() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    scene.roll(6, 1, 6, 1, 6, 1, 1, 6)
    scene.do("attack ulumu", "attack ulumu", "attack corlof", "attack corlof")
    assert scene.hearts_of("ulumu") == 1
    assert scene.hero("corlof").hearts == 4
    assert scene.hero("mathian").hearts == 6
    assert scene.refused("attack ulumu") == "HT-AP-2"


@rule("HT-ATT-3", "HT-INV-10")
def test_heroes_on_the_surface_neither_attack_nor_are_attacked() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.give("mathian", "sword3")
    scene.tile("1,0", "portal1")
    scene.stand("mathian", "1,0")
    assert scene.offers("attack") == []
    for figure in ("corlof", "erla", "ulumu"):
        assert scene.refused(f"attack {figure}") == "HT-ATT-3"
    scene.do("descend")
    assert scene.refused("attack corlof") == "HT-ATT-1"
    scene.monster("ulumu", "F1")
    scene.end_turn()
    assert scene.offers("monster_attack") == ["monster_attack ulumu mathian"]
    assert scene.refused("monster_attack ulumu corlof") == "HT-MON-5"
