"""Section 5.1: departures, room, blocking, and the talents that change them."""

from __future__ import annotations

import pytest

from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

HALL = "0,0"
ARENA = "0,-1"


def tunnel(scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """North of the hall, where the human fighters stand, three plain tiles in a row: 46, 47 and 45."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.tile(46, ARENA)
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3")
    return scene


def meeting(*names: str) -> ClaustrophobiaScene:
    """These fighters, and nobody else, stand on the crossroads 46 north of the hall."""
    scene = tunnel()
    scene.stand(ARENA, *names)
    return scene


def may_leave(scene: ClaustrophobiaScene, name: str) -> str:
    """The rule by which a fighter may not leave the crossroads for the hall, or nothing."""
    if name.startswith("H"):
        scene.activate_humans()
    else:
        scene.activate_infernals()
    scene.do(f"activate {name}")
    return "" if f"step {HALL}" in scene.texts() else scene.refused(f"step {HALL}")


# Steps (CL-MOV-1)


@rule("CL-MOV-1")
def test_every_departure_costs_one_point_as_often_as_there_are_points() -> None:
    scene = tunnel()
    scene.line("H05", 5)
    scene.do("activate H05")
    assert scene.story() == ["activated CL-HAC-2 seat=0 fighter=H05 mv=3 cb=1 df=3 enemies=0"]
    scene.do("step 0,-1")
    assert scene.story() == ["moved CL-MOV-1 fighter=H05 cell=0,-1 path=['0,0', '0,-1'] left=2"]
    scene.do("step 0,-2", "step 0,-3")
    assert scene.story() == ["moved CL-MOV-1 fighter=H05 cell=0,-3 path=['0,-2', '0,-3'] left=0"]
    assert scene.refusal("step 0,-2") == "CL-MOV-1 (fighter=H05)"


@rule("CL-MOV-1")
def test_nobody_has_to_move_and_a_way_may_lead_back() -> None:
    scene = tunnel()
    scene.line("H05", 6)
    scene.do("activate H05", "step 0,-1", "step 0,0", "activate H06", "activate H01")
    assert scene.where("H05") == scene.where("H06") == HALL


@rule("CL-MOV-1", "CL-HND-4")
def test_who_has_no_movement_stays() -> None:
    scene = tunnel()
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.offers("step") == scene.offers("explore") == []
    assert scene.refused("step 0,-1") == "CL-MOV-1"
    scene.stand(ARENA, "hound1")
    scene.activate_infernals()
    scene.do("activate hound1")
    assert scene.texts() == ["end_phase"]


# Links (CL-MOV-2 to CL-MOV-5)


def crooked() -> ClaustrophobiaScene:
    """A ring with a gap: the east exit of 0,-1 faces the wall of the straight tunnel on 1,-1."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(47, "1,0")
    scene.tile(39, "1,-1")
    return scene


@rule("CL-MOV-2", "CL-MOV-3")
def test_tiles_are_adjacent_only_where_two_exits_meet() -> None:
    scene = crooked()
    scene.stand("0,-1", "H06")
    scene.do("activate H06")
    assert scene.offers("step") == ["step 0,0"]
    assert scene.refusal("step 1,-1") == "CL-MOV-2 (fighter=H06, cell=1,-1)"
    assert scene.refused("step 1,0") == "CL-MOV-2"
    assert scene.refused("step 5,5") == "CL-MOV-1"


@rule("CL-MOV-4", "CL-MOV-5", "CL-AMB-9")
def test_an_exit_that_faces_a_wall_is_walled_up_for_good() -> None:
    scene = crooked()
    scene.stack(44)
    scene.stand("0,-1", "H06")
    scene.do("activate H06")
    assert scene.offers("explore") == ["explore N", "explore W"]
    assert scene.refusal("explore E") == "CL-MOV-4 (side=E)"
    scene.stand("1,-1", "H05")
    scene.do("activate H05")
    assert scene.offers("explore") == ["explore N"]
    assert scene.refused("explore W") == "CL-MOV-4"


@rule("CL-MOV-3", "CL-MOV-4", "CL-TOK-3")
def test_rubble_closes_a_link_and_an_exit() -> None:
    scene = tunnel()
    scene.stack(44)
    scene.state.rubble = scene.end("0,-1/S")
    scene.do("activate H05")
    assert scene.offers("step") == []
    assert scene.refused("step 0,-1") == "CL-MOV-2"
    scene.state.rubble = scene.end("0,0/W")
    assert scene.offers("step") == ["step 0,-1"]
    assert scene.offers("explore") == ["explore E", "explore S"]
    assert scene.refused("explore W") == "CL-MOV-4"


# Room (CL-MOV-6)


@rule("CL-MOV-6")
def test_a_full_tile_cannot_be_entered_even_in_passing() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(37, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-1", "H01")
    scene.line("H05", 5)
    scene.do("activate H05")
    assert scene.refusal("step 0,-1") == "CL-MOV-6 (cell=0,-1)"
    scene.stand("0,-2", "H01")
    scene.do("step 0,-1", "step 0,-2")
    assert scene.on("0,-2") == ["H01", "H05"]


@rule("CL-MOV-6", "CL-MOV-10")
def test_each_faction_has_its_own_room() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(37, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-1", "H01")
    scene.stand("0,-2", "troglodyte1", "troglodyte2")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,-1", "activate troglodyte2")
    assert scene.on("0,-1") == ["H01", "troglodyte1"]
    assert scene.refused("step 0,-1") == "CL-MOV-6"


@rule("CL-MOV-6", "CL-AMB-32", "CL-SET-5")
def test_a_tile_that_setup_has_overfilled_is_simply_full() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.stand(HALL, "H06")
    assert len(scene.on(HALL)) == 6
    scene.tile(46, "0,-1")
    scene.line("H05", 5)
    scene.do("activate H05", "step 0,-1")
    assert scene.refused("step 0,0") == "CL-MOV-6"
    scene.do("activate H06", "step 0,-1", "activate H12", "step 0,-1")
    assert len(scene.on(HALL)) == 3


# Blocking (CL-MOV-7 to CL-MOV-10)


@rule("CL-MOV-7", "CL-MOV-8")
def test_blocking_is_looked_at_for_each_departure() -> None:
    scene = meeting("H01", "H03", "troglodyte1", "troglodyte2")
    scene.do("activate H03")
    assert scene.offers("step") == ["step 0,-2", "step 0,0"]
    scene.do("activate H01", "step 0,0", "activate H06", "step 0,-1")
    assert scene.on(ARENA) == ["H03", "H06", "troglodyte1", "troglodyte2"]
    scene = meeting("H01", "H03", "troglodyte1", "troglodyte2")
    scene.do("activate H01", "step 0,0", "activate H03")
    assert scene.offers("step") == []
    assert scene.refusal("step 0,0") == "CL-MOV-7 (fighter=H03)"


@rule("CL-MOV-7")
def test_the_leaver_itself_counts() -> None:
    assert may_leave(meeting("H01", "troglodyte1"), "H01") == ""
    assert may_leave(meeting("H01", "troglodyte1", "troglodyte2"), "H01") == "CL-MOV-7"


@rule("CL-MOV-9", "CL-EXH-2", "CL-HND-4")
def test_the_exhausted_and_hounds_without_a_die_count_for_blocking_and_room() -> None:
    scene = meeting("H01", "H03", "hound1", "troglodyte1")
    scene.exhaust("H03")
    assert may_leave(scene, "H01") == ""
    scene = meeting("H01", "hound1", "troglodyte1")
    assert may_leave(scene, "H01") == "CL-MOV-7"
    scene = ClaustrophobiaScene()
    scene.tile(37, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-1", "H03", "hound1")
    scene.stand("0,-2", "D01")
    scene.exhaust("H03")
    scene.do("activate H06")
    assert scene.refused("step 0,-1") == "CL-MOV-6"
    scene.activate_infernals()
    scene.do("activate D01")
    assert scene.refused("step 0,-1") == "CL-MOV-6"


@rule("CL-MOV-10")
def test_entering_a_tile_with_enemies_does_not_end_the_move() -> None:
    scene = tunnel()
    scene.stand(ARENA, "troglodyte1")
    scene.line("H01", 3)
    scene.do("activate H01", "step 0,-1", "step 0,-2")
    assert scene.where("H01") == "0,-2"
    scene = tunnel()
    scene.stand(ARENA, "troglodyte1", "troglodyte2")
    scene.line("H01", 3)
    scene.do("activate H01", "step 0,-1")
    assert scene.refused("step 0,-2") == "CL-MOV-7"


# Bonuses during the move (CL-MOV-11)


@rule("CL-MOV-11", "CL-S1-5")
def test_boots_found_on_the_way_add_to_what_is_left() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(5, "0,-1")
    scene.tile(46, "0,-2")
    scene.script.append(13)  # after 1 E01, 3 E02, 2 E03, 1 E04, 2 E06, 2 E07, 1 E08 and 1 E09
    scene.do("activate H06", "step 0,-1")
    assert scene.equipment("H06") == ["E10"]
    scene.do("step 0,-2")
    assert scene.refused("step 0,-1") == "CL-MOV-1"


@rule("CL-MOV-11")
def test_a_loss_of_movement_undoes_no_step() -> None:
    scene = tunnel()
    scene.equip("H05", "E10")
    scene.line("H05", 2)
    scene.do("activate H05", "step 0,-1", "step 0,-2")
    scene.equip("H05")
    scene.line("H05", 1)
    assert scene.where("H05") == "0,-2"
    assert scene.refused("step 0,-3") == "CL-MOV-1"
    scene.equip("H05", "E10")
    scene.line("H05", 2)
    assert scene.offers("step") == ["step 0,-3", "step 0,-1"]


# What is no move (CL-MOV-12)


@rule("CL-MOV-12", "CL-DEM-14")
def test_what_is_no_move_ignores_blocking_and_costs_nothing_but_needs_room() -> None:
    scene = meeting("H03", "H01", "D08")
    scene.stand("0,-2", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    assert scene.asked() == ("shadow_step", [1])
    assert scene.refused("shadow_step 0,-2") == "CL-MOV-6"
    scene.do("shadow_step 0,-3")
    scene.do("activate D08")
    assert scene.told("activated")[0].args["mv"] == 2
    assert scene.where("D08") == "0,-3"
    assert scene.offers("step") == []


# Talents (CL-MOV-13, CL-MOV-14, CL-TAL-7 to CL-TAL-9)


@rule("CL-MOV-13", "CL-MOV-14", "CL-MOV-7", "CL-TAL-7", "CL-TAL-8", "CL-TAL-9")
@pytest.mark.parametrize(
    ("leaver", "others", "refused"),
    [
        # Nobody is Elusive or Imposing: blocking
        ("H01", ["troglodyte1"], ""),
        ("H01", ["H06", "troglodyte1", "troglodyte2"], ""),
        ("H01", ["troglodyte1", "D01"], "CL-MOV-7"),
        ("troglodyte1", ["H01"], ""),
        ("troglodyte1", ["H01", "H06"], "CL-MOV-7"),
        ("D01", ["troglodyte1", "H01", "H06"], ""),
        # An enemy is Imposing: nobody leaves, however many they are
        ("H01", ["H06", "D02"], "CL-TAL-7"),
        ("H03", ["H06", "D02"], "CL-TAL-7"),
        ("troglodyte1", ["troglodyte2", "troglodyte3", "H03"], "CL-TAL-7"),
        ("D02", ["troglodyte1", "H03"], "CL-TAL-7"),
        # The leaver is Elusive: it goes, whoever is there
        ("H05", ["troglodyte1", "troglodyte2", "D01"], ""),
        ("D04", ["H01", "H05", "H06"], ""),
        # Both: blocking
        ("H05", ["D02"], ""),
        ("H05", ["D02", "troglodyte1"], "CL-MOV-7"),
        ("H05", ["H06", "D02", "troglodyte1"], ""),
        ("D04", ["H03"], ""),
        ("D04", ["H03", "H01"], "CL-MOV-7"),
        ("D04", ["troglodyte1", "H03", "H01"], ""),
        ("D08", ["H03", "H01"], "CL-MOV-7"),
    ],
)
def test_departures_from_a_tile_with_enemies(leaver: str, others: list[str], refused: str) -> None:
    assert may_leave(meeting(leaver, *others), leaver) == refused


@rule("CL-TAL-9", "CL-MOV-14")
def test_two_imposing_enemies_hold_no_better_than_one() -> None:
    assert may_leave(meeting("H05", "H06", "D02", "troglodyte1"), "H05") == ""
    scene = meeting("D04", "D08", "H03", "H10")
    assert may_leave(scene, "D04") == ""
    scene.stand(ARENA, "H01")
    scene.stand("0,-2", "H01")
    assert may_leave(scene, "D08") == ""


@rule("CL-MOV-13", "CL-EXP-3")
def test_whatever_stops_a_step_stops_an_exploration_too() -> None:
    scene = meeting("H01", "H06", "D02")
    scene.stack(44, 43)
    scene.do("activate H01")
    assert scene.refused("explore E") == "CL-DEM-8"
    scene = meeting("H01", "troglodyte1", "troglodyte2")
    scene.stack(44, 43)
    scene.do("activate H01")
    assert scene.offers("explore") == []
    assert scene.refusal("explore E") == "CL-MOV-7 (fighter=H01)"


@rule("CL-MOV-15", "CL-EXH-3")
def test_talents_of_the_exhausted_do_not_count() -> None:
    scene = meeting("H03", "troglodyte1")
    assert may_leave(scene, "troglodyte1") == "CL-TAL-7"
    scene.exhaust("H03")
    assert may_leave(scene, "troglodyte1") == ""
    scene = meeting("H05", "troglodyte1", "troglodyte2")
    assert may_leave(scene, "H05") == ""
    scene.exhaust("H05")
    scene.state.courage = 1 << scene.figure("H05")
    assert may_leave(scene, "H05") == "CL-MOV-7"


@rule("CL-MOV-15", "CL-EVT-8")
def test_a_talent_lost_to_a_critical_hit_does_not_count() -> None:
    scene = meeting("H03", "troglodyte1")
    scene.hold("V02")
    scene.begin("infernal_activation")
    scene.do("play V02 H03 imposing", "activate troglodyte1", "step 0,0")
    assert scene.where("troglodyte1") == HALL


@rule("CL-MOV-14", "CL-INS-6")
def test_talents_from_instinct_cards_count() -> None:
    scene = meeting("H01", "troglodyte1", "troglodyte2")
    scene.lay_card("H01", "I10")
    assert may_leave(scene, "H01") == ""
    assert may_leave(scene, "troglodyte1") == ""
    scene = meeting("H01", "troglodyte1", "troglodyte2")
    scene.lay_card("H01", "I08")
    assert may_leave(scene, "troglodyte1") == "CL-TAL-7"


# Letting enemies pass (CL-TAL-10)


@rule("CL-TAL-10", "CL-AMB-15")
def test_imposing_may_be_switched_off_and_on_in_the_own_phase() -> None:
    scene = meeting("H03", "troglodyte1")
    assert scene.offers("let_pass") == ["let_pass H03"]
    scene.do("let_pass H03")
    assert scene.story() == ["imposing_switched CL-TAL-10 seat=0 fighter=H03 off=True"]
    assert may_leave(scene, "troglodyte1") == ""
    scene.activate_humans()
    scene.do("let_pass H03")
    assert scene.story() == ["imposing_switched CL-TAL-10 seat=0 fighter=H03 off=False"]
    assert may_leave(scene, "troglodyte1") == "CL-TAL-7"


@rule("CL-TAL-10", "CL-MOV-14")
def test_imposing_that_is_off_does_not_take_elusive_away() -> None:
    scene = meeting("H05", "D02", "troglodyte1")
    assert may_leave(scene, "H05") == "CL-MOV-7"
    scene.activate_infernals()
    scene.do("let_pass D02")
    assert may_leave(scene, "H05") == ""


@rule("CL-TAL-10")
def test_only_ones_own_imposing_fighters_can_be_switched() -> None:
    scene = meeting("H03", "D02")
    assert scene.refused("let_pass D02") == "CL-TAL-10"
    assert scene.refused("let_pass H01") == "CL-TAL-10"
    scene.exhaust("H03")
    assert scene.offers("let_pass") == []
    scene.activate_infernals()
    assert scene.offers("let_pass") == ["let_pass D02"]
    assert scene.refused("let_pass H03") == "CL-TAL-10"
    assert scene.picks("let_pass D02") == ["talent:D02/imposing"]


# The Colossus (CL-DEM-15)


@rule("CL-DEM-15", "CL-MOV-7")
def test_the_colossus_counts_twice_for_blocking() -> None:
    assert may_leave(meeting("H05", "D09"), "H05") == "CL-MOV-7"
    assert may_leave(meeting("H05", "H06", "D09"), "H05") == ""
    assert may_leave(meeting("D09", "H01", "H05"), "D09") == ""
    assert may_leave(meeting("D09", "H01", "H05", "H06"), "D09") == "CL-MOV-7"
    assert may_leave(meeting("troglodyte1", "D09", "H01", "H05", "H06"), "troglodyte1") == ""


@rule("CL-DEM-15", "CL-MOV-6")
def test_the_colossus_needs_two_places() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(37, "0,-2")
    scene.tile(39, "1,-1", rotation=1)
    scene.stand("0,-1", "D09", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate D09")
    assert scene.refused("step 0,-2") == "CL-MOV-6"
    assert scene.offers("step") == ["step 1,-1", "step 0,0"]
    scene.stand("1,-1", "troglodyte2")
    assert scene.refused("step 1,-1") == "CL-MOV-6"
    scene.stand("0,-1", "troglodyte2")
    scene.do("step 1,-1", "activate troglodyte1")
    assert scene.refused("step 1,-1") == "CL-MOV-6"


# Infernal fighters go everywhere (CL-MOV-16)


@rule("CL-MOV-16", "CL-SCN-4")
@pytest.mark.parametrize("scenario", ["S1", "S6"])
def test_infernal_fighters_may_stand_on_the_gate_but_never_leave(scenario: str) -> None:
    scene = ClaustrophobiaScene(scenario)
    if scenario == "S1":
        scene.tile(46, "0,-1")
        scene.tile(1, "0,-2")
        near, gate = "0,-1", "0,-2"
    else:
        scene.tile(46, "0,-1")
        near, gate = "0,-1", "0,0"
    scene.stand(near, "troglodyte1", "D01")
    scene.activate_infernals()
    scene.do("activate troglodyte1", f"step {gate}")
    assert scene.where("troglodyte1") == gate
    assert "depart" not in scene.texts()
    scene.do("activate D01", f"step {gate}")
    assert not scene.state.over
    assert scene.state.left == 0


# Teleport tokens (CL-TOK-6)


def teleports(faction: str) -> ClaustrophobiaScene:
    """The Ritual with teleport tokens on the tunnels to the north and to the south of the chamber."""
    tokens = f'humans_on = [0, 0]\nteleports = [[0, -1], [0, 1]]\nteleport_for = "{faction}"'
    scene = ClaustrophobiaScene(edited("S4", ("humans_on = [0, 0]", tokens)))
    scene.stand("0,-1", "H07", "D06")
    return scene


@rule("CL-TOK-6", "CL-MOV-1")
@pytest.mark.parametrize(("faction", "carried", "left_behind"), [("human", "H07", "D06"), ("infernal", "D06", "H07")])
def test_teleport_tokens_join_tiles_for_the_movement_of_one_faction(
    faction: str, carried: str, left_behind: str
) -> None:
    scene = teleports(faction)
    assert may_leave(scene, left_behind) == ""
    assert scene.refused("step 0,1") == "CL-MOV-2"
    assert may_leave(scene, carried) == ""
    assert scene.offers("step") == ["step 0,0", "step 0,1"]
    scene.do("step 0,1")
    assert scene.where(carried) == "0,1"
    assert scene.state.spent == 1


@rule("CL-TOK-6", "CL-MOV-7", "CL-MOV-6")
def test_a_teleport_is_an_ordinary_departure() -> None:
    scene = teleports("human")
    scene.stand("0,-1", "troglodyte1")
    assert may_leave(scene, "H07") == "CL-MOV-7"
    assert scene.refused("step 0,1") == "CL-MOV-7"
    scene.away("troglodyte1")
    scene.stand("0,1", "H01", "H03", "H10")
    assert scene.refused("step 0,1") == "CL-MOV-6"


@rule("CL-TOK-6", "CL-TAL-16")
def test_nobody_shoots_through_a_teleport() -> None:
    scene = teleports("infernal")
    scene.stand("0,1", "H01")
    scene.activate_infernals()
    scene.do("activate D06")
    assert scene.offers("fight") == ["fight H07", "fight H03", "fight H10"]


# Flight (CL-INS-9)


@rule("CL-INS-9", "CL-PRI-2", "CL-EXH-4")
def test_flight_ignores_blocking_and_imposing_even_for_the_exhausted() -> None:
    scene = meeting("H01", "D02", "troglodyte1", "troglodyte2")
    assert may_leave(scene, "H01") == "CL-TAL-7"
    scene.lay_card("H01", "I14")
    assert scene.values("H01") == (3, 3, 4)
    assert may_leave(scene, "H01") == ""
    scene.exhaust("H01")
    assert scene.values("H01") == (2, 0, 3)
    scene.do("step 0,0", "step 0,-1")
    assert scene.refused("step 0,0") == "CL-MOV-1"


@rule("CL-INS-9", "CL-TAL-9")
def test_flight_helps_elusive_fighters_too() -> None:
    scene = meeting("H05", "D02", "troglodyte1")
    scene.lay_card("H05", "I17")
    assert may_leave(scene, "H05") == ""


@rule("CL-INS-9", "CL-HAC-5")
def test_who_flees_takes_no_action() -> None:
    scene = meeting("H05", "troglodyte1")
    scene.equip("H05", "E01", "E02")
    scene.state.rubble = scene.end("0,-1/E")
    scene.lay_card("H05", "I21")
    scene.do("activate H05")
    assert scene.offers("fight") == scene.offers("shoot") == scene.offers("use") == scene.offers("clear_rubble") == []
    assert scene.refusal("fight troglodyte1") == "CL-INS-9 (fighter=H05)"
    assert scene.refused("shoot troglodyte1") == "CL-INS-9"
    assert scene.refused("use E02 0,-1") == "CL-INS-9"
    assert scene.refused("clear_rubble E") == "CL-INS-9"


@rule("CL-INS-9", "CL-SCN-9")
def test_who_flees_recites_nothing_but_may_leave_the_game() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.lay_card("H01", "I14")
    scene.do("activate H01")
    assert scene.refused("recite") == "CL-INS-9"
    scene = ClaustrophobiaScene("S6")
    scene.lay_card("H07", "I14")
    scene.do("activate H07", "depart")
    assert scene.where("H07") is None


@rule("CL-INS-1", "CL-INS-9")
def test_a_flight_card_used_for_its_value_does_nothing_else() -> None:
    scene = meeting("H01", "troglodyte1", "troglodyte2")
    scene.lay_card("H01", "I14", use="value")
    assert may_leave(scene, "H01") == "CL-MOV-7"
    assert scene.offers("fight") == ["fight troglodyte1"]


# What is pressed for it


@rule("CL-MOV-1", "CL-EXP-1", "CL-HAC-2")
def test_a_step_is_said_by_its_tile_and_an_exploration_by_its_exit() -> None:
    scene = tunnel()
    assert scene.picks("activate H05") == ["fighter:H05"]
    scene.do("activate H05")
    assert scene.picks("step 0,-1") == ["tile:0,-1"]
    assert scene.touches("step 0,-1") == ["fighter:H05"]
    assert scene.picks("explore S") == ["exit:0,0/S"]
    assert scene.touches("explore S") == ["fighter:H05"]
