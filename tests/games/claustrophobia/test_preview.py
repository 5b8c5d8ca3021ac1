"""What is told before an action: costs, ways, exact odds, and what else comes of it."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.claustrophobia import odds
from hypogeum.games.claustrophobia.meta import GAME
from tests.games.claustrophobia.preparing import rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

NORTH = "0,-1"


def beside(tile: int = 46) -> ClaustrophobiaScene:
    """The tile lies north of the hall, where the human fighters stand; a crossroads lies beyond it."""
    scene = ClaustrophobiaScene()
    scene.tile(tile, NORTH)
    scene.tile(47, "0,-2")
    return scene


def look(scene: ClaustrophobiaScene, text: str) -> Preview | None:
    """The preview of an offered action of whoever is asked."""
    assert text in scene.texts()
    return GAME.preview(scene.state, scene.state.decision.seat(scene.state), GAME.action(text))


def chances(scene: ClaustrophobiaScene, text: str) -> dict[str, float]:
    found = look(scene, text)
    assert found is not None
    return {one.what: one.chance for one in found.odds}


def warnings(scene: ClaustrophobiaScene, text: str) -> list[str]:
    found = look(scene, text)
    return [] if found is None else found.warnings


def duel(attacker: str, *enemies: str, tile: int = 46) -> ClaustrophobiaScene:
    """A fighter, activated, on a tile with enemies."""
    scene = beside(tile)
    scene.stand(NORTH, attacker, *enemies)
    if not attacker.startswith("H"):
        scene.activate_infernals()
    scene.do(f"activate {attacker}")
    return scene


def about(number: float) -> object:
    return pytest.approx(number)


# The odds themselves


@rule("CL-CBT-3", "CL-TAL-4")
@pytest.mark.parametrize(("needed", "of_six"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_one_die(needed: int, of_six: int) -> None:
    assert odds.hit_chance(needed, False) == about(of_six / 6)
    assert odds.hit_chance(needed, True) == about(1 - ((6 - of_six) / 6) ** 2)


@rule("CL-CBT-3")
def test_several_dice() -> None:
    assert odds.spread(0, 0.5) == [1.0]
    assert odds.spread(3, 0.5) == [0.125, 0.375, 0.375, 0.125]
    assert odds.spread(2, 2 / 3) == [about(1 / 9), about(4 / 9), about(4 / 9)]


# Moving


@rule("CL-MOV-1")
def test_a_step_costs_a_point_and_has_its_way() -> None:
    scene = beside()
    scene.do("activate H05")
    assert look(scene, "step 0,-1") == Preview(cost=1, path=["tile:0,0", "tile:0,-1"])


@rule("CL-TEF-6", "CL-TEF-21")
def test_a_step_out_of_water_costs_everything_and_a_step_into_it_warns() -> None:
    scene = beside(16)
    scene.line("H05", 5)
    scene.do("activate H05")
    assert look(scene, "step 0,-1") == Preview(cost=1, path=["tile:0,0", "tile:0,-1"], warnings=["flooded"])
    scene.stand(NORTH, "H05")
    assert look(scene, "step 0,-2") == Preview(cost=3, path=["tile:0,-1", "tile:0,-2"])
    scene.stand("0,0", "H05")
    scene.equip("H05", "E13")
    assert warnings(scene, "step 0,-1") == []


@rule("CL-TEF-1")
def test_an_alarm_is_warned_of_until_it_is_used() -> None:
    scene = beside(7)
    scene.do("activate H05")
    assert warnings(scene, "step 0,-1") == ["alarm"]
    scene.state.used = 1 << scene.place(NORTH)
    assert warnings(scene, "step 0,-1") == []
    scene.state.used = 0
    scene.stand("0,-2", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert warnings(scene, "step 0,-1") == []


@rule("CL-TEF-8", "CL-EQP-12")
def test_the_odds_of_a_trap_that_waits() -> None:
    scene = beside(19)
    scene.do("activate H05")
    assert chances(scene, "step 0,-1") == {"trap": about(2 / 3)}
    scene.equip("H05", "E13")
    assert chances(scene, "step 0,-1") == {}
    scene.equip("H05")
    scene.state.used = 1 << scene.place(NORTH)
    assert chances(scene, "step 0,-1") == {}


@rule("CL-TEF-14")
def test_the_odds_of_a_sanctuary_are_for_infernal_fighters() -> None:
    scene = beside(36)
    scene.do("activate H05")
    assert chances(scene, "step 0,-1") == {}
    scene.stand("0,-2", "D01")
    scene.activate_infernals()
    scene.do("activate D01")
    assert chances(scene, "step 0,-1") == {"sanctuary": about(1 / 3)}


@rule("CL-INS-7")
def test_a_pursuit_costs_nothing() -> None:
    scene = beside(19)
    scene.stand("0,0", "troglodyte1")
    scene.lay_card("H05", "I06")
    scene.roll(6, 1)
    scene.do("activate H05", "fight troglodyte1")
    found = look(scene, "pursue 0,-1")
    assert found is not None
    assert (found.cost, found.path) == (0, ["tile:0,0", "tile:0,-1"])
    assert chances(scene, "pursue 0,-1") == {"trap": about(2 / 3)}


# Exploring


@rule("CL-EXP-2", "CL-HID-1")
def test_an_exploration_says_what_it_costs_and_nothing_of_the_tile() -> None:
    scene = beside()
    scene.stack(19, 44)
    scene.do("activate H05")
    assert look(scene, "explore W") == Preview(cost=1, path=["tile:0,0", "tile:-1,0"])


@rule("CL-TEF-6", "CL-EXP-3")
def test_exploring_out_of_water_costs_everything() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(16, NORTH)
    scene.stack(44)
    scene.stand(NORTH, "H05")
    scene.line("H05", 5)
    scene.do("activate H05")
    assert look(scene, "explore N") == Preview(cost=3, path=["tile:0,-1", "tile:0,-2"])


# Fighting


@rule("CL-CBT-3", "CL-DMG-1")
def test_two_dice_against_a_troglodyte() -> None:
    """A die hits with 3 or more: 2 of 3; both miss once in nine."""
    scene = duel("H05", "troglodyte1")
    args = {"dice": 2, "damage": 0.9, "left": 1}
    assert look(scene, "fight troglodyte1") == Preview(
        odds=[
            Odds(what="hit", chance=1 - (1 - 4 / 6) * (1 - 4 / 6), args=args),
            Odds(what="kill", chance=2 * 4 / 6 * (1 - 4 / 6) + 4 / 6 * 4 / 6, args=args),
        ]
    )
    assert chances(scene, "fight troglodyte1") == {"hit": about(8 / 9), "kill": about(8 / 9)}


@rule("CL-DMG-1", "CL-CBT-2")
def test_two_dice_against_two_troglodytes() -> None:
    """Both hit: 4 of 9; together they hit 4/3 times, which is 1.3."""
    scene = duel("H05", "troglodyte1", "troglodyte2")
    found = look(scene, "fight troglodyte1")
    assert found is not None
    assert found.odds[0].args == {"dice": 2, "damage": 1.3, "left": 2}
    assert chances(scene, "fight troglodyte1") == {"hit": about(8 / 9), "kill": about(4 / 9)}


@rule("CL-DMG-3", "CL-DMG-7")
def test_dice_against_a_demon_that_has_damage() -> None:
    """The Butcher has DF 4 and one life point left: a die hits once in two."""
    scene = duel("H05", "D01")
    scene.damage("D01", 4)
    assert chances(scene, "fight D01") == {"hit": about(3 / 4), "kill": about(3 / 4)}
    scene.damage("D01", 3)
    assert chances(scene, "fight D01") == {"hit": about(3 / 4), "kill": about(1 / 4)}
    scene.damage("D01", 0)
    found = look(scene, "fight D01")
    assert found is not None
    assert found.odds[1] == Odds(what="kill", chance=0.0, args={"dice": 2, "damage": 1.0, "left": 5})


@rule("CL-TAL-4")
def test_a_frenzied_attacker() -> None:
    """Against DF 5 a die hits once in three, and once more of what missed: 5 of 9; three dice miss 64 of 729 times."""
    scene = duel("H07", "D02")
    assert chances(scene, "fight D02")["hit"] == about(665 / 729)


@rule("CL-TAL-11", "CL-TAL-13")
def test_a_tough_target() -> None:
    """The Plaguebearer has one life point left and shrugs the first hit off: both dice must hit."""
    scene = duel("H05", "D07")
    scene.damage("D07", 4)
    assert chances(scene, "fight D07") == {"hit": about(3 / 4), "kill": about(1 / 4)}
    scene.state.hit_once = 1 << scene.figure("D07")
    assert chances(scene, "fight D07")["kill"] == about(3 / 4)


@rule("CL-TEF-5")
def test_in_a_hungry_tunnel() -> None:
    """One hit takes the two life points that are left, or two troglodytes."""
    scene = duel("H05", "D01", tile=13)
    scene.damage("D01", 3)
    assert chances(scene, "fight D01")["kill"] == about(3 / 4)
    scene = duel("H05", "troglodyte1", "troglodyte2", tile=13)
    assert chances(scene, "fight troglodyte1")["kill"] == about(8 / 9)


@rule("CL-GFT-5", "CL-TEF-2", "CL-AMB-20")
def test_in_mist_with_and_without_smite() -> None:
    scene = duel("H01", "D01", tile=10)
    assert chances(scene, "fight D01")["hit"] == about(1 - (5 / 6) ** 3)
    scene.state.smiting = 1 << scene.figure("H01")
    assert chances(scene, "fight D01")["hit"] == about(1 - (1 / 6) ** 3)


@rule("CL-EQP-7", "CL-GFT-5")
def test_a_blunderbuss_has_a_die_more() -> None:
    scene = duel("H05", "D01")
    scene.state.smiting = 1 << scene.figure("H05")
    assert chances(scene, "shoot D01")["hit"] == about(7 / 8)


@rule("CL-DMG-5")
def test_a_troglodyte_against_a_scout() -> None:
    scene = duel("troglodyte1", "H05")
    found = look(scene, "fight H05")
    assert found is not None
    assert found.odds[0].args == {"dice": 1, "damage": 0.5, "left": 6}
    assert chances(scene, "fight H05") == {"hit": about(1 / 2), "kill": 0}
    scene.wound("H05", 1, 2, 3, 5, 6)
    assert chances(scene, "fight H05") == {"hit": about(1 / 2), "kill": about(1 / 2)}


@rule("CL-EQP-10", "CL-EQP-8", "CL-EQP-6")
def test_equipment() -> None:
    scene = duel("H05", "D01")
    scene.equip("H05", "E02", "E06", "E07")
    scene.wound("H05", 1)
    assert chances(scene, "use E07 D01")["hit"] == about(7 / 8)
    assert chances(scene, "use E02 0,-1") == {"grenade": about(2 / 3)}
    assert look(scene, "use E06 H05") is None


@rule("CL-TOK-3")
def test_rubble() -> None:
    """One of two dice must show 5 or more."""
    scene = beside()
    scene.state.rubble = scene.end("0,0/N")
    scene.do("activate H05")
    assert chances(scene, "clear_rubble N") == {"break": about(5 / 9)}


# Dice and cards


@rule("CL-EXH-1")
def test_a_die_for_a_cancelled_line_exhausts() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 3)
    scene.hand("I09", "I13")
    rolled(scene, 1, 3, 5, 6)
    assert warnings(scene, "assign 3 H05") == ["exhausts"]
    assert look(scene, "assign 1 H05") is None
    assert look(scene, "assign 3 H06") is None
    turns = [text for text in scene.offers("turn") if text.endswith("H05")]
    assert {warnings(scene, text) == ["exhausts"] for text in turns if "I09" in text} == {True}
    assert {look(scene, text) for text in turns if "I13" in text} == {None}


# The end of a phase


@rule("CL-HAC-6", "CL-HAC-2")
def test_it_is_told_that_somebody_has_not_acted() -> None:
    scene = ClaustrophobiaScene()
    assert warnings(scene, "end_phase") == ["not_acted"]
    scene.do("activate H01", "activate H03", "activate H05")
    assert warnings(scene, "end_phase") == ["not_acted"]
    scene.do("activate H06")
    assert look(scene, "end_phase") is None


def test_what_says_enough_itself_has_no_preview() -> None:
    scene = ClaustrophobiaScene()
    assert look(scene, "activate H05") is None
    assert look(scene, "let_pass H03") is None


# Nothing hidden shows


@rule("CL-HID-1")
def test_previews_are_the_same_whatever_is_hidden() -> None:
    scene = duel("H05", "D01", "troglodyte1", tile=46)
    scene.hold("V01", "V08", "V11", "V12")
    scene.equip("H05", "E01", "E02")
    texts = scene.texts()
    seen = [look(scene, text) for text in texts]
    for seed in range(20):
        guess = GAME.resample(scene.state, 0, FastChance(seed))
        assert [GAME.preview(guess, 0, GAME.action(text)) for text in texts] == seen
