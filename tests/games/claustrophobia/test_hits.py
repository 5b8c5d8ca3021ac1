"""Section 5.4: what hits do to whom; Tough, the Hungry Tunnel, lines, death and what is lost with it."""

from __future__ import annotations

import pytest

from hypogeum.engine.verbs import GIVE_UP
from hypogeum.games.claustrophobia.hits import send_back
from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, HUNGRY, act, arena, default, fight
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def pit(*names: str) -> ClaustrophobiaScene:
    """Fighters on a Devouring Pit north of the hall."""
    return arena(*names, tile=23)


# Troglodytes (CL-DMG-1)


@rule("CL-DMG-1", "CL-AMB-24", "CL-DEC-4")
def test_each_hit_kills_one_troglodyte_of_the_tile_and_it_may_be_bought_again() -> None:
    scene = arena("H01", "troglodyte2", "troglodyte1", "troglodyte3")
    fight(scene, "H01", "troglodyte1", 3, 4, 1)
    assert [event.args["fighter"] for event in scene.told("killed")] == ["troglodyte2", "troglodyte1"]
    assert scene.asked() == ("activation", [0])
    scene.stand(HALL, "H01")
    threaten(scene, pm=2)
    scene.do(f"buy troglodyte {ARENA}", f"buy troglodyte {ARENA}")
    assert scene.on(ARENA) == ["troglodyte1", "troglodyte2", "troglodyte3"]


@rule("CL-DMG-1", "CL-DMG-7")
def test_hits_beyond_the_number_of_troglodytes_are_lost() -> None:
    scene = arena("H01", "troglodyte1", "D01", "tough")
    fight(scene, "H01", "troglodyte1", 6, 6, 6)
    assert scene.on(ARENA) == ["H01", "tough", "D01"]
    assert scene.damage_on("tough") == scene.damage_on("D01") == 0


@rule("CL-DMG-1", "CL-TEF-14")
def test_a_hit_that_is_no_attack_kills_the_troglodyte_it_names() -> None:
    scene = arena("troglodyte1", tile=36)
    scene.tile(46, "0,-2")
    scene.stand("0,-2", "troglodyte2")
    act(scene, "troglodyte2", f"step {ARENA}", 5)
    assert scene.on(ARENA) == ["troglodyte1"]
    assert scene.told("killed")[0].args["fighter"] == "troglodyte2"


# Hellhounds, demons, special fighters (CL-DMG-2, CL-DMG-3, CL-DMG-4, CL-DMG-9)


@rule("CL-DMG-2", "CL-HND-1")
def test_a_hound_dies_for_good_as_soon_as_its_damage_reaches_three() -> None:
    scene = arena("H01", "H03", "hound1")
    scene.triggered("hound1", 5)
    fight(scene, "H01", "hound1", 4, 5, 1)
    assert scene.damage_on("hound1") == 2
    fight(scene, "H03", "hound1", 4, 1, 1)
    assert scene.where("hound1") is None
    assert scene.state.pool == 6
    assert scene.told("killed")[0].args == {"fighter": "hound1", "cause": "attack", "for_good": True}
    scene.stand(HALL, "H01", "H03", "hound2")
    threaten(scene, pm=5)
    assert scene.refused(f"buy hound {ARENA}") == "CL-HND-1"


@rule("CL-DMG-3", "CL-DMG-4", "CL-DMG-7", "CL-IPR-7", "CL-AMB-16", "CL-EX-14")
def test_a_demon_dies_twice() -> None:
    scene = arena("H01", "H03", "D01")
    scene.damage("D01", 4)
    scene.triggered("D01", 3)
    fight(scene, "H01", "D01", 4, 5, 6)
    assert scene.told("damaged")[0].args == {"fighter": "D01", "hits": 1, "left": 0, "cause": "attack"}
    assert scene.told("killed")[0].args == {"fighter": "D01", "cause": "attack", "for_good": False}
    assert scene.damage_on("D01") == 0
    assert scene.dice_on("D01") == ([], [3])
    scene.stand(ARENA, "D01")
    scene.damage("D01", 4)
    fight(scene, "H03", "D01", 4, 1, 1)
    assert scene.told("killed")[0].args == {"fighter": "D01", "cause": "attack", "for_good": True}
    assert scene.dice_on("D01") == ([], [])
    assert scene.state.pool == 6


@rule("CL-DMG-4", "CL-THR-14")
def test_a_killed_demon_is_bought_in_the_next_threat_phase_that_begins_and_not_before() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(36, ARENA)
    scene.damage("D01", 4)
    threaten(scene, pm=11)
    scene.roll(5)
    scene.do(f"buy D01 {ARENA}")
    assert scene.where("D01") is None
    assert scene.refused(f"buy D01 {ARENA}") == "CL-DMG-4"
    threaten(scene, pm=11)
    assert f"buy D01 {ARENA}" in scene.texts()


@rule("CL-DMG-9", "CL-TRO-3", "CL-DMG-4")
def test_the_tough_troglodyte_dies_of_its_second_damage_and_comes_back_unhurt() -> None:
    scene = arena("H01", "tough")
    fight(scene, "H01", "tough", 3, 4, 5)
    assert scene.told("hit_shrugged_off")[0].args == {"fighter": "tough", "hits": 2}
    assert scene.where("tough") is None
    assert scene.damage_on("tough") == 0
    assert scene.told("killed")[0].args["for_good"] is False


@rule("CL-DMG-9", "CL-S7-4")
def test_a_putrefied_damned_is_removed_for_good() -> None:
    scene = arena("H01", "damned1", scenario="S7")
    fight(scene, "H01", "damned1", 3, 1, 1)
    assert scene.damage_on("damned1") == 1
    scene.activate_humans()
    fight(scene, "H01", "damned1", 3, 1, 1)
    assert scene.told("killed")[0].args == {"fighter": "damned1", "cause": "attack", "for_good": True}


# Lines (CL-DMG-5, CL-DMG-6, CL-DMG-10)


@rule("CL-DMG-5", "CL-CBT-4")
def test_the_human_player_picks_a_line_that_is_not_cancelled_for_each_hit() -> None:
    scene = arena("H05", "D01")
    scene.wound("H05", 2)
    fight(scene, "D01", "H05", 4, 4, 1, 1)
    assert scene.asked() == ("cancel_line", [0])
    assert scene.texts() == ["cancel 1", "cancel 3", "cancel 4", "cancel 5", "cancel 6"]
    assert scene.refusal("cancel 2") == "CL-DMG-5 (line=2)"
    assert scene.picks("cancel 5") == ["line:H05/5"]
    assert scene.touches("cancel 5") == ["fighter:H05"]
    assert scene.wish("cancel 5") == GIVE_UP
    scene.do("cancel 5")
    assert scene.refused("cancel 5") == "CL-DMG-5"
    scene.do("cancel 1")
    assert scene.cancelled("H05") == [1, 2, 5]


@rule("CL-DMG-5", "CL-DMG-7", "CL-DEC-4")
def test_with_six_cancelled_lines_a_fighter_is_killed_and_nobody_is_asked_for_the_last() -> None:
    scene = arena("H05", "D01")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "D01", "H05", 4, 5, 6, 6)
    assert scene.where("H05") is None
    assert scene.story()[-3:] == [
        "line_cancelled CL-CBT-4 fighter=H05 line=4 left=0 cause=attack",
        "killed CL-CBT-4 fighter=H05 cause=attack for_good=True",
        "pm_gained CL-DEM-7 seat=1 pm=3 total=3 demon=D01",
    ]
    assert scene.asked() == ("activation", [1])


@rule("CL-DMG-7")
def test_hits_beyond_what_kills_a_victim_hurt_nobody_else() -> None:
    scene = arena("H05", "H06", "D01")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "D01", "H05", 6, 6, 6, 6)
    assert scene.where("H05") is None
    assert scene.cancelled("H06") == []


@rule("CL-DMG-5", "CL-DEC-4")
def test_as_many_hits_as_lines_are_left_kill_without_a_question() -> None:
    scene = arena("H05", "D01")
    scene.wound("H05", 1, 2)
    fight(scene, "D01", "H05", 4, 4, 4, 4)
    assert scene.where("H05") is None


@rule("CL-DMG-6", "CL-EXH-1")
def test_cancelling_the_line_in_use_changes_nothing_this_turn() -> None:
    scene = arena("H05", "D01")
    before = scene.values("H05"), scene.talents("H05")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    scene.do("cancel 4")
    assert (scene.values("H05"), scene.talents("H05")) == before
    assert not scene.is_exhausted("H05")


@rule("CL-DMG-10")
def test_hits_are_placed_one_by_one_and_all_are_known() -> None:
    scene = arena("H05", "D01")
    fight(scene, "D01", "H05", 4, 4, 4, 1)
    assert scene.told("attack_rolled")[0].args["hits"] == 3
    for line, left in ((6, 5), (5, 4), (4, 3)):
        assert scene.asked() == ("cancel_line", [0])
        scene.do(f"cancel {line}")
        assert scene.told("line_cancelled")[0].args == {"fighter": "H05", "line": line, "left": left, "cause": "attack"}
    assert scene.asked() == ("activation", [1])


@rule("CL-DMG-10", "CL-TEF-5")
def test_a_doubled_hit_cancels_two_lines() -> None:
    scene = arena("H05", "D01", tile=HUNGRY)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    scene.do("cancel 6", "cancel 3")
    assert scene.cancelled("H05") == [3, 6]
    assert scene.asked() == ("activation", [1])


@rule("CL-DEC-1")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [((), "cancel 4"), ((1, 2), "cancel 4"), ((4,), "cancel 1"), ((1, 2, 4), "cancel 3")],
)
def test_without_an_answer_the_assigned_line_goes_else_the_lowest(lines: tuple[int, ...], expected: str) -> None:
    scene = arena("H05", "D01")
    scene.wound("H05", *lines)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert default(scene) == expected


# Death (CL-DMG-8)


@rule("CL-DMG-8", "CL-EQP-2", "CL-INV-9")
def test_with_a_killed_fighter_its_equipment_die_and_card_are_gone() -> None:
    scene = arena("H05", "D01")
    scene.equip("H05", "E01", "E02")
    scene.lay_card("H05", "I13")
    scene.state.courage = scene.state.smiting = 1 << scene.figure("H05")
    scene.state.blessed = scene.state.terror = scene.figure("H05")
    scene.wound("H05", *FIVE_LINES)
    unused = scene.state.unused_equipment
    fight(scene, "D01", "H05", 6, 1, 1, 1)
    figure = scene.figure("H05")
    assert scene.equipment("H05") == []
    assert scene.state.unused_equipment == unused
    assert (scene.state.line[figure], scene.state.card[figure]) == (0, -1)
    assert scene.state.instinct_deck.discard == 1 << 12
    assert scene.state.wrath == scene.state.courage == scene.state.smiting == scene.state.uses == 0
    assert scene.state.blessed == scene.state.terror == -1
    assert scene.state.removed == 1 << figure


@rule("CL-DMG-8", "CL-GFT-8", "CL-GFT-14")
def test_a_pending_gather_round_outlives_its_bearer() -> None:
    scene = arena("H01", "D01")
    scene.state.extra_dice = 2
    scene.wound("H01", *FIVE_LINES)
    fight(scene, "D01", "H01", 6, 1, 1, 1)
    assert scene.where("H01") is None
    scene.roll(1, 2, 3, 4, 5)
    scene.do("end_phase")
    assert scene.told("dice_rolled")[0].args["dice"] == [1, 2, 3, 4, 5]


# Sent back (CL-DMG-11)


@rule("CL-DMG-11")
def test_who_is_sent_back_is_not_killed_and_keeps_its_damage() -> None:
    scene = arena("D01", "hound1", "troglodyte1")
    scene.damage("D01", 3)
    scene.damage("hound1", 2)
    scene.triggered("hound1", 4)
    scene.triggered("D01", 1)
    for name in ("D01", "hound1", "troglodyte1"):
        send_back(scene.state, scene.figure(name), "CL-DMG-11")
    assert scene.on(ARENA) == []
    assert (scene.damage_on("D01"), scene.damage_on("hound1")) == (3, 2)
    assert scene.dice_on("hound1") == ([], [])
    assert scene.dice_on("D01") == ([], [1])
    assert scene.state.died_once == 0
    assert scene.story() == [f"sent_back CL-DMG-11 fighter={name}" for name in ("D01", "hound1", "troglodyte1")]
    threaten(scene, pm=9)
    assert {f"buy D01 {ARENA}", f"buy hound {ARENA}", f"buy troglodyte {ARENA}"} <= {*scene.texts()}


@rule("CL-DMG-11", "CL-S7-3")
def test_a_putrefied_damned_sent_back_is_out_of_the_game() -> None:
    scene = arena("damned1", scenario="S7")
    send_back(scene.state, scene.figure("damned1"), "CL-S7-3")
    assert scene.state.removed >> scene.figure("damned1") & 1
    scene.game.check(scene.state)


# Tough (CL-TAL-11 to CL-TAL-13)


@rule("CL-TAL-11")
def test_tough_cancels_the_first_hit_of_each_activation_phase() -> None:
    scene = arena("H10", "troglodyte1", "troglodyte2")
    fight(scene, "troglodyte1", "H10", 4)
    assert scene.story()[-1] == "hit_shrugged_off CL-TAL-11 fighter=H10 hits=0"
    assert scene.cancelled("H10") == []
    fight(scene, "troglodyte2", "H10", 4)
    scene.do("cancel 1")
    scene.activate_infernals()
    fight(scene, "troglodyte1", "H10", 4)
    assert scene.cancelled("H10") == [1]


@rule("CL-TAL-11")
def test_human_and_infernal_activation_phases_count_anew() -> None:
    scene = arena("H10", "D01", tile=19)
    scene.stand(HALL, "H10")
    act(scene, "H10", f"step {ARENA}", 3)
    assert scene.told("hit_shrugged_off")
    fight(scene, "D01", "H10", 4, 1, 1, 1)
    assert scene.told("hit_shrugged_off")


@rule("CL-TAL-12", "CL-TEF-8")
def test_tough_cancels_hits_that_are_not_from_combat_in_an_activation_phase() -> None:
    scene = arena(tile=19)
    scene.equip("H05", "E04")
    act(scene, "H05", f"step {ARENA}", 6)
    assert scene.cancelled("H05") == []
    assert scene.asked() == ("activation", [0])


@rule("CL-TAL-12", "CL-TEF-10")
def test_tough_does_nothing_in_preparation_phases() -> None:
    scene = pit("H10", "D07")
    scene.roll(4)
    scene.begin("human_preparation")
    assert scene.asked() == ("cancel_line", [0])
    scene.roll(1, 2, 3, 4, 5)
    scene.do("cancel 1")
    scene = pit("D07")
    scene.roll(4, 1, 2, 3)
    scene.begin("infernal_preparation")
    assert scene.damage_on("D07") == 1


@rule("CL-TAL-12", "CL-TEF-14", "CL-THR-10")
def test_tough_does_nothing_in_the_threat_phase() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(36, ARENA)
    scene.list_demon("D07")
    threaten(scene, pm=5)
    scene.roll(5)
    scene.do(f"buy D07 {ARENA}")
    assert scene.damage_on("D07") == 1


@rule("CL-TAL-13")
def test_a_second_source_of_tough_cancels_nothing_more() -> None:
    scene = arena("H10", "D01")
    scene.equip("H10", "E04")
    scene.lay_card("H10", "I11")
    fight(scene, "D01", "H10", 4, 4, 1, 1)
    assert scene.told("hit_shrugged_off")[0].args == {"fighter": "H10", "hits": 1}
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TAL-13")
def test_who_becomes_tough_after_a_hit_of_this_phase_gets_nothing() -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2")
    fight(scene, "troglodyte1", "H05", 4)
    scene.do("cancel 6")
    scene.equip("H05", "E04")
    fight(scene, "troglodyte2", "H05", 4)
    assert scene.told("hit_shrugged_off") == []
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TAL-13", "CL-TAL-11")
def test_a_hit_before_the_phase_does_not_use_tough_up() -> None:
    scene = pit("D07")
    scene.roll(4, 1, 2, 3)
    scene.begin("infernal_preparation")
    assert scene.damage_on("D07") == 1
    scene.do("place 1 P1", "place 3 P1", "place 2 P2")
    scene.stand(ARENA, "H01")
    fight(scene, "H01", "D07", 4, 1, 1)
    assert scene.told("hit_shrugged_off")
    assert scene.damage_on("D07") == 1


@rule("CL-AMB-21", "CL-TEF-5", "CL-TAL-11")
def test_tough_comes_before_the_doubling() -> None:
    scene = arena("H10", "D01", tile=HUNGRY)
    fight(scene, "D01", "H10", 4, 4, 1, 1)
    assert scene.story()[-2:] == [
        "hit_shrugged_off CL-TAL-11 fighter=H10 hits=1",
        "hits_doubled CL-TEF-5 fighter=H10 hits=2",
    ]
    scene.do("cancel 1", "cancel 2")
    assert scene.asked() == ("activation", [1])


@rule("CL-EVT-16", "CL-CBT-6", "CL-TAL-11")
def test_unholy_flesh_comes_before_tough_and_tough_before_the_doubling() -> None:
    scene = arena("H03", "D07", tile=HUNGRY)
    scene.line("H03", 6)
    scene.hold("V12")
    fight(scene, "H03", "D07", 4, 4, 4, 4, 1)
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.story()[1:] == [
        "hits_cancelled CL-EVT-16 fighter=D07 hits=2 left=2",
        "hit_shrugged_off CL-TAL-11 fighter=D07 hits=1",
        "hits_doubled CL-TEF-5 fighter=D07 hits=2",
        "damaged CL-CBT-4 fighter=D07 hits=2 left=3 cause=attack",
    ]


@rule("CL-EVT-16", "CL-TAL-13")
def test_hits_that_unholy_flesh_cancels_are_not_suffered() -> None:
    scene = arena("H01", "H03", "D07")
    scene.hold("V12")
    fight(scene, "H01", "D07", 4, 1, 1)
    scene.do("play V12")
    fight(scene, "H03", "D07", 4, 1, 1)
    assert scene.told("hit_shrugged_off")
    assert scene.damage_on("D07") == 0
