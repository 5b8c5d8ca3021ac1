"""Events: facts with an audience."""

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.games.heldentaufe.meta import GAME


def test_everybody_sees_a_fact_and_one_seat_sees_more_of_it() -> None:
    event = Event("card_drawn", "HT-MIS-6", {"seat": 1}, 1, {"card": "M07"})
    assert event.seen_by(1) == {"kind": "card_drawn", "rule": "HT-MIS-6", "seat": 1, "card": "M07", "known": True}
    for other in (-1, 0, 2):
        assert event.seen_by(other) == {"kind": "card_drawn", "rule": "HT-MIS-6", "seat": 1}


def test_a_spectator_is_never_the_owner_of_a_secret() -> None:
    event = Event("card_drawn", "HT-MIS-6", {}, -1, {})
    assert event.seen_by(-1) == {"kind": "card_drawn", "rule": "HT-MIS-6"}


def test_without_a_listener_nothing_is_told() -> None:
    state = GAME.new({"hero_assignment": "random"}, seats=2, chance=FastChance(1))
    assert not state.tells
    state.tell("anything", "HT-OVR-1")
    state.tell_one(0, {"card": "M07"}, "anything", "HT-OVR-1")
    assert state.events is None


def test_a_copy_tells_nobody() -> None:
    events: list[Event] = []
    state = GAME.new({"hero_assignment": "random"}, seats=2, chance=FastChance(1), events=events)
    told = len(events)
    assert told > 0
    other = state.copy()
    other.apply(GAME.action("end_turn"))
    assert len(events) == told
    state.apply(GAME.action("end_turn"))
    assert len(events) > told
