"""Records: what is written is what was played, and every untruth is found."""

import msgspec
import pytest

from hypogeum.engine.chance import FairChance
from hypogeum.engine.records import FORMAT, Entry, Record, Replay, WrongRecord, read_record, verify, write_record
from hypogeum.engine.table import Table
from hypogeum.games.heldentaufe.meta import GAME
from tests.kit import same_position

SEED = b"a seed for tests"
OPTIONS = {"hero_assignment": "random", "first_player": "0"}


def played(*actions: str) -> Record:
    """A table of two, played by seat 0 in its first turn; a fresh record each time."""
    table = Table(GAME, OPTIONS, 2, SEED)
    for text in actions:
        if text == "undo":
            table.undo(0)
        else:
            table.apply(GAME.action(text), 0)
    return read_record(write_record(table.record))


def wrong(record: Record) -> tuple[int, str]:
    """The line and the reason by which a record is found out."""
    with pytest.raises(WrongRecord) as caught:
        verify(GAME, record)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


# Text form


def test_a_record_is_a_line_for_the_header_each_entry_and_the_result() -> None:
    lines = write_record(played("explore E", "end_turn", "leave")).splitlines()
    parts = [msgspec.json.decode(line) for line in lines]
    assert len(parts) == 5
    assert parts[0]["game"] == "heldentaufe"
    assert parts[0]["commitment"] == FairChance(SEED).commitment
    assert [part["action"] for part in parts[1:4]] == ["explore E", "end_turn", "leave"]
    assert parts[4]["winners"] == [1]
    assert parts[4]["seed"] == SEED.hex()
    assert len({part["link"] for part in parts}) == 5


def test_the_seed_is_not_told_before_the_end() -> None:
    assert SEED.hex() not in write_record(played("explore E"))


def test_the_chance_outcomes_stand_with_the_action_that_asked() -> None:
    record = played("explore E", "end_turn")
    assert len(record.header.setup) == 3 * 2 + 2  # two red cards and a blue one each, and the heroes
    assert len(record.entries[0].chance) >= 1
    assert record.entries[1].chance == []  # a full hand draws nothing


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the record is empty"),
        ("hello\n", 1, ""),
        ('{"link":"x"}\n', 1, ""),
    ],
)
def test_what_is_no_record_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(WrongRecord) as caught:
        read_record(text)
    assert caught.value.line == line
    assert reason in caught.value.reason


def test_another_format_is_named() -> None:
    text = write_record(played()).replace(f'"format":{FORMAT},', '"format":99,')
    with pytest.raises(WrongRecord, match="line 1: format 99 is not known here"):
        read_record(text)


def test_nothing_may_follow_the_result() -> None:
    text = write_record(played("leave"))
    with pytest.raises(WrongRecord, match="line 4: nothing may follow the result"):
        read_record(text + text.splitlines(keepends=True)[1])


def test_lines_cannot_be_exchanged_or_left_out() -> None:
    lines = write_record(played("explore E", "end_turn")).splitlines(keepends=True)
    with pytest.raises(WrongRecord, match="line 2: the line or one before it was changed"):
        read_record("".join([lines[0], lines[2]]))
    with pytest.raises(WrongRecord, match="line 2"):
        read_record("".join([lines[0], lines[2], lines[1]]))


# What a record claims: each untruth is written with links that fit


def test_an_action_that_was_not_offered() -> None:
    record = played("explore E")
    record.entries[0].action = "descend"
    assert wrong(record) == (2, "seat 0 may not do 'descend' now: HT-POR-1")
    record.entries[0].action = "fly"
    assert wrong(record)[0] == 2


def test_a_seat_that_was_not_asked_or_does_not_exist() -> None:
    record = played("explore E")
    record.entries[0].seat = 1
    assert wrong(record) == (2, "seat 1 may not do 'explore E' now: HT-FRE-2 (decision=main_phase)")
    for seat in (-1, 2):
        record.entries[0].seat = seat
        assert wrong(record) == (2, f"there is no seat {seat}")


def test_missing_surplus_and_impossible_outcomes() -> None:
    record = played("explore E")
    record.entries[0].chance = []
    assert wrong(record) == (2, "an outcome is missing")
    record = played("explore E")
    record.entries[0].chance.append(0)
    assert wrong(record) == (2, "more chance outcomes are written than were asked for")
    record = played("explore E")
    record.entries[0].chance[0] = 99
    assert wrong(record) == (2, "outcome 99 is not one of 0 to 28")
    record = played()
    record.header.setup.append(0)
    assert wrong(record) == (1, "more chance outcomes are written than were asked for")
    record.header.setup = []
    assert wrong(record) == (1, "an outcome is missing")


def test_outcomes_that_the_seed_does_not_give() -> None:
    record = played("explore E", "leave")
    record.entries[0].chance[0] = (record.entries[0].chance[0] + 1) % 29
    line, reason = wrong(record)
    assert line == 2
    assert "that the seed gives" in reason


def test_a_seed_that_was_not_committed_to() -> None:
    record = played("leave")
    assert record.result is not None
    record.result.seed = b"another seed".hex()
    assert wrong(record) == (3, "the seed is not the one that was committed to at the start")
    record.result.seed = "no seed"
    assert wrong(record) == (3, "the seed is not hexadecimal")


def test_another_end() -> None:
    record = played("leave")
    assert record.result is not None
    record.result.winners = [0]
    assert wrong(record) == (3, "the winners were [1], with ranks [2, 1]")
    record = played("leave")
    assert record.result is not None
    record.result.ranks = [1, 2]
    assert wrong(record)[0] == 3
    record = played("leave")
    assert record.result is not None
    record.result.end = "0" * 64
    assert wrong(record) == (3, "the end position is another one")


def test_a_result_before_the_end() -> None:
    record = played("leave")
    record.entries.clear()
    assert wrong(record) == (2, "a result is written, but the game is not over")


def test_more_after_the_end() -> None:
    record = played("leave")
    record.entries.append(Entry(seat=1, action="end_turn", chance=[]))
    assert wrong(record) == (3, "seat 1 may not do 'end_turn' now: over")


def test_another_game_other_rules_and_wrong_options() -> None:
    record = played()
    record.header.game = "chess"
    assert wrong(record) == (1, "a game of chess, not of heldentaufe")
    record = played()
    record.header.rules_version = 99
    assert wrong(record) == (1, f"played by rules version 99, not {GAME.rules_version}")
    record = played()
    record.header.options["target"] = 99
    assert wrong(record)[0] == 1
    record = played()
    record.header.seats = 9
    assert wrong(record)[0] == 1


# Undo


def test_what_was_taken_back_is_written_down_and_replays() -> None:
    record = played("end_turn", "undo", "explore E")
    assert [entry.action for entry in record.entries] == ["end_turn", "undo", "explore E"]
    state = verify(GAME, record)
    same_position(GAME.write_position(state), GAME.write_position(verify(GAME, played("explore E"))))


def test_nobody_can_have_taken_back_what_cannot_be_unseen() -> None:
    for record, seat in (
        (played(), 0),  # nothing
        (played("explore E"), 0),  # chance
        (played("end_turn"), 1),  # another's
        (played("set standing_answer ask"), 0),  # at any time
    ):
        record.entries.append(Entry(seat=seat, action="undo", chance=[]))
        line = len(record.entries) + 1
        assert wrong(record) == (line, f"seat {seat} cannot have taken the last action back")


def test_taking_back_asks_chance_for_nothing() -> None:
    record = played("end_turn", "undo")
    record.entries[1].chance = [0]
    assert wrong(record)[0] == 3


# Replay


def test_a_replay_goes_entry_by_entry_and_tells_what_happened() -> None:
    record = played("end_turn", "undo", "explore E")
    replay = Replay(GAME, record, tell=True)
    assert replay.events is not None
    assert replay.events[0].kind == "first_player"
    kinds = []
    replay.run(after=lambda: kinds.append((replay.events or [])[0].kind))
    assert kinds == ["turn_ended", "undone", "explored"]


def test_a_replay_can_stop_anywhere() -> None:
    record = played("explore E", "end_turn")
    state = Replay(GAME, record).run(to=1)
    same_position(GAME.write_position(state), GAME.write_position(verify(GAME, played("explore E"))))
