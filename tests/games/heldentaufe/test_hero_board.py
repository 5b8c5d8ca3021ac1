"""Section 7: the hero board."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.view import HeroView
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


# Overflow


@rule("HT-INV-7")
def test_overflow_lets_the_player_drop_any_backpack_token_the_new_one_included() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots2", "ring1", "apple", "mushroom", "sword2", "sword1")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.asked() == ("overflow", [0])
    assert scene.texts() == ["drop boots1", "drop sword1", "drop apple", "drop mushroom"]
    for worn in ("boots2", "ring1", "sword2"):
        assert scene.refused(f"drop {worn}") == "HT-INV-7"
    assert scene.refused("end_turn") == "HT-INV-7"
    scene.do("drop boots1")
    assert board(scene).backpack == ["sword1", "apple", "mushroom"]
    assert scene.supply("boots1") == 7


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
    assert scene.texts() == ["drop sword1", "drop apple"]
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
