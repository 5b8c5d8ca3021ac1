"""Sources of chance."""

import hashlib

import pytest

from hypogeum.engine.chance import (
    FairChance,
    FastChance,
    NoChance,
    RecordedChance,
    ScriptedChance,
    SpreadChance,
    TapedChance,
    WrongOutcome,
)


def test_fast_chance_gives_the_same_outcomes_on_every_machine() -> None:
    chance = FastChance(seed=7)
    assert [chance.pick(1000) for _ in range(8)] == [23, 663, 693, 565, 679, 355, 893, 603]


def test_fast_chance_depends_on_all_bits_of_the_seed() -> None:
    starts = {tuple(FastChance(seed).pick(1 << 16) for _ in range(4)) for seed in (0, 1, 2, 1 << 31, 1 << 32, 1 << 63)}
    assert len(starts) == 6


@pytest.mark.parametrize("chance", [FastChance(3), FairChance(b"seed")], ids=["fast", "fair"])
def test_every_outcome_is_as_likely_as_the_others(chance: FastChance | FairChance) -> None:
    for n in (1, 2, 5, 6, 23):
        counts = [0] * n
        for _ in range(1000 * n):
            counts[chance.pick(n)] += 1
        assert all(850 < count < 1150 for count in counts)


def test_a_die_counts_from_one() -> None:
    assert ScriptedChance([0]).roll(6) == 1
    assert ScriptedChance([5]).roll(6) == 6


def test_a_draw_picks_one_thing_of_a_pile_by_its_place() -> None:
    pile = [2, 0, 3]
    assert [ScriptedChance([place]).draw(pile) for place in range(5)] == [0, 0, 2, 2, 2]
    assert pile == [2, 0, 3]
    with pytest.raises(AssertionError):
        ScriptedChance([5]).draw(pile)


def test_a_state_without_chance_says_so() -> None:
    with pytest.raises(RuntimeError, match="no source"):
        NoChance().pick(6)


def test_fair_chance_is_derived_from_seed_and_counter() -> None:
    chance = FairChance(b"secret")
    outcomes = [chance.pick(6) for _ in range(4)]
    expected = [
        int.from_bytes(hashlib.sha256(b"secret:" + str(counter).encode()).digest(), "big") % 6 for counter in range(4)
    ]
    assert outcomes == expected
    assert chance.commitment == hashlib.sha256(b"secret").hexdigest()
    assert FairChance(b"secret", counter=2).pick(6) == outcomes[2]


def test_a_script_that_runs_out_or_cannot_be_fails_the_test() -> None:
    chance = ScriptedChance([3, 6])
    assert chance.pick(6) == 3
    with pytest.raises(AssertionError, match="only 0 to 5 are possible"):
        chance.pick(6)
    with pytest.raises(AssertionError, match="no more outcomes"):
        chance.pick(6)


def test_recorded_outcomes_come_back_in_order() -> None:
    chance = RecordedChance([4, 0])
    assert [chance.pick(5), chance.pick(2)] == [4, 0]
    with pytest.raises(WrongOutcome, match="missing"):
        chance.pick(2)
    with pytest.raises(WrongOutcome, match="outcome 6 is not one of 0 to 5"):
        RecordedChance([6]).pick(6)
    with pytest.raises(WrongOutcome, match="outcome -1"):
        RecordedChance([-1]).pick(6)


def test_with_the_seed_beside_it_every_recorded_outcome_is_checked() -> None:
    fair = FairChance(b"secret")
    true = [fair.pick(6) for _ in range(3)]
    checked = RecordedChance(true, FairChance(b"secret"))
    assert [checked.pick(6) for _ in range(3)] == true
    false = RecordedChance([(true[0] + 1) % 6], FairChance(b"secret"))
    with pytest.raises(WrongOutcome, match="that the seed gives"):
        false.pick(6)


def test_a_tape_keeps_outcomes_until_they_are_taken() -> None:
    tape = TapedChance(ScriptedChance([1, 2, 3]))
    assert [tape.pick(4), tape.roll(4)] == [1, 3]
    assert tape.take_outcomes() == [1, 2]
    assert tape.take_outcomes() == []
    tape.pick(4)
    assert tape.take_outcomes() == [3]


def test_tries_are_spread_evenly_over_the_outcomes_of_the_first_question() -> None:
    chance = SpreadChance(seed=5)
    first: list[int] = []
    for number in range(6):
        chance.begin(number, 6)
        first.append(chance.pick(6))
    assert first == [0, 1, 2, 3, 4, 5]
    assert chance.asked == 1


def test_tries_that_are_begun_alike_have_the_same_outcomes() -> None:
    chance = SpreadChance(seed=5)
    chance.begin(1, 2)
    once = [chance.pick(100) for _ in range(5)]
    chance.begin(1, 2)
    assert [chance.pick(100) for _ in range(5)] == once
    assert once[0] >= 50
