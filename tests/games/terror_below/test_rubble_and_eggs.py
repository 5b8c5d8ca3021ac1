"""Sections 5.3 and 5.4: removing Rubble, trading it, and picking up Eggs."""

from __future__ import annotations

from itertools import combinations

import pytest

from hypogeum.games.terror_below.components import EGG_IDS, all_eggs, eggs_of
from tests.games.terror_below.scene import TerrorBelowScene, packed
from tests.kit import rule


def worker(at: str = "3,3", card: str = "V4-1") -> TerrorBelowScene:
    """Seat 0 stands there with the points of the card and no other Vehicle."""
    scene = TerrorBelowScene()
    scene.hand(0, card)
    scene.stand(0, at)
    scene.do(f"play {card} 2")
    return scene


# Remove Rubble


@rule("TB-ACT-7")
def test_one_piece_of_an_adjacent_space_goes_on_the_leader_card() -> None:
    scene = worker()
    scene.rubble(2, "3,4")
    scene.do("clear 3,4")
    assert (scene.rubble_map(), scene.squad(0).rubble, scene.state.ap) == ({"3,4": 1}, 1, 3)
    assert scene.state.rubble_supply == 48
    assert scene.refused("clear 4,3") == "TB-ACT-7"


@rule("TB-ACT-8", "TB-AMB-4")
def test_only_the_four_neighbours_count_and_not_the_own_space() -> None:
    scene = worker()
    scene.rubble(1, "3,3", "2,2", "4,4", "3,1", "3,2", "4,3", "3,4", "2,3")
    assert scene.offers("clear") == ["clear 3,2", "clear 4,3", "clear 3,4", "clear 2,3"]
    assert scene.refused("clear 3,3") == "TB-ACT-8"
    assert scene.refused("clear 2,2") == "TB-ACT-8"


@rule("TB-ACT-8")
def test_a_pawn_on_the_neighbouring_space_does_not_matter() -> None:
    scene = worker()
    scene.stand(1, "3,4")
    scene.rubble(1, "3,4")
    scene.do("clear 3,4")
    assert scene.squad(0).rubble == 1


@rule("TB-ACT-9")
@pytest.mark.parametrize(("deck", "card"), [("item", "I05-1"), ("weapon", "P09")])
def test_three_pieces_must_be_traded_at_once_for_a_card_of_the_chosen_pile(deck: str, card: str) -> None:
    scene = worker()
    scene.rubble(2, "3,4", "4,3")
    scene.do("clear 3,4", "clear 3,4")
    assert scene.asked()[0] == "action_step"
    scene.do("clear 4,3")
    assert scene.asked() == ("rubble_trade", [0])
    assert scene.texts() == ["trade item", "trade weapon"]
    assert scene.refused("move N") == "TB-ACT-9"
    scene.next_cards(card)
    scene.do(f"trade {deck}")
    assert [*scene.items(0), *scene.weapons(0)] == [card]
    assert (scene.squad(0).rubble, scene.state.rubble_supply) == (0, 49)
    assert scene.asked()[0] == "action_step"


@rule("TB-ACT-9", "TB-CAN-11")
def test_with_more_than_three_the_rest_is_kept() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V4-1", "V3-1")
    scene.stand(0, "3,2")
    scene.rubble(2, "5,2")
    scene.carry(0, rubble=2)
    scene.do("play V4-1 2", "jump E V3-1")
    assert scene.squad(0).rubble == 4
    scene.next_cards("P09")
    scene.do("trade weapon")
    assert scene.squad(0).rubble == 1
    assert scene.asked()[0] == "action_step"


@rule("TB-ACT-9", "TB-CAN-11")
def test_the_trade_is_repeated_while_enough_is_left() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.lead(0, "C13")
    scene.hand(0, "V4-1", "V3-1")
    scene.stand(0, "3,2")
    scene.rubble(2, "5,2")
    scene.carry(0, rubble=1)
    scene.do("play V4-1 2", "jump E V3-1")
    scene.state.rubble_supply -= 1
    scene.squad(0).rubble += 1
    scene.next_cards("P09")
    scene.do("trade weapon")
    assert (scene.squad(0).rubble, scene.asked()[0]) == (2, "rubble_trade")
    scene.next_cards("I05-1")
    scene.do("trade item")
    assert (scene.squad(0).rubble, scene.asked()[0]) == (0, "action_step")


@rule("TB-ACT-10")
@pytest.mark.parametrize(("empty", "card"), [("I", "P09"), ("P", "I05-1")])
def test_if_one_pile_has_no_cards_the_other_gives_one(empty: str, card: str) -> None:
    scene = worker()
    scene.give_all(1, empty)
    scene.rubble(1, "3,4")
    scene.carry(0, rubble=2)
    scene.next_cards(card)
    scene.do("clear 3,4")
    assert [*scene.items(0), *scene.weapons(0)] == [card]
    assert scene.asked()[0] == "action_step"


@rule("TB-ACT-10")
def test_if_both_piles_have_no_cards_the_rubble_brings_nothing() -> None:
    scene = worker()
    scene.give_all(1, "I")
    scene.give_all(1, "P")
    scene.rubble(1, "3,4")
    scene.carry(0, rubble=2)
    scene.do("clear 3,4")
    assert (scene.squad(0).rubble, scene.state.rubble_supply) == (0, 50)
    assert scene.items(0) == scene.weapons(0) == []
    assert scene.asked()[0] == "action_step"


# Pick Up All Eggs


@rule("TB-ACT-11", "TB-ACT-13", "TB-AMB-3")
def test_all_eggs_of_the_own_space_go_on_the_leader_card() -> None:
    scene = worker()
    scene.eggs("3,3", "green", "green", "blue")
    scene.eggs("3,4", "yellow")
    scene.carry(0, *["purple"] * 7)
    assert scene.offers("pick_up") == ["pick_up 3,3"]
    assert scene.refused("pick_up 3,4") == "TB-ACT-11"
    scene.refill()
    scene.do("pick_up 3,3")
    assert scene.carried(0) == ["green", "green", *["purple"] * 7, "blue"]
    assert scene.egg_map() == {"3,4": ["yellow"]}


@rule("TB-ACT-11")
def test_a_space_without_eggs_cannot_be_picked_clean() -> None:
    scene = worker()
    assert scene.offers("pick_up") == []
    assert scene.refused("pick_up 3,3") == "TB-ACT-11"


@rule("TB-ACT-11")
def test_shep_may_pick_up_from_one_adjacent_space() -> None:
    scene = worker()
    scene.lead(0, "C02")
    scene.eggs("3,3", "green")
    scene.eggs("3,4", "yellow", "yellow")
    scene.eggs("4,4", "blue")
    assert scene.offers("pick_up") == ["pick_up 3,3", "pick_up 3,4"]
    scene.refill()
    scene.do("pick_up 3,4")
    assert scene.carried(0) == ["yellow", "yellow"]


@rule("TB-ACT-12")
def test_after_pick_up_there_is_no_other_action() -> None:
    scene = worker(card="V7-9")
    scene.give(0, "I02-1", "I05-1")
    scene.wear(0, "IH2")
    scene.eggs("3,3", "green")
    scene.rubble(1, "3,4")
    scene.do("pick_up 3,3")
    assert scene.asked() == ("action_step", [0])
    assert {text.split()[0] for text in scene.texts()} == {"use", "stop"}
    assert scene.refused("move N") == "TB-ACT-12"
    assert scene.refused("clear 3,4") == "TB-ACT-12"
    assert scene.refused("use I02") == "TB-ITEM-13"
    assert "use I05 1 N" in scene.texts()


@rule("TB-ACT-12", "TB-ABIL-1")
def test_the_special_ability_is_applied_after_pick_up() -> None:
    scene = worker(at="4,1", card="V5-9")
    scene.aim(2, "4,4")
    scene.eggs("4,1", "green")
    scene.refill()
    scene.do("pick_up 4,1")
    assert scene.target(2) == "4,3"
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ACT-12", "TB-ABIL-3")
def test_boots_give_no_further_actions_after_pick_up() -> None:
    scene = TerrorBelowScene()
    scene.eggs("3,2", "green")
    scene.stand(0, "3,2")
    scene.do("play V2-1 2")
    scene.next_cards("V7-1")
    scene.do("pick_up 3,2")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-COMP-5", "TB-SOLO-15")
@pytest.mark.parametrize(
    ("eggs", "number"),
    [
        *[((), 0), (("green", "green"), 2), (tuple(EGG_IDS), 4), (tuple(EGG_IDS) * 7, 28)],
        *[((colour,), 1) for colour in EGG_IDS],
        *[(pair, 2) for pair in combinations(EGG_IDS, 2)],
    ],
)
def test_eggs_of_all_colours_are_counted_together(eggs: tuple[str, ...], number: int) -> None:
    assert all_eggs(packed(*eggs)) == number
    assert [eggs_of(packed(*eggs), colour) for colour in range(4)] == [eggs.count(name) for name in EGG_IDS]


@rule("TB-SOLO-15")
@pytest.mark.parametrize("colour", EGG_IDS)
def test_in_solo_an_egg_of_any_colour_crowds_another(colour: str) -> None:
    scene = TerrorBelowScene(1)
    scene.eggs("4,4", colour)
    scene.row(3, "V7-1", "V7-2", "V7-3", "V7-4")
    scene.do("play V2-1 3", "stop")
    scene.next_cards("V7-7", "W02")
    scene.roll(1)
    scene.next_cards("V2-5")
    scene.roll(3)
    scene.next_cards("W03")
    scene.do("end_turn")
    assert "4,4" not in scene.egg_map()
