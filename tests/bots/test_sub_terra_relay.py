"""How bots of Sub Terra II reckon the Artifact's way out when it is handed on, and that they hand it on."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.bots.sub_terra.atlas import STEP, Atlas
from hypogeum.bots.sub_terra.relay import TURN_STEPS, left_after_a_round, own_points
from hypogeum.engine.chance import FastChance
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

ARCHAEOLOGIST, FOREMAN, VETERAN = range(3)
FIRST_OF = {"archaeologist": ARCHAEOLOGIST, "foreman": FOREMAN, "veteran": VETERAN}


def flight() -> SubTerraScene:
    """The Archaeologist holds the Artifact on the Ledge, six steps from the Exit; the others lie on the crossing."""
    scene = SubTerraScene()
    scene.path("3,1", "3,2", "3,3")
    scene.sanctum("3,3", "S")
    scene.hold("archaeologist", "artifact")
    scene.stand("3,5", "archaeologist")
    scene.down("foreman", "veteran")
    return scene


def left(scene: SubTerraScene, first: str = "archaeologist", points: int = 3) -> int:
    """What is left after a round, in tenths of an AP."""
    state = scene.state
    holder = ARCHAEOLOGIST if scene.held("archaeologist") == "artifact" else -1
    return left_after_a_round(state, Atlas(state), scene.place("3,5"), holder, FIRST_OF[first], points)


@rule("ST2-MOVE-1", "ST2-MOVE-2")
def test_one_alone_comes_four_steps_with_three_points_and_three_with_two() -> None:
    assert left(flight(), points=3) == 2 * STEP
    assert left(flight(), points=2) == 3 * STEP
    assert left(flight(), points=0) == 6 * STEP


@rule("ST2-ITEM-2", "ST2-MOVE-11")
def test_who_waits_three_steps_ahead_brings_it_out() -> None:
    scene = flight()
    scene.stand("3,2", "foreman")
    scene.set_hearts(5, "foreman")
    assert left(scene) == -TURN_STEPS * STEP  # out in the second of three turns


@rule("ST2-ITEM-2")
def test_who_walks_beside_the_holder_is_of_no_use_in_the_same_round() -> None:
    scene = flight()
    scene.stand("3,5", "foreman")
    scene.set_hearts(5, "foreman")
    assert left(scene) == 2 * STEP


@rule("ST2-TURN-1")
def test_who_has_acted_before_the_holder_cannot_take_it_on() -> None:
    scene = flight()
    scene.stand("3,2", "veteran")
    scene.set_hearts(5, "veteran")
    assert left(scene, first="veteran") == 2 * STEP


@rule("ST2-ITEM-1")
def test_full_hands_take_nothing() -> None:
    scene = flight()
    scene.stand("3,2", "foreman")
    scene.set_hearts(5, "foreman")
    scene.state.items[FOREMAN] = parts.KEY
    assert left(scene) == 2 * STEP


@rule("ST2-ITEM-2", "ST2-ITEM-3")
def test_it_is_taken_from_the_floor_and_from_those_who_are_down() -> None:
    scene = flight()
    scene.stand("3,5", "foreman")
    scene.set_hearts(5, "foreman")
    scene.down("archaeologist")
    assert left(scene, first="foreman") == 3 * STEP
    scene.hold("archaeologist", "nothing")
    scene.artifact_on("3,5")
    assert left(scene, first="foreman") == 3 * STEP


@rule("ST2-EXP-ARI-1")
def test_the_aristocrat_lets_the_holder_go_on() -> None:
    scene = SubTerraScene("archaeologist", "aristocrat", "veteran")
    scene.path("3,1", "3,2", "3,3")
    scene.sanctum("3,3", "S")
    scene.hold("archaeologist", "artifact")
    scene.stand("3,5", "archaeologist")
    scene.down("veteran")
    assert left(scene, points=2) == -TURN_STEPS * STEP  # three steps, then three orders


@rule("ST2-ACT-4", "ST2-ACT-5")
def test_an_exert_counts_as_long_as_it_is_possible() -> None:
    scene = flight()
    scene.turn_of("archaeologist")
    assert own_points(scene.state) == 3
    scene.set_hearts(1, "archaeologist")
    assert own_points(scene.state) == 2
    scene.set_hearts(5, "archaeologist")
    scene.do("exert")
    assert own_points(scene.state) == 3


@rule("ST2-ITEM-2", "ST2-MOVE-11")
def test_careful_explorers_hand_the_artifact_on() -> None:
    scene = flight()
    scene.curse()
    scene.stand("3,2", "foreman")
    scene.set_hearts(5, "foreman")
    scene.turn_of("archaeologist")
    state = scene.state
    state.chance = FastChance(3)
    bot = make_bot("careful", GAME, 1)
    said: list[str] = []
    while not state.over and state.actor != VETERAN:
        seat = state.decision.seat(state)
        action = bot.choose(GAME.resample(state, seat, FastChance(1)), seat)
        said.append(f"{seat} {action}")
        state.apply(action, seat)
    assert state.artifact_out, " | ".join(said)
