"""What is told before an action: its cost, its way, the odds, and what else comes of it."""

from __future__ import annotations

import pytest

from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """The first of the team acts; two more complete it."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    return SubTerraScene(*team, *others[: 3 - len(team)], **options)


def look(table: SubTerraScene, text: str) -> Preview | None:
    """The preview of an offered action of whoever is asked."""
    assert text in table.texts()
    return GAME.preview(table.state, table.state.decision.seat(table.state), GAME.action(text))


SPIKES = Odds(what="spikes", chance=0.5, args={"hearts": 3})


# Moving


@rule("ST2-MOVE-1", "ST2-MOVE-2")
@pytest.mark.parametrize(("text", "cost"), [("move 4,0", 1), ("run 4,0", 2)])
def test_a_move_has_its_cost_and_its_way(text: str, cost: int) -> None:
    assert look(scene("guide"), text) == Preview(cost=cost, path=["tile:3,0", "tile:4,0"])


@rule("ST2-EXP-ROG-1", "ST2-MOVE-14")
def test_a_further_move_has_a_way_and_no_cost() -> None:
    table = scene("rogue")
    assert look(table, "sprint 4,0") == Preview(cost=1, path=["tile:3,0", "tile:4,0"])
    table.do("sprint 4,0")
    assert look(table, "go 5,0") == Preview(path=["tile:4,0", "tile:5,0"])
    assert look(table, "stop") is None


@rule("ST2-HP-6")
def test_a_crawl_has_a_way_and_no_cost_nor_anything_to_lose() -> None:
    table = scene("guide")
    table.guardian("3,0")
    table.down("guide")
    table.turn_of("guide")
    assert look(table, "crawl 4,0") == Preview(path=["tile:3,0", "tile:4,0"])


@rule("ST2-GRD-16", "ST2-LEG-ETE-6")
def test_what_leaving_costs() -> None:
    table = scene("guide", temple_mode="legion")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.guardian("3,0", count=2)
    table.eternal_on("3,0", is_awake=True)
    found = look(table, "move 4,0")
    assert found is not None
    assert found.odds == [
        Odds(what="leaving", chance=1.0, args={"hearts": 2}),
        Odds(what="eternal", chance=0.5, args={"hearts": 4}),
    ]


@rule("ST2-CIR-ESC-1")
def test_leaving_costs_the_vanished_escapologist_nothing() -> None:
    table = scene("escapologist")
    table.guardian("3,0", count=2)
    assert look(table, "move 4,0") == Preview(cost=1, path=["tile:3,0", "tile:4,0"])


@rule("ST2-TILE-5", "ST2-EXP-ROG-3")
def test_spikes_have_their_odds_but_not_for_the_rogue() -> None:
    table = scene("guide", "rogue")
    table.lay("B-SPK-1", "3,1")
    assert look(table, "move 3,1") == Preview(cost=1, path=["tile:3,0", "tile:3,1"], odds=[SPIKES])
    table.turn_of("rogue")
    assert look(table, "move 3,1") == Preview(cost=1, path=["tile:3,0", "tile:3,1"])
    table.stand("3,1", "rogue")
    table.turn_of("guide")
    assert look(table, "move 3,1") == Preview(cost=1, path=["tile:3,0", "tile:3,1"])


@rule("ST2-DAU-SNK-2", "ST2-DAU-PIT-1", "ST2-MOVE-11")
def test_snakes_pits_and_the_exit_are_told() -> None:
    table = scene("guide", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    found = look(table, "move 3,1")
    assert found is not None
    assert found.odds == [Odds(what="snakes", chance=1.0, args={"hearts": 2})]
    table.lay("A-PIT-1", "4,1")
    table.stand("4,0", "guide")
    assert look(table, "move 4,1") == Preview(cost=1, path=["tile:4,0", "tile:4,1"], warnings=["pit"])
    table.stand("3,0", "guide")
    assert look(table, "move 3,-1") == Preview(cost=1, path=["tile:3,0", "tile:3,-1"], warnings=["exit"])


@rule("ST2-DAU-PIT-3")
def test_a_climb() -> None:
    table = scene("guide", temple_mode="dauntless")
    table.lay("A-PIT-1", "3,1")
    table.stand("3,1", "guide")
    assert look(table, "climb 3,0") == Preview(cost=2, path=["tile:3,1", "tile:3,0"])


@rule("ST2-ARK-6", "ST2-ARK-7", "ST2-EXP-ARI-1")
def test_whoever_is_pushed_pulled_or_ordered_has_the_way() -> None:
    table = scene("aristocrat", "foreman", game_mode="ark")
    table.lay("B-SPK-1", "3,1")
    assert look(table, "push 3,1") == Preview(cost=1, path=["tile:3,0", "tile:3,1"], odds=[SPIKES])
    assert look(table, "order foreman 3,1") == Preview(cost=1, path=["tile:3,0", "tile:3,1"], odds=[SPIKES])
    table.stand("4,0", "ark")
    assert look(table, "pull") == Preview(cost=2, path=["tile:4,0", "tile:3,0"])


# Drawing and rolling


@rule("ST2-REV-1", "ST2-REV-2")
def test_what_the_next_tile_may_be() -> None:
    table = scene("guide")
    odds = [Odds(what="key", chance=3 / 30), Odds(what="guardians", chance=4 / 30)]
    assert look(table, "reveal S") == Preview(cost=1, odds=odds)
    assert look(table, "explore S") == Preview(cost=1, path=["tile:3,0", "tile:3,1"], odds=odds)
    assert look(table, "illuminate S") == Preview(cost=1, odds=odds)
    table.bag("B-NOR-1", "B-GRD-1")
    assert look(table, "reveal S") == Preview(cost=1, odds=[Odds(what="guardians", chance=0.5)])
    table.bag("B-NOR-1", "B-KEY-1", "B-KEY-2", "B-LAV-1")
    assert look(table, "reveal S") == Preview(cost=1, odds=[Odds(what="key", chance=0.5)])
    table.bag("B-NOR-1")
    assert look(table, "reveal S") == Preview(cost=1)


@rule("ST2-LEG-5")
def test_legion_tiles_bring_guardians_too() -> None:
    table = scene("guide", temple_mode="legion")
    table.bag("T-LEG-1", "B-NOR-1")
    assert look(table, "reveal S") == Preview(cost=1, odds=[Odds(what="guardians", chance=0.5)])


@rule("ST2-EXP-SHA-1", "ST2-CIR-FOR-1", "ST2-FAC-CAR-1")
@pytest.mark.parametrize(
    ("explorer", "text"),
    [("sharpshooter", "scope 3,0 S"), ("fortune-teller", "vision"), ("cartographer", "chart 3,0 S")],
)
def test_abilities_that_draw_have_the_same_odds(explorer: str, text: str) -> None:
    table = scene(explorer)
    table.bag("B-NOR-1", "B-KEY-1")
    assert look(table, text) == Preview(cost=1, odds=[Odds(what="key", chance=0.5)])


@rule("ST2-ACT-8")
def test_an_attack_hits_with_one_half() -> None:
    table = scene("veteran")
    table.guardian("3,0")
    assert look(table, "attack infantry") == Preview(cost=1, odds=[Odds(what="hit", chance=0.5)])
    assert look(table, "annihilate infantry") == Preview(cost=1)


@rule("ST2-TAR-2")
def test_an_action_by_the_quest_costs_nothing() -> None:
    table = scene("fortune-teller", "foreman")
    table.tarot(1)
    assert look(table, "end") is None
    table.do("tarot 1")
    assert look(table, "move 4,0") == Preview(path=["tile:3,0", "tile:4,0"])
    assert look(table, "pass") is None
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "foreman")
    assert look(table, "consolidate") is None
