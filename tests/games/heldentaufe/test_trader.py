"""Section 8.7: the Trader."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

KINDS = ("boots", "ring", "sword")


def on_trader(*tokens: str) -> HeldentaufeScene:
    """Mathian starts his turn on the Trader."""
    scene = HeldentaufeScene()
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.give("mathian", *tokens)
    return scene


@rule("HT-TRD-1")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize(("given", "wanted"), [(one, other) for one in KINDS for other in KINDS if one != other])
def test_a_piece_becomes_one_of_another_kind_and_the_same_value(given: str, wanted: str, value: int) -> None:
    scene = on_trader(f"{given}{value}")
    scene.do(f"trade {given}{value} {wanted}")
    assert scene.tokens("mathian") == [f"{wanted}{value}"]
    assert (scene.supply(f"{given}{value}"), scene.supply(f"{wanted}{value}")) == (7, 6)
    assert scene.ap()[1] == 0


@rule("HT-TRD-1")
def test_the_same_kind_foreign_pieces_and_other_places_are_refused() -> None:
    scene = on_trader("sword3")
    assert scene.offers("trade") == ["trade sword3 boots", "trade sword3 ring"]
    assert scene.refused("trade sword3 sword") == "HT-TRD-1"
    assert scene.refused("trade sword2 boots") == "HT-TRD-1"
    scene.do("move 0,0")
    assert scene.refused("trade sword3 boots") == "HT-TRD-1"


@rule("HT-TRD-2")
def test_one_exchange_per_turn_even_after_leaving_and_coming_back() -> None:
    scene = on_trader("sword1", "ring2")
    scene.do("trade sword1 boots")
    assert scene.offers("trade") == []
    assert scene.refused("trade ring2 boots") == "HT-TRD-2"
    scene.do("move 0,0", "move 1,0")
    assert scene.refused("trade ring2 boots") == "HT-TRD-2"
    scene.end_turn()
    scene.end_turn()
    scene.do("trade ring2 boots")


@rule("HT-TRD-2")
def test_the_new_piece_works_at_once() -> None:
    scene = on_trader("sword3", "fish", "mushroom")
    scene.spend(4)
    scene.do("trade sword3 ring", "brew teleport")
    assert scene.ap() == (4, 4, 0)
    scene = on_trader("sword2")
    scene.spend(4)
    scene.do("trade sword2 boots")
    assert scene.ap() == (6, 4, 2)
    scene.do("move 0,0")


@rule("HT-TRD-3", "HT-AMB-16")
def test_the_exchange_is_with_the_supply_and_the_wanted_piece_must_be_in_stock() -> None:
    scene = HeldentaufeScene("mathian", "luphius", "corlof", "erla")
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.stand("luphius", "1,0")
    scene.give("mathian", "ring2")
    scene.sell_out("sword2")
    assert scene.refused("trade ring2 sword") == "HT-TRD-3"
    assert scene.offers("trade") == ["trade ring2 boots"]
    before = scene.tokens("luphius")
    scene.do("trade ring2 boots")
    assert scene.tokens("luphius") == before


@rule("HT-TRD-3")
def test_spare_and_worn_pieces_can_be_exchanged() -> None:
    for given, left in [("boots1", ["boots3", "ring1"]), ("boots3", ["boots1", "ring3"])]:
        scene = on_trader("boots1", "boots3")
        scene.do(f"trade {given} ring")
        assert scene.tokens("mathian") == left
