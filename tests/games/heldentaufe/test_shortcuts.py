"""Which shortcuts Heldentaufe offers. That each can be done as it is told holds for all games (`tests/games`)."""

from __future__ import annotations

from hypogeum.engine.shortcuts import Shortcut
from hypogeum.engine.verbs import ACT, GAIN, MOVE, SCORE
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid
from tests.kit import rule


def offered(scene: HeldentaufeScene, name: str) -> list[Shortcut]:
    found = GAME.shortcuts(scene.state, scene.state.decision.seat(scene.state))
    return [shortcut for shortcut in found if shortcut.name == name]


def by_picks(scene: HeldentaufeScene, name: str) -> dict[str, str]:
    """The actions of the shortcuts of a name, by what is pressed for them."""
    found = offered(scene, name)
    said = {" ".join(one.picks): ", ".join(map(str, one.actions)) for one in found}
    assert len(said) == len(found)
    return said


def only(scene: HeldentaufeScene, name: str) -> Shortcut:
    (found,) = offered(scene, name)
    return found


def path(*kinds: str) -> HeldentaufeScene:
    """Mathian on the Campfire, at the western end of a row of tiles."""
    scene = HeldentaufeScene()
    for q, kind in enumerate(kinds, start=1):
        scene.tile(f"{q},0", kind)
    return scene


# Walking


@rule("HT-MOV-1", "HT-AP-2")
def test_a_walk_leads_to_every_tile_in_reach_and_a_neighbour_is_a_single_move() -> None:
    scene = path("meadow", "forest", "pond", "trader", "meadow")
    assert by_picks(scene, "walk") == {
        "tile:2,0": "move 1,0, move 2,0",
        "tile:3,0": "move 1,0, move 2,0, move 3,0",
        "tile:4,0": "move 1,0, move 2,0, move 3,0, move 4,0",
    }
    walk = offered(scene, "walk")[1]
    assert walk.wish == MOVE
    assert walk.preview is not None
    assert (walk.preview.cost, walk.preview.path) == (3, ["tile:0,0", "tile:1,0", "tile:2,0", "tile:3,0"])
    scene.spend(2)
    assert [*by_picks(scene, "walk")] == ["tile:2,0"]
    scene.spend(4)
    assert GAME.shortcuts(scene.state, 0) == []


def test_of_two_ways_the_shorter_is_taken() -> None:
    scene = path("meadow", "meadow")
    scene.tile("0,1", "forest")
    scene.tile("1,1", "forest")
    assert by_picks(scene, "walk")["tile:1,1"] in ("move 1,0, move 1,1", "move 0,1, move 1,1")


@rule("HT-END-1")
def test_a_walk_does_not_cross_the_campfire_where_it_would_win() -> None:
    scene = path("meadow")
    scene.tile("-1,0", "meadow")
    scene.stand("mathian", "1,0")
    assert by_picks(scene, "walk") == {"tile:-1,0": "move 0,0, move -1,0"}
    scene.hero("mathian").points = 18
    assert by_picks(scene, "walk") == {}


@rule("HT-POR-1", "HT-POR-2", "HT-UND-2")
def test_a_walk_goes_down_through_a_portal() -> None:
    scene = path("portal1")
    assert by_picks(scene, "walk") == {
        "space:P1": "move 1,0, descend",
        "space:F1": "move 1,0, descend, move F1",
        "space:K1": "move 1,0, descend, move F1, move K1",
        "space:K2": "move 1,0, descend, move F1, move K2",
    }
    scene.stand("mathian", "1,0")
    scene.spend(3)
    assert by_picks(scene, "walk") == {"space:P1": "descend"}
    scene.spend(0)
    walk = offered(scene, "walk")[0].preview
    assert walk is not None
    assert walk.warnings == ["wakes_monsters"]
    scene.monster("ulumu", space="P1")
    assert by_picks(scene, "walk") == {}


@rule("HT-MOV-5", "HT-MOV-6", "HT-CHE-1")
def test_a_walk_stops_where_something_is_revealed() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    assert by_picks(scene, "walk") == {}  # behind K4 nothing is offered
    scene.state.danger &= ~(1 << 12)  # K4
    assert by_picks(scene, "walk") == {"space:K3": "move K4, move K3"}
    odds = offered(scene, "walk")[0].preview
    assert odds is not None
    assert [one.what for one in odds.odds] == ["trap"]
    scene.stand("mathian", "F3")
    ways = by_picks(scene, "walk")
    assert ways["space:F5"] == "move F4, move F5"
    assert not any("move TR," in way or "move K2," in way for way in ways.values())  # one may only stop there


@rule("HT-POR-3", "HT-POR-4", "HT-MOV-4")
def test_a_walk_goes_up_where_the_portal_is_known_and_down_no_more() -> None:
    scene = path("portal4", "portal1")
    scene.stand("mathian", "P4")
    ways = by_picks(scene, "walk")
    assert ways["tile:1,0"] == "ascend"
    assert ways["tile:2,0"] == "ascend, move 2,0"
    assert "space:P1" not in ways
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    assert not any(pick.startswith("tile") for pick in by_picks(scene, "walk"))


@rule("HT-EXP-1", "HT-EXP-4")
def test_a_walk_may_end_with_exploring() -> None:
    scene = path("meadow")
    assert by_picks(scene, "walk_and_explore") == {
        "cell:2,0": "move 1,0, explore E",
        "cell:2,-1": "move 1,0, explore NE",
        "cell:1,1": "move 1,0, explore SE",
    }
    found = offered(scene, "walk_and_explore")[0]
    assert found.wish == MOVE
    assert found.preview is not None
    assert (found.preview.cost, found.preview.path) == (2, ["tile:0,0", "tile:1,0", "cell:2,0"])
    scene.spend(2)
    assert found.preview.warnings == ["forest_takes_ap"]
    assert offered(scene, "walk_and_explore")[0].preview != found.preview
    scene.spend(3)
    assert by_picks(scene, "walk_and_explore") == {}
    scene.spend(0)
    scene.leave_in_pile()
    assert by_picks(scene, "walk_and_explore") == {}


@rule("HT-POR-3", "HT-EXP-1")
def test_exploring_is_offered_from_below_too() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "portal4")
    scene.stand("mathian", "P4")
    assert by_picks(scene, "walk_and_explore")["cell:2,0"] == "ascend, explore E"


# Walking to do something


@rule("HT-DLV-1", "HT-DLV-3")
def test_a_card_whose_goods_are_there_is_delivered_at_the_nearest_place() -> None:
    scene = path("meadow", "forest", "forest", "laboratory")
    scene.hand("mathian", "M05", "M01", "M21")
    assert offered(scene, "walk_and_deliver") == []
    scene.give("mathian", "apple", "fish", "sword1")
    assert by_picks(scene, "walk_and_deliver") == {
        "card:M05": "move 1,0, move 2,0, deliver M05",
        "card:M01": "move 1,0, move 2,0, move 3,0, move 4,0, deliver M01",
    }
    found = offered(scene, "walk_and_deliver")[0]
    assert found.wish == SCORE
    assert found.touches == ["tile:2,0", "token:apple", "token:fish"]
    assert found.preview is not None
    assert found.preview.cost == 2
    scene.stand("mathian", "2,0")
    assert [*by_picks(scene, "walk_and_deliver")] == ["card:M01"]
    scene.spend(3)
    assert by_picks(scene, "walk_and_deliver") == {}


@rule("HT-THI-1", "HT-THI-2")
def test_a_rival_in_reach_with_points_is_robbed() -> None:
    scene = path("meadow", "meadow")
    scene.hand("mathian", "M07", "M01")
    scene.stand("corlof", "2,0")
    assert offered(scene, "walk_and_steal") == []
    scene.hero("corlof").points = 1
    assert by_picks(scene, "walk_and_steal") == {"card:M07 hero:corlof": "move 1,0, move 2,0, steal M07 corlof"}
    assert (only(scene, "walk_and_steal").wish, only(scene, "walk_and_steal").touches) == (SCORE, ["tile:2,0"])
    scene.hero("mathian").points = 1
    scene.stand("corlof", "0,0")
    assert offered(scene, "walk_and_steal") == []  # stealing at once is a single action
    scene.stand("corlof", "F1")
    assert offered(scene, "walk_and_steal") == []


@rule("HT-ATT-1", "HT-COM-2")
def test_a_figure_in_reach_is_attacked_from_the_nearest_harmless_space() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F3")
    assert by_picks(scene, "walk_and_attack") == {
        "monster:ulumu": "move F4, attack ulumu",
        "monster:wallrog": "move F4, move F5, move F6, attack wallrog",
    }
    found = offered(scene, "walk_and_attack")[0]
    assert (found.wish, found.touches, found.args) == (ACT, ["space:F4"], {"figure": "ulumu"})
    assert found.preview is not None
    assert (found.preview.cost, found.preview.path) == (2, ["space:F3", "space:F4"])
    assert [one.what for one in found.preview.odds] == ["hits", "hurt"]
    scene.stand("corlof", "F6")
    assert by_picks(scene, "walk_and_attack")["hero:corlof"] == "move F4, move F5, attack corlof"
    scene.spend(2)
    assert [*by_picks(scene, "walk_and_attack")] == ["monster:ulumu"]
    scene.spend(3)
    assert offered(scene, "walk_and_attack") == []


# Where the hero stands


@rule("HT-RES-1", "HT-RES-2", "HT-RES-3")
def test_pressing_a_resource_takes_all_there_is_room_for() -> None:
    scene = path("pond")
    scene.stand("mathian", "1,0")
    found = only(scene, "collect_all")
    assert (list(map(str, found.actions)), found.picks, found.wish) == (["collect"] * 3, ["tile:1,0"], GAIN)
    assert found.args == {"count": 3, "token": "fish"}
    collect = GAME.verbs["collect"]
    assert (collect.picks(scene.state, 0, 0), collect.touches(scene.state, 0, 0)) == ([], ["tile:1,0"])
    scene.state.food_supply[1] = 2
    assert len(only(scene, "collect_all").actions) == 2
    scene.give("mathian", "apple", "apple")
    assert offered(scene, "collect_all") == []
    assert (collect.picks(scene.state, 0, 0), collect.touches(scene.state, 0, 0)) == (["tile:1,0"], [])
    scene.stand("mathian", "0,0")
    assert offered(scene, "collect_all") == []


@rule("HT-RES-3", "HT-INV-6")
def test_with_a_full_backpack_food_is_swapped() -> None:
    scene = path("pond")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "apple", "fish")
    assert offered(scene, "swap") == []
    scene.give("mathian", "mushroom")
    assert by_picks(scene, "swap") == {
        "tile:1,0 token:apple": "discard apple, collect",
        "tile:1,0 token:mushroom": "discard mushroom, collect",
    }
    found = offered(scene, "swap")[0]
    assert (found.wish, found.args) == (GAIN, {"given": "apple", "food": "fish"})
    scene.state.food_supply[1] = 0
    assert offered(scene, "swap") == []


@rule("HT-BRW-1", "HT-BRW-2", "HT-POT-2", "HT-POT-3")
def test_a_potion_is_brewed_and_drunk() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.give("erla", "apple", "fish", "ring1")
    assert offered(scene, "brew_and_drink") == []  # not hurt
    scene.hero("erla").hearts = 4
    found = only(scene, "brew_and_drink")
    assert (list(map(str, found.actions)), found.picks, found.wish) == (["brew healing", "drink"], [], GAIN)
    assert found.touches == ["recipe:healing", "belt", "token:apple", "token:fish"]
    assert found.args == {"potion": "healing"}
    scene.give("erla", "mushroom")
    assert [one.args["potion"] for one in offered(scene, "brew_and_drink")] == ["healing", "berserk"]
    scene.give("erla", "ring3")  # a teleport needs a place
    assert [one.args["potion"] for one in offered(scene, "brew_and_drink")] == ["healing", "berserk"]
    scene.give("erla", "healing")
    assert offered(scene, "brew_and_drink") == []


@rule("HT-BRW-1", "HT-RES-1")
def test_a_recipe_is_brewed_with_what_grows_here() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", "pond")
    scene.stand("erla", "1,0")
    assert offered(scene, "collect_and_brew") == []
    scene.give("erla", "apple")
    assert by_picks(scene, "collect_and_brew") == {"recipe:healing": "collect, brew healing"}
    found = only(scene, "collect_and_brew")
    assert (found.wish, found.touches) == (GAIN, ["belt", "token:apple", "token:fish"])
    scene.give("erla", "mushroom")
    assert [*by_picks(scene, "collect_and_brew")] == ["recipe:healing"]  # teleport is beyond her skill
    scene.give("erla", "ring3")
    assert [*by_picks(scene, "collect_and_brew")] == ["recipe:healing", "recipe:teleport"]
    scene.give("erla", "mushroom")
    assert offered(scene, "collect_and_brew") == []  # no room: a spare mushroom goes for the fish
    assert by_picks(scene, "swap_and_brew") == {
        "recipe:healing": "discard mushroom, collect, brew healing",
        "recipe:teleport": "discard apple, collect, brew teleport",
    }
    found = offered(scene, "swap_and_brew")[0]
    assert (found.wish, found.args) == (GAIN, {"given": "mushroom"})
    assert found.touches == ["belt", "token:apple", "token:fish", "token:mushroom"]
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", "pond")
    scene.stand("erla", "1,0")
    scene.give("erla", "apple", "fish")
    assert offered(scene, "collect_and_brew") == []  # brewing is a single action


@rule("HT-EAT-1", "HT-RES-2")
def test_whoever_is_hurt_eats_where_food_grows_until_healed() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "pond")
    scene.stand("luphius", "1,0")
    assert offered(scene, "eat_here") == []  # nothing to heal
    hero = scene.hero("luphius")
    hero.hearts = hero.max_hearts() - 2
    found = only(scene, "eat_here")
    assert [str(action) for action in found.actions] == ["collect", "eat fish"] * 2
    assert (found.wish, found.picks, found.touches) == (GAIN, [], ["tile:1,0"])
    assert found.args == {"food": "fish", "hearts": hero.max_hearts()}


@rule("HT-EAT-1", "HT-EAT-2", "HT-EAT-3")
def test_eating_goes_on_until_healed_with_what_there_is_most_of() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.give("luphius", "apple", "mushroom", "mushroom", "mushroom")
    assert offered(scene, "eat_all") == []
    scene.hero("luphius").hearts = 3
    assert offered(scene, "eat_all") == []
    scene.hero("luphius").hearts = 2
    found = only(scene, "eat_all")
    assert list(map(str, found.actions)) == ["eat mushroom", "eat mushroom"]
    assert (found.picks, found.touches, found.wish) == ([], ["token:mushroom"], GAIN)
    assert found.args == {"foods": ["mushroom", "mushroom"], "hearts": 4}
    scene.hero("luphius").hearts = 1
    found = only(scene, "eat_all")
    assert list(map(str, found.actions)) == ["eat mushroom", "eat mushroom", "eat apple"]
    assert found.args == {"foods": ["apple", "mushroom", "mushroom"], "hearts": 4}
    scene = HeldentaufeScene("luphius", "corlof")
    scene.give("luphius", "apple")
    scene.hero("luphius").hearts = 1
    assert offered(scene, "eat_all") == []


@rule("HT-DLV-2", "HT-MIS-4")
def test_all_that_is_ready_is_delivered_as_long_as_the_goods_last() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "forest")
    scene.stand("luphius", "1,0")
    scene.hand("luphius", "M04", "M05", "M06")
    scene.give("luphius", "apple", "mushroom", "fish")
    assert offered(scene, "deliver_all") == []  # each needs what another needs
    scene.hand("luphius", "M04")
    assert offered(scene, "deliver_all") == []
    scene.give("luphius", "apple", "mushroom")
    scene.hand("luphius", "M04", "M05")
    assert len(only(scene, "deliver_all").actions) == 2
    scene.hand("luphius", "M04", "M05", "M06")
    found = only(scene, "deliver_all")
    assert list(map(str, found.actions)) == ["deliver M04", "deliver M05"]
    assert (found.picks, found.touches, found.wish) == ([], ["card:M04", "card:M05"], SCORE)
    assert found.args == {"cards": ["M04", "M05"]}


# The monsters' turn


@rule("HT-MON-4", "HT-MON-5", "HT-CHE-4")
def test_monsters_walk_and_charge() -> None:
    table = raid("mathian")
    table.do("end_turn")
    walks = by_picks(table, "monster_walk")
    assert walks["space:K4 monster:wallrog"] == "monster_move wallrog P4, monster_move wallrog K4"
    assert all("TR" not in way for way in walks.values())
    assert by_picks(table, "monster_charge") == {
        "hero:mathian monster:ulumu": "monster_move ulumu F4, monster_move ulumu K2, monster_move ulumu K1, "
        "monster_attack ulumu mathian"
    }
    charge, walk = offered(table, "monster_charge")[0], offered(table, "monster_walk")[0]
    assert (charge.wish, charge.touches, walk.wish) == (ACT, ["space:K1"], MOVE)
    assert charge.preview is not None
    assert (charge.preview.cost, charge.preview.path) == (4, ["space:DU", "space:F4", "space:K2", "space:K1"])
    assert [one.what for one in charge.preview.odds] == ["hits", "hits"]
    table.state.monster_ap = 3
    assert by_picks(table, "monster_charge") == {}
    table.state.monster_ap = 2
    walk = offered(table, "monster_walk")[0]
    assert walk.preview is not None
    assert (walk.preview.cost, len(walk.preview.path)) == (2, 3)


def test_other_questions_have_no_shortcuts() -> None:
    table = raid("mathian")
    for seat in range(4):
        table.do("set standing_answer ask", seat=seat)
    table.do("end_turn")
    assert table.asked() == ("consent", [2, 3])
    assert GAME.shortcuts(table.state, 2) == []
