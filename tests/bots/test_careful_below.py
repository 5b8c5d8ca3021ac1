"""The careful bot in the Underworld, and its decision to go there."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.components import SPACE_IDS
from tests.bots.heldentaufe_bots import careful_choice, careful_turn, nothing_to_explore
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def at_portal(hero: str, portal: int, *others: str) -> HeldentaufeScene:
    """A hero on the only revealed portal; there is nothing else to do."""
    scene = HeldentaufeScene(hero, *(others or ("luphius",)))
    scene.tile("1,0", f"portal{portal}")
    nothing_to_explore(scene)
    scene.stand(hero, "1,0")
    return scene


@rule("HT-BOT-7", "HT-BOT-15")
def test_an_armed_hero_with_his_hearts_raids() -> None:
    scene = at_portal("corlof", 4)
    scene.give("corlof", "sword2")
    assert careful_choice(scene) == "descend"


@rule("HT-BOT-15")
def test_with_two_players_the_chest_is_worth_an_early_raid() -> None:
    scene = at_portal("mathian", 4)
    assert careful_choice(scene) == "descend"


@rule("HT-BOT-7")
def test_a_hero_who_would_lose_much_for_little_stays_above() -> None:
    scene = at_portal("luphius", 4, "mathian")
    scene.give("luphius", "boots3", "ring3")
    scene.hero("luphius").hearts = 1
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, tooth=5)
    assert careful_choice(scene) != "descend"


@rule("HT-BOT-7")
def test_it_attacks_the_monster_it_can_beat_and_not_the_one_it_cannot() -> None:
    scene = at_portal("jupanila", 3)
    scene.give("jupanila", "sword2")
    scene.state.has_chest = False
    scene.stand("jupanila", "F2")
    scene.monster("wallrog", "K1", tooth=5)
    assert careful_choice(scene) == "attack zibber"
    scene.monster("zibber", tooth=5)
    scene.monster("ulumu", tooth=5)
    assert not careful_choice(scene).startswith("attack")


@rule("HT-BOT-7")
def test_it_leaves_when_nothing_is_worth_the_risk() -> None:
    scene = at_portal("jupanila", 4)
    scene.state.has_chest = False
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, tooth=5)
    scene.stand("jupanila", "K4")
    assert careful_turn(scene, most=2) == ["move P4", "ascend"]


@rule("HT-BOT-7")
def test_it_eats_and_drinks_before_it_fights_on() -> None:
    scene = at_portal("mathian", 4)
    scene.give("mathian", "apple", "healing", "sword3")
    scene.stand("mathian", "P4")
    scene.hero("mathian").hearts = 1
    assert careful_turn(scene)[:2] == ["eat apple", "drink"]


@rule("HT-BOT-7")
def test_it_goes_berserk_for_a_fight_that_needs_it() -> None:
    scene = at_portal("mathian", 4)
    scene.give("mathian", "berserk", "sword1")
    scene.stand("mathian", "P4")
    assert careful_turn(scene)[:2] == ["drink", "attack wallrog"]


@rule("HT-BOT-8")
@pytest.mark.parametrize(("hearts", "way"), [(1, "move F6"), (5, "move K3")])
def test_with_one_heart_it_takes_a_long_way_around_a_danger_token(hearts: int, way: str) -> None:
    scene = at_portal("mathian", 4)
    scene.monster("wallrog", hearts=0)
    scene.stand("mathian", "TR")
    scene.state.has_chest = False
    scene.hero("mathian").hearts = hearts
    scene.hero("mathian").points = 18
    scene.state.danger = 1 << SPACE_IDS.index("K4")  # TR, K3, K4, P4 is as long as TR, F6, DW, P4
    scene.state.armed_left = 1 if hearts == 1 else 0
    assert careful_choice(scene) == way


@rule("HT-BOT-8")
@pytest.mark.parametrize(("hearts", "steps_on_it"), [(2, True), (1, False)])
def test_a_discoverer_seeks_traps_with_two_hearts(hearts: int, steps_on_it: bool) -> None:
    scene = at_portal("mathian", 4)
    scene.hand("mathian", "M10")
    scene.stand("mathian", "P4")
    scene.hero("mathian").hearts = hearts
    scene.state.has_chest = False
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, hearts=0)
    assert (careful_choice(scene) == "move K4") is steps_on_it


@rule("HT-BOT-8")
def test_tokens_that_cannot_be_armed_any_more_are_no_danger() -> None:
    scene = at_portal("mathian", 4)
    scene.hand("mathian", "M10")
    scene.stand("mathian", "P4")
    scene.state.armed_left = 0
    scene.state.has_chest = False
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, hearts=0)
    assert careful_choice(scene) == "ascend"


@rule("HT-BOT-9")
@pytest.mark.parametrize(("rival_points", "attacks"), [(9, True), (5, False), (4, False)])
def test_it_attacks_a_hero_only_for_more_points(rival_points: int, attacks: bool) -> None:
    scene = at_portal("mathian", 4)
    scene.give("mathian", "sword2")
    scene.stand("mathian", "P4")
    scene.stand("luphius", "K4")
    scene.hero("mathian").points = 5
    scene.hero("luphius").points = rival_points
    scene.hero("luphius").hearts = 1
    scene.state.has_chest = False
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, hearts=0)
    assert (careful_choice(scene) == "attack luphius") is attacks


@rule("HT-BOT-5")
def test_with_the_target_it_leaves_the_underworld() -> None:
    scene = at_portal("mathian", 4)
    scene.hero("mathian").points = 18
    scene.stand("mathian", "P4")
    assert careful_turn(scene) == ["ascend", "move 0,0"]


@rule("HT-BOT-5")
def test_with_the_target_it_teleports_home_from_below() -> None:
    scene = at_portal("mathian", 4)
    scene.hero("mathian").points = 18
    scene.give("mathian", "teleport")
    scene.stand("mathian", "F5")
    assert careful_turn(scene) == ["drink 0,0"]
    assert scene.state.winners == [scene.seat("mathian")]
