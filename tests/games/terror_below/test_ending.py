"""Section 10: the end of the game for 2 to 5 players."""

import pytest

from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import NEW_WORM, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def last_stand(seats: int = 3, *doomed: int) -> TerrorBelowScene:
    """These seats have one member left and stand where W20 will catch them."""
    scene = TerrorBelowScene(seats)
    for number, seat in enumerate(doomed):
        scene.bury(seat, 2)
        scene.stand(seat, ("4,4", "4,5", "4,2")[number])
    return scene


def rest(scene: TerrorBelowScene) -> None:
    """A whole turn without attack: the first Vehicle under the third Worm."""
    (play,) = [text for text in scene.offers("play") if text.endswith(" 3")][:1]
    scene.do(play)
    while scene.asked()[0] == "closer":
        scene.do(scene.texts()[0])
    scene.end_turn()


# Victory


@rule("TB-END-1", "TB-OVR-2", "TB-AMB-12")
def test_20_vp_win_at_once_in_the_middle_of_a_turn() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green", "green")
    scene.vp(0, 18)
    scene.do("play V4-1 1", "deliver green")
    assert scene.asked() == ("delivery_bonus", [0])
    scene.do("bonus vp")
    assert scene.state.over
    assert scene.state.winners == [0]
    assert GAME.ranks(scene.state) == [1, 2]


@rule("TB-END-1", "TB-DEL-9")
def test_the_gain_that_wins_leaves_no_time_for_the_bonus() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.vp(0, 19)
    scene.do("play V4-1 1", "deliver green")
    assert scene.state.over
    assert scene.points(0) == 20


@rule("TB-END-1")
def test_20_vp_win_at_once_in_the_middle_of_an_attack() -> None:
    scene = TerrorBelowScene()
    scene.stand(1, "4,4")
    scene.give(1, "P10", "P01-1")
    scene.vp(1, 16)
    strike(scene)
    scene.do("fire P10", "fire P01", "claim BH05")
    assert scene.state.winners == [1]


@rule("TB-END-2")
def test_tokens_and_scored_bounties_count_and_nothing_else() -> None:
    scene = TerrorBelowScene()
    scene.vp(0, 4)
    scene.score(0, "BD29", "BH10")
    scene.keep_secret(0, "BD30")
    scene.carry(0, "green", "blue")
    scene.give(0, "I01-1", "P01-1")
    assert scene.points(0) == 11
    assert GAME.view(scene.state).squads[0].vp == 11


# Elimination and last turns


@rule("TB-END-3", "TB-END-4", "TB-OVR-7")
def test_after_an_elimination_every_other_player_has_one_last_turn() -> None:
    scene = last_stand(3, 1)
    scene.vp(0, 5)
    scene.vp(1, 15)
    scene.vp(2, 6)
    strike(scene, new=(NEW_WORM,))
    assert bits(scene.state.eliminated) == [1]
    assert scene.asked() == ("play_vehicle", [2])
    assert GAME.view(scene.state).final_turns == [0, 2]
    rest(scene)
    assert scene.asked() == ("play_vehicle", [0])
    rest(scene)
    assert scene.state.over
    assert scene.state.winners == [2]
    assert GAME.ranks(scene.state) == [2, 3, 1]
    assert GAME.scores(scene.state) == [5, 15, 6]


@rule("TB-END-3", "TB-AMB-11")
def test_the_dead_cannot_win_whatever_they_have() -> None:
    scene = last_stand(2, 0)
    scene.vp(0, 19)
    strike(scene, new=(NEW_WORM,))
    rest(scene)
    assert scene.state.winners == [1]


@rule("TB-END-4")
def test_attacks_that_are_due_follow_the_very_last_turn_too() -> None:
    scene = last_stand(3, 1)
    scene.vp(0, 5)
    strike(scene, new=("W10",))
    rest(scene)
    scene.stand(0, "4,4")
    scene.bury(0, 2)
    scene.hand(0, "V2-1", "V3-1")
    strike(scene, new=("W02",))
    assert scene.state.over
    assert scene.state.winners == [2]


@rule("TB-END-5")
@pytest.mark.parametrize(("bounties", "winners"), [(["BD01"], [2]), ([], [0, 2])])
def test_a_tie_goes_to_more_bounties_or_is_shared(bounties: list[str], winners: list[int]) -> None:
    scene = last_stand(3, 1)
    scene.vp(0, 4)
    scene.vp(2, 4 - 3 * len(bounties))
    scene.score(2, *bounties)
    strike(scene, new=(NEW_WORM,))
    rest(scene)
    rest(scene)
    assert scene.state.winners == winners


@rule("TB-END-6")
def test_20_vp_in_a_last_turn_win_at_once() -> None:
    scene = last_stand(3, 1)
    scene.vp(0, 19)
    scene.vp(2, 19)
    scene.carry(2, "green")
    strike(scene, new=(NEW_WORM,))
    scene.do("play V2-3 1", "deliver green")
    assert scene.state.over
    assert scene.state.winners == [2]


@rule("TB-END-7")
def test_who_dies_in_the_last_turns_cannot_win_and_brings_no_more_of_them() -> None:
    scene = last_stand(4, 1)
    scene.vp(2, 9)
    strike(scene, new=("W10",))
    scene.bury(3, 2)
    scene.stand(3, "4,4")
    assert scene.asked() == ("play_vehicle", [2])
    strike(scene, new=("W02",))
    assert bits(scene.state.eliminated) == [1, 3]
    assert scene.asked() == ("play_vehicle", [0])
    rest(scene)
    assert scene.state.over
    assert scene.state.winners == [2]


@rule("TB-END-8")
def test_the_cards_of_an_eliminated_player_are_discarded() -> None:
    scene = last_stand(3, 1)
    scene.give(1, "I07-1", "P09")
    scene.keep_secret(1, "BD01")
    scene.state.open_secrets = scene.squad(1).secrets
    scene.score(1, "BD02")
    scene.carry(1, "green", rubble=1)
    scene.hide(2, 1, "V5-9")
    strike(scene)
    scene.do("hold")
    scene.next_cards(NEW_WORM)
    scene.do("die")
    squad = scene.squad(1)
    assert (squad.hand, squad.items, squad.weapons, squad.secrets, squad.space) == (0, 0, 0, 0, NONE)
    assert {"V2-2", "V3-2", "V4-2"} <= set(scene.discarded("V"))
    assert (scene.discarded("I"), scene.discarded("P"), scene.discarded("B")) == (["I07-1"], ["P09"], ["BD01"])
    assert scene.state.open_secrets == 0
    assert scene.scored(1) == ["BD02"]
    assert scene.cards_under(2) == ["V5-9*"]
    assert scene.egg_map()["4,4"] == ["green"]
    assert scene.rubble_map()["4,4"] == 2


@rule("TB-END-9")
def test_everything_that_is_running_is_finished_before_the_last_turns() -> None:
    scene = last_stand(3, 1)
    scene.stand(2, "4,5")
    scene.worm(2, "W19", "1,5", cards=("V6-1", "V6-2", "V6-3", "V6-4"))
    strike(scene)
    assert scene.asked() == ("new_leader", [2])
    scene.next_cards("W02", "W03")
    scene.do(scene.texts()[0])
    assert scene.discarded("W") == ["W19", "W20"]
    assert scene.asked() == ("enter_board", [2])
    assert GAME.view(scene.state).final_turns == [0, 2]


@rule("TB-END-10")
def test_a_single_survivor_takes_a_last_turn_and_has_to_live() -> None:
    scene = last_stand(2, 0)
    strike(scene, new=("W10",))
    assert scene.asked() == ("play_vehicle", [1])
    scene.bury(1, 2)
    scene.stand(1, "4,4")
    strike(scene)
    assert scene.state.over
    assert scene.state.winners == []


@rule("TB-END-7", "TB-END-10")
def test_nobody_wins_when_all_die_at_once() -> None:
    scene = last_stand(2, 0, 1)
    strike(scene)
    assert scene.state.over
    assert scene.state.winners == []
    assert scene.told("nobody_left")


@rule("TB-CAN-14", "TB-END-9", "TB-END-4")
def test_a_failed_jump_of_the_last_member_ends_the_turn_and_brings_the_last_ones() -> None:
    scene = TerrorBelowScene(3, board="canyon")
    scene.stand(0, "3,3")
    scene.bury(0, 2)
    scene.hand(0, "V3-1", "V6-1", "V7-1")
    scene.do("play V3-1 1")
    scene.roll(1)
    scene.do("jump E V6-1")
    assert scene.points(0) == 1
    assert scene.vehicles(0) == []
    assert scene.asked() == ("play_vehicle", [1])
    assert GAME.view(scene.state).final_turns == [1, 2]
