"""Section 1: the game in seven sentences."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-OVR-1")
def test_one_to_five_people_play() -> None:
    assert (GAME.fewest_seats, GAME.most_seats) == (1, 5)
    for seats in range(1, 6):
        state = GAME.new({}, seats=seats, chance=FastChance(seats))
        assert state.seats == seats
    for seats in (0, 6):
        with pytest.raises(WrongSeats):
            GAME.new({}, seats=seats, chance=FastChance(1))


@rule("TB-OVR-1")
def test_one_person_alone_plays_by_the_solo_rules() -> None:
    assert TerrorBelowScene(1).state.has_solo_rules()
    assert not TerrorBelowScene(2).state.has_solo_rules()


@rule("TB-OVR-2")
def test_the_first_to_have_20_vp_wins_at_that_very_moment() -> None:
    scene = TerrorBelowScene(3)
    scene.vp(0, 18)
    scene.carry(0, "green", "green", "green")
    scene.hand(0, "V4-1")
    scene.do("play V4-1 1", "deliver green")
    assert scene.asked()[0] == "delivery_bonus"
    scene.do("bonus none", "deliver green")
    assert scene.state.over
    assert scene.state.winners == [0]
    assert scene.carried(0) == ["green"]


@rule("TB-OVR-3", "TB-DEL-2")
def test_vp_come_from_deliveries_bounties_bonuses_and_worms() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green", "yellow")
    scene.line("BD19", "BD02", "BD03", "BD04")
    scene.worm(1, "W05", "2,6", ("V2-3", "V2-4"))
    scene.give(0, "P06-1")
    scene.do("play V2-1 1", "deliver yellow")
    assert scene.points(0) == 1
    scene.do("bonus vp")
    assert scene.points(0) == 2
    scene.next_cards("BD30")
    scene.do("deliver green BD19")
    assert scene.points(0) == 4
    scene.refill()
    scene.roll(1, 1)
    scene.next_cards("W02")
    scene.do("stop", "end_turn", "fire P06")
    assert scene.points(0) == 5


@rule("TB-OVR-4")
def test_a_squad_has_three_characters_one_of_whom_leads() -> None:
    scene = TerrorBelowScene(5)
    for seat in range(5):
        assert scene.leader(seat) not in scene.followers(seat)
        assert len(scene.followers(seat)) == 2
        assert scene.place(seat) is not None


@rule("TB-OVR-5")
def test_a_turn_plays_one_vehicle_for_its_arrows_its_points_and_its_ability() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V5-1", "V2-1", "V2-2")
    scene.stand(0, "6,4")
    scene.do("play V5-1 3")
    assert scene.cards_under(3) == ["V5-1"]
    assert scene.target(3) == "4,2"
    assert scene.state.ap == 5
    assert scene.refused("play V2-1 1") == "TB-TURN-10"
    scene.refill()
    scene.do("stop")
    assert scene.texts() == ["lure 3 E", "lure 3 S"]
    scene.do("lure 3 S")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-OVR-6")
def test_a_worm_at_its_limit_attacks_between_two_turns() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W05", "4,4", ("V2-3", "V2-4"))
    scene.stand(1, "3,3")
    scene.do("play V2-1 1")
    assert scene.egg_map() == {}
    scene.do("stop")
    assert scene.egg_map() == {}
    scene.end_turn("W02")
    assert scene.egg_map() == {"4,4": ["green"]}
    assert scene.rubble_map() == {"3,3": 1, "5,3": 1, "3,5": 1, "5,5": 1}
    assert scene.dead(1) == ["C06"]
    assert scene.asked() == ("new_leader", [1])


@rule("TB-OVR-7")
def test_a_player_without_living_characters_is_eliminated_and_the_end_begins() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W05", "4,4", ("V2-4", "V2-5"))
    scene.stand(1, "3,3")
    scene.bury(1, 2)
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.state.is_out(1)
    assert scene.asked() == ("play_vehicle", [2])
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [0])
    scene.pass_turn()
    assert scene.state.over
