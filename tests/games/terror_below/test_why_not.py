"""Why not? What one could think of and may not do, with the rule that says most about it, and nothing besides."""

from __future__ import annotations

from hypogeum.games.terror_below.meta import GAME
from tests.games.play import THOROUGH, decisions, option_sets
from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def why_not(scene: TerrorBelowScene, thing: str) -> dict[str, str]:
    """By refused action: the rule."""
    return {one.action: one.rule for one in GAME.why_not(scene.state, scene.asked()[1][0], thing)}


def test_nothing_offered_is_refused_and_lists_are_short_in_random_games() -> None:
    seen = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 60):
            for seat in state.decision.seats(state):
                offered = {str(action) for action in state.decision.actions(state, seat)}
                verbs = state.decision.verbs(state)
                things = {
                    thing
                    for verb in verbs
                    for target in verb.candidates(state, seat)
                    for thing in verb.things(state, seat, target)
                }
                for thing in things:
                    refused = [one.action for one in GAME.why_not(state, seat, thing)]
                    assert offered.isdisjoint(refused)
                    assert len(refused) <= 9, (thing, refused)
                    seen += len(refused)
    assert seen > 5000


@rule("TB-ACT-2", "TB-ACT-8", "TB-ACT-11")
def test_spaces_are_asked_about_what_lies_on_them() -> None:
    scene = TerrorBelowScene()
    scene.rubble(1, "2,1", "5,5")
    scene.rubble(2, "3,2")
    scene.eggs("4,4", "green")
    scene.do("play V2-1 1")
    assert why_not(scene, "space:2,1") == {}
    assert why_not(scene, "space:3,2") == {"move S": "TB-ACT-2"}
    assert why_not(scene, "rubble:3,2") == {}
    assert why_not(scene, "rubble:5,5") == {"clear 5,5": "TB-ACT-8"}
    assert why_not(scene, "eggs:4,4") == {"pick_up 4,4": "TB-ACT-11"}
    assert why_not(scene, "space:5,5") == {"clear 5,5": "TB-ACT-8"}
    assert why_not(scene, "space:4,4") == {"pick_up 4,4": "TB-ACT-11"}
    assert why_not(scene, "space:3,1") == {}
    assert why_not(scene, "space:2,2") == {}


@rule("TB-CHAR-16")
def test_patricia_is_not_told_of_rubble_she_may_take() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.stand(0, "3,3")
    scene.rubble(1, "3,2")
    scene.rubble(2, "4,3")
    scene.do("play V2-1 1")
    assert why_not(scene, "space:3,2") == {}
    assert why_not(scene, "space:4,3") == {"move E taking": "TB-CHAR-16"}
    assert why_not(scene, "space:2,3") == {}


@rule("TB-CHAR-16", "TB-ITEM-5")
def test_patricia_with_climbing_gear_may_take_the_rubble_or_leave_it() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.give(0, "I04-1")
    scene.stand(0, "3,3")
    scene.rubble(1, "3,2")
    scene.do("use I04", "play V2-1 1")
    assert {"move N", "move N taking"} <= set(scene.offers("move"))
    assert why_not(scene, "space:3,2") == {}


@rule("TB-ACT-5", "TB-TURN-9")
def test_leaps_are_asked_about_beyond_a_pawn_alone() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.rubble(2, "5,3")
    scene.do("play V2-1 1")
    assert why_not(scene, "space:5,3") == {"leap 5,3": "TB-ACT-5", "clear 5,3": "TB-ACT-8"}
    assert why_not(scene, "space:6,6") == {}
    scene.do("move N", "move S")
    assert why_not(scene, "space:4,2") == {"leap 4,2": "TB-TURN-9"}


@rule("TB-DEL-1", "TB-DEL-3")
def test_a_bounty_says_what_is_missing() -> None:
    scene = TerrorBelowScene()
    scene.line("BD01", "BD07", "BD08", "BH01")
    scene.stand(0, "3,2")
    scene.do("play V4-1 1")
    assert _args(scene, "bounty:BD01") == {"deliver green BD01": {"egg": "green"}}
    scene.carry(0, "green")
    assert why_not(scene, "bounty:BD01") == {}  # one press goes there and delivers
    scene.stand(0, "6,6")
    assert _args(scene, "bounty:BD01") == {"deliver green BD01": {"space": "6,6"}}
    scene.stand(0, "3,2")
    assert why_not(scene, "space:3,2") == {}
    scene.do("move N")
    assert why_not(scene, "bounty:BD01") == {}
    assert why_not(scene, "bounty:BD07") == {"deliver green BD07": "TB-DEL-3"}
    assert _args(scene, "bounty:BD08") == {"deliver purple BD08": {"egg": "purple"}}
    assert why_not(scene, "space:3,1") == {}
    assert why_not(scene, "egg:green") == {"deliver green BD07": "TB-DEL-3"}
    assert why_not(scene, "bounty:BH01") == {}


def _args(scene: TerrorBelowScene, thing: str) -> dict[str, dict[str, object]]:
    return {one.action: one.args for one in GAME.why_not(scene.state, 0, thing)}


@rule("TB-CAN-9", "TB-CAN-7")
def test_vehicles_are_asked_about_a_canyon_only_beside_one() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V4-1", "V3-1")
    scene.stand(0, "3,3")
    scene.do("play V4-1 1")
    assert why_not(scene, "vehicle:V3-1") == {"jump E V3-1": "TB-CAN-9"}
    scene.do("move W")
    assert why_not(scene, "vehicle:V3-1") == {}


@rule("TB-WPN-4", "TB-WPN-10")
def test_hats_are_asked_about_where_there_is_one() -> None:
    scene = TerrorBelowScene(3)
    assert why_not(scene, "hat:1") == {}
    scene.give(0, "P01-1")
    assert why_not(scene, "weapon:P01") == {"shoot_hat 1": "TB-WPN-10", "shoot_hat 2": "TB-WPN-10"}
    scene.wear(1, "IH1")
    assert why_not(scene, "weapon:P01") == {}
    scene = TerrorBelowScene()
    scene.wear(1, "IH1")
    assert why_not(scene, "hat:1") == {"shoot_hat 1": "TB-WPN-4"}


@rule("TB-CARD-3", "TB-ITEM-8", "TB-ITEM-4", "TB-ITEM-9")
def test_an_item_gives_one_reason_where_all_its_details_have_the_same() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1", "I07-1", "I03", "I09")
    scene.state.fresh_items = scene.squad(0).items
    assert why_not(scene, "item:I05") == {"use I05 1 N": "TB-CARD-3"}
    scene.state.fresh_items = 0
    assert list(why_not(scene, "item:I07").values()) == ["TB-ITEM-8"]
    assert why_not(scene, "item:I03") == {"use I03 government": "TB-ITEM-4", "use I03 police": "TB-ITEM-4"}
    assert why_not(scene, "item:I09") == {"use I09 1": "TB-ITEM-9"}
    scene.bury(0, 1)
    assert set(why_not(scene, "item:I07").values()) == {"TB-ITEM-8"}
    assert len(why_not(scene, "item:I07")) == 2


@rule("TB-SOLO-13", "TB-ITEM-4")
def test_nobody_thinks_of_a_destroyed_location() -> None:
    scene = TerrorBelowScene(1)
    scene.give(0, "I03")
    scene.destroy("motel")
    assert why_not(scene, "item:I03") == {"use I03 government": "TB-ITEM-4"}


@rule("TB-CHAR-8")
def test_tom_treats_the_dead() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1")
    assert why_not(scene, f"character:{scene.followers(0)[0]}") == {}
    [dead] = scene.bury(0, 1)
    scene.stand(0, "3,3")
    assert why_not(scene, f"character:{dead}") == {f"treat {dead}": "TB-CHAR-8"}


@rule("TB-DEL-7")
def test_a_bonus_of_another_location_is_refused_by_the_location() -> None:
    scene = TerrorBelowScene()
    [dead] = scene.bury(0, 1)
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    assert why_not(scene, f"character:{dead}") == {f"bonus {dead}": "TB-DEL-7"}
    assert why_not(scene, f"character:{scene.followers(0)[0]}") == {}


@rule("TB-HUNT-7")
def test_a_bounty_that_the_worm_does_not_fulfil() -> None:
    scene = caught()
    scene.line("BH01", "BD01", "BH05", "BH07")
    scene.give(0, "P09")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09")
    assert why_not(scene, "bounty:BH01") == {"claim BH01": "TB-HUNT-7"}
    assert why_not(scene, "bounty:BD01") == {"claim BD01": "TB-HUNT-7"}
    assert why_not(scene, "bounty:BH05") == {}


@rule("TB-ACT-8")
def test_the_buggy_is_asked_about_rubble_alone() -> None:
    scene = TerrorBelowScene()
    scene.rubble(1, "3,2", "6,6")
    scene.do("play V4-1 1", "stop")
    assert why_not(scene, "space:6,6") == {"haul 6,6": "TB-ACT-8"}
    assert why_not(scene, "space:6,5") == {}
