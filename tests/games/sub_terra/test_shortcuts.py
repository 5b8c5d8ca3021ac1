"""Which shortcuts Sub Terra II offers. That each can be done as it is told holds for all games (`tests/games`)."""

from __future__ import annotations

from hypogeum.engine.shortcuts import Odds, Preview, Shortcut
from hypogeum.engine.verbs import ACT, MOVE, SCORE
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.walking import ap_for, moves_for, ways
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def offered(table: SubTerraScene, name: str = "") -> list[Shortcut]:
    found = GAME.shortcuts(table.state, table.state.decision.seat(table.state))
    return [shortcut for shortcut in found if name in ("", shortcut.name)]


def said(table: SubTerraScene, name: str) -> dict[str, str]:
    """The actions of the shortcuts of a name, by what is pressed for them."""
    found = offered(table, name)
    by_picks = {" ".join(one.picks): ", ".join(map(str, one.actions)) for one in found}
    assert len(by_picks) == len(found)
    return by_picks


def walker(*team: str, **options: object) -> SubTerraScene:
    """A straight way of five tiles leads south from the crossing, on which the first of the team stands."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    table = SubTerraScene(*team, *others[: 3 - len(team)], **options)
    table.path("3,1", "3,2", "3,3", "3,4", "3,5")
    table.stand("3,1", team[0] if team else "foreman")
    return table


def shortcut(table: SubTerraScene, name: str, picks: str) -> Shortcut:
    (found,) = [one for one in offered(table, name) if " ".join(one.picks) == picks]
    return found


# Walks


@rule("ST2-MOVE-1", "ST2-MOVE-2")
def test_a_tile_says_the_cheapest_walk_to_it() -> None:
    table = walker("guide")
    assert said(table, "walk") == {
        "tile:3,-1": "move 3,0, move 3,-1",
        "tile:4,0": "move 3,0, move 4,0",
        "tile:2,0": "move 3,0, move 2,0",
        "tile:3,3": "move 3,2, move 3,3",
        "tile:5,0": "run 3,0, go 4,0, go 5,0",
        "tile:1,0": "run 3,0, go 2,0, go 1,0",
        "tile:3,4": "run 3,2, go 3,3, go 3,4",
    }
    walk = shortcut(table, "walk", "tile:3,4")
    assert (walk.wish, walk.args, walk.touches) == (MOVE, {"cost": 2}, ["explorer:guide"])
    assert walk.preview == Preview(cost=2, path=["tile:3,1", "tile:3,2", "tile:3,3", "tile:3,4"])


@rule("ST2-MOVE-2", "ST2-ACT-4")
def test_three_ap_lead_four_tiles_far_and_one_nowhere() -> None:
    table = walker("guide")
    table.do("exert")
    assert said(table, "walk")["tile:3,5"] == "run 3,2, go 3,3, go 3,4, move 3,5"
    assert shortcut(table, "walk", "tile:3,5").args == {"cost": 3}
    table.do("move 3,2", "move 3,3")
    assert said(table, "walk") == {}


@rule("ST2-EXP-ROG-1")
def test_the_rogue_sprints() -> None:
    table = walker("rogue")
    found = said(table, "walk")
    assert found["tile:3,3"] == "sprint 3,2, go 3,3"
    assert found["tile:3,4"] == "sprint 3,2, go 3,3, move 3,4"
    assert found["tile:3,5"] == "sprint 3,2, go 3,3, sprint 3,4, go 3,5"
    assert [shortcut(table, "walk", f"tile:3,{y}").args["cost"] for y in (3, 4, 5)] == [1, 2, 2]


@rule("ST2-MOVE-2", "ST2-EXP-ROG-1")
def test_how_far_points_lead() -> None:
    table = SubTerraScene("guide", "rogue", "veteran")
    assert [moves_for(table.state, 0, ap) for ap in range(5)] == [0, 1, 3, 4, 4]
    assert [ap_for(table.state, 0, moves) for moves in range(5)] == [0, 1, 2, 2, 3]
    assert [moves_for(table.state, 1, ap) for ap in range(4)] == [0, 2, 4, 6]
    assert [ap_for(table.state, 1, moves) for moves in range(6)] == [0, 1, 1, 2, 2, 3]


def test_nobody_outside_has_a_way() -> None:
    table = walker("tamer")
    assert ways(table.state, table.piece("dog"), 3) == []
    table.let_out("foreman")
    assert ways(table.state, table.seat("foreman"), 3) == []


# Dangers on the way


@rule("ST2-TILE-5", "ST2-GRD-16")
def test_nobody_walks_through_spikes_or_guardians_without_a_look() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.lay("B-SPK-1", "3,1")
    table.path("3,2", "4,1")
    table.guardian("4,0")
    found = said(table, "walk")
    assert "tile:3,2" not in found
    assert "tile:5,0" not in found
    table.stand("2,0", "guide")
    found = said(table, "walk")
    assert found["tile:3,1"] == "move 3,0, move 3,1"
    assert shortcut(table, "walk", "tile:3,1").preview == Preview(
        cost=2,
        path=["tile:2,0", "tile:3,0", "tile:3,1"],
        odds=[Odds(what="spikes", chance=0.5, args={"hearts": 3})],
    )


@rule("ST2-EXP-ROG-3")
def test_spikes_are_no_danger_for_the_rogue_nor_where_he_stands() -> None:
    table = SubTerraScene("rogue", "guide", "veteran")
    table.lay("B-SPK-1", "3,1")
    table.path("3,2")
    assert said(table, "walk")["tile:3,2"] == "sprint 3,1, go 3,2"
    table.stand("3,1", "rogue")
    table.turn_of("guide")
    assert said(table, "walk")["tile:3,2"] == "move 3,1, move 3,2"


@rule("ST2-DAU-SNK-2")
def test_snakes_are_a_danger_while_there_are_any() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.path("3,2")
    assert "tile:3,2" in said(table, "walk")
    table.markers("3,1", 1)
    assert "tile:3,2" not in said(table, "walk")


@rule("ST2-CIR-ESC-1")
def test_the_escapologist_walks_among_guardians_and_through_walls() -> None:
    table = SubTerraScene("escapologist", "foreman", "veteran")
    table.lay("B-KEY-1", "4,1", 2)
    table.path("3,1")
    table.guardian("3,1")
    assert said(table, "walk")["tile:4,1"] == "move 4,0, move 4,1"
    table.stand("3,1", "escapologist")
    assert "tile:4,0" in said(table, "walk")
    table.state.exposed = True
    assert shortcut(table, "walk", "tile:4,0").preview == Preview(
        cost=2,
        path=["tile:3,1", "tile:3,0", "tile:4,0"],
        odds=[Odds(what="leaving", chance=1.0, args={"hearts": 1})],
    )


@rule("ST2-GRD-16", "ST2-LEG-ETE-6")
def test_nobody_sets_out_whom_that_would_bring_down_or_who_needs_a_die() -> None:
    table = walker("guide", temple_mode="legion")
    table.guardian("3,1", count=3)
    assert offered(table) == []
    table.stand("3,2", "guide")
    assert offered(table) != []
    table.sanctum("3,5", "S")
    table.hold("foreman", "artifact")
    table.eternal_on("3,2", is_awake=True)
    assert offered(table) == []


@rule("ST2-MOVE-11")
def test_a_walk_ends_at_the_exit() -> None:
    table = walker("guide")
    assert shortcut(table, "walk", "tile:3,-1").preview == Preview(
        cost=2, path=["tile:3,1", "tile:3,0", "tile:3,-1"], warnings=["exit"]
    )


# Something at the end


@rule("ST2-REV-2")
def test_an_exit_says_the_walk_to_it_and_an_exploration() -> None:
    table = walker("guide")
    assert said(table, "walk_explore") == {
        "exit:3,2/E": "move 3,2, explore E",
        "exit:3,2/W": "move 3,2, explore W",
    }
    found = shortcut(table, "walk_explore", "exit:3,2/E")
    assert (found.wish, found.args, found.touches) == (ACT, {"cost": 2}, ["explorer:guide"])
    assert found.preview == Preview(cost=2, path=["tile:3,1", "tile:3,2"])
    table.bag()
    assert said(table, "walk_explore") == {}


@rule("ST2-DAU-PIT-2")
def test_nobody_explores_from_a_pit() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-PIT-1", "3,1")
    assert [picks for picks in said(table, "walk_explore") if "3,1" in picks] == []


@rule("ST2-ITEM-2")
def test_an_item_says_the_walk_to_it_and_picking_it_up() -> None:
    table = walker("guide")
    table.key_on("3,2", "3,3")
    assert said(table, "walk_pick") == {"item:key/3,2": "move 3,2, pick key"}
    found = shortcut(table, "walk_pick", "item:key/3,2")
    assert (found.wish, found.args, found.touches) == (SCORE, {"cost": 2}, ["explorer:guide"])
    assert found.preview == Preview(cost=2, path=["tile:3,1", "tile:3,2"])
    table.hold("guide", "key")
    assert said(table, "walk_pick") == {}


@rule("ST2-GRD-16")
def test_nothing_is_done_where_something_may_happen() -> None:
    table = walker("guide")
    table.key_on("3,2")
    table.guardian("3,2")
    assert said(table, "walk_pick") == said(table, "walk_explore") == {}


# A series


@rule("ST2-MOVE-14")
def test_the_rest_of_a_series_in_one_go() -> None:
    table = walker("guide")
    table.do("run 3,2")
    assert said(table, "walk") == {
        "tile:3,4": "go 3,3, go 3,4",
        "tile:3,0": "go 3,1, go 3,0",
    }
    assert shortcut(table, "walk", "tile:3,4").args == {"cost": 0}
    assert shortcut(table, "walk", "tile:3,4").touches == ["explorer:guide"]


@rule("ST2-CIR-DOG-3")
def test_the_dog_goes_on_in_one_go() -> None:
    table = walker("tamer")
    table.stand("3,1", "dog")
    table.do("dog move 3,2")
    assert shortcut(table, "walk", "tile:3,4").touches == ["explorer:dog"]
    table.do("go 3,3")
    assert said(table, "walk") == {}


@rule("ST2-TURN-6", "ST2-TURN-16")
def test_no_shortcuts_for_somebody_down_or_in_other_questions() -> None:
    table = walker("guide")
    table.down("guide")
    table.turn_of("guide")
    assert offered(table) == []
    table.set_hearts(3, "guide")
    table.turn_of("guide")
    table.next_tile("B-NOR-1")
    table.do("reveal E")
    assert (table.asked()[0], offered(table)) == ("orientation", [])
