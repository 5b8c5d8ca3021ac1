"""Section 10.3: Observers."""

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

WATCHES = [("M21", "pond", "boots1"), ("M22", "mushroom", "ring1"), ("M23", "apple", "sword1")]


def watching(card: str, kind: str) -> HeldentaufeScene:
    """Mathian with the card on a tile of the kind."""
    table = HeldentaufeScene("mathian", "corlof")
    table.tile("1,0", kind)
    table.stand("mathian", "1,0")
    table.hand("mathian", card, "M01", "M02")
    return table


@rule("HT-OBS-1")
@pytest.mark.parametrize(("card", "kind", "piece"), WATCHES)
def test_an_observer_who_ends_his_turn_there_takes_the_point(card: str, kind: str, piece: str) -> None:
    table = watching(card, kind)
    table.script.append(0)  # the card drawn for the completed one
    table.do(f"end_turn {card} points")
    assert table.hero("mathian").points == 1
    assert table.tokens("mathian") == []
    assert [event.args["card"] for event in table.told("mission_completed")] == [card]


@rule("HT-OBS-1")
@pytest.mark.parametrize(("card", "kind", "piece"), WATCHES)
def test_or_the_equipment_of_the_card(card: str, kind: str, piece: str) -> None:
    table = watching(card, kind)
    table.script.append(0)
    table.do(f"end_turn {card} piece")
    assert table.hero("mathian").points == 0
    assert table.tokens("mathian") == [piece]


@rule("HT-OBS-1")
@pytest.mark.parametrize(("card", "kind", "piece"), WATCHES)
def test_but_on_no_other_tile_and_not_without_the_card(card: str, kind: str, piece: str) -> None:
    table = watching(card, kind)
    table.stand("mathian", "0,0")
    assert table.refused(f"end_turn {card} points") == "HT-OBS-1"
    table.stand("mathian", "1,0")
    table.hand("mathian", "M01", "M02", "M03")
    assert table.refused(f"end_turn {card} piece") == "HT-MIS-2"


@rule("HT-OBS-2")
def test_then_the_hand_is_refilled_and_the_next_turn_begins() -> None:
    table = watching("M21", "pond")
    table.next_card("M20")
    table.do("end_turn M21 points")
    assert table.cards("mathian") == ["M01", "M02", "M20"]
    assert table.discard() == ["M21"]
    assert table.asked() == ("main_phase", [1])


@rule("HT-OBS-3")
def test_the_card_may_be_kept() -> None:
    table = watching("M21", "pond")
    assert table.offers("end_turn") == ["end_turn", "end_turn M21 points", "end_turn M21 piece"]
    table.do("end_turn")
    assert table.cards("mathian") == ["M21", "M01", "M02"]
    assert table.hero("mathian").points == 0


@rule("HT-OBS-3")
def test_boots_gained_by_watching_give_no_ap() -> None:
    table = watching("M21", "pond")
    table.spend(4)
    table.script.append(0)
    table.do("end_turn M21 piece")
    assert table.tokens("mathian") == ["boots1"]
    assert table.asked() == ("main_phase", [1])
