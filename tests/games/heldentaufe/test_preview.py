"""What is told before an action: costs, ways, exact odds, and what else comes of it."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.heldentaufe import odds
from hypogeum.games.heldentaufe.components import TILE_IDS
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid
from tests.kit import rule


def look(scene: HeldentaufeScene, text: str) -> Preview | None:
    """The preview of an offered action of whoever is asked."""
    assert text in scene.texts()
    return GAME.preview(scene.state, scene.state.decision.seat(scene.state), GAME.action(text))


def chances(scene: HeldentaufeScene, text: str) -> dict[str, tuple[float, dict[str, object]]]:
    found = look(scene, text)
    assert found is not None
    return {one.what: (one.chance, one.args) for one in found.odds}


def warnings(scene: HeldentaufeScene, text: str) -> list[str]:
    found = look(scene, text)
    return [] if found is None else found.warnings


# The odds themselves


@rule("HT-COM-1", "HT-COM-2")
@pytest.mark.parametrize(
    ("difference", "wins"),
    [*zip(range(-6, 7), [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36], strict=True)],
)
def test_the_chance_to_win_is_that_of_the_rulebook(difference: int, wins: int) -> None:
    assert odds.win_chance(difference, 0) == wins / 36
    assert odds.win_chance(difference + 4, 4) == wins / 36


@rule("HT-CHE-1")
def test_the_treasure_die_gives_equipment_on_half_of_its_faces() -> None:
    assert odds.equipment_chance(1) == odds.points_chance(1) == 1 / 2
    assert odds.equipment_chance(3) == odds.points_chance(3) == 7 / 8


def test_every_tile_of_the_pile_is_in_one_group() -> None:
    groups = {name: odds.tile_group(kind) for kind, name in enumerate(TILE_IDS) if name != "campfire"}
    assert groups == {
        "meadow": "meadow",
        "forest": "forest",
        **{f"portal{number}": "portal" for number in range(1, 6)},
        **dict.fromkeys(("apple", "pond", "mushroom"), "resource"),
        **dict.fromkeys(("laboratory", "trader", "blacksmith"), "building"),
    }
    assert set(groups.values()) == set(odds.TILE_GROUPS)


# Travel


@rule("HT-MOV-1", "HT-POR-1", "HT-POR-3", "HT-UND-2", "HT-UND-5")
def test_a_step_costs_a_point_and_has_its_way() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    assert look(scene, "move 1,0") == Preview(cost=1, path=["tile:0,0", "tile:1,0"])
    scene.stand("mathian", "1,0")
    down = ["tile:1,0", "space:P4"]
    assert look(scene, "descend") == Preview(cost=1, path=down, warnings=["wakes_monsters"])
    scene.state.leader = 1
    assert look(scene, "descend") == Preview(cost=1, path=down)
    scene.stand("mathian", "P4")
    assert look(scene, "ascend") == Preview(cost=1, path=["space:P4", "tile:1,0"], warnings=["rebuilds"])
    scene.stand("corlof", "F5")
    assert look(scene, "ascend") == Preview(cost=1, path=["space:P4", "tile:1,0"])


@rule("HT-POT-4")
def test_going_up_ends_a_rage() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "P4")
    scene.stand("corlof", "F5")
    scene.give("mathian", "berserk")
    assert warnings(scene, "ascend") == []
    scene.hero("mathian").drunk = True
    assert warnings(scene, "ascend") == ["berserk_ends"]


@rule("HT-END-1")
def test_a_step_that_wins_says_so() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hero("mathian").points = 17
    assert warnings(scene, "move 0,0") == []
    scene.hero("mathian").points = 18
    assert warnings(scene, "move 0,0") == ["wins"]


@rule("HT-DAN-1", "HT-DAN-2", "HT-DAN-5", "HT-DIS-1")
def test_a_danger_token_is_armed_as_often_as_the_tokens_left_say() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    assert chances(scene, "move K4") == {"trap": (2 / 5, {"hearts": 6, "points": 0})}
    scene.state.armed_left = 1
    scene.hero("mathian").hearts = 1
    scene.hand("mathian", "M10", "M11")
    assert chances(scene, "move K4") == {"trap": (1 / 5, {"hearts": 0, "points": 2})}
    scene.state.armed_left = 0
    assert look(scene, "move K4") == Preview(cost=1, path=["space:P4", "space:K4"])


@rule("HT-CHE-1", "HT-POT-8")
def test_the_chest_gives_three_rolls_also_to_whoever_teleports() -> None:
    treasure = {"treasure_equipment": (7 / 8, {"rolls": 3}), "treasure_points": (7 / 8, {"rolls": 3})}
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    assert chances(scene, "move TR") == treasure
    scene.give("mathian", "teleport")
    assert chances(scene, "drink TR") == treasure
    assert chances(scene, "drink K1") == {"trap": (2 / 5, {"hearts": 6, "points": 0})}
    assert warnings(scene, "drink 0,0") == ["rebuilds"]
    assert look(scene, "drink F1") is None
    scene.state.has_chest = False
    assert chances(scene, "move TR") == {}
    scene.stand("mathian", "0,0")
    scene.state.leader = -1
    assert warnings(scene, "drink F1") == ["wakes_monsters"]


@rule("HT-EXP-1", "HT-FOR-1")
def test_exploring_tells_what_is_left_in_the_pile() -> None:
    scene = HeldentaufeScene()
    scene.leave_in_pile("forest", "forest", "portal1", "pond", "apple", "meadow", "trader", "meadow")
    found = look(scene, "explore W")
    assert found is not None
    assert (found.cost, found.path) == (1, ["tile:0,0", "cell:-1,0"])
    assert {one.what: one.chance for one in found.odds} == {
        "tile_forest": 2 / 8,
        "tile_resource": 2 / 8,
        "tile_portal": 1 / 8,
        "tile_building": 1 / 8,
        "tile_meadow": 2 / 8,
    }
    assert found.warnings == ["forest_takes_ap"]
    scene.spend(2)
    assert warnings(scene, "explore W") == ["forest_takes_ap"]
    scene.spend(3)
    assert warnings(scene, "explore W") == []  # there is nothing left to take
    scene.spend(0)
    scene.leave_in_pile("meadow")
    found = look(scene, "explore W")
    assert found is not None
    assert (found.odds, found.warnings) == ([Odds(what="tile_meadow", chance=1)], [])
    scene.leave_in_pile("pond")
    assert warnings(scene, "explore W") == []


# Combat


@rule("HT-COM-2", "HT-COM-7", "HT-KIL-1", "HT-SLA-1")
def test_attacking_a_monster() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    assert chances(scene, "attack ulumu") == {
        "hits": (21 / 36, {"figure": "ulumu", "hearts": 2}),
        "hurt": (1 - 21 / 36, {"hearts": 6}),
    }
    scene.hero("mathian").hearts = 2
    scene.monster("ulumu", hearts=2)
    assert [args["hearts"] for _, args in chances(scene, "attack ulumu").values()] == [1, 1]
    scene.give("mathian", "sword2")
    scene.monster("ulumu", hearts=1)
    scene.hero("mathian").hearts = 1
    assert chances(scene, "attack ulumu") == {
        "slays": (30 / 36, {"figure": "ulumu", "points": 1}),
        "beaten": (1 - 30 / 36, {}),
    }
    scene.hand("mathian", "M12", "M13", "M10")
    assert chances(scene, "attack ulumu")["slays"][1] == {"figure": "ulumu", "points": 3}
    found = look(scene, "attack ulumu")
    assert found is not None
    assert found.cost == 1
    scene.give("mathian", "berserk")
    scene.hero("mathian").drunk = True
    assert list(chances(scene, "attack ulumu")) == ["slays"]  # 2 + 3 against 0 cannot lose


@rule("HT-COM-4", "HT-DEF-3")
def test_attacking_a_hero() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    assert chances(scene, "attack corlof") == {
        "hits": (15 / 36, {"figure": "corlof", "hearts": 4}),
        "hurt": (1 - 15 / 36, {"hearts": 6}),
    }
    scene.hero("mathian").hearts = scene.hero("corlof").hearts = 2
    assert [args["hearts"] for _, args in chances(scene, "attack corlof").values()] == [1, 1]
    scene.hero("mathian").hearts = scene.hero("corlof").hearts = 1
    scene.hero("corlof").points = 5
    scene.hero("mathian").points = 2
    assert chances(scene, "attack corlof") == {
        "beats_hero": (15 / 36, {"figure": "corlof", "points": 3}),
        "beaten_by_hero": (1 - 15 / 36, {"points": 0}),
    }
    scene.hero("mathian").points = 6
    assert [args["points"] for _, args in chances(scene, "attack corlof").values()] == [0, 1]


@rule("HT-MON-5", "HT-COM-2")
def test_a_monsters_attack() -> None:
    table = raid("mathian")
    table.hand("mathian", "M13")  # the commander does not know that it would pay
    table.hand("erla", "M01")
    table.end_turn()
    found = look(table, "monster_attack zibber mathian")
    assert found == Preview(
        cost=1,
        odds=[
            Odds(what="hits", chance=30 / 36, args={"figure": "mathian", "hearts": 6}),
            Odds(what="hits", chance=1 - 30 / 36, args={"figure": "zibber", "hearts": 1}),
        ],
    )
    table.hero("mathian").hearts = 2
    found = look(table, "monster_attack zibber mathian")
    assert found is not None
    assert found.odds[0].args == {"figure": "mathian", "hearts": 1}
    table.hero("mathian").hearts = 1
    table.monster("zibber", hearts=1)
    found = look(table, "monster_attack zibber mathian")
    assert found is not None
    assert found.odds == [
        Odds(what="beats", chance=30 / 36, args={"figure": "mathian"}),
        Odds(what="slain", chance=1 - 30 / 36, args={"figure": "zibber", "hero": "mathian", "points": 2}),
    ]
    assert look(table, "monster_move wallrog P4") == Preview(cost=1, path=["space:DW", "space:P4"])
    table.monster("wallrog", space="K1")
    found = look(table, "monster_attack wallrog mathian")
    assert found is not None
    assert [one.args["figure"] for one in found.odds] == ["mathian", "wallrog"]
    table.monster("wallrog", space="F1")
    assert look(table, "monster_move wallrog P1") == Preview(cost=1, path=["space:F1", "space:P1"])
    assert warnings(table, "monster_end") == ["monster_ap_unused"]
    assert look(table, "monster_auto") is None


@rule("HT-COM-1", "HT-COM-2")
def test_simulated_fights_and_traps_come_out_as_often_as_told() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    told = chances(scene, "attack ulumu")
    won = armed = 0
    fights = 1500
    for seed in range(fights):
        state = scene.state.copy()
        state.chance = FastChance(seed)
        state.apply(GAME.action("attack ulumu"))
        won += state.monster_hearts[0] == 2
        state = scene.state.copy()
        state.chance = FastChance(seed)
        state.apply(GAME.action("move K2"))
        armed += state.armed_left == 1
    assert abs(won / fights - told["hits"][0]) < 0.05
    assert abs(armed / fights - chances(scene, "move K2")["trap"][0]) < 0.05


# The rest


@rule("HT-REF-1", "HT-TRN-7")
def test_refusing_costs_a_point_and_ending_the_turn_says_what_is_left() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "sword1")
    scene.hand("mathian", "M01")
    assert look(scene, "refuse M01") == Preview(cost=1)
    assert look(scene, "discard sword1") is None
    assert warnings(scene, "end_turn") == ["ap_unused"]
    assert warnings(scene, "end_turn improve sword1") == ["ends_turn", "ap_unused"]
    scene.spend(4)
    assert look(scene, "end_turn") is None
    assert warnings(scene, "end_turn improve sword1") == ["ends_turn"]


@rule("HT-DEF-8", "HT-END-1")
def test_whoever_places_is_warned_of_the_campfire() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "F4")
    scene.hero("mathian").hearts = 1
    scene.roll(1, 6)
    scene.do("attack ulumu")
    assert warnings(scene, "place 0,0") == []
    scene.hero("mathian").points = 18
    assert warnings(scene, "place 0,0") == ["lets_win"]
    assert look(scene, "place 1,0") is None
