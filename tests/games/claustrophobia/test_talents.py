"""Section 6.3: every talent from every source, lost by a Critical Hit, and of no use to the exhausted."""

from __future__ import annotations

import pytest

from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia import components as parts
from tests.games.claustrophobia.fighting import ARENA, HALL, arena, fight
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

SHEETS = {
    "ranged": ["H11"],
    "frenzied": ["H07", "H08", "H12"],
    "bodyguard": ["H02", "H03", "H04", "H10"],
    "imposing": ["H03", "H04", "H10"],
    "elusive": ["H05", "H06", "H11", "H12"],
    "tough": ["H10"],
}
CARDS = {
    "ranged": ["E08", "I16"],
    "frenzied": ["I04", "I07"],
    "bodyguard": ["I12", "I24"],
    "imposing": ["I08", "I15"],
    "elusive": ["I10", "I20"],
    "tough": ["E04", "I11", "I19"],
}
"""What gives a talent to the Sapper, who has none."""
SOURCES = [
    *[(talent, sheet, "") for talent, sheets in SHEETS.items() for sheet in sheets],
    *[(talent, "H13", card) for talent, cards in CARDS.items() for card in cards],
]


def alone(fighter: str, card: str = "") -> ClaustrophobiaScene:
    """A fighter with an equipment or instinct card stands in the arena; bonuses let it act even when exhausted."""
    scene = arena(fighter)
    scene.equip(fighter, *([card] if card.startswith("E") else []))
    if card.startswith("I"):
        scene.lay_card(fighter, card)
    scene.state.courage |= 1 << scene.figure(fighter)
    return scene


def works(scene: ClaustrophobiaScene, fighter: str, talent: str) -> bool:
    """Whether the talent makes a difference in play."""
    if talent == "ranged":
        scene.stand(HALL, "D01")
        scene.do(f"activate {fighter}")
        return "fight D01" in scene.texts()
    if talent == "elusive":
        scene.stand(ARENA, "troglodyte1", "troglodyte2")
        scene.do(f"activate {fighter}")
        return f"step {HALL}" in scene.texts()
    if talent == "imposing":
        scene.stand(ARENA, "troglodyte1")
        scene.activate_infernals()
        scene.do("activate troglodyte1")
        return f"step {HALL}" not in scene.texts()
    if talent == "frenzied":
        scene.stand(ARENA, "D01")
        fight(scene, fighter, "D01", *[1] * 20)
        scene.script.clear()
        return scene.told("rolled_again") != []
    if talent == "bodyguard":
        scene.stand(ARENA, "H01", "D01")
        fight(scene, "D01", "H01", 6, 1, 1, 1)
        return scene.asked()[0] == "take_hits"
    assert talent == "tough"
    scene.stand(ARENA, "troglodyte1")
    fight(scene, "troglodyte1", fighter, 6)
    return scene.told("hit_shrugged_off") != []


def lose(scene: ClaustrophobiaScene, fighter: str, talent: str) -> None:
    """A Critical Hit has taken the talent."""
    lost = scene.state.lost_talents[:]
    lost[scene.figure(fighter)] = 1 << parts.TALENT_IDS.index(talent)
    scene.state.lost_talents = lost


@rule("CL-HUM-1", "CL-TAL-0")
def test_every_sheet_has_its_talents() -> None:
    scene = ClaustrophobiaScene()
    for sheet in parts.SHEET_IDS:
        expected = {talent for talent, sheets in SHEETS.items() if sheet in sheets}
        assert {*scene.talents(sheet)} - {"consecrated", "blessing"} == expected


@rule("CL-TAL-1", "CL-TAL-4", "CL-TAL-5", "CL-TAL-7", "CL-TAL-8", "CL-TAL-11", "CL-INS-6")
@pytest.mark.parametrize(("talent", "fighter", "card"), SOURCES)
def test_a_talent_works_from_every_source(talent: str, fighter: str, card: str) -> None:
    assert works(alone(fighter, card), fighter, talent)


@rule("CL-TAL-0")
@pytest.mark.parametrize("talent", [*SHEETS])
def test_nobody_has_what_no_source_gives(talent: str) -> None:
    assert not works(alone("H13"), "H13", talent)


@rule("CL-EXH-3", "CL-EXH-5")
@pytest.mark.parametrize(("talent", "fighter", "card"), SOURCES)
def test_no_talent_works_for_the_exhausted(talent: str, fighter: str, card: str) -> None:
    scene = alone(fighter, card)
    scene.exhaust(fighter)
    assert scene.talents(fighter) == []
    assert not works(scene, fighter, talent)


@rule("CL-EVT-8", "CL-EVT-14")
@pytest.mark.parametrize(("talent", "fighter", "card"), SOURCES)
def test_a_critical_hit_takes_the_talent_whatever_its_source(talent: str, fighter: str, card: str) -> None:
    scene = alone(fighter, card)
    lose(scene, fighter, talent)
    assert not works(scene, fighter, talent)


@rule("CL-EVT-14", "CL-TAL-0")
@pytest.mark.parametrize(("talent", "fighter"), [(talent, sheets[0]) for talent, sheets in SHEETS.items()])
def test_a_critical_hit_takes_all_sources_of_one_talent(talent: str, fighter: str) -> None:
    scene = alone(fighter, CARDS[talent][-1])
    lose(scene, fighter, talent)
    assert not works(scene, fighter, talent)


@rule("CL-EVT-8")
def test_a_critical_hit_leaves_the_other_talents() -> None:
    scene = alone("H10")
    lose(scene, "H10", "bodyguard")
    assert scene.talents("H10") == ["imposing", "tough"]


@rule("CL-TAL-0", "CL-TAL-4")
def test_two_sources_of_frenzied_roll_misses_again_only_once() -> None:
    scene = alone("H07", "I04")
    scene.stand(ARENA, "D01")
    fight(scene, "H07", "D01", 1, 1, 1, 1, 1, 1, 1, 1)
    assert scene.all_chance_used()


@rule("CL-TAL-0", "CL-TAL-5")
def test_a_bodyguard_with_a_second_source_is_asked_only_once() -> None:
    scene = alone("H03", "I12")
    scene.stand(ARENA, "H01", "D01")
    fight(scene, "D01", "H01", 4, 5, 1, 1)
    scene.do("guard H03 0")
    assert scene.asked() == ("cancel_line", [0])


# Consecrated and Blessing (CL-TAL-2, CL-TAL-3)


@rule("CL-TAL-3", "CL-GFT-1")
def test_gifts_belong_to_consecrated_fighters() -> None:
    with pytest.raises(WrongOption, match="H03 is not Consecrated"):
        ClaustrophobiaScene(edited("S1", ('H01 = ["G3", "G6"]', 'H03 = ["G3", "G6"]')))


@rule("CL-TAL-3", "CL-GFT-4")
def test_a_consecrated_fighter_uses_the_gifts_that_the_scenario_gives_it() -> None:
    scene = ClaustrophobiaScene()
    assert scene.talents("H01") == ["consecrated"]
    scene.roll(4, 4, 4, 4)
    scene.begin("human_preparation")
    scene.do(*[f"assign 4 {name}" for name in ("H01", "H03", "H05", "H06")], "confirm")
    assert scene.told("gift_activated")[0].args == {"seat": 0, "fighter": "H01", "gift": "G3"}


@rule("CL-TAL-2", "CL-EXH-3")
def test_blessing_and_consecrated_come_from_sheets_and_are_of_no_use_to_the_exhausted() -> None:
    scene = ClaustrophobiaScene("S5")
    assert (scene.talents("H02"), scene.talents("H09")) == (["blessing", "bodyguard"], ["blessing", "consecrated"])
    scene.exhaust("H02", "H09")
    assert scene.talents("H02") == scene.talents("H09") == []


# Talents of infernal fighters


@rule("CL-TAL-11", "CL-TRO-3", "CL-TRO-4")
def test_the_tough_troglodyte_is_tough_and_nothing_else_gives_it_a_talent() -> None:
    scene = arena("tough", "troglodyte1")
    assert scene.talents("troglodyte1") == []
    scene.triggered("P3", 1, 3)
    assert scene.talents("tough") == ["tough"]
    assert scene.talents("troglodyte1") == ["frenzied"]


@rule("CL-DEM-8", "CL-DEM-17", "CL-TAL-0")
def test_powers_give_talents_to_their_demons() -> None:
    scene = arena("D02", "D11")
    assert (scene.talents("D02"), scene.talents("D11")) == (["imposing"], [])
    scene.triggered("D02", 2, 4)
    scene.triggered("D11", 1)
    assert (scene.talents("D02"), scene.talents("D11")) == (["imposing", "tough"], ["frenzied"])
