"""Section 2.8: Items that are no Hats."""

import pytest

from hypogeum.games.terror_below.components import ITEM_CARD_IDS, ITEM_KIND, ITEM_KIND_IDS, SOLO_ITEMS
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

COPIES = {
    **{f"IH{number}": 1 for number in range(1, 7)},
    "I01": 2,
    "I02": 2,
    "I03": 1,
    "I04": 2,
    "I05": 2,
    "I06": 2,
    "I07": 2,
    "I08": 2,
    "I09": 1,
    "I10": 1,
    "I11": 1,
}


def holding(*cards: str, seats: int = 2, **options: object) -> TerrorBelowScene:
    """Seat 0 stands on 3,3 and holds these Items."""
    scene = TerrorBelowScene(seats, **options)
    scene.stand(0, "3,3")
    scene.give(0, *cards)
    return scene


@rule("TB-ITEM-1")
def test_there_are_24_items_and_two_of_them_are_not_for_solo() -> None:
    kinds = [ITEM_KIND_IDS[kind] for kind in ITEM_KIND]
    assert {kind: kinds.count(kind) for kind in kinds} == COPIES
    assert len(kinds) == 24
    assert [name for card, name in enumerate(ITEM_CARD_IDS) if not SOLO_ITEMS >> card & 1] == ["I09", "I10"]


# Timing (TB-ITEM-2, TB-ITEM-3)


@rule("TB-ITEM-2", "TB-ITEM-3")
def test_items_are_used_at_any_moment_of_the_own_turn_for_nothing_and_discarded() -> None:
    scene = holding("I05-1", "I05-2", "I08-1", "I08-2")
    scene.give(1, "I01-1")
    scene.eggs("3,3", "green")
    assert scene.refused("use I01", seat=1) == "TB-TURN-4"
    scene.do("use I05 1 N", "thump none", "play V2-1 1", "use I08")
    assert scene.state.ap == 2
    assert scene.discarded("I") == ["I05-1", "I08-1"]
    scene.do("stop", "use I05 1 S", "thump none")
    assert scene.items(0) == ["I08-2"]
    scene.end_turn()
    assert scene.asked() == ("play_vehicle", [1])
    scene.do("use I01", seat=1)


@rule("TB-ITEM-2")
def test_no_item_before_the_pawn_is_on_the_board() -> None:
    scene = TerrorBelowScene()
    scene.take_off_board(1)
    scene.give(1, "I05-1")
    scene.pass_turn()
    assert scene.asked() == ("enter_board", [1])
    assert scene.refused("use I05 1 N") == "TB-TURN-2"
    scene.do("enter 2,6", "use I05 1 N")


@rule("TB-ITEM-2")
def test_no_item_in_the_middle_of_another_effect() -> None:
    scene = holding("I05-1", "I01-1")
    scene.do("use I05 2 N")
    assert scene.refused("use I01") == "TB-ITEM-14"
    scene.do("thump none", "play V2-1 1")
    scene.carry(0, rubble=2)
    scene.rubble(1, "3,2")
    scene.do("clear 3,2")
    assert scene.refused("use I01") == "TB-ACT-9"


# Suspicious Briefcase


@rule("TB-ITEM-1", "TB-ITEM-14", "TB-BNTY-3")
def test_suspicious_briefcase_discards_cards_of_the_line_and_refills_it_afterwards() -> None:
    scene = holding("I01-1", "I01-2")
    scene.do("use I01")
    assert scene.offers("discard") == ["discard BH01", "discard BH03", "discard BH05", "discard BH07"]
    assert scene.refused("discard done") == "TB-ITEM-14"
    scene.do("discard BH03", "discard BH07")
    assert scene.refused("discard BH03") == "TB-ITEM-14"
    assert scene.bounty_line() == ["BH01", "BH03", "BH05", "BH07"]
    scene.next_cards("BD01", "BD02")
    scene.do("discard done")
    assert scene.bounty_line() == ["BH01", "BH05", "BD01", "BD02"]
    assert scene.discarded("B") == ["BH03", "BH07"]
    assert scene.points(0) == 1
    scene.do("use I01", "discard BH01", "discard BH05", "discard BD01", "discard BD02")
    assert scene.texts() == ["discard done"]
    scene.next_cards("BD03", "BD04", "BD05", "BD06")
    scene.do("discard done")
    assert scene.bounty_line() == ["BD03", "BD04", "BD05", "BD06"]
    assert scene.points(0) == 2


@rule("TB-ITEM-14")
def test_suspicious_briefcase_needs_a_card_in_the_line() -> None:
    scene = holding("I01-1")
    scene.line()
    assert scene.refused("use I01") == "TB-ITEM-14"


# Energy Drink


@rule("TB-ITEM-13", "TB-TURN-11")
def test_energy_drink_adds_two_points_to_the_open_step_or_to_the_one_to_come() -> None:
    scene = holding("I02-1", "I02-2")
    scene.do("use I02", "play V2-1 1")
    assert scene.state.ap == 4
    scene.do("move S", "use I02")
    assert scene.state.ap == 5
    assert scene.points(0) == 0
    assert scene.discarded("I") == ["I02-1", "I02-2"]


@rule("TB-ITEM-13", "TB-ITEM-14")
def test_energy_drink_is_of_no_use_after_the_action_step_unless_boots_open_another() -> None:
    scene = holding("I02-1")
    scene.do("play V2-1 1", "stop")
    assert scene.refused("use I02") == "TB-ITEM-13"
    scene.do("extra V3-1", "use I02")
    assert scene.state.ap == 5


@rule("TB-ITEM-13", "TB-ACT-12")
def test_energy_drink_is_of_no_use_after_pick_up() -> None:
    scene = holding("I02-1")
    scene.eggs("3,3", "green")
    scene.do("play V2-1 1", "pick_up 3,3")
    assert scene.refused("use I02") == "TB-ITEM-13"


# Old Mine Map


@rule("TB-ITEM-4", "TB-ITEM-14")
def test_old_mine_map_puts_the_pawn_on_another_location_without_pawn() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I03")
    assert scene.offers("use") == ["use I03 motel", "use I03 hospital"]
    assert scene.refused("use I03 police") == "TB-ITEM-4"
    assert scene.refused("use I03 government") == "TB-ITEM-4"
    scene.do("play V2-1 1", "use I03 motel")
    assert scene.place(0) == "2,6"
    assert scene.state.ap == 2


@rule("TB-ITEM-4", "TB-ACT-12")
def test_old_mine_map_may_follow_pick_up() -> None:
    scene = holding("I03")
    scene.eggs("3,3", "green")
    scene.do("play V2-1 1", "pick_up 3,3")
    scene.refill()
    scene.do("use I03 motel")
    assert scene.place(0) == "2,6"


@rule("TB-ITEM-14", "TB-DEATH-7")
def test_old_mine_map_needs_the_pawn_on_the_board() -> None:
    scene = holding("I03")
    scene.do("play V3-1 1", "stop")
    scene.take_off_board(0)
    assert scene.refused("use I03 motel") == "TB-DEATH-7"


@rule("TB-ITEM-4")
def test_old_mine_map_leads_to_no_destroyed_location_and_to_none_with_rubble() -> None:
    scene = holding("I03", seats=1)
    scene.rubble(1, "2,6")
    scene.destroy("hospital")
    assert scene.offers("use") == ["use I03 government", "use I03 police", "use I03 store"]


# Climbing Gear


@rule("TB-ITEM-5", "TB-ACT-2")
def test_climbing_gear_lets_the_pawn_onto_rubble_that_stays() -> None:
    scene = holding("I04-1")
    scene.rubble(2, "3,4")
    scene.rubble(1, "3,5")
    scene.do("play V4-1 1")
    assert scene.refused("move S") == "TB-ACT-2"
    scene.do("use I04", "move S", "move S")
    assert scene.place(0) == "3,5"
    assert scene.rubble_map() == {"3,4": 2, "3,5": 1}
    assert scene.points(0) == 1
    scene.do("stop")
    scene.end_turn()
    assert scene.place(0) == "3,5"
    scene.pass_turn()
    scene.do(scene.offers("play")[0])
    assert scene.refused("move N") == "TB-ACT-2"


@rule("TB-ITEM-14")
def test_climbing_gear_needs_an_action_step_open_or_to_come() -> None:
    scene = holding("I04-1")
    assert scene.offers("use") == ["use I04"]
    scene.do("play V2-1 1", "stop")
    assert scene.refused("use I04") == "TB-ITEM-14"
    scene.do("extra V3-1")
    assert scene.offers("use") == ["use I04"]


# Thumper


@rule("TB-ITEM-6", "TB-ITEM-14", "TB-ITEM-1")
def test_thumper_moves_a_target_one_or_two_spaces() -> None:
    scene = holding("I05-1", "I05-2")
    assert scene.refused("use I05 1 W") == "TB-DIST-2"
    scene.do("use I05 1 N")
    assert scene.target(1) == "1,3"
    assert scene.points(0) == 0
    assert scene.refused("thump W") == "TB-DIST-2"
    scene.do("thump E")
    assert scene.target(1) == "2,3"
    assert scene.points(0) == 1
    scene.do("use I05 3 S", "thump none")
    assert scene.target(3) == "4,5"
    assert scene.points(0) == 2
    assert scene.asked() == ("play_vehicle", [0])


@rule("TB-ITEM-6", "TB-DIST-3", "TB-CAN-4")
def test_thumper_moves_a_target_over_the_canyon() -> None:
    scene = holding("I05-1", board="canyon")
    scene.aim(1, "3,3")
    scene.do("use I05 1 E")
    assert scene.target(1) == "6,3"


# Smoke Grenade


@rule("TB-ITEM-7", "TB-ITEM-14", "TB-ITEM-2")
def test_smoke_grenade_saves_the_leader_where_he_stands_with_all_he_carries() -> None:
    scene = caught()
    scene.give(0, "I06-1", "P08")
    scene.carry(0, "green", "blue", rubble=2)
    scene.wear(0, "IH4")
    assert scene.refused("use I06") == "TB-ITEM-2"
    strike(scene)
    scene.do("fire P08")
    assert scene.asked() == ("doom", [0])
    assert scene.state.damage == 3
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert (scene.leader(0), scene.dead(0)) == ("C07", [])
    assert scene.place(0) == "4,4"
    assert scene.carried(0) == ["green", "blue"]
    assert scene.squad(0).rubble == 2
    assert scene.hat(0) == "IH4"
    assert scene.discarded("I") == ["I06-1"]
    assert scene.points(0) == 0


# First-Aid Kit


@rule("TB-ITEM-8", "TB-ITEM-14")
def test_first_aid_kit_brings_a_dead_member_back_below_the_leader() -> None:
    scene = holding("I07-1")
    assert scene.refused("use I07 C15") == "TB-ITEM-8"
    scene.bury(0, 2)
    assert scene.offers("use") == ["use I07 C15", "use I07 C16"]
    scene.do("use I07 C16")
    assert (scene.leader(0), scene.followers(0), scene.dead(0)) == ("C07", ["C16"], ["C15"])
    assert scene.points(0) == 1


# Egg Cooler


@rule("TB-ITEM-12", "TB-ITEM-14")
def test_egg_cooler_takes_all_eggs_of_the_space_and_the_step_goes_on() -> None:
    scene = holding("I08-1", "I08-2")
    assert scene.refused("use I08") == "TB-ITEM-14"
    scene.eggs("3,3", "green", "green", "blue")
    scene.do("play V2-1 1", "move S", "move N", "use I08")
    assert scene.carried(0) == ["green", "green", "blue"]
    assert scene.egg_map() == {}
    assert scene.asked() == ("action_step", [0])
    scene.do("stop")
    assert scene.offers("extra") == ["extra V3-1", "extra V4-1"]


# Siphon Hose


@rule("TB-ITEM-9", "TB-ITEM-14")
def test_siphon_hose_takes_a_random_vehicle_of_an_adjacent_player() -> None:
    scene = holding("I09", seats=3)
    scene.stand(1, "3,4")
    scene.stand(2, "4,4")
    assert scene.offers("use") == ["use I09 1"]
    assert scene.refused("use I09 2") == "TB-ITEM-9"
    scene.script.append(1)
    scene.do("use I09 1")
    assert scene.vehicles(0) == ["V2-1", "V3-1", "V3-2", "V4-1"]
    assert scene.vehicles(1) == ["V2-2", "V4-2"]
    assert scene.points(0) == 1
    scene.do("play V2-1 1")
    scene.end_turn()
    assert scene.vehicles(1) == ["V2-2", "V4-2"]
    scene.do("play V2-2 1")
    scene.end_turn()
    assert len(scene.vehicles(1)) == 3


@rule("TB-ITEM-9", "TB-ITEM-14")
def test_siphon_hose_needs_a_card_to_take() -> None:
    scene = holding("I09")
    scene.stand(1, "3,4")
    scene.hand(1)
    assert scene.refused("use I09 1") == "TB-ITEM-9"


@rule("TB-ITEM-15", "TB-TURN-7")
def test_siphon_hose_may_raise_the_hand_above_its_limit() -> None:
    scene = holding("I09")
    scene.hand(0, "V2-1", "V3-1", "V4-1", "V5-1")
    scene.stand(1, "3,4")
    scene.script.append(0)
    scene.do("use I09 1", "play V3-1 1")
    scene.end_turn()
    assert scene.vehicles(0) == ["V2-1", "V2-2", "V4-1", "V5-1"]


# Walkie-Talkie


@rule("TB-ITEM-10", "TB-ITEM-15", "TB-ITEM-14")
def test_walkie_talkie_shows_the_cards_that_lie_face_down_and_may_discard_one() -> None:
    scene = holding("I10")
    assert scene.refused("use I10") == "TB-ITEM-10"
    scene.row(2, "V6-1", "V6-2", "V6-3")
    scene.hide(2, 1, "V5-2", "V7-1")
    assert "play V2-1 2" not in scene.texts()
    scene.do("use I10")
    (looked,) = scene.told("looked_under_worms")
    assert looked.seen_by(0)["vehicles"] == ["V5-2", "V7-1"]
    assert "vehicles" not in looked.seen_by(1)
    assert scene.offers("pull") == ["pull none", "pull 2 4", "pull 2 5"]
    assert scene.refused("pull 2 1") == "TB-ITEM-10"
    scene.do("pull 2 4")
    assert scene.cards_under(2) == ["V6-1", "V6-2", "V6-3", "V7-1*"]
    assert scene.discarded("V") == ["V5-2"]
    assert scene.points(0) == 1
    assert "play V2-1 2" in scene.texts()


@rule("TB-ITEM-10")
def test_walkie_talkie_may_leave_all_cards() -> None:
    scene = holding("I10")
    scene.hide(1, 1, "V5-2")
    scene.do("use I10", "pull none")
    assert scene.cards_under(1) == ["V5-2*"]
    assert scene.points(0) == 1


# Metal Detector


@rule("TB-ITEM-11", "TB-CARD-3")
def test_metal_detector_draws_two_weapons_and_keeps_one_for_later() -> None:
    scene = holding("I11")
    scene.wear(1, "IH1")
    scene.next_cards("P01", "P09")
    scene.do("use I11")
    assert scene.texts() == ["keep P01", "keep P09"]
    assert scene.refused("keep P02") == "TB-ITEM-11"
    scene.do("keep P01")
    assert [event.rule for event in scene.events] == ["TB-ITEM-11", "TB-ITEM-11"]
    assert scene.weapons(0) == ["P01-1"]
    assert scene.discarded("P") == ["P09"]
    assert scene.refused("shoot_hat 1") == "TB-CARD-3"
    assert scene.points(0) == 0


@rule("TB-ITEM-14")
@pytest.mark.parametrize("left", [0, 1])
def test_metal_detector_takes_what_there_is(left: int) -> None:
    scene = holding("I11")
    scene.give_all(1, "P")
    if not left:
        assert scene.refused("use I11") == "TB-ITEM-14"
        return
    scene.squad(1).weapons &= ~(1 << 22)
    scene.deck("P").discard = 1 << 22
    scene.next_cards("P11")
    scene.do("use I11")
    assert scene.weapons(0) == ["P11"]
