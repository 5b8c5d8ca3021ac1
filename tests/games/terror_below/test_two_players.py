"""Section 11: changes for 2 players."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-TWO-1", "TB-SET-10")
@pytest.mark.parametrize(("seats", "worms"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_two_players_begin_without_further_attacks(seats: int, worms: int) -> None:
    state = GAME.new({}, seats=seats, chance=FastChance(3))
    while state.decision.name == "choose_leaders":
        seat = state.decision.seats(state)[0]
        state.apply(state.decision.actions(state, seat)[0], seat)
    assert isinstance(state, State)
    assert state.worm_deck.discard.bit_count() == worms


def phase_4(scene: TerrorBelowScene, vehicle: str, roll: int, card: str, *then: str) -> None:
    """Play a Vehicle under the second Worm and end the turn; then the die, the card of phase 4, and further cards."""
    scene.do(f"play {vehicle} 2", "stop")
    scene.next_cards("V2-9")
    scene.roll(roll)
    scene.next_cards(card, *then)
    scene.do("end_turn")


@rule("TB-TWO-2", "TB-SET-13")
@pytest.mark.parametrize(("roll", "slot"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_phase_4_puts_a_card_under_a_random_worm_for_its_arrows_only(roll: int, slot: int) -> None:
    scene = TerrorBelowScene(extra_phase=True)
    for number in (1, 2, 3):
        scene.aim(number, "4,4")
    phase_4(scene, "V2-1", roll, "V6-5")  # N E E, and all Targets would come closer
    assert [scene.target(number) for number in (1, 2, 3)] == [
        "6,3" if number == slot else "4,4" for number in (1, 2, 3)
    ]
    assert scene.cards_under(slot)[-1] == "V6-5"
    kinds = [event.kind for event in scene.events]
    assert kinds.index("vehicle_drawn") < kinds.index("random_vehicle") < kinds.index("turn_began")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-TWO-3", "TB-ATT-1")
def test_phase_4_may_go_beyond_the_card_limit() -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.worm(2, "W17", "2,2", cards=("V7-1", "V7-2", "V7-3"))
    phase_4(scene, "V2-1", 3, "V4-5", "W02")  # W: the fifth card under a limit of 4
    assert scene.egg_map() == {"1,2": ["blue"]}
    assert scene.discarded("V") == ["V2-1", "V4-5", "V7-1", "V7-2", "V7-3"]


@rule("TB-TWO-4", "TB-CAN-13")
def test_phase_4_follows_a_turn_in_which_the_leader_died() -> None:
    scene = TerrorBelowScene(extra_phase=True, board="canyon")
    scene.stand(0, "3,3")
    scene.bury(0, 1)
    scene.hand(0, "V2-1", "V6-1")
    scene.do("play V2-1 2")
    scene.roll(1)
    scene.next_cards("V2-7", "V2-8", "V2-9")
    scene.roll(1)
    scene.next_cards("V5-9")
    scene.do("jump E V6-1")
    assert scene.cards_under(1) == ["V5-9"]


@rule("TB-TWO-4", "TB-END-4")
def test_phase_4_takes_place_in_the_last_turns() -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.eliminate(1)
    phase_4(scene, "V2-1", 1, "V5-9")
    assert scene.asked() == ("play_vehicle", [0])
    scene.hand(0, "V3-1", "V4-1", "V4-9")
    phase_4(scene, "V3-1", 1, "V5-8")
    assert scene.state.over
    assert scene.cards_under(1) == ["V5-9", "V5-8"]


@rule("TB-TWO-4")
def test_three_players_have_no_phase_4_even_when_only_two_are_left() -> None:
    scene = TerrorBelowScene(3)
    scene.eliminate(2)
    scene.pass_turn()
    assert scene.told("random_vehicle") == []


@rule("TB-TWO-2")
def test_phase_4_can_be_left_out() -> None:
    scene = TerrorBelowScene(extra_phase=False)
    scene.pass_turn()
    assert scene.told("random_vehicle") == []
    assert scene.all_chance_used()
