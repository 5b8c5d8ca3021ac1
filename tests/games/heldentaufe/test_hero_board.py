"""Section 7: the hero board."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.overflow import settle_overflow
from hypogeum.games.heldentaufe.view_types import HeroView
from tests.games.heldentaufe.scene import BOOTS, RING, HeldentaufeScene
from tests.kit import rule


def board(scene: HeldentaufeScene, seat: int = 0) -> HeroView:
    return GAME.view(scene.state).heroes[seat]


# Where tokens are kept


@rule("HT-INV-1", "HT-INV-5")
def test_the_best_piece_is_worn_and_the_rest_is_in_the_backpack() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots1", "boots3", "sword2", "sword2")
    assert board(scene).worn == {"boots": 3, "ring": 0, "sword": 2}
    assert board(scene).backpack == ["boots1", "sword2"]
    assert (board(scene).ap_total, board(scene).combat_value) == (7, 2)


@rule("HT-INV-2")
def test_food_takes_backpack_slots_and_potions_the_belt_only() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "healing", "boots1", "ring1", "sword1")
    scene.do("collect", "collect", "collect")
    assert board(scene).backpack == ["fish", "fish", "fish"]
    assert board(scene).potion == "healing"
    assert scene.refused("collect") == "HT-RES-3"


@rule("HT-INV-3")
@pytest.mark.parametrize("potion", ["healing", "berserk"])
def test_the_belt_has_one_slot(potion: str) -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "ring3", "apple", "fish", "mushroom", potion)
    for recipe in ("healing", "berserk", "teleport"):
        assert scene.refused(f"brew {recipe}") == "HT-BRW-4"
    scene.do(f"discard {potion}", "brew teleport")


@rule("HT-INV-3")
def test_a_drunk_potion_still_occupies_the_belt() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.give("mathian", "ring3", "apple", "fish", "mushroom", "berserk")
    scene.do("drink")
    assert scene.refused("brew healing") == "HT-BRW-4"
    assert scene.refused("drink") == "HT-INV-3"
    scene.do("discard berserk", "brew teleport")
    scene.give("mathian", "fish")
    scene.do("drink 1,0")
    assert scene.refused("brew healing") == "HT-BRW-4"
    assert scene.refused("drink 0,0") == "HT-INV-3"


@rule("HT-INV-4")
@pytest.mark.parametrize(
    ("hero", "slots"), [("luphius", 5), ("mathian", 3), ("jupanila", 3), ("erla", 3), ("corlof", 3)]
)
def test_spare_pieces_and_food_take_one_slot_each(hero: str, slots: int) -> None:
    scene = HeldentaufeScene(hero, "erla" if hero == "corlof" else "corlof")
    scene.tile("1,0", "apple")
    scene.stand(hero, "1,0")
    scene.give(hero, "boots1", "boots1")
    for _ in range(slots - 1):
        scene.do("collect")
    assert scene.refused("collect") == "HT-RES-3"
    assert board(scene).backpack == ["boots1", *["apple"] * (slots - 1)]


# Discarding


@rule("HT-INV-6")
@pytest.mark.parametrize("token", ["boots2", "ring1", "sword3", "apple", "fish", "mushroom", "healing"])
def test_any_token_may_go_back_to_the_supply(token: str) -> None:
    scene = HeldentaufeScene()
    before = scene.supply(token)
    assert scene.refused(f"discard {token}") == "HT-INV-6"
    scene.give("mathian", token)
    scene.do(f"discard {token}")
    assert scene.tokens("mathian") == []
    assert scene.supply(token) == before
    assert scene.ap()[1] == 0


@rule("HT-INV-6")
def test_worn_and_spare_pieces_may_be_discarded_on_the_own_turn_only() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "sword1", "sword2")
    scene.give("corlof", "ring3")
    assert scene.refused("discard ring3", seat=1) == "HT-FRE-2"
    scene.do("discard sword2")
    assert board(scene).worn["sword"] == 1
    scene.do("discard sword1")
    assert board(scene).worn["sword"] == 0


@rule("HT-INV-4", "HT-INV-5")
@pytest.mark.parametrize("pair", [(low, high) for low in (1, 2, 3) for high in (1, 2, 3)])
def test_of_two_pieces_of_a_kind_one_takes_a_slot_whatever_their_values(pair: tuple[int, int]) -> None:
    for kind in ("boots", "ring", "sword"):
        scene = HeldentaufeScene()
        scene.give("mathian", *[f"{kind}{value}" for value in pair])
        assert scene.hero("mathian").backpack_used() == 1
        assert board(scene).backpack == [f"{kind}{min(pair)}"]


# Overflow


@rule("HT-INV-7")
def test_overflow_lets_the_player_drop_whatever_makes_room_the_new_piece_and_worn_ones_included() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots2", "ring1", "apple", "mushroom", "sword2", "sword1")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.asked() == ("overflow", [0])
    pieces = ["drop boots1", "drop boots2", "drop sword1", "drop sword2"]
    assert scene.texts() == [*pieces, "drop apple", "drop mushroom"]
    assert scene.refused("drop ring1") == "HT-INV-7"  # the only one of its kind: its place is not in the backpack
    assert scene.refused("end_turn") == "HT-INV-7"
    scene.do("drop boots1")
    assert board(scene).backpack == ["sword1", "apple", "mushroom"]
    assert scene.supply("boots1") == 7


@rule("HT-INV-5", "HT-INV-7")
def test_what_is_left_after_a_worn_piece_is_given_up_is_arranged_anew() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots2", "apple", "apple", "apple")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    scene.do("drop boots2")
    assert board(scene).worn["boots"] == 1
    assert board(scene).backpack == ["apple", "apple", "apple"]
    assert scene.asked() == ("main_phase", [0])
    dropped = scene.told("discarded")[0]
    assert dropped.args == {"seat": 0, "token": "boots2"}


@rule("HT-INV-7")
def test_a_gain_that_just_fits_is_no_overflow() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots1", "apple", "apple")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.asked() == ("main_phase", [0])
    assert scene.told("overflow") == []
    assert board(scene).backpack == ["boots1", "apple", "apple"]


@rule("HT-INV-7")
def test_overflow_may_be_settled_by_eating_or_brewing() -> None:
    for way, left in [("eat apple", ["boots1", "apple", "fish"]), ("brew healing", ["boots1", "apple"])]:
        scene = HeldentaufeScene("erla", "corlof")
        scene.give("erla", "boots1", "apple", "apple", "fish")
        scene.hero("erla").hearts = 4
        scene.next_tile("forest")
        scene.roll(BOOTS)
        scene.do("explore E")
        assert way in scene.texts()
        scene.do(way)
        assert scene.asked() == ("main_phase", [0])
        assert board(scene).backpack == left


@rule("HT-INV-7")
def test_eating_and_brewing_in_an_overflow_keep_their_conditions() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "boots1", "apple", "apple", "fish")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.texts() == ["drop boots1", "drop apple", "drop fish"]
    assert scene.refused("eat apple") == "HT-EAT-3"
    assert scene.refused("brew healing") == "HT-BRW-2"


def overloaded(*tokens: str, place: str = "forest") -> HeldentaufeScene:
    """Erla on a tile of a kind with three apples, other tokens, and a second pair of boots that does not fit."""
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", place)
    scene.stand("erla", "1,0")
    scene.give("erla", "boots1", "boots1", "apple", "apple", "apple", *tokens)
    settle_overflow(scene.state, 0)
    assert scene.told("overflow")[0].args == {"seat": 0}
    return scene


@rule("HT-INV-7")
def test_overflow_may_be_settled_by_a_delivery_where_the_hero_stands() -> None:
    scene = overloaded("fish")
    scene.hand("erla", "M05", "M18")
    assert scene.offers("deliver") == ["deliver M05"]
    scene.do("deliver M05")
    assert scene.tokens("erla") == ["boots1", "boots1", "apple", "apple"]
    assert (scene.hero("erla").points, scene.asked()) == (1, ("main_phase", [0]))


@rule("HT-INV-7")
def test_a_delivery_in_an_overflow_may_leave_more_to_settle() -> None:
    scene = overloaded("healing", place="meadow")
    scene.hand("erla", "M18")
    scene.do("deliver M18")
    assert scene.asked() == ("overflow", [0])
    assert scene.told("overflow") == []
    scene.do("drop boots1")
    assert scene.asked() == ("overflow", [0])
    scene.do("drop boots1")
    assert scene.asked() == ("main_phase", [0])
    assert scene.tokens("erla") == ["boots2", "apple", "apple", "apple"]


@rule("HT-INV-7")
def test_overflow_may_be_settled_by_merging() -> None:
    scene = overloaded(place="blacksmith")
    assert scene.offers("merge") == ["merge boots 1+1"]
    scene.do("merge boots 1+1")
    assert scene.asked() == ("main_phase", [0])
    assert board(scene).worn["boots"] == 2


@rule("HT-INV-7")
def test_overflow_may_be_settled_by_a_trade_that_frees_a_slot() -> None:
    scene = overloaded("sword2", place="trader")
    assert scene.offers("trade") == ["trade boots1 ring"]
    assert scene.refused("trade boots1 sword") == "HT-INV-7"  # the sword would lie in the backpack as well
    assert scene.refused("trade sword2 ring") == "HT-INV-7"  # the worn sword takes no slot of the backpack
    scene.do("trade boots1 ring")
    assert scene.asked() == ("main_phase", [0])
    assert board(scene).worn == {"boots": 1, "ring": 1, "sword": 2}


@rule("HT-INV-7")
def test_in_an_overflow_a_healing_potion_may_be_drunk_to_brew_another() -> None:
    scene = overloaded("healing", "fish")
    assert scene.refused("drink") == "HT-POT-2"
    scene.hero("erla").hearts = 3
    assert scene.refused("brew healing") == "HT-BRW-4"
    scene.do("drink", "brew healing")
    assert scene.asked() == ("main_phase", [0])
    assert scene.hero("erla").hearts == 5


@rule("HT-INV-7")
@pytest.mark.parametrize("text", ["drink", "drink 0,0", "drink P1"])
def test_potions_that_would_stay_on_the_belt_are_not_drunk_in_an_overflow(text: str) -> None:
    scene = overloaded("berserk" if text == "drink" else "teleport")
    assert scene.refused(text) == "HT-INV-7"
    scene.do("drop apple", text)


@rule("HT-INV-7")
def test_ap_actions_collecting_stealing_and_the_end_of_the_turn_wait_for_an_overflow() -> None:
    scene = overloaded(place="apple")
    scene.tile("2,0", "portal1")
    scene.hand("erla", "M07", "M23")
    scene.stand("corlof", "1,0")
    scene.hero("corlof").points = 1
    for text in ("move 0,0", "explore NE", "refuse M07", "collect", "steal M07 corlof", "end_turn", "discard boots1"):
        assert scene.refused(text) == "HT-INV-7"
    assert scene.texts() == ["drop boots1", "drop apple"]


@rule("HT-INV-7", "HT-ONL-8")
@pytest.mark.parametrize(
    ("tokens", "dropped"),
    [
        (["sword1", "sword1", "mushroom", "fish", "apple"], "apple"),  # food first, in this order
        (["sword1", "sword1", "mushroom", "fish", "fish"], "fish"),
        (["sword1", "sword1", "mushroom", "mushroom", "mushroom"], "mushroom"),
        (["sword3", "sword2", "boots3", "boots3", "ring3", "ring2", "ring1"], "ring1"),  # then the lowest value
        (["sword3", "sword2", "boots3", "boots3", "boots3", "ring1", "ring2"], "ring1"),
        (["sword2", "sword2", "boots3", "boots2", "ring3", "ring2", "ring2"], "boots2"),
        (["boots1", "sword3", "sword3", "sword3", "ring3", "ring3", "ring3"], "ring3"),  # never what is worn
    ],
)
def test_what_is_dropped_for_who_does_not_answer(tokens: list[str], dropped: str) -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", *tokens)
    settle_overflow(scene.state, 0)
    decision = scene.state.decision
    assert str(decision.default(scene.state, 0, FastChance(1))) == f"drop {dropped}"
    clock = decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 60


@rule("HT-INV-7")
def test_a_trade_may_overflow_too() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "sword1", "ring1", "fish", "fish", "fish")
    scene.do("trade sword1 ring")
    assert scene.asked() == ("overflow", [0])
    scene.do("drop ring1")
    assert scene.tokens("mathian") == ["ring1", "fish", "fish", "fish"]


@rule("HT-INV-8")
def test_a_better_piece_is_worn_at_once_and_the_old_one_may_overflow() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hand("mathian", "M19")
    scene.give("mathian", "healing", "sword1", "apple", "apple", "apple")
    scene.do("deliver M19")
    assert board(scene).worn["sword"] == 2
    assert scene.asked() == ("overflow", [0])
    assert scene.texts() == ["drop sword1", "drop sword2", "drop apple"]
    scene.do("drop sword1")
    assert board(scene).combat_value == 2


@rule("HT-INV-8")
def test_a_piece_that_is_not_better_goes_to_the_backpack() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "ring2")
    scene.next_tile("forest")
    scene.roll(RING)
    scene.do("explore E")
    assert board(scene).worn["ring"] == 2
    assert board(scene).backpack == ["ring1"]


# Skills and points


@rule("HT-INV-9")
def test_skills_are_base_plus_worn_pieces_plus_berserk() -> None:
    for hero, skill, value in [("corlof", 2, 4), ("erla", 3, 3), ("mathian", 2, 3)]:
        scene = HeldentaufeScene(hero, "jupanila")
        scene.give(hero, "ring2", "ring1", "sword3", "berserk")
        assert (board(scene).potion_skill, board(scene).combat_value) == (skill, value)
        scene.stand(hero, "F4")
        scene.do("drink")
        assert (board(scene).potion_skill, board(scene).combat_value) == (skill, value + 3)


@rule("HT-INV-9")
@pytest.mark.parametrize(("defence", "ulumu", "corlof"), [(6, 3, 4), (5, 2, 5), (4, 2, 5)])
def test_the_combat_value_is_added_to_the_die(defence: int, ulumu: int, corlof: int) -> None:
    scene = HeldentaufeScene("corlof", "erla")
    scene.stand("corlof", "F4")
    scene.give("corlof", "sword1")
    scene.roll(3, defence)  # 3 + 2 against the die of Ulumu, who adds nothing
    scene.do("attack ulumu")
    assert (scene.hearts_of("ulumu"), scene.hero("corlof").hearts) == (ulumu, corlof)


@rule("HT-INV-11")
def test_points_take_no_slot_are_public_and_survive_a_defeat() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.hero("mathian").points = 9
    scene.hero("mathian").hearts = 1
    scene.give("mathian", "apple", "apple", "apple")
    scene.next_tile("forest")
    scene.roll(6)
    scene.do("explore E")
    assert scene.asked() == ("main_phase", [0])
    for viewer in (-1, 0, 1):
        assert GAME.view(scene.state, viewer).heroes[0].points == 11
    scene.stand("mathian", "P4")
    scene.spend(0)
    scene.next_danger(armed=True)
    scene.do("move K4")
    scene.refill()
    scene.do("place 1,0")
    assert scene.tokens("mathian") == []
    assert scene.hero("mathian").points == 11


@rule("HT-INV-12")
def test_nothing_can_be_given_to_another_player() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.stand("corlof", "1,0")
    scene.give("mathian", "sword1", "apple", "healing")
    scene.give("corlof", "ring1")
    for text in scene.texts():
        copy = scene.state.copy()
        if text.split()[0] in ("explore", "end_turn"):
            continue
        copy.apply(GAME.action(text))
        given, kept = GAME.write_position(scene.state)["heroes"][1], GAME.write_position(copy)["heroes"][1]
        assert given == kept
    assert {text.split()[0] for text in scene.texts()} == {"move", "explore", "trade", "discard", "end_turn"}
