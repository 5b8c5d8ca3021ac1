"""Sections 4.1 and 4.2: the order of turns and the hero's turn."""

from __future__ import annotations

import pytest

from hypogeum.engine.actions import IllegalAction
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

# Order of turns


@rule("HT-TRN-1")
def test_turns_go_clockwise() -> None:
    scene = HeldentaufeScene("erla", "corlof", "mathian", first_player="2")
    order = []
    for _ in range(7):
        order += scene.asked()[1]
        scene.end_turn()
    assert order == [2, 0, 1, 2, 0, 1, 2]


@rule("HT-TRN-2")
def test_a_round_is_one_turn_of_everybody_from_the_first_player_on() -> None:
    scene = HeldentaufeScene("erla", "corlof", "mathian", first_player="1")
    rounds = []
    for _ in range(7):
        rounds.append((scene.state.active, scene.state.round))
        scene.end_turn()
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


@rule("HT-TRN-2")
def test_a_monsters_turn_after_the_last_player_still_belongs_to_the_round() -> None:
    scene = HeldentaufeScene()
    scene.end_turn()
    scene.stand("corlof", "P1")
    scene.end_turn()
    assert (scene.asked()[0], scene.state.round) == ("monsters_act", 1)
    scene.do("monster_end")
    assert (scene.asked(), scene.state.round) == (("main_phase", [0]), 2)


# Start


@rule("HT-TRN-3")
def test_a_turn_starts_with_fresh_ap_and_an_unused_trader() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    scene.tile("1,0", "trader")
    scene.stand("jupanila", "1,0")
    scene.stand("corlof", "1,0")
    scene.give("jupanila", "sword1")
    scene.give("corlof", "boots2", "sword2")
    scene.do("trade sword1 ring", "move 0,0")
    assert scene.ap() == (5, 1, 4)
    scene.end_turn()
    assert scene.ap() == (6, 0, 6)
    scene.do("trade sword2 ring")


# Main phase


@rule("HT-TRN-4")
def test_ap_actions_and_free_actions_come_in_any_order() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.hand("mathian", "M01")
    scene.hero("mathian").hearts = 5
    scene.next_card("M02")
    scene.do("move 1,0", "collect", "refuse M01", "eat fish", "collect", "move 0,0", "eat fish")
    assert scene.ap() == (4, 3, 1)
    assert scene.hero("mathian").hearts == 7


@rule("HT-TRN-4", "HT-TRN-16", "HT-AP-6")
def test_nobody_has_to_spend_ap() -> None:
    scene = HeldentaufeScene()
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])


@rule("HT-TRN-5", "HT-AMB-34")
def test_with_no_ap_left_the_turn_goes_on_until_the_player_ends_it() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.hero("mathian").hearts = 6
    scene.do("move 1,0", "move 0,0", "move 1,0", "move 0,0")
    assert scene.ap() == (4, 4, 0)
    assert scene.asked() == ("main_phase", [0])
    assert scene.refused("move 1,0") == "HT-AP-2"
    scene.stand("mathian", "1,0")
    scene.do("collect", "eat fish", "collect", "discard fish")
    assert scene.asked() == ("main_phase", [0])
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])


@rule("HT-TRN-6")
def test_no_other_action_is_legal_while_an_overflow_waits() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots1", "apple", "apple", "apple")
    scene.next_tile("forest")
    scene.roll(1)
    scene.do("explore E")
    assert scene.asked() == ("overflow", [0])
    for text in ("move 0,0", "end_turn", "discard boots1", "refuse M01"):
        assert scene.refused(text) == "HT-INV-7"
    scene.do("drop apple")
    assert scene.asked() == ("main_phase", [0])


@rule("HT-TRN-6")
def test_no_other_action_is_legal_while_a_beaten_hero_is_placed() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    scene.hero("corlof").hearts = 1
    scene.roll(6, 1)
    scene.do("attack corlof")
    assert scene.asked() == ("place_hero", [0])
    for text in ("move F3", "end_turn", "attack ulumu"):
        assert scene.refused(text) == "HT-TRN-6"
    scene.do("place 0,0")
    assert scene.asked() == ("main_phase", [0])


@rule("HT-TRN-6")
def test_no_other_action_is_legal_while_players_are_asked_for_consent() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.do("set standing_answer ask", seat=2)
    scene.stand("mathian", "F4")
    scene.end_turn()
    assert scene.asked() == ("consent", [2])
    assert scene.refused("monster_end", seat=1) == "HT-TRN-6"
    assert scene.refused("explore E", seat=1) == "HT-TRN-6"


@rule("HT-TRN-16")
def test_a_penned_in_hero_still_has_free_actions_and_then_ends_the_turn() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P1")
    scene.monster("ulumu", "F1")
    scene.give("mathian", "apple")
    scene.hero("mathian").hearts = 6
    assert scene.texts() == ["attack ulumu", "eat apple", "discard apple", "end_turn"]
    scene.spend(4)
    assert scene.texts() == ["eat apple", "discard apple", "end_turn"]
    scene.end_turn()


# End of turn


@rule("HT-TRN-7")
def test_on_the_laboratory_the_end_of_the_turn_may_improve_a_piece() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.give("mathian", "sword1")
    assert scene.refused("end_turn improve sword1") == "HT-LAB-1"
    scene.do("move 1,0")
    assert scene.offers("end_turn") == ["end_turn", "end_turn improve sword1"]
    scene.end_turn("improve sword1")
    assert scene.tokens("mathian") == ["sword2"]


@rule("HT-TRN-7")
def test_the_improvement_is_optional() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "sword1")
    scene.end_turn()
    assert scene.tokens("mathian") == ["sword1"]


@rule("HT-TRN-8", "HT-TRN-13")
def test_on_the_tile_of_an_observer_the_end_of_the_turn_may_complete_it() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.hand("mathian", "M21", "M22", "M03")
    assert scene.refused("end_turn M21 points") == "HT-OBS-1"
    scene.do("move 1,0")
    assert scene.offers("end_turn") == ["end_turn", "end_turn M21 points", "end_turn M21 piece"]
    assert scene.refused("end_turn M22 points") == "HT-OBS-1"
    assert scene.refused("end_turn M23 points") == "HT-MIS-2"
    scene.end_turn()
    assert scene.cards("mathian") == ["M21", "M22", "M03"]
    scene.end_turn()
    scene.script.append(0)
    scene.do("end_turn M21 points")
    assert scene.hero("mathian").points == 1


@rule("HT-TRN-9")
def test_overflow_of_an_observer_is_settled_before_the_next_turn() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.stand("mathian", "1,0")
    scene.hand("mathian", "M21", "M22", "M23")
    scene.give("mathian", "boots2", "fish", "fish", "apple")
    scene.do("end_turn M21 piece")
    assert scene.asked() == ("overflow", [0])
    assert scene.cards("mathian") == ["M22", "M23"]
    assert scene.offers("drop") == ["drop boots1", "drop boots2", "drop apple", "drop fish"]
    scene.next_card("M01")
    scene.do("drop boots1")
    assert scene.cards("mathian") == ["M22", "M23", "M01"]
    assert scene.asked() == ("main_phase", [1])


@rule("HT-TRN-10")
def test_a_drunk_teleport_potion_leaves_the_belt_at_the_end_of_the_turn() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.give("mathian", "teleport")
    scene.end_turn()
    scene.end_turn()
    assert scene.tokens("mathian") == ["teleport"]
    scene.do("drink 1,0")
    assert scene.tokens("mathian") == ["teleport"]
    scene.end_turn()
    assert scene.tokens("mathian") == []
    assert scene.supply("teleport") == 6
    assert [event.rule for event in scene.told("potion_ended")] == ["HT-TRN-10"]


@rule("HT-TRN-11")
def test_the_hand_is_refilled_to_three_cards_at_the_end_of_the_turn() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M05")
    scene.script.extend([1, 1])
    scene.do("end_turn")
    assert scene.cards("mathian") == ["M05", "M02", "M03"]
    assert scene.cards("corlof") == []


@rule("HT-TRN-12")
def test_the_monsters_come_after_the_player_before_the_leader_only() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.tile("1,0", "portal1")
    scene.end_turn()
    scene.stand("corlof", "1,0")
    scene.do("descend")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [2])
    scene.do("monster_end")
    for seat in (2, 0, 1):
        assert scene.asked() == ("main_phase", [seat])
        scene.end_turn()
    assert scene.asked()[0] == "monsters_act"


@rule("HT-TRN-13")
def test_laboratory_and_observer_cannot_both_apply() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.tile("0,1", "laboratory")
    scene.hand("mathian", "M21")
    scene.give("mathian", "ring1")
    scene.stand("mathian", "1,0")
    assert scene.refused("end_turn improve ring1") == "HT-LAB-1"
    scene.stand("mathian", "0,1")
    assert scene.refused("end_turn M21 piece") == "HT-OBS-1"
    assert scene.offers("end_turn") == ["end_turn", "end_turn improve ring1"]


@rule("HT-TRN-14")
def test_a_defeat_of_the_active_hero_ends_the_turn_after_the_placement() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.give("mathian", "sword1", "teleport")
    scene.hand("mathian", "M21")
    scene.stand("corlof", "F3")
    scene.hero("mathian").hearts = 1
    scene.do("drink F4")
    scene.roll(1, 6)
    scene.do("attack corlof")
    assert scene.asked() == ("place_hero", [1])
    assert scene.cards("mathian") == ["M21"]
    scene.refill()
    scene.do("place 1,0")
    assert scene.asked() == ("main_phase", [1])
    assert scene.tokens("mathian") == ["sword1"]
    assert scene.cards("mathian") == ["M21", "M01", "M02"]


@rule("HT-TRN-15")
def test_nothing_more_is_done_after_a_victory() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hero("mathian").points = 18
    scene.hand("mathian", "M01")
    scene.do("move 0,0")
    assert (scene.state.over, scene.state.winners) == (True, [0])
    assert scene.state.agenda == []
    assert scene.cards("mathian") == ["M01"]
    with pytest.raises(IllegalAction):
        scene.state.apply(GAME.action("end_turn"), 0)


@rule("HT-FRE-2", "HT-TRN-1")
def test_nobody_else_is_offered_anything_in_a_turn() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    assert scene.texts(seat=1) == scene.texts(seat=2) == []
    assert scene.texts(seat=0) == scene.texts()
    scene.end_turn()
    assert scene.texts(seat=0) == scene.texts(seat=2) == []
    assert scene.texts(seat=1) == scene.texts()
