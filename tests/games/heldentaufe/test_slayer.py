"""Section 10.6: Monster slayers."""

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def duel(monster: str, hero_at: str, *hand: str) -> HeldentaufeScene:
    """Jupanila next to the den of a monster with one heart left."""
    table = HeldentaufeScene("jupanila", "corlof")
    table.tile("1,0", "meadow")
    table.stand("jupanila", hero_at)
    table.monster(monster, hearts=1)
    table.hand("jupanila", *hand)
    return table


@rule("HT-SLA-1", "HT-KIL-3")
@pytest.mark.parametrize(
    ("card", "monster", "hero_at", "tooth"),
    [("M12", "ulumu", "F4", 1), ("M13", "zibber", "F2", 2), ("M14", "wallrog", "F6", 3)],
)
def test_the_last_heart_of_the_named_monster_pays_two_points_and_the_tooth(
    card: str, monster: str, hero_at: str, tooth: int
) -> None:
    table = duel(monster, hero_at, card, "M01")
    table.roll(6, 1)
    table.do(f"attack {monster}")
    assert table.hero("jupanila").points == tooth + 2
    assert table.cards("jupanila") == ["M01"]


@rule("HT-SLA-1")
def test_another_monster_or_another_heart_pays_nothing_more() -> None:
    table = duel("zibber", "F2", "M12", "M14", "M13")
    table.monster("zibber", hearts=2)
    table.roll(6, 1)
    table.do("attack zibber")
    assert table.hero("jupanila").points == 0
    table.hand("jupanila", "M12", "M14")
    table.roll(6, 1)
    table.do("attack zibber")
    assert table.hero("jupanila").points == 2  # the tooth alone
    assert table.cards("jupanila") == ["M12", "M14"]


@rule("HT-SLA-2")
def test_also_when_the_monster_attacked_and_lost_its_last_heart() -> None:
    table = duel("ulumu", "F4", "M12", "M02", "M03")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    table.roll(1, 2)
    table.do("monster_attack ulumu jupanila")
    assert table.hero("jupanila").points == 3
    assert table.space_of("ulumu") is None


@rule("HT-SLA-3", "HT-AMB-21")
def test_it_is_played_by_itself_and_replaced_at_the_end_of_the_next_own_turn() -> None:
    table = duel("ulumu", "F4", "M12", "M02", "M03")
    table.do("end_turn")
    table.roll(1, 2)
    table.do("monster_attack ulumu jupanila", "monster_end")
    assert table.cards("jupanila") == ["M02", "M03"]
    table.end_turn()  # of Corlof
    assert table.asked() == ("main_phase", [0])
    assert table.cards("jupanila") == ["M02", "M03"]
    table.next_card("M20")
    table.do("end_turn")
    assert table.cards("jupanila") == ["M02", "M03", "M20"]
