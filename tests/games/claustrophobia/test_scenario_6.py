"""Section 8.6: Who Dares Wins; carrying tokens and leaving by choice (CL-SCN-4, CL-SCN-6, CL-TOK-4)."""

import pytest

from hypogeum.games.claustrophobia.verbs.depart import winning_departure
from tests.games.claustrophobia.scenario_play import KILLER, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def with_crates(cell: str = "0,-1", crates: int = 1) -> ClaustrophobiaScene:
    """Crates lie on a crossroads north of the City Gate, or on the gate itself."""
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    lying = scene.state.crates[:]
    lying[scene.place(cell)] = crates
    scene.state.crates = lying
    return scene


def carry(scene: ClaustrophobiaScene, *names: str) -> None:
    for name in names:
        scene.state.crate_bearers |= 1 << scene.figure(name)


@rule("CL-S6-1", "CL-S6-2")
@pytest.mark.parametrize(("tile", "turns"), [(3, 0), (4, 0), (5, 2), (30, 1), (31, 0)])
def test_a_crate_comes_with_each_of_its_tiles_and_tombs_keep_their_effect(tile: int, turns: int) -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    scene.stack(tile, 44)
    scene.draw_in_order()
    if tile >= 30:
        scene.next_instinct("I07")
    scene.do("activate H05", "explore N")
    if turns:
        scene.do(f"orient {turns}", seat=1)
    assert scene.state.crates[scene.place("0,-2")] == 1
    assert scene.told("crate_placed")[0].args == {"cell": "0,-2"}
    assert scene.cards() == (["I07"] if tile >= 30 else [])
    assert scene.equipment("H05") == ["E01"]


@rule("CL-S6-2", "CL-EXP-9")
def test_five_tiles_bring_a_crate_and_are_never_discarded() -> None:
    plan = ClaustrophobiaScene("S6").state.plan
    assert [tile for tile in range(49) if plan.crate_tiles >> tile & 1] == [3, 4, 5, 30, 31]
    assert [tile for tile in range(49) if plan.keys[tile]] == [3, 4, 5, 30, 31]


@rule("CL-SCN-6")
def test_picking_up_is_an_action_and_nobody_carries_two_tokens_of_a_kind() -> None:
    scene = with_crates(crates=2)
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.do("activate H05", "pick_up crate")
    assert scene.story() == ["token_picked_up CL-SCN-6 fighter=H05 token=crate cell=0,-1"]
    assert scene.state.crates[scene.place("0,-1")] == 1
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    scene.activate_humans()
    scene.do("activate H05")
    assert scene.refused("pick_up crate") == "CL-SCN-6"


@rule("CL-SCN-6", "CL-EXH-5")
def test_an_exhausted_fighter_picks_nothing_up_but_may_put_down() -> None:
    scene = with_crates()
    scene.stand("0,-1", "H05", "H07")
    carry(scene, "H07")
    scene.exhaust("H05", "H07")
    scene.do("activate H05")
    assert scene.refused("pick_up crate") == "CL-EXH-5"
    scene.do("activate H07", "put_down crate")
    assert scene.state.crates[scene.place("0,-1")] == 2


@rule("CL-SCN-6")
def test_only_what_lies_on_its_own_tile_can_be_picked_up() -> None:
    scene = with_crates()
    scene.do("activate H05")
    assert scene.refused("pick_up crate") == "CL-SCN-6"
    assert scene.refused("put_down crate") == "CL-SCN-6"


@rule("CL-SCN-6")
def test_putting_down_is_free_after_an_action_but_ends_the_activation() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.line("H05", 3)
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.roll(1, 1)
    scene.do("activate H05", "fight troglodyte1", "put_down crate")
    assert scene.story() == ["token_put_down CL-SCN-6 fighter=H05 token=crate cell=0,-1"]
    assert scene.state.crates[scene.place("0,-1")] == 2
    assert scene.refused("step 0,0") == "CL-HAC-7"
    assert scene.refused("pick_up crate") == "CL-HAC-3"


@rule("CL-SCN-6")
def test_whoever_has_put_a_token_down_does_nothing_else() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.do("activate H05", "put_down crate")
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"


@rule("CL-S6-3", "CL-SCN-4", "CL-TOK-4")
def test_a_bearer_that_leaves_through_the_gate_delivers_its_crate() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.do("activate H05", "depart")
    assert scene.story() == [
        "departed CL-SCN-4 fighter=H05 total=1",
        "crate_delivered CL-S6-3 fighter=H05 total=1",
    ]
    assert scene.where("H05") is None
    assert scene.asked() == ("activation", [0])
    assert "activate H05" not in scene.texts()


@rule("CL-SCN-4", "CL-SCN-9")
def test_leaving_by_choice_needs_the_gate_and_an_activation() -> None:
    scene = with_crates()
    assert scene.refused("depart") == "CL-SCN-9"
    scene.stand("0,-1", "H05")
    scene.do("activate H05")
    assert scene.refused("depart") == "CL-SCN-4"
    scene.do("step 0,0")
    assert scene.where("H05") == "0,0"
    assert scene.offers("depart") == ["depart"]


@rule("CL-SCN-9", "CL-INS-9")
def test_blocking_flight_exhaustion_and_a_spent_action_do_not_keep_anybody_from_leaving() -> None:
    scene = with_crates()
    scene.stand("0,-1", "H07", "H08", "H02")
    scene.stand("0,0", "troglodyte1", "troglodyte2", "D02")
    scene.exhaust("H05")
    scene.do("activate H05", "depart")
    scene.lay_card("H11", "I14")
    scene.do("activate H11", "depart")
    assert (scene.where("H05"), scene.where("H11")) == (None, None)


@rule("CL-DEC-1", "CL-SCN-4")
def test_a_fighter_whose_player_does_not_answer_leaves_only_if_that_wins() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.do("activate H05")
    assert winning_departure(scene.state) is None
    scene.state.delivered = 2
    assert str(winning_departure(scene.state)) == "depart"
    scene.do("activate H07")
    assert winning_departure(scene.state) is None


@rule("CL-SCN-9", "CL-S6-3")
def test_leaving_with_a_crate_is_what_one_wants_most() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.do("activate H05")
    assert scene.wish("depart") == "score"
    assert scene.picks("depart") == []
    assert scene.touches("depart") == ["fighter:H05", "tile:0,0"]
    scene.do("activate H07")
    assert scene.wish("depart") == "act"


@rule("CL-S6-4", "CL-END-3")
def test_the_third_crate_delivered_wins_even_if_nobody_else_is_left() -> None:
    scene = with_crates()
    scene.bury("H02", "H07", "H08", "H11")
    carry(scene, "H05")
    scene.state.delivered = 2
    scene.do("activate H05", "depart")
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S6-4 seat=0 faction=human cause=delivered"


@rule("CL-S6-4", "CL-END-5")
@pytest.mark.parametrize(("before", "winners"), [(0, [1]), (1, [0, 1])])
def test_when_nobody_is_left_two_crates_are_a_draw_and_fewer_a_defeat(before: int, winners: list[int]) -> None:
    scene = with_crates()
    scene.bury("H02", "H07", "H08", "H11")
    carry(scene, "H05")
    scene.state.delivered = before
    scene.do("activate H05", "depart")
    assert scene.state.winners == winners


@rule("CL-S6-4", "CL-END-4")
@pytest.mark.parametrize(("delivered", "winners"), [(1, [1]), (2, [0, 1])])
def test_after_turn_16_two_crates_are_a_draw_and_fewer_a_defeat(delivered: int, winners: list[int]) -> None:
    scene = with_crates()
    scene.state.delivered = delivered
    end_turn(scene, 16)
    assert scene.state.winners == winners


@rule("CL-TOK-4", "CL-MOV-6")
def test_a_dead_bearer_drops_its_crate_where_it_takes_no_room() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.stand("0,-1", "H05")
    kill(scene, "H05")
    assert scene.told("token_dropped")[0].args == {"fighter": "H05", "token": "crate", "cell": "0,-1"}
    assert scene.state.crates[scene.place("0,-1")] == 2
    scene.stand("0,-1", "H02", "H07")
    scene.activate_humans()
    scene.away(KILLER)
    scene.do("activate H08", "step 0,-1")
    assert scene.where("H08") == "0,-1"


@rule("CL-TOK-4")
def test_a_carried_crate_goes_with_its_bearer() -> None:
    scene = with_crates()
    carry(scene, "H05")
    scene.do("activate H05", "step 0,-1", "put_down crate")
    assert scene.state.crates[scene.place("0,-1")] == 2
