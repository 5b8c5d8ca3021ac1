"""Section 12: readings that the booklet leaves open, each as it was decided."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia import components as parts
from tests.games.claustrophobia.fighting import ARENA, HALL, act, arena
from tests.games.claustrophobia.infernal import prepare, roll_destiny, table, threaten, use_up_events
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

# Dice and powers


@rule("CL-AMB-6", "CL-DST-2", "CL-DIE-3")
def test_powers_have_their_boxes_and_faces_their_colours() -> None:
    assert parts.POWER_BOXES[:6] == [3, 2, 2, 1, 3, 3]
    assert [face for face in range(1, 7) if parts.is_red(face)] == [1, 3, 5]
    scene = table()
    roll_destiny(scene, 1, 2, 3)
    assert scene.offers("place")[:3] == ["place 1 P1", "place 1 P3", "place 1 P4"]
    assert "place 2 P3" not in scene.texts()
    scene.do("place 1 P3", "place 3 P3")
    assert scene.dice_on("P3") == ([1, 3], [])


@rule("CL-AMB-7", "CL-DST-2")
@pytest.mark.parametrize(("dice", "triggers"), [((6,), False), ((6, 1), True), ((3, 3), False)])
def test_a_charge_takes_at_least_two_dice(dice: tuple[int, ...], triggers: bool) -> None:
    scene = table()
    use_up_events(scene)
    others = [2, 2, 2][: 3 - len(dice)]
    prepare(scene, *[f"{die} P5" for die in dice], *[f"{die} P2" for die in others])
    assert (scene.dice_on("P5")[1] != []) == triggers


@rule("CL-AMB-8", "CL-DST-2")
def test_one_die_triggers_abyssal_threat_and_none_waits_there() -> None:
    scene = table()
    scene.pm(0)
    roll_destiny(scene, 1, 2, 3)
    scene.do("place 1 P1", "place 2 P2", "place 3 P3")
    assert scene.state.pm == 3
    assert scene.dice_on("P1") == ([], [1])


@rule("CL-AMB-4", "CL-AMB-5", "CL-TEF-1")
def test_an_alarm_counts_in_the_next_infernal_preparation_and_its_die_is_one_of_the_six() -> None:
    scene = arena(tile=6)
    act(scene, "H05", f"step {ARENA}")
    scene.prepared("P2", 2)
    scene.prepared("P3", 1)
    scene.prepared("P5", 1)
    scene.do("end_phase")
    assert scene.asked() == ("take_dice_back", [1])
    scene.do("leave_dice")
    assert scene.texts() == ["take_back P2 2", "take_back P3 1", "take_back P5 1", "roll 3"]
    scene.do("take_back P5 1")
    scene.roll(1, 2, 3, 4)
    scene.do("roll 4")
    assert scene.state.pool == 0
    assert scene.state.alarms == 0


@rule("CL-AMB-17", "CL-AMB-35", "CL-IPR-6")
def test_dice_lie_on_absent_demons_and_not_on_absent_hounds() -> None:
    scene = table()
    scene.list_demon("D12")
    roll_destiny(scene, 4, 1, 3)
    assert "place 4 D12" in scene.texts()
    assert scene.refused("place 4 hound1") == "CL-IPR-6"
    scene.do("place 4 D12", "place 1 P1", "place 3 P1")
    assert scene.dice_on("D12") == ([4], [])
    roll_destiny_again(scene)
    assert scene.dice_on("D12") == ([4], [])


def roll_destiny_again(scene: ClaustrophobiaScene) -> None:
    """The next infernal preparation phase begins; nothing is taken back."""
    scene.begin("infernal_preparation")
    scene.roll(1, 2, 3)
    scene.do("leave_dice")


# Fighters and gifts


@rule("CL-AMB-12", "CL-HPR-3")
def test_who_has_left_gets_no_die() -> None:
    scene = ClaustrophobiaScene()
    scene.away("H06")
    rolled(scene, 1, 2, 3)
    assert scene.all_chance_used()


@rule("CL-AMB-13", "CL-GFT-6", "CL-GFT-9")
def test_aura_of_wrath_includes_its_bearer_and_aura_of_healing_does_not() -> None:
    scene = ClaustrophobiaScene()
    scene.gifts("H01", "G2")
    confirmed(scene, 5, 1, 1, 1)
    assert scene.values("H01") == (2, 4, 3)
    scene = ClaustrophobiaScene()
    scene.gifts("H01", "G5")
    scene.wound("H01", 6)
    confirmed(scene, 2, 1, 1, 1)
    assert scene.asked() == ("activation", [0])


@rule("CL-AMB-28", "CL-EXH-3")
def test_an_exhausted_leader_neither_blesses_nor_uses_gifts() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.wound("H09", 1)
    scene.wound("H02", 1)
    confirmed(scene, 1, 1, 1, 1)
    assert scene.told("gift_activated") == []
    assert scene.asked() == ("activation", [0])


@rule("CL-AMB-29", "CL-HPR-7")
def test_a_card_may_put_a_die_on_a_cancelled_line() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I14")
    scene.wound("H05", 4)
    rolled(scene, 1, 1, 1, 1)
    scene.do("turn I14 1 H05", *[f"assign 1 {name}" for name in ("H01", "H03", "H06")], "confirm")
    assert scene.is_exhausted("H05")


@rule("CL-AMB-26", "CL-TAL-2")
def test_a_fighter_has_a_card_or_a_blessing() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.hand("I01")
    laid(scene, 1, 1, 1, 1).do("give I01 H05", "confirm")
    assert scene.asked() == ("bless", [0])
    assert not [text for text in scene.texts() if " H05 " in text]
    assert [text for text in scene.texts() if " H03 " in text]


# Moving and exploring


@rule("CL-AMB-25", "CL-EXP-3")
def test_without_movement_nobody_explores() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(44)
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.refused("explore E") == "CL-MOV-1"


@rule("CL-AMB-9", "CL-MOV-5")
def test_an_exit_that_faces_a_wall_is_no_unexplored_exit() -> None:
    scene = arena(tile=43)
    scene.tile(46, "0,-2")
    scene.tile(47, "1,0")
    threaten(scene, pm=1)
    assert f"buy troglodyte {ARENA}" in scene.texts()
    scene.tile(40, "1,-1")  # its wall is to the east of the arena
    assert scene.refused(f"buy troglodyte {ARENA}") == "CL-THR-5"


@rule("CL-AMB-32", "CL-SET-5")
def test_a_tile_that_setup_overfills_is_simply_full() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, ARENA)
    scene.stand(ARENA, "H04")
    scene.do("activate H04")
    assert scene.refused(f"step {HALL}") == "CL-MOV-6"


# Entering play


@rule("CL-AMB-37", "CL-THR-3")
def test_a_well_makes_demons_cheaper_and_hounds_not() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(25, ARENA)
    threaten(scene, pm=4)
    assert {f"buy hound {ARENA}", f"buy D01 {ARENA}"} <= {*scene.texts()}
    scene.pm(2)
    assert scene.refusal(f"buy hound {ARENA}") == "CL-THR-2 (entry=hound, pm=3, total=2)"
    scene.pm(3)
    assert scene.refusal(f"buy D01 {ARENA}") == "CL-THR-2 (entry=D01, pm=4, total=3)"


@rule("CL-AMB-38", "CL-THR-7", "CL-THR-8")
@pytest.mark.parametrize("tile", [29, 39])
def test_saturation_counts_on_a_lair_and_with_both_charges(tile: int) -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2", tile=tile)
    scene.triggered("P5", 3, 4)
    scene.triggered("P6", 4, 4)
    threaten(scene, pm=1)
    assert scene.refused(f"buy troglodyte {ARENA}") == "CL-MOV-6"


@rule("CL-AMB-39", "CL-TEF-10")
@pytest.mark.parametrize(("roll", "hit"), [(3, False), (4, True), (6, True)])
def test_the_die_of_a_pit_is_a_combat_die(roll: int, hit: bool) -> None:
    scene = arena("H05", tile=23)
    scene.roll(roll, *[] if hit else [1, 1, 1, 1])
    scene.begin("human_preparation")
    assert scene.told("pit_rolled")[0].args == {"fighter": "H05", "roll": roll, "hit": hit}
    assert (scene.asked()[0] == "cancel_line") == hit
