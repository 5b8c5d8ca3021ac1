"""Section 10.4: Thieves."""

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def crowd(points: int = 5) -> HeldentaufeScene:
    """Corlof has a Thief in hand; Erla and Mathian share the Campfire with him."""
    table = HeldentaufeScene("corlof", "erla", "mathian")
    table.tile("1,0", "meadow")
    table.hand("corlof", "M07")
    table.hero("erla").points = points
    table.hero("mathian").points = points
    return table


@rule("HT-THI-1")
def test_a_thief_takes_a_point_from_a_rival_on_the_same_tile() -> None:
    table = crowd()
    table.stand("mathian", "1,0")
    assert table.refused("steal M07 mathian") == "HT-THI-1"
    assert table.refused("steal M07 corlof") == "HT-THI-1"
    table.do("steal M07 erla")
    assert [hero.points for hero in table.state.heroes] == [1, 4, 5]
    assert table.discard() == ["M07"]


@rule("HT-THI-1")
def test_not_in_the_underworld() -> None:
    table = crowd()
    table.stand("corlof", "F3")
    table.stand("erla", "F4")
    assert table.refused("steal M07 erla") == "HT-THI-1"


@rule("HT-THI-2")
def test_nothing_to_take_from_a_rival_without_points() -> None:
    table = crowd(points=0)
    assert table.refused("steal M07 erla") == "HT-THI-2"
    assert table.cards("corlof") == ["M07"]


@rule("HT-THI-3", "HT-AMB-6")
def test_sharing_the_tile_is_enough_at_any_time_of_the_turn() -> None:
    table = crowd()
    table.spend(4)  # he did not just arrive, and cannot walk any more
    assert table.offers("steal") == ["steal M07 erla", "steal M07 mathian"]
    table.do("steal M07 mathian")
    assert table.hero("corlof").points == 1


@rule("HT-THI-3")
def test_also_after_arriving_and_before_leaving() -> None:
    table = crowd()
    table.hand("corlof", "M07", "M08")
    table.stand("mathian", "1,0")
    table.do("steal M07 erla", "move 1,0", "steal M08 mathian")
    assert [hero.points for hero in table.state.heroes] == [2, 4, 4]


@rule("HT-THI-4")
def test_the_thief_chooses_his_victim_and_may_play_several_cards() -> None:
    table = crowd()
    table.hand("corlof", "M07", "M08", "M09")
    assert len(table.offers("steal")) == 6
    table.do("steal M08 erla", "steal M07 erla", "steal M09 mathian")
    assert [hero.points for hero in table.state.heroes] == [3, 3, 4]
    assert table.cards("corlof") == []


@rule("HT-THI-5", "HT-AMB-7")
def test_exactly_one_point_moves_whatever_the_rival_holds() -> None:
    table = crowd(points=14)  # most of it surely in precious teeth
    table.do("steal M07 erla")
    assert table.hero("corlof").points == 1
    assert table.hero("erla").points == 13
