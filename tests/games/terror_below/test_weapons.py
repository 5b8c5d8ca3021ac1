"""Section 2.9: Weapons."""

import pytest

from hypogeum.games.terror_below.components import SOLO_WEAPONS, WEAPON_CARD_IDS, WEAPON_KIND, WEAPON_KIND_IDS
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

COPIES = {
    "P01": 4,
    "P02": 3,
    "P03": 3,
    "P04": 3,
    "P05": 2,
    "P06": 2,
    "P07": 2,
    "P08": 1,
    "P09": 1,
    "P10": 1,
    "P11": 1,
}
CLOSE, FAR = "4,4", "4,5"
"""Next to the Target of `strike`, and two spaces away."""


def armed(*weapons: str, at: str = CLOSE, seats: int = 2) -> TerrorBelowScene:
    """Seat 0 holds Weapons and is caught by a Screamer of Health 7."""
    scene = TerrorBelowScene(seats)
    scene.stand(0, at)
    scene.give(0, *weapons)
    return scene


@rule("TB-WPN-1")
def test_there_are_23_weapons_and_one_of_them_is_not_for_solo() -> None:
    kinds = [WEAPON_KIND_IDS[kind] for kind in WEAPON_KIND]
    assert {kind: kinds.count(kind) for kind in kinds} == COPIES
    assert len(kinds) == 23
    assert [name for card, name in enumerate(WEAPON_CARD_IDS) if not SOLO_WEAPONS >> card & 1] == ["P11"]


@rule("TB-WPN-1", "TB-WPN-2", "TB-WPN-3", "TB-AMB-23")
@pytest.mark.parametrize(
    ("weapon", "at", "dice", "damage"),
    [
        *[("P01-1", FAR, (), 2), ("P02-1", FAR, (2, 5), 5), ("P02-1", FAR, (6, 3), 6)],
        *[("P04-1", CLOSE, (), 4), ("P04-1", FAR, (), 2), ("P04-1", "4,3", (), 4)],
        *[("P05-1", FAR, (1,), 2), ("P05-1", FAR, (5,), 6), ("P06-1", FAR, (), 5), ("P07-1", CLOSE, (), 4)],
        *[("P08", FAR, (), 3), ("P09", FAR, (1, 5), 6), ("P10", FAR, (), 6)],
    ],
)
def test_a_weapon_deals_its_damage_and_is_discarded(weapon: str, at: str, dice: tuple[int, ...], damage: int) -> None:
    scene = armed(weapon, "P03-1", at=at)
    strike(scene)
    assert scene.asked() == ("hunt", [0])
    scene.roll(*dice)
    scene.do(f"fire {weapon[:3]}")
    assert scene.state.damage == damage
    assert scene.discarded("P") == [weapon]
    assert scene.weapons(0) == ["P03-1"]


@rule("TB-WPN-2")
def test_weapons_are_for_attacks_only() -> None:
    scene = armed("P08", "P09")
    assert scene.refused("fire P08") == "TB-TURN-4"
    scene.do("play V2-1 1")
    assert scene.refused("fire P08") == "TB-TURN-10"


# Revolver


@rule("TB-WPN-4", "TB-WPN-10")
def test_a_revolver_shoots_a_hat_off_at_any_distance_for_nothing() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "P01-1")
    scene.wear(2, "IH1")
    assert scene.refused("shoot_hat 1") == "TB-WPN-10"
    scene.do("play V2-1 1", "shoot_hat 2")
    assert scene.hat(2) is None
    assert scene.weapons(0) == []
    assert (scene.discarded("I"), scene.discarded("P")) == (["IH1"], ["P01-1"])
    assert scene.state.ap == 2


@rule("TB-WPN-4")
def test_only_a_revolver_shoots_hats_off_and_not_the_own() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "P02-1")
    scene.wear(0, "IH1")
    scene.wear(1, "IH2")
    assert scene.refused("shoot_hat 1") == "TB-WPN-4"
    scene.give(0, "P01-1")
    assert scene.offers("shoot_hat") == ["shoot_hat 1"]


@rule("TB-WPN-10")
def test_the_hat_shot_reaches_a_player_whose_pawn_is_off_the_board() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "P01-1")
    scene.wear(1, "IH1")
    scene.take_off_board(1)
    scene.do("shoot_hat 1")
    assert scene.hat(1) is None


# Sharpened Stick


@rule("TB-WPN-5", "TB-WPN-10", "TB-AMB-23")
def test_a_sharpened_stick_stays_in_play_for_one_use_in_each_attack() -> None:
    scene = armed("P03-1", "P01-1")
    strike(scene)
    scene.do("fire P03")
    assert scene.state.damage == 1
    assert (scene.weapons(0), scene.squad(0).sticks) == (["P01-1"], 1 << WEAPON_CARD_IDS.index("P03-1"))
    assert scene.refused("fire P03") == "TB-WPN-5"
    scene.do("fire P01")
    assert scene.state.damage == 3
    assert scene.dead(0) == ["C07"]


@rule("TB-WPN-5")
def test_a_stick_in_play_may_be_used_in_the_next_attack_too() -> None:
    scene = armed()
    scene.put_in_play(0, "P03-1", "P03-2")
    scene.give(0, "I06-1")
    strike(scene)
    scene.do("fire P03", "fire P03")
    assert scene.state.damage == 2
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    scene.pass_turn()
    scene.hand(0, "V2-1", "V3-1")
    strike(scene)
    assert scene.texts() == ["fire P03", "hold"]


@rule("TB-WPN-5", "TB-DEATH-4")
def test_a_stick_is_discarded_when_its_leader_dies() -> None:
    scene = armed()
    scene.put_in_play(0, "P03-1")
    strike(scene)
    scene.do("hold")
    assert scene.discarded("P") == ["P03-1"]
    assert scene.squad(0).sticks == 0


# Close


@rule("TB-WPN-6", "TB-WPN-10")
def test_a_chainsaw_works_only_close_to_the_target() -> None:
    scene = armed("P07-1", at=FAR)
    strike(scene)
    assert scene.refused("fire P07") == "TB-WPN-10"
    assert scene.texts() == ["hold"]


@rule("TB-WPN-6", "TB-BOARD-6")
def test_a_diagonal_space_is_not_close() -> None:
    scene = armed("P04-1", at="3,3")
    strike(scene, "W08", "4,4")
    scene.do("fire P04")
    assert scene.state.damage == 2


# Drawbacks


@rule("TB-WPN-7")
def test_dynamite_costs_an_egg_of_the_players_choice() -> None:
    scene = armed("P06-1", "P01-1")
    scene.carry(0, "green", "blue", "blue")
    strike(scene)
    scene.do("fire P06")
    assert scene.asked() == ("lose_egg", [0])
    assert scene.texts() == ["lose green", "lose blue"]
    assert scene.refused("lose yellow") == "TB-WPN-7"
    scene.do("lose blue")
    assert scene.carried(0) == ["green", "blue"]
    assert scene.asked() == ("hunt", [0])


@rule("TB-WPN-7")
def test_dynamite_costs_nothing_without_egg() -> None:
    scene = armed("P06-1", "P01-1")
    strike(scene)
    scene.do("fire P06")
    assert scene.asked() == ("hunt", [0])
    assert scene.state.damage == 5


@rule("TB-WPN-10", "TB-WPN-7")
def test_dynamite_costs_an_egg_even_if_it_defeats_the_worm() -> None:
    scene = armed("P06-1", "P08")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.carry(0, "green")
    strike(scene)
    scene.do("fire P08")
    scene.next_cards(NEW_WORM)
    scene.do("fire P06")
    assert scene.carried(0) == []
    assert scene.points(0) == 1


@rule("TB-WPN-8")
def test_a_rocket_launcher_leaves_rubble_under_its_user() -> None:
    scene = armed("P10", "P01-1")
    strike(scene)
    scene.do("fire P10")
    assert scene.rubble_map()["4,4"] == 2
    assert scene.place(0) == "4,4"


@rule("TB-WPN-8")
def test_a_rocket_launcher_leaves_no_third_piece_and_none_on_a_location() -> None:
    scene = armed("P10", "P01-1")
    scene.rubble(1, "4,4")
    strike(scene)
    scene.do("fire P10")
    assert scene.rubble_map()["4,4"] == 2
    scene = armed("P10", "P01-1", at="2,6")
    strike(scene, "W20", "2,6", dice=(1, 1))
    scene.do("fire P10")
    assert "2,6" not in scene.rubble_map()


@rule("TB-WPN-10", "TB-WPN-8")
def test_a_rocket_launcher_leaves_rubble_even_if_it_defeats_the_worm() -> None:
    scene = armed("P10")
    scene.line("BD01", "BD02", "BD03", "BD04")
    strike(scene, "W01", "4,3")
    scene.next_cards("W02")
    scene.do("fire P10")
    assert scene.rubble_map()["4,4"] == 2
    assert scene.points(0) == 1


# Long-Range Rifle


@rule("TB-WPN-9")
def test_a_long_range_rifle_shoots_from_outside_after_the_hunters() -> None:
    scene = caught(3)
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.give(0, "P10")
    scene.give(2, "P11")
    strike(scene)
    scene.do("fire P10")
    assert scene.asked() == ("long_shot", [2])
    scene.roll(1)
    scene.next_cards(NEW_WORM)
    scene.do("fire P11")
    assert scene.discarded("P") == ["P10", "P11"]
    assert (scene.points(0), scene.points(2)) == (0, 1)
    assert scene.dead(0) == []


@rule("TB-WPN-9")
def test_a_long_range_rifle_may_fail_or_stay_silent() -> None:
    for shot in ("fire P11", "hold"):
        scene = caught(3)
        scene.give(2, "P11")
        strike(scene)
        if shot == "fire P11":
            scene.roll(6)
        scene.do(shot)
        assert scene.dead(0) == ["C07"]
        assert scene.points(2) == 0


@rule("TB-WPN-9")
def test_a_long_range_rifle_is_of_no_use_to_the_caught() -> None:
    scene = caught()
    scene.give(0, "P11")
    strike(scene)
    assert scene.refused("fire P11") == "TB-WPN-9"


@rule("TB-WPN-9")
def test_those_outside_are_asked_clockwise_from_the_active_player() -> None:
    scene = TerrorBelowScene(4)
    scene.stand(2, "4,4")
    for seat, weapon in enumerate(("P01-1", "P09", "", "P11")):
        if weapon:
            scene.give(seat, weapon)
    strike(scene)
    for seat in (0, 1):
        assert scene.asked() == ("long_shot", [seat])
        scene.do("hold", seat=seat)
    assert scene.asked() == ("long_shot", [3])


@rule("TB-WPN-9", "TB-HUNT-1")
def test_nothing_else_shoots_from_outside() -> None:
    scene = caught()
    scene.give(1, "P09")
    strike(scene)
    assert scene.asked() == ("long_shot", [1])
    assert scene.texts() == ["hold"]
    assert scene.refused("fire P09") == "TB-HUNT-1"


@rule("TB-WPN-9", "TB-HUNT-10")
def test_nobody_shoots_if_nobody_is_caught() -> None:
    scene = TerrorBelowScene()
    scene.give(1, "P11")
    strike(scene, new=(NEW_WORM,))
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-WPN-9", "TB-DEATH-7")
def test_nobody_shoots_whose_pawn_is_off_the_board() -> None:
    scene = caught(3)
    scene.give(1, "P11")
    scene.take_off_board(1)
    strike(scene)
    assert scene.asked() == ("new_leader", [0])
