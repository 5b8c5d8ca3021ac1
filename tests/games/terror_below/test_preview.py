"""What is known of an action before it is done."""

from __future__ import annotations

import re

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from tests.games.catalogues import strict_texts
from tests.games.play import THOROUGH, decisions, option_sets
from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.expect import EXPECT
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def preview(scene: TerrorBelowScene, text: str) -> Preview | None:
    seat = scene.asked()[1][0]
    return GAME.preview(scene.state, seat, GAME.action(text))


def warnings(scene: TerrorBelowScene, text: str) -> list[str]:
    found = preview(scene, text)
    return [] if found is None else found.warnings


# In random games


def test_the_cost_of_every_action_of_random_games_is_what_it_takes() -> None:
    """Pick Up takes 1 AP and loses the rest (TB-ACT-12); a failed jump loses all (TB-CAN-13)."""
    seen = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 60):
            assert isinstance(state, State)
            if state.decision.name != "action_step":
                continue
            seat = state.decision.seat(state)
            for action in state.decision.actions(state, seat):
                found = GAME.preview(state, seat, action)
                if action.verb.name in ("pick_up", "jump", "stop", "use"):
                    continue
                trial = state.copy()
                trial.chance = FastChance(number)
                trial.apply(action, seat)
                if not trial.over:
                    assert state.ap - trial.ap == (0 if found is None else found.cost or 0), action
                    seen += 1
    assert seen > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_foreseen_in_random_games_has_a_text(language: str) -> None:
    texts = strict_texts(GAME, language)
    said: set[str] = set()
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 60):
            for seat in state.decision.seats(state):
                for action in state.decision.actions(state, seat):
                    found = GAME.preview(state, seat, action)
                    if found is None:
                        continue
                    for odds in found.odds:
                        line = texts(f"odds-{odds.what}", chance=round(odds.chance * 100), **odds.args)
                        assert not re.search(EXPECT.raw, line), line
                    said.update(texts(f"warning-{warning}") for warning in found.warnings)
    assert len(said) > 8


# Travel


@rule("TB-ACT-1", "TB-ACT-5")
def test_moves_and_leaps_show_their_way() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.do("play V4-1 1")
    assert preview(scene, "move N") == Preview(cost=1, path=["space:3,3", "space:3,2"])
    assert preview(scene, "leap 5,3") == Preview(cost=1, path=["space:3,3", "space:5,3"])


@rule("TB-CHAR-16", "TB-ACT-9")
def test_patricia_is_warned_of_a_trade() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.stand(0, "3,3")
    scene.rubble(1, "4,3")
    scene.do("play V4-1 1")
    assert warnings(scene, "move E taking") == []
    scene.carry(0, rubble=2)
    assert preview(scene, "move E taking") == Preview(
        cost=1, path=["space:3,3", "space:4,3"], warnings=["trades_rubble"]
    )
    assert warnings(scene, "move N") == []


@rule("TB-CAN-8", "TB-CAN-9", "TB-CAN-11")
def test_a_long_jump_shows_its_odds_and_a_short_one_has_none() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V4-1", "V3-1", "V6-1")
    scene.stand(0, "3,2")
    scene.carry(0, rubble=1)
    scene.rubble(2, "5,2")
    scene.do("play V4-1 1")
    assert preview(scene, "jump E V3-1") == Preview(
        cost=1, path=["space:3,2", "space:5,2"], warnings=["discards_card", "trades_rubble"]
    )
    scene.do("move S")
    assert preview(scene, "jump E V6-1") == Preview(
        cost=1,
        path=["space:3,3", "space:6,3"],
        odds=[Odds(what="lands", chance=0.5)],
        warnings=["discards_card"],
    )


# Other actions


@rule("TB-ACT-7", "TB-ACT-9", "TB-HAT-5", "TB-CHAR-12")
def test_a_removal_shows_its_cost_and_the_trade_that_follows() -> None:
    scene = TerrorBelowScene()
    scene.rubble(2, "3,2")
    scene.do("play V4-1 1")
    assert preview(scene, "clear 3,2") == Preview(cost=1)
    scene.carry(0, rubble=2)
    assert preview(scene, "clear 3,2") == Preview(cost=1, warnings=["trades_rubble"])
    scene.carry(0, rubble=1)
    scene.lead(0, "C13")
    scene.wear(0, "IH2")
    assert preview(scene, "clear 3,2") == Preview(cost=0, warnings=["trades_rubble"])


@rule("TB-ABIL-7")
def test_the_rubble_of_a_buggy_may_be_traded() -> None:
    scene = TerrorBelowScene()
    scene.rubble(2, "3,2")
    scene.do("play V4-1 1", "stop")
    assert preview(scene, "haul 3,2") is None
    scene.carry(0, rubble=2)
    assert preview(scene, "haul 3,2") == Preview(warnings=["trades_rubble"])


@rule("TB-ACT-12")
def test_pick_up_warns_that_it_ends_the_actions() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.eggs("3,3", "green")
    scene.do("play V2-1 1")
    assert preview(scene, "pick_up 3,3") == Preview(cost=1, warnings=["ends_actions", "loses_points"])
    scene.do("move N")
    scene.eggs("3,2", "blue")
    assert preview(scene, "pick_up 3,2") == Preview(cost=1, warnings=["ends_actions"])


@rule("TB-DEL-1", "TB-CHAR-8")
def test_deliveries_and_treatment_take_a_point() -> None:
    scene = TerrorBelowScene()
    scene.carry(0, "green")
    scene.bury(0, 1)
    scene.do("play V2-1 1")
    assert preview(scene, "deliver green") == Preview(cost=1)
    assert preview(scene, "treat C15") == Preview(cost=1)


@rule("TB-TURN-10", "TB-ATT-2", "TB-HUNT-1")
def test_ending_warns_of_points_lost_and_of_the_attack() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,4")
    scene.row(1, "V7-1", "V7-2", "V7-3", "V7-4")
    scene.do("play V2-1 2")
    assert warnings(scene, "stop") == ["loses_points"]
    scene.row(1, "V7-1", "V7-2", "V7-3", "V7-4", "V7-5")
    assert warnings(scene, "stop") == ["loses_points", "in_danger"]
    ending = [one for one in GAME.shortcuts(scene.state, 0) if one.name == "end_turn"]
    assert [one.preview for one in ending] == [Preview(warnings=["loses_points", "in_danger"])]
    scene.do("stop")
    assert warnings(scene, "end_turn") == ["in_danger"]
    scene.row(1)
    assert preview(scene, "end_turn") is None


# Cards


@rule("TB-TURN-4", "TB-ATT-1", "TB-ABIL-5")
def test_the_last_card_under_a_worm_is_told() -> None:
    scene = TerrorBelowScene()
    scene.row(2, "V7-1", "V7-2", "V7-3", "V7-4")
    assert preview(scene, "play V3-1 2") == Preview(warnings=["worm_due"])
    assert preview(scene, "play V3-1 1") is None
    scene.do("play V3-1 1", "stop")
    assert preview(scene, "hide V2-1 2") == Preview(warnings=["worm_due"])


@rule("TB-ITEM-3", "TB-ITEM-4", "TB-HAT-2", "TB-WPN-4", "TB-ABIL-2")
def test_cards_that_are_discarded_are_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I03", "I02-1", "IH1")
    assert preview(scene, "use I03 motel") == Preview(path=["space:3,1", "space:2,6"], warnings=["discards_card"])
    assert preview(scene, "use I02") == Preview(warnings=["discards_card"])
    assert preview(scene, "wear IH1") is None
    scene.wear(0, "IH2")
    assert preview(scene, "wear IH1") == Preview(warnings=["discards_hat"])
    assert preview(scene, "shoot_hat 1") == Preview(warnings=["discards_card"])
    assert preview(scene, "extra V3-1") == Preview(warnings=["discards_card"])


# Targets


@rule("TB-DIST-2", "TB-HAT-5", "TB-ITEM-6")
def test_targets_show_where_they_would_go() -> None:
    scene = TerrorBelowScene()
    scene.wear(0, "IH3")
    scene.give(0, "I05-1")
    scene.do("use I05 3 N")
    assert preview(scene, "thump E") == Preview(path=["space:4,3", "space:5,3"])
    assert preview(scene, "thump none") is None
    scene.do("thump none", "play V2-1 2")
    assert preview(scene, "nudge N") == Preview(path=["space:6,6", "space:6,5"])
    assert preview(scene, "nudge none") is None
    assert preview(scene, "lure 1 S") == Preview(path=["space:1,4", "space:1,5"])


# Attacks


@rule("TB-HUNT-4", "TB-WPN-3", "TB-WPN-5")
def test_a_shot_shows_its_damage_and_the_odds_of_the_last_blow() -> None:
    scene = caught()
    scene.give(0, "P02-1", "P03-1")
    strike(scene)
    scene.state.damage = _left(scene) - 4
    shot = preview(scene, "fire P02")
    assert shot is not None
    [odds] = shot.odds
    assert odds.what == "defeats"
    assert odds.chance == pytest.approx(27 / 36)
    assert odds.args == {"least": 1, "most": 6, "spread": 5}
    assert shot.warnings == ["discards_card"]
    stick = preview(scene, "fire P03")
    assert stick is not None
    assert (stick.odds[0].args, stick.warnings) == ({"least": 1, "most": 1, "spread": 0}, [])


def _left(scene: TerrorBelowScene) -> int:
    attack = GAME.view(scene.state, 0).attack
    assert attack is not None
    return attack.health - attack.damage


@rule("TB-HUNT-5")
def test_the_odds_follow_the_damage_so_far() -> None:
    scene = caught()
    scene.give(0, "P02-1", "P08")
    strike(scene)
    chances = []
    for left in (7, 6, 3):
        scene.state.damage += _left(scene) - left
        shots = [preview(scene, text) for text in ("fire P02", "fire P08")]
        chances.append([shot.odds[0].chance for shot in shots if shot is not None])
    assert chances == [[0, 0], [pytest.approx(11 / 36), 0], [pytest.approx(32 / 36), 1]]


@rule("TB-WPN-7", "TB-WPN-8")
def test_the_drawback_of_a_weapon_is_told() -> None:
    scene = caught()
    scene.give(0, "P06-1", "P10")
    strike(scene)
    scene.carry(0)
    assert warnings(scene, "fire P06") == ["discards_card"]
    scene.carry(0, "green")
    assert warnings(scene, "fire P06") == ["discards_card", "loses_egg"]
    assert warnings(scene, "fire P10") == ["discards_card", "rubble_here"]


@rule("TB-HUNT-9", "TB-CHAR-3", "TB-DEATH-1", "TB-CHAR-14")
def test_what_is_at_stake_is_told() -> None:
    scene = caught()
    scene.give(0, "P01-1")
    strike(scene)
    assert preview(scene, "hold") == Preview(warnings=["leader_at_risk"])
    assert preview(scene, "join yes") == Preview(warnings=["leader_at_risk"])
    assert preview(scene, "join no") is None
    assert preview(scene, "die") == Preview(warnings=["leader_dies"])
    scene.bury(0, 2)
    assert preview(scene, "die") == Preview(warnings=["leader_dies", "last_member"])
    assert preview(scene, "save I06") == Preview(warnings=["discards_card"])
    assert preview(scene, "save C16") == Preview(odds=[Odds(what="survives", chance=2 / 6)])
    scene.state.caught = 0
    assert preview(scene, "hold") is None
