"""Actions and their text form, refusals, and what a state accepts."""

import pytest

from hypogeum.engine.actions import Action, IllegalAction, Refusal, UnreadableAction
from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.components import MISSION_IDS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.verbs.potions import DRINK
from hypogeum.games.heldentaufe.verbs.travel import EXPLORE
from tests.kit import same_position


def test_actions_are_values() -> None:
    east, west = GAME.action("explore E"), GAME.action("explore W")
    assert east == Action(EXPLORE, 0)
    assert east != west
    assert east != Action(DRINK, 0)
    assert east != "explore E"
    assert {east, GAME.action("explore E"), west} == {west, east}


def test_the_text_form_is_the_verb_and_its_target() -> None:
    assert str(Action(EXPLORE, 1)) == "explore NE"
    assert str(GAME.action("end_turn")) == "end_turn"
    assert repr(GAME.action("move 2,-1")) == "Action('move 2,-1')"


def test_blanks_around_and_between_do_not_matter() -> None:
    assert GAME.action("  move   2,-1 ") == GAME.action("move 2,-1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly 2,-1", "there is no verb 'fly'"),
        ("", "there is no verb ''"),
        ("explore up", "'up' is none of E, NE, NW, W, SW, SE"),
        ("explore", "'' is none of E, NE, NW, W, SW, SE"),
        ("descend now", "'descend' takes nothing after it"),
        ("move nowhere", "'nowhere' is neither a space such as K4 nor a tile such as 2,-1"),
        ("move 99,99", "'99,99' is neither a space such as K4 nor a tile such as 2,-1"),
        ("deliver M99", f"'M99' is none of {', '.join(MISSION_IDS)}"),
        ("answer maybe", "the answers are agree and contest"),
    ],
)
def test_a_text_that_is_no_action_says_why(text: str, reason: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        GAME.action(text)
    assert caught.value.text == text
    assert caught.value.reason == reason
    assert str(caught.value) == f"'{text}' is not an action: {reason}"


def test_a_refusal_names_its_rule_and_what_it_speaks_of() -> None:
    assert str(Refusal("HT-AP-2")) == "HT-AP-2"
    assert str(Refusal("HT-BRW-2", skill=1, needed=3)) == "HT-BRW-2 (skill=1, needed=3)"


def test_an_illegal_action_says_who_what_and_why() -> None:
    state = GAME.new({"first_player": "0", "hero_assignment": "random"}, seats=2, chance=FastChance(1))
    with pytest.raises(IllegalAction) as caught:
        state.apply(GAME.action("descend"), 0)
    assert caught.value.seat == 0
    assert caught.value.action == "descend"
    assert caught.value.refusal.rule == "HT-POR-1"
    assert str(caught.value) == "seat 0 may not do 'descend' now: HT-POR-1"


def test_without_a_seat_the_one_that_is_asked_acts() -> None:
    state = GAME.new({"first_player": "1", "hero_assignment": "random"}, seats=2, chance=FastChance(1))
    state.apply(GAME.action("explore E"))
    state.apply(GAME.action("end_turn"))
    assert state.decision.seats(state) == [0]


def test_nothing_is_accepted_when_the_game_is_over() -> None:
    state = GAME.new({"hero_assignment": "random"}, seats=2, chance=FastChance(1))
    state.apply(GAME.action("leave"), 0)
    assert state.over
    for text in ("end_turn", "leave", "set standing_answer ask"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(GAME.action(text), 1)
        assert caught.value.refusal.rule == "over"
    assert state.winners == [1]


def test_what_may_be_done_at_any_time_is_for_the_seats_of_the_table() -> None:
    state = GAME.new({"hero_assignment": "random"}, seats=2, chance=FastChance(1))
    before = GAME.write_position(state)
    for text in ("leave", "away", "set standing_answer ask"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(GAME.action(text), 2)
        assert caught.value.refusal.rule == "no_seat"
    same_position(GAME.write_position(state), before)
