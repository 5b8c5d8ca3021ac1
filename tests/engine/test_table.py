"""Tables without people: entries, events, undo."""

import pytest

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.records import Entry, Replay, WrongRecord, verify
from hypogeum.engine.table import BrokenRules, Table
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import STANDING_ANSWERS, State
from hypogeum.games.heldentaufe.turn import BeginTurn
from tests.kit import same_position

SEED = b"a seed for tests"
OPTIONS = {"hero_assignment": "random", "first_player": "0"}


def new_table(seats: int = 2, **options: object) -> Table:
    return Table(GAME, {**OPTIONS, **options}, seats, SEED)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def do(table: Table, *actions: str, seat: int = 0) -> None:
    for text in actions:
        table.apply(GAME.action(text), seat)


def why_no_undo(table: Table, seat: int) -> str:
    refusal = table.undo_refusal(seat)
    return "" if refusal is None else refusal.reason


def with_apples(count: int) -> Table:
    table = new_table()
    state_of(table).heroes[0].food[0] = count
    state_of(table).food_supply[0] -= count
    return table


# Entries and events


def test_every_action_is_an_entry_and_raises_the_version() -> None:
    table = new_table()
    assert table.version == 0
    entry = table.apply(GAME.action("explore E"), 0)
    assert (entry.seat, entry.action) == (0, "explore E")
    assert entry.chance
    assert table.record.entries == [entry]
    assert table.version == 1


def test_the_events_of_the_setup_and_then_of_the_last_entry_are_kept() -> None:
    table = new_table()
    assert [event.kind for event in table.events][:1] == ["first_player"]
    do(table, "explore E")
    assert table.events[0].kind == "explored"


def test_what_is_refused_leaves_no_trace() -> None:
    table = new_table()
    do(table, "explore E")
    before, events = GAME.write_position(table.state), table.events
    with pytest.raises(IllegalAction):
        table.apply(GAME.action("descend"), 0)
    with pytest.raises(IllegalAction):
        table.apply(GAME.action("end_turn"), 1)
    same_position(GAME.write_position(table.state), before)
    assert table.version == 1
    assert table.events is events
    assert table.events is events
    do(table, "end_turn")
    assert table.events[0].kind == "turn_ended"


def with_broken_rules() -> Table:
    """The end of the turn draws a card, tells it, and then fails in a turn of nobody."""
    table = new_table()
    do(table, "away", seat=1)
    state = state_of(table)
    state.missions.pile |= 1 << state.heroes[0].hand.pop()
    state.agenda[0] = BeginTurn(99)
    return table


def test_a_mistake_in_the_rules_leaves_the_table_as_it_was() -> None:
    table = with_broken_rules()
    state, position = table.state, GAME.write_position(table.state)
    events, told, counter, history = table.events, table.events[:], table.fair.counter, table.history.actions[:]
    with pytest.raises(BrokenRules) as caught:
        table.apply(GAME.action("end_turn"), 0)
    assert table.state is state
    same_position(GAME.write_position(state), position)
    assert state.events is table.events is events
    assert events == told != []
    assert (table.fair.counter, table.chance.take_outcomes()) == (counter, [])
    assert table.history.actions == history
    assert (table.version, table.record.result) == (1, None)
    assert isinstance(caught.value.__cause__, IndexError)


def test_a_mistake_in_the_rules_is_told_with_what_it_takes_to_see_it_again() -> None:
    table = with_broken_rules()
    with pytest.raises(BrokenRules, match="the rules of heldentaufe fail when seat 0 does 'end_turn'") as caught:
        table.apply(GAME.action("end_turn"), 0)
    assert (caught.value.action, caught.value.seat) == ("end_turn", 0)
    again = GAME.read_position(caught.value.position)
    again.chance, again.events = FastChance(1), []
    with pytest.raises(IndexError):
        again.apply(GAME.action(caught.value.action), caught.value.seat)


def test_after_a_mistake_in_the_rules_the_table_plays_on_as_if_nothing_had_been_tried() -> None:
    table, untried = with_broken_rules(), with_broken_rules()
    with pytest.raises(BrokenRules):
        table.apply(GAME.action("end_turn"), 0)
    for one in (table, untried):
        do(one, "explore E")
    assert table.record == untried.record
    same_position(GAME.write_position(table.state), GAME.write_position(untried.state))


def test_an_action_that_its_verb_cannot_write_is_told_by_its_number() -> None:
    table = new_table()
    nonsense = Action(GAME.verbs["explore"], -99)
    with pytest.raises(BrokenRules) as caught:
        table.apply(nonsense, 0)
    assert caught.value.action == "explore #-99"


def test_a_mistake_while_the_result_is_counted_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_ranks(state: State) -> list[int]:
        raise LookupError("nobody can be compared")

    table = new_table()
    monkeypatch.setattr(GAME, "ranks", no_ranks)
    with pytest.raises(BrokenRules):
        do(table, "leave")
    assert not table.state.over
    assert table.history.actions == []
    assert table.version == 0


def test_the_result_is_written_when_the_game_is_over() -> None:
    table = new_table(seats=3)
    do(table, "leave", seat=2)
    results = [table.record.result]
    do(table, "leave", seat=0)
    results.append(table.record.result)
    assert results[0] is None
    assert results[1] is not None
    assert results[1].winners == [1]
    assert results[1].ranks == [2, 1, 2]
    assert verify(GAME, table.record).over


def test_the_commitment_is_told_at_the_start() -> None:
    table = new_table()
    assert table.record.header.commitment == table.fair.commitment
    assert len(table.record.header.commitment) == 64


# Undo


def test_actions_are_taken_back_one_by_one_in_reverse() -> None:
    table = with_apples(3)
    positions = []
    for _ in range(3):
        positions.append(GAME.write_position(table.state))
        do(table, "discard apple")
    while positions:
        assert why_no_undo(table, 0) == ""
        table.undo(0)
        same_position(GAME.write_position(table.state), positions.pop())
    assert why_no_undo(table, 0) == "nothing"
    assert [entry.action for entry in table.record.entries] == ["discard apple"] * 3 + ["undo"] * 3
    assert [event.kind for event in table.events] == ["undone"]


def test_after_taking_back_the_game_goes_on_from_there() -> None:
    table = with_apples(1)
    do(table, "discard apple")
    table.undo(0)
    do(table, "discard apple", "explore E")
    assert table.events[0].kind == "explored"
    assert table.chance is table.state.chance


def test_nothing_is_taken_back_before_anything_was_done() -> None:
    assert why_no_undo(new_table(), 0) == "nothing"


def test_nothing_is_taken_back_after_a_chance_outcome() -> None:
    table = with_apples(1)
    do(table, "discard apple", "explore E")
    assert why_no_undo(table, 0) == "chance"


def test_what_was_done_before_a_chance_outcome_is_lost_too() -> None:
    table = with_apples(2)
    do(table, "discard apple", "explore E", "discard apple")
    assert why_no_undo(table, 0) == ""
    table.undo(0)
    assert why_no_undo(table, 0) == "chance"


def test_nobody_takes_back_what_another_did() -> None:
    table = new_table()
    do(table, "end_turn")
    assert why_no_undo(table, 1) == "other"
    assert why_no_undo(table, 0) == ""
    do(table, "end_turn", seat=1)
    assert why_no_undo(table, 0) == "other"
    table.undo(1)
    assert why_no_undo(table, 0) == ""  # nothing of the other has happened any more


def test_what_may_be_done_at_any_time_is_not_taken_back() -> None:
    table = new_table()
    do(table, "set standing_answer ask")
    assert why_no_undo(table, 0) == "any_time"


def test_settings_and_presence_of_others_are_no_obstacle_and_stay() -> None:
    table = with_apples(2)
    do(table, "discard apple", "discard apple")
    do(table, "set standing_answer contest", "away", "back", "away", seat=1)
    for apples in (1, 2):
        assert why_no_undo(table, 0) == ""
        assert why_no_undo(table, 1) == "other"
        table.undo(0)
        state = state_of(table)
        assert state.heroes[0].food[0] == apples
        assert STANDING_ANSWERS[state.standing[1]] == "contest"
        assert state.is_away(1)
        assert state.chance is table.chance
    assert why_no_undo(table, 0) == "nothing"


def test_a_record_with_such_an_undo_replays_and_resumes() -> None:
    table = new_table()
    do(table, "end_turn")
    do(table, "end_turn", seat=1)
    while "collect" not in [str(action) for action in table.state.decision.actions(table.state)]:
        explore(table)
    do(table, "collect", seat=table.state.decision.seat(table.state))
    seat = table.state.decision.seat(table.state)
    do(table, "away", seat=1 - seat)
    assert why_no_undo(table, seat) == ""
    table.undo(seat)
    again = Table.resume(GAME, table.record.header.options, 2, SEED, table.record.entries)
    same_position(GAME.write_position(again.state), GAME.write_position(table.state))
    replayed = Replay(GAME, table.record).run()
    same_position(GAME.write_position(replayed), GAME.write_position(table.state))


def explore(table: Table) -> None:
    """Explore if that is possible, else end the turn."""
    offered = [str(action) for action in table.state.decision.actions(table.state)]
    wanted = [text for text in offered if text.startswith("explore")] or ["end_turn"]
    do(table, wanted[0], seat=table.state.decision.seat(table.state))


def test_a_setting_that_may_have_made_a_difference_is_an_obstacle() -> None:
    table = new_table()
    do(table, "end_turn")
    do(table, "set standing_answer contest", seat=1)
    assert why_no_undo(table, 0) == "other"  # another is asked now


def test_my_own_setting_is_an_obstacle_to_me_and_for_whoever_acts_before_it() -> None:
    table = with_apples(1)
    do(table, "discard apple", "set standing_answer ask")
    assert why_no_undo(table, 0) == "any_time"
    do(table, "set standing_answer ask", seat=1)
    assert why_no_undo(table, 0) == "other"
    assert why_no_undo(table, 1) == "any_time"


def test_whoever_leaves_the_game_stops_the_undo_of_everybody() -> None:
    table = new_table(seats=3)
    state_of(table).heroes[0].food[0] = 1
    state_of(table).food_supply[0] -= 1
    do(table, "discard apple")
    do(table, "leave", seat=2)
    assert why_no_undo(table, 0) == "other"


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table = new_table()
    do(table, "leave")
    assert why_no_undo(table, 0) == "over"
    assert why_no_undo(table, 1) == "over"


def test_the_last_answer_of_a_question_shows_the_others_and_stays() -> None:
    table = new_table(seats=4)
    state = state_of(table)
    hero = state.heroes[0]
    hero.tile, hero.space, state.leader = -1, 0, 0
    state.occupants[0] = hero.figure
    do(table, "set standing_answer ask", seat=2)
    do(table, "set standing_answer ask", seat=3)
    do(table, "end_turn")
    do(table, "answer agree", seat=2)
    assert why_no_undo(table, 2) == ""  # nobody has seen it yet
    table.undo(2)
    do(table, "answer agree", seat=3)
    do(table, "answer agree", seat=2)
    assert state_of(table).decision.name == "monsters_act"
    assert why_no_undo(table, 2) == "shown"


# Resume


def test_a_table_resumes_with_its_undo() -> None:
    table = new_table()
    do(table, "end_turn")
    again = Table.resume(GAME, table.record.header.options, 2, SEED, table.record.entries)
    same_position(GAME.write_position(again.state), GAME.write_position(table.state))
    again.undo(0)
    assert again.state.decision.seats(again.state) == [0]


@pytest.mark.parametrize(
    "entry",
    [
        Entry(seat=0, action="descend", chance=[]),
        Entry(seat=0, action="fly", chance=[]),
        Entry(seat=0, action="undo", chance=[]),
        Entry(seat=0, action="explore E", chance=[]),
    ],
)
def test_entries_that_cannot_have_been_played_are_found(entry: Entry) -> None:
    with pytest.raises(WrongRecord) as caught:
        Table.resume(GAME, OPTIONS, 2, SEED, [Entry(seat=0, action="set auto_command on", chance=[]), entry])
    assert caught.value.line == 3
