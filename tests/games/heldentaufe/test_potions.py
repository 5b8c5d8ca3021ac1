"""Section 9, second part: drinking potions."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-POT-1")
def test_potions_are_drunk_on_the_own_turn_for_nothing_in_any_world() -> None:
    for place in ("0,0", "F4"):
        for potion, text in [("healing", "drink"), ("berserk", "drink"), ("teleport", "drink F6")]:
            scene = HeldentaufeScene()
            scene.stand("mathian", place)
            scene.give("mathian", potion)
            scene.hero("mathian").hearts = 3
            scene.spend(4)
            scene.do(text)
            assert scene.ap() == (4, 4, 0)
    assert HeldentaufeScene().refused("drink") == "HT-POT-1"


# Healing


@rule("HT-POT-2")
@pytest.mark.parametrize(("hero", "hearts"), [("mathian", 7), ("luphius", 4)])
def test_healing_gives_all_hearts_back_and_is_discarded(hero: str, hearts: int) -> None:
    scene = HeldentaufeScene(hero, "corlof")
    scene.give(hero, "healing")
    assert scene.refused("drink") == "HT-POT-2"
    scene.hero(hero).hearts = 1
    scene.do("drink")
    assert scene.hero(hero).hearts == hearts
    assert scene.tokens(hero) == []
    assert scene.supply("healing") == 7


# Berserk


@rule("HT-POT-3")
def test_berserk_adds_three_attacking_and_defending_also_in_other_turns() -> None:
    scene = HeldentaufeScene("mathian", "erla", "corlof")
    scene.give("mathian", "berserk")
    scene.stand("mathian", "F4")
    scene.stand("erla", "F3")
    scene.do("drink")
    assert scene.tokens("mathian") == ["berserk"]
    scene.roll(1, 4)  # 1 + 3 against 4: a tie for the attacker
    scene.do("attack ulumu")
    assert scene.hearts_of("ulumu") == 2
    scene.end_turn()
    scene.roll(4, 2)  # 4 against 2 + 3
    scene.do("monster_attack ulumu mathian")
    assert (scene.hearts_of("ulumu"), scene.hero("mathian").hearts) == (1, 7)
    scene.do("monster_end")
    scene.roll(4, 2)
    scene.do("attack mathian")
    assert (scene.hero("erla").hearts, scene.hero("mathian").hearts) == (4, 7)
    scene.roll(5, 2)
    scene.do("attack mathian")
    assert (scene.hero("erla").hearts, scene.hero("mathian").hearts) == (4, 6)


@rule("HT-POT-3")
def test_berserk_works_only_once_drunk() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "berserk")
    scene.stand("mathian", "F4")
    scene.roll(1, 4)
    scene.do("attack ulumu")
    assert (scene.hearts_of("ulumu"), scene.hero("mathian").hearts) == (3, 6)


@rule("HT-POT-4")
def test_berserk_ends_when_the_hero_comes_up_through_a_portal() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "P4")
    scene.give("mathian", "berserk")
    scene.do("drink")
    scene.end_turn()
    scene.do("monster_end")
    scene.end_turn()
    assert scene.tokens("mathian") == ["berserk"]
    scene.do("ascend")
    assert scene.tokens("mathian") == []
    assert scene.supply("berserk") == 7


@rule("HT-POT-4")
def test_berserk_ends_when_another_hero_beats_its_owner() -> None:
    scene = HeldentaufeScene()
    scene.give("corlof", "berserk", "apple")
    scene.stand("corlof", "F4")
    scene.stand("mathian", "F5")
    scene.hero("corlof").hearts = 1
    scene.hero("corlof").drunk = True
    scene.roll(6, 1)
    scene.do("attack corlof")
    assert scene.tokens("corlof") == ["apple"]


@rule("HT-POT-4")
def test_berserk_may_be_given_up_and_an_unused_one_stays_on_the_way_up() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "P4")
    scene.give("mathian", "berserk")
    scene.do("drink", "discard berserk")
    assert scene.hero("mathian").combat_value() == 0
    scene.give("mathian", "berserk")
    scene.do("ascend")
    assert scene.tokens("mathian") == ["berserk"]


@rule("HT-POT-5", "HT-AMB-24")
def test_berserk_may_be_drunk_on_the_surface_and_waits_for_the_next_visit() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "berserk")
    scene.do("drink", "move 0,0", "move 1,0")
    scene.end_turn()
    scene.end_turn()
    assert scene.tokens("mathian") == ["berserk"]
    scene.do("descend")
    scene.roll(3, 3)  # 3 + 3 against 3 + 3
    scene.do("attack wallrog")
    assert scene.hearts_of("wallrog") == 1


# Teleport


@rule("HT-POT-6")
def test_teleport_puts_the_hero_on_any_tile_for_nothing_and_stays_flipped_on_the_belt() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.tile("2,0", "forest")
    scene.give("mathian", "teleport")
    scene.spend(4)
    scene.do("drink 2,0")
    assert (scene.place("mathian"), scene.ap()) == ("2,0", (4, 4, 0))
    assert scene.tokens("mathian") == ["teleport"]
    assert scene.hero("mathian").drunk
    assert scene.hero("mathian").points == 0  # a known forest
    scene.end_turn()
    assert scene.tokens("mathian") == []


@rule("HT-POT-6")
def test_teleport_may_lead_directly_to_the_treasure() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "teleport")
    scene.roll(4, 5, 6)
    scene.do("drink TR")
    assert scene.place("mathian") == "TR"
    assert scene.hero("mathian").points == 4


@rule("HT-POT-6", "HT-INV-6")
def test_a_drunk_teleport_potion_cannot_be_discarded_before_the_end_of_the_turn() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.give("mathian", "teleport")
    assert "discard teleport" in scene.texts()
    scene.do("drink 1,0")
    assert scene.refused("discard teleport") == "HT-POT-6"


@rule("HT-POT-7")
def test_legal_targets_are_other_revealed_tiles_and_spaces_without_a_figure() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.tile("0,1", "portal1")
    scene.stand("corlof", "F4")
    scene.give("mathian", "teleport")
    portals, dangers = {f"P{number}" for number in range(1, 6)}, {f"K{number}" for number in range(1, 6)}
    free = {*portals, *dangers, "TR", "F1", "F2", "F3", "F5", "F6", "F7"}
    assert {text.split()[1] for text in scene.offers("drink")} == {"1,0", "0,1"} | free
    for text in ("drink 0,0", "drink 5,5", "drink F4", "drink DU", "drink DZ", "drink DW"):
        assert scene.refused(text) == "HT-POT-7"
    scene.stand("mathian", "F6")
    assert {text.split()[1] for text in scene.offers("drink")} == {"0,0", "1,0", "0,1"} | free - {"F6"}
    assert scene.refused("drink F6") == "HT-POT-7"


@rule("HT-POT-7")
def test_a_tile_with_other_heroes_is_a_legal_target() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("corlof", "1,0")
    scene.give("mathian", "teleport")
    scene.do("drink 1,0")
    assert scene.place("mathian") == scene.place("corlof") == "1,0"


@rule("HT-POT-8")
def test_arriving_by_teleport_triggers_danger_tokens_and_wakes_the_monsters() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "teleport")
    scene.next_danger(armed=True)
    scene.do("drink K5")
    assert (scene.hero("mathian").hearts, scene.ap()) == (6, (4, 4, 0))
    assert scene.state.leader == 0
    assert "K5" not in GAME.view(scene.state).danger
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [1])


@rule("HT-POT-8")
def test_leaving_by_teleport_rebuilds_the_underworld_and_removes_the_leader() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F6")
    scene.roll(4, 4, 4)
    scene.do("move TR")
    scene.give("mathian", "teleport")
    assert not GAME.view(scene.state).chest
    scene.do("drink 0,0")
    assert GAME.view(scene.state).chest
    assert scene.state.leader == -1
    assert scene.ap() == (4, 1, 3)
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])


@rule("HT-POT-8")
@pytest.mark.parametrize(("points", "wins"), [(17, False), (18, True)])
def test_arriving_on_the_campfire_with_enough_points_wins(points: int, wins: bool) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hero("mathian").points = points
    scene.give("mathian", "teleport")
    scene.do("drink 0,0")
    assert scene.state.over is wins


@rule("HT-POT-9", "HT-AMB-22")
def test_teleport_works_both_ways_without_any_portal() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "teleport")
    scene.do("drink F1")
    assert scene.place("mathian") == "F1"
    scene.end_turn()
    scene.do("monster_end")
    scene.end_turn()
    scene.give("mathian", "teleport")
    scene.do("drink 0,0")
    assert scene.place("mathian") == "0,0"


@rule("HT-POT-9")
def test_a_teleport_between_two_spaces_is_not_leaving() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    scene.next_danger(armed=False)
    scene.do("move K4")
    scene.monster("wallrog", "F6", hearts=1)
    scene.give("mathian", "teleport")
    scene.do("drink F1")
    assert scene.state.leader == 0
    assert GAME.view(scene.state).danger == ["K1", "K2", "K3", "K5"]
    assert (scene.space_of("wallrog"), scene.hearts_of("wallrog")) == ("F6", 1)
    assert scene.told("rebuilt") == []


@rule("HT-POT-10")
def test_drinking_and_choosing_the_place_are_one_action() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "teleport")
    assert scene.refused("drink") == "HT-POT-10"
    scene.hero("mathian").hearts = 1
    scene.do("discard teleport")
    scene.give("mathian", "healing")
    assert scene.refused("drink F1") == "HT-POT-6"
    scene.do("drink")


@rule("HT-POT-11")
def test_at_most_one_teleport_per_turn() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "meadow")
    scene.give("luphius", "ring3", "fish", "mushroom", "fish", "mushroom")
    scene.do("brew teleport", "drink 1,0")
    assert scene.refused("brew teleport") == "HT-BRW-4"
    assert scene.refused("drink 0,0") == "HT-INV-3"
    assert scene.refused("discard teleport") == "HT-POT-6"
    scene.end_turn()
    scene.end_turn()
    scene.do("brew teleport", "drink 0,0")
