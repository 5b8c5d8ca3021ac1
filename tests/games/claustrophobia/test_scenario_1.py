"""Section 8.1: The Survivors."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.stack import draw_tile, stack_size
from tests.games.claustrophobia.scenario_play import begin, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def at_the_gate() -> ClaustrophobiaScene:
    """The City Gate lies north of the Pentacle Chamber, where everybody stands."""
    scene = ClaustrophobiaScene("S1")
    scene.tile(1, "0,-1")
    return scene


@rule("CL-S1-1", "CL-S1-2")
def test_four_survivors_start_in_the_pentacle_chamber_with_a_blunderbuss_two_gifts_and_two_cards() -> None:
    state = GAME.new({"scenario": "S1"}, seats=2, chance=FastChance(3))
    assert [parts.SHEET_IDS[figure] for figure in state.roster] == ["H01", "H03", "H05", "H06"]
    assert state.tiles == [2]
    assert state.here[0].bit_count() == 4
    assert [parts.GIFT_IDS[gift] for gift in range(7) if state.gifts[0] >> gift & 1] == ["G3", "G6"]
    assert state.equipment[4] == 1 << parts.BLUNDERBUSS
    assert (state.pm, state.hand.bit_count(), stack_size(state)) == (4, 2, 11)


@rule("CL-S1-3", "CL-S1-4", "CL-SCN-4", "CL-END-1", "CL-END-2")
def test_the_second_fighter_that_enters_the_gate_wins_the_game_at_once() -> None:
    scene = at_the_gate()
    scene.do("activate H05", "step 0,-1")
    assert scene.where("H05") is None
    assert scene.story()[1:] == ["departed CL-SCN-4 fighter=H05 total=1"]
    assert not scene.state.over
    scene.do("activate H06", "step 0,-1")
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S1-3 seat=0 faction=human cause=reached"


@rule("CL-S1-3", "CL-END-5", "CL-END-7")
def test_one_who_reached_the_gate_while_the_others_died_makes_a_draw() -> None:
    scene = at_the_gate()
    scene.bury("H01", "H03")
    scene.do("activate H05", "step 0,-1")
    kill(scene, "H06")
    assert scene.state.over
    assert scene.state.winners == [0, 1]
    assert GAME.ranks(scene.state) == [1, 1]
    assert GAME.scores(scene.state) == [1, 1]
    assert scene.story()[-1] == "game_drawn CL-S1-3 winners=[0, 1] condition=reached cause=nobody_left"


@rule("CL-S1-3", "CL-END-5")
def test_all_dead_without_reaching_the_gate_is_an_infernal_victory() -> None:
    scene = at_the_gate()
    scene.bury("H01", "H03", "H05")
    kill(scene, "H06")
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-END-5 seat=1 faction=infernal cause=nobody_left"


@rule("CL-S1-5", "CL-TEF-3", "CL-TEF-0", "CL-EQP-6")
def test_the_first_fighter_in_the_stash_draws_one_unused_equipment_card() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(5, "0,-1")
    scene.script.append(7)  # one E01, three E02, two E03, E04, then the balms: the Scepter is for leaders
    scene.do("activate H03", "step 0,-1")
    assert scene.equipment("H03") == ["E06"]
    assert scene.story()[-1] == "stash_found CL-S1-5 fighter=H03 cell=0,-1 equipment=E06"
    scene.do("activate H06", "step 0,-1")
    assert scene.equipment("H06") == []
    assert scene.told("stash_found") == []


@rule("CL-S1-5", "CL-EQP-5")
def test_a_card_that_the_finder_may_not_hold_is_drawn_again() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(5, "0,-1")
    scene.script.append(0)  # the other Blunderbuss does not count for the one who has one
    scene.do("activate H05", "step 0,-1")
    assert scene.equipment("H05") == ["E01", "E02"]


@rule("CL-S1-5", "CL-EQP-6")
def test_a_leader_may_find_the_scepter() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(5, "0,-1")
    scene.script.append(7)
    scene.do("activate H01", "step 0,-1")
    assert scene.equipment("H01") == ["E05"]


@rule("CL-S1-5")
def test_a_stash_without_any_card_for_the_finder_gives_nothing() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(5, "0,-1")
    scene.equip("H05", *parts.EQUIPMENT_IDS)
    scene.do("activate H05", "step 0,-1")
    assert scene.story()[-1] == "stash_useless CL-S1-5 fighter=H05 cell=0,-1"


@rule("CL-S1-6", "CL-END-4")
@pytest.mark.parametrize(("reached", "winners"), [(0, [1]), (1, [0, 1])])
def test_after_turn_20_fighters_still_in_play_count_as_lost(reached: int, winners: list[int]) -> None:
    scene = at_the_gate()
    if reached:
        scene.do("activate H05", "step 0,-1")
    end_turn(scene, 20)
    assert scene.state.winners == winners


@rule("CL-S1-6", "CL-TRN-2")
def test_after_turn_19_the_game_goes_on() -> None:
    scene = at_the_gate()
    scene.roll(1, 2, 3, 4)
    end_turn(scene, 19)
    assert not scene.state.over
    assert scene.state.turn == 20


@rule("CL-S1-7", "CL-SCN-3")
@pytest.mark.parametrize("seed", range(5))
def test_the_last_tile_of_the_stack_is_the_gate(seed: int) -> None:
    state = GAME.new({"scenario": "S1"}, seats=2, chance=FastChance(seed))
    drawn = [draw_tile(state) for _ in range(stack_size(state))]
    assert drawn[-1] == 1
    assert len(set(drawn)) == 11
    assert set(drawn[:-1]) <= {5, 6, 7, 8, 13, 15, 16, 17, 18, 19, 20, 25, 26, 27, 28, 29, 33, 44}


@rule("CL-SCN-9", "CL-SCN-4", "CL-EVT-6")
def test_whoever_leaves_at_once_on_entering_meets_no_trapdoor() -> None:
    scene = at_the_gate()
    scene.hold("V08")
    scene.do("activate H05", "step 0,-1")
    assert scene.asked() == ("activation", [0])
    scene.tile(46, "1,0")
    scene.do("activate H06", "step 1,0")
    assert scene.asked() == ("window", [1])


@rule("CL-SCN-9")
def test_the_gate_never_fills_up_where_fighters_leave_on_entering() -> None:
    scene = at_the_gate()
    scene.stand("0,-1", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.do("activate H05", "step 0,-1")
    assert scene.where("H05") is None


@rule("CL-SCN-4", "CL-EQP-2", "CL-HPR-3", "CL-AMB-12")
def test_who_left_is_neither_dead_nor_in_play_and_takes_its_cards_along() -> None:
    scene = at_the_gate()
    scene.lay_card("H05", "I01")
    scene.do("activate H05", "step 0,-1")
    assert scene.equipment("H05") == []
    assert scene.state.instinct_deck.discard.bit_count() == 1
    assert scene.state.card[scene.figure("H05")] == -1
    scene.roll(1, 2, 3)
    begin(scene, "human_preparation")
    assert scene.all_chance_used()
