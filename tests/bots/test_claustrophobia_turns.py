"""The careful bot of Claustrophobia 1643 in the turns of both sides."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from tests.bots.claustrophobia_bots import careful_choice, careful_steps
from tests.games.claustrophobia.infernal import CROSSROADS, HALL, allocate, roll_destiny, table, threaten
from tests.games.claustrophobia.scenario_play import GuideScene, begin
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

# Human dice


def rolled(*faces: int, **wounds: tuple[int, ...]) -> ClaustrophobiaScene:
    """The human player lays these dice for the four fighters of the first scenario; some lines are cancelled."""
    scene = ClaustrophobiaScene()
    for name, lines in wounds.items():
        scene.wound(name, *lines)
    scene.roll(*faces)
    begin(scene, "human_preparation")
    assert scene.asked() == ("assignment", [0])
    return scene


def on_cancelled_lines(scene: ClaustrophobiaScene) -> list[str]:
    """Whose die lies so that it would exhaust its fighter."""
    state = scene.state
    return [FIGURE_IDS[figure] for figure in state.roster if state.damage[figure] >> state.line[figure] & 1]


@rule("CL-HPR-5", "CL-EXH-1")
@pytest.mark.parametrize(
    ("faces", "wounds"),
    [
        ((6, 5, 2, 1), {"H01": (6,), "H03": (5,), "H05": (2,), "H06": (1,)}),
        ((1, 2, 3, 4), {"H01": (1, 2, 3), "H03": (1, 2, 4), "H05": (1, 3, 4)}),
        ((6, 6, 6, 1), {"H05": (6,)}),
        ((2, 2, 4, 4), {"H01": (1, 2, 3, 5, 6), "H06": (4,), "H03": (1, 3)}),
    ],
)
def test_nobody_is_exhausted_as_long_as_the_dice_can_be_laid_otherwise(
    faces: tuple[int, ...], wounds: dict[str, tuple[int, ...]]
) -> None:
    scene = rolled(*faces, **wounds)
    assert careful_steps(scene)[-1] == "confirm"
    assert on_cancelled_lines(scene) == []


@rule("CL-HPR-7", "CL-EXH-1")
def test_a_card_turns_the_die_of_whoever_would_be_exhausted() -> None:
    scene = rolled(6, 6, 6, 6, H01=(6,))
    scene.hand("I03")
    assert careful_steps(scene)[0] == "turn I03 6 H01"
    assert on_cancelled_lines(scene) == []


@rule("CL-HPR-5", "CL-HPR-12")
def test_every_fighter_gets_its_die_at_once() -> None:
    scene = rolled(1, 3, 4, 6)
    assert [step.split()[0] for step in careful_steps(scene)] == ["assign"] * 4 + ["confirm"]


# Human activation


@rule("CL-S6-2", "CL-SCN-6")
def test_a_crate_is_picked_up() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    scene.state.crates = [0, 1]
    scene.stand("0,-1", "H05")
    scene.do("activate H05")
    assert careful_choice(scene) == "pick_up crate"


@rule("CL-S6-3", "CL-SCN-4")
def test_whoever_carries_a_crate_goes_home_and_departs() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    scene.tile(47, "0,-2")
    scene.stand("0,-1", "H05")
    scene.state.crate_bearers = 1 << scene.figure("H05")
    scene.away("H02", "H07", "H08", "H11")
    scene.do("activate H05")
    assert careful_choice(scene) == "step 0,0"
    scene.do("step 0,0")
    assert careful_choice(scene) == "depart"
    scene.do("depart")
    assert scene.state.delivered == 1


@rule("CL-S6-3")
def test_nobody_departs_without_a_crate() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    assert "depart" not in [step.split()[0] for step in careful_steps(scene)]


@rule("CL-S1-3", "CL-SCN-4")
def test_the_gate_is_taken_as_soon_as_it_is_near() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(1, "0,-1")
    scene.do("activate H05")
    assert careful_choice(scene) == "step 0,-1"


@rule("CL-S2-3")
def test_the_bearer_goes_to_the_shaft_and_plants_the_explosive() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(25, "0,-1")
    scene.state.explosive_by = scene.figure("H05")
    scene.do("activate H05")
    assert careful_steps(scene)[:2] == ["step 0,-1", "plant"]
    assert scene.state.explosive_lit


@rule("CL-S8-7")
def test_the_bearer_poisons_the_nest() -> None:
    scene = GuideScene()
    scene.tile(3, "0,-1")
    scene.stand("0,-1", "H05")
    scene.state.poison_by = scene.figure("H05")
    scene.do("activate H05")
    assert careful_choice(scene) == "poison"


@rule("CL-S4-3")
def test_the_redeemer_recites_though_enemies_stand_beside_him() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.stand("0,0", "troglodyte1")
    scene.do("activate H01")
    assert careful_choice(scene) == "recite"


@rule("CL-S5-4")
def test_a_leader_exorcises_the_possessed_on_its_tile() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "possessed1", "H02")
    scene.do("activate H02")
    assert careful_choice(scene) == "exorcise possessed1"


@rule("CL-CBT-2")
def test_whoever_has_an_enemy_beside_it_acts_first_and_fights() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H03", "troglodyte1")
    assert careful_steps(scene) == ["activate H03", "fight troglodyte1"]


@rule("CL-EXP-1")
def test_without_a_goal_in_sight_it_explores() -> None:
    scene = ClaustrophobiaScene()
    assert careful_steps(scene)[-1].startswith("explore")


def long_way_from_the_last_exits() -> ClaustrophobiaScene:
    """The company stands three tiles away from the unexplored exits, and the Exit is all that is left of the stack."""
    scene = ClaustrophobiaScene()
    scene.tile(39, "0,-1")
    scene.tile(40, "0,-2")
    scene.tile(3, "0,-3")
    scene.stand("0,-3", "H05", "H06")
    scene.bury("H01", "H03")
    scene.stack(1)
    return scene


@rule("CL-S1-3", "CL-S1-7")
@pytest.mark.parametrize(
    ("company", "lines", "explores"),
    [
        pytest.param(("H06",), (), True, id="somebody can follow"),
        pytest.param((), (), False, id="the others are far"),
        pytest.param((), (1, 2, 3, 4), True, id="it may not live to wait"),
    ],
)
def test_the_exit_is_not_revealed_before_somebody_can_follow(
    company: tuple[str, ...], lines: tuple[int, ...], explores: bool
) -> None:
    scene = long_way_from_the_last_exits()
    scene.stand("0,0", "H05", *company)
    scene.wound("H05", *lines)
    scene.do("activate H05")
    assert (careful_steps(scene)[0].split()[0] == "explore") is explores


@rule("CL-S1-3")
def test_the_last_of_the_company_waits_for_nobody() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(1)
    scene.bury("H01", "H03", "H06")
    scene.do("activate H05")
    assert careful_choice(scene).startswith("explore")


@rule("CL-S1-3")
def test_before_the_exit_is_revealed_the_company_meets() -> None:
    scene = long_way_from_the_last_exits()
    scene.do("activate H06")
    assert careful_choice(scene) == "step 0,-2"


@rule("CL-EQP-8")
@pytest.mark.parametrize(("friends", "throws"), [((), True), (("H01", "H05", "H06"), False)])
def test_a_grenade_is_for_a_crowd_without_friends(friends: tuple[str, ...], throws: bool) -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.equip("H03", "E02")
    scene.stand("0,-1", "troglodyte1", "troglodyte2", "troglodyte3", *friends)
    scene.do("activate H03")
    assert (careful_choice(scene) == "use E02 0,-1") is throws


@rule("CL-DMG-5")
def test_a_line_that_another_beats_in_everything_is_cancelled() -> None:
    scene = ClaustrophobiaScene()
    scene.stand("0,0", "troglodyte1")
    scene.wound("H03", 2, 5, 6)
    scene.activate_infernals()
    scene.roll(6)
    scene.do("activate troglodyte1", "fight H03")
    assert scene.texts() == ["cancel 1", "cancel 3", "cancel 4"]
    assert careful_choice(scene) == "cancel 3"


# Infernal dice and entries


@rule("CL-IPR-3", "CL-DST-9", "CL-IPR-8")
@pytest.mark.parametrize("faces", [(1, 3, 5), (2, 4, 6), (1, 2, 3), (6, 6, 1)])
def test_every_die_is_placed_and_dice_of_one_colour_bring_threat_points(faces: tuple[int, ...]) -> None:
    scene = table()
    roll_destiny(scene, *faces)
    scene.state.chance = FastChance(1)  # for the cards of Fell Destiny
    steps = careful_steps(scene)
    assert [step.split()[0] for step in steps] == ["place"] * 3
    assert scene.state.rolled == 0
    assert scene.state.pm > 1
    threat = [step for step in steps if step.endswith(" P1")]
    assert len({int(step.split()[1]) % 2 for step in threat}) == 1


@rule("CL-THR-1", "CL-THR-2")
@pytest.mark.parametrize("pm", [1, 3, 6])
def test_threat_points_are_spent_where_the_humans_are_near(pm: int) -> None:
    scene = table()
    threaten(scene, pm)
    steps = careful_steps(scene)
    assert steps[0].startswith("buy")
    assert scene.state.pm == 0
    assert scene.on(CROSSROADS)


@rule("CL-THR-9")
@pytest.mark.parametrize(("cell", "face"), [(CROSSROADS, 5), ("0,-2", 6)])
def test_an_unleashed_hound_is_fierce_beside_the_humans_and_fast_elsewhere(cell: str, face: int) -> None:
    scene = table()
    scene.tile(47, "0,-2")
    threaten(scene, 3)
    scene.do(f"buy hound {cell}")
    assert scene.asked() == ("unleash_hound", [1])
    assert careful_choice(scene) == f"unleash {face}"


@rule("CL-DST-2")
def test_of_the_cards_looked_at_the_best_is_kept() -> None:
    scene = table()
    roll_destiny(scene, 2, 1, 6)
    scene.next_events("V14", "V07")
    allocate(scene, "2 P4", "1 P3", "6 P2")
    assert scene.asked() == ("keep_event", [1])
    assert careful_choice(scene) == "keep V07"


# Infernal activation


@rule("CL-IAC-2", "CL-CBT-2")
def test_it_attacks_whoever_stands_beside_it() -> None:
    scene = table()
    scene.stand(HALL, "troglodyte1")
    scene.activate_infernals()
    steps = careful_steps(scene)
    assert steps[0] == "activate troglodyte1"
    assert steps[1].startswith("fight H")


@rule("CL-IAC-2", "CL-MOV-1")
def test_it_closes_in_on_the_humans_and_attacks() -> None:
    scene = table()
    scene.stand(CROSSROADS, "troglodyte1")
    scene.activate_infernals()
    steps = careful_steps(scene)
    assert steps[:2] == ["activate troglodyte1", f"step {HALL}"]
    assert steps[2].startswith("fight H")


@rule("CL-END-1", "CL-S4-4")
def test_it_strikes_the_fighter_whose_death_wins() -> None:
    scene = ClaustrophobiaScene("S4")
    for name in ("H01", "H03", "H07", "H10"):
        scene.line(name, 4 if name == "H01" else 6)  # he is the one who is hardest to hit
        scene.wound(name, 1, 2, 3, 5)
    scene.stand("0,0", "troglodyte1")
    scene.activate_infernals()
    assert careful_steps(scene)[1] == "fight H01"
