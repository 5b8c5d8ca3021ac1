"""What Claustrophobia 1643 tells about its balance."""

from __future__ import annotations

from hypogeum.engine.balance import Facts
from hypogeum.engine.events import Event
from hypogeum.games.claustrophobia.balance import BALANCE, facts
from hypogeum.games.claustrophobia.ending import end_at_limit
from tests.games.claustrophobia.scene import ClaustrophobiaScene


def told(kind: str, rule: str, **args: object) -> Event:
    return Event(kind, rule, args, -1, {})


def facts_of(scene: ClaustrophobiaScene, *events: Event) -> Facts:
    return facts(scene.state, events)


def test_the_place_of_a_seat_is_its_side() -> None:
    assert facts_of(ClaustrophobiaScene()).places == [0, 1]
    assert facts_of(ClaustrophobiaScene(side="infernal")).places == [1, 0]


def test_deaths_are_booked_by_side_and_cause() -> None:
    seen = facts_of(
        ClaustrophobiaScene(),
        told("killed", "CL-TEF-8", fighter="H05", cause="trap", for_good=True),
        told("killed", "CL-CBT-4", fighter="H06", cause="attack", for_good=True),
        told("killed", "CL-CBT-4", fighter="troglodyte3", cause="attack", for_good=False),
        told("killed", "CL-CBT-4", fighter="troglodyte4", cause="attack", for_good=False),
        told("killed", "CL-TEF-14", fighter="D01", cause="sanctuary", for_good=False),
    )
    assert seen.falls == [{"human_trap": 1, "human_attack": 1}, {"infernal_attack": 2, "infernal_sanctuary": 1}]


def test_the_deaths_of_a_side_belong_to_the_seat_that_plays_it() -> None:
    killed = told("killed", "CL-CBT-4", fighter="H01", cause="attack", for_good=True)
    assert facts_of(ClaustrophobiaScene(side="infernal"), killed).falls == [{}, {"human_attack": 1}]


def test_sheets_and_gifts_belong_to_the_humans_and_demons_to_the_other_side() -> None:
    seen = facts_of(ClaustrophobiaScene("S1"))
    assert seen.cast == {
        "sheet": [["H01", "H03", "H05", "H06"], []],
        "gift": [["G3", "G6"], []],
        "demon": [[], ["D01"]],
    }
    turned = facts_of(ClaustrophobiaScene("S2", side="infernal"))
    assert turned.cast == {
        "sheet": [[], ["H01", "H03", "H13", "H05"]],
        "gift": [[], ["G2", "G4"]],
        "demon": [["D02"], []],
    }


def test_a_victory_counts_2_for_its_side() -> None:
    scene = ClaustrophobiaScene("S4")
    end_at_limit(scene.state)
    seen = facts(scene.state, scene.events)
    assert seen.points == [{}, {"victory": 2}]
    assert seen.ending == "turn_limit"


def test_a_draw_counts_1_for_both_and_is_an_ending_of_its_own() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.state.delivered = 2
    end_at_limit(scene.state)
    seen = facts(scene.state, scene.events)
    assert seen.points == [{"victory": 1}, {"victory": 1}]
    assert seen.ending == "draw_turn_limit"


def test_whoever_leaves_gives_the_game_up() -> None:
    scene = ClaustrophobiaScene()
    scene.do("leave", seat=0)
    seen = facts(scene.state, scene.events)
    assert seen.points == [{}, {"victory": 2}]
    assert seen.ending == "conceded"


def test_a_game_that_goes_on_has_neither_points_nor_an_ending() -> None:
    seen = facts_of(ClaustrophobiaScene())
    assert seen.points == [{}, {}]
    assert seen.ending == ""


def test_every_scenario_is_measured_then_other_demons_and_free_companies() -> None:
    assert [study.id for study in BALANCE.studies] == [*[f"S{number}" for number in range(1, 9)], "demons", "companies"]
    by_id = {study.id: study for study in BALANCE.studies}
    assert by_id["S5"].option_sets == ({"scenario": "S5"},)
    assert [options["scenario"] for options in by_id["demons"].option_sets] == ["S1", "S2", "S4", "S5", "S6", "S8"]
    assert all(options["demons"] == "random" for options in by_id["demons"].option_sets)
    assert len(by_id["companies"].option_sets) == 8
    assert all(options["team"] == "free_company" for options in by_id["companies"].option_sets)
