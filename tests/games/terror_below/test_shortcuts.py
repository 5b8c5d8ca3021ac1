"""What can be done with one press: it is offered action by action, costs what is told, and stops before chance."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.state import State as EngineState
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from tests.games.catalogues import strict_texts
from tests.games.play import THOROUGH, decisions, option_sets
from tests.games.terror_below.expect import EXPECT
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# In random games


def _check(state: EngineState, seat: int, shortcut: Shortcut) -> None:
    """Every action is offered when its turn comes, and nothing is left to chance before the last."""
    trial = state.copy()
    chance = TapedChance(FastChance(1))
    trial.chance = chance
    for action in shortcut.actions:
        assert not chance.outcomes, shortcut
        assert action in trial.decision.actions(trial, seat), (shortcut, action)
        trial.apply(action, seat)
    assert len(shortcut.actions) > 1
    assert isinstance(state, State)
    assert isinstance(trial, State)
    if shortcut.preview is not None and shortcut.preview.cost is not None:
        lost = "loses_points" in shortcut.preview.warnings
        assert (state.ap - trial.ap > shortcut.preview.cost) if lost else (state.ap - trial.ap == shortcut.preview.cost)
        path = shortcut.preview.path
        if path:
            assert path[0] == f"space:{_place(state, seat)}"
            assert trial.over or path[-1] == f"space:{_place(trial, seat)}"


def _place(state: State, seat: int) -> str:
    return write_space(state.squads[seat].space)


def test_every_shortcut_of_random_games_can_be_done() -> None:
    names: Counter[str] = Counter()
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 90):
            for seat in range(state.seats):
                for shortcut in GAME.shortcuts(state, seat):
                    names[shortcut.name] += 1
                    _check(state, seat, shortcut)
    assert (
        min(
            names[name]
            for name in (
                *("go", "clear_the_way", "clear_far", "collect", "pick_up_and_end"),
                *("end_turn", "lure_all", "lure_twice", "extra", "end_turn_luring"),
            )
        )
        > 20
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shortcut_of_random_games_has_a_label_of_its_own(language: str) -> None:
    texts = strict_texts(GAME, language)
    for number in range(len(option_sets(GAME))):
        for state in decisions(GAME, number, 50):
            for seat in state.decision.seats(state):
                labels = []
                for shortcut in GAME.shortcuts(state, seat):
                    args = dict(shortcut.args)
                    for thing in [*shortcut.picks, *shortcut.touches]:
                        kind, _, name = thing.partition(":")
                        key = f"{kind}-{name}"
                        args.setdefault(kind, texts(key if texts.has(key) else f"{kind}-other", value=name))
                    cost = None if shortcut.preview is None else shortcut.preview.cost
                    labels.append(texts(f"shortcut-{shortcut.name}", **args, cost=cost or 0))
                    assert not re.search(EXPECT.raw, labels[-1]), labels[-1]
                assert len(labels) == len(set(labels)), labels


# One by one


def offered(scene: TerrorBelowScene, name: str) -> dict[str, str]:
    """The shortcuts of a name to the seat that is asked: their actions by what is pressed for them."""
    seat = scene.asked()[1][0]
    found = [shortcut for shortcut in GAME.shortcuts(scene.state, seat) if shortcut.name == name]
    return {" ".join(one.picks): ", ".join(str(action) for action in one.actions) for one in found}


def only(scene: TerrorBelowScene, name: str) -> Shortcut:
    [found] = [one for one in GAME.shortcuts(scene.state, scene.asked()[1][0]) if one.name == name]
    return found


@rule("TB-ACT-1", "TB-ACT-2")
def test_going_to_every_space_in_reach_of_several_steps() -> None:
    scene = TerrorBelowScene()
    scene.stand(1, "1,6")
    scene.rubble(1, "2,1", "3,2")
    scene.do("play V4-1 1")
    goes = offered(scene, "go")
    reached = ("5,1", "6,1", "4,2", "5,2", "6,2", "3,3", "4,3", "5,3", "4,4")
    assert set(goes) == {f"space:{space}" for space in reached}
    assert goes["space:4,3"] == "move E, move S, move S"


@rule("TB-ACT-1")
def test_going_tells_its_whole_cost_and_the_way() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.rubble(2, "3,2", "2,3", "3,4", "5,3", "4,4")
    scene.do("play V3-1 1")
    assert offered(scene, "go") == {
        "space:4,1": "move E, move N, move N",
        "space:4,2": "move E, move N",
        "space:5,2": "move E, move N, move E",
    }
    cost = {one.picks[0]: one.preview for one in GAME.shortcuts(scene.state, 0) if one.name == "go"}
    way = cost["space:4,1"]
    assert way is not None
    assert (way.cost, way.path) == (3, ["space:3,3", "space:4,3", "space:4,2", "space:4,1"])


@rule("TB-ACT-3", "TB-ACT-4", "TB-ACT-5")
def test_a_way_leaps_over_pawns_and_ends_on_none() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "1,1")
    scene.stand(1, "2,1")
    scene.stand(2, "5,1")
    scene.rubble(2, "1,2", "2,2", "3,2", "4,2", "5,2", "6,1")
    scene.do("play V4-1 1")
    assert offered(scene, "go") == {"space:4,1": "leap 3,1, move E"}


@rule("TB-ACT-4")
def test_a_way_goes_through_a_pawn_that_cannot_be_leapt_over() -> None:
    scene = TerrorBelowScene(2)
    scene.stand(0, "1,1")
    scene.stand(1, "2,1")
    scene.rubble(2, "1,2", "2,2", "4,1", "3,2")
    scene.do("play V4-1 1")
    assert offered(scene, "go") == {}
    scene = TerrorBelowScene(3)
    scene.stand(0, "1,1")
    scene.stand(1, "2,1")
    scene.stand(2, "3,1")
    scene.rubble(2, "1,2", "2,2", "3,2", "5,1", "4,2")
    scene.do("play V4-1 1")
    assert offered(scene, "go") == {"space:4,1": "move E, leap 4,1"}


@rule("TB-ACT-7", "TB-ACT-9")
def test_the_way_is_cleared_as_far_as_no_card_is_traded() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.rubble(2, "2,1", "1,2")
    scene.do("play V4-1 1")
    assert offered(scene, "clear_the_way") == {
        "space:2,1": "clear 2,1, clear 2,1, move E",
        "space:1,2": "clear 1,2, clear 1,2, move S",
        "space:3,1": "clear 2,1, clear 2,1, move E, move E",
        "space:2,2": "clear 2,1, clear 2,1, move E, move S",
        "space:1,3": "clear 1,2, clear 1,2, move S, move S",
    }
    assert offered(scene, "go") == {}
    scene.carry(0, rubble=1)
    assert offered(scene, "clear_the_way") == {}
    scene.rubble(1, "2,1")
    assert offered(scene, "clear_the_way")["space:4,1"] == "clear 2,1, move E, move E, move E"
    scene.carry(0, rubble=2)
    assert offered(scene, "clear_the_way") == {}


@rule("TB-CHAR-12")
def test_merl_clears_less() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C13")
    scene.stand(0, "1,1")
    scene.rubble(2, "1,2")
    scene.rubble(1, "2,1")
    scene.do("play V4-1 1")
    assert set(offered(scene, "clear_the_way")) == {
        f"space:{space}" for space in ("2,1", "3,1", "2,2", "4,1", "3,2", "2,3")
    }
    scene.rubble(2, "2,1")
    assert offered(scene, "clear_the_way") == {}


@rule("TB-HAT-5")
def test_the_hard_hat_makes_the_first_removal_free() -> None:
    scene = TerrorBelowScene()
    scene.wear(0, "IH2")
    scene.stand(0, "1,1")
    scene.rubble(2, "2,1", "1,2")
    scene.do("play V3-1 1")
    cost = {one.picks[0]: one.preview for one in GAME.shortcuts(scene.state, 0) if one.name == "clear_the_way"}
    assert {thing: way.cost for thing, way in cost.items() if way is not None} == {
        "space:2,1": 2,
        "space:1,2": 2,
        "space:3,1": 3,
        "space:2,2": 3,
        "space:1,3": 3,
    }


def test_rubble_is_cleared_only_where_that_is_cheaper() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.rubble(1, "2,1")
    scene.do("play V4-1 1")
    assert offered(scene, "clear_the_way") == {
        "space:2,1": "clear 2,1, move E",
        "space:3,1": "clear 2,1, move E, move E",
        "space:4,1": "clear 2,1, move E, move E, move E",
    }
    goes = offered(scene, "go")
    assert goes["space:3,1"] == "move S, move E, move E, move N"
    assert goes["space:3,2"] == "move S, move E, move E"


@rule("TB-CHAR-16")
def test_patricia_climbs_rubble_beside_her() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.stand(0, "1,1")
    scene.rubble(1, "2,1", "1,2")
    scene.do("play V2-1 1")
    assert set(scene.offers("move")) == {"move E taking", "move S taking"}
    assert offered(scene, "clear_the_way") == {}


@rule("TB-ACT-7", "TB-ACT-8")
def test_going_next_to_rubble_and_removing_a_piece() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.rubble(1, "2,1", "1,5")
    scene.rubble(2, "4,1", "2,3")
    scene.do("play V4-1 1")
    assert offered(scene, "clear_far") == {
        "rubble:2,3": "move S, move E, clear 2,3",
        "rubble:1,5": "move S, move S, move S, clear 1,5",
    }
    [shortcut] = [one for one in GAME.shortcuts(scene.state, 0) if one.picks == ["rubble:2,3"]]
    assert shortcut.touches == ["space:2,3"]
    assert shortcut.preview == Preview(cost=3, path=["space:1,1", "space:1,2", "space:2,2"])
    scene.carry(0, rubble=2)
    [shortcut] = [one for one in GAME.shortcuts(scene.state, 0) if one.picks == ["rubble:2,3"]]
    assert shortcut.preview is not None
    assert shortcut.preview.warnings == ["trades_rubble"]


@rule("TB-ACT-8", "TB-HAT-5")
def test_the_hard_hat_reaches_rubble_a_space_farther() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.rubble(1, "1,4")
    scene.do("play V2-1 1")
    assert offered(scene, "clear_far") == {}
    scene.wear(0, "IH2")
    assert offered(scene, "clear_far") == {"rubble:1,4": "move S, move S, clear 1,4"}


@rule("TB-ACT-11", "TB-ACT-12")
def test_going_to_eggs_and_picking_them_up() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.eggs("3,2", "green")
    scene.eggs("1,2", "blue", "blue")
    scene.eggs("6,6", "green")
    scene.do("play V4-1 1")
    assert offered(scene, "collect") == {
        "eggs:3,2": "move E, move E, move S, pick_up 3,2",
        "eggs:1,2": "move S, pick_up 1,2",
    }
    previews = {one.picks[0]: one.preview for one in GAME.shortcuts(scene.state, 0) if one.name == "collect"}
    assert previews == {
        "eggs:3,2": Preview(
            cost=4, path=["space:1,1", "space:2,1", "space:3,1", "space:3,2"], warnings=["ends_actions"]
        ),
        "eggs:1,2": Preview(cost=2, path=["space:1,1", "space:1,2"], warnings=["ends_actions", "loses_points"]),
    }


@rule("TB-ACT-11", "TB-ACT-12", "TB-TURN-10")
def test_picking_up_may_be_the_last_thing_of_a_turn() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I02-1")
    scene.stand(0, "1,2")
    scene.do("play V2-1 1")
    assert offered(scene, "pick_up_and_end") == {}
    scene.eggs("1,1", "green")
    scene.do("move N")
    shortcut = only(scene, "pick_up_and_end")
    assert [str(action) for action in shortcut.actions] == ["pick_up 1,1", "stop", "end_turn"]
    assert (shortcut.wish, shortcut.args, shortcut.picks) == ("gain", {"axis": "none"}, [])
    assert shortcut.preview == Preview(cost=1, warnings=["ends_actions"])


@rule("TB-ACT-12")
def test_picking_up_with_points_left_gives_them_up() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I02-1")
    scene.stand(0, "1,1")
    scene.eggs("1,1", "green")
    scene.do("play V2-1 1")
    shortcut = only(scene, "pick_up_and_end")
    assert shortcut.wish == "give_up"
    assert shortcut.preview == Preview(cost=1, warnings=["ends_actions", "loses_points"])


@rule("TB-ACT-12", "TB-ABIL-8", "TB-ABIL-9")
def test_targets_come_closer_after_picking_up() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.stand(0, "4,4")
    scene.eggs("4,4", "green")
    scene.aim(1, "2,2")
    scene.aim(2, "4,5")
    scene.aim(3, "6,3")
    scene.do("play V6-9 2")
    found = {one.args["axis"]: one for one in GAME.shortcuts(scene.state, 0) if one.name == "pick_up_and_end"}
    assert {axis: [str(action) for action in one.actions] for axis, one in found.items()} == {
        "columns": ["pick_up 4,4", "lure 1 S", "lure 3 S"],
        "rows": ["pick_up 4,4", "lure 1 E", "lure 3 W"],
    }
    assert found["rows"].touches == ["eggs:4,4", "space:4,4", "slot:1", "slot:3"]


@rule("TB-DEL-3")
def test_going_to_deliver_for_a_bounty() -> None:
    scene = TerrorBelowScene()
    scene.line("BD13", "BD14", "BD04", "BH01")
    scene.keep_secret(0, "BD17")
    scene.carry(0, "green", "blue")
    scene.stand(0, "1,1")
    scene.do("play V3-1 1")
    assert offered(scene, "deliver_far") == {
        "bounty:BD13": "move S, move S, deliver green BD13",
        "bounty:BD17": "move S, move S, deliver green BD17",
        "bounty:BD04": "move E, move E, deliver blue BD04",
    }
    scene.stand(1, "1,3")
    assert set(offered(scene, "deliver_far")) == {"bounty:BD04"}
    scene.do("move S")
    assert offered(scene, "deliver_far") == {}


@rule("TB-DEL-3")
def test_a_way_to_deliver_may_be_cleared() -> None:
    scene = TerrorBelowScene()
    scene.line("BD13", "BH03", "BH05", "BH01")
    scene.carry(0, "green")
    scene.stand(0, "1,1")
    scene.rubble(1, "1,2")
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_far") == {"bounty:BD13": "clear 1,2, move S, move S, deliver green BD13"}
    preview = only(scene, "deliver_far").preview
    assert preview is not None
    assert (preview.cost, preview.path) == (4, ["space:1,1", "space:1,2", "space:1,3"])


@rule("TB-SOLO-13")
def test_nothing_is_delivered_to_a_destroyed_location() -> None:
    scene = TerrorBelowScene(1)
    scene.destroy("store")
    scene.keep_secret(0, "BD13")
    scene.carry(0, "green")
    scene.stand(0, "1,1")
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_far") == {}


@rule("TB-DEL-1", "TB-DEL-7", "TB-DEL-8")
def test_all_eggs_are_delivered_with_a_bonus_without_choice() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green", "blue", "blue")
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_here") == {
        "space:2,6": "deliver green, bonus vp, deliver blue, deliver blue",
    }
    shortcut = only(scene, "deliver_here")
    assert (shortcut.wish, shortcut.args) == ("gain", {"eggs": 3, "bonus": 1})
    assert shortcut.preview is not None
    assert shortcut.preview.cost == 3


@rule("TB-DEL-3", "TB-DEL-6")
def test_deliveries_stop_where_a_new_bounty_turns_up() -> None:
    scene = TerrorBelowScene()
    scene.line("BD20", "BH03", "BH05", "BH01")
    scene.keep_secret(0, "BD23", "BD19")
    scene.stand(0, "2,6")
    scene.carry(0, "green", "green", "purple", "blue")
    scene.do("play V4-1 1")
    shortcut = only(scene, "deliver_here")
    assert [str(action) for action in shortcut.actions] == [
        *["deliver green BD23", "bonus vp", "deliver green BD19", "deliver purple BD20"]
    ]
    assert (shortcut.wish, shortcut.touches) == ("score", ["bounty:BD23", "bounty:BD19", "bounty:BD20"])


@rule("TB-END-1")
def test_deliveries_end_with_the_game() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green", "blue")
    scene.vp(0, 18)
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_here") == {"space:2,6": "deliver green, bonus vp"}
    scene.vp(0, 19)
    assert offered(scene, "deliver_here") == {}


@rule("TB-DEL-7", "TB-CHAR-7")
def test_a_bonus_with_a_choice_is_asked_for() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.lead(0, "C06")
    scene.carry(0, "green", "blue")
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_here") == {}


@rule("TB-DEL-7")
def test_a_bonus_that_is_drawn_ends_the_deliveries() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.carry(0, "green", "blue")
    scene.do("play V4-1 1")
    assert offered(scene, "deliver_here") == {"space:1,3": "deliver green, bonus item"}


@rule("TB-ABIL-1", "TB-TURN-10")
def test_the_actions_and_the_turn_end_together() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1")
    assert offered(scene, "end_turn") == {"": "stop, end_turn"}
    assert only(scene, "end_turn").wish == "give_up"
    assert offered(scene, "extra") == {}
    scene.do("move S", "move S")
    assert only(scene, "end_turn").wish == "act"
    assert offered(scene, "extra") == {"vehicle:V3-1": "stop, extra V3-1", "vehicle:V4-1": "stop, extra V4-1"}
    assert only_wish(scene, "extra") == {"gain"}


def only_wish(scene: TerrorBelowScene, name: str) -> set[str]:
    return {one.wish for one in GAME.shortcuts(scene.state, 0) if one.name == name}


@rule("TB-ABIL-5", "TB-ABIL-7")
def test_what_a_vehicle_allows_after_the_actions() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V3-1", "V4-1")
    scene.do("play V3-1 1", "move S", "move S", "move S")
    assert offered(scene, "hide") == {f"vehicle:V4-1 slot:{slot}": f"stop, hide V4-1 {slot}" for slot in (1, 2, 3)}
    scene = TerrorBelowScene()
    scene.rubble(1, "4,5")
    scene.do("play V4-1 1", "move S", "move S", "move S", "move S")
    assert offered(scene, "haul") == {"rubble:4,5": "stop, haul 4,5"}


@rule("TB-ACT-4")
def test_nothing_ends_in_transit() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.stand(1, "2,1")
    scene.do("play V2-1 1", "move E")
    assert offered(scene, "end_turn") == {}


@rule("TB-TURN-10")
def test_a_turn_that_ends_with_the_actions_needs_no_shortcut() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V4-1")
    scene.do("play V4-1 1")
    assert offered(scene, "end_turn") == {}


@rule("TB-ABIL-10")
def test_both_steps_of_a_target_are_taken_at_once() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V7-9")
    scene.stand(0, "4,4")
    scene.aim(1, "2,2")
    scene.aim(2, "4,4")
    scene.aim(3, "6,3")
    scene.do("play V7-9 2", "stop")
    assert offered(scene, "lure_twice") == {
        "space:4,2": "lure 1 E, lure 1 E",
        "space:3,3": "lure 1 E, lure 1 S",
        "space:2,4": "lure 1 S, lure 1 S",
    }
    assert {one.args["axis"]: [str(action) for action in one.actions] for one in _all(scene)} == {
        "columns": ["lure 1 S", "lure 1 S", "lure 3 S"],
        "rows": ["lure 1 E", "lure 1 E", "lure 3 W", "lure 3 W"],
    }


def _all(scene: TerrorBelowScene) -> list[Shortcut]:
    return [one for one in GAME.shortcuts(scene.state, 0) if one.name == "lure_all"]


@rule("TB-ABIL-8", "TB-ABIL-9")
def test_the_turn_ends_with_targets_that_come_closer() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.stand(0, "4,4")
    scene.aim(1, "2,2")
    scene.aim(2, "4,5")
    scene.aim(3, "6,3")
    scene.do("play V6-9 2")
    found = {one.args["axis"]: one for one in GAME.shortcuts(scene.state, 0) if one.name == "end_turn_luring"}
    assert {axis: [str(action) for action in one.actions] for axis, one in found.items()} == {
        "columns": ["stop", "lure 1 S", "lure 3 S"],
        "rows": ["stop", "lure 1 E", "lure 3 W"],
    }
    assert [(one.wish, one.touches, one.preview) for one in found.values()] == [
        ("give_up", ["slot:1", "slot:3"], Preview(warnings=["loses_points"]))
    ] * 2
    assert offered(scene, "end_turn") == {}
    scene.give(0, "I02-1")
    found = {one.args["axis"]: one for one in GAME.shortcuts(scene.state, 0) if one.name == "end_turn_luring"}
    assert [str(action) for action in found["rows"].actions] == ["stop", "lure 1 E", "lure 3 W", "end_turn"]


@rule("TB-ABIL-9")
def test_a_single_step_has_no_shortcut() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V5-9")
    scene.stand(0, "3,3")
    scene.aim(1, "1,2")
    scene.do("play V5-9 1", "stop")
    assert scene.asked()[0] == "closer"
    assert GAME.shortcuts(scene.state, 0) == []


@rule("TB-ITEM-14")
def test_the_whole_line_is_discarded() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I01-1")
    scene.do("use I01")
    assert offered(scene, "discard_line") == {
        "": "discard BH01, discard BH03, discard BH05, discard BH07, discard done"
    }
    scene.do("discard BH03")
    assert offered(scene, "discard_line") == {"": "discard BH01, discard BH05, discard BH07, discard done"}
    scene.do("discard BH01", "discard BH05", "discard BH07")
    assert offered(scene, "discard_line") == {}


def test_only_the_seat_that_is_asked_has_shortcuts() -> None:
    scene = TerrorBelowScene()
    scene.do("play V4-1 1")
    assert GAME.shortcuts(scene.state, 0)
    assert GAME.shortcuts(scene.state, 1) == []
