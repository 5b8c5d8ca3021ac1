"""What Guardians would do if they activated now, as everybody sees it on the board."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """A straight way of four tiles leads south from the crossing."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    table = SubTerraScene(*team, *others[: 3 - len(team)], **options)
    table.path("3,1", "3,2", "3,3", "3,4")
    return table


def plans(table: SubTerraScene) -> list[tuple[str, list[str], list[str]]]:
    """What each Guardian in play would do, where and to whom."""
    return [(one.acts, one.cells, one.victims) for one in GAME.view(table.state, 0).guardians]


@rule("ST2-GRD-11", "ST2-GRD-12")
def test_infantry_attacks_one_on_its_tile_or_walks_towards_the_nearest() -> None:
    table = scene("guide", "foreman")
    table.guardian("3,0")
    table.guardian("3,2")
    assert plans(table) == [("attack", [], ["guide", "foreman", "veteran"]), ("walk", ["3,1"], [])]


@rule("ST2-GRD-14")
def test_of_equal_ways_all_are_shown() -> None:
    table = scene("guide")
    table.path("2,1", "2,2")
    table.stand("2,1", "guide", "foreman", "veteran")
    table.guardian("3,2")
    assert plans(table) == [("walk", ["3,1", "2,2"], [])]
    table.rubble("3,1")
    assert plans(table) == [("walk", ["2,2"], [])]
    table.rubble("2,2")
    assert plans(table) == [("dig", ["3,1", "2,2"], [])]


@rule("ST2-GRD-13")
def test_rubble_in_the_way_is_dug() -> None:
    table = scene("guide")
    table.rubble("3,1")
    table.guardian("3,2")
    assert plans(table) == [("dig", ["3,1"], [])]
    table.peril("guide", "activate")
    assert (table.guardians(), table.has_rubble("3,1")) == (["INF-1 3,2"], False)


@rule("ST2-CIR-ESC-1", "ST2-GRD-31")
def test_nobody_to_chase_is_nothing_to_do() -> None:
    table = scene("escapologist")
    table.down("foreman", "veteran")
    table.guardian("3,0")
    assert plans(table) == [("nothing", [], [])]
    table.state.exposed = True
    assert plans(table) == [("attack", [], ["escapologist"])]


@rule("ST2-LEG-ARC-2")
def test_an_archer_shoots_the_nearest_it_sees() -> None:
    table = scene("guide", "foreman", "veteran", temple_mode="legion")
    table.stand("3,4", "guide")
    table.guardian("3,2", "archer")
    assert plans(table) == [("shoot", [], ["guide", "foreman", "veteran"])]
    table.stand("3,3", "guide")
    assert plans(table) == [("shoot", [], ["guide"])]
    table.stand("5,0", "guide", "foreman", "veteran")
    assert plans(table) == [("walk", ["3,1"], [])]


@rule("ST2-LEG-VOL-2")
def test_a_volatile_guardian_explodes_where_somebody_is_active() -> None:
    table = scene("guide", "foreman", "veteran", temple_mode="legion")
    table.guardian("3,0", "volatile")
    table.guardian("3,1", "volatile")
    table.down("guide")
    assert plans(table) == [("explode", [], ["foreman", "veteran"]), ("walk", ["3,0"], [])]


@rule("ST2-LEG-ETE-3", "ST2-LEG-ETE-4", "ST2-COMBO-1")
@pytest.mark.parametrize("mode", ["base", "ark"])
def test_the_eternal_sleeps_then_rises_then_acts(mode: str) -> None:
    table = scene("guide", temple_mode="legion", game_mode=mode)
    table.sanctum("3,4", "S")
    table.eternal_on("3,0")
    assert plans(table) == [("nothing", [], [])]
    if mode == "ark":
        table.set_keys(3)
    else:
        table.hold("guide", "artifact")
    assert plans(table) == [("rise", [], [])]
    table.eternal_on("3,0", is_awake=True)
    victims = ["guide", "foreman", "veteran", *["ark"] * (mode == "ark")]
    assert plans(table) == [("attack", [], victims)]
    table.eternal_on("3,2", is_awake=True)
    assert plans(table) == [("walk", ["3,1"], [])]
