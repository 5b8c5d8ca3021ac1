"""Section 2.7: the 42 Bounty cards, value by value."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.games.terror_below.components import (
    ANY_WORM,
    BOUNTY_EGG,
    BOUNTY_IDS,
    BOUNTY_LOCATION,
    BOUNTY_TYPE,
    BOUNTY_VP,
    EGG_IDS,
    LOCATION_IDS,
    TYPE_IDS,
)
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

DELIVERIES = {  # Green, Purple, Yellow, Blue, then two second cards
    "government": (1, [3, 3, 3, 3], ("purple", 4), ("blue", 4)),
    "police": (7, [3, 3, 3, 3], ("purple", 4), ("yellow", 4)),
    "store": (13, [3, 3, 3, 3], ("green", 4), ("blue", 4)),
    "motel": (19, [2, 2, 2, 2], ("green", 3), ("yellow", 3)),
    "hospital": (25, [4, 4, 4, 4], ("green", 5), ("purple", 5)),
}

HUNTS = {
    "BH01": ("blaster", 3),
    "BH02": ("blaster", 3),
    "BH03": ("boomer", 3),
    "BH04": ("boomer", 4),
    "BH05": ("screamer", 4),
    "BH06": ("screamer", 4),
    "BH07": ("grabber", 4),
    "BH08": ("grabber", 5),
    "BH09": ("queen", 6),
    "BH10": ("any", 2),
    "BH11": ("any", 3),
    "BH12": ("any", 3),
}


def deliveries() -> dict[str, tuple[str, str, int]]:
    """The table, card by card."""
    found: dict[str, tuple[str, str, int]] = {}
    for location, (first, vp, *seconds) in DELIVERIES.items():
        cards = [*zip(["green", "purple", "yellow", "blue"], vp, strict=True), *seconds]
        for number, (egg, value) in enumerate(cards):
            found[f"BD{first + number:02}"] = (location, egg, value)
    return found


@rule("TB-OVR-3")
def test_the_30_delivery_bounties_are_those_of_the_table() -> None:
    cards = {
        BOUNTY_IDS[card]: (LOCATION_IDS[BOUNTY_LOCATION[card]], EGG_IDS[BOUNTY_EGG[card]], BOUNTY_VP[card])
        for card in range(30)
    }
    assert cards == deliveries()
    assert Counter(egg for _, egg, _ in cards.values()) == {"green": 8, "purple": 8, "yellow": 7, "blue": 7}


@rule("TB-OVR-3")
def test_the_12_hunting_bounties_are_those_of_the_table() -> None:
    kinds = [*TYPE_IDS, "any"]
    assert kinds[ANY_WORM] == "any"
    assert {BOUNTY_IDS[card]: (kinds[BOUNTY_TYPE[card]], BOUNTY_VP[card]) for card in range(30, 42)} == HUNTS
    assert len(BOUNTY_IDS) == 42


@rule("TB-BNTY-1")
@pytest.mark.parametrize(
    ("worm", "matches"),
    [
        ("W05", ["BH01", "BH10"]),
        ("W09", ["BH03", "BH10"]),
        ("W20", ["BH05", "BH10"]),
        ("W30", ["BH07", "BH10"]),
        ("WQ1", ["BH09", "BH10"]),
    ],
)
def test_any_worm_matches_every_type_queens_included(worm: str, matches: list[str]) -> None:
    scene = TerrorBelowScene()
    cards = tuple(f"V2-{number}" for number in range(2, {"W05": 4, "WQ1": 6}.get(worm, 5)))
    scene.worm(1, worm, "4,3", cards)
    scene.hand(0, "V3-1", "V2-1")
    scene.stand(0, "4,3")
    scene.give(0, "P10", "P06-1")
    scene.line(*matches, "BD01", "BD02")
    scene.do("play V2-1 1")
    scene.end_turn()
    while scene.asked()[0] == "hunt":
        scene.do(scene.offers("fire")[0])
    assert scene.texts() == ["claim vp", *[f"claim {bounty}" for bounty in matches]]
    other = "BH01" if "BH01" not in matches else "BH03"
    scene.keep_secret(0, other)
    assert scene.refused(f"claim {other}") == "TB-HUNT-7"
