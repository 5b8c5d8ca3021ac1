"""Sections 2.6 and 6.4: the seven gifts of consecrated fighters."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

DICE = {"G1": 6, "G2": 5, "G3": 4, "G4": 3, "G5": 2, "G6": 1, "G7": 5}


def bearing(gift: str) -> ClaustrophobiaScene:
    """The Redeemer bears this gift."""
    scene = ClaustrophobiaScene()
    scene.gifts("H01", gift)
    return scene


def activated(gift: str, scene: ClaustrophobiaScene | None = None) -> ClaustrophobiaScene:
    """The Redeemer got the die of his gift, the others the lines 4, 4 and 1, which draw no card."""
    return confirmed(scene or bearing(gift), DICE[gift], 4, 4, 1)


def default(scene: ClaustrophobiaScene) -> str:
    return str(scene.state.decision.default(scene.state, 0, FastChance(1)))


@rule("CL-GFT-1", "CL-GFT-2", "CL-GFT-4")
@pytest.mark.parametrize("gift", ["G1", "G2", "G3", "G4", "G5", "G6", "G7"])
def test_a_gift_is_activated_by_the_die_of_its_value_alone(gift: str) -> None:
    scene = activated(gift)
    told = f"gift_activated CL-HPR-9 seat=0 fighter=H01 gift={gift}"
    assert told in scene.story()
    for die in range(1, 7):
        if die != DICE[gift]:
            other = confirmed(bearing(gift), die, 4, 4, 1)
            assert other.told("gift_activated") == []


@rule("CL-GFT-1", "CL-GFT-4", "CL-EXH-3", "CL-AMB-28")
@pytest.mark.parametrize("gift", ["G1", "G2", "G3", "G4", "G5", "G6", "G7"])
def test_no_gift_works_for_an_exhausted_bearer(gift: str) -> None:
    scene = bearing(gift)
    scene.wound("H01", DICE[gift])
    scene.wound("H03", 6)
    scene.stand("0,0", "troglodyte1")
    activated(gift, scene)
    state = scene.state
    assert scene.told("gift_activated") == []
    assert scene.asked() == ("activation", [0])
    assert (state.smiting, state.wrath, state.extra_dice, state.prescience) == (0, 0, 0, False)


# G1


@rule("CL-GFT-5", "CL-AMB-20")
def test_smite_hits_on_two_or_more() -> None:
    scene = bearing("G1")
    scene.tile(9, "0,-1")
    scene.stand("0,-1", "H01", "D01")
    activated("G1", scene)
    scene.do("activate H01")
    scene.roll(1, 2, 3, 5)
    scene.do("fight D01")
    assert scene.damage_on("D01") == 3


@rule("CL-GFT-5", "CL-TRN-5")
def test_smite_lasts_for_this_turn() -> None:
    scene = activated("G1")
    assert scene.state.smiting == 1 << scene.figure("H01")
    rolled(scene, 2, 2, 2, 2)
    assert scene.state.smiting == 0


# G2


@rule("CL-GFT-6", "CL-GFT-14", "CL-AMB-13", "CL-AMB-3")
def test_aura_of_wrath_gives_combat_to_everybody_wherever_they_stand() -> None:
    scene = bearing("G2")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H06")
    activated("G2", scene)
    assert scene.values("H01") == (2, 4, 3)
    assert scene.values("H03") == (1, 4, 4)
    assert scene.values("H06") == (1, 4, 3)
    assert "wrath_spread CL-GFT-6 seat=0 fighter=H01" in scene.story()
    scene.activate_infernals()
    assert scene.values("H03") == (1, 4, 4)
    rolled(scene, 2, 2, 2, 2)
    assert scene.state.wrath == 0


@rule("CL-GFT-6", "CL-EXH-4", "CL-EXH-6", "CL-EX-5")
def test_aura_of_wrath_lets_the_exhausted_fight() -> None:
    scene = bearing("G2")
    scene.wound("H03", 5)
    scene.stand("0,0", "troglodyte1")
    confirmed(scene, 5, 5, 4, 1)
    assert scene.is_exhausted("H03")
    assert scene.values("H03") == (0, 1, 3)
    assert scene.talents("H03") == []
    assert scene.cards() == []
    scene.do("activate H03")
    assert "fight troglodyte1" in scene.texts()


# G3


@rule("CL-GFT-7", "CL-GFT-15", "CL-DEC-1")
def test_aura_of_courage_helps_one_other_fighter() -> None:
    scene = bearing("G3")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H06")
    activated("G3", scene)
    assert scene.asked() == ("use_gift", [0])
    assert scene.texts() == ["invoke H03", "invoke H05", "invoke H06", "no_gift"]
    assert scene.refused("invoke H01") == "CL-GFT-7"
    assert default(scene) == "no_gift"
    scene.do("invoke H06")
    assert scene.values("H06") == (2, 4, 4)
    assert scene.values("H05") == (1, 2, 4)
    assert scene.story()[0] == "courage_given CL-GFT-7 seat=0 fighter=H01 ally=H06"
    assert scene.asked() == ("activation", [0])


@rule("CL-GFT-15")
def test_aura_of_courage_may_be_declined() -> None:
    scene = activated("G3")
    scene.do("no_gift")
    assert scene.state.courage == 0
    assert scene.asked() == ("activation", [0])


@rule("CL-GFT-7", "CL-DEC-4")
def test_aura_of_courage_asks_nothing_without_another_fighter() -> None:
    scene = bearing("G3")
    scene.bury("H03", "H05", "H06")
    rolled(scene, 4)
    assert scene.asked() == ("activation", [0])


# G4


@rule("CL-GFT-8", "CL-HPR-3", "CL-DMG-8")
def test_gather_round_rolls_two_more_dice_in_the_next_preparation() -> None:
    scene = activated("G4")
    assert scene.state.extra_dice == 2
    scene.bury("H01")
    rolled(scene, 1, 2, 3, 4, 5)
    assert scene.told("dice_rolled")[0].args["dice"] == [1, 2, 3, 4, 5]


@rule("CL-GFT-8", "CL-AMB-28")
def test_a_pending_gather_round_stays_when_its_bearer_is_exhausted() -> None:
    scene = activated("G4")
    scene.wound("H01", 3)
    rolled(scene, 3, 4, 4, 1, 1, 1)
    assert scene.all_chance_used()


# G5


@rule("CL-GFT-9", "CL-AMB-13", "CL-GFT-15")
def test_aura_of_healing_heals_a_line_of_an_ally_on_the_tile() -> None:
    scene = bearing("G5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H06")
    for name in ("H01", "H03", "H06"):
        scene.wound(name, 1, 6)
    confirmed(scene, 2, 4, 4, 2)
    assert scene.texts() == ["invoke H03", "no_gift"]
    for name in ("H01", "H05", "H06"):
        assert scene.refused(f"invoke {name}") == "CL-GFT-9"
    scene.do("invoke H03")
    assert scene.texts() == ["heal 1", "heal 6", "no_heal"]
    assert default(scene) == "no_heal"
    scene.do("heal 6")
    assert scene.cancelled("H03") == [1]
    assert scene.asked() == ("activation", [0])


@rule("CL-GFT-15", "CL-HEA-2", "CL-HEA-3", "CL-HEA-6")
def test_whom_aura_of_healing_rouses_acts_normally_but_draws_no_card() -> None:
    scene = bearing("G5")
    scene.wound("H03", 5)
    confirmed(scene, 2, 5, 4, 1)
    assert scene.is_exhausted("H03")
    scene.do("invoke H03", "heal 5")
    assert not scene.is_exhausted("H03")
    assert scene.values("H03") == (1, 4, 3)
    assert scene.talents("H03") == ["bodyguard", "imposing"]
    assert scene.cards() == []


# G6


@rule("CL-GFT-10")
def test_prescience_lays_its_token_on_the_stack() -> None:
    scene = activated("G6")
    assert scene.state.prescience
    assert "prescience_laid CL-GFT-10 seat=0 fighter=H01" in scene.story()


@rule("CL-GFT-11")
def test_without_a_stack_no_prescience_token_is_laid() -> None:
    scene = bearing("G6")
    scene.stack()
    activated("G6", scene)
    assert not scene.state.prescience


# G7


@rule("CL-GFT-12", "CL-GFT-13", "CL-TAL-12", "CL-EX-19")
def test_expiation_strikes_twice_at_a_risk() -> None:
    scene = bearing("G7")
    scene.equip("H01", "E04")
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    activated("G7", scene)
    assert scene.asked() == ("use_gift", [0])
    assert scene.texts() == [
        *["invoke H03", "invoke H05", "invoke H06", "invoke troglodyte1", "invoke troglodyte2"],
        "no_gift",
    ]
    assert scene.refused("invoke H01") == "CL-GFT-13"
    scene.roll(2)
    scene.do("invoke troglodyte1")
    assert scene.where("troglodyte1") is None
    assert scene.where("troglodyte2") == "0,0"
    assert scene.cancelled("H01") == []
    assert scene.asked() == ("use_gift", [0])
    scene.roll(4)
    scene.do("invoke troglodyte2")
    assert scene.where("troglodyte2") is None
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 3")
    assert scene.cancelled("H01") == [3]
    assert scene.asked() == ("activation", [0])


@rule("CL-GFT-12")
def test_expiation_is_told() -> None:
    scene = bearing("G7")
    scene.stand("0,0", "troglodyte1")
    activated("G7", scene)
    scene.roll(3)
    scene.do("invoke troglodyte1")
    assert scene.story()[0] == "expiated CL-GFT-12 seat=0 fighter=H01 victim=troglodyte1 left=1"
    assert scene.story()[-1] == "expiation_rolled CL-GFT-12 fighter=H01 roll=3 hit=False"


@rule("CL-GFT-12", "CL-GFT-15", "CL-DEC-1")
def test_expiation_may_be_used_once_or_not_at_all() -> None:
    scene = activated("G7")
    assert default(scene) == "no_gift"
    scene.do("no_gift")
    assert scene.asked() == ("activation", [0])
    scene = activated("G7")
    scene.roll(1)
    scene.do("invoke H05", "cancel 1", "no_gift")
    assert scene.cancelled("H05") == [1]
    assert scene.asked() == ("activation", [0])
    assert scene.state.expiations == 0


@rule("CL-GFT-13", "CL-EVT-16")
def test_the_die_of_expiation_is_rolled_even_if_the_hit_was_cancelled() -> None:
    scene = bearing("G7")
    scene.stand("0,0", "D01")
    scene.hold("V12")
    activated("G7", scene)
    scene.do("invoke D01")
    assert scene.asked() == ("window", [1])
    scene.roll(6)
    scene.do("play V12")
    assert scene.damage_on("D01") == 0
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-GFT-13")
def test_a_dead_bearer_expiates_no_more() -> None:
    scene = bearing("G7")
    scene.wound("H01", 1, 2, 3, 4, 6)
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    activated("G7", scene)
    scene.roll(5)
    scene.do("invoke troglodyte1")
    assert scene.where("H01") is None
    assert scene.asked() == ("activation", [0])
    assert scene.state.expiations == 0


@rule("CL-GFT-13", "CL-S5-3")
def test_expiation_reaches_only_the_own_tile_and_no_possessed() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.gifts("H09", "G7")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H09", "possessed1", "H05")
    scene.stand("0,0", "troglodyte1")
    confirmed(scene, 5, 1, 4, 1)
    scene.do("no_blessing")
    assert scene.texts() == ["invoke H05", "no_gift"]
    assert scene.refused("invoke possessed1") == "CL-GFT-13"
    assert scene.refused("invoke troglodyte1") == "CL-GFT-13"


# What is pressed


@rule("CL-HPR-10")
def test_the_fighter_is_pressed_for_a_gift() -> None:
    scene = activated("G3")
    assert scene.picks("invoke H05") == ["fighter:H05"]
    assert scene.touches("invoke H05") == ["gift:G3"]


@rule("CL-HPR-9")
def test_gift_and_pictogram_belong_to_different_fighters_in_one_step() -> None:
    scene = bearing("G1")
    laid(scene, 6, 2, 3, 1)
    scene.next_instinct("I05", "I07")
    scene.do("confirm")
    assert [event.kind for event in scene.events if event.rule == "CL-HPR-9"] == [
        "gift_activated",
        "instinct_drawn",
        "instinct_drawn",
    ]
