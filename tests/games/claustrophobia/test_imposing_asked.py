"""CL-OPT-1 for Imposing: with the option *ask* its owner is asked at each departure that he could stop."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

HALL = "0,0"
ARENA = "0,-1"


def asked(*names: str) -> ClaustrophobiaScene:
    """These fighters, and nobody else, stand on the crossroads 46 north of the hall; owners of talents are asked."""
    scene = ClaustrophobiaScene(ask_talents=True)
    scene.tile(46, ARENA)
    scene.tile(47, "0,-2")
    scene.stand(ARENA, *names)
    return scene


# Steps


@rule("CL-OPT-1", "CL-TAL-7", "CL-TAL-10")
def test_the_owner_lets_an_enemy_go() -> None:
    scene = asked("H01", "D02")
    scene.do("activate H01", "step 0,0")
    assert scene.asked() == ("grant_passage", [1])
    assert scene.texts() == ["bar", "grant"]
    assert scene.where("H01") == ARENA
    scene.do("grant")
    assert scene.story() == [
        "let_go CL-TAL-10 seat=1 fighter=H01",
        "moved CL-MOV-1 fighter=H01 cell=0,0 path=['0,-1', '0,0'] left=0",
    ]
    assert scene.asked() == ("activation", [0])


@rule("CL-OPT-1", "CL-TAL-7")
def test_the_owner_keeps_an_enemy_who_keeps_his_movement() -> None:
    scene = asked("troglodyte1", "H03")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,0")
    assert scene.asked() == ("grant_passage", [0])
    scene.do("bar")
    assert scene.story() == ["barred CL-TAL-7 seat=0 fighter=troglodyte1"]
    assert scene.where("troglodyte1") == ARENA
    assert scene.asked() == ("activation", [1])
    assert scene.refused("step 0,0") == "CL-TAL-7"
    assert scene.state.spent == 0


@rule("CL-DEC-1")
def test_without_an_answer_imposing_works() -> None:
    scene = asked("H01", "D02")
    scene.do("activate H01", "step 0,0")
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "bar"


@rule("CL-OPT-1", "CL-HAC-7")
def test_a_departure_that_was_barred_is_no_step_of_the_move() -> None:
    scene = asked("D01", "H03")
    scene.wound("H03", 1, 2, 3, 5, 6)
    scene.activate_infernals()
    scene.do("activate D01", "step 0,0", "bar")
    scene.roll(6, 1, 1, 1)
    scene.do("fight H03")
    assert scene.where("H03") is None
    scene.do("step 0,0")
    assert scene.where("D01") == HALL


@rule("CL-OPT-1", "CL-HAC-2")
def test_the_next_fighter_is_asked_for_anew() -> None:
    scene = asked("H01", "H07", "D02")
    scene.do("activate H01", "step 0,0", "bar", "activate H07", "step 0,0")
    assert scene.asked() == ("grant_passage", [1])
    scene.do("grant")
    assert scene.on(ARENA) == ["H01", "D02"]


@rule("CL-OPT-1", "CL-MOV-8")
def test_every_departure_is_asked_for() -> None:
    scene = asked("H01", "D02")
    scene.stand("0,-2", "H03", "D09")
    scene.line("H01", 3)
    scene.do("activate H01", "step 0,-2", "grant", "step 0,-1")
    assert scene.asked() == ("grant_passage", [1])


# Who is not asked


@rule("CL-OPT-1", "CL-MOV-14")
def test_nobody_is_asked_where_blocking_holds_the_enemy_anyway() -> None:
    scene = asked("H01", "D02", "troglodyte1")
    scene.do("activate H01")
    assert scene.refused("step 0,0") == "CL-TAL-7"


@rule("CL-OPT-1", "CL-TAL-9")
def test_for_an_elusive_fighter_the_owner_is_asked_only_if_he_could_stop_it() -> None:
    scene = asked("H05", "D02")
    scene.do("activate H05", "step 0,0")
    assert scene.where("H05") == HALL
    scene = asked("H05", "D02", "troglodyte1")
    scene.do("activate H05", "step 0,0")
    assert scene.asked() == ("grant_passage", [1])
    scene.do("grant")
    assert scene.where("H05") == HALL


@rule("CL-OPT-1", "CL-TAL-10")
def test_nobody_is_asked_whose_imposing_is_switched_off() -> None:
    scene = asked("H01", "D02")
    scene.activate_infernals()
    scene.do("let_pass D02")
    scene.activate_humans()
    scene.do("activate H01", "step 0,0")
    assert scene.where("H01") == HALL


@rule("CL-OPT-1", "CL-INS-9")
def test_nobody_is_asked_about_flight() -> None:
    scene = asked("H01", "D02")
    scene.lay_card("H01", "I14")
    scene.do("activate H01", "step 0,0")
    assert scene.where("H01") == HALL


@rule("CL-TEF-13", "CL-OPT-1")
def test_nobody_is_asked_about_a_way_through_a_hole() -> None:
    scene = ClaustrophobiaScene(ask_talents=True)
    scene.tile(33, "0,-1")
    scene.tile(46, "0,-2")
    scene.state.holes = 1 << scene.place("0,-2")
    scene.state.hole_tokens = 2
    scene.stand("0,-1", "H03", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,-2")
    assert scene.story() == ["moved CL-TEF-13 fighter=troglodyte1 cell=0,-2 path=['0,-1', '0,-2'] left=0"]
    scene.stand("0,-1", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,0")
    assert scene.asked() == ("grant_passage", [0])


@rule("CL-OPT-1")
def test_by_default_nobody_is_asked() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, ARENA)
    scene.stand(ARENA, "H01", "D02")
    scene.do("activate H01")
    assert scene.refused("step 0,0") == "CL-TAL-7"


# Explorations


@rule("CL-OPT-1", "CL-EXP-3")
def test_the_owner_is_asked_before_an_exploration_is_declared() -> None:
    scene = asked("H01", "D09")
    scene.stand(ARENA, "H07")
    scene.stack(43, 44)
    scene.do("activate H01", "explore E")
    assert scene.asked() == ("grant_passage", [1])
    assert scene.story() == []
    scene.draw_in_order()
    scene.do("grant")
    assert [event.kind for event in scene.events] == ["let_go", "exploration_declared"]
    assert scene.asked() == ("orient", [1])


@rule("CL-OPT-1", "CL-EXP-3", "CL-HAC-7")
def test_an_exploration_that_was_barred_was_never_declared() -> None:
    scene = asked("H01", "H07", "D09")
    scene.stack(43, 44)
    scene.do("activate H01", "explore E", "bar")
    assert scene.asked() == ("activation", [0])
    assert scene.story() == ["barred CL-TAL-7 seat=1 fighter=H01"]
    assert scene.refused("explore E") == "CL-TAL-7"
    scene.damage("D09", 5)
    scene.roll(6, 1, 1)
    scene.do("fight D09", "step 0,0")
    assert scene.where("H01") == HALL


@rule("CL-OPT-1", "CL-EVT-7")
def test_who_has_lost_the_way_is_asked_for_again() -> None:
    scene = asked("H01", "H07", "D09")
    scene.stack(43, 44)
    scene.hold("V01")
    scene.line("H01", 3)
    scene.do("activate H01", "explore E", "grant", "play V01", "step 0,0")
    assert scene.asked() == ("grant_passage", [1])


# Pursuit


@rule("CL-OPT-1", "CL-INS-7")
def test_a_pursuer_is_asked_for_too() -> None:
    scene = asked("H01", "D02", "troglodyte1")
    scene.lay_card("H01", "I06")
    scene.roll(6, 1, 1)
    scene.do("activate H01", "fight troglodyte1", "pursue 0,0")
    assert scene.asked() == ("grant_passage", [1])
    scene.do("bar")
    assert scene.where("H01") == ARENA
    scene.do("step 0,0")
    assert scene.asked() == ("grant_passage", [1])
    scene.do("grant")
    assert scene.where("H01") == HALL


@rule("CL-OPT-1", "CL-INS-7")
def test_a_pursuer_who_is_let_go_spends_no_movement() -> None:
    scene = asked("H01", "D02", "troglodyte1")
    scene.lay_card("H01", "I06")
    scene.roll(6, 1, 1)
    scene.do("activate H01", "fight troglodyte1", "pursue 0,0", "grant")
    assert scene.told("moved")[0].rule == "CL-INS-7"
    scene.do("step 0,-1")
    assert scene.where("H01") == ARENA
