"""Section 2.9: Weapons."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    LONG_SHOTS,
    SOLO_WEAPONS,
    WEAPON_CARD_IDS,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
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

OUTSIDE = "1,1"
"""On no Location and out of reach of `strike`."""


def sniped(at: str = OUTSIDE, seats: int = 3) -> TerrorBelowScene:
    """Seat 0 will be caught; the last seat has the Long-Range Rifle and the seats between hold other Weapons."""
    scene = caught(seats)
    scene.line("BD01", "BD02", "BD03", "BD04")
    for seat, weapon in zip(range(1, seats - 1), ("P09", "P01-1"), strict=False):
        scene.stand(seat, f"{seat + 1},1")
        scene.give(seat, weapon)
    scene.stand(seats - 1, at)
    scene.give(seats - 1, "P11")
    return scene


@rule("TB-WPN-9")
def test_a_long_range_rifle_shoots_from_outside_after_the_hunters() -> None:
    scene = sniped()
    scene.give(0, "P10")
    strike(scene)
    assert scene.asked() == ("hunt", [0])
    scene.do("fire P10")
    assert scene.asked() == ("long_shot", [2])
    assert scene.texts() == ["fire P11", "hold"]
    scene.roll(1)
    scene.next_cards(NEW_WORM)
    scene.do("fire P11")
    assert scene.discarded("P") == ["P10", "P11"]
    assert (scene.points(0), scene.points(2)) == (0, 1)
    assert scene.dead(0) == []


@rule("TB-WPN-9")
@pytest.mark.parametrize("shot", ["fire P11", "hold"])
def test_a_long_range_rifle_may_fail_or_stay_silent(shot: str) -> None:
    scene = sniped()
    strike(scene)
    if shot == "fire P11":
        scene.roll(6)
    scene.do(shot)
    assert scene.dead(0) == ["C07"]
    assert scene.points(2) == 0
    assert scene.weapons(2) == ([] if shot == "fire P11" else ["P11"])


@rule("TB-WPN-9")
def test_nobody_shoots_at_a_worm_that_the_hunters_have_defeated() -> None:
    scene = sniped()
    scene.give(0, "P09")
    strike(scene)
    scene.roll(6, 6)
    scene.next_cards(NEW_WORM)
    scene.do("fire P09")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-WPN-9")
def test_a_long_range_rifle_is_of_no_use_to_the_caught() -> None:
    scene = caught()
    scene.give(0, "P11", "P01-1")
    strike(scene)
    assert scene.asked() == ("hunt", [0])
    assert scene.texts() == ["fire P01", "hold"]
    assert scene.refused("fire P11") == "TB-WPN-9"


@rule("TB-WPN-9", "TB-HUNT-4")
def test_who_is_caught_with_nothing_but_a_long_range_rifle_is_not_asked() -> None:
    scene = caught()
    scene.give(0, "P11")
    strike(scene)
    assert scene.asked() == ("new_leader", [0])


@rule("TB-WPN-9")
def test_only_the_owner_of_the_rifle_is_asked() -> None:
    scene = sniped(seats=4)
    strike(scene)
    assert scene.asked() == ("long_shot", [3])


@rule("TB-WPN-9")
def test_nobody_is_asked_while_the_rifle_is_in_the_pile() -> None:
    scene = sniped()
    scene.give(0, "P11")
    scene.deck("P").pile |= scene.squad(0).weapons
    scene.squad(0).weapons = 0
    scene.give(2, "P02-1")
    strike(scene)
    assert scene.asked() == ("new_leader", [0])


@rule("TB-WPN-9", "TB-HUNT-1")
@pytest.mark.parametrize("location", ["5,6", "1,3"])
def test_nobody_shoots_from_a_location(location: str) -> None:
    scene = sniped(at=location)
    strike(scene)
    assert scene.asked() == ("new_leader", [0])


@rule("TB-WPN-9", "TB-HUNT-1")
def test_nothing_else_shoots_from_outside() -> None:
    scene = sniped()
    scene.give(2, "P10")
    strike(scene)
    assert scene.asked() == ("long_shot", [2])
    assert scene.refused("fire P10") == "TB-HUNT-1"


@rule("TB-WPN-9", "TB-HUNT-10")
def test_nobody_shoots_if_nobody_is_caught() -> None:
    scene = sniped()
    scene.stand(0, "6,1")
    strike(scene, new=(NEW_WORM,))
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-WPN-9", "TB-DEATH-7")
def test_nobody_shoots_whose_pawn_is_off_the_board() -> None:
    scene = sniped()
    scene.take_off_board(2)
    strike(scene)
    assert scene.asked() == ("new_leader", [0])


@rule("TB-WPN-9", "TB-CARD-1")
def test_a_long_range_rifle_lies_open_from_the_moment_it_is_drawn() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "6,2")
    scene.stand(1, "3,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P11")
    scene.do("bonus weapon")
    (opened,) = scene.told("weapon_laid_open")
    assert (opened.rule, opened.args) == ("TB-WPN-9", {"seat": 0, "weapon": "P11"})
    for viewer in (SPECTATOR, 0, 1, 2):
        squad = GAME.view(scene.state, viewer).squads[0]
        assert (squad.open_weapons, squad.weapons_size) == (["P11"], 1)


@rule("TB-WPN-9", "TB-CARD-1")
def test_other_weapons_are_not_laid_open() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "6,2")
    scene.stand(1, "3,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P09")
    scene.do("bonus weapon")
    assert scene.told("weapon_laid_open") == []
    assert GAME.view(scene.state, 0).squads[0].open_weapons == []


@rule("TB-WPN-9", "TB-SET-7")
def test_a_long_range_rifle_dealt_at_the_start_lies_open_too() -> None:
    owners = set()
    for seed in range(60):
        events: list[Event] = []
        state = GAME.new({}, seats=3, chance=FastChance(seed), events=events)
        assert isinstance(state, State)
        holders = [seat for seat in range(3) if state.squads[seat].weapons & LONG_SHOTS]
        opened = [event.args for event in events if event.kind == "weapon_laid_open"]
        assert opened == [{"seat": seat, "weapon": "P11"} for seat in holders]
        owners.update(holders)
    assert owners == {0, 1, 2}


@rule("TB-WPN-4", "TB-TURN-8", "TB-HID-1")
@pytest.mark.parametrize(
    ("weapon", "wearer", "is_fresh", "waits"),
    [("P09", 1, False, True), ("P09", 2, False, True), ("P09", 0, False, False), ("P09", 1, True, False)],
)
def test_a_turn_waits_for_a_shot_at_a_hat_that_a_hidden_weapon_might_be_for(
    weapon: str, wearer: int, is_fresh: bool, waits: bool
) -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, weapon)
    scene.wear(wearer, "IH1")
    scene.hand(0, "V5-1")
    scene.stand(0, "1,4")
    scene.do("play V5-1 1")
    if is_fresh:
        scene.state.fresh_weapons = scene.squad(0).weapons
    if not waits:
        scene.refill()
    scene.do("stop")
    assert scene.asked() == (("special_ability", [0]) if waits else ("play_vehicle", [1]))


@rule("TB-WPN-9", "TB-WPN-4")
def test_an_open_rifle_does_not_hold_up_a_turn_for_a_shot_at_a_hat() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "P11")
    scene.wear(1, "IH1")
    scene.hand(0, "V5-1")
    scene.stand(0, "1,4")
    scene.do("play V5-1 1")
    scene.refill()
    scene.do("stop")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-WPN-9")
def test_a_rifle_in_a_hand_stays_there_and_one_in_the_pile_never_comes_into_a_hand_unseen() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "P01-1")
    scene.give(1, "P09", "P02-1")
    for owner in (NONE, 1):
        if owner != NONE:
            scene.give(owner, "P11")
        for seed in range(60):
            other = GAME.resample(scene.state, 0, FastChance(seed))
            assert [seat for seat in range(3) if other.squads[seat].weapons & LONG_SHOTS] == [owner] * (owner != NONE)
            assert other.squads[1].weapons.bit_count() == scene.squad(1).weapons.bit_count()


@rule("TB-WPN-9", "TB-CHAR-18", "TB-HID-1")
def test_a_rifle_may_be_among_the_two_cards_that_somebody_else_looks_at() -> None:
    seen = {}
    for first in ("P11", "P09"):
        scene = TerrorBelowScene()
        scene.lead(0, "C10")
        scene.stand(0, "6,2")
        scene.stand(1, "3,3")
        scene.give(1, "P02-1")
        scene.carry(0, "green")
        scene.do("play V2-1 1", "deliver green")
        scene.next_cards(first, "P10")
        scene.do("bonus weapon")
        assert scene.asked() == ("keep_card", [0])
        assert "P11" not in str([event.seen_by(1) for event in scene.events])
        drawn = [GAME.resample(scene.state, 1, FastChance(seed)).drawn for seed in range(400)]
        seen[first] = sum(bool(cards & LONG_SHOTS) for cards in drawn)
    assert all(20 < times < 60 for times in seen.values()), seen  # 2 of the 22 cards that it could be: 36 of 400


@rule("TB-WPN-9", "TB-CHAR-18")
@pytest.mark.parametrize(("kept", "opened"), [("P11", 1), ("P10", 0)])
def test_a_rifle_that_will_keeps_is_laid_open(kept: str, opened: int) -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C10")
    scene.stand(0, "6,2")
    scene.stand(1, "3,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P11", "P10")
    scene.do("bonus weapon")
    scene.do(f"keep {kept}")
    assert len(scene.told("weapon_laid_open")) == opened
