"""Sections 9.2 and 9.3: who is caught, and hunting."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

NO_HUNTS = ("BD01", "BD02", "BD03", "BD04")
"""A Line without hunting Bounties."""


def hunters(*spaces: str) -> TerrorBelowScene:
    """Seats on these spaces; the last one stands on the Hospital."""
    scene = TerrorBelowScene(len(spaces) + 1)
    for seat, space in enumerate([*spaces, "5,6"]):
        scene.stand(seat, space)
    return scene


# Who is caught


@rule("TB-HUNT-1", "TB-HUNT-2")
@pytest.mark.parametrize(
    ("space", "is_caught"),
    [("4,3", True), ("4,1", True), ("4,5", True), ("3,3", False), ("4,6", False), ("5,4", False)],
)
def test_a_pawn_is_caught_where_rubble_or_an_egg_falls(space: str, is_caught: bool) -> None:
    scene = hunters(space)
    scene.give(0, "P01-1")
    strike(scene, new=() if is_caught else (NEW_WORM,))
    assert scene.asked() == (("hunt", [0]) if is_caught else ("play_vehicle", [1]))


@rule("TB-HUNT-1", "TB-HUNT-2")
def test_the_eggs_of_a_queen_catch_too_but_not_those_that_go_by_dice() -> None:
    scene = hunters("6,5", "3,2", "6,2")
    scene.give(0, "P01-1")
    strike(scene, "WQ3", "6,4", dice=(3, 2))
    assert scene.egg_map() == {"6,3": ["yellow"], "6,5": ["green"], "5,4": ["purple"], "3,2": ["blue"]}
    assert scene.rubble_map() == {"6,4": 1, "5,5": 1, "5,3": 1}
    assert bits(scene.state.caught) == [0]


@rule("TB-HUNT-1")
def test_a_location_protects_from_rubble_but_not_from_the_target() -> None:
    scene = hunters("2,6", "3,1")
    scene.give(0, "P01-1")
    strike(scene, "W14", "2,5", new=(NEW_WORM,))  # shades the Motel
    assert scene.asked() == ("play_vehicle", [1])
    scene = hunters("2,6", "3,6")
    scene.give(0, "P01-1")
    strike(scene, "W09", "2,6", dice=(4, 6))
    assert bits(scene.state.caught) == [0, 1]


@rule("TB-HUNT-1")
def test_every_pawn_on_an_attacked_location_is_caught() -> None:
    scene = hunters("2,6", "2,6")
    scene.lead(0, "C01")
    strike(scene, "W09", "2,6", dice=(4, 4))
    scene.do("join yes")
    assert bits(scene.state.caught) == [0, 1]


@rule("TB-HUNT-2", "TB-AMB-10")
def test_a_space_full_of_rubble_still_catches() -> None:
    scene = hunters("4,4")
    scene.rubble(2, "4,4")
    scene.give(0, "P01-1")
    strike(scene)
    assert scene.asked() == ("hunt", [0])


@rule("TB-HUNT-2", "TB-COMP-5", "TB-COMP-6")
@pytest.mark.parametrize("space", ["4,4", "4,3"])
def test_a_space_catches_even_if_no_piece_is_left_for_it(space: str) -> None:
    scene = hunters(space)
    scene.leave_rubble(0, "4,1", "4,2", "4,3", "4,4", "4,5")
    scene.carry(1, *["yellow"] * 7)
    scene.give(0, "P01-1")
    strike(scene)
    assert "4,4" not in scene.rubble_map()
    assert scene.egg_map() == {}
    assert scene.asked() == ("hunt", [0])


# Hunting


@rule("TB-HUNT-3")
def test_the_active_player_need_not_be_caught_for_others_to_hunt_clockwise() -> None:
    scene = TerrorBelowScene(4)
    for seat, space in enumerate(("3,1", "4,4", "6,2", "4,5")):
        scene.stand(seat, space)
        scene.give(seat, f"P01-{seat + 1}")
    scene.pass_turn()
    scene.pass_turn()
    scene.hand(2, "V2-3", "V3-3")
    strike(scene)
    assert scene.asked() == ("hunt", [3])
    scene.do("hold")
    assert scene.asked() == ("hunt", [1])


@rule("TB-HUNT-4")
def test_weapons_are_used_one_at_a_time_and_each_hunter_has_one_opportunity() -> None:
    scene = hunters("4,4", "4,5")
    scene.give(0, "P01-1", "P02-1")
    scene.give(1, "P08")
    strike(scene)
    assert scene.texts() == ["fire P01", "fire P02", "hold"]
    assert scene.refused("fire P08", seat=1) == "TB-HUNT-4"
    scene.do("fire P01", "hold")
    assert scene.asked() == ("hunt", [1])
    assert scene.refused("fire P02", seat=0) == "TB-HUNT-4"
    scene.do("fire P08")
    assert scene.asked()[0] == "new_leader"


@rule("TB-HUNT-5", "TB-HUNT-6", "TB-HUNT-12")
def test_damage_adds_up_all_are_saved_and_the_last_hitter_alone_is_rewarded() -> None:
    scene = hunters("2,6", "3,6", "4,6")
    scene.line(*NO_HUNTS)
    scene.give(0, "P04-1", "P01-2")
    scene.give(1, "P01-1", "P08")
    strike(scene, "W09", "2,6", dice=(1, 3, 4, 6))
    assert scene.rubble_map() == dict.fromkeys(("1,6", "1,5", "2,5", "3,5", "3,6"), 1)
    assert scene.egg_map() == {"4,6": ["yellow"]}
    scene.do("fire P04", "hold")
    assert scene.state.damage == 4
    scene.next_cards(NEW_WORM)
    scene.do("fire P01")
    assert [scene.points(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert scene.dead(0) == scene.dead(1) == []
    assert scene.egg_map() == {"4,6": ["yellow"]}
    assert scene.weapons(1) == ["P08"]
    assert scene.discarded("W") == ["W09"]


@rule("TB-HUNT-6", "TB-HUNT-7")
def test_a_matching_bounty_of_the_line_takes_the_place_of_the_vp_and_is_replaced() -> None:
    scene = hunters("4,4")
    scene.give(0, "P02-1", "P01-1")
    strike(scene)
    scene.roll(5, 2)
    scene.do("fire P02", "fire P01")
    assert scene.texts() == ["claim vp", "claim BH05"]
    assert scene.refused("claim BH01") == "TB-HUNT-7"
    scene.next_cards("BD01", NEW_WORM)
    scene.do("claim BH05")
    assert (scene.points(0), scene.scored(0)) == (4, ["BH05"])
    assert scene.bounty_line() == ["BH01", "BH03", "BH07", "BD01"]


@rule("TB-HUNT-7", "TB-BNTY-1")
def test_any_worm_and_secret_bounties_match_but_only_one_counts() -> None:
    scene = hunters("4,4")
    scene.line("BH10", "BH05", "BD01", "BD02")
    scene.keep_secret(0, "BH06", "BH03")
    scene.keep_secret(1, "BH11")
    scene.give(0, "P10", "P01-1")
    strike(scene)
    scene.do("fire P10", "fire P01")
    assert scene.texts() == ["claim vp", "claim BH05", "claim BH06", "claim BH10"]
    scene.next_cards(NEW_WORM)
    scene.do("claim BH06")
    assert (scene.scored(0), scene.secrets(0)) == (["BH06"], ["BH03"])
    assert scene.bounty_line() == ["BH10", "BH05", "BD01", "BD02"]
    assert scene.points(0) == 4


@rule("TB-HUNT-8", "TB-AMB-21")
def test_a_bounty_may_be_declined_for_one_vp() -> None:
    scene = hunters("4,4")
    scene.give(0, "P10", "P01-1")
    strike(scene)
    scene.do("fire P10", "fire P01")
    scene.next_cards(NEW_WORM)
    scene.do("claim vp")
    assert (scene.points(0), scene.scored(0)) == (1, [])
    assert "BH05" in scene.bounty_line()


@rule("TB-HUNT-9", "TB-AMB-26")
def test_nobody_has_to_spend_cards() -> None:
    scene = caught()
    scene.give(0, "P09", "P10")
    strike(scene)
    scene.do("hold")
    assert scene.weapons(0) == ["P09", "P10"]
    assert scene.dead(0) == ["C07"]


@rule("TB-HUNT-10")
def test_nobody_can_hunt_a_worm_that_has_caught_nobody() -> None:
    scene = hunters("3,3")
    scene.give(0, "P09", "P10")
    scene.give(1, "P11")
    strike(scene, new=(NEW_WORM,))
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.points(0) == scene.points(1) == 0


@rule("TB-HUNT-11", "TB-DEATH-1")
def test_items_that_save_come_after_all_hunting_and_damage_is_lost_with_the_attack() -> None:
    scene = hunters("4,4", "4,5")
    scene.give(0, "I06-1", "P10")
    scene.give(1, "I06-2", "P01-1")
    strike(scene)
    assert scene.refused("save I06") == "TB-HUNT-4"
    scene.do("fire P10")
    assert scene.asked() == ("hunt", [1])
    scene.do("hold")
    assert scene.asked() == ("doom", [0])
    scene.do("save I06")
    assert scene.asked() == ("doom", [1])
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert scene.discarded("P") == ["P10"]
    scene.hand(1, "V2-2", "V3-2")
    strike(scene)
    assert scene.state.damage == 0


@rule("TB-HUNT-8", "TB-ONL-4")
@pytest.mark.parametrize(
    ("worm", "line", "default"),
    [
        ("W01", ("BH02", "BH01", "BD01", "BD02"), "claim BH01"),
        ("W01", ("BH10", "BH11", "BD01", "BD02"), "claim BH11"),
        ("W01", ("BH10", "BH11", "BH01", "BD02"), "claim BH01"),
        ("W24", ("BH07", "BH08", "BH12", "BD02"), "claim BH08"),
        ("WQ1", ("BH12", "BH09", "BH08", "BD02"), "claim BH09"),
    ],
)
def test_by_default_the_bounty_worth_most_is_claimed(worm: str, line: tuple[str, ...], default: str) -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.give(0, "P09", "P08", "P10")
    scene.line(*line)
    strike(scene, worm, "4,4")
    scene.roll(6, 6)
    scene.do("fire P09")
    assert scene.asked() == ("reward", [0])
    assert str(scene.state.decision.default(scene.state, 0, FastChance(1))) == default
