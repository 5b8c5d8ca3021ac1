"""The careful bot when it is not its turn: commanding monsters, consent, placing beaten heroes, choosing a hero."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.bots import make_bot, opening_actions
from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.command import Consent
from hypogeum.games.heldentaufe.defeat import PlaceHero
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import COMMAND
from tests.bots.heldentaufe_bots import careful_choice, road
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def monsters_turn(inside: str, space: str, *heroes: str) -> HeldentaufeScene:
    """The first hero commands the monsters against another one."""
    scene = HeldentaufeScene(*(heroes or ("mathian", inside)))
    road(scene, "portal4")
    scene.stand(inside, space)
    scene.state.leader = scene.seat(inside)
    scene.state.agenda.clear()
    for step in ("begin_turn 0", "monsters_act"):
        name, *args = step.split()
        scene.state.push(GAME.steps[name](*[int(number) for number in args]))
    scene.state.active = NONE
    scene.state.monster_ap = 4
    scene.state.deciders[COMMAND] = 0
    scene.state.groups[COMMAND] = 1
    return scene


@rule("HT-BOT-10")
def test_the_commander_attacks_with_the_best_difference_first() -> None:
    scene = monsters_turn("corlof", "F6")
    scene.monster("ulumu", "F5")
    assert careful_choice(scene) == "monster_attack wallrog corlof"


@rule("HT-BOT-10")
def test_the_commander_finishes_a_hero_with_one_heart_before_anything_else() -> None:
    scene = monsters_turn("corlof", "F4", "mathian", "corlof", "erla")
    scene.stand("erla", "F6")
    scene.hero("erla").points = 9
    assert careful_choice(scene) == "monster_attack wallrog erla"
    scene.hero("corlof").hearts = 1
    assert careful_choice(scene) == "monster_attack ulumu corlof"


@rule("HT-BOT-10")
@pytest.mark.parametrize(("hearts", "points", "attacks"), [(4, 0, False), (1, 0, True), (4, 18, True)])
def test_the_commander_shuns_bad_odds_unless_much_is_at_stake(hearts: int, points: int, attacks: bool) -> None:
    scene = monsters_turn("corlof", "F4")
    scene.give("corlof", "sword2")  # 3 against Ulumu's 0
    scene.monster("zibber", hearts=0)
    scene.monster("wallrog", hearts=0)
    scene.hero("corlof").hearts = hearts
    scene.hero("corlof").points = points
    assert (careful_choice(scene) == "monster_attack ulumu corlof") is attacks


@rule("HT-BOT-10")
def test_the_commander_does_not_throw_a_wounded_monster_away() -> None:
    scene = monsters_turn("corlof", "F4")
    scene.monster("ulumu", hearts=1)
    scene.monster("zibber", hearts=0)
    scene.monster("wallrog", hearts=0)
    assert not careful_choice(scene).startswith("monster_attack")


@rule("HT-BOT-10")
def test_the_commander_blocks_the_portal_of_a_hero_who_has_the_target() -> None:
    scene = monsters_turn("corlof", "K3")
    scene.hero("corlof").points = 18
    scene.monster("zibber", hearts=0)
    assert careful_choice(scene) == "monster_move wallrog P4"


@rule("HT-BOT-10")
def test_the_commander_closes_in_with_what_is_left() -> None:
    scene = monsters_turn("corlof", "F3")
    scene.monster("zibber", hearts=0)
    scene.monster("ulumu", hearts=0)
    assert careful_choice(scene).startswith("monster_move wallrog")


@rule("HT-BOT-10")
def test_a_commander_who_is_inside_does_not_attack_his_own_hero() -> None:
    scene = monsters_turn("corlof", "F6")
    scene.stand("mathian", "P4")
    scene.hero("mathian").hearts = 1
    assert careful_choice(scene) == "monster_attack wallrog corlof"


# Consent


def asked_for_consent(points: dict[str, int]) -> HeldentaufeScene:
    """Mathian speaks for the group, Luphius is asked, Corlof is inside."""
    scene = HeldentaufeScene("mathian", "luphius", "erla", "corlof")
    scene.stand("corlof", "F3")
    for hero, number in points.items():
        scene.hero(hero).points = number
    scene.state.groups[COMMAND] = 0b0111
    scene.state.push(Consent(COMMAND, spokesperson=0, asked=0b0010, contested=0))
    return scene


@rule("HT-BOT-11")
@pytest.mark.parametrize(
    ("points", "answer"),
    [
        ({"mathian": 9, "luphius": 2, "erla": 5, "corlof": 4}, "contest"),
        ({"mathian": 9, "luphius": 5, "erla": 4, "corlof": 6}, "agree"),  # not last
        ({"mathian": 5, "luphius": 2, "erla": 9, "corlof": 4}, "agree"),  # the spokesperson does not lead
        ({"mathian": 9, "luphius": 2, "erla": 5, "corlof": 12}, "contest"),  # whoever is inside does not count
        ({"mathian": 0, "luphius": 0, "erla": 0, "corlof": 0}, "agree"),
    ],
)
def test_it_contests_only_as_the_last_against_the_first(points: dict[str, int], answer: str) -> None:
    assert careful_choice(asked_for_consent(points), seat=1) == f"answer {answer}"


@rule("HT-BOT-17")
def test_bots_are_asked_because_they_have_no_standing_answer() -> None:
    assert [str(action) for action in opening_actions(GAME)] == ["set standing_answer ask"]


# Placement


def placing(beaten: str) -> HeldentaufeScene:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "portal4", "meadow")
    scene.tile("-1,0", "meadow")
    scene.tile("-2,0", "laboratory")
    scene.hero(beaten).tile = NONE
    scene.state.push(PlaceHero(scene.seat(beaten), 1 - scene.seat(beaten)))
    return scene


@rule("HT-BOT-12")
def test_a_beaten_hero_near_the_target_is_put_far_from_the_campfire() -> None:
    scene = placing("corlof")
    scene.hero("corlof").points = 12
    assert careful_choice(scene) == "place 4,0"


@rule("HT-BOT-12")
def test_others_are_put_far_from_the_portals_and_not_on_a_useful_tile() -> None:
    scene = placing("corlof")
    scene.hero("corlof").points = 11
    assert careful_choice(scene) == "place -1,0"


@rule("HT-BOT-12")
def test_a_hero_with_the_target_is_never_put_on_the_campfire() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.hero("corlof").tile = NONE
    scene.hero("corlof").points = 18
    scene.state.push(PlaceHero(scene.seat("corlof"), scene.seat("mathian")))
    assert careful_choice(scene) == "place 1,0"


# Setup


@rule("HT-SET-13")
def test_any_free_hero_may_be_chosen_the_strong_ones_more_often() -> None:
    state = GAME.new({}, seats=2, chance=FastChance(1))
    state.apply(GAME.action("choose erla"))
    seat = state.decision.seat(state)
    chosen = Counter(str(make_bot("careful", GAME, seed).choose(state.copy(), seat)) for seed in range(1_000))
    assert set(chosen) == {f"choose {hero}" for hero in ("luphius", "mathian", "jupanila", "corlof")}
    assert chosen["choose jupanila"] > chosen["choose corlof"] > chosen["choose mathian"] + chosen["choose luphius"]
