"""Section 5.1: refusing a mission."""

from __future__ import annotations

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-REF-1")
def test_a_refused_card_is_discarded_and_another_drawn_for_one_ap() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01", "M02", "M03")
    scene.next_card("M20")
    scene.do("refuse M02")
    assert scene.cards("mathian") == ["M01", "M03", "M20"]
    assert [scene.told("refused")[0].args["card"], scene.discard()] == ["M02", ["M02"]]
    assert "M20" not in scene.pile()
    assert scene.ap() == (4, 1, 3)


@rule("HT-REF-2")
def test_refusing_may_be_repeated_as_long_as_ap_last() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01", "M02", "M03")
    for old, new in [("M01", "M04"), ("M04", "M05"), ("M05", "M06"), ("M06", "M07")]:
        scene.next_card(new)
        scene.do(f"refuse {old}")
    assert scene.ap() == (4, 4, 0)
    assert scene.refused("refuse M07") == "HT-AP-2"


@rule("HT-REF-2")
def test_refusing_works_in_the_underworld_and_needs_a_card_of_the_hand() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P1")
    assert scene.offers("refuse") == []
    assert scene.refused("refuse M01") == "HT-REF-2"
    scene.hand("mathian", "M01")
    scene.hand("corlof", "M02")
    assert scene.refused("refuse M02") == "HT-REF-2"
    scene.next_card("M12")
    scene.do("refuse M01")
    assert scene.cards("mathian") == ["M12"]


@rule("HT-REF-2")
def test_the_new_card_can_be_used_in_the_same_turn() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01")
    scene.give("mathian", "apple")
    scene.hero("mathian").points = 1
    scene.next_card("M15")
    scene.do("refuse M01", "deliver M15")
    assert scene.tokens("mathian") == ["boots1"]


@rule("HT-REF-3")
def test_the_refused_card_may_come_back_from_a_pile_made_anew() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01", "M02")
    scene.hand("corlof", "M03")
    scene.exhaust_pile()
    scene.script.append(0)
    scene.do("refuse M01")
    assert scene.cards("mathian") == ["M02", "M01"]
    assert scene.told("missions_shuffled")[0].args["cards"] == 21
    assert scene.discard() == []
    assert len(scene.pile()) == 20


@rule("HT-REF-3")
def test_the_refused_card_stays_discarded_while_the_pile_lasts() -> None:
    for place in range(22):
        scene = HeldentaufeScene()
        scene.hand("mathian", "M01")
        scene.script.append(place)
        scene.do("refuse M01")
        assert scene.cards("mathian") != ["M01"]
