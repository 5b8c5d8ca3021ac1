"""Seats, clocks, absence, taking back, giving up (section 24; the defaults of section 5.4)."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.table import Table
from hypogeum.engine.undo import History
from hypogeum.games.sub_terra.ending import END_KINDS
from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import FreshTable, SubTerraScene
from tests.kit import rule

TYPHAON = 3


def scene(*team: str, **options: object) -> SubTerraScene:
    """The first of the team acts; two more complete it."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    return SubTerraScene(*team, *others[: 3 - len(team)], **options)


# Seats


@rule("ST2-SEAT-1", "ST2-SEAT-2")
@pytest.mark.parametrize(("mode", "seats", "explorers", "typhaon"), [("base", 4, 4, -1), ("typhaon", 5, 4, 4)])
def test_one_seat_for_each_explorer_in_turn_order_and_the_last_for_typhaon(
    mode: str, seats: int, explorers: int, typhaon: int
) -> None:
    table = SubTerraScene("guide", "rogue", "foreman", "veteran", game_mode=mode)
    options = table.state.options
    assert (options.seats, options.explorers, options.typhaon) == (seats, explorers, typhaon)
    assert [table.seat(name) for name in ("guide", "rogue", "foreman", "veteran")] == [0, 1, 2, 3]
    turns = []
    for _ in range(4):
        turns += table.asked()[1]
        table.next_peril(*["stumble"] * (mode == "base"))
        table.script.extend([0] * (mode == "typhaon" and len(turns) == 4))
        table.do("end")
    assert turns == [0, 1, 2, 3]
    assert table.asked() == (("build", [4]) if mode == "typhaon" else ("actions", [0]))


@rule("ST2-SEAT-3", "ST2-TURN-25")
def test_each_seat_decides_for_its_own_explorer_and_nobody_overrules_it() -> None:
    table = scene("guide", "foreman")
    assert table.refused("move 4,0", seat=1) == "ST2-TURN-25"
    table.turn_of("foreman")
    assert table.refused("end", seat=0) == "ST2-TURN-25"
    table.do("move 4,0", seat=1)
    assert table.at("foreman") == "4,0"


@rule("ST2-SEAT-4", "ST2-ONL-4")
def test_the_leaders_rights_belong_to_seat_0_whatever_becomes_of_its_explorer() -> None:
    table = scene("guide", "foreman", "veteran")
    table.bury("guide")
    table.guardian("3,0")
    table.marker(9)
    table.end_round()
    assert table.asked() == ("choose_victim", [0])


@rule("ST2-SEAT-5")
def test_ark_dog_and_turret_have_no_seat() -> None:
    table = SubTerraScene("tamer", "inventor", "foreman", game_mode="ark")
    table.stand("3,0", "dog", "turret")
    view = GAME.view(table.state, 0)
    assert [(one.id, one.seat) for one in view.explorers] == [
        *[("tamer", 0), ("inventor", 1), ("foreman", 2), ("ark", -1), ("dog", -1), ("turret", -1)],
    ]
    table.turn_of("foreman")
    assert "push 4,0" in table.texts()
    assert table.offers("dog") == []
    table.guardian("4,0")
    table.begin_turn("inventor")
    assert table.asked() == ("turret_shot", [1])


@rule("ST2-SEAT-6", "ST2-SET-25", "ST2-OPT-3")
def test_typhaon_is_on_a_side_of_its_own_and_controls_no_explorer() -> None:
    table = scene("guide", game_mode="typhaon")
    assert GAME.sides(table.state) == [0, 0, 0, 1]
    assert table.state.character[TYPHAON] == -1
    assert GAME.teammates(table.state, TYPHAON) == []


# Clocks


def seconds(table: SubTerraScene) -> tuple[str, int] | None:
    """Key and seconds of the clock that runs."""
    clock = table.state.decision.clock(table.state)
    return None if clock is None else (clock.key, clock.seconds)


@rule("ST2-ONL-1")
def test_the_step_of_an_explorer_has_one_clock_for_all_its_questions() -> None:
    table = scene("rogue", "guide", turn_seconds=90, choice_seconds=20)
    turn = ("turn 1", 90)
    assert seconds(table) == turn
    table.do("sprint 4,0")
    assert (table.asked()[0], seconds(table)) == ("move_on", turn)
    table.do("stop")
    table.next_tile("B-NOR-1")
    table.do("reveal S")
    assert (table.asked()[0], seconds(table)) == ("orientation", turn)


@rule("ST2-ONL-1")
def test_every_other_question_has_the_clock_of_a_choice() -> None:
    table = scene("guide", "cartographer", turn_seconds=90, choice_seconds=20)
    table.next_tile("B-NOR-1")
    table.do("reveal S")
    assert (table.asked(), seconds(table)) == (("dissuade_tile", [1]), ("", 20))
    table.do("pass", "orient 1")
    table.curse()
    table.peril("guide", "wake", "lava")
    assert (table.asked()[0], seconds(table)) == ("first_die", ("", 20))
    table = scene("guide", turn_seconds=90, choice_seconds=20)
    table.guardian("3,0")
    table.marker(9)
    table.end_round()
    assert (table.asked()[0], seconds(table)) == ("choose_victim", ("", 20))


@rule("ST2-ONL-1")
def test_typhaons_whole_turn_has_one_clock() -> None:
    table = scene("guide", game_mode="typhaon", turn_seconds=90, choice_seconds=20)
    table.hand("D3-WAK-A", "D3-DES", "D3-ACT")
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    clocks = [seconds(table)]
    for action in ("at 3,1", "orient 1", "play D3-WAK-A", "option a"):
        table.do(action)
        clocks.append(seconds(table))
    assert clocks == [("turn 2", 90)] * 5


@rule("ST2-ONL-1")
def test_0_means_no_limit() -> None:
    table = scene("guide", turn_seconds=0, choice_seconds=0)
    assert seconds(table) is None
    table.next_tile("B-NOR-1")
    table.do("reveal S")
    assert seconds(table) is None


# Defaults: what is done for a seat that has left, at once


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_whoever_leaves_in_the_own_step_ends_it() -> None:
    table = scene("guide", "foreman")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert (table.asked(), table.at("guide")) == (("actions", [1]), "3,0")
    assert table.kinds()[:2] == ["left", "peril_rolled"]


@rule("ST2-ONL-3")
def test_the_turns_of_a_seat_that_has_left_are_only_rolled() -> None:
    table = scene("guide", "foreman", "veteran")
    table.do("leave", seat=1)
    table.next_peril("stumble", "stumble")
    table.do("end")
    assert table.asked() == ("actions", [2])
    assert [event.args["explorer"] for event in table.told("turn_began")] == ["foreman", "veteran"]


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_a_series_under_way_stops() -> None:
    table = scene("rogue", "foreman")
    table.do("sprint 4,0")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert (table.at("rogue"), table.asked()) == ("4,0", ("actions", [1]))


@rule("ST2-ONL-3", "ST2-TAR-20")
def test_traitor_and_quest_pass_over_a_seat_that_has_left() -> None:
    table = scene("fortune-teller", "foreman", "veteran")
    table.tarot(1, 5)
    table.do("leave", seat=1)
    table.do("tarot 5 foreman")
    assert (table.at("foreman"), table.asked()) == ("3,0", ("actions", [0]))
    table.turn_of("fortune-teller")
    table.do("tarot 1")
    assert table.asked() == ("quest_action", [2])
    table.do("leave", seat=2)
    assert table.asked() == ("actions", [0])


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_the_tile_drawn_first_is_kept_and_lies_in_the_lowest_orientation() -> None:
    table = scene("archaeologist", "foreman")
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("reveal S")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert (table.tile_at("3,1"), table.state.rotations[table.place("3,1")]) == ("B-NOR-1", 1)


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_without_the_cartographer_nothing_is_dissuaded() -> None:
    table = scene("guide", "cartographer")
    table.next_tile("B-LAV-1")
    table.do("explore S")
    assert table.asked() == ("dissuade_tile", [1])
    table.do("leave", seat=1)
    assert (table.at("guide"), table.asked()) == ("3,1", ("actions", [0]))
    table.next_tile("B-LAV-2")
    table.do("explore S")
    assert table.at("guide") == "3,2"


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_a_vision_goes_back_and_of_a_nexus_the_lowest_card_is_kept() -> None:
    table = scene("fortune-teller", "foreman")
    table.next_tile("B-NOR-1")
    table.do("vision")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert ("tile_returned" in table.kinds(), "B-NOR-1" in table.bag_holds()) == (True, True)
    table = scene("fortune-teller", "foreman")
    table.tarot(13)
    table.next_tarot(8, 3, 5)
    table.do("tarot 13")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert table.tarot_held() == [3]


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_no_second_exit_and_no_reroll() -> None:
    table = scene("guide", "foreman")
    table.path("3,1")
    table.stand("3,1", "guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert table.asked() == ("actions", [1])
    table = scene("archaeologist", "foreman")
    table.do("leave", seat=1)
    table.peril("archaeologist", "stumble")
    assert table.asked() == ("reroll_dice", [0])
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert (table.hearts("archaeologist"), table.asked()) == (5, ("actions", [2]))


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_the_die_rolled_first_is_first_and_the_first_guardian_tile_wakes() -> None:
    table = scene("guide", "foreman")
    table.curse()
    table.peril("guide", "wake", "stumble")
    table.do("leave", seat=0)
    assert [event.args["face"] for event in table.told("peril_resolved")] == ["wake", "stumble"]
    assert table.guardians() == ["INF-1 0,0"]


@rule("ST2-ONL-2", "ST2-ONL-3", "ST2-ONL-4")
def test_an_absent_leader_stops_nothing() -> None:
    table = scene("guide", "foreman", "veteran")
    table.guardian("3,0")
    table.marker(9)
    table.end_round()
    assert table.asked() == ("choose_victim", [0])
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert [event.args["victim"] for event in table.told("guardian_attacked")] == ["veteran", "veteran"]
    assert (table.hearts("veteran"), table.asked()) == (5, ("actions", [1]))


@rule("ST2-ONL-4")
def test_guardians_of_an_absent_leader_go_north_first_and_in_the_order_of_their_coming() -> None:
    table = scene("guide", "foreman", "veteran", guardian_order="ask")
    table.path("3,1", "3,2", "4,1", "4,2")
    table.stand("4,1", "guide", "foreman", "veteran")
    table.guardian("3,2")
    table.guardian("6,0")
    table.turn_of("foreman")
    table.do("leave", seat=0)
    table.peril("foreman", "activate")
    assert [event.args["piece"] for event in table.told("guardian_moved")] == ["INF-1", "INF-2"]
    assert table.guardians() == ["INF-1 3,1", "INF-2 5,0"]


@rule("ST2-ONL-4")
def test_the_sanctum_lies_nearest_to_the_crossing_without_a_leader() -> None:
    table = scene("guide", "foreman")
    table.path("1,1", "0,1", "4,1")
    table.bag("B-BRI-1")
    table.stand("4,1", "foreman")
    table.turn_of("foreman")
    table.do("leave", seat=0)
    table.next_tile("B-BRI-1")
    table.do("reveal E")
    assert (table.tile_at("4,2"), table.asked()) == ("HALL", ("actions", [1]))


@rule("ST2-ONL-2", "ST2-ITEM-9")
def test_an_absent_holder_agrees() -> None:
    table = scene("guide", "foreman", item_consent="ask")
    table.hold("foreman", "key")
    table.do("take foreman")
    assert table.asked() == ("hand_over", [1])
    table.do("leave", seat=1)
    assert (table.held("guide"), table.state.ap, table.asked()) == ("key", 1, ("actions", [0]))


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_the_turret_fires_at_the_nearest_and_the_first_mine_comes_back() -> None:
    table = scene("inventor", "foreman")
    table.stand("3,0", "turret")
    table.guardian("1,0")
    table.guardian("4,0")
    table.begin_turn("inventor")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert table.guardians() == ["INF-1 1,0"]
    table = scene("inventor", "foreman")
    table.mine("5,0", "4,0", "2,0")
    table.do("mine")
    table.next_peril("stumble")
    table.do("leave", seat=0)
    assert table.mines_on() == ["4,0", "2,0", "3,0"]


@rule("ST2-ONL-2", "ST2-ONL-3")
def test_snakes_bite_whoever_has_most_hearts() -> None:
    table = scene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.stand("3,1", "foreman", "veteran")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert table.asked() == ("snake_victim", [0])
    table.do("leave", seat=0)
    assert table.hearts("veteran") == 6


# Typhaon's absence


@rule("ST2-ONL-5")
def test_without_its_person_typhaon_puts_the_tile_back_and_plays_the_card_held_longest() -> None:
    table = scene("guide", "foreman", "veteran", game_mode="typhaon")
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    table.next_card("D3-LAV-A")
    table.do("leave", seat=TYPHAON)
    assert table.told("desolation_played")[0].args["card"] == "D3-TRP-1"
    assert (table.tile_at("3,1"), table.cards()) == (None, ["D3-DES", "D3-ACT", "D3-LAV-A"])
    assert (table.asked(), table.state.over) == (("actions", [0]), False)


@rule("ST2-ONL-5")
def test_an_absent_typhaon_wakes_what_it_can() -> None:
    table = scene("guide", "foreman", "veteran", game_mode="typhaon", temple_mode="legion")
    table.lay("B-GRD-3", "3,1", 2)
    table.stand("2,0", "guide", "foreman", "veteran")
    table.sanctum("5,0", "S")
    table.hand("D3-WAK-A", "D3-DES", "D3-ACT")
    table.typhaon_turn()
    table.next_card("D3-LAV-A")
    table.do("leave", seat=TYPHAON)
    assert table.told("guardian_came")[0].args == {"guardian": "infantry", "cell": "3,1"}


# Being away, leaving, giving up


@rule("ST2-ONL-3", "TBL-AWAY-1")
def test_whoever_is_away_is_still_asked_and_may_come_back() -> None:
    table = scene("guide", "foreman")
    table.do("away", seat=0)
    assert (table.asked(), table.state.away) == (("actions", [0]), 1)
    table.do("back", seat=0)
    assert table.state.away == 0


@rule("ST2-ONL-7", "TBL-AWAY-3")
def test_a_team_that_has_left_to_the_last_has_lost() -> None:
    table = scene("guide", "foreman", "veteran")
    table.do("leave", seat=1)
    table.do("leave", seat=2)
    assert not has_ended(table)
    table.do("leave", seat=0)
    assert (has_ended(table), table.result()) == (True, "lost")
    assert table.line("gave_up") == "gave_up ST2-ONL-7 won=False result=lost round=1"


def has_ended(table: SubTerraScene) -> bool:
    return table.state.over


@rule("ST2-ONL-7")
@pytest.mark.parametrize("mode", ["base", "ark"])
def test_a_team_that_gives_up_has_lost(mode: str) -> None:
    table = scene("guide", game_mode=mode)
    table.do("give_up", seat=1)
    assert (table.result(), table.state.winners, GAME.scores(table.state)) == ("lost", [], [0, 0, 0])
    assert END_KINDS[table.state.end_rule] == "gave_up"


@rule("ST2-ONL-7")
@pytest.mark.parametrize(("seat", "winners", "result"), [(0, [3], "lost"), (TYPHAON, [0, 1, 2], "won")])
def test_against_typhaon_the_other_side_wins(seat: int, winners: list[int], result: str) -> None:
    table = scene("guide", game_mode="typhaon")
    table.do("give_up", seat=seat)
    assert (table.state.winners, table.result()) == (winners, result)
    assert GAME.scores(table.state) == [int(one in winners) for one in range(4)]


# Picking Explorers


@rule("ST2-ONL-8", "ST2-OPT-2")
def test_a_seat_that_has_not_picked_gets_one_of_those_left_by_chance() -> None:
    table = FreshTable(3)
    table.do("choose guide", "choose rogue")
    assert table.asked() == ("pick_explorer", [2])
    picked = {str(table.state.decision.default(table.state, 2, FastChance(seed))) for seed in range(200)}
    assert len(picked) == 15
    assert picked.isdisjoint({"choose guide", "choose rogue"})
    table.script.append(0)
    table.do("leave", seat=2)
    assert table.state.character[2] != -1
    assert table.asked() == ("actions", [0])


# Taking back


def at_table(**options: object) -> Table:
    """A table as people sit at it."""
    return Table(GAME, {"explorer_pick": "random", **options}, 4, b"a temple")


def reason(table: Table, seat: int) -> str:
    """Why the last action cannot be taken back; empty if it can."""
    refusal = table.undo_refusal(seat)
    return "" if refusal is None else refusal.reason


def do(table: Table, text: str, seat: int) -> None:
    table.apply(GAME.action(text), seat)


@rule("ST2-ONL-6", "TBL-UNDO-1")
def test_actions_of_a_step_are_taken_back_until_chance_but_never_its_end() -> None:
    table = at_table(game_mode="typhaon", turn_seconds=0)
    do(table, "move 4,0", 0)
    do(table, "exert", 0)
    assert reason(table, 0) == ""
    table.undo(0)
    assert reason(table, 0) == ""
    do(table, "reveal S", 0)
    assert reason(table, 0) == "chance"
    while table.state.decision.name != "actions":
        first = str(table.state.decision.actions(table.state)[0])
        do(table, first, table.state.decision.seat(table.state))
    do(table, "end", 0)
    assert reason(table, 0) == "final"


@rule("ST2-ONL-6")
def test_what_typhaon_places_or_plays_is_not_taken_back() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = Table(GAME, {"explorer_pick": "random", "game_mode": "typhaon"}, 4, f"temple {seed}".encode())
        for seat in range(3):
            do(table, "end", seat)
        while TYPHAON in table.state.decision.seats(table.state):
            action = table.state.decision.actions(table.state)[0]
            table.apply(action, TYPHAON)
            if action.verb.name in ("at", "orient", "play"):
                assert reason(table, TYPHAON) in ("shown", "chance")
                found.add(action.verb.name)
    assert found == {"at", "orient", "play"}


@rule("ST2-ONL-6")
@pytest.mark.parametrize(("seat", "expected"), [(0, ""), (TYPHAON, "shown")])
def test_how_an_explorer_turns_a_tile_may_be_taken_back_but_not_how_typhaon_does(seat: int, expected: str) -> None:
    table = scene("guide", game_mode="typhaon")
    table.next_tile("B-NOR-1")
    if seat == TYPHAON:
        table.typhaon_turn()
        table.do("at 3,1")
    else:
        table.do("reveal S")
    before = table.state.copy()
    table.do("orient 1")
    history = History(GAME)
    history.add(0, before, table.state, GAME.action("orient 1"), seat, [])
    refusal = history.refusal(table.state, seat)
    assert ("" if refusal is None else refusal.reason) == expected


# Personal settings


@rule("ST2-ONL-9", "ST2-ONL-10", "TBL-SET-1")
def test_what_a_screen_may_answer_by_itself_is_the_default_of_that_question_and_never_in_the_state() -> None:
    answers = [answer for setting in GAME.settings for answer in setting.answers.values()]
    assert [setting.id for setting in GAME.settings if setting.is_rule] == []
    table = scene("cartographer", "archaeologist")
    table.turn_of("archaeologist")
    asked: dict[str, str] = {}
    table.next_tile("B-SPK-3", "B-NOR-1")
    table.do("reveal S")
    table.do(next(text for text in table.texts() if text.startswith("keep")))
    asked[table.asked()[0]] = default(table)
    table.do("pass")
    table.next_peril("stumble")
    table.do("end")
    asked[table.asked()[0]] = default(table)
    assert asked == {answer.decision: answer.action for answer in answers}


def default(table: SubTerraScene) -> str:
    """What is answered for a seat that does not."""
    state = table.state
    return str(state.decision.default(state, state.decision.seat(state), FastChance(1)))
