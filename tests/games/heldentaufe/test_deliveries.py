"""Section 10.2: Deliveries, one test per card."""

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def at(place: str, *heroes: str, **options: object) -> HeldentaufeScene:
    """The first hero on a tile of a kind."""
    table = HeldentaufeScene(*heroes, **options)
    table.tile("0,1", "pond")  # somewhere else to be
    if place != "campfire":
        table.tile("1,0", place)
        table.stand(heroes[0], "1,0")
    return table


@rule("HT-DLV-1", "HT-MIS-2")
@pytest.mark.parametrize(
    ("card", "place", "goods", "points", "reward"),
    [
        ("M01", "laboratory", ["sword1"], 2, []),
        ("M02", "laboratory", ["ring1"], 2, []),
        ("M03", "laboratory", ["boots1"], 2, []),
        ("M04", "forest", ["apple", "mushroom"], 1, []),
        ("M05", "forest", ["apple", "fish"], 1, []),
        ("M06", "forest", ["fish", "mushroom"], 1, []),
        ("M15", "campfire", ["apple"], -1, ["boots1"]),
        ("M16", "campfire", ["mushroom"], -1, ["sword1"]),
        ("M17", "campfire", ["fish"], -1, ["ring1"]),
        ("M18", "meadow", ["healing"], 0, ["boots2"]),
        ("M19", "meadow", ["healing"], 0, ["sword2"]),
        ("M20", "meadow", ["healing"], 0, ["ring2"]),
    ],
)
def test_delivery(card: str, place: str, goods: list[str], points: int, reward: list[str]) -> None:
    table = at(place, "mathian", "corlof")
    table.hand("mathian", card)
    table.hero("mathian").points = 1
    for missing in range(len(goods)):  # with all but one of the goods
        table.give("mathian", *goods[:missing], *goods[missing + 1 :])
        assert table.refused(f"deliver {card}").startswith("HT-DLV-")
        for token in [*goods[:missing], *goods[missing + 1 :]]:
            table.do(f"discard {token}")
    table.give("mathian", *goods)
    here = table.place("mathian")
    table.stand("mathian", "0,1")
    assert table.refused(f"deliver {card}") == "HT-DLV-1"
    table.stand("mathian", here)
    table.do(f"deliver {card}")
    assert table.hero("mathian").points == 1 + points
    assert table.tokens("mathian") == reward
    assert table.cards("mathian") == []
    table.game.check(table.state)


@rule("HT-DLV-2")
def test_two_deliveries_at_one_place_in_one_turn_need_the_goods_of_both() -> None:
    table = at("forest", "luphius", "corlof")
    table.hand("luphius", "M04", "M05")
    table.give("luphius", "apple", "fish", "mushroom")
    table.do("deliver M04")
    assert table.refused("deliver M05") == "HT-DLV-1"  # the only apple is gone
    table.give("luphius", "apple")
    table.do("deliver M05")
    assert table.hero("luphius").points == 2


@rule("HT-DLV-3")
def test_equipment_has_exactly_the_printed_value() -> None:
    table = at("laboratory", "mathian", "corlof")
    table.hand("mathian", "M01")
    table.give("mathian", "sword2", "sword3", "ring1")
    assert table.refused("deliver M01") == "HT-DLV-3"
    table.give("mathian", "sword1")
    table.do("deliver M01")
    assert table.tokens("mathian") == ["ring1", "sword2", "sword3"]


@rule("HT-DLV-3")
def test_worn_equipment_may_be_delivered() -> None:
    table = at("laboratory", "mathian", "corlof")
    table.hand("mathian", "M03")
    table.give("mathian", "boots1")
    assert table.ap() == (5, 0, 5)
    table.do("deliver M03")
    assert table.ap() == (4, 0, 4)


@rule("HT-DLV-3")
def test_a_spare_piece_is_taken_before_the_worn_one() -> None:
    table = at("laboratory", "mathian", "corlof")
    table.hand("mathian", "M03")
    table.give("mathian", "boots1", "boots1")
    table.do("deliver M03")
    assert table.ap() == (5, 0, 5)  # one pair is still worn
    assert table.hero("mathian").backpack_used() == 0


@rule("HT-DLV-4")
def test_a_delivered_potion_is_unused_and_of_the_right_kind() -> None:
    table = at("meadow", "mathian", "corlof")
    table.hand("mathian", "M18")
    table.give("mathian", "healing")
    table.hero("mathian").drunk = True
    assert table.refused("deliver M18") == "HT-DLV-4"
    table.hero("mathian").drunk = False
    table.do("discard healing")
    table.give("mathian", "berserk")
    assert table.refused("deliver M18") == "HT-DLV-4"
    table.do("discard berserk")
    table.give("mathian", "healing")
    table.do("deliver M18")
    assert table.tokens("mathian") == ["boots2"]


@rule("HT-DLV-5")
def test_any_tile_of_the_type_will_do_also_one_revealed_this_turn() -> None:
    table = at("forest", "luphius", "corlof")
    table.hand("luphius", "M05", "M04")
    table.give("luphius", "apple", "apple", "fish", "mushroom")
    table.do("deliver M05")  # in the known forest
    table.next_tile("forest")
    table.roll(4)
    table.do("explore E")
    table.do("deliver M04")  # in the fresh one
    assert table.hero("luphius").points == 3
