"""Who opens sockets again and again is refused before there is one, and can be told in words a few times before."""

from __future__ import annotations

from hypogeum.server.edge.gate import IN_WORDS, LATER, Gate
from hypogeum.server.edge.limits import Limit, Limiter, Limits, Rate
from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.storage.rows import Exclusion
from tests.server.house import HandTime

HERE, THERE = "203.0.113.7", "198.51.100.1"


def new_gate(exclusions: Exclusions, time: HandTime) -> tuple[Gate, Limiter]:
    limiter = Limiter(Limits(openings=Limit(Rate(1, 30), Rate(1000, 30))), time)
    return Gate(limiter, exclusions, time), limiter


def test_whoever_may_open_a_socket_is_let_through_whatever_others_of_his_house_do(time: HandTime) -> None:
    gate, limiter = new_gate(Exclusions(), time)
    limiter.take("openings", "flood", HERE)
    for _ in range(IN_WORDS.many):
        assert gate.seconds_to_wait("flood", HERE) == 0, "he can be told in words"
        gate.note(HERE)
    assert gate.seconds_to_wait("flood", HERE) == 30
    assert gate.seconds_to_wait("flood", THERE) == 0
    assert gate.seconds_to_wait("flood", None) == 0
    assert gate.seconds_to_wait("other", HERE) == 0
    time.passes(30)
    assert gate.seconds_to_wait("flood", HERE) == 0


def test_who_is_banned_is_told_in_words_and_then_refused(time: HandTime) -> None:
    exclusions = Exclusions()
    gate, _ = new_gate(exclusions, time)
    exclusions.replace([Exclusion(kind="address", who=HERE, reason="flood")])
    for _ in range(IN_WORDS.many):
        assert gate.seconds_to_wait("", HERE) == 0
        gate.note(HERE)
    assert gate.seconds_to_wait("", HERE) == LATER
    exclusions.replace([])
    assert gate.seconds_to_wait("", HERE) == 0
