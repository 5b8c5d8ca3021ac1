"""Section 2.1: what is in the box, and what happens when something of it runs out."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below import components
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def attack_on(target: str, worm: str = "W05") -> TerrorBelowScene:
    """A Worm of limit 3 is two cards short of its attack; seat 0 is about to play the third one."""
    scene = TerrorBelowScene()
    scene.worm(1, worm, target, ("V2-3", "V2-4"))
    return scene


# Inventory


@rule("TB-COMP-1")
def test_there_are_seven_eggs_of_four_colours_whose_letters_differ() -> None:
    assert components.EGG_IDS == ["green", "purple", "yellow", "blue"]
    assert [colour[0].upper() for colour in components.EGG_IDS] == ["G", "P", "Y", "B"]
    supply = TerrorBelowScene().egg_supply()
    assert [supply.count(colour) for colour in components.EGG_IDS] == [7, 7, 7, 7]


@rule("TB-COMP-1")
def test_five_pawns_have_five_colours() -> None:
    assert components.PAWN_COLOURS == ["red", "orange", "white", "black", "teal"]
    assert len(components.PAWN_COLOURS) == GAME.most_seats


def test_the_decks_have_the_sizes_of_the_inventory() -> None:
    assert components.VEHICLES == 54
    assert components.BOUNTIES == 42
    assert (components.ITEMS, components.HATS) == (24, 6)
    assert components.WEAPONS == 23
    assert components.CHARACTERS == 16
    assert len(components.WORM_IDS) == 37
    assert components.RUBBLE_PIECES == 50
    assert components.SLOTS == 3


# Counters and limits


@rule("TB-COMP-3")
def test_defeating_worms_earns_no_trophy_outside_total_extermination() -> None:
    scene = attack_on("4,4")
    scene.stand(0, "4,4")
    scene.give(0, "P06-1")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.do("play V2-1 1")
    scene.end_turn()
    scene.next_cards("W02")
    scene.do("fire P06")
    assert (scene.points(0), scene.state.trophies) == (1, 0)


@rule("TB-COMP-4")
def test_vp_never_run_out() -> None:
    scene = TerrorBelowScene(5)
    for seat in range(5):
        scene.vp(seat, 18)
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green", "bonus none")
    assert [scene.points(seat) for seat in range(5)] == [19, 18, 18, 18, 18]


@rule("TB-COMP-5")
def test_without_an_egg_of_its_colour_the_worm_lays_none_and_the_attack_goes_on() -> None:
    scene = attack_on("4,4")
    scene.eggs("1,1", *["green"] * 4)
    scene.carry(1, *["green"] * 3)
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.egg_map() == {"1,1": ["green"] * 4}
    assert scene.rubble_map() == {"3,3": 1, "5,3": 1, "3,5": 1, "5,5": 1}
    assert scene.worm_in(1) == "W02"


@rule("TB-COMP-5")
def test_no_dice_are_rolled_for_an_egg_that_is_not_there() -> None:
    scene = attack_on("2,6")
    scene.eggs("1,1", *["green"] * 7)
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.all_chance_used()
    assert scene.egg_map() == {"1,1": ["green"] * 7}


@rule("TB-COMP-6")
def test_the_last_rubble_is_placed_in_reading_order() -> None:
    scene = attack_on("4,2")
    scene.leave_rubble(2, "3,1", "5,1", "3,3", "5,3")
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.state.rubble_supply == 0
    rubble = scene.rubble_map()
    assert [rubble.get(space, 0) for space in ("5,1", "3,3", "5,3")] == [1, 1, 0]


@rule("TB-COMP-6")
def test_rubble_on_a_leader_card_is_not_in_the_supply() -> None:
    scene = attack_on("4,2")
    scene.carry(1, rubble=2)
    scene.leave_rubble(0, "3,1", "5,1", "3,3", "5,3")
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    rubble = scene.rubble_map()
    assert not {"5,1", "3,3", "5,3"} & set(rubble)
    assert sum(rubble.values()) == 48


# Draw piles


@rule("TB-COMP-7")
def test_an_empty_vehicle_pile_is_made_anew_from_its_discard_pile() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V2-1")
    scene.exhaust("V", "V7-1")
    scene.do("play V2-1 1")
    scene.next_cards("V7-1", "V2-9", "V3-9")
    scene.do("stop")
    assert scene.vehicles(0) == ["V2-9", "V3-9", "V7-1"]
    assert scene.discarded("V") == []
    assert [event.args["deck"] for event in scene.told("deck_shuffled")] == ["vehicle"]


@rule("TB-COMP-7")
@pytest.mark.parametrize(("letter", "word", "card"), [("I", "item", "I05-1"), ("P", "weapon", "P09")])
def test_an_empty_item_or_weapon_pile_is_made_anew(letter: str, word: str, card: str) -> None:
    scene = TerrorBelowScene()
    scene.exhaust(letter)
    scene.stand(0, "3,3")
    scene.carry(0, rubble=2)
    scene.rubble(1, "3,4")
    scene.do("play V2-1 1", "clear 3,4")
    scene.next_cards(card)
    scene.do(f"trade {word}")
    assert [*scene.items(0), *scene.weapons(0)] == [card]
    assert scene.discarded(letter) == []


@rule("TB-COMP-7")
def test_an_empty_bounty_pile_is_made_anew() -> None:
    scene = TerrorBelowScene()
    scene.exhaust("B")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("BD30")
    scene.do("bonus pile")
    assert scene.secrets(0) == ["BD30"]
    assert scene.discarded("B") == []


@rule("TB-COMP-7")
def test_an_empty_worm_pile_is_made_anew_without_the_starting_cards() -> None:
    scene = attack_on("4,4")
    scene.exhaust("W")
    scene.do("play V2-1 1")
    scene.end_turn("W01")
    assert scene.worm_in(1) == "W01"
    assert len(scene.pile("W")) == 30
    assert not {"WS1", "WS2", "WS3", "WS4"} & set(scene.pile("W"))


@rule("TB-COMP-7")
def test_a_draw_from_two_empty_piles_does_not_happen() -> None:
    scene = TerrorBelowScene()
    scene.give_all(1, "I")
    scene.stand(0, "1,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    assert scene.asked()[0] == "action_step"
    assert scene.items(0) == []


@rule("TB-COMP-8")
def test_a_player_may_hold_any_number_of_items_weapons_and_secret_bounties() -> None:
    scene = TerrorBelowScene()
    scene.give(0, *[card for card in components.ITEM_CARD_IDS if card != "I05-1"])
    scene.give(0, *[card for card in components.WEAPON_CARD_IDS if card != "P09"])
    scene.keep_secret(0, *[f"BD{number:02}" for number in range(7, 31)])
    scene.rubble(1, "3,2", "2,1")
    scene.carry(0, "green", rubble=2)
    scene.hand(0, "V4-1")
    scene.do("play V4-1 1", "clear 3,2")
    scene.next_cards("P09")
    scene.do("trade weapon", "deliver green")
    scene.next_cards("BD01")
    scene.do("bonus pile")
    scene.carry(0, rubble=2)
    scene.next_cards("I05-1")
    scene.do("clear 2,1")
    assert (len(scene.items(0)), len(scene.weapons(0)), len(scene.secrets(0))) == (24, 23, 25)


@rule("TB-COMP-7")
def test_a_draw_does_not_happen_when_no_vehicle_is_left() -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.hand(1, *scene.pile("V"), "V2-2", "V3-2", "V4-2")
    scene.do("play V2-1 1", "stop")
    scene.roll(3)
    scene.do("end_turn")
    assert scene.vehicles(0) == ["V3-1", "V4-1"]
    assert scene.cards_under(2) == []
    assert scene.told("vehicle_drawn") == scene.told("random_vehicle") == scene.told("deck_shuffled") == []
    assert scene.asked() == ("play_vehicle", [1])
