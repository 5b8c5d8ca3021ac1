"""Section 2.10: Characters, one after the other."""

import pytest

from hypogeum.games.terror_below.components import CHARACTER_IDS, SOLO_CHARACTERS
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def led_by(character: str, at: str = "3,3", seats: int = 2, **options: object) -> TerrorBelowScene:
    """Seat 0 stands somewhere and is led by a Character."""
    scene = TerrorBelowScene(seats, **options)
    scene.lead(0, character)
    scene.stand(0, at)
    return scene


@rule("TB-CHAR-1")
def test_there_are_sixteen_characters_and_two_are_not_for_solo() -> None:
    assert [f"C{number:02}" for number in range(1, 17)] == CHARACTER_IDS
    assert [name for card, name in enumerate(CHARACTER_IDS) if not SOLO_CHARACTERS >> card & 1] == ["C01", "C05"]


@rule("TB-CHAR-1")
def test_only_the_leader_gives_an_ability() -> None:
    scene = led_by("C04")
    scene.lead(0, "C15")
    assert scene.followers(0) == ["C04", "C16"]
    scene.do("play V2-1 1")
    scene.end_turn()
    assert len(scene.vehicles(0)) == 3


# C01 Rebecca


@rule("TB-CHAR-3", "TB-ACT-3", "TB-AMB-17")
def test_rebecca_shares_locations_by_moving_and_leaping() -> None:
    scene = led_by("C01", seats=3)
    scene.stand(1, "3,2")
    scene.stand(2, "3,1")
    scene.do("play V2-1 1")
    assert "leap 3,1" in scene.offers("leap")
    scene.do("leap 3,1", "stop")
    assert scene.place(0) == scene.place(2) == "3,1"


@rule("TB-CHAR-3", "TB-CHAR-22")
def test_rebecca_shares_nothing_but_locations_and_others_share_nothing_with_her() -> None:
    scene = led_by("C01")
    scene.stand(1, "3,2")
    scene.do("play V2-1 1")
    scene.state.ap = 1
    assert scene.refused("move N") == "TB-ACT-4"
    scene = led_by("C01", at="3,1")
    scene.stand(1, "3,2")
    scene.pass_turn()
    scene.do("play V2-2 1")
    scene.state.ap = 1
    assert scene.refused("move N") == "TB-ACT-4"


@rule("TB-CHAR-3", "TB-AMB-17", "TB-HUNT-1")
@pytest.mark.parametrize("joins", [False, True])
def test_rebecca_is_safe_on_an_attacked_location_unless_she_wants_to_hunt(joins: bool) -> None:
    scene = led_by("C01", at="2,6")
    scene.give(0, "P10")
    strike(scene, "W09", "2,6", dice=(4, 4))
    assert scene.asked() == ("join_hunt", [0])
    if joins:
        scene.do("join yes")
        assert scene.asked() == ("hunt", [0])
    else:
        scene.next_cards(NEW_WORM)
        scene.do("join no")
        assert (scene.place(0), scene.dead(0)) == ("2,6", [])
        assert scene.asked() == ("play_vehicle", [1])


@rule("TB-CHAR-22")
def test_rebecca_begins_and_travels_by_map_only_to_locations_without_pawn() -> None:
    scene = TerrorBelowScene()
    scene.lead(1, "C01")
    scene.give(1, "I03")
    scene.take_off_board(1)
    scene.pass_turn()
    assert scene.offers("enter") == ["enter 6,2", "enter 1,3", "enter 2,6", "enter 5,6"]
    assert scene.refused("enter 3,1") == "TB-TURN-2"
    scene.do("enter 2,6")
    assert "use I03 government" not in scene.texts()


@rule("TB-CHAR-22")
def test_two_pawns_on_a_location_are_leapt_over_like_one() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,2")
    scene.lead(1, "C01")
    scene.stand(1, "3,1")
    scene.stand(2, "3,1")
    scene.do("play V2-1 1", "leap 2,1")
    assert (scene.place(0), scene.state.ap) == ("2,1", 1)


# C02 Shep


@rule("TB-CHAR-4", "TB-ACT-11")
def test_shep_picks_up_from_an_adjacent_space_whatever_is_there() -> None:
    scene = led_by("C02")
    scene.eggs("3,2", "green", "blue")
    scene.eggs("3,3", "yellow")
    scene.eggs("4,4", "purple")
    scene.rubble(2, "3,2")
    scene.stand(1, "3,2")
    scene.do("play V3-1 1")
    assert scene.offers("pick_up") == ["pick_up 3,3", "pick_up 3,2"]
    assert scene.refused("pick_up 4,4") == "TB-ACT-11"
    scene.do("pick_up 3,2")
    assert scene.carried(0) == ["green", "blue"]
    assert scene.egg_map() == {"3,3": ["yellow"], "4,4": ["purple"]}
    assert scene.asked() == ("special_ability", [0])


@rule("TB-CHAR-4")
def test_others_pick_up_from_their_own_space_only() -> None:
    scene = led_by("C07")
    scene.eggs("3,2", "green")
    scene.do("play V3-1 1")
    assert scene.refused("pick_up 3,2") == "TB-ACT-11"


# C03 Old George


@rule("TB-CHAR-15", "TB-CHAR-2")
@pytest.mark.parametrize(("choice", "target"), [("apply", "4,3"), ("ignore", "4,4")])
def test_old_george_applies_all_arrows_or_none(choice: str, target: str) -> None:
    scene = led_by("C03")
    scene.hand(0, "V4-2")
    scene.do("play V4-2 3", f"arrows {choice}")
    assert scene.target(3) == target


@rule("TB-CHAR-15")
def test_old_george_does_not_ignore_the_special_ability() -> None:
    scene = led_by("C03", at="1,4")
    scene.hand(0, "V5-1")
    scene.aim(3, "4,4")
    scene.do("play V5-1 3", "arrows ignore")
    scene.end_turn()
    assert scene.target(3) == "3,4"


@rule("TB-CHAR-15")
def test_old_george_is_not_asked_about_face_down_cards_and_phase_4() -> None:
    scene = led_by("C03", at="6,5", extra_phase=True)
    scene.worm(1, "W01", "3,5", cards=("V7-9",))
    scene.hide(1, 0, "V7-1")
    scene.do("play V2-1 2", "stop")
    scene.next_cards("V2-9")
    scene.roll(1)
    scene.next_cards("V5-3", "W02")
    scene.do("end_turn")
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.egg_map() == {"3,3": ["blue"]}


# C04 Anise


@rule("TB-CHAR-5", "TB-TURN-7")
def test_anise_holds_one_vehicle_more_and_loses_none_when_she_goes() -> None:
    scene = led_by("C04")
    scene.wear(0, "IH4")
    scene.do("play V2-1 1")
    scene.end_turn()
    assert len(scene.vehicles(0)) == 5
    scene.lead(0, "C15")
    scene.pass_turn()
    scene.do(scene.offers("play")[0])
    scene.end_turn()
    assert len(scene.vehicles(0)) == 4


# C05 Sebastian


@rule("TB-CHAR-6", "TB-TURN-11")
@pytest.mark.parametrize(("own", "others", "ap"), [(0, 1, 3), (1, 1, 2), (2, 1, 2)])
def test_sebastian_has_a_point_more_while_somebody_is_ahead(own: int, others: int, ap: int) -> None:
    scene = led_by("C05", seats=3)
    scene.vp(0, own)
    scene.vp(2, others)
    scene.do("play V2-1 1")
    assert scene.state.ap == ap


@rule("TB-CHAR-6")
def test_sebastian_compares_scored_bounties_too() -> None:
    scene = led_by("C05")
    scene.vp(0, 2)
    scene.score(1, "BD01")
    scene.do("play V2-1 1")
    assert scene.state.ap == 3


@rule("TB-CHAR-19")
def test_sebastian_does_not_look_at_eliminated_players() -> None:
    scene = led_by("C05", seats=3)
    scene.vp(2, 5)
    scene.eliminate(2)
    scene.do("play V2-1 1")
    assert scene.state.ap == 2


@rule("TB-CHAR-19")
def test_sebastian_has_no_point_more_in_the_second_step_of_boots() -> None:
    scene = led_by("C05")
    scene.vp(1, 5)
    scene.do("play V2-1 1", "stop", "extra V3-1")
    assert scene.state.ap == 3


# C06 Laura


@rule("TB-CHAR-7", "TB-DEL-8")
def test_laura_may_take_the_bonus_of_the_government_facility_anywhere_but_only_one() -> None:
    scene = led_by("C06", at="2,6")
    scene.carry(0, "green", "green")
    scene.do("play V2-1 1", "deliver green")
    assert scene.texts() == [
        *["bonus vp", "bonus pile", "bonus BH01", "bonus BH03", "bonus BH05", "bonus BH07", "bonus none"],
    ]
    scene.next_cards("BD07")
    scene.do("bonus BH03")
    assert scene.secrets(0) == ["BH03"]
    scene.do("deliver green")
    assert scene.asked() == ("action_step", [0])
    assert scene.points(0) == 2


@rule("TB-CHAR-20")
def test_laura_has_her_bonus_even_when_the_government_facility_is_destroyed() -> None:
    scene = led_by("C06", at="2,6", seats=1)
    scene.destroy("government")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("BH02")
    scene.do("bonus pile")
    assert scene.secrets(0) == ["BH02"]


@rule("TB-CHAR-20", "TB-DEL-1")
def test_laura_has_to_deliver_on_a_location() -> None:
    scene = led_by("C06")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    assert scene.refused("deliver green") == "TB-DEL-1"


# C07 Tom


@rule("TB-CHAR-8", "TB-CHAR-2")
def test_tom_revives_a_member_once_per_turn_on_a_location() -> None:
    scene = led_by("C07", at="2,5")
    scene.bury(0, 2)
    scene.carry(0, "green")
    scene.do("play V4-1 1")
    assert scene.refused("treat C15") == "TB-CHAR-8"
    scene.do("move S", "treat C16")
    assert (scene.leader(0), scene.followers(0), scene.state.ap) == ("C07", ["C16"], 2)
    assert scene.refused("treat C15") == "TB-CHAR-8"
    scene.do("deliver green", "bonus vp")
    assert scene.points(0) == 2


@rule("TB-CHAR-8")
def test_nobody_else_revives_for_an_action_point() -> None:
    scene = led_by("C08", at="2,6")
    scene.bury(0, 1)
    scene.do("play V4-1 1")
    assert scene.refused("treat C15") == "TB-CHAR-8"


# C08 Patricia


@rule("TB-CHAR-9", "TB-CHAR-16", "TB-CHAR-2")
def test_patricia_moves_onto_one_rubble_and_takes_it_once_per_turn() -> None:
    scene = led_by("C08")
    scene.rubble(1, "3,2", "4,2")
    scene.rubble(2, "2,3")
    scene.do("play V4-1 1")
    assert scene.refused("move W taking") == "TB-CHAR-16"
    assert scene.refused("move E taking") == "TB-CHAR-16"
    scene.do("move N taking")
    assert (scene.place(0), scene.squad(0).rubble, scene.state.ap) == ("3,2", 1, 3)
    assert scene.refused("move E taking") == "TB-CHAR-16"
    assert scene.rubble_map() == {"4,2": 1, "2,3": 2}


@rule("TB-CHAR-9", "TB-ACT-9")
def test_the_rubble_patricia_takes_may_bring_a_card() -> None:
    scene = led_by("C08")
    scene.carry(0, rubble=2)
    scene.rubble(1, "3,2")
    scene.do("play V4-1 1", "move N taking")
    assert scene.asked() == ("rubble_trade", [0])


@rule("TB-CHAR-16", "TB-ACT-6")
def test_patricia_does_not_leap_onto_rubble() -> None:
    scene = led_by("C08")
    scene.stand(1, "3,2")
    scene.rubble(1, "2,2")
    scene.do("play V4-1 1")
    assert scene.offers("leap") == ["leap 3,1", "leap 4,2"]


@rule("TB-CHAR-16", "TB-ACT-4")
def test_patricia_does_not_count_on_a_second_rubble_to_get_out_of_a_transit() -> None:
    """Beyond two pawns lies 1 Rubble; she would take that under the second pawn and could not take another."""
    scene = led_by("C08", seats=3)
    scene.stand(1, "4,3")
    scene.stand(2, "5,3")
    scene.rubble(2, "3,3", "4,2", "4,4", "5,2", "5,4")
    scene.rubble(1, "5,3", "6,3")
    scene.do("play V3-1 1")
    assert scene.refused("move E") == "TB-ACT-4"
    scene.rubble(0, "6,3")
    assert "move E" in scene.texts()


@rule("TB-CHAR-16", "TB-ACT-4")
def test_patricia_takes_no_second_rubble_behind_a_pawn_that_stands_on_rubble() -> None:
    scene = led_by("C08")
    scene.stand(1, "4,3")
    scene.rubble(2, "3,3", "4,2", "4,4")
    scene.rubble(1, "4,3", "5,3")
    scene.do("play V3-1 1")
    assert scene.refused("move E taking") == "TB-ACT-4"
    scene.rubble(0, "5,3")
    assert "move E taking" in scene.texts()


@rule("TB-CHAR-16", "TB-ACT-4")
def test_patricia_who_has_taken_a_rubble_needs_a_clear_way_out() -> None:
    scene = led_by("C08", at="2,3")
    scene.stand(1, "4,3")
    scene.rubble(1, "3,3", "5,3")
    scene.rubble(2, "4,2", "4,4")
    scene.do("play V4-1 1", "move E taking")
    scene.rubble(2, "3,3")
    assert scene.refused("move E") == "TB-ACT-4"
    scene.rubble(0, "5,3")
    assert "move E" in scene.texts()


# C09 Megan


@rule("TB-CHAR-2", "TB-BNTY-3")
def test_megan_exchanges_a_bounty_at_the_start_of_her_turn() -> None:
    scene = led_by("C09")
    scene.next_cards("BD01")
    scene.do("swap BH03")
    assert scene.bounty_line() == ["BH01", "BH05", "BH07", "BD01"]
    assert scene.discarded("B") == ["BH03"]
    assert scene.refused("swap BH01") == "TB-CHAR-2"
    scene.do("play V2-1 1")
    assert scene.offers("swap") == []
    scene.end_turn()
    assert scene.refused("swap BH01") == "TB-CHAR-2"
    scene.pass_turn()
    assert len(scene.offers("swap")) == 4
    scene.do("play V3-1 1")
    assert scene.offers("swap") == []


# C10 Will


@rule("TB-CHAR-10", "TB-CHAR-18")
def test_will_keeps_one_of_two_cards_for_his_rubble() -> None:
    scene = led_by("C10")
    scene.carry(0, rubble=2)
    scene.rubble(1, "3,2")
    scene.do("play V2-1 1", "clear 3,2")
    scene.next_cards("I05", "IH3")
    scene.do("trade item")
    assert scene.texts() == ["keep IH3", "keep I05"]
    scene.do("keep IH3")
    assert (scene.items(0), scene.discarded("I")) == (["IH3"], ["I05-1"])
    (discarded,) = scene.told("item_discarded")
    assert discarded.seen_by(1)["item"] == "I05"
    (drawn,) = scene.told("item_drawn")
    assert "item" not in drawn.seen_by(1)


@rule("TB-CHAR-10")
def test_will_keeps_one_of_two_cards_as_a_delivery_bonus() -> None:
    scene = led_by("C10", at="6,2")
    scene.stand(1, "3,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P01", "P10")
    scene.do("bonus weapon", "keep P10")
    assert (scene.weapons(0), scene.discarded("P")) == (["P10"], ["P01-1"])


@rule("TB-CHAR-18")
def test_will_keeps_the_only_card_there_is() -> None:
    scene = led_by("C10")
    scene.give_all(1, "P")
    scene.squad(1).weapons &= ~1
    scene.deck("P").discard = 1
    scene.carry(0, rubble=2)
    scene.rubble(1, "3,2")
    scene.do("play V2-1 1", "clear 3,2")
    scene.next_cards("P01-1")
    scene.do("trade weapon")
    assert scene.weapons(0) == ["P01-1"]
    assert scene.asked() == ("action_step", [0])


@rule("TB-CHAR-10")
def test_will_draws_no_more_with_a_metal_detector() -> None:
    scene = led_by("C10")
    scene.give(0, "I11")
    scene.next_cards("P01", "P10")
    scene.do("use I11", "keep P10")
    assert (scene.weapons(0), scene.discarded("P")) == (["P10"], ["P01-1"])


# C11 Selia


@rule("TB-CHAR-11", "TB-CHAR-2")
@pytest.mark.parametrize(("hat", "first"), [("", 2), ("IH6", 3)])
def test_selia_has_a_better_price_once_per_turn_and_adds_the_top_hat(hat: str, first: int) -> None:
    scene = led_by("C11", at="2,6")
    if hat:
        scene.wear(0, hat)
    scene.carry(0, "green", "green")
    scene.do("play V2-1 1", "deliver green", "bonus none")
    assert scene.points(0) == first
    scene.do("deliver green", "bonus none")
    assert scene.points(0) == first + 1


@rule("TB-CHAR-11")
def test_selia_has_no_better_price_with_a_bounty() -> None:
    scene = led_by("C11", at="2,6")
    scene.line("BD19", "BH01", "BH03", "BH05")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.next_cards("BD01")
    scene.do("deliver green BD19", "bonus none")
    assert scene.points(0) == 2


# C12 Pam


@rule("TB-ABIL-11", "TB-CHAR-2")
@pytest.mark.parametrize("vehicle", ["V5-1", "V6-1", "V7-1"])
def test_pam_may_ignore_the_ability_of_a_fast_vehicle(vehicle: str) -> None:
    targets = []
    for choice in ("ignore", "apply"):
        scene = led_by("C12", at="1,1")
        scene.aim(1, "1,5")
        scene.aim(2, "1,4")
        scene.aim(3, "1,6")
        scene.hand(0, vehicle)
        scene.do(f"play {vehicle} 3", "stop")
        assert scene.asked() == ("ability_or_not", [0])
        before = [scene.target(slot) for slot in (1, 2, 3)]
        scene.refill()
        scene.do(f"ability {choice}")
        targets.append([scene.target(slot) for slot in (1, 2, 3)])
        if choice == "ignore":
            assert targets[0] == before
    assert targets[0] != targets[1]


@rule("TB-ABIL-11")
def test_pam_is_not_asked_about_slow_vehicles_and_others_are_not_asked_at_all() -> None:
    scene = led_by("C12")
    scene.do("play V3-1 1", "stop")
    assert scene.asked() == ("special_ability", [0])
    scene = led_by("C07", at="1,1")
    for slot in (1, 2, 3):
        scene.aim(slot, "1,5")
    scene.hand(0, "V5-1")
    scene.do("play V5-1 3")
    scene.end_turn()
    assert scene.target(3) == "1,2"


# C13 Merl


@rule("TB-CHAR-12")
def test_merl_trades_two_pieces_of_rubble_for_a_card_and_has_to() -> None:
    scene = led_by("C13")
    scene.carry(0, rubble=1)
    scene.rubble(1, "3,2")
    scene.do("play V2-1 1", "clear 3,2")
    assert scene.asked() == ("rubble_trade", [0])
    scene.next_cards("P01")
    scene.do("trade weapon")
    assert (scene.squad(0).rubble, scene.weapons(0)) == (0, ["P01-1"])
    assert scene.state.rubble_supply == 50


# C14 Natasha


@rule("TB-CHAR-17")
@pytest.mark.parametrize(("weapon", "dice", "damage"), [("P01", (), 4), ("P03", (), 3), ("P02", (1, 3), 5)])
def test_natasha_deals_two_more_with_the_first_weapon_of_an_attack(
    weapon: str, dice: tuple[int, ...], damage: int
) -> None:
    scene = caught()
    scene.lead(0, "C14")
    scene.give(0, f"{weapon}-1", "P03-2")
    strike(scene)
    scene.roll(*dice)
    scene.do(f"fire {weapon}")
    assert scene.state.damage == damage
    scene.next_cards(NEW_WORM)
    scene.do("fire P03")
    assert scene.told("weapon_used")[0].args["damage"] == 1


@rule("TB-CHAR-17")
def test_natasha_deals_two_more_with_a_long_range_rifle() -> None:
    scene = caught()
    scene.lead(1, "C14")
    scene.stand(1, "1,1")
    scene.give(1, "P11")
    scene.line("BD01", "BD02", "BD03", "BD04")
    strike(scene)
    scene.roll(5)
    scene.next_cards(NEW_WORM)
    scene.do("fire P11")
    assert scene.points(1) == 1


@rule("TB-CHAR-17", "TB-ATT-2")
def test_natasha_deals_two_more_in_the_next_attack_of_the_same_check_too() -> None:
    scene = caught()
    scene.lead(0, "C14")
    scene.give(0, "P10", "P01-1")
    scene.worm(2, "W19", "4,3", ("V7-5", "V7-6", "V7-7", "V7-8"))
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("fire P10", "claim vp")
    assert scene.points(0) == 1
    assert scene.asked() == ("hunt", [0])
    scene.do("fire P01")
    assert scene.state.damage == 4


# C15 Alan


@rule("TB-CHAR-13")
def test_alans_eggs_go_to_the_next_leader() -> None:
    scene = caught()
    scene.lead(0, "C15")
    scene.carry(0, "green", "blue", rubble=1)
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("lead C07")
    assert scene.carried(0) == ["green", "blue"]
    assert scene.squad(0).rubble == 0
    assert "4,4" not in scene.egg_map()


@rule("TB-CHAR-13")
def test_alan_drops_his_eggs_if_nobody_is_left_to_lead() -> None:
    scene = caught(3)
    scene.lead(0, "C15")
    scene.bury(0, 2)
    scene.carry(0, "green")
    strike(scene, new=(NEW_WORM,))
    assert scene.egg_map()["4,4"] == ["green"]


# C16 Hank


@rule("TB-CHAR-14", "TB-ATT-2")
def test_hank_rolls_once_in_each_attack_of_a_check() -> None:
    scene = caught()
    scene.lead(0, "C16")
    scene.worm(2, "W19", "4,3", ("V7-5", "V7-6", "V7-7", "V7-8"))
    strike(scene)
    scene.roll(5)
    scene.next_cards(NEW_WORM)
    scene.do("save C16")
    assert scene.asked() == ("doom", [0])
    assert scene.texts() == ["save C16", "die"]


@rule("TB-CHAR-14", "TB-DEATH-1")
@pytest.mark.parametrize("roll", [5, 6])
def test_hank_survives_with_everything_on_5_or_6(roll: int) -> None:
    scene = caught()
    scene.lead(0, "C16")
    scene.wear(0, "IH4")
    scene.carry(0, "green", rubble=1)
    strike(scene)
    assert scene.texts() == ["save C16", "die"]
    scene.roll(roll)
    scene.next_cards(NEW_WORM)
    scene.do("save C16")
    assert (scene.leader(0), scene.place(0), scene.hat(0)) == ("C16", "4,4", "IH4")
    assert (scene.carried(0), scene.squad(0).rubble) == (["green"], 1)


@rule("TB-CHAR-14", "TB-DEATH-1")
def test_hank_rolls_once_and_may_then_use_something_else() -> None:
    scene = caught()
    scene.lead(0, "C16")
    scene.give(0, "I06-1")
    strike(scene)
    scene.roll(4)
    scene.do("save C16")
    assert scene.refused("save C16") == "TB-CHAR-14"
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert scene.leader(0) == "C16"


@rule("TB-CHAR-14")
def test_hank_dies_on_less() -> None:
    scene = caught()
    scene.lead(0, "C16")
    strike(scene)
    scene.roll(4)
    scene.do("save C16")
    assert scene.dead(0) == ["C16"]


# A new Leader


@rule("TB-CHAR-21", "TB-CAN-13")
def test_the_ability_of_a_new_leader_counts_for_the_hand_of_the_same_turn() -> None:
    scene = led_by("C04", board="canyon")
    scene.lead(0, "C15")
    scene.hand(0, "V2-1", "V6-1")
    scene.do("play V2-1 1")
    scene.roll(1)
    scene.do("jump E V6-1")
    assert scene.asked() == ("new_leader", [0])
    scene.script.extend([0, 0, 0, 0])
    scene.do("lead C04")
    assert len(scene.vehicles(0)) == 4


@rule("TB-CHAR-21")
def test_the_ability_of_a_new_leader_counts_in_the_next_attack() -> None:
    scene = caught()
    scene.lead(0, "C14")
    scene.lead(0, "C15")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("lead C14")
    scene.pass_turn()
    scene.do("enter 3,1")
    scene.stand(0, "4,4")
    scene.hand(0, "V2-1", "V3-1")
    scene.give(0, "P01-1")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("fire P01")
    assert scene.told("weapon_used")[0].args["damage"] == 4
