"""How actions are said on the table: what is pressed for them, what they touch besides, what people want of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, MOVE, SCORE
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.steps import VERBS
from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, act, arena, fight
from tests.games.claustrophobia.infernal import roll_destiny, table, threaten
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scenario_play import GuideScene
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.games.play import THOROUGH, decisions, option_sets
from tests.kit import rule

Said = dict[str, tuple[list[str], list[str], str]]
"""By offered action: what is pressed, what is touched besides, and what people want of it."""
Moment = Callable[[], tuple[ClaustrophobiaScene, Said]]
MOMENTS: list[Moment] = []


def moment(case: Moment) -> Moment:
    MOMENTS.append(case)
    return case


# Setup


@moment
def a_free_company() -> tuple[ClaustrophobiaScene, Said]:
    scene = FreshTable(team="free_company")
    scene.do("recruit H01", "recruit H03", "recruit H05", "recruit H06")
    return scene, {
        "take_gift G3": (["gift:G3"], [], GAIN),
        "equip H05 E01": (["equipment:H05/E01"], ["fighter:H05"], GAIN),
        "take_card": (["deck"], [], GAIN),
        "ready": ([], [], GAIN),
    }


@moment
def recruiting() -> tuple[ClaustrophobiaScene, Said]:
    return FreshTable(team="free_company"), {"recruit H03": (["fighter:H03"], [], GAIN)}


@moment
def demons_and_bearers() -> tuple[ClaustrophobiaScene, Said]:
    return FreshTable(demons="chosen"), {"enlist D09": (["entry:D09"], [], GAIN)}


@moment
def a_bearer() -> tuple[ClaustrophobiaScene, Said]:
    return FreshTable("S2"), {"entrust H13": (["fighter:H13"], [], ACT)}


# Human preparation


@moment
def pits_and_fountains() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", tile=24)
    scene.tile(22, "1,0", rotation=3)
    scene.state.water = [2 if tile == 22 else 0 for tile in scene.state.tiles]
    scene.stand("1,0", "H06")
    scene.wound("H06", 4)
    scene.begin("human_preparation")
    return scene, {
        f"resolve pit {ARENA}": ([f"tile:{ARENA}"], [], ACT),
        "drink H06": (["fighter:H06"], ["tile:1,0"], GAIN),
        "no_fountain": ([], [], GIVE_UP),
    }


@moment
def effects_of_scenarios() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", tile=24, scenario="S7")
    scene.begin("human_preparation")
    return scene, {"resolve crawling_death": ([], [], ACT)}


@moment
def a_line_to_heal() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.gifts("H01", "G5")
    scene.wound("H05", 3)
    confirmed(scene, 2, 1, 1, 1).do("invoke H05")
    return scene, {"heal 3": (["line:H05/3"], ["fighter:H05"], GAIN), "no_heal": ([], [], GIVE_UP)}


@moment
def the_scepter() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    return rolled(scene, 1, 2, 3, 6), {
        "reroll_die 6": (["die:6"], ["equipment:H01/E05"], ACT),
        "keep_dice": ([], [], GIVE_UP),
    }


@moment
def the_assignment() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I14")
    rolled(scene, 1, 2, 3, 6)
    scene.do("assign 1 H01", "give I01 H03")
    return scene, {
        "assign 6 H03": (["die:6", "fighter:H03"], [], ACT),
        "turn I14 6 H05": (["card:I14", "die:6", "fighter:H05"], [], ACT),
        "give I14 H01": (["card:I14", "fighter:H01"], [], ACT),
        "unassign H01": (["line:H01/1"], ["fighter:H01"], ACT),
        "unassign H03": (["card:I01"], ["fighter:H03"], ACT),
    }


@moment
def the_confirmation() -> tuple[ClaustrophobiaScene, Said]:
    return laid(ClaustrophobiaScene(), 1, 2, 3, 6), {"confirm": ([], [], GAIN)}


@moment
def a_blessing() -> tuple[ClaustrophobiaScene, Said]:
    return confirmed(ClaustrophobiaScene("S5"), 1, 1, 1, 1), {
        "bless H02 H05 mv": (["fighter:H05"], ["talent:H02/blessing"], GAIN),
        "no_blessing": ([], [], GIVE_UP),
    }


@moment
def too_many_cards() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.hand("I20", "I03", "I01", "I02")
    scene.next_instinct("I04")
    return confirmed(scene, 1, 1, 3, 1), {"discard_instinct I20": (["card:I20"], [], GIVE_UP)}


@moment
def a_gift() -> tuple[ClaustrophobiaScene, Said]:
    return confirmed(ClaustrophobiaScene(), 4, 1, 1, 1), {
        "invoke H05": (["fighter:H05"], ["gift:G3"], ACT),
        "no_gift": ([], [], GIVE_UP),
    }


# Activation


@moment
def nobody_is_activated() -> tuple[ClaustrophobiaScene, Said]:
    return ClaustrophobiaScene(), {
        "activate H05": (["fighter:H05"], [], MOVE),
        "let_pass H03": (["talent:H03/imposing"], [], GIVE_UP),
        "end_phase": ([], [], GIVE_UP),
    }


@moment
def the_exhausted_can_do_nothing_without_a_bonus() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.exhaust("H05", "H06")
    scene.state.courage = 1 << scene.figure("H06")
    return scene, {
        "activate H05": (["fighter:H05"], [], GIVE_UP),
        "activate H06": (["fighter:H06"], [], MOVE),
    }


@moment
def a_scout_acts() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "D01")
    scene.equip("H05", "E01", "E02", "E06", "E07", "E14")
    scene.wound("H05", 1)
    scene.state.rubble = scene.end(f"{ARENA}/N")
    scene.stack(44)
    scene.do("activate H05")
    return scene, {
        "fight D01": (["fighter:D01"], ["fighter:H05"], ACT),
        "shoot D01": (["equipment:H05/E01", "fighter:D01"], ["fighter:H05"], ACT),
        f"use E02 {HALL}": (["equipment:H05/E02", f"tile:{HALL}"], [], ACT),
        "use E06 H05": (["equipment:H05/E06", "fighter:H05"], [], GAIN),
        "use E07 D01": (["equipment:H05/E07", "fighter:D01"], [], ACT),
        "use E14 D01": (["equipment:H05/E14", "fighter:D01"], [], ACT),
        "clear_rubble N": ([f"exit:{ARENA}/N"], [], ACT),
        "explore E": ([f"exit:{ARENA}/E"], ["fighter:H05"], ACT),
        f"step {HALL}": ([f"tile:{HALL}"], ["fighter:H05"], MOVE),
    }


@moment
def a_door() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05")
    scene.state.doors = [scene.end(f"{HALL}/N")]
    scene.do("activate H05")
    return scene, {"open_door S": ([f"exit:{ARENA}/S"], [], ACT)}


@moment
def an_explosive() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", tile=25, scenario="S2")
    scene.state.explosive_by = scene.figure("H05")
    scene.do("activate H05")
    own = ["fighter:H05", f"tile:{ARENA}"]
    return scene, {"plant": ([], own, SCORE), "put_down explosive": ([], own, GIVE_UP)}


@moment
def a_crate() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene("S6")
    scene.state.crates = [1]
    scene.do("activate H05")
    own = ["fighter:H05", f"tile:{HALL}"]
    return scene, {"pick_up crate": ([], own, GAIN), "depart": ([], own, ACT)}


@moment
def a_nest() -> tuple[ClaustrophobiaScene, Said]:
    scene = GuideScene()
    scene.tile(3, ARENA)
    scene.stand(ARENA, "H01")
    scene.do("activate H01")
    return scene, {"poison": ([], ["fighter:H01", f"tile:{ARENA}"], SCORE)}


@moment
def a_ritual() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene("S4")
    scene.do("activate H01")
    return scene, {"recite": ([], ["fighter:H01", f"tile:{HALL}"], SCORE)}


@moment
def an_exorcism() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H09", "possessed1", scenario="S5")
    scene.do("activate H09")
    return scene, {"exorcise possessed1": (["fighter:possessed1"], ["fighter:H09"], SCORE)}


@moment
def a_fountain_with_vials() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", tile=21, scenario="S7")
    scene.state.water = [0, 2]
    scene.do("activate H05")
    return scene, {"take_vial": ([], ["fighter:H05", f"tile:{ARENA}"], GAIN)}


@moment
def a_vial() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "H03", scenario="S7")
    scene.state.vial_bearers = 1 << scene.figure("H05")
    scene.wound("H03", 2)
    scene.do("activate H05")
    return scene, {"use_vial H03": (["fighter:H03"], [], GAIN)}


@moment
def a_pursuit() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "troglodyte1")
    scene.lay_card("H05", "I06")
    fight(scene, "H05", "troglodyte1", 3, 1)
    return scene, {f"pursue {HALL}": ([f"tile:{HALL}"], [], MOVE), "stay": ([], [], GIVE_UP)}


@moment
def an_imposing_enemy() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H01", "D02", ask_talents=True)
    act(scene, "H01", f"step {HALL}")
    return scene, {"bar": ([], [], GAIN), "grant": ([], [], GIVE_UP)}


@moment
def a_drawn_tile() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene()
    scene.stack(43, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    return scene, {"orient 2": (["rotation:2"], [], ACT)}


def foresight() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.state.prescience = True
    scene.stack(44, 39, 46)
    scene.draw_in_order(3)
    act(scene, "H05", "explore E")
    return scene


@moment
def tiles_looked_at() -> tuple[ClaustrophobiaScene, Said]:
    return foresight(), {"choose 39": (["looked:39"], [], GAIN)}


@moment
def tiles_put_back() -> tuple[ClaustrophobiaScene, Said]:
    scene = foresight()
    scene.do("choose 39")
    return scene, {"next_tile 46": (["looked:46"], [], ACT)}


@moment
def a_hole() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.stack(33, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    return scene, {f"dig {ARENA}": ([f"tile:{ARENA}"], [], ACT)}


# Fights


@moment
def misses() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 1, 1, 4)
    return scene, {"reroll 1": ([], [], ACT)}


@moment
def a_bodyguard() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    return scene, {"guard H03 1": ([], ["fighter:H03"], ACT)}


@moment
def a_wound() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "D01")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    return scene, {"cancel 3": (["line:H05/3"], ["fighter:H05"], GIVE_UP)}


# Infernal phases


@moment
def a_window() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.hold("V02")
    scene.begin("infernal_activation")
    return scene, {
        "play V02 H03 imposing": (["event:V02", "talent:H03/imposing"], [], ACT),
        "pass": ([], [], GIVE_UP),
    }


@moment
def cards_on_tiles() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.tile(47, "0,-2")
    scene.hold("V04", "V06", "V07")
    threaten(scene)
    return scene, {
        "play V04 0,-2 N": (["event:V04", "exit:0,-2/N"], [], ACT),
        f"play V06 {ARENA}": (["event:V06", f"tile:{ARENA}"], [], ACT),
        "play V07": (["event:V07"], [], GAIN),
        f"buy troglodyte {ARENA}": (["entry:troglodyte", f"tile:{ARENA}"], [], GAIN),
    }


@moment
def waiting_dice() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.prepared("P2", 4)
    scene.begin("infernal_preparation")
    return scene, {"take_back P2 4": (["slot:P2", "die:4"], [], ACT), "leave_dice": ([], [], GIVE_UP)}


@moment
def an_alarm() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.state.alarms = 1
    scene.begin("infernal_preparation")
    return scene, {"roll 4": ([], [], GAIN)}


@moment
def rolled_dice() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    roll_destiny(scene, 1, 2, 3)
    return scene, {"place 3 D01": (["die:3", "slot:D01"], [], ACT)}


@moment
def event_cards_looked_at() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    roll_destiny(scene, 2, 1, 3)
    scene.do("place 2 P4", "place 1 P1")
    scene.next_events("V07", "V01")
    scene.do("place 3 P1")
    return scene, {"keep V01": (["event:V01"], [], GAIN)}


@moment
def too_many_event_cards() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.hold("V01", "V03", "V08", "V11")
    roll_destiny(scene, 1, 2, 4)
    scene.do("place 1 P4", "place 2 P1")
    scene.next_events("V12")
    scene.do("place 4 P1")
    return scene, {"discard_event V12": (["event:V12"], [], GIVE_UP)}


@moment
def summons() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.stand(ARENA, "D03")
    scene.triggered("D03", 3, 4)
    threaten(scene, pm=0)
    return scene, {f"summon {ARENA}": ([f"tile:{ARENA}"], ["entry:troglodyte"], GAIN)}


@moment
def a_hound_enters() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    threaten(scene, pm=3)
    scene.do(f"buy hound {ARENA}")
    return scene, {"unleash 5": ([], ["fighter:hound1", "slot:hound1"], GAIN)}


@moment
def a_shadow() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.tile(47, "1,0")
    scene.stand(ARENA, "D08")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    return scene, {"shadow_step 1,0": (["tile:1,0"], ["fighter:D08"], MOVE)}


@moment
def a_marionette() -> tuple[ClaustrophobiaScene, Said]:
    scene = table()
    scene.stand(ARENA, "D10")
    scene.triggered("D10", 4, 5)
    scene.begin("infernal_activation")
    return scene, {f"pull_strings H05 {ARENA}": (["fighter:H05", f"tile:{ARENA}"], [], ACT)}


@moment
def a_devourer() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("D12", "troglodyte1")
    scene.damage("D12", 1)
    scene.activate_infernals()
    scene.do("activate D12")
    return scene, {"feast": (["fighter:troglodyte1"], ["fighter:D12"], GAIN)}


@moment
def an_escort() -> tuple[ClaustrophobiaScene, Said]:
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, ARENA)
    scene.stand(ARENA, "H05")
    scene.stack(2, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore N")
    return scene, {"escort 1": ([], [], GAIN)}


@moment
def a_full_tile() -> tuple[ClaustrophobiaScene, Said]:
    scene = arena("H05", "tough", "troglodyte3", "troglodyte1", scenario="S7")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "troglodyte1", "H05", 6)
    return scene, {"send_back tough": (["fighter:tough"], [], GIVE_UP)}


# What holds for all


@rule("CL-DEC-1")
@pytest.mark.parametrize("case", MOMENTS, ids=[case.__name__ for case in MOMENTS])
def test_actions_are_said_by_things(case: Moment) -> None:
    scene, expected = case()
    offered = scene.texts()
    for text in expected:
        assert text in offered
    assert {text: (scene.picks(text), scene.touches(text), scene.wish(text)) for text in expected} == expected


@rule("CL-DEC-1")
def test_every_verb_has_its_moment_here() -> None:
    said = {text.split()[0] for case in MOMENTS for text in case()[1]}
    assert said == {verb.name for verb in VERBS} - {"leave"}


@rule("CL-HAC-2")
def test_without_an_activated_fighter_nothing_is_pressed_for_its_actions() -> None:
    scene = arena("H05", "D01")
    scene.equip("H05", "E01", "E02")
    for text in ("shoot D01", f"use E02 {HALL}", "explore E", "clear_rubble N"):
        assert scene.picks(text) == []
    for text in ("fight D01", f"step {HALL}", "explore E"):
        assert scene.touches(text) == []


KINDS = {
    *[
        "fighter",
        "tile",
        "exit",
        "die",
        "card",
        "event",
        "slot",
        "line",
        "gift",
        "equipment",
        "entry",
        "talent",
        "deck",
    ],
    "looked",
    "rotation",
}
"""Of all things on the table."""


@rule("CL-DEC-4")
def test_actions_of_random_games_name_each_thing_once_and_only_things_that_the_table_has() -> None:
    seen = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 40):
            for seat in state.decision.seats(state):
                for action in state.decision.actions(state, seat):
                    things = action.verb.things(state, seat, action.target)
                    assert {thing.partition(":")[0] for thing in things} <= KINDS
                    assert len({*things}) == len(things)
                    seen += len(things)
    assert seen > 1000
