"""Section 4.7: every decision of the game, and what is done for a player who does not answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.steps import Decision
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.steps import STEPS
from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, act, arena, default, fight
from tests.games.claustrophobia.infernal import roll_destiny, table, threaten, use_up_events
from tests.games.claustrophobia.preparing import confirmed, rolled
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene, FreshTable
from tests.kit import rule

Moment = Callable[[], ClaustrophobiaScene]
"""A table at the moment of a decision."""
ROWS: list[tuple[int, str, int, str, Moment]] = []
"""Row of CL-DEC-1, decision, whom it asks, what is done for him, and the moment."""


def row(number: int, decision: str, seat: int, answer: str) -> Callable[[Moment], Moment]:
    """This moment is one of a row of CL-DEC-1."""

    def note(moment: Moment) -> Moment:
        ROWS.append((number, decision, seat, answer, moment))
        return moment

    return note


# Setup: rows 1 and 32


@row(1, "compose_company", HUMAN, "recruit H01")
def a_free_company_begins_with_the_roster_of_the_scenario() -> ClaustrophobiaScene:
    return FreshTable(team="free_company")


@row(1, "choose_bearer", HUMAN, "entrust H01")
def the_first_of_the_roster_bears_the_explosive() -> ClaustrophobiaScene:
    return FreshTable("S2")


@row(1, "choose_bearer", HUMAN, "entrust H01")
def the_first_of_the_roster_bears_the_poison() -> ClaustrophobiaScene:
    return FreshTable("S8")


@row(32, "choose_demons", INFERNAL, "enlist D02")
def the_demons_are_those_of_the_scenario() -> ClaustrophobiaScene:
    return FreshTable("S8", demons="chosen")


# Human preparation: rows 2 to 8


def pit_and_fountain() -> ClaustrophobiaScene:
    """Scout A stands on a pit; Scout B, wounded, on a Healing Fountain; a human preparation phase begins."""
    scene = arena("H05", tile=24)
    scene.tile(22, "1,0", rotation=3)
    scene.state.water = [2 if tile == 22 else 0 for tile in scene.state.tiles]
    scene.stand("1,0", "H06")
    scene.wound("H06", 2, 4)
    scene.begin("human_preparation")
    return scene


@row(2, "start_effects", HUMAN, f"resolve pit {ARENA}")
def pits_come_first() -> ClaustrophobiaScene:
    return pit_and_fountain()


@row(2, "start_effects", HUMAN, "no_fountain")
def no_fountain_is_used() -> ClaustrophobiaScene:
    scene = pit_and_fountain()
    scene.roll(1)
    scene.do(f"resolve pit {ARENA}")
    return scene


@row(2, "heal_line", HUMAN, "no_heal")
def a_fountain_heals_nothing() -> ClaustrophobiaScene:
    scene = pit_and_fountain()
    scene.do("drink H06")
    return scene


@row(3, "use_scepter", HUMAN, "keep_dice")
def the_scepter_rests() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    return rolled(scene, 1, 2, 3, 4)


@row(4, "window", INFERNAL, "pass")
def no_weight_of_sin_is_played() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.hold("V10")
    return rolled(scene, 1, 2, 3, 4)


@row(5, "assignment", HUMAN, "assign 6 H01")
def the_first_die_rolled_goes_to_the_first_of_the_roster() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I02")
    return rolled(scene, 6, 2, 3, 1)


@row(6, "bless", HUMAN, "no_blessing")
def nobody_is_blessed() -> ClaustrophobiaScene:
    return confirmed(ClaustrophobiaScene("S5"), 1, 1, 1, 1)


@row(7, "discard_instinct", HUMAN, "discard_instinct I20")
def the_oldest_card_goes() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.hand("I20", "I03", "I01", "I02")
    scene.next_instinct("I04")
    return confirmed(scene, 1, 1, 3, 1)


@row(8, "use_gift", HUMAN, "no_gift")
def aura_of_courage_goes_to_nobody() -> ClaustrophobiaScene:
    return gift("G3", 4)


@row(8, "use_gift", HUMAN, "no_gift")
def aura_of_healing_goes_to_nobody() -> ClaustrophobiaScene:
    return gift("G5", 2)


@row(8, "heal_line", HUMAN, "no_heal")
def aura_of_healing_heals_nothing() -> ClaustrophobiaScene:
    scene = gift("G5", 2)
    scene.do("invoke H05")
    return scene


@row(8, "use_gift", HUMAN, "no_gift")
def expiation_strikes_nobody() -> ClaustrophobiaScene:
    return gift("G7", 5)


def gift(name: str, die: int) -> ClaustrophobiaScene:
    """The Redeemer has got the die of a gift; Scout A is wounded."""
    scene = ClaustrophobiaScene()
    scene.gifts("H01", name)
    scene.wound("H05", 6)
    return confirmed(scene, die, 1, 1, 1)


# Human activation: rows 9 to 18, 26 to 28, 30, 34


@row(9, "window", INFERNAL, "pass")
def neither_terror_nor_darkness_is_played() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.hold("V03", "V09")
    scene.stand(HALL, "troglodyte1")
    scene.begin("human_activation")
    return scene


@row(10, "activation", HUMAN, "end_phase")
def the_human_phase_ends() -> ClaustrophobiaScene:
    scene = arena("H05", "troglodyte1")
    scene.do("activate H05")
    return scene


@row(10, "heal_line", HUMAN, "heal 4")
def a_balm_that_is_used_heals_the_line_in_use() -> ClaustrophobiaScene:
    scene = arena("H05")
    scene.equip("H05", "E06")
    scene.wound("H05", 2, 4)
    act(scene, "H05", "use E06 H05")
    return scene


@row(11, "window", INFERNAL, "pass")
def nobody_gets_lost() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V01")
    scene.stack(39)
    act(scene, "H05", "explore W")
    return scene


@row(11, "window", INFERNAL, "pass")
def no_trapdoor_opens() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V08")
    act(scene, "H05", f"step {ARENA}")
    return scene


@row(12, "orient", INFERNAL, "orient 1")
def the_lowest_legal_rotation_is_taken() -> ClaustrophobiaScene:
    return exploration()


@row(12, "orient", HUMAN, "orient 1")
def the_lowest_legal_rotation_is_taken_with_a_lantern_too() -> ClaustrophobiaScene:
    return exploration("E11")


def exploration(*equipment: str) -> ClaustrophobiaScene:
    """Scout A has explored the hall to the east, where Fork A came; it fits in three ways, but not as it is printed."""
    scene = ClaustrophobiaScene()
    scene.equip("H05", *equipment)
    scene.stack(43, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    return scene


@row(13, "place_hole", INFERNAL, f"dig {HALL}")
def the_hole_comes_near_human_fighters() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.tile(46, ARENA)
    scene.stack(33, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    return scene


def foresight() -> ClaustrophobiaScene:
    """Scout A explores with Prescience."""
    scene = ClaustrophobiaScene()
    scene.state.prescience = True
    scene.stack(44, 39, 46)
    scene.draw_in_order(3)
    act(scene, "H05", "explore E")
    return scene


@row(14, "choose_tile", HUMAN, "choose 44")
def the_first_tile_from_the_top_is_picked() -> ClaustrophobiaScene:
    return foresight()


@row(14, "put_back", HUMAN, "next_tile 39")
def the_order_of_the_rest_is_unchanged() -> ClaustrophobiaScene:
    scene = foresight()
    scene.do("choose 44")
    return scene


@row(15, "window", INFERNAL, "pass")
def no_hit_on_a_demon_is_cancelled() -> ClaustrophobiaScene:
    scene = arena("H01", "D01")
    scene.hold("V12")
    fight(scene, "H01", "D01", 4, 1, 1)
    return scene


@row(16, "take_hits", HUMAN, "guard H03 0")
def a_bodyguard_takes_no_hits() -> ClaustrophobiaScene:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    return scene


@row(16, "take_hits", INFERNAL, "guard D13 0")
def the_herald_takes_no_hits() -> ClaustrophobiaScene:
    scene = arena("H01", "D13", "troglodyte1")
    fight(scene, "H01", "troglodyte1", 4, 1, 1)
    return scene


@row(17, "cancel_line", HUMAN, "cancel 4")
def the_assigned_line_is_cancelled() -> ClaustrophobiaScene:
    scene = arena("H05", "D01")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    return scene


@row(17, "cancel_line", HUMAN, "cancel 2")
def else_the_lowest_free_line_is_cancelled() -> ClaustrophobiaScene:
    scene = arena("H05", "D01")
    scene.wound("H05", 1, 4)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    return scene


@row(17, "cancel_line", INFERNAL, "cancel 4")
def acid_takes_the_assigned_line() -> ClaustrophobiaScene:
    scene = arena("H05", "D06")
    fight(scene, "D06", "H05", 4, 1, 1)
    return scene


@row(26, "activation", HUMAN, "end_phase")
def nobody_clears_rubble() -> ClaustrophobiaScene:
    scene = arena("H05")
    scene.state.rubble = scene.end(f"{ARENA}/N")
    scene.do("activate H05")
    assert "clear_rubble N" in scene.texts()
    return scene


@row(26, "activation", HUMAN, "end_phase")
def nobody_recites() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene("S4")
    scene.do("activate H01")
    assert "recite" in scene.texts()
    return scene


@row(27, "pursue", HUMAN, "stay")
def nobody_pursues() -> ClaustrophobiaScene:
    scene = arena("H05", "troglodyte1")
    scene.lay_card("H05", "I06")
    fight(scene, "H05", "troglodyte1", 4, 1)
    return scene


@row(28, "grant_passage", INFERNAL, "bar")
def imposing_works() -> ClaustrophobiaScene:
    scene = arena("H01", "D02", ask_talents=True)
    act(scene, "H01", f"step {HALL}")
    return scene


def at_the_gate(delivered: int) -> ClaustrophobiaScene:
    """Who Dares Wins: so many crates are out, and the Guardian stands at the gate with another one."""
    scene = ClaustrophobiaScene("S6")
    scene.state.delivered = delivered
    scene.state.crate_bearers = 1 << scene.figure("H02")
    scene.do("activate H02")
    assert {"depart", "put_down crate"} <= {*scene.texts()}
    return scene


@row(30, "activation", HUMAN, "depart")
def who_wins_by_leaving_leaves() -> ClaustrophobiaScene:
    return at_the_gate(2)


@row(30, "activation", HUMAN, "end_phase")
def nobody_else_leaves_or_puts_a_token_down() -> ClaustrophobiaScene:
    return at_the_gate(1)


@row(34, "roll_again", HUMAN, "reroll 2")
def all_missed_dice_are_rolled_again() -> ClaustrophobiaScene:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 1, 4, 2)
    return scene


# Infernal preparation: rows 19 to 22


def waiting() -> ClaustrophobiaScene:
    """Four dice wait on powers; the infernal preparation phase begins with two in the pool."""
    scene = table()
    scene.prepared("P2", 2)
    scene.prepared("P3", 1)
    scene.prepared("P5", 3)
    scene.prepared("P6", 1)
    scene.begin("infernal_preparation")
    return scene


@row(19, "take_dice_back", INFERNAL, "leave_dice")
def no_die_is_taken_back() -> ClaustrophobiaScene:
    return waiting()


@row(19, "roll_destiny", INFERNAL, "take_back P2 2")
def only_forced_dice_are_taken_back() -> ClaustrophobiaScene:
    scene = waiting()
    scene.do("leave_dice")
    return scene


@row(19, "roll_destiny", INFERNAL, "roll 5")
def all_alarm_dice_are_rolled() -> ClaustrophobiaScene:
    scene = table()
    scene.state.alarms = 2
    scene.begin("infernal_preparation")
    return scene


@row(19, "roll_destiny", INFERNAL, "roll 3")
def no_die_is_taken_back_for_an_alarm() -> ClaustrophobiaScene:
    scene = waiting()
    scene.state.alarms = 2
    scene.do("leave_dice", "take_back P2 2")
    return scene


@row(20, "allocate", INFERNAL, "place 2 P1")
def the_more_frequent_colour_goes_to_abyssal_threat() -> ClaustrophobiaScene:
    scene = table()
    roll_destiny(scene, 2, 5, 6)
    return scene


@row(21, "keep_event", INFERNAL, "keep V07")
def the_first_card_drawn_is_kept() -> ClaustrophobiaScene:
    scene = table()
    roll_destiny(scene, 3, 2, 4)
    scene.do("place 3 P4", "place 2 P1")
    scene.next_events("V07", "V01", "V03")
    scene.do("place 4 P1")
    return scene


@row(21, "limit_hand", INFERNAL, "discard_event V01")
def the_first_card_of_the_hand_is_discarded() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V01", "V03", "V08", "V11")
    roll_destiny(scene, 1, 2, 4)
    scene.do("place 1 P4", "place 2 P1")
    scene.next_events("V12")
    scene.do("place 4 P1")
    return scene


@row(22, "window", INFERNAL, "pass")
def nobody_whispers() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V13")
    scene.hand("I01")
    roll_destiny(scene, 1, 2, 4)
    scene.do("place 1 P3", "place 2 P1", "place 4 P1")
    return scene


# Threat and infernal activation: rows 22 to 25, 29, 31


@row(22, "threat", INFERNAL, "end_phase")
def no_swarm_comes() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V07")
    threaten(scene, pm=0)
    return scene


@row(23, "threat", INFERNAL, "end_phase")
def nobody_is_bought() -> ClaustrophobiaScene:
    scene = table()
    threaten(scene, pm=9)
    return scene


@row(23, "threat", INFERNAL, "end_phase")
def nobody_is_summoned() -> ClaustrophobiaScene:
    scene = table()
    scene.stand(ARENA, "D03")
    scene.triggered("D03", 3, 4)
    threaten(scene, pm=0)
    assert scene.offers("summon")
    return scene


@row(23, "unleash_hound", INFERNAL, "pass")
def no_hound_is_unleashed() -> ClaustrophobiaScene:
    scene = table()
    threaten(scene, pm=3)
    scene.do(f"buy hound {ARENA}")
    return scene


@row(24, "window", INFERNAL, "pass")
def no_critical_hit_is_played() -> ClaustrophobiaScene:
    scene = table()
    scene.hold("V02")
    scene.begin("infernal_activation")
    return scene


@row(24, "shadow_step", INFERNAL, "pass")
def the_shadow_stays() -> ClaustrophobiaScene:
    scene = table()
    scene.tile(47, "1,0")
    scene.stand(ARENA, "D08")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    return scene


@row(24, "marionette", INFERNAL, "pass")
def no_strings_are_pulled() -> ClaustrophobiaScene:
    scene = table()
    scene.stand(ARENA, "D10")
    scene.triggered("D10", 4, 5)
    scene.begin("infernal_activation")
    return scene


@row(25, "activation", INFERNAL, "end_phase")
def the_infernal_phase_ends() -> ClaustrophobiaScene:
    scene = arena("H05", "D12", "troglodyte1")
    scene.damage("D12", 2)
    scene.activate_infernals()
    scene.do("activate D12")
    assert scene.offers("feast")
    return scene


@row(25, "window", INFERNAL, "pass")
def no_bloodlust_is_played() -> ClaustrophobiaScene:
    scene = arena("H05", "D01")
    scene.hold("V11")
    fight(scene, "D01", "H05")
    return scene


@row(28, "grant_passage", HUMAN, "bar")
def the_brute_keeps_troglodytes() -> ClaustrophobiaScene:
    scene = arena("H03", "troglodyte1", ask_talents=True)
    act(scene, "troglodyte1", f"step {HALL}")
    return scene


@row(29, "choose_escort", INFERNAL, "escort 2")
def two_troglodytes_come_with_the_master() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, ARENA)
    scene.stand(ARENA, "H05")
    scene.stack(2, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore N")
    return scene


@row(29, "make_room", INFERNAL, "send_back troglodyte3")
def the_first_ordinary_troglodyte_makes_room() -> ClaustrophobiaScene:
    scene = arena("H05", "tough", "troglodyte3", "troglodyte1", scenario="S7")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "troglodyte1", "H05", 6)
    return scene


@row(31, "threat", INFERNAL, "end_phase")
def no_card_is_played_on_a_tile_or_link() -> ClaustrophobiaScene:
    scene = table()
    scene.tile(47, "0,-2")
    scene.hold("V04", "V06", "V14")
    threaten(scene, pm=0)
    assert {text.split()[1] for text in scene.offers("play")} == {"V04", "V06", "V14"}
    return scene


# What is done for a player who does not answer (CL-DEC-1)


@rule("CL-DEC-1")
@pytest.mark.parametrize(
    ("number", "decision", "seat", "answer", "moment"),
    ROWS,
    ids=[f"{number}-{moment.__name__}" for number, _, _, _, moment in ROWS],
)
def test_on_timeout(number: int, decision: str, seat: int, answer: str, moment: Moment) -> None:
    scene = moment()
    assert scene.asked() == (decision, [seat])
    assert default(scene) == answer
    assert answer in scene.texts()


@rule("CL-DEC-1")
def test_every_row_and_every_decision_has_its_moment_here() -> None:
    assert {number for number, *_ in ROWS} == {*range(1, 35)} - {18, 33}  # which are below
    decisions = {step.name for step in STEPS if issubclass(step, Decision)}
    assert {decision for _, decision, *_ in ROWS} == decisions


@rule("CL-DEC-1", "CL-VAR-3")
def test_row_1_a_free_company_becomes_the_roster_of_the_scenario() -> None:
    scene = FreshTable(team="free_company")
    scene.roll(1, 2, 3, 4)  # for the first turn
    while scene.asked()[0] == "compose_company":
        scene.do(default(scene))
    assert [FIGURE_IDS[figure] for figure in scene.state.roster] == ["H01", "H03", "H05", "H06"]


@rule("CL-DEC-1", "CL-HPR-5")
def test_row_5_dice_go_in_the_order_of_the_roll_and_no_card_is_used() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I02")
    scene.stand(HALL, "troglodyte1")
    rolled(scene, 6, 2, 3, 1)
    scene.next_instinct("I09", "I10")  # the lines of the Brute and of Scout A show the pictogram
    while scene.asked()[0] == "assignment":
        scene.do(default(scene))
    assert [scene.state.line[figure] for figure in scene.state.roster] == [6, 2, 3, 1]
    assert scene.cards()[:2] == ["I01", "I02"]


@rule("CL-DEC-1", "CL-DMG-1", "CL-DEC-4")
def test_row_18_troglodytes_die_in_the_order_in_which_they_came() -> None:
    scene = arena("H01", "troglodyte3", "troglodyte1", "troglodyte2")
    fight(scene, "H01", "troglodyte1", 3, 3, 1)
    assert scene.on(ARENA) == ["H01", "troglodyte2"]


@rule("CL-DEC-1", "CL-TRN-3", "CL-TEF-22")
def test_row_33_human_fighters_are_rolled_for_in_the_order_of_the_roster() -> None:
    scene = arena("H10", "H04", "H06", tile=23)
    scene.roll(1, 1, 1, 1, 2, 3, 4, 5, 6)
    scene.begin("human_preparation")
    assert [event.args["fighter"] for event in scene.told("pit_rolled")] == ["H06", "H10", "H04"]


@rule("CL-DEC-1", "CL-TRN-3", "CL-TEF-22")
def test_row_33_infernal_fighters_are_rolled_for_in_the_order_of_their_entry() -> None:
    scene = arena("D01", "troglodyte2", "hound1", "troglodyte1", tile=23)
    scene.roll(1, 1, 1, 1, 1, 2, 3)
    scene.begin("infernal_preparation")
    expected = ["D01", "troglodyte2", "hound1", "troglodyte1"]
    assert [event.args["fighter"] for event in scene.told("pit_rolled")] == expected


# Dice (CL-DEC-2)


@rule("CL-DEC-2")
def test_nobody_is_asked_to_roll() -> None:
    scene = arena(tile=20)
    scene.roll(2)
    act(scene, "H05", f"step {ARENA}")
    assert scene.told("trap_sprung")[0].args["roll"] == 2
    assert scene.asked() == ("activation", [HUMAN])
    scene = arena(tile=36)
    scene.tile(46, "0,-2")
    scene.stand("0,-2", "troglodyte1")
    scene.roll(2)
    act(scene, "troglodyte1", f"step {ARENA}")
    assert scene.told("sanctuary_rolled")[0].args["roll"] == 2
    assert scene.asked() == ("activation", [INFERNAL])


# The default allocation (CL-DEC-3)


@rule("CL-DEC-3", "CL-DST-9")
@pytest.mark.parametrize(
    ("faces", "placed"),
    [
        ((2, 5, 6), ["2 P1", "6 P1", "5 P4"]),
        ((1, 2, 3), ["1 P1", "3 P1", "2 P4"]),
        ((5, 1, 3), ["5 P1", "1 P1", "3 P1"]),
        ((2, 3, 4, 1), ["3 P1", "1 P1", "2 P4", "4 P2"]),
        ((2, 4, 6, 2, 4), ["2 P1", "4 P1", "6 P1", "2 P4", "4 P2"]),
        ((1, 3, 5, 1, 2), ["1 P1", "3 P1", "5 P1", "1 P4", "2 P2"]),
        ((1, 3, 5, 1, 3, 5), ["1 P1", "3 P1", "5 P1", "1 P4", "3 P3", "5 P3"]),
    ],
)
def test_the_default_allocation(faces: tuple[int, ...], placed: list[str]) -> None:
    scene = table()
    use_up_events(scene)
    if len(faces) > 3:
        scene.state.alarms = len(faces) - 3
        scene.begin("infernal_preparation")
        scene.roll(*faces)
        scene.do(f"roll {len(faces)}")
    else:
        roll_destiny(scene, *faces)
    found = []
    while scene.asked()[0] == "allocate":
        found.append(default(scene).removeprefix("place "))
        scene.do(default(scene))
    assert found == placed


# One legal answer (CL-DEC-4)


@rule("CL-DEC-4", "CL-TIL-6")
def test_a_tile_that_fits_in_one_way_is_not_asked_for() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(46, 39)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    assert scene.where("H05") == "1,0"


@rule("CL-DEC-4", "CL-DST-2")
def test_one_event_card_is_kept_without_a_question() -> None:
    scene = table()
    roll_destiny(scene, 1, 2, 4)
    scene.do("place 1 P4", "place 2 P1")
    scene.next_events("V07")
    scene.do("place 4 P1")
    assert scene.held() == ["V07a"]


@rule("CL-DEC-4", "CL-S3-4")
@pytest.mark.parametrize(("others", "asked"), [(5, "make_room"), (4, "threat")])
def test_room_is_made_only_where_there_is_none(others: int, asked: str) -> None:
    scene = ClaustrophobiaScene("S3")
    scene.tile(2, ARENA)
    scene.tile(46, "0,-2")
    scene.stand(ARENA, *["hound1", "hound2", "tough", "troglodyte1", "troglodyte2"][:others])
    scene.state.died_once = 1 << scene.figure("D03")
    scene.pm(1)
    scene.begin("threat")
    assert scene.asked() == (asked, [INFERNAL])
    assert (scene.where("D03") == ARENA) == (asked == "threat")


@rule("CL-DEC-4")
def test_of_alike_troglodytes_none_is_asked_for() -> None:
    scene = arena("H05", "D12", "troglodyte1", "troglodyte2")
    scene.damage("D12", 2)
    scene.activate_infernals()
    scene.do("activate D12")
    assert scene.offers("feast") == ["feast"]
    assert scene.offers("activate") == ["activate troglodyte1"]


@rule("CL-DEC-4", "CL-HPR-5")
def test_the_only_die_of_the_only_fighter_is_not_asked_for() -> None:
    scene = table()
    scene.bury("H03", "H05", "H06")
    scene.wound("H01", 6)
    rolled(scene, 6)
    assert scene.asked() == ("activation", [HUMAN])
    assert scene.told("die_assigned")[0].args == {"seat": HUMAN, "fighter": "H01", "die": 6}
    assert scene.is_exhausted("H01")
    assert scene.state.dice == 0


@rule("CL-DEC-4", "CL-HPR-5", "CL-HPR-7")
@pytest.mark.parametrize(("cards", "extra", "dice"), [(["I05"], 0, [6]), ([], 2, [6, 6, 1])])
def test_a_card_or_another_die_leaves_a_choice(cards: list[str], extra: int, dice: list[int]) -> None:
    scene = table()
    scene.bury("H03", "H05", "H06")
    scene.hand(*cards)
    scene.state.extra_dice = extra
    rolled(scene, *dice)
    assert scene.asked() == ("assignment", [HUMAN])


@rule("CL-DEC-4", "CL-HPR-12")
def test_a_card_that_was_given_to_the_only_fighter_may_be_taken_back() -> None:
    scene = table()
    scene.bury("H03", "H05", "H06")
    scene.hand("I05")
    rolled(scene, 6)
    scene.do("give I05 H01")
    assert scene.texts() == ["assign 6 H01", "unassign H01"]


@rule("CL-DEC-4", "CL-EVT-6")
def test_windows_without_a_playable_card_are_passed() -> None:
    scene = table()
    scene.hold("V01", "V08")
    scene.begin("human_activation")
    assert scene.asked() == ("activation", [HUMAN])


# Roster order (CL-DEC-5)


@rule("CL-DEC-5")
@pytest.mark.parametrize(
    ("scenario", "roster"), [("S2", ["H01", "H03", "H13", "H05"]), ("S7", ["H01", "H05", "H03", "H04"])]
)
def test_the_roster_is_in_the_order_of_the_scenario(scenario: str, roster: list[str]) -> None:
    scene = ClaustrophobiaScene(scenario)
    assert [FIGURE_IDS[figure] for figure in scene.state.humans_in_play()] == roster
