"""Sections 1, 2.1 to 2.3 and 6.6: sides, figures, values, and which rule comes first."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import (
    FIGURE_IDS,
    FIGURES,
    HUMANS,
    INFERNALS,
    LEADERS,
    TROGLODYTES,
    enemies_of,
    is_human,
)
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.state import State
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.preparing import confirmed
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene
from tests.kit import rule


def arena(*names: str) -> ClaustrophobiaScene:
    """These fighters stand on a plain crossroads north of the hall."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.stand("0,-1", *names)
    return scene


# Sides (CL-OVR-1 to CL-OVR-4)


@rule("CL-OVR-1")
def test_two_people_play() -> None:
    assert (GAME.fewest_seats, GAME.most_seats) == (2, 2)
    for seats in (1, 3):
        with pytest.raises(WrongSeats):
            GAME.new({}, seats=seats, chance=FastChance(1))


@rule("CL-OVR-1", "CL-OVR-2")
def test_every_figure_belongs_to_one_of_two_factions() -> None:
    scene = ClaustrophobiaScene()
    assert HUMANS & INFERNALS == 0
    assert HUMANS | INFERNALS == (1 << FIGURES) - 1
    for figure in range(FIGURES):
        assert scene.state.owner(figure) == (HUMAN if is_human(figure) else INFERNAL)


@rule("CL-OVR-2", "CL-HUM-1")
def test_a_fighter_has_a_faction_and_a_camp() -> None:
    scene = arena("H05", "troglodyte1", "tough", "hound1", "D01", "possessed1", "damned1")
    found = {fighter.id: (fighter.faction, fighter.camp) for fighter in GAME.view(scene.state, INFERNAL).fighters}
    assert len(found) == 10
    for name, sides in found.items():
        assert sides == (("human", "western") if name.startswith("H") else ("infernal", "demonic"))


@rule("CL-OVR-3")
@pytest.mark.parametrize("name", ["H01", "H13", "troglodyte1", "tough", "hound2", "D08", "possessed1", "damned5"])
def test_the_other_faction_are_the_enemies(name: str) -> None:
    figure = ClaustrophobiaScene.figure(name)
    assert enemies_of(figure) == (INFERNALS if name.startswith("H") else HUMANS)


@rule("CL-OVR-3", "CL-CBT-9")
def test_nobody_attacks_an_ally() -> None:
    scene = arena("H05", "H06", "troglodyte1", "D01")
    scene.do("activate H05")
    assert scene.offers("fight") == ["fight troglodyte1", "fight D01"]
    assert scene.refused("fight H06") == "CL-CBT-9"
    scene.activate_infernals()
    scene.do("activate D01")
    assert scene.offers("fight") == ["fight H05", "fight H06"]
    assert scene.refused("fight troglodyte1") == "CL-CBT-9"


@rule("CL-OVR-4")
def test_every_game_is_a_scenario_and_the_first_one_is_the_survivors() -> None:
    state = GAME.new({}, seats=2, chance=FastChance(1))
    assert isinstance(state, State)
    assert [FIGURE_IDS[figure] for figure in state.roster] == ["H01", "H03", "H05", "H06"]
    assert state.tiles == [2]


@rule("CL-OVR-6", "CL-TRN-1")
def test_five_phases_make_a_turn() -> None:
    scene = ClaustrophobiaScene()
    scene.away("H01")
    confirmed(scene, 4, 4, 4)
    phases = [event.args["phase"] for event in scene.told("phase_began")]
    scene.roll(1, 3, 5)
    scene.do("end_phase")
    phases += [event.args["phase"] for event in scene.told("phase_began")]
    scene.roll(4, 4, 4)
    scene.do("place 1 P3", "place 3 P3", "place 5 P1")
    phases += [event.args["phase"] for event in scene.told("phase_began")]
    assert phases == [
        *["human_activation", "infernal_preparation", "threat", "infernal_activation"],
        "human_preparation",
    ]
    assert scene.state.turn == 2


# Words and values (CL-OVR-7, CL-OVR-8)


@rule("CL-OVR-7")
def test_whoever_is_no_leader_is_a_warrior() -> None:
    leaders = [FIGURE_IDS[figure] for figure in range(13) if LEADERS >> figure & 1]
    assert leaders == ["H01", "H02", "H09"]


@rule("CL-OVR-7")
def test_in_play_is_who_stands_on_a_tile() -> None:
    scene = arena("H05", "troglodyte1")
    assert scene.state.in_play(scene.figure("troglodyte1"))
    assert not scene.state.in_play(scene.figure("troglodyte2"))
    scene.away("H05", "troglodyte1")
    assert not scene.state.in_play(scene.figure("H05"))
    assert not scene.state.in_play(scene.figure("troglodyte1"))


@rule("CL-OVR-8", "CL-HUM-1", "CL-HPR-11")
def test_the_line_of_the_die_gives_a_western_fighter_its_values() -> None:
    scene = ClaustrophobiaScene()
    found: list[tuple[int, int, int]] = []
    for line in range(1, 7):
        scene.line("H05", line)
        found.append(scene.values("H05"))
    assert found == [(1, 3, 3), (2, 1, 4), (2, 2, 3), (1, 2, 4), (3, 1, 3), (2, 3, 3)]


@rule("CL-OVR-8", "CL-TRO-1")
def test_combat_is_dice_and_defence_is_the_number_to_roll() -> None:
    scene = arena("H05", "troglodyte1")
    scene.line("H05", 1)
    scene.roll(2, 3, 1)
    scene.do("activate H05", "fight troglodyte1")
    assert scene.told("attack_rolled")[0].args["needed"] == 3
    assert scene.told("attack_rolled")[0].args["hits"] == 1


@rule("CL-OVR-8", "CL-DMG-5", "CL-DMG-2")
def test_infernal_fighters_have_life_points_and_western_fighters_lines() -> None:
    scene = arena("H05", "hound1", "D01")
    views = {fighter.id: fighter for fighter in GAME.view(scene.state, 0).fighters}
    assert [views[name].hp for name in ("H05", "hound1", "D01")] == [6, 3, 5]


# The box (CL-CMP-1, CL-CMP-2)


@rule("CL-CMP-1", "CL-DST-6")
def test_gems_never_run_short() -> None:
    scene = arena()
    scene.hold("V07")
    threaten(scene, 60)
    scene.do("play V07")
    assert scene.state.pm == 64


@rule("CL-CMP-1")
def test_only_these_figures_are_a_limit() -> None:
    state = ClaustrophobiaScene().state
    assert (state.company & TROGLODYTES).bit_count() == 11
    assert [
        FIGURE_IDS[figure] for figure in range(FIGURES) if state.company >> figure & 1 and not is_human(figure)
    ] == [
        *[f"troglodyte{number}" for number in range(1, 12)],
        *["tough", "hound1", "hound2", "D01"],
    ]
    assert state.hole_tokens == 3


@rule("CL-CMP-2", "CL-HUM-4")
def test_a_sheet_in_use_belongs_to_one_figure() -> None:
    assert len(set(FIGURE_IDS)) == FIGURES
    for scenario in ("S1", "S2", "S3", "S4", "S5", "S6", "S7"):
        roster = ClaustrophobiaScene(scenario).state.roster
        assert len(set(roster)) == len(roster) <= 5
        figures = [parts.SHEET_FIGURE[sheet] for sheet in roster]
        for figure in set(figures):
            assert figures.count(figure) <= (1 if figure in (parts.SHEET_FIGURE[0], parts.SHEET_FIGURE[1]) else 2)


# Western fighters (CL-HUM-3, CL-HUM-5)


@rule("CL-HUM-3")
def test_a_gift_lies_on_a_line_of_a_consecrated_fighter() -> None:
    scene = ClaustrophobiaScene()
    sheets = {sheet.id: sheet for sheet in GAME.view(scene.state, 0).sheets}
    assert sheets["H01"].gifts == ["G3", "G6"]
    assert "consecrated" in scene.talents("H01")
    assert [sheets[name].gifts for name in ("H03", "H05", "H06")] == [[], [], []]
    lines = [parts.GIFT_DIE[parts.GIFT_IDS.index(gift)] for gift in sheets["H01"].gifts]
    assert sorted(lines) == [1, 4]


@rule("CL-HUM-5")
def test_the_brute_guards_and_blocks_and_the_scout_slips_away() -> None:
    scene = ClaustrophobiaScene()
    assert scene.talents("H03") == ["bodyguard", "imposing"]
    assert scene.talents("H05") == ["elusive"]


# Troglodytes (CL-TRO-1 to CL-TRO-5)


@rule("CL-TRO-1")
def test_an_ordinary_troglodyte() -> None:
    scene = arena("troglodyte1")
    assert scene.values("troglodyte1") == (1, 1, 3)
    assert scene.talents("troglodyte1") == []
    scene.stand("0,-1", "H05")
    scene.roll(6, 1)
    scene.do("activate H05", "fight troglodyte1")
    assert scene.where("troglodyte1") is None
    assert scene.state.in_reserve(scene.figure("troglodyte1"))


@rule("CL-TRO-2", "CL-TRO-3", "CL-AMB-31")
def test_the_tough_troglodyte_is_a_target_of_its_own() -> None:
    scene = arena("H05", "troglodyte1", "tough")
    assert scene.values("tough") == (1, 2, 3)
    assert scene.talents("tough") == ["tough"]
    scene.do("activate H05")
    assert scene.offers("fight") == ["fight troglodyte1", "fight tough"]
    scene.roll(6, 6)
    scene.do("fight tough")
    assert scene.damage_on("tough") == 1
    assert scene.on("0,-1") == ["H05", "troglodyte1", "tough"]


@rule("CL-TRO-3")
def test_the_tough_troglodyte_is_never_simply_bought_and_comes_back_unharmed() -> None:
    scene = arena("H06", "tough")
    scene.damage("tough", 1)
    scene.roll(6, 6)
    scene.do("activate H06", "fight tough")
    assert scene.where("tough") is None
    assert scene.damage_on("tough") == 0
    scene.stand("0,0", "H06")
    scene.hold("V05")
    threaten(scene, 2)
    assert [text for text in scene.offers("buy") if "tough" in text] == []
    scene.do("play V05 0,-1")
    assert scene.on("0,-1") == ["tough"]


@rule("CL-TRO-4", "CL-TRO-5")
def test_what_is_said_of_ordinary_troglodytes_does_not_concern_the_tough_one() -> None:
    scene = arena("troglodyte1", "tough", "D05")
    scene.triggered("P2", 2, 4)
    scene.triggered("P3", 1, 3)
    assert scene.values("troglodyte1") == (2, 2, 3)
    assert scene.talents("troglodyte1") == ["frenzied"]
    assert scene.values("tough") == (1, 2, 3)
    assert scene.talents("tough") == ["tough"]


@rule("CL-TRO-5")
def test_its_card_cannot_be_played_while_it_is_in_play() -> None:
    scene = arena("tough")
    scene.hold("V05")
    threaten(scene, 2)
    assert scene.refused("play V05 0,-1") == "CL-TRO-5"


# Priorities (CL-PRI-1 to CL-PRI-3)


@rule("CL-PRI-1", "CL-S3-3")
def test_the_scenario_comes_before_the_sheet_of_a_demon() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, "0,-1")
    scene.tile(2, "0,-2")
    scene.stand("0,-2", "D03")
    scene.activate_infernals()
    scene.do("activate D03")
    assert scene.values("D03")[0] == 1
    assert scene.refused("step 0,-1") == "CL-S3-3"


@rule("CL-PRI-1", "CL-CBT-7")
def test_the_tile_comes_before_the_sheet_the_gift_and_the_card() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(11, "0,-1")
    scene.stand("0,-1", "H03")
    scene.line("H03", 1)
    scene.equip("H03", "E03")
    scene.lay_card("H03", "I02")
    assert scene.values("H03") == (2, 3, 3)
    scene.stand("0,0", "H03")
    assert scene.values("H03") == (2, 3, 7)


@rule("CL-PRI-2")
def test_bonuses_of_different_sources_add_up() -> None:
    scene = ClaustrophobiaScene()
    scene.line("H03", 6)
    scene.equip("H03", "E09")
    scene.lay_card("H03", "I01")
    scene.state.courage = 1 << scene.figure("H03")
    assert scene.values("H03") == (2, 8, 3)


@rule("CL-PRI-3")
def test_no_value_falls_below_zero() -> None:
    scene = arena("H01", "troglodyte1")
    scene.exhaust("H01")
    assert scene.values("H01") == (0, 0, 3)
    scene.equip("H01", "E08")
    scene.state.terror = scene.figure("H01")
    assert scene.values("H01") == (0, 0, 3)


@rule("CL-PRI-3", "CL-CBT-3")
def test_a_defence_above_6_is_still_hit_by_a_skull() -> None:
    scene = arena("H03", "troglodyte1")
    scene.line("H03", 1)
    scene.equip("H03", "E03")
    scene.lay_card("H03", "I02")
    assert scene.values("H03")[2] == 7
    scene.activate_infernals()
    scene.roll(6)
    scene.do("activate troglodyte1", "fight H03", "cancel 4")
    assert scene.cancelled("H03") == [4]
