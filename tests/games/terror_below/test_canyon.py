"""Section 13: the Canyon side."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below.board import BOARDS, read_space, write_space
from hypogeum.games.terror_below.components import DIRECTION_IDS
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule

CANYON = BOARDS[1]
CANYON_SPACES = ["4,2", "4,3", "5,3", "4,4", "5,4", "5,5"]
RIM_SPACES = ["4,1", "5,1", "5,2", "4,5", "4,6", "5,6"]
MAP = ["..Grr...", "...#r..P", "S..##...", "...##...", "...r#...", ".M.rr.H."]
"""The map of the rulebook, with the first letters of the Locations."""
JUMPS = [  # two ends, directions from the first and back, Canyon spaces between
    ("3,2", "5,2", "E", "W", 1),
    ("4,5", "6,5", "E", "W", 1),
    ("3,3", "6,3", "E", "W", 2),
    ("3,4", "6,4", "E", "W", 2),
    ("4,1", "4,5", "S", "N", 3),
    ("5,2", "5,6", "S", "N", 3),
]
BOTH_WAYS = [*JUMPS, *[(there, here, back, to, gap) for here, there, to, back, gap in JUMPS]]


def jumper(at: str, *hand: str, seats: int = 2, card: str = "V2-1") -> TerrorBelowScene:
    """Seat 0 stands there with these Vehicle cards and the points of the card it has played."""
    scene = TerrorBelowScene(seats, board="canyon")
    scene.hand(0, card, *hand)
    scene.stand(0, at)
    scene.do(f"play {card} 2")
    return scene


# The map


@rule("TB-CAN-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_any_number_of_players_may_use_the_canyon_side(seats: int) -> None:
    table = FreshTable(seats, board="canyon")
    assert table.state.options.board is CANYON
    assert table.asked()[0] == "choose_leaders"


@rule("TB-CAN-1", "TB-CAN-2")
def test_the_map_has_eight_columns_and_more_room_than_the_desert() -> None:
    for row, signs in enumerate(MAP):
        for column, sign in enumerate(signs):
            space = read_space(f"{column + 1},{row + 1}")
            assert (CANYON.lands[space], CANYON.canyon[space]) == (sign != "#", sign == "#")
    assert len(CANYON.land_spaces) == 42 > len(BOARDS[0].land_spaces) == 36
    assert [write_space(space) for space in range(48) if CANYON.canyon[space]] == CANYON_SPACES
    scene = TerrorBelowScene(5, board="canyon")
    names = ["government", "police", "store", "motel", "hospital"]
    assert [scene.location(name) for name in names] == ["3,1", "8,2", "1,3", "2,6", "7,6"]


@rule("TB-CAN-2", "TB-CAN-5", "TB-AMB-16")
def test_the_red_die_skips_columns_4_and_5() -> None:
    columns = [write_space(CANYON.dice[red])[0] for red in range(6)]
    assert columns == ["1", "2", "3", "6", "7", "8"]
    rows = [write_space(CANYON.dice[blue * 6])[2] for blue in range(6)]
    assert rows == ["1", "2", "3", "4", "5", "6"]
    named = {write_space(space) for space in CANYON.dice}
    assert len(named) == 36
    assert not named & {*CANYON_SPACES, *RIM_SPACES}


@rule("TB-CAN-2")
def test_worm_cards_point_beyond_the_canyon() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.worm(1, "W28")  # coordinates 4,4
    assert scene.target(1) == "6,4"
    scene.worm(1, "W05", "1,1", ("V2-3", "V2-4"))
    scene.do("play V2-1 1")
    scene.end_turn("W16")  # coordinates 5,3
    assert scene.target(1) == "7,3"


# What may be on the Canyon


@rule("TB-CAN-3")
def test_no_pawn_goes_onto_a_canyon_space() -> None:
    scene = jumper("3,3")
    assert scene.offers("move") == ["move N", "move S", "move W"]
    assert scene.refused("move E") == "TB-ACT-1"


@rule("TB-CAN-3", "TB-CAN-6")
def test_rubble_that_would_fall_on_a_canyon_space_is_ignored() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.worm(1, "W05", "3,3", ("V2-3", "V2-4"))  # CROSS
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.rubble_map() == {"2,2": 1, "2,4": 1}


@rule("TB-CAN-3", "TB-ATT-10")
def test_an_egg_of_a_queen_that_would_fall_on_a_canyon_space_goes_by_dice() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.worm(1, "WQ1", "3,3", ("V2-3", "V2-4", "V2-5", "V4-2"))
    scene.do("play V2-1 1")
    scene.refill()
    scene.roll(4, 1)
    scene.next_cards("W02")
    scene.do("stop", "end_turn")
    assert scene.egg_map() == {"3,2": ["green"], "3,4": ["yellow"], "2,3": ["blue"], "6,1": ["purple"]}


@rule("TB-CAN-4")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("V3-4", "3,3", "6,3"),
        ("V3-4", "3,2", "5,2"),
        ("V3-8", "6,4", "3,4"),
        ("V3-6", "4,1", "4,5"),
        ("V3-2", "5,6", "5,2"),
        ("V5-2", "3,4", "7,4"),
    ],
)
def test_a_target_skips_all_canyon_spaces(card: str, start: str, end: str) -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, card)
    scene.worm(1, "W25", start)
    scene.do(f"play {card} 1")
    assert scene.target(1) == end


@rule("TB-CAN-4", "TB-CAN-3")
def test_no_step_of_a_target_ends_on_a_canyon_space() -> None:
    for space in CANYON.land_spaces:
        for direction in range(4):
            found = CANYON.drifts[space * 4 + direction]
            column, row = (int(part) for part in write_space(space).split(","))
            at_edge = (row == 1, column == 8, row == 6, column == 1)[direction]
            assert (found == -1) == at_edge
            assert found == -1 or CANYON.lands[found]


@rule("TB-CAN-5")
def test_rim_spaces_are_ordinary_desert() -> None:
    scene = jumper("4,1", card="V4-1")
    scene.rubble(1, "5,2")
    scene.do("move E")
    assert scene.place(0) == "5,1"
    scene.do("clear 5,2", "move S")
    assert scene.place(0) == "5,2"
    attacked = TerrorBelowScene(board="canyon")
    attacked.worm(1, "W05", "4,6", ("V2-3", "V2-4"))
    attacked.stand(0, "2,6")
    attacked.do("play V2-1 1")
    attacked.end_turn("W02")
    assert attacked.egg_map() == {"4,6": ["green"]}
    assert attacked.rubble_map() == {"3,5": 1}  # 5,5 is Canyon
    assert attacked.target(1) == "1,5"


@rule("TB-CAN-6")
def test_patterns_adjacency_and_distance_count_the_canyon_columns() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.worm(1, "W17", "3,5", ("V2-3", "V2-4", "V2-5"))  # ROW
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.rubble_map() == {"1,5": 1, "2,5": 1, "4,5": 1}  # 5,5 is Canyon
    assert not CANYON.are_adjacent(read_space("3,3"), read_space("6,3"))
    far = TerrorBelowScene(board="canyon")
    far.hand(0, "V5-9")
    far.do("play V5-9 1")
    far.stand(0, "3,1")
    far.aim(1, "6,1")
    far.script.extend([0, 0, 0])
    far.do("stop")
    assert far.target(1) == "5,1"


# Jumping


@rule("TB-CAN-7")
@pytest.mark.parametrize(("here", "there", "direction", "back", "gap"), BOTH_WAYS)
def test_the_jump_lines_are_those_of_the_table(here: str, there: str, direction: str, back: str, gap: int) -> None:
    at = read_space(here) * 4 + DIRECTION_IDS.index(direction)
    assert (write_space(CANYON.jumps[at]), CANYON.gaps[at]) == (there, gap)


@rule("TB-CAN-7")
def test_there_are_no_other_jump_lines() -> None:
    assert sum(landing != -1 for landing in CANYON.jumps) == len(BOTH_WAYS)
    assert sum(landing != -1 for landing in BOARDS[0].jumps) == 0


@rule("TB-CAN-7")
def test_the_pawn_must_stand_next_to_the_canyon() -> None:
    scene = jumper("2,3", "V7-1")
    assert scene.offers("jump") == []
    assert scene.refused("jump E V7-1") == "TB-CAN-7"


@rule("TB-CAN-7")
def test_a_jump_costs_a_point() -> None:
    scene = jumper("3,2", "V3-1", "V3-2")
    scene.do("jump E V3-1")
    assert scene.state.ap == 1
    scene.do("move N")
    assert scene.refused("jump S V3-2") == "TB-CAN-7"
    spent = jumper("3,2", "V3-1")
    spent.do("move N", "move S")
    assert spent.refused("jump E V3-1") == "TB-TURN-9"


@rule("TB-CAN-8", "TB-CAN-15")
@pytest.mark.parametrize("card", ["V2-9", "V3-9", "V6-9", "V7-9"])
def test_over_one_canyon_space_any_vehicle_pays_and_the_jump_succeeds(card: str) -> None:
    scene = jumper("3,2", card)
    scene.do(f"jump E {card}")
    assert (scene.place(0), scene.points(0)) == ("5,2", 0)
    assert (scene.vehicles(0), scene.discarded("V")) == ([], [card])
    assert scene.all_chance_used()


@rule("TB-CAN-9")
@pytest.mark.parametrize("card", ["V6-1", "V7-1"])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_long_jump_gains_1_vp_and_kills_on_1_2_or_3(card: str, roll: int) -> None:
    scene = jumper("3,3", card)
    scene.roll(roll)
    scene.do(f"jump E {card}")
    assert scene.points(0) == 1
    assert scene.discarded("V") == [card]
    if roll <= 3:
        assert (scene.place(0), scene.dead(0)) == (None, ["C07"])
    else:
        assert (scene.place(0), scene.dead(0)) == ("6,3", [])


@rule("TB-CAN-9")
@pytest.mark.parametrize(("at", "direction"), [("3,4", "E"), ("6,4", "W"), ("4,1", "S"), ("4,5", "N"), ("5,6", "N")])
def test_a_long_jump_is_paid_with_a_6_or_a_7(at: str, direction: str) -> None:
    scene = jumper(at, "V2-9", "V5-1", "V6-1", "V7-1")
    jumps = [text for text in scene.offers("jump") if text.split()[1] == direction]
    assert jumps == [f"jump {direction} V6-1", f"jump {direction} V7-1"]
    assert scene.refused(f"jump {direction} V5-1") == "TB-CAN-9"


@rule("TB-CAN-10")
def test_the_vp_of_a_long_jump_may_win_before_the_roll() -> None:
    scene = jumper("3,3", "V6-1")
    scene.vp(0, 19)
    scene.do("jump E V6-1")
    assert scene.state.winners == [0]
    assert scene.all_chance_used()
    assert scene.discarded("V") == ["V6-1"]


@rule("TB-CAN-11", "TB-CAN-16")
@pytest.mark.parametrize("leader", ["C07", "C08"])
def test_all_rubble_of_the_landing_space_is_taken(leader: str) -> None:
    scene = jumper("3,2", "V3-1")
    scene.lead(0, leader)
    scene.rubble(2, "5,2")
    scene.do("jump E V3-1")
    assert (scene.place(0), scene.squad(0).rubble, scene.rubble_map()) == ("5,2", 2, {})


@rule("TB-CAN-16")
def test_climbing_gear_does_not_spare_the_rubble_of_the_landing_space() -> None:
    scene = jumper("3,2", "V3-1")
    scene.give(0, "I04-1")
    scene.rubble(1, "5,2")
    scene.do("use I04", "jump E V3-1")
    assert (scene.squad(0).rubble, scene.rubble_map()) == (1, {})


@rule("TB-CAN-16", "TB-CHAR-16")
def test_a_jump_does_not_use_up_patricias_ability() -> None:
    scene = jumper("3,2", "V3-1")
    scene.lead(0, "C08")
    scene.rubble(1, "5,2", "5,1")
    scene.do("jump E V3-1", "move N taking")
    assert (scene.place(0), scene.squad(0).rubble) == ("5,1", 2)


@rule("TB-CAN-12")
def test_eggs_and_rubble_of_a_leader_who_falls_lie_where_the_jump_would_have_ended() -> None:
    scene = jumper("3,3", "V6-1")
    scene.carry(0, "green", "blue", rubble=2)
    scene.rubble(1, "6,3")
    scene.wear(0, "IH4")
    scene.give(0, "I05-1", "P09")
    scene.roll(3)
    scene.do("jump E V6-1")
    assert scene.egg_map() == {"6,3": ["green", "blue"]}
    assert scene.rubble_map() == {"6,3": 2}
    assert (scene.squad(0).rubble, scene.state.rubble_supply) == (0, 48)
    assert (scene.hat(0), scene.items(0), scene.weapons(0)) == (None, ["I05-1"], ["P09"])
    assert (scene.place(0), scene.dead(0)) == (None, ["C07"])
    assert scene.asked() == ("new_leader", [0])


@rule("TB-CAN-12", "TB-DEATH-6")
def test_on_a_location_the_eggs_go_by_dice_and_the_rubble_to_the_supply() -> None:
    scene = jumper("3,3", "V6-1")
    scene.lay_location("government", "6,3")
    scene.carry(0, "green", rubble=2)
    scene.roll(1, 4, 3, 2, 2)
    scene.do("jump E V6-1")
    assert scene.egg_map() == {"2,2": ["green"]}
    assert scene.rubble_map() == {}
    assert scene.state.rubble_supply == 50


@rule("TB-CAN-13")
def test_no_jump_ends_on_a_pawn() -> None:
    scene = jumper("3,2", "V3-1")
    scene.stand(1, "5,2")
    assert scene.offers("jump") == []
    assert scene.refused("jump E V3-1") == "TB-CAN-13"


@rule("TB-CAN-13")
def test_no_death_effect_helps_against_a_failed_jump() -> None:
    scene = jumper("3,3", "V6-1")
    scene.lead(0, "C16")
    scene.wear(0, "IH5")
    scene.give(0, "I06-1")
    scene.roll(1)
    scene.do("jump E V6-1")
    assert scene.dead(0) == ["C16"]
    assert scene.asked() == ("new_leader", [0])
    assert scene.items(0) == ["I06-1"]


@rule("TB-CAN-13")
@pytest.mark.parametrize("card", ["V2-1", "V4-1"])
def test_after_a_failed_jump_the_actions_and_boots_and_buggy_are_over(card: str) -> None:
    scene = jumper("3,3", "V6-1", "V5-1", card=card)
    scene.rubble(1, "3,2", "3,4", "2,3", "6,2")
    scene.roll(1)
    scene.do("jump E V6-1")
    scene.script.extend([0, 0])
    scene.do("lead C15")
    assert scene.asked() == ("play_vehicle", [1])
    assert len(scene.vehicles(0)) == 3
    assert scene.squad(0).rubble == 0


@rule("TB-CAN-13")
def test_a_bicycle_may_still_be_used_after_a_failed_jump() -> None:
    scene = jumper("3,3", "V6-1", "V5-1", card="V3-1")
    scene.roll(1)
    scene.do("jump E V6-1", "lead C15")
    assert scene.asked() == ("special_ability", [0])
    scene.script.extend([0, 0, 0])
    scene.do("hide V5-1 3")
    assert scene.cards_under(3) == ["V5-1*"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-CAN-13", "TB-ITEM-13")
def test_after_a_failed_jump_in_the_second_step_of_boots_an_energy_drink_is_of_no_use() -> None:
    scene = jumper("3,3", "V6-1", "V5-1", card="V2-1")
    scene.give(0, "I02-1")
    scene.do("stop", "extra V5-1")
    scene.roll(1)
    scene.do("jump E V6-1", "lead C15")
    assert scene.asked() == ("special_ability", [0])
    assert scene.state.ap == 0
    assert scene.refused("use I02") == "TB-ITEM-13"
    assert scene.texts() == ["end_turn"]


@rule("TB-CAN-13", "TB-DIST-7")
def test_after_a_failed_jump_even_pam_is_not_asked_about_an_ability_that_does_nothing() -> None:
    scene = jumper("3,3", "V6-1", card="V7-1")
    heir = scene.followers(0)[0]
    scene.lead(0, "C12")
    scene.lead(0, heir)
    targets = [scene.target(slot) for slot in (1, 2, 3)]
    scene.roll(1)
    scene.do("jump E V6-1")
    scene.script.extend([0, 0, 0])
    scene.do("lead C12")
    assert scene.asked() == ("play_vehicle", [1])
    assert [scene.target(slot) for slot in (1, 2, 3)] == targets


@rule("TB-CAN-13")
def test_attacks_follow_a_failed_jump_as_usual() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V4-1", "V6-1")
    scene.stand(0, "3,3")
    scene.worm(1, "W05", "2,2", ("V2-3", "V2-4"))
    scene.do("play V4-1 1")
    scene.roll(1)
    scene.do("jump E V6-1")
    scene.script.extend([0, 0, 0])
    scene.next_cards("W02")
    scene.do("lead C15")
    assert scene.egg_map() == {"2,2": ["green"]}
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-CAN-14", "TB-TWO-4")
def test_a_failed_jump_of_the_last_member_skips_the_ability_and_the_hand_and_brings_the_last_turns() -> None:
    scene = TerrorBelowScene(board="canyon", extra_phase=True)
    scene.bury(0, 2)
    scene.hand(0, "V3-1", "V6-1", "V5-1")
    scene.stand(0, "3,3")
    scene.do("play V3-1 1")
    scene.roll(1, 5)
    scene.next_cards("V2-9")
    scene.do("jump E V6-1")
    assert scene.state.is_out(0)
    assert scene.vehicles(0) == []
    assert scene.cards_under(3) == ["V2-9"]
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.all_chance_used()
    scene.do("play V4-2 1")
    scene.next_cards("V5-8")
    scene.roll(1)
    scene.next_cards("V2-8")
    scene.do("stop")
    assert scene.state.winners == [1]


@rule("TB-CAN-15")
def test_a_jump_needs_a_card_that_can_pay() -> None:
    empty = jumper("3,2")
    assert empty.offers("jump") == []
    assert empty.refused("jump E V2-1") == "TB-CAN-15"
    low = jumper("3,3", "V5-1")
    assert low.offers("jump") == []
    several = jumper("3,2", "V3-1", "V4-1")
    assert several.offers("jump") == ["jump E V3-1", "jump E V4-1"]


@rule("TB-CAN-15")
def test_after_a_good_landing_the_turn_goes_on() -> None:
    scene = jumper("3,3", "V7-1", card="V4-1")
    scene.roll(6)
    scene.do("jump E V7-1")
    assert scene.state.ap == 3
    scene.do("move E", "move E")
    assert scene.place(0) == "8,3"
