"""What a view foresees: attacks, cards under Worms, Weapons. It holds iff the rules then do just that."""

from __future__ import annotations

import pytest

from hypogeum.engine.game import SPECTATOR
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.view_types import AttackView, ShotView, StrikeView
from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def foreseen(scene: TerrorBelowScene, slot: int = 1, viewer: int = 0) -> StrikeView:
    return GAME.view(scene.state, viewer).worms[slot - 1].strike


def attack(scene: TerrorBelowScene, viewer: int = 0) -> AttackView:
    found = GAME.view(scene.state, viewer).attack
    assert found is not None
    return found


def shot(scene: TerrorBelowScene, weapon: str) -> ShotView:
    return next(shot for shot in attack(scene).shots if shot.weapon == weapon)


# Attacks


@rule("TB-ATT-6", "TB-ATT-7", "TB-HUNT-2")
def test_an_attack_is_foreseen_as_it_then_comes() -> None:
    scene = caught()
    scene.worm(1, "W20", "4,3")
    strike_view = foreseen(scene)
    assert strike_view.target == "4,3"
    assert strike_view.rubble == ["4,1", "4,2", "4,4", "4,5"]
    assert [(egg.at, egg.egg) for egg in strike_view.eggs] == [("4,3", "yellow")]
    assert strike_view.struck == ["4,1", "4,2", "4,3", "4,4", "4,5"]
    assert strike_view.caught == [0]
    scene.give(0, "P01-1")
    strike(scene)
    assert attack(scene).caught == [0]
    lying = {space.at: space.rubble for space in GAME.view(scene.state).spaces if space.rubble}
    assert lying == dict.fromkeys(strike_view.rubble, 1)


@rule("TB-ATT-8", "TB-ATT-9", "TB-HUNT-1")
def test_a_location_keeps_rubble_and_eggs_off_and_protects_unless_the_target_is_on_it() -> None:
    scene = TerrorBelowScene(2)
    scene.worm(1, "W20", "3,3")
    assert "3,1" not in foreseen(scene).rubble
    assert "3,1" not in foreseen(scene).struck
    assert foreseen(scene).caught == []
    scene.worm(1, "W20", "3,1")
    assert foreseen(scene).eggs == []
    assert foreseen(scene).by_dice == ["yellow"]
    assert foreseen(scene).caught == [0]
    scene.lead(0, "C01")
    assert foreseen(scene).caught == []


@rule("TB-WORM-5", "TB-ATT-10")
def test_the_eggs_of_a_queen_at_the_edge() -> None:
    scene = TerrorBelowScene(2)
    scene.worm(1, "WQ3", "6,4")
    strike_view = foreseen(scene)
    assert [(egg.at, egg.egg) for egg in strike_view.eggs] == [("6,3", "yellow"), ("6,5", "green"), ("5,4", "purple")]
    assert strike_view.by_dice == ["blue"]
    assert sorted(strike_view.rubble) == ["5,3", "5,5", "6,4"]


@rule("TB-SOLO-12", "TB-SOLO-16")
def test_in_solo_locations_protect_nothing() -> None:
    scene = TerrorBelowScene(1)
    scene.worm(1, "W20", "3,1")
    strike_view = foreseen(scene)
    assert [(egg.at, egg.egg) for egg in strike_view.eggs] == [("3,1", "yellow")]
    assert strike_view.caught == [0]


# Cards under Worms


@rule("TB-ATT-4", "TB-ABIL-6")
def test_face_down_cards_are_foreseen_by_those_who_know_them_alone() -> None:
    scene = TerrorBelowScene(2)
    scene.worm(1, "W20", "4,3")
    scene.hide(1, 0, "V6-2")
    assert foreseen(scene, viewer=0).path == ["4,3", "5,3", "6,3", "6,4"]
    assert foreseen(scene, viewer=0).target == "6,4"
    assert GAME.view(scene.state, 0).worms[0].unknown == 0
    for viewer in (SPECTATOR, 1):
        assert foreseen(scene, viewer=viewer).path == ["4,3"]
        assert GAME.view(scene.state, viewer).worms[0].unknown == 1


@rule("TB-DIST-1", "TB-DIST-2")
def test_every_card_of_the_own_hand_shows_where_it_would_lead_the_targets() -> None:
    scene = TerrorBelowScene(2)
    scene.hand(0, "V6-2", "V2-1")
    scene.worm(2, "W20", "6,3")
    plays = {(play.vehicle, play.slot): play.strike for play in GAME.view(scene.state, 0).plays}
    assert sorted(plays) == [(card, slot) for card in ("V2-1", "V6-2") for slot in (1, 2, 3)]
    assert plays["V6-2", 2].path == ["6,3", "6,4"]
    assert plays["V2-1", 2].path == ["6,3"]
    scene.do("play V6-2 2")
    assert GAME.view(scene.state, 0).worms[1].target == plays["V6-2", 2].target
    assert GAME.view(scene.state, SPECTATOR).plays == []


@rule("TB-TURN-4")
def test_a_worm_at_its_limit_takes_no_card() -> None:
    scene = TerrorBelowScene(2)
    scene.worm(1, "W05", "3,3", cards=("V7-1", "V7-2", "V7-3"))
    assert {play.slot for play in GAME.view(scene.state, 0).plays} == {2, 3}


@rule("TB-CAN-4")
def test_a_target_is_foreseen_beyond_the_canyon() -> None:
    scene = TerrorBelowScene(2, board="canyon")
    scene.hand(0, "V7-2")
    scene.worm(1, "W20", "3,3")
    (play,) = [play for play in GAME.view(scene.state, 0).plays if play.slot == 1]
    assert play.strike.path == ["3,3", "6,3", "7,3", "8,3"]


# Weapons


def hunted(*weapons: str, space: str = "4,4") -> TerrorBelowScene:
    """Seat 0 is caught by W20 (Health 7) with these Weapons."""
    scene = caught(3)
    scene.stand(0, space)
    scene.give(0, *weapons)
    strike(scene)
    return scene


@rule("TB-HUNT-4", "TB-HUNT-5")
@pytest.mark.parametrize(
    ("card", "least", "most", "kills", "ways"),
    [
        ("P01-1", 2, 2, 0, 1),
        ("P02-1", 1, 6, 0, 36),
        ("P04-1", 4, 4, 0, 1),
        ("P05-1", 2, 7, 1, 6),
        ("P09", 2, 12, 21, 36),
    ],
)
def test_damage_and_chance_of_a_weapon(card: str, least: int, most: int, kills: int, ways: int) -> None:
    scene = hunted(card)
    assert shot(scene, card[:3]) == ShotView(
        weapon=card[:3], refusal=None, least=least, most=most, kills=kills, ways=ways
    )


@rule("TB-WPN-8", "TB-SOLO-25")
def test_a_drawback_that_destroys_a_location_does_not_disturb_the_foresight() -> None:
    scene = TerrorBelowScene(1)
    scene.line("BD01", "BH03", "BH05", "BH07")
    scene.rubble(1, "3,1")
    scene.give(0, "P10")
    scene.worm(1, "W19", "3,2", cards=("V7-1", "V7-2", "V7-3"))
    scene.state.attacker = 0
    scene.state.caught = 1
    assert shot(scene, "P10") == ShotView(weapon="P10", refusal=None, least=6, most=6, kills=0, ways=1)


@rule("TB-WPN-6", "TB-WPN-10")
def test_a_weapon_that_needs_to_be_close() -> None:
    scene = hunted("P07-1", "P04-1", space="4,5")
    assert shot(scene, "P07").refusal == "TB-WPN-10"
    assert (shot(scene, "P04").least, shot(scene, "P04").most) == (2, 2)


@rule("TB-CHAR-17")
def test_the_first_weapon_of_natasha_is_foreseen_with_its_bonus() -> None:
    scene = caught(3)
    scene.lead(0, "C14")
    scene.give(0, "P01-1", "P08")
    strike(scene)
    assert shot(scene, "P01").least == 4
    scene.do("fire P08")
    assert shot(scene, "P01") == ShotView(weapon="P01", refusal=None, least=2, most=2, kills=1, ways=1)


def test_foresight_changes_nothing() -> None:
    scene = hunted("P06-1", "P10", "P09")
    before = GAME.write_position(scene.state)
    attack(scene)
    assert GAME.write_position(scene.state) == before


@rule("TB-HUNT-6", "TB-HUNT-7")
def test_the_reward_that_a_reader_could_take() -> None:
    scene = caught(3)
    scene.give(0, "P01-1")
    scene.keep_secret(0, "BH12")
    scene.line("BH01", "BH05", "BD01", "BH10")
    strike(scene)
    assert attack(scene).bounties == ["BH05", "BH10", "BH12"]
    assert attack(scene, 1).bounties == ["BH05", "BH10"]
    assert attack(scene, SPECTATOR).bounties == []


@rule("TB-HUNT-3", "TB-CARD-1")
def test_hunters_in_order_and_weapons_for_their_owner_alone() -> None:
    scene = caught(3)
    scene.stand(1, "4,2")
    scene.give(0, "P01-1")
    scene.give(1, "P09")
    strike(scene)
    assert attack(scene).to_come == [0, 1]
    assert [shot.weapon for shot in attack(scene).shots] == ["P01"]
    assert [shot.weapon for shot in attack(scene, 1).shots] == ["P09"]
    assert attack(scene, 2).shots == attack(scene, SPECTATOR).shots == []
    scene.do("hold")
    assert attack(scene).to_come == [1]
