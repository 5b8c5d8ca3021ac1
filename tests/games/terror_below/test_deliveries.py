"""Section 6: deliveries, Bounties and delivery bonuses."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below.state import BONUS_TAKEN
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def courier(location: str, *eggs: str, card: str = "V4-1", seats: int = 2) -> TerrorBelowScene:
    """Seat 0 has come to the Location with these Eggs and the points of the card."""
    scene = TerrorBelowScene(seats)
    scene.stand(1, "4,4")
    scene.hand(0, card, "V2-9")
    space = scene.location(location)
    assert space is not None
    scene.stand(0, space)
    scene.carry(0, *eggs)
    scene.do(f"play {card} 2")
    return scene


# Delivering


@rule("TB-DEL-1")
def test_a_delivery_costs_a_point_and_one_egg_on_a_location() -> None:
    scene = courier("motel", "green", "green", "blue")
    assert scene.offers("deliver") == ["deliver green", "deliver blue"]
    assert scene.refused("deliver yellow") == "TB-DEL-1"
    scene.do("deliver green", "bonus none")
    assert (scene.state.ap, scene.carried(0)) == (3, ["green", "blue"])
    scene.do("move N")
    assert scene.refused("deliver green") == "TB-DEL-1"
    assert scene.offers("deliver") == []


@rule("TB-DEL-1")
def test_without_points_nothing_is_delivered() -> None:
    scene = courier("motel", "green", card="V2-1")
    scene.do("move N", "move S")
    assert scene.refused("deliver green") == "TB-TURN-9"


@rule("TB-DEL-1")
@pytest.mark.parametrize("location", ["government", "police", "store", "motel", "hospital"])
def test_every_location_takes_every_colour(location: str) -> None:
    scene = courier(location, "green", "purple", "yellow", "blue")
    assert scene.offers("deliver") == [f"deliver {egg}" for egg in ("green", "purple", "yellow", "blue")]


@rule("TB-DEL-2")
def test_without_bounty_an_egg_is_worth_1_vp_and_goes_to_the_supply() -> None:
    scene = courier("hospital", "green")
    scene.do("deliver green")
    assert (scene.points(0), scene.squad(0).vp, scene.carried(0)) == (1, 1, [])
    assert scene.egg_supply().count("green") == 7


@rule("TB-DEL-3", "TB-DEL-6")
def test_a_matching_bounty_of_the_line_is_scored_instead_of_1_vp_and_replaced() -> None:
    scene = courier("hospital", "green")
    scene.line("BD25", "BD26", "BD19", "BH01")
    assert scene.offers("deliver") == ["deliver green", "deliver green BD25"]
    assert scene.refused("deliver green BD26") == "TB-DEL-3"
    assert scene.refused("deliver green BD19") == "TB-DEL-3"
    assert scene.refused("deliver green BH01") == "TB-DEL-3"
    scene.next_cards("BD01")
    scene.do("deliver green BD25")
    assert (scene.points(0), scene.squad(0).vp, scene.scored(0)) == (4, 0, ["BD25"])
    assert scene.bounty_line() == ["BD26", "BD19", "BH01", "BD01"]
    assert scene.egg_supply().count("green") == 7


@rule("TB-DEL-3")
def test_a_secret_bounty_of_the_own_can_be_scored_but_nobody_elses() -> None:
    scene = courier("hospital", "green", "purple")
    scene.keep_secret(0, "BD29")
    scene.keep_secret(1, "BD30")
    assert scene.offers("deliver") == ["deliver green", "deliver green BD29", "deliver purple"]
    assert scene.refused("deliver purple BD30") == "TB-DEL-3"
    scene.do("deliver green BD29")
    assert (scene.points(0), scene.secrets(0), scene.scored(0)) == (5, [], ["BD29"])
    assert scene.bounty_line() == ["BH01", "BH03", "BH05", "BH07"]


@rule("TB-DEL-4")
def test_one_egg_earns_one_bounty_of_choice() -> None:
    scene = courier("motel", "green", "green")
    scene.line("BD19", "BD23", "BH01", "BH03")
    assert scene.offers("deliver") == ["deliver green", "deliver green BD19", "deliver green BD23"]
    scene.next_cards("BD01")
    scene.do("deliver green BD19")
    assert (scene.points(0), scene.scored(0)) == (2, ["BD19"])
    assert scene.bounty_line() == ["BD23", "BH01", "BH03", "BD01"]


@rule("TB-DEL-5", "TB-AMB-21")
def test_a_matching_bounty_may_be_declined_for_1_vp() -> None:
    scene = courier("hospital", "green")
    scene.line("BD25", "BD26", "BD19", "BH01")
    scene.keep_secret(0, "BD29")
    scene.do("deliver green")
    assert (scene.points(0), scene.scored(0), scene.secrets(0)) == (1, [], ["BD29"])
    assert scene.bounty_line() == ["BD25", "BD26", "BD19", "BH01"]


@rule("TB-DEL-6", "TB-BNTY-2")
def test_the_line_has_fewer_cards_when_there_are_none_left_to_draw() -> None:
    scene = courier("hospital", "green")
    scene.line("BD25", "BD26", "BD19", "BH01")
    scene.keep_secret(1, *scene.pile("B"))
    scene.do("deliver green BD25")
    assert scene.bounty_line() == ["BD26", "BD19", "BH01"]


@rule("TB-BNTY-3", "TB-BNTY-2")
def test_bounties_discarded_by_the_briefcase_or_megan_go_to_the_discard_pile() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C09")
    scene.give(0, "I01-1")
    scene.next_cards("BD01")
    scene.do("swap BH05")
    assert scene.discarded("B") == ["BH05"]
    assert scene.bounty_line() == ["BH01", "BH03", "BH07", "BD01"]
    scene.do("use I01", "discard BH01", "discard BH07")
    scene.next_cards("BD02", "BD03")
    scene.do("discard done")
    assert scene.discarded("B") == ["BH01", "BH05", "BH07"]
    assert scene.bounty_line() == ["BH03", "BD01", "BD02", "BD03"]


# The bonus


@rule("TB-DEL-7", "TB-DEL-13")
@pytest.mark.parametrize(("location", "deck", "card"), [("store", "item", "I02-1"), ("police", "weapon", "P09")])
def test_store_and_police_give_a_card_that_is_not_usable_in_this_turn(location: str, deck: str, card: str) -> None:
    scene = courier(location, "green")
    scene.do("deliver green")
    assert scene.asked() == ("delivery_bonus", [0])
    assert scene.texts() == [f"bonus {deck}", "bonus none"]
    scene.next_cards(card)
    scene.do(f"bonus {deck}")
    assert [*scene.items(0), *scene.weapons(0)] == [card]
    assert (scene.state.fresh_items | scene.state.fresh_weapons) != 0
    if deck == "item":
        assert scene.refused("use I02") == "TB-CARD-3"


@rule("TB-DEL-7")
def test_the_motel_gives_1_vp() -> None:
    scene = courier("motel", "green")
    scene.do("deliver green")
    assert scene.texts() == ["bonus vp", "bonus none"]
    assert scene.refused("bonus item") == "TB-DEL-7"
    scene.do("bonus vp")
    assert scene.points(0) == 2


@rule("TB-DEL-7")
def test_a_delivery_with_bounty_gets_the_bonus_too() -> None:
    scene = courier("motel", "green")
    scene.line("BD19", "BD02", "BD03", "BD04")
    scene.next_cards("BD30")
    scene.do("deliver green BD19", "bonus vp")
    assert scene.points(0) == 3


@rule("TB-DEL-8", "TB-AMB-8")
def test_only_one_bonus_per_turn_however_many_eggs() -> None:
    scene = courier("motel", "green", "green")
    scene.do("deliver green", "bonus vp", "deliver green")
    assert scene.asked()[0] == "action_step"
    assert scene.points(0) == 3


@rule("TB-DEL-8", "TB-AMB-8")
def test_a_declined_bonus_may_be_taken_with_a_later_delivery_elsewhere() -> None:
    scene = courier("motel", "green", "green", card="V5-9")
    scene.bury(0, 1)
    scene.do("deliver green", "bonus none")
    assert scene.asked()[0] == "action_step"
    scene.do("move E", "move E", "move E", "deliver green")
    assert scene.place(0) == scene.location("hospital")
    assert scene.texts() == ["bonus C15", "bonus none"]
    scene.do("bonus C15")
    assert scene.dead(0) == []


@rule("TB-DEL-8")
def test_the_bonus_is_there_again_in_the_next_turn() -> None:
    scene = courier("motel", "green", "green", card="V2-1")
    scene.do("deliver green", "bonus vp")
    scene.end_turn()
    scene.pass_turn()
    scene.do(scene.offers("play")[0], "deliver green")
    assert scene.texts() == ["bonus vp", "bonus none"]


@rule("TB-DEL-9")
def test_the_line_is_refilled_before_the_bonus_and_every_gain_is_checked() -> None:
    scene = courier("government", "green")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.next_cards("BD30")
    scene.do("deliver green BD01")
    assert scene.texts() == ["bonus pile", "bonus BD02", "bonus BD03", "bonus BD04", "bonus BD30", "bonus none"]
    winning = courier("motel", "green")
    winning.vp(0, 18)
    winning.do("deliver green")
    assert not winning.state.over
    winning.do("bonus vp")
    assert winning.state.winners == [0]
    at_once = courier("motel", "green")
    at_once.vp(0, 19)
    at_once.do("deliver green")
    assert at_once.state.winners == [0]


# Government Facility


@rule("TB-DEL-10", "TB-DEL-11")
def test_a_card_of_the_line_becomes_a_secret_bounty_that_all_have_seen() -> None:
    scene = courier("government", "green", "purple")
    scene.line("BD02", "BD05", "BH01", "BH03")
    scene.do("deliver green")
    scene.next_cards("BD30")
    scene.do("bonus BD05")
    assert (scene.secrets(0), scene.bounty_line()) == (["BD05"], ["BD02", "BH01", "BH03", "BD30"])
    assert scene.points(0) == 1
    assert scene.told("secret_from_line")[0].seen_by(1)["bounty"] == "BD05"
    scene.do("deliver purple BD05")  # in the same turn already
    assert (scene.points(0), scene.secrets(0)) == (5, [])


@rule("TB-DEL-10", "TB-DEL-11")
def test_the_top_card_of_the_pile_becomes_a_secret_bounty_that_only_its_owner_knows() -> None:
    scene = courier("government", "green")
    scene.do("deliver green")
    scene.next_cards("BD30")
    scene.do("bonus pile")
    assert scene.secrets(0) == ["BD30"]
    told = scene.told("secret_from_pile")[0]
    assert told.seen_by(0)["bounty"] == "BD30"
    assert "bounty" not in told.seen_by(1)
    assert scene.points(0) == 1
    assert len(scene.bounty_line()) == 4


@rule("TB-DEL-11")
def test_a_secret_bounty_survives_its_leader() -> None:
    scene = TerrorBelowScene()
    scene.keep_secret(0, "BD30")
    scene.stand(0, "4,4")
    scene.worm(1, "W05", "4,4", ("V2-3", "V2-4"))
    scene.do("play V2-1 1")
    scene.end_turn()
    assert scene.asked() == ("new_leader", [0])
    scene.next_cards("W02")
    scene.do("lead C15")
    assert scene.secrets(0) == ["BD30"]
    assert scene.points(0) == 0


@rule("TB-DEL-14")
def test_the_choice_is_made_before_the_pile_is_looked_at() -> None:
    scene = courier("government", "green")
    scene.do("deliver green")
    assert scene.asked() == ("delivery_bonus", [0])
    assert scene.all_chance_used()
    assert scene.texts() == ["bonus pile", "bonus BH01", "bonus BH03", "bonus BH05", "bonus BH07", "bonus none"]


@rule("TB-DEL-14")
def test_without_any_bounty_left_the_government_facility_gives_nothing() -> None:
    scene = courier("government", "green", "green")
    scene.keep_secret(1, *scene.pile("B"), *scene.bounty_line())
    scene.do("deliver green")
    assert scene.asked()[0] == "action_step"
    assert scene.secrets(0) == []


@rule("TB-DEL-8", "TB-COMP-7")
@pytest.mark.parametrize(("location", "letter"), [("store", "I"), ("police", "P")])
def test_without_a_card_left_store_and_police_give_nothing_and_the_bonus_is_kept(location: str, letter: str) -> None:
    scene = courier(location, "green")
    scene.give_all(1, letter)
    scene.do("deliver green")
    assert scene.asked()[0] == "action_step"
    assert not scene.state.has_done(BONUS_TAKEN)


# Hospital


@rule("TB-DEL-12")
def test_the_hospital_brings_a_dead_character_of_choice_back_below_the_leader() -> None:
    scene = courier("hospital", "green")
    scene.bury(0, 2)
    scene.bury(1, 1)
    scene.do("deliver green")
    assert scene.texts() == ["bonus C15", "bonus C16", "bonus none"]
    assert scene.refused("bonus C07") == "TB-DEL-12"
    scene.do("bonus C16")
    assert (scene.leader(0), scene.followers(0), scene.dead(0)) == ("C07", ["C16"], ["C15"])


@rule("TB-DEL-12", "TB-DEL-8")
def test_without_a_dead_character_the_bonus_is_kept_for_later() -> None:
    scene = courier("hospital", "green", "green", card="V5-9")
    scene.do("deliver green")
    assert scene.asked()[0] == "action_step"
    scene.do("move W", "move W", "move W", "deliver green")
    assert scene.texts() == ["bonus vp", "bonus none"]


@rule("TB-DEL-3", "TB-DEL-4")
def test_the_first_of_all_bounties_is_scored_only_where_it_belongs() -> None:
    scene = TerrorBelowScene()
    scene.line("BD01", "BH01", "BH03", "BH05")
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    assert scene.refusal("deliver green BD01") == "TB-DEL-3 (bounty=BD01)"
    scene = TerrorBelowScene()
    scene.line("BD01", "BH01", "BH03", "BH05")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.next_cards("BD02")
    scene.do("deliver green BD01")
    assert (scene.scored(0), scene.points(0)) == (["BD01"], 3)


@rule("TB-DEL-12")
def test_the_hospital_revives_the_first_of_all_characters_too() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C01")
    scene.lead(0, scene.followers(0)[0])
    assert scene.bury(0, 1) == ["C01"]
    scene.stand(0, "5,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green", "bonus C01")
    assert (scene.dead(0), "C01" in scene.followers(0)) == ([], True)
