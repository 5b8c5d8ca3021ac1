"""Playing at a table: players who leave or are away, clocks, defaults and taking back."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.table import Table
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import NEW_WORM, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# Leaving for good


@rule("TB-ONL-3", "TB-END-8")
def test_the_squad_of_a_player_who_leaves_is_removed() -> None:
    scene = TerrorBelowScene(3)
    scene.give(1, "I07-1", "P08")
    scene.wear(1, "IH1")
    scene.put_in_play(1, "P03-1")
    scene.carry(1, "green", rubble=2)
    scene.keep_secret(1, "BD01")
    scene.do("leave", seat=1)
    squad = scene.squad(1)
    assert (squad.space, squad.hand, squad.items, squad.weapons, squad.sticks, squad.hat) == (NONE, 0, 0, 0, 0, NONE)
    assert scene.state.rubble_supply == 50
    assert len(scene.egg_supply()) == 28
    assert scene.discarded("B") == ["BD01"]
    assert scene.refused("back", seat=1) == "TBL-AWAY-3"
    view = GAME.view(scene.state).squads[1]
    assert (view.gone, view.eliminated) == (True, False)


@rule("TB-ONL-3", "TB-TURN-1")
def test_turns_of_a_player_who_has_left_are_skipped_without_last_turns() -> None:
    scene = TerrorBelowScene(3)
    scene.do("leave", seat=1)
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [2])
    assert GAME.view(scene.state).final_turns is None
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [0])


@rule("TB-ONL-3", "TB-TURN-1", "TB-ATT-1")
@pytest.mark.parametrize("before", [[], ["play V2-1 1"], ["play V2-1 1", "stop"]])
def test_the_turn_of_the_active_player_ends_when_he_leaves(before: list[str]) -> None:
    scene = TerrorBelowScene(3)
    scene.do(*before)
    scene.do("leave", seat=0)
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-HUNT-5")
def test_a_hunter_who_leaves_takes_nobody_with_him() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "4,4")
    scene.stand(1, "4,5")
    scene.give(0, "P01-1")
    scene.give(1, "P10")
    strike(scene)
    scene.do("leave", seat=0)
    assert scene.asked() == ("hunt", [1])
    assert bits(scene.state.caught) == [1]


@rule("TB-WPN-9")
def test_a_player_who_leaves_is_not_asked_for_a_long_shot() -> None:
    scene = TerrorBelowScene(4)
    scene.stand(0, "4,4")
    scene.stand(1, "1,1")
    scene.give(1, "P11")
    scene.give(2, "P01-1")
    strike(scene)
    assert scene.asked() == ("long_shot", [1])
    scene.do("leave", seat=1)
    assert scene.asked()[0] == "new_leader"
    assert scene.discarded("P") == ["P11"]


@rule("TB-WPN-9", "TB-HUNT-10")
def test_nobody_shoots_at_a_worm_whose_only_prey_has_left() -> None:
    scene = TerrorBelowScene(4)
    scene.stand(0, "4,4")
    scene.give(0, "P01-1")
    scene.stand(1, "1,1")
    scene.give(1, "P11")
    strike(scene)
    assert scene.asked() == ("hunt", [0])
    scene.next_cards(NEW_WORM)
    scene.do("leave", seat=0)
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ACT-4", "TB-ONL-3")
def test_a_pawn_in_transit_may_stop_when_the_player_it_stands_on_has_left() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.do("play V3-1 1", "move E")
    assert scene.refused("stop") == "TB-ACT-4"
    scene.do("leave", seat=1)
    scene.do("stop")
    assert scene.place(0) == "4,3"


@rule("TB-ACT-4", "TB-ONL-3")
def test_a_pawn_in_transit_whose_only_way_out_has_left_may_stop() -> None:
    """It stood on Rubble, and could leave the other pawn only by leaping over a third one that stands on Rubble."""
    scene = TerrorBelowScene(4)
    for seat, space in enumerate(("3,3", "4,3", "5,3")):
        scene.stand(seat, space)
    scene.rubble(1, "3,3", "4,2", "4,4", "5,3")
    scene.do("play V3-1 1", "move E")
    assert set(scene.texts()) == {"leap 5,2", "leap 5,4", "leap 6,3"}
    scene.do("leave", seat=3)
    assert scene.refused("stop") == "TB-ACT-4"
    scene.do("leave", seat=2)
    assert scene.offers("move") == scene.offers("leap") == []
    scene.do("stop")
    assert scene.place(0) == scene.place(1) == "4,3"


@rule("TB-ITEM-11")
def test_cards_that_a_player_was_choosing_from_are_discarded_when_he_leaves() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I11")
    scene.next_cards("P05", "P09")
    scene.do("use I11")
    scene.do("leave", seat=0)
    assert scene.discarded("P") == ["P05-1", "P09"]


@rule("TB-SET-8")
def test_a_player_may_leave_while_leaders_are_picked() -> None:
    state = GAME.new({"first_player": "1"}, seats=3, chance=FastChance(1))
    state.apply(GAME.action("leave"), 1)
    for seat in (0, 2):
        state.apply(state.decision.actions(state, seat)[0], seat)
    while not state.turns:
        state.apply(state.decision.actions(state)[0])
    GAME.check(state)
    assert state.decision.seats(state) == [2]


@rule("TB-ONL-3")
def test_the_last_player_at_the_table_wins() -> None:
    scene = TerrorBelowScene()
    scene.do("leave", seat=0)
    assert scene.state.over
    assert scene.state.winners == [1]


@rule("TB-ONL-3", "TB-END-10")
def test_the_last_survivor_has_a_last_turn_even_if_the_eliminated_player_leaves() -> None:
    scene = TerrorBelowScene()
    scene.eliminate(1)
    scene.do("leave", seat=1)
    assert not scene.state.over
    assert scene.asked() == ("play_vehicle", [0])


@rule("TB-ONL-3", "TB-CARD-3")
def test_cards_gained_by_an_active_player_who_leaves_are_fresh_no_more() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I11")
    scene.next_cards("P05", "P09")
    scene.do("use I11", "keep P05")
    scene.do("leave", seat=0)
    assert GAME.write_position(scene.state)["turn"]["fresh_weapons"] == []


@rule("TB-ONL-3")
def test_a_solo_player_who_leaves_has_lost() -> None:
    scene = TerrorBelowScene(1)
    scene.do("leave", seat=0)
    assert scene.state.over
    assert scene.state.winners == []


# Being away


@rule("TB-ONL-3")
def test_who_is_away_keeps_everything() -> None:
    scene = TerrorBelowScene()
    scene.do("away", seat=1)
    assert GAME.view(scene.state).squads[1].away
    assert scene.asked() == ("play_vehicle", [0])
    scene.do("back", seat=1)
    assert not GAME.view(scene.state).squads[1].away


# Clocks and defaults


@rule("TB-ONL-4")
def test_one_clock_for_the_own_turn_and_one_for_each_choice_outside_it() -> None:
    scene = TerrorBelowScene(3, turn_seconds=90, choice_seconds=20)
    scene.stand(0, "4,4")
    scene.give(0, "P01-1", "I06-1")
    keys = set()
    for action in ("play V2-1 1", "stop"):
        clock = scene.state.decision.clock(scene.state)
        assert clock is not None
        assert clock.seconds == 90
        keys.add(clock.key)
        scene.do(action)
    assert len(keys) == 1
    scene = TerrorBelowScene(3, turn_seconds=90, choice_seconds=20)
    scene.stand(0, "4,4")
    scene.give(0, "P01-1")
    strike(scene)
    clock = scene.state.decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 20


@rule("TB-ONL-4")
def test_no_clock_without_a_limit() -> None:
    scene = TerrorBelowScene(turn_seconds=0, choice_seconds=0)
    scene.stand(0, "4,4")
    scene.give(0, "P01-1")
    assert scene.state.decision.clock(scene.state) is None
    strike(scene)
    assert scene.state.decision.clock(scene.state) is None


def default(scene: TerrorBelowScene) -> str:
    seat = scene.asked()[1][0]
    return str(scene.state.decision.default(scene.state, seat, FastChance(1)))


@rule("TB-TURN-4", "TB-HUNT-8", "TB-HUNT-9")
def test_defaults_are_quiet_and_spend_nothing() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.give(0, "P09", "P10", "I06-1")
    assert default(scene) == "play V2-1 1"
    scene.do("play V2-1 1")
    assert default(scene) == "stop"
    scene.do("stop")
    assert default(scene) == "end_turn"
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.give(0, "P10", "P01-1")
    scene.line("BH10", "BH05", "BD01", "BD02")
    strike(scene)
    assert default(scene) == "hold"
    scene.do("fire P10", "fire P01")
    assert default(scene) == "claim BH05"


@rule("TB-DEATH-1")
def test_by_default_a_leader_is_saved() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.give(0, "I06-1")
    strike(scene)
    assert default(scene) == "save I06"
    scene.next_cards(NEW_WORM)
    scene.do(default(scene))
    assert scene.dead(0) == []


@rule("TB-DEATH-1", "TB-CHAR-14")
def test_by_default_hank_rolls_before_a_card_is_spent() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.lead(0, "C16")
    scene.give(0, "I06-1")
    strike(scene)
    assert default(scene) == "save C16"
    scene.roll(1)
    scene.do("save C16")
    assert default(scene) == "save I06"


# Taking back


@rule("TB-ONL-2", "TB-HID-1")
def test_what_shows_nothing_can_be_taken_back_and_what_shows_something_cannot() -> None:
    table = Table(GAME, {"first_player": "0"}, 3, bytes(32))
    while not table.state.turns:
        seat = table.state.decision.seats(table.state)[0]
        table.apply(table.state.decision.actions(table.state, seat)[0], seat)
    play = next(action for action in table.state.decision.actions(table.state) if action.verb.name == "play")
    table.apply(play, 0)
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "shown"
    move = next(action for action in table.state.decision.actions(table.state) if action.verb.name == "move")
    before = GAME.write_position(table.state)
    table.apply(move, 0)
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert GAME.write_position(table.state) == before


@rule("TB-ONL-1")
def test_what_needs_no_decision_is_done_by_the_table() -> None:
    scene = TerrorBelowScene()
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.squad(0).hand.bit_count() == 3
    assert len(scene.state.line) == 4
