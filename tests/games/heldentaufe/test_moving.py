"""Sections 5.2 and 5.5: moving on the surface and in the Underworld."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import TOOTH, HeldentaufeScene
from tests.kit import rule

DIRECTIONS = {"E": "1,0", "NE": "1,-1", "NW": "0,-1", "W": "-1,0", "SW": "-1,1", "SE": "0,1"}


# Surface


@rule("HT-MOV-1")
def test_a_hero_moves_to_an_adjacent_revealed_tile_for_one_ap() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.tile("2,0", "pond")
    assert scene.offers("move") == ["move 1,0"]
    assert scene.refused("move 2,0") == "HT-MOV-1"
    assert scene.refused("move 0,1") == "HT-MOV-1"
    assert scene.refused("move 0,0") == "HT-MOV-1"
    assert scene.refused("move F1") == "HT-UND-1"
    scene.do("move 1,0")
    assert (scene.place("mathian"), scene.ap()) == ("1,0", (4, 1, 3))
    scene.do("move 2,0")
    assert (scene.place("mathian"), scene.ap()) == ("2,0", (4, 2, 2))


@rule("HT-MOV-1")
def test_all_adjacent_tiles_are_connected_whoever_revealed_them() -> None:
    scene = HeldentaufeScene()
    for at in DIRECTIONS.values():
        scene.tile(at, "meadow")
    assert {text.split()[1] for text in scene.offers("move")} == set(DIRECTIONS.values())
    scene.stand("mathian", "1,0")
    assert {text.split()[1] for text in scene.offers("move")} == {"0,0", "1,-1", "0,1"}


@rule("HT-MOV-1")
def test_heroes_share_tiles_and_never_block_on_the_surface() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.tile("1,0", "meadow")
    scene.tile("2,0", "meadow")
    scene.stand("corlof", "1,0")
    scene.stand("erla", "1,0")
    scene.do("move 1,0")
    assert {scene.place(hero) for hero in ("mathian", "corlof", "erla")} == {"1,0"}
    scene.do("move 2,0")


@rule("HT-MOV-2")
@pytest.mark.parametrize(("direction", "at"), DIRECTIONS.items())
def test_the_six_directions(direction: str, at: str) -> None:
    scene = HeldentaufeScene()
    scene.next_tile("meadow")
    scene.do(f"explore {direction}")
    assert scene.place("mathian") == at
    scene.do("move 0,0", f"move {at}")


@rule("HT-MOV-2")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_surface_has_no_outer_limit(direction: str) -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla", "luphius", "jupanila")
    for kind, count in GAME.view(scene.state).tile_pile.items():
        for _ in range(count):
            scene.spend(0)
            scene.next_tile(kind)
            if kind == "forest":
                scene.roll(TOOTH)
            scene.do(f"explore {direction}")
    q, r = (41 * int(part) for part in DIRECTIONS[direction].split(","))
    assert scene.place("mathian") == f"{q},{r}"
    assert scene.refused(f"explore {direction}") == "HT-EXP-4"


@rule("HT-MOV-3")
def test_a_tile_already_revealed_has_no_reveal_effect() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "forest")
    scene.do("move 1,0")
    assert scene.ap() == (4, 1, 3)
    assert scene.hero("mathian").points == 0
    assert scene.tokens("mathian") == []


# Underworld


@rule("HT-MOV-4")
def test_a_hero_moves_to_an_adjacent_space_for_one_ap() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    assert scene.refused("move F6") == "HT-MOV-4"
    assert scene.refused("move 0,0") == "HT-UND-3"
    assert scene.refused("explore E") == "HT-EXP-1"
    scene.do("move F5")
    assert (scene.place("mathian"), scene.ap()) == ("F5", (4, 1, 3))


@rule("HT-MOV-4")
def test_a_space_with_a_figure_can_be_neither_entered_nor_crossed() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    assert scene.refused("move F5") == "HT-MOV-4"
    assert scene.refused("move DU") == "HT-MOV-4"
    assert scene.refused("move F6") == "HT-MOV-4"
    scene.stand("mathian", "P1")
    scene.stand("corlof", "F1")
    assert scene.offers("move") == []


@rule("HT-MOV-5")
def test_entering_a_space_with_a_token_triggers_it_at_once() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    scene.next_danger(armed=True)
    scene.do("move K4")
    assert scene.hero("mathian").hearts == 6
    assert scene.ap() == (4, 4, 0)
    scene.spend(0)
    scene.next_danger(armed=False)
    scene.roll(4, 5, 6)
    scene.do("move K3", "move TR")
    assert scene.hero("mathian").points == 4
    assert not scene.state.has_chest


@rule("HT-MOV-6", "HT-AMB-4")
def test_every_step_is_a_stop() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P1")
    scene.do("move F1")
    scene.next_danger(armed=False)
    scene.next_danger(armed=False)
    scene.do("move K1")
    assert scene.told("trap_disarmed")[0].args["space"] == "K1"
    scene.do("move K2")
    assert scene.told("trap_disarmed")[0].args["space"] == "K2"
    assert scene.all_chance_used()
    scene.do("move K1")
    assert scene.told("trap_armed") + scene.told("trap_disarmed") == []
