"""Section 11: every option with each of its values, and what a scenario does not allow."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia.figures import DEMONS, FIGURE_IDS
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.stack import left_of, pile_of
from hypogeum.games.claustrophobia.state import State
from tests.games.claustrophobia.fighting import ARENA, act, arena, fight
from tests.games.claustrophobia.infernal import roll_destiny, table, use_up_events
from tests.games.claustrophobia.preparing import confirmed
from tests.games.claustrophobia.scenario_play import end_turn
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule

SCENARIOS = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8")
CHOICES = {
    "scenario": ("S1", SCENARIOS),
    "side": ("human", ("human", "infernal", "random")),
    "team": ("scenario", ("scenario", "free_company")),
    "demons": ("scenario", ("scenario", "chosen", "random")),
    "closing": ("forbidden", ("forbidden", "allowed")),
    "blessing": ("mv1_cb2", ("mv1_cb2", "mv2_cb1")),
    "turn_limit": ("scenario", ("scenario", "off")),
    "event_deck": ("not_reshuffled", ("not_reshuffled", "reshuffled")),
}
NUMBERS = {"infernal_pm": (0, -4, 6), "instinct_cards": (0, -2, 3)}
FLAGS = {"other_stack": False, "pass_windows": True, "ask_talents": False}


def new(**values: object) -> State:
    """A table with these options, at its first decision."""
    return GAME.new(values, seats=2, chance=FastChance(1))


def refusal(**values: object) -> str:
    """The option that a table does not get, or nothing."""
    try:
        new(**values)
    except WrongOption as wrong:
        return wrong.option
    return ""


# What there is


@rule("CL-VAR-4", "CL-OPT-1", "CL-OPT-2", "CL-OPT-3", "CL-OPT-4")
def test_options_have_the_defaults_and_values_of_the_table() -> None:
    options = {option.id: option for option in GAME.options if option.group == "rules"}
    choices = {name: (options[name].default, options[name].choices) for name in CHOICES}
    numbers = {name: (options[name].default, options[name].low, options[name].high) for name in NUMBERS}
    flags = {name: options[name].default for name in FLAGS}
    assert (choices, numbers, flags) == (CHOICES, NUMBERS, FLAGS)
    assert {*options} == {*CHOICES, *NUMBERS, *FLAGS}
    assert options["scenario"].documents


@pytest.mark.parametrize(
    ("name", "value"),
    [("infernal_pm", -5), ("infernal_pm", 7), ("instinct_cards", -3), ("instinct_cards", 4), ("side", "angel")],
)
@rule("CL-VAR-4", "CL-SET-1")
def test_anything_else_is_refused(name: str, value: object) -> None:
    assert refusal(**{name: value}) == name


@rule("CL-VAR-1", "CL-OVR-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_two_players_no_more_and_no_fewer(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new({}, seats=seats, chance=FastChance(1))


@rule("CL-VAR-4")
def test_only_games_without_a_handicap_are_standard() -> None:
    assert {option.id for option in GAME.options if option.standard} == {"infernal_pm", "instinct_cards"}


# What a scenario does not allow


@rule("CL-VAR-5")
@pytest.mark.parametrize("demons", ["chosen", "random"])
def test_other_demons_where_the_scenario_has_some_to_replace(demons: str) -> None:
    refused = [scenario for scenario in SCENARIOS if refusal(scenario=scenario, demons=demons) == "demons"]
    assert refused == ["S3", "S7"]


@rule("CL-OPT-3")
def test_no_turn_limit_where_the_infernal_victory_does_not_need_it() -> None:
    refused = [scenario for scenario in SCENARIOS if refusal(scenario=scenario, turn_limit="off") == "turn_limit"]
    assert refused == ["S2", "S3", "S4", "S5", "S8"]


@rule("CL-OPT-2")
def test_another_stack_where_there_is_one() -> None:
    refused = [scenario for scenario in SCENARIOS if refusal(scenario=scenario, other_stack=True) == "other_stack"]
    assert refused == ["S1", "S2", "S3", "S4", "S5", "S6"]


@rule("CL-VAR-5", "CL-OPT-2", "CL-OPT-3")
def test_the_form_knows_it_too() -> None:
    where = {option.id: option.where for option in GAME.options if option.where}
    assert where == {
        "demons": {"scenario": ("S1", "S2", "S4", "S5", "S6", "S8")},
        "turn_limit": {"scenario": ("S1", "S6", "S7")},
        "other_stack": {"scenario": ("S7", "S8")},
    }


# What each does


@rule("CL-OVR-4", "CL-SCN-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_fixes_the_game(scenario: str) -> None:
    scene = ClaustrophobiaScene(scenario)
    assert GAME.view(scene.state).scenario.id == scenario


@rule("CL-SET-1")
@pytest.mark.parametrize(("side", "human"), [("human", 0), ("infernal", 1)])
def test_the_creator_has_the_first_seat_and_his_side(side: str, human: int) -> None:
    state = new(side=side)
    assert (state.human, state.infernal) == (human, 1 - human)


@rule("CL-SET-1")
def test_a_random_side_may_be_either() -> None:
    sides = {GAME.new({"side": "random"}, seats=2, chance=FastChance(seed)).human for seed in range(20)}
    assert sides == {0, 1}


@rule("CL-VAR-2")
def test_a_bot_takes_any_seat_and_changes_no_rule() -> None:
    assert "opponent" not in {option.id for option in GAME.options}
    for human in (0, 1):
        state = new(side=["human", "infernal"][human])
        assert state.decision.seats(state) == [human]
        while not state.over and state.turn < 3:
            seat = state.decision.seats(state)[0]
            state.apply(state.decision.default(state, seat, FastChance(1)), seat)
        assert state.turn == 3


@rule("CL-VAR-3")
@pytest.mark.parametrize(("team", "asked"), [("scenario", "assignment"), ("free_company", "compose_company")])
def test_the_team_is_the_roster_of_the_scenario_or_free(team: str, asked: str) -> None:
    assert FreshTable(team=team).asked() == (asked, [0])


@rule("CL-VAR-5")
def test_demons_are_those_of_the_scenario_or_chosen_or_drawn() -> None:
    assert demons(new()) == ["D01"]
    assert FreshTable(demons="chosen").asked() == ("choose_demons", [1])
    drawn = {*[demons(GAME.new({"demons": "random"}, seats=2, chance=FastChance(seed)))[0] for seed in range(40)]}
    assert len(drawn) > 6


def demons(state: State) -> list[str]:
    return [FIGURE_IDS[figure] for figure in range(len(FIGURE_IDS)) if state.company & DEMONS & 1 << figure]


@rule("CL-OPT-4", "CL-AMB-10")
@pytest.mark.parametrize(
    ("closing", "asked", "rotations"),
    [("forbidden", ("activation", [0]), []), ("allowed", ("orient", [1]), ["orient 1", "orient 2"])],
)
def test_the_infernal_player_may_or_may_not_close_the_board(
    closing: str, asked: tuple[str, list[int]], rotations: list[str]
) -> None:
    """One exit is left; the corner fits in two ways, and its other exit faces a wall in one of them."""
    scene = ClaustrophobiaScene("S2", closing=closing)
    scene.tile(47, ARENA)
    scene.tile(12, "1,-1", rotation=3)
    scene.tile(21, "1,-2")
    scene.state.rubble = scene.end(f"{ARENA}/W")
    scene.stand(ARENA, "H05")
    scene.stack(42, 43)
    scene.draw_in_order()
    act(scene, "H05", "explore N")
    assert scene.asked() == asked
    assert scene.offers("orient") == rotations


@rule("CL-AMB-1", "CL-TAL-2")
@pytest.mark.parametrize(
    ("blessing", "mv", "cb"), [("mv1_cb2", (2, 2, 4), (1, 4, 4)), ("mv2_cb1", (3, 2, 4), (1, 3, 4))]
)
def test_the_bonus_of_a_blessing(blessing: str, mv: tuple[int, int, int], cb: tuple[int, int, int]) -> None:
    for bonus, values in (("mv", mv), ("cb", cb)):
        scene = confirmed(ClaustrophobiaScene("S5", blessing=blessing), 1, 1, 1, 4)
        scene.do(f"bless H02 H05 {bonus}")
        assert scene.values("H05") == values


@rule("CL-VAR-4")
@pytest.mark.parametrize(("change", "pm"), [(-4, 0), (-1, 3), (0, 4), (6, 10)])
def test_the_correction_of_threat_points(change: int, pm: int) -> None:
    assert new(infernal_pm=change).pm == pm


@rule("CL-VAR-4", "CL-INS-3")
@pytest.mark.parametrize(("change", "cards"), [(-2, 0), (0, 2), (1, 3), (2, 4)])
def test_the_correction_of_instinct_cards(change: int, cards: int) -> None:
    assert new(instinct_cards=change).hand.bit_count() == cards


@rule("CL-VAR-4", "CL-INS-3")
def test_the_hand_limit_holds_for_the_correction() -> None:
    assert FreshTable(instinct_cards=3).asked() == ("discard_instinct", [0])


@rule("CL-OPT-3", "CL-END-4")
@pytest.mark.parametrize(("limit", "over"), [("scenario", True), ("off", False)])
def test_the_turn_limit_ends_the_game_or_not(limit: str, over: bool) -> None:
    scene = ClaustrophobiaScene(turn_limit=limit)
    if not over:
        scene.roll(1, 1, 1, 1)
    end_turn(scene, 20)
    assert scene.state.over == over


@rule("CL-EVT-3")
@pytest.mark.parametrize(("deck", "looked"), [("not_reshuffled", 0), ("reshuffled", 2)])
def test_an_empty_event_deck_is_reshuffled_or_not(deck: str, looked: int) -> None:
    scene = table(event_deck=deck)
    use_up_events(scene)
    roll_destiny(scene, 2, 1, 3)
    scene.do("place 2 P4", "place 1 P1")
    scene.script.extend([0] * looked)
    scene.do("place 3 P1")
    assert scene.told("events_looked_at")[0].args["total"] == looked


@rule("CL-OPT-2")
@pytest.mark.parametrize(
    ("scenario", "other", "sizes"),
    [("S7", False, [9, 3]), ("S7", True, [10, 4]), ("S8", False, [8, 4]), ("S8", True, [7, 4])],
)
def test_the_stacks_of_2009(scenario: str, other: bool, sizes: list[int]) -> None:
    groups = FreshTable(scenario, other_stack=other).state.groups
    assert [sum(left_of(group) for group in groups if pile_of(group) == pile) for pile in (0, 1)] == sizes


@rule("CL-DEC-4")
@pytest.mark.parametrize(("passes", "asked"), [(True, ("activation", [0])), (False, ("window", [1]))])
def test_windows_without_a_playable_card(passes: bool, asked: tuple[str, list[int]]) -> None:
    scene = table(pass_windows=passes)
    scene.hold("V01")
    scene.begin("human_activation")
    assert scene.asked() == asked


@rule("CL-OPT-1")
@pytest.mark.parametrize(("asks", "asked"), [(False, "activation"), (True, "roll_again")])
def test_frenzied_is_automatic_or_asked(asks: bool, asked: str) -> None:
    scene = arena("H07", "D01", ask_talents=asks)
    fight(scene, "H07", "D01", 1, 4, 4, 4)
    assert scene.asked()[0] == asked


@rule("CL-OPT-1", "CL-AMB-15")
@pytest.mark.parametrize(("asks", "offered"), [(False, []), (True, ["step 0,0"])])
def test_imposing_is_automatic_or_asked(asks: bool, offered: list[str]) -> None:
    scene = arena("H01", "D02", ask_talents=asks)
    scene.do("activate H01")
    assert scene.offers("step") == offered


# The table


@rule("CL-HPR-12")
def test_the_time_of_a_turn_and_of_a_choice() -> None:
    scene = arena("H05", "H03", "D01", turn_seconds=60, choice_seconds=20)
    scene.do("activate H05")
    clock = scene.state.decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 60
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    clock = scene.state.decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 20


@rule("CL-HPR-12")
def test_without_a_limit_there_is_no_clock() -> None:
    scene = arena("H05", turn_seconds=0, choice_seconds=0)
    act(scene, "H05", "step 0,0")
    assert scene.state.decision.clock(scene.state) is None
