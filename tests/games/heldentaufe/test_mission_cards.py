"""Section 2.10: the 23 mission cards, row by row."""

from __future__ import annotations

from collections import Counter

from hypogeum.games.heldentaufe import pack
from hypogeum.games.heldentaufe.pack import Goods
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

RED = [
    ("M01", "delivery", "Test blade", "La lame d’essai", "laboratory", "sword1", "2 points"),
    ("M02", "delivery", "Test ring", "La bague d’essai", "laboratory", "ring1", "2 points"),
    ("M03", "delivery", "Test boots", "Les bottes d’essai", "laboratory", "boots1", "2 points"),
    ("M04", "delivery", "Forest pie", "La tourte des bois", "forest", "apple mushroom", "1 points"),
    ("M05", "delivery", "Picnic basket", "Le panier de pique-nique", "forest", "apple fish", "1 points"),
    ("M06", "delivery", "Hermit's stew", "Le ragoût de l’ermite", "forest", "fish mushroom", "1 points"),
    ("M07", "thief", "Light fingers I", "Doigts agiles I", "", "", "1 points"),
    ("M08", "thief", "Light fingers II", "Doigts agiles II", "", "", "1 points"),
    ("M09", "thief", "Light fingers III", "Doigts agiles III", "", "", "1 points"),
    ("M10", "discoverer", "Trap study I", "Étude de piège I", "", "", "2 points"),
    ("M11", "discoverer", "Trap study II", "Étude de piège II", "", "", "2 points"),
    ("M12", "slayer", "Silence Ulumu", "Faire taire Ulumu", "ulumu", "", "2 points"),
    ("M13", "slayer", "Silence Zibber", "Faire taire Zibber", "zibber", "", "2 points"),
    ("M14", "slayer", "Silence Wallrog", "Faire taire Wallrog", "wallrog", "", "2 points"),
]
BLUE = [
    ("M15", "delivery", "Cobbler's treat", "Le goûter du bottier", "campfire", "apple 1 points", "boots1"),
    ("M16", "delivery", "Carver's soup", "La soupe du sculpteur", "campfire", "mushroom 1 points", "sword1"),
    ("M17", "delivery", "Jeweller's catch", "La pêche du joaillier", "campfire", "fish 1 points", "ring1"),
    ("M18", "delivery", "Limping scout", "L’éclaireur boiteux", "meadow", "healing", "boots2"),
    ("M19", "delivery", "Weary squire", "L’écuyer épuisé", "meadow", "healing", "sword2"),
    ("M20", "delivery", "Feverish mage", "Le mage fiévreux", "meadow", "healing", "ring2"),
    ("M21", "observer", "Pond watch", "Le guet de l’étang", "pond", "", "boots1 1 points"),
    ("M22", "observer", "Clearing watch", "Le guet de la clairière", "mushroom", "", "ring1 1 points"),
    ("M23", "observer", "Orchard watch", "Le guet du verger", "apple", "", "sword1 1 points"),
]


def goods(what: Goods | None) -> str:
    """Goods in the words of the table."""
    if what is None:
        return ""
    parts = [what.equipment, *what.food, what.potion, f"{what.points} points" if what.points else None]
    return " ".join(part for part in parts if part)


@rule("HT-CMP-20", "HT-AMB-29")
def test_the_23_cards_are_those_of_the_table() -> None:
    cards = [
        (card.id, card.kind, card.name.en, card.name.fr, card.place or card.monster or "", goods(card.hand_in))
        for card in pack.MISSIONS.mission
    ]
    assert cards == [row[:6] for row in RED + BLUE]
    assert [goods(card.reward) for card in pack.MISSIONS.mission] == [row[6] for row in RED + BLUE]
    assert [card.colour for card in pack.MISSIONS.mission] == ["red"] * 14 + ["blue"] * 9


@rule("HT-CMP-20")
def test_totals_by_type_and_colour_are_the_booklets() -> None:
    types = Counter((card.colour, card.kind) for card in pack.MISSIONS.mission)
    assert types == {
        ("red", "delivery"): 6,
        ("red", "thief"): 3,
        ("red", "discoverer"): 2,
        ("red", "slayer"): 3,
        ("blue", "delivery"): 6,
        ("blue", "observer"): 3,
    }


@rule("HT-CMP-20")
def test_red_cards_pay_in_teeth_and_blue_ones_in_equipment() -> None:
    for card in pack.MISSIONS.mission:
        assert (card.reward.equipment is not None) == (card.colour == "blue")
        assert (card.reward.points > 0) == (card.colour == "red" or card.kind == "observer")


@rule("HT-CMP-21")
def test_the_hints_of_the_booklet_fit() -> None:
    handed_in = Counter(goods(card.hand_in) for card in pack.MISSIONS.mission)
    assert handed_in["sword1"] == 1
    assert handed_in["healing"] > 1
    rewards = {card.id: goods(card.reward) for card in pack.MISSIONS.mission}
    assert {rewards[card] for card in ("M04", "M05", "M06")} == {"1 points"}
    assert {rewards[card] for card in ("M10", "M11", "M12", "M13", "M14")} == {"2 points"}


@rule("HT-CMP-22")
def test_campfire_deliveries_cost_a_point_and_a_food_and_none_is_made_with_0_points() -> None:
    for card, food, piece in [("M15", "apple", "boots1"), ("M16", "mushroom", "sword1"), ("M17", "fish", "ring1")]:
        scene = HeldentaufeScene()
        scene.hand("mathian", card)
        scene.give("mathian", food, food)
        assert scene.refused(f"deliver {card}") == "HT-CMP-22"
        scene.hero("mathian").points = 1
        scene.do(f"deliver {card}")
        assert scene.tokens("mathian") == [piece, food]
        assert scene.hero("mathian").points == 0
        assert scene.supply(food) == 13
        paid = scene.told("points_paid")[0]
        assert (paid.rule, paid.args) == ("HT-CMP-22", {"seat": 0, "points": 1, "total": 0})


@rule("HT-CMP-22")
def test_the_point_alone_buys_nothing_at_the_campfire() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M15")
    scene.hero("mathian").points = 3
    scene.give("mathian", "fish", "mushroom")
    assert scene.refused("deliver M15") == "HT-DLV-1"
    scene.give("mathian", "apple")
    scene.do("deliver M15")
    assert scene.hero("mathian").points == 2


@rule("HT-CMP-22", "HT-OPT-1")
def test_the_later_price_of_the_campfire_deliveries_is_two_food() -> None:
    later = {card.id: goods(card.later_price) for card in pack.MISSIONS.mission if card.later_price is not None}
    assert later == {"M15": "apple apple", "M16": "mushroom mushroom", "M17": "fish fish"}
