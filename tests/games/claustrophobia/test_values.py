"""MV, CB and DF with everything that changes them, and the limits of their values."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.state import BLESSED_CB, BLESSED_MV
from tests.games.claustrophobia.fighting import ARENA, HALL, MIST, MUSHROOMS, arena
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

SHEETS = {
    "H01": "1/1/5 1/2/4 2/1/4 1/3/4 2/3/3 1/4/3",
    "H02": "1/1/5 1/2/5 2/2/4 1/2/4 1/3/4 1/3/3",
    "H03": "1/2/5 1/3/3 1/2/4 1/3/4 1/4/3 1/5/3",
    "H04": "1/2/5 1/3/3 1/2/4 1/3/4 1/4/3 1/5/3",
    "H05": "1/3/3 2/1/4 2/2/3 1/2/4 3/1/3 2/3/3",
    "H06": "1/3/3 2/1/4 2/2/3 1/2/4 3/1/3 2/3/3",
    "H07": "1/1/5 2/2/3 1/2/4 1/3/4 1/3/3 1/4/3",
    "H08": "1/1/5 2/2/3 1/2/4 1/3/4 1/3/3 1/4/3",
    "H09": "1/1/5 1/1/5 2/1/4 1/2/4 2/2/3 1/3/3",
    "H10": "1/2/5 1/3/4 1/2/4 1/3/4 1/4/3 1/4/3",
    "H11": "1/2/3 2/1/4 2/2/3 1/2/4 3/1/3 2/2/3",
    "H12": "1/1/5 2/2/3 2/1/4 1/3/4 2/2/3 1/3/3",
    "H13": "1/1/5 1/2/4 2/2/3 1/3/4 2/1/4 1/4/3",
}


def scout(tile: int = 46) -> ClaustrophobiaScene:
    """Scout A stands in the arena with its die on line 4 (1/2/4) and without equipment."""
    scene = arena("H05", tile=tile)
    scene.equip("H05")
    return scene


def give_token(scene: ClaustrophobiaScene, *tokens: str) -> None:
    for token in tokens:
        setattr(scene.state, token, 1 << scene.figure("H05"))


def bless(scene: ClaustrophobiaScene, bonus: int) -> None:
    scene.state.blessed = scene.figure("H05")
    scene.state.blessed_with = bonus


# Lines and sheets


@rule("CL-HPR-11", "CL-HUM-1", "CL-OVR-8")
@pytest.mark.parametrize("sheet", [*SHEETS])
def test_the_line_of_the_die_gives_all_three_values(sheet: str) -> None:
    scene = arena(sheet)
    scene.equip(sheet)
    for line, text in enumerate(SHEETS[sheet].split(), start=1):
        scene.line(sheet, line)
        assert "/".join(str(value) for value in scene.values(sheet)) == text


@rule("CL-TRO-1", "CL-TRO-3", "CL-HND-1", "CL-S5-3", "CL-S7-4", "CL-OVR-8")
@pytest.mark.parametrize(
    ("scenario", "name", "values"),
    [
        ("S1", "troglodyte1", (1, 1, 3)),
        ("S1", "tough", (1, 2, 3)),
        ("S1", "hound1", (0, 0, 4)),
        ("S5", "possessed1", (1, 2, 4)),
        ("S7", "damned1", (1, 2, 3)),
    ],
)
def test_values_of_infernal_fighters_without_a_name(scenario: str, name: str, values: tuple[int, int, int]) -> None:
    assert arena(name, scenario=scenario).values(name) == values


# Bonuses (CL-TOK-2, CL-CBT-10)


@rule("CL-GFT-6", "CL-AMB-3", "CL-TOK-2")
def test_wrath_is_one_combat_die_however_many_sources_it_has() -> None:
    scene = scout()
    give_token(scene, "wrath")
    assert scene.values("H05") == (1, 3, 4)
    scene.lay_card("H05", "I01")
    assert scene.values("H05") == (1, 3, 4)


@rule("CL-GFT-7", "CL-AMB-3", "CL-TOK-2")
def test_courage_is_one_more_of_everything_however_many_sources_it_has() -> None:
    scene = scout()
    give_token(scene, "courage")
    assert scene.values("H05") == (2, 3, 5)
    scene.lay_card("H05", "I02")
    assert scene.values("H05") == (2, 3, 5)


@rule("CL-TOK-2", "CL-TAL-2")
def test_bonuses_of_different_kinds_add_up() -> None:
    scene = scout()
    give_token(scene, "wrath", "courage")
    bless(scene, BLESSED_CB)
    assert scene.values("H05") == (2, 6, 5)


@rule("CL-AMB-1", "CL-TAL-2")
@pytest.mark.parametrize(
    ("reading", "bonus", "values"),
    [
        ("mv1_cb2", BLESSED_MV, (2, 2, 4)),
        ("mv1_cb2", BLESSED_CB, (1, 4, 4)),
        ("mv2_cb1", BLESSED_MV, (3, 2, 4)),
        ("mv2_cb1", BLESSED_CB, (1, 3, 4)),
    ],
)
def test_the_two_readings_of_blessing(reading: str, bonus: int, values: tuple[int, int, int]) -> None:
    scene = arena("H05", blessing=reading)
    bless(scene, bonus)
    assert scene.values("H05") == values


@rule("CL-INS-6", "CL-INS-9")
def test_flight_is_two_more_steps() -> None:
    scene = scout()
    scene.lay_card("H05", "I14")
    assert scene.values("H05") == (3, 2, 4)


@rule("CL-EQP-14", "CL-PRI-2")
def test_equipment_adds_to_the_line_and_to_everything_else() -> None:
    scene = scout()
    scene.equip("H05", "E03", "E09", "E10")
    assert scene.values("H05") == (2, 3, 4)
    give_token(scene, "wrath", "courage")
    assert scene.values("H05") == (3, 5, 5)


# Limits (CL-PRI-3)


@rule("CL-PRI-3", "CL-EQP-6")
def test_the_great_axe_never_takes_defence_below_two() -> None:
    scene = scout()
    scene.equip("H05", "E09")
    scene.line("H05", 6)
    assert scene.values("H05") == (2, 4, 2)
    scene.stand(HALL, "D05")
    scene.triggered("D05", 1, 2)
    scene.activate_infernals()
    assert scene.values("H05") == (2, 4, 2)


@rule("CL-PRI-3")
def test_no_value_falls_below_nothing() -> None:
    scene = scout()
    scene.exhaust("H05")
    scene.equip("H05", "E08", "E09")
    scene.state.terror = scene.figure("H05")
    assert scene.values("H05") == (0, 0, 3)


@rule("CL-EVT-9")
def test_terror_makes_combat_nothing_whatever_the_bonuses() -> None:
    scene = scout()
    scene.equip("H05", "E09")
    give_token(scene, "wrath", "courage")
    bless(scene, BLESSED_CB)
    scene.state.terror = scene.figure("H05")
    assert scene.values("H05") == (2, 0, 4)
    assert scene.values("H06")[1] == 2


# Exhaustion (CL-EXH-2, CL-EXH-6)


@rule("CL-EXH-2", "CL-EXH-6", "CL-EQP-3")
def test_the_exhausted_have_nothing_but_defence_three_and_no_equipment() -> None:
    scene = scout()
    scene.line("H05", 6)
    scene.equip("H05", "E03", "E09", "E10")
    scene.exhaust("H05")
    assert scene.values("H05") == (0, 0, 3)


@rule("CL-EXH-4", "CL-EXH-6", "CL-INS-9")
def test_bonuses_that_are_no_equipment_help_the_exhausted() -> None:
    scene = scout()
    scene.exhaust("H05")
    give_token(scene, "wrath", "courage")
    bless(scene, BLESSED_CB)
    assert scene.values("H05") == (1, 4, 4)
    bless(scene, BLESSED_MV)
    scene.lay_card("H05", "I14")
    assert scene.values("H05") == (4, 2, 4)


@rule("CL-EXH-6", "CL-CBT-7")
@pytest.mark.parametrize(("tile", "df"), [(MIST, 6), (MUSHROOMS, 3), (46, 4)])
def test_tiles_come_last_for_the_exhausted_too(tile: int, df: int) -> None:
    scene = scout(tile)
    scene.exhaust("H05")
    give_token(scene, "courage")
    assert scene.values("H05") == (1, 1, df)


# Infernal bonuses


@rule("CL-DST-2", "CL-AMB-3", "CL-AMB-40", "CL-TRO-4")
def test_supernatural_speed_is_for_ordinary_troglodytes() -> None:
    scene = arena("troglodyte11", "tough", "D01")
    scene.stand(HALL, "troglodyte1")
    scene.triggered("P2", 2, 4)
    assert [scene.values(name)[0] for name in ("troglodyte1", "troglodyte11", "tough", "D01")] == [2, 2, 1, 1]


@rule("CL-DEM-11", "CL-TRO-4")
def test_the_howler_leads_ordinary_troglodytes_on_its_tile() -> None:
    scene = arena("D05", "troglodyte11", "tough")
    scene.stand(HALL, "troglodyte2")
    assert [scene.values(name)[1] for name in ("troglodyte11", "troglodyte2", "tough")] == [2, 1, 2]


@rule("CL-DEM-16", "CL-CBT-7")
@pytest.mark.parametrize(("tile", "df"), [(46, 4), (MIST, 6), (MUSHROOMS, 3)])
def test_tiles_have_the_last_word_on_strings_too(tile: int, df: int) -> None:
    scene = arena("troglodyte1", tile=tile)
    scene.stand(HALL, "D10")
    assert scene.values("troglodyte1")[2] == df


@rule("CL-DEM-11", "CL-TRN-5")
@pytest.mark.parametrize(("phase", "df"), [("infernal", 3), ("human", 4)])
def test_the_howl_lowers_defence_in_the_infernal_activation_alone(phase: str, df: int) -> None:
    scene = scout()
    scene.stand(HALL, "D05")
    scene.triggered("D05", 1, 2)
    if phase == "infernal":
        scene.activate_infernals()
    assert scene.values("H05")[2] == df


@rule("CL-DEM-11", "CL-DEM-20")
def test_the_howl_reaches_no_further_than_an_open_link() -> None:
    scene = scout()
    scene.tile(47, "0,-2")
    scene.stand("0,-2", "D05")
    scene.triggered("D05", 1, 2)
    scene.activate_infernals()
    assert (scene.values("H05")[2], scene.values("H06")[2]) == (3, 4)
    scene.state.rubble = scene.end("0,-2/S")
    assert scene.values("H05")[2] == 4


@rule("CL-DEM-7", "CL-DEM-12", "CL-DEM-18", "CL-DEM-5")
@pytest.mark.parametrize(
    ("demon", "dice", "values"),
    [("D01", (1,), (1, 5, 4)), ("D06", (2,), (1, 4, 4)), ("D12", (4, 4), (2, 5, 4)), ("D11", (1,), (2, 3, 4))],
)
def test_powers_that_raise_values(demon: str, dice: tuple[int, ...], values: tuple[int, int, int]) -> None:
    scene = arena(demon)
    scene.triggered(demon, *dice)
    assert scene.values(demon) == values


@rule("CL-HND-3")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_an_unleashed_hound_has_the_values_of_its_die(face: int) -> None:
    scene = arena("hound2")
    scene.triggered("hound2", face)
    expected = ["1/2", "2/1", "1/3", "2/2", "1/4", "2/3"][face - 1]
    mv, cb, df = scene.values("hound2")
    assert (f"{mv}/{cb}", df) == (expected, parts.HELLHOUND_DF)


@rule("CL-TEF-2", "CL-TEF-4")
def test_tiles_concern_who_stands_on_them_alone() -> None:
    scene = scout(MIST)
    assert (scene.values("H05")[2], scene.values("H06")[2]) == (6, 4)
    assert scene.where("H06") != ARENA
