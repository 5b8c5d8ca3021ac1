"""Section 19: the worked examples of Terror Below, one test per example and variant."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below.ending import solo_score
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule


def first_attacks(board: str) -> FreshTable:
    """A two-player game after the starting Worms."""
    table = FreshTable(2, board=board, first_player="0")
    table.next_cards("W25", "W27", "W28")
    table.choose_leaders()
    return table


# Example 1: standard setup, 2 players, Desert


@rule("TB-SET-9", "TB-ATT-7", "TB-TWO-1")
def test_example_1_standard_setup() -> None:
    table = first_attacks("desert")
    assert table.egg_map() == {"2,2": ["green"], "5,3": ["purple"], "3,4": ["yellow"], "6,5": ["blue"]}
    twice = ["2,3", "4,3", "4,5", "5,5"]
    once = ["2,4", "2,5", "3,2", "3,3", "4,2", "5,4", "6,3", "6,4"]
    assert table.rubble_map() == {**dict.fromkeys(twice, 2), **dict.fromkeys(once, 1)}
    assert sum(table.rubble_map().values()) == 16
    assert table.state.rubble_supply == 34
    assert [table.egg_supply().count(egg) for egg in ("green", "purple", "yellow", "blue")] == [6, 6, 6, 6]


# Example 2: same setup, Canyon


@rule("TB-CAN-2", "TB-CAN-3", "TB-CAN-6")
def test_example_2_standard_setup_on_the_canyon_side() -> None:
    table = first_attacks("canyon")
    assert table.egg_map() == {"2,2": ["green"], "7,3": ["purple"], "3,4": ["yellow"], "8,5": ["blue"]}
    twice = ["2,3", "7,5"]
    once = ["2,4", "2,5", "3,2", "4,5", "6,3", "6,5", "7,4", "8,3", "8,4"]
    assert table.rubble_map() == {**dict.fromkeys(twice, 2), **dict.fromkeys(once, 1)}
    assert sum(table.rubble_map().values()) == 13


# Example 3: arrows and "closer"


@rule("TB-DIST-2", "TB-DIST-5", "TB-DIST-6", "TB-ABIL-9")
def test_example_3_arrows_and_closer() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-2", "V2-1", "V2-2")
    scene.stand(0, "4,4")
    scene.aim(1, "4,4")
    scene.worm(2, "W19", "6,3")
    scene.aim(3, "2,6")
    scene.do("play V6-2 2")
    assert scene.target(2) == "6,4"
    scene.refill()
    scene.do("stop")
    assert (scene.target(1), scene.target(2)) == ("4,4", "5,4")
    assert scene.texts() == ["lure 3 N", "lure 3 E"]
    scene.do("lure 3 N")
    assert scene.target(3) == "2,5"


# Example 4: Boots


def in_boots() -> TerrorBelowScene:
    scene = TerrorBelowScene()
    scene.hand(0, "V2-1", "V6-1", "V7-3")
    scene.stand(0, "3,3")
    scene.eggs("4,3", "green")
    scene.do("play V2-1 1")
    assert scene.state.ap == 2
    return scene


@rule("TB-ABIL-3", "TB-ACT-12")
def test_example_4_boots_after_pick_up() -> None:
    scene = in_boots()
    scene.do("move E")
    scene.refill()
    scene.do("pick_up 4,3")
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.discarded("V") == []


@rule("TB-ABIL-2", "TB-ABIL-4")
def test_example_4_boots_with_a_second_card() -> None:
    scene = in_boots()
    targets = [scene.target(slot) for slot in (1, 2, 3)]
    scene.do("move N", "move S", "stop")
    assert scene.offers("extra") == ["extra V6-1"]
    assert scene.refused("extra V7-3") == "TB-ABIL-2"
    scene.do("extra V6-1")
    assert scene.state.ap == 6
    assert [scene.target(slot) for slot in (1, 2, 3)] == targets
    scene.next_cards("V5-1", "V5-2")
    scene.do("stop")
    assert scene.vehicles(0) == ["V5-1", "V5-2", "V7-3"]
    assert scene.all_chance_used()


# Example 5: jump and transit


@rule("TB-ACT-3", "TB-ACT-4", "TB-ACT-5", "TB-ACT-6")
def test_example_5_jump_and_transit() -> None:
    scene = TerrorBelowScene(3)
    for seat, space in enumerate(("3,3", "4,3", "5,3")):
        scene.stand(seat, space)
    scene.rubble(1, "4,2", "5,2")
    scene.do("play V3-1 1", "move W", "move E")
    assert scene.state.ap == 1
    assert scene.offers("leap") == ["leap 4,4"]
    assert scene.refused("move E") == "TB-ACT-4"


@rule("TB-ACT-3", "TB-ACT-4", "TB-ACT-5")
@pytest.mark.parametrize(
    ("way", "place"), [("move S", "4,4"), ("move W", "3,3"), ("leap 6,3", "6,3"), ("leap 5,4", "5,4")]
)
def test_example_5_with_two_points(way: str, place: str) -> None:
    scene = TerrorBelowScene(3)
    for seat, space in enumerate(("3,3", "4,3", "5,3")):
        scene.stand(seat, space)
    scene.rubble(1, "4,2", "5,2")
    scene.do("play V2-1 1", "move E")
    assert sorted(scene.texts()) == ["leap 5,4", "leap 6,3", "move S", "move W"]
    assert scene.refused("stop") == "TB-ACT-4"
    scene.do(way)
    assert scene.place(0) == place


# Example 6: Rubble trade and timing


@rule("TB-ACT-9", "TB-CARD-3", "TB-CARD-4")
def test_example_6_rubble_trade_and_timing() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W05", "4,4", ("V2-3", "V2-4"))
    scene.stand(0, "4,4")
    scene.carry(0, rubble=2)
    scene.rubble(1, "4,5")
    scene.wear(1, "IH1")
    scene.do("play V2-1 1", "clear 4,5")
    assert scene.texts() == ["trade item", "trade weapon"]
    scene.next_cards("P01")
    scene.do("trade weapon")
    assert (scene.squad(0).rubble, scene.state.rubble_supply) == (0, 50)
    assert scene.weapons(0) == ["P01-1"]
    assert scene.refused("shoot_hat 1") == "TB-CARD-3"
    scene.end_turn()
    assert scene.asked() == ("hunt", [0])
    scene.do("fire P01")
    assert scene.discarded("P") == ["P01-1"]
    assert scene.state.damage == 2


# Example 7: deliveries and bonus


@rule("TB-DEL-3", "TB-DEL-4", "TB-DEL-7", "TB-DEL-8")
def test_example_7_deliveries_and_bonus() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green", "yellow")
    scene.line("BD19", "BD23", "BD05", "BH10")
    scene.do("play V2-1 1")
    scene.next_cards("BD01")
    scene.do("deliver green BD23")
    assert scene.bounty_line() == ["BD19", "BD05", "BH10", "BD01"]
    assert scene.points(0) == 3
    scene.do("bonus vp")
    assert scene.points(0) == 4
    scene.do("deliver yellow")
    assert scene.asked()[0] == "action_step"
    assert scene.points(0) == 5
    assert scene.scored(0) == ["BD23"]


# Example 8: direct attack on a Location, two hunters


@rule("TB-ATT-8", "TB-ATT-9", "TB-HUNT-1", "TB-HUNT-3", "TB-HUNT-5", "TB-HUNT-6", "TB-WPN-6")
def test_example_8_direct_attack_on_a_location() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W09", "2,6", ("V2-4", "V2-5", "V3-9"))
    for seat, space in enumerate(("2,6", "3,6", "4,6")):
        scene.stand(seat, space)
    scene.give(0, "P04-1")
    scene.give(1, "P01-1")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.do("play V2-1 1", "stop")
    scene.refill()
    scene.roll(1, 3, 4, 6)
    scene.do("end_turn")
    assert scene.rubble_map() == dict.fromkeys(["1,6", "1,5", "2,5", "3,5", "3,6"], 1)
    assert scene.egg_map() == {"4,6": ["yellow"]}
    assert [event.args["seat"] for event in scene.told("caught")] == [0, 1]
    assert scene.asked() == ("hunt", [0])
    scene.do("fire P04")
    assert scene.state.damage == 4
    assert scene.asked() == ("hunt", [1])
    scene.next_cards("W02")
    scene.do("fire P01")
    assert [scene.points(seat) for seat in range(3)] == [0, 1, 0]
    assert [scene.dead(seat) for seat in range(3)] == [[], [], []]
    assert [scene.place(seat) for seat in range(3)] == ["2,6", "3,6", "4,6"]


# Example 9: hunting Bounty


@rule("TB-HUNT-5", "TB-HUNT-6", "TB-HUNT-7")
def test_example_9_hunting_bounty() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "4,3", ("V2-3", "V2-4", "V2-5"))
    scene.stand(0, "4,4")
    scene.give(0, "P02-1", "P01-1")
    scene.line("BH05", "BD01", "BD02", "BD03")
    scene.do("play V2-1 1")
    scene.end_turn()
    scene.roll(5, 2)
    scene.do("fire P02")
    assert scene.state.damage == 5
    scene.do("fire P01")
    assert scene.state.damage == 7
    assert scene.texts() == ["claim vp", "claim BH05"]
    scene.next_cards("BD30", "W02")
    scene.do("claim BH05")
    assert (scene.points(0), scene.scored(0)) == (4, ["BH05"])
    assert scene.bounty_line() == ["BD01", "BD02", "BD03", "BD30"]
    assert scene.discarded("W") == ["W20"]
    assert scene.worm_in(1) == "W02"


# Example 10: death


@rule("TB-DEATH-1", "TB-DEATH-2", "TB-DEATH-3", "TB-DEATH-4", "TB-DEATH-5", "TB-CHAR-5", "TB-TURN-2")
def test_example_10_death() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "4,3", ("V2-3", "V2-4", "V2-5"))
    scene.stand(0, "4,4")
    scene.carry(0, "green", "blue", rubble=2)
    scene.wear(0, "IH4")
    scene.give(0, "I07-1")
    scene.hand(0, "V3-1", "V5-1", "V5-2", "V5-3", "V5-4")
    scene.do("play V3-1 1", "stop", "end_turn")
    assert scene.rubble_map() == dict.fromkeys(["4,1", "4,2", "4,4", "4,5"], 1)
    assert scene.asked() == ("doom", [0])
    assert scene.texts() == ["die"]
    scene.do("die")
    assert scene.egg_map() == {"4,3": ["yellow"], "4,4": ["green", "blue"]}
    assert scene.rubble_map()["4,4"] == 2
    assert scene.state.rubble_supply == 45
    assert scene.discarded("I") == ["IH4"]
    assert (scene.items(0), scene.vehicles(0)) == (["I07-1"], ["V5-1", "V5-2", "V5-3", "V5-4"])
    assert (scene.place(0), scene.dead(0)) == (None, ["C07"])
    assert scene.texts() == ["lead C15", "lead C16"]
    scene.next_cards("W02")
    scene.do("lead C16")
    scene.pass_turn()
    assert scene.asked() == ("enter_board", [0])
    assert scene.texts() == ["enter 3,1", "enter 1,3", "enter 2,6", "enter 5,6"]


# Example 11: Queen at the edge


@rule("TB-WORM-5", "TB-ATT-8", "TB-ATT-10", "TB-HUNT-1", "TB-HUNT-2")
def test_example_11_queen_at_the_edge() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "WQ3", "6,4", ("V2-4", "V2-5", "V3-9", "V4-9"))
    for seat, space in enumerate(("6,5", "3,2", "6,2")):
        scene.stand(seat, space)
    scene.give(0, "P09")
    scene.do("play V2-1 1", "stop")
    scene.refill()
    scene.roll(3, 2)
    scene.do("end_turn")
    assert scene.egg_map() == {"6,3": ["yellow"], "6,5": ["green"], "5,4": ["purple"], "3,2": ["blue"]}
    assert scene.rubble_map() == {"6,4": 1, "5,5": 1, "5,3": 1}
    assert [event.args["seat"] for event in scene.told("caught")] == [0]


# Example 12: Bicycle and phase 4 with 2 players


@rule("TB-ABIL-5", "TB-ATT-4", "TB-ATT-5", "TB-TWO-2", "TB-TWO-3", "TB-AMB-6", "TB-AMB-7")
def test_example_12_bicycle_and_phase_4() -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.worm(1, "W17", "2,2", ("V2-3", "V2-4", "V2-5"))
    scene.hand(0, "V3-6", "V5-2", "V7-3")
    scene.do("play V3-6 2", "stop")
    scene.next_cards("V2-6", "V2-7")
    scene.roll(2)
    scene.next_cards("V4-5", "W02")
    scene.do("hide V5-2 1")
    moves = [(event.args["vehicle"], event.args["space"]) for event in scene.told("target_distracted")]
    assert moves == [("V4-5", "1,2"), ("V5-2", "3,2")]
    assert scene.egg_map() == {"3,2": ["blue"]}
    assert scene.rubble_map() == dict.fromkeys(["1,2", "2,2", "4,2", "5,2"], 1)
    assert scene.discarded("V") == ["V2-3", "V2-4", "V2-5", "V4-5", "V5-2"]
    assert (scene.worm_in(1), scene.cards_under(1), scene.target(1)) == ("W02", [], "1,5")


# Example 13: elimination and tie


@rule("TB-END-3", "TB-END-4", "TB-END-5")
def test_example_13_elimination_and_tie() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W20", "4,3", ("V2-4", "V2-5", "V3-9"))
    scene.stand(1, "4,4")
    scene.bury(1, 2)
    scene.score(2, "BD25", "BD26", "BD07", "BD19")
    scene.vp(2, 1)
    scene.score(0, "BD27", "BD28", "BD08")
    scene.vp(0, 3)
    scene.vp(1, 19)
    assert (scene.points(0), scene.points(2)) == (14, 14)
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.state.is_out(1)
    assert scene.asked() == ("play_vehicle", [2])
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [0])
    scene.pass_turn()
    assert scene.state.over
    assert scene.state.winners == [2]


# Example 14: Canyon jump


def before_the_jump() -> TerrorBelowScene:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V2-1", "V6-1", "V7-3")
    scene.stand(0, "3,3")
    scene.carry(0, "green", rubble=2)
    scene.vp(0, 12)
    scene.rubble(1, "6,3")
    scene.do("play V2-1 1")
    return scene


@rule("TB-CAN-9", "TB-CAN-10", "TB-CAN-11", "TB-ACT-9")
def test_example_14_a_good_landing() -> None:
    scene = before_the_jump()
    scene.roll(5)
    scene.do("jump E V6-1")
    assert scene.points(0) == 13
    assert (scene.place(0), scene.squad(0).rubble) == ("6,3", 3)
    assert scene.asked() == ("rubble_trade", [0])
    scene.next_cards("P09")
    scene.do("trade weapon")
    assert (scene.weapons(0), scene.squad(0).rubble, scene.state.rubble_supply) == (["P09"], 0, 50)


@rule("TB-CAN-9", "TB-CAN-12", "TB-CAN-13")
def test_example_14_a_deadly_jump() -> None:
    scene = before_the_jump()
    scene.roll(2)
    scene.do("jump E V6-1")
    assert scene.points(0) == 13
    assert scene.egg_map() == {"6,3": ["green"]}
    assert scene.rubble_map() == {"6,3": 2}
    assert scene.place(0) is None
    scene.script.extend([0, 0])
    scene.do("lead C15")
    assert scene.asked() == ("play_vehicle", [1])


# Example 15: solo Terror turn and score


@rule("TB-SOLO-8", "TB-SOLO-12", "TB-SOLO-13", "TB-SOLO-16", "TB-SOLO-19", "TB-DIST-2")
def test_example_15_solo_terror_turn() -> None:
    scene = TerrorBelowScene(1)
    scene.worm(1, "W10", "5,6")
    scene.worm(2, "W09", "3,6")
    scene.stand(0, "2,1")
    scene.line("BD25", "BD01", "BD30", "BH01")
    scene.hand(0, "V4-1", "V3-2", "V3-3")
    scene.do("play V4-1 3")
    scene.next_cards("V2-9")
    scene.roll(4)
    scene.next_cards("V7-4")
    scene.roll(1)
    scene.next_cards("BD02", "BD03", "W02")
    scene.do("stop")
    assert scene.target(2) == "1,6"
    assert scene.cards_under(2) == ["V7-4"]
    assert scene.location("hospital") is None
    assert scene.egg_map() == {"5,6": ["blue"]}
    assert scene.rubble_map() == dict.fromkeys(["4,6", "4,5", "5,5", "6,5", "6,6"], 1)
    assert scene.bounty_line() == ["BD01", "BH01", "BD02", "BD03"]
    assert scene.state.attacks == 1
    assert scene.all_chance_used()


@rule("TB-SCORE-2", "TB-SCEN-1")
def test_example_15_solo_score() -> None:
    scene = TerrorBelowScene(1, queens=True, left_behind=1)
    scene.wear(0, "IH1")
    scene.vp(0, 18)
    scene.state.attacks = 11
    scene.line("BD01", "BD02", "BH01", "BH03")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.next_cards("BD30")
    scene.do("deliver green BD01")
    assert scene.state.winners == [0]
    assert scene.points(0) == 21
    assert solo_score(scene.state) == 21 + 4 + 3 + 3 + 1 == 32
