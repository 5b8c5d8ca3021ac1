"""Sections 14.4 and 14.5: scenarios, harder games and the solo score."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    QUEENS,
    TYPE_IDS,
)
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from tests.games.terror_below.scene import TerrorBelowScene
from tests.games.terror_below.test_solo import attack, new_game, solo
from tests.kit import rule


def bounties_out(scene: TerrorBelowScene) -> list[str]:
    return [BOUNTY_IDS[card] for card in bits(scene.state.bounties_out)]


def deliver(scene: TerrorBelowScene, egg: str, bounty: str, *drawn: str) -> None:
    """Deliver an Egg for a Bounty without taking the bonus; these Bounties are drawn."""
    scene.carry(0, egg)
    scene.next_cards(*drawn)
    scene.do(f"deliver {egg} {bounty}")
    if not scene.state.over:
        scene.do("bonus none")


def hunt(scene: TerrorBelowScene, worm: str, bounty: str, *drawn: str) -> None:
    """Defeat a Worm next to the pawn with a Rocket Launcher and a Molotov Cocktail, and claim a Bounty."""
    scene.give(0, "P10", "P08")
    scene.rubble(0, "4,4")
    scene.stand(0, "4,4")
    attack(scene, worm, "4,3")
    while scene.asked()[0] == "hunt":
        scene.do(scene.offers("fire")[-1])
    scene.next_cards(*drawn)
    scene.do(f"claim {bounty}")


# Emergency


@rule("TB-SCEN-1", "TB-OPT-2")
def test_emergency_is_won_with_20_vp() -> None:
    scene = solo("2,6")
    scene.vp(0, 19)
    scene.carry(0, "green")
    scene.do("play V4-1 2", "deliver green")
    assert scene.state.winners == [0]


@rule("TB-SCEN-2", "TB-SOLO-27")
@pytest.mark.parametrize(("destroyed", "lost"), [(["store"], False), (["store", "government"], True)])
def test_emergency_is_lost_with_three_locations_destroyed(destroyed: list[str], lost: bool) -> None:
    scene = solo()
    scene.destroy(*destroyed)
    attack(scene, "W10", "5,6", *([] if lost else ["W02"]))
    assert scene.state.over is lost
    assert scene.state.winners == []


# Special Delivery


@rule("TB-SCEN-3", "TB-SCEN-11")
def test_special_delivery_is_won_with_a_bounty_at_four_locations() -> None:
    scene = solo("2,6", scenario="special_delivery")
    scene.state.served = 0b10011
    scene.keep_secret(0, "BD19")
    scene.do("play V4-1 2")
    deliver(scene, "green", "BD19")
    assert scene.state.winners == [0]


@rule("TB-SCEN-4", "TB-SOLO-23", "TB-AMB-28")
def test_a_served_location_has_no_more_bounties_but_still_takes_eggs() -> None:
    scene = solo("2,6", scenario="special_delivery")
    scene.line("BD19", "BD23", "BD05", "BD20")
    scene.do("play V4-1 2")
    deliver(scene, "green", "BD23", "BD01", "BD24", "BD02", "BD03")
    assert scene.bounty_line() == ["BD05", "BD01", "BD02", "BD03"]
    assert [name for name in bounties_out(scene) if name != "BH09"] == ["BD19", "BD20", "BD24"]
    assert GAME.view(scene.state).solo is not None
    scene.carry(0, "green")
    scene.do("deliver green", "bonus vp")
    assert scene.points(0) == 5


@rule("TB-SOLO-24")
def test_a_secret_bounty_for_a_served_location_still_brings_its_vp() -> None:
    scene = solo("2,6", scenario="special_delivery")
    scene.state.served = 0b01011
    scene.keep_secret(0, "BD19")
    scene.do("play V4-1 2")
    deliver(scene, "green", "BD19")
    assert (scene.points(0), scene.state.over) == (2, False)
    assert scene.state.served == 0b01011


@rule("TB-SCEN-5", "TB-SOLO-27")
@pytest.mark.parametrize(("served", "lost"), [(0b00000, True), (0b10000, False), (0b00001, False)])
def test_special_delivery_is_lost_when_four_locations_cannot_be_served_any_more(served: int, lost: bool) -> None:
    scene = solo(scenario="special_delivery")
    scene.state.served = served
    scene.destroy("government")
    attack(scene, "W10", "5,6", *([] if lost else ["W02"]))
    assert scene.state.over is lost


@rule("TB-SCEN-6", "TB-SCEN-3")
def test_hunting_frees_a_place_in_the_line_but_is_no_delivery() -> None:
    scene = solo(scenario="special_delivery")
    hunt(scene, "W20", "BH05", "BD07", "W02")
    assert scene.bounty_line() == ["BH01", "BH03", "BH07", "BD07"]
    assert (scene.state.served, scene.state.trophies) == (0, 0)


# Total Extermination


@rule("TB-SCEN-7", "TB-SCEN-8", "TB-AMB-15", "TB-COMP-3")
def test_total_extermination_is_won_with_bounties_for_three_types() -> None:
    scene = solo(scenario="total_extermination")
    scene.state.trophies = 0b11
    hunt(scene, "W20", "BH05")
    assert scene.state.winners == [0]


@rule("TB-SCEN-8", "TB-SOLO-23", "TB-AMB-28")
def test_a_trophy_drives_out_the_bounties_of_its_type_and_any_worm_counts_for_the_type() -> None:
    scene = solo(scenario="total_extermination")
    scene.line("BH10", "BH05", "BD05", "BD20")
    hunt(scene, "W20", "BH10", "BD01", "BH06", "BD02", "W02")
    assert scene.state.trophies == 1 << TYPE_IDS.index("screamer")
    assert scene.bounty_line() == ["BD05", "BD20", "BD01", "BD02"]
    assert bounties_out(scene) == ["BH05", "BH06", "BH09"]


@rule("TB-SCEN-9")
def test_any_worm_with_a_type_that_has_a_trophy_gives_vp_only_and_is_never_driven_out() -> None:
    scene = solo(scenario="total_extermination")
    scene.state.trophies = 1 << TYPE_IDS.index("screamer")
    scene.line("BH10", "BH11", "BD05", "BD20")
    hunt(scene, "W20", "BH10", "BD01", "W02")
    assert scene.points(0) == 2
    assert scene.state.trophies == 1 << TYPE_IDS.index("screamer")
    assert "BH11" in scene.bounty_line()


@rule("TB-SCEN-8", "TB-HUNT-8")
def test_a_defeated_worm_without_bounty_brings_no_trophy() -> None:
    scene = solo(scenario="total_extermination")
    hunt(scene, "W20", "vp", "W02")
    assert scene.state.trophies == 0


@rule("TB-SCEN-10")
@pytest.mark.parametrize("scenario", ["special_delivery", "total_extermination"])
def test_20_vp_have_no_effect_in_the_other_scenarios(scenario: str) -> None:
    scene = solo("2,6", scenario=scenario)
    scene.vp(0, 19)
    scene.carry(0, "green")
    scene.do("play V4-1 2", "deliver green")
    assert scene.points(0) == 20
    assert not scene.state.over


# Harder games and score


@rule("TB-DIFF-1", "TB-SOLO-5")
def test_queens_may_be_shuffled_in() -> None:
    state = new_game(queens=True)
    assert state.worm_deck.pile & QUEENS == QUEENS
    assert state.bounties_out == 0


@rule("TB-DIFF-2", "TB-DIFF-3")
@pytest.mark.parametrize("left", [1, 2])
def test_members_of_the_players_choice_may_be_left_behind(left: int) -> None:
    state = GAME.new({"left_behind": left, "queens": True}, seats=1, chance=FastChance(1))
    assert isinstance(state, State)
    for number in range(left):
        assert state.decision.name == "leave_behind"
        assert len(state.decision.actions(state)) == 3 - number
        state.apply(state.decision.actions(state)[-1])
    squad = state.squads[0]
    assert (squad.living.bit_count(), squad.left_behind.bit_count()) == (3 - left, left)
    assert state.decision.name == ("choose_leaders" if left == 1 else "place_pawn")


@rule("TB-SCORE-1", "TB-SCORE-2")
@pytest.mark.parametrize(("queens", "left", "hat", "score"), [(True, 1, "IH1", 32), (False, 0, "", 25)])
def test_the_score_of_a_win(queens: bool, left: int, hat: str, score: int) -> None:
    scene = solo("2,6", queens=queens, left_behind=left)
    if hat:
        scene.wear(0, hat)
    scene.line("BD19", "BH03", "BH05", "BH07")
    scene.vp(0, 19)
    scene.state.attacks = 11
    scene.do("play V4-1 2")
    deliver(scene, "green", "BD19")
    view = GAME.view(scene.state).solo
    assert view is not None
    assert view.score == score
    assert GAME.scores(scene.state) == [score]
    assert scene.told("solo_won")[0].args["score"] == score


@rule("TB-SCORE-1")
def test_a_loss_has_no_score() -> None:
    scene = solo("4,4")
    scene.bury(0, 2)
    attack(scene, "W01", "4,3")
    view = GAME.view(scene.state).solo
    assert view is not None
    assert view.score == 0
    assert GAME.scores(scene.state) == [0]
    assert "score" not in scene.told("solo_lost")[0].args


@rule("TB-SCEN-2", "TB-SCEN-7")
def test_total_extermination_is_not_lost_by_destroyed_locations() -> None:
    scene = solo(scenario="total_extermination")
    scene.destroy("store", "government")
    attack(scene, "W10", "5,6", "W02")
    assert scene.location("hospital") is None
    assert not scene.state.over
