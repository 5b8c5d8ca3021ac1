"""Section 20: options."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.options import WrongOption
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import BOOTS, HeldentaufeScene
from tests.kit import rule

CHOICES = {
    "hero_assignment": ("choose", ("choose", "random")),
    "first_player": ("random", ("random", "0", "1", "2", "3", "4")),
    "removed_resources": ("random", ("random", "host")),
    "stack_assignment": ("fixed", ("fixed", "random")),
    "campfire_price": ("point_and_food", ("point_and_food", "two_food")),
    "defeat_hearts": ("max", ("max", "one")),
    "defeat_placement": ("victor", ("victor", "lowest_portal")),
    "command_mode": ("consent", ("consent", "dice", "rotate", "auto")),
}
NUMBERS = {  # default, lowest, highest, whether 0 is legal too
    "target": (0, 6, 30, True),
    "consent_seconds": (20, 5, 120, False),
    "turn_seconds": (0, 30, 600, True),
    "choice_seconds": (60, 10, 300, True),
    "round_limit": (0, 10, 200, True),
}
FLAGS = {"forest_boots_ap": True, "allow_undo": True, "spectators": True}


@rule("HT-OPT-1", "HT-OPT-2", "HT-OPT-3")
def test_options_have_the_defaults_and_values_of_the_table() -> None:
    options = {option.id: option for option in GAME.options}
    choices = {name: (options[name].default, options[name].choices) for name in CHOICES}
    numbers = {
        name: (option.default, option.low, option.high, option.zero)
        for name, option in options.items()
        if option.kind == "number"
    }
    flags = {name: option.default for name, option in options.items() if option.kind == "flag"}
    assert (choices, numbers, flags) == (CHOICES, NUMBERS, FLAGS)
    assert set(options) - {*CHOICES, *NUMBERS, *FLAGS} == {"replacement_bot"}
    assert "off" in options["replacement_bot"].choices
    assert options["removed_resources"].seats == (3, 4)


@rule("HT-OPT-1", "HT-OPT-2", "HT-OPT-3")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("target", 5), ("target", 31), ("target", "many"), ("target", True), ("round_limit", 9)],
        *[("campfire_price", "free"), ("forest_boots_ap", "perhaps"), ("defeat_placement", "campfire")],
        *[("consent_seconds", 0), ("turn_seconds", 29), ("choice_seconds", 301), ("mystery", 1)],
    ],
)
def test_anything_else_is_refused_with_the_name_of_the_option(name: str, value: object) -> None:
    with pytest.raises(WrongOption) as caught:
        GAME.new({name: value}, seats=2, chance=FastChance(1))
    assert caught.value.option == name


@rule("HT-OPT-1")
@pytest.mark.parametrize(
    ("card", "food", "piece"),
    [("M15", "apple", "boots1"), ("M16", "mushroom", "sword1"), ("M17", "fish", "ring1")],
)
def test_two_food_price_of_the_campfire_deliveries(card: str, food: str, piece: str) -> None:
    for points in (0, 3):
        scene = HeldentaufeScene(campfire_price="two_food")
        scene.hero("mathian").points = points
        scene.hand("mathian", card)
        scene.give("mathian", food)
        assert scene.refused(f"deliver {card}") == "HT-DLV-1"
        scene.give("mathian", food)
        scene.do(f"deliver {card}")
        assert scene.hero("mathian").points == points
        assert scene.told("points_paid") == []
        assert scene.tokens("mathian") == [piece]
        assert scene.supply(food) == 14


@rule("HT-OPT-1")
def test_the_two_food_price_changes_no_other_card() -> None:
    scene = HeldentaufeScene(campfire_price="two_food")
    scene.hand("mathian", "M05")
    scene.tile("1,0", "forest")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "fish", "apple")
    scene.do("deliver M05")
    assert scene.hero("mathian").points == 1
    assert scene.tokens("mathian") == []


@rule("HT-OPT-2")
def test_without_forest_boots_ap_the_ap_are_lost_after_the_roll() -> None:
    scene = HeldentaufeScene(forest_boots_ap=False)
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.tokens("mathian") == ["boots1"]
    assert scene.ap() == (5, 5, 0)


@rule("HT-OPT-3")
def test_a_beaten_hero_goes_to_the_lowest_revealed_portal_and_nobody_is_asked() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla", defeat_placement="lowest_portal")
    scene.tile("1,0", "portal4")
    scene.tile("2,0", "portal2")
    scene.tile("3,0", "portal3")
    scene.stand("mathian", "F4")
    scene.hero("mathian").hearts = 1
    scene.roll(1, 6)
    scene.refill()
    scene.do("attack ulumu")
    assert scene.place("mathian") == "2,0"
    assert scene.asked() == ("main_phase", [1])
    assert scene.told("put_back")[0].rule == "HT-OPT-3"
    assert len(scene.told("rebuilt")) == 1


@rule("HT-OPT-3")
def test_without_a_revealed_portal_a_beaten_hero_goes_to_the_campfire() -> None:
    scene = HeldentaufeScene(defeat_placement="lowest_portal")
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    scene.hero("corlof").hearts = 1
    scene.roll(6, 1)
    scene.do("attack corlof")
    assert scene.place("corlof") == "0,0"
    assert scene.asked() == ("main_phase", [0])
    assert scene.ap() == (4, 1, 3)
