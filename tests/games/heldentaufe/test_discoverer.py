"""Section 10.5: Discoverers."""

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def before_a_trap(*hand: str) -> HeldentaufeScene:
    """Corlof on P4, next to the danger token on K4."""
    table = HeldentaufeScene("corlof", "erla")
    table.tile("1,0", "meadow")
    table.stand("corlof", "P4")
    table.hand("corlof", *hand)
    return table


@rule("HT-DIS-1")
def test_an_armed_trap_pays_two_points_and_works_all_the_same() -> None:
    table = before_a_trap("M10", "M01")
    table.next_danger(armed=True)
    table.do("move K4")
    assert table.hero("corlof").points == 2
    assert table.cards("corlof") == ["M01"]
    assert table.hero("corlof").hearts == 4
    assert table.ap() == (4, 4, 0)


@rule("HT-DIS-1")
def test_a_disarmed_one_pays_nothing() -> None:
    table = before_a_trap("M10")
    table.next_danger(armed=False)
    table.do("move K4")
    assert table.hero("corlof").points == 0
    assert table.cards("corlof") == ["M10"]


@rule("HT-DIS-2")
def test_one_trap_serves_one_card() -> None:
    table = before_a_trap("M10", "M11")
    table.next_danger(armed=True)
    table.do("move K4")
    assert table.hero("corlof").points == 2
    assert table.cards("corlof") == ["M11"]
    table.spend(0)
    table.next_danger(armed=True)
    table.do("move K3")
    assert table.hero("corlof").points == 4
    assert table.cards("corlof") == []


@rule("HT-DIS-3")
def test_it_is_played_before_the_damage_and_the_points_stay() -> None:
    table = before_a_trap("M10", "M02")
    table.hero("corlof").hearts = 1
    table.next_danger(armed=True)
    table.do("move K4")
    kinds = [event.kind for event in table.events]
    assert kinds.index("trap_armed") < kinds.index("mission_completed") < kinds.index("defeated")
    assert table.hero("corlof").points == 2
    assert table.asked() == ("place_hero", [1])
