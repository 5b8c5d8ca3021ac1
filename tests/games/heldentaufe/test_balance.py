"""What Heldentaufe tells about its balance."""

from __future__ import annotations

from hypogeum.engine.balance import Facts
from hypogeum.engine.events import Event
from hypogeum.games.heldentaufe.balance import facts
from tests.games.heldentaufe.scene import HeldentaufeScene


def told(kind: str, rule: str, **args: object) -> Event:
    return Event(kind, rule, args, -1, {})


def facts_of(*events: Event) -> Facts:
    return facts(HeldentaufeScene("erla", "corlof").state, events)


def gained(seat: int, points: int, rule: str) -> Event:
    return told("points_gained", rule, seat=seat, points=points, total=0)


def test_points_are_booked_by_the_rule_that_gives_them() -> None:
    seen = facts_of(gained(0, 3, "HT-KIL-1"), gained(0, 2, "HT-SLA-1"), gained(1, 1, "HT-FOR-1"))
    assert seen.points == [{"monsters": 3, "slayer": 2}, {"forest": 1}]


def test_a_thief_takes_from_another() -> None:
    seen = facts_of(
        gained(1, 2, "HT-DLV-1"),
        told("stolen", "HT-THI-1", seat=0, other=1, card="M01"),
        gained(0, 1, "HT-THI-5"),
        told("points_paid", "HT-OPT-1", seat=1, points=1, total=0),
    )
    assert seen.points == [{"thief": 1}, {"delivery": 2, "stolen": -1, "paid": -1}]


def test_swapped_totals_are_a_gain_and_a_loss() -> None:
    seen = facts_of(
        gained(0, 1, "HT-FOR-1"),
        gained(1, 5, "HT-KIL-1"),
        told("points_swapped", "HT-DEF-3", seat=0, other=1, points=5),
    )
    assert seen.points == [{"forest": 1, "swap_won": 4}, {"monsters": 5, "swap_lost": -4}]


def test_the_points_of_who_leaves_are_gone() -> None:
    assert facts_of(gained(1, 5, "HT-KIL-1"), told("left", "HT-ONL-5", seat=1)).points == [{}, {}]


def test_a_hero_is_beaten_by_a_monster_a_rival_or_a_trap() -> None:
    beaten = told("defeated", "HT-DEF-1", seat=1)
    seen = facts_of(
        told("fought", "HT-COM-2", attacker="corlof", defender="ulumu", winner="ulumu"),
        beaten,
        told("fought", "HT-COM-2", attacker="erla", defender="corlof", winner="erla"),
        beaten,
        told("trap_armed", "HT-DAN-2", seat=1, space="D1"),
        gained(1, 2, "HT-DIS-1"),
        beaten,
    )
    assert seen.falls == [{}, {"ulumu": 1, "rival": 1, "trap": 1}]


def test_heroes_and_endings() -> None:
    seen = facts_of(told("won", "HT-END-1", seat=0, points=12))
    assert seen.cast == {"hero": [["erla"], ["corlof"]]}
    assert seen.places == [0, 1]
    assert seen.ending == "campfire"
    assert facts_of(told("round_limit_reached", "HT-END-8", winners=[0], round=10)).ending == "round_limit"
    assert facts_of(told("left", "HT-ONL-5", seat=1)).ending == "left"
