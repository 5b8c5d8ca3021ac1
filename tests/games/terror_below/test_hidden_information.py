"""Section 15: hidden information."""

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

EVERYBODY = (SPECTATOR, 0, 1, 2)


def text(scene: TerrorBelowScene, viewer: int) -> str:
    return msgspec.json.encode(GAME.view(scene.state, viewer)).decode()


def told(scene: TerrorBelowScene, viewer: int) -> str:
    return str([event.seen_by(viewer) for event in scene.events])


@rule("TB-HID-1", "TB-ABIL-6")
def test_no_view_holds_a_card_its_viewer_may_not_see() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I10", "P09")
    scene.keep_secret(0, "BD01")
    scene.hide(1, 0, "V7-9")
    for viewer in EVERYBODY:
        shown = [card for card in ("V2-1", "V3-1", "V4-1", "V7-9", "I10", "P09", "BD01") if card in text(scene, viewer)]
        assert len(shown) == (7 if viewer == 0 else 0)
    squad = GAME.view(scene.state, 1).squads[0]
    assert (squad.hand_size, squad.items_size, squad.weapons_size, squad.secrets) == (3, 1, 1, [None])
    (under,) = GAME.view(scene.state, 1).worms[0].vehicles
    assert (under.vehicle, under.face_down, under.seat) == (None, True, 0)


@rule("TB-HID-1")
def test_everything_public_is_the_same_for_everybody() -> None:
    scene = TerrorBelowScene(3)
    scene.wear(1, "IH1")
    scene.put_in_play(1, "P03-1")
    scene.score(2, "BD02")
    scene.carry(2, "green", rubble=2)
    views = [GAME.view(scene.state, viewer) for viewer in EVERYBODY]
    for view in views:
        for squad in view.squads:
            squad.hand = squad.items = squad.weapons = squad.fresh = None
        view.plays = []
        assert view == views[0]
        assert (view.squads[1].hat, view.squads[1].sticks) == ("IH1", ["P03"])
        assert (view.squads[2].scored, view.squads[2].eggs, view.squads[2].rubble) == (["BD02"], ["green"], 2)
        assert view.piles["vehicle"].cards == 54 - 9


@rule("TB-HID-1")
def test_a_draw_tells_the_others_only_that_a_card_was_drawn() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "1,3")
    scene.stand(2, "4,4")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I10")
    scene.do("bonus item")
    (drawn,) = scene.told("item_drawn")
    assert drawn.seen_by(0)["item"] == "I10"
    for viewer in (SPECTATOR, 1, 2):
        assert drawn.seen_by(viewer) == {"kind": "item_drawn", "rule": "TB-DEL-7", "seat": 0}
        assert "I10" not in text(scene, viewer)
    scene.do("stop")
    scene.next_cards("V6-6")
    scene.do("end_turn")
    assert "V6-6" in told(scene, 0)
    assert "V6-6" not in told(scene, 1)


@rule("TB-HID-1", "TB-DEL-11")
@pytest.mark.parametrize(("choice", "card", "known"), [("pile", "BD07", False), ("BH03", "BH03", True)])
def test_a_secret_bounty_of_the_line_is_known_and_one_of_the_pile_is_not(choice: str, card: str, known: bool) -> None:
    scene = TerrorBelowScene(3)
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("BD07")
    scene.do(f"bonus {choice}")
    assert GAME.view(scene.state, 0).squads[0].secrets == [card]
    for viewer in (SPECTATOR, 1, 2):
        assert GAME.view(scene.state, viewer).squads[0].secrets == [card if known else None]
        assert (card in told(scene, viewer)) is known


@rule("TB-HID-2", "TB-ITEM-9")
def test_a_stolen_vehicle_is_known_to_thief_and_victim_alone() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.script.append(1)
    scene.do("use I09 1")
    for viewer in EVERYBODY:
        assert ("V3-2" in told(scene, viewer)) is (viewer in (0, 1))
        assert ("V3-2" in text(scene, viewer)) is (viewer in (0, 1))
    assert GAME.view(scene.state, 1).squads[0].known_vehicles == ["V3-2"]
    for seed in range(6):
        other = GAME.resample(scene.state, 1, FastChance(seed))
        assert "V3-2" in (GAME.view(other, 0).squads[0].hand or [])
    hands = {str(GAME.view(GAME.resample(scene.state, 2, FastChance(seed)), 0).squads[0].hand) for seed in range(6)}
    assert len(hands) > 1


@rule("TB-HID-2")
def test_a_stolen_vehicle_that_is_played_is_no_secret_any_more() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.script.append(0)
    scene.do("use I09 1", "play V2-2 1")
    assert GAME.view(scene.state, 1).squads[0].known_vehicles == []
    assert "V2-2" in text(scene, 2)


@rule("TB-HID-1", "TB-ITEM-10")
def test_what_a_walkie_talkie_shows_stays_hidden_from_the_rest() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I10")
    scene.hide(1, 1, "V7-9")
    scene.do("use I10", "pull none")
    for viewer in EVERYBODY:
        assert ("V7-9" in text(scene, viewer)) is (viewer in (0, 1))


@rule("TB-HID-1", "TB-CHAR-18")
def test_two_cards_to_choose_from_are_seen_by_their_owner_and_the_discarded_one_by_all() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "I11")
    scene.next_cards("P05", "P09")
    scene.do("use I11")
    for viewer in EVERYBODY:
        assert GAME.view(scene.state, viewer).drawn == (["P05", "P09"] if viewer == 0 else None)
        assert ("P09" in told(scene, viewer)) is (viewer == 0)
    scene.do("keep P09")
    for viewer in (SPECTATOR, 1, 2):
        assert "P05" in told(scene, viewer)
        assert "P09" not in told(scene, viewer)


@rule("TB-HID-1", "TB-ATT-4")
def test_a_face_down_vehicle_becomes_public_in_the_attack() -> None:
    scene = TerrorBelowScene(3)
    scene.give(2, "P01-1")
    scene.stand(2, "4,4")
    scene.worm(1, "W20", "4,3", cards=("V7-1", "V7-2"))
    scene.hide(1, 1, "V2-5")
    scene.do("play V2-1 1")
    scene.end_turn()
    for viewer in EVERYBODY:
        assert "V2-5" in told(scene, viewer)
        assert "V2-5" in text(scene, viewer)


@rule("TB-HID-1", "TB-SET-8")
def test_picks_of_first_leaders_stay_hidden_until_all_are_in() -> None:
    seen = set()
    for number in range(3):
        state = GAME.new({}, seats=2, chance=FastChance(1))
        state.apply(state.decision.actions(state, 0)[number], 0)
        seen.add(msgspec.json.encode([GAME.view(state, viewer) for viewer in (SPECTATOR, 1)]))
    assert len(seen) == 1


@rule("TB-HID-1", "TB-HUNT-4")
@pytest.mark.parametrize("weapon", ["P09", "P11", "P07-1"])
def test_a_question_does_not_show_what_is_in_a_hand(weapon: str) -> None:
    """Whoever has a hidden Weapon is asked, even if it is of no use."""
    scene = TerrorBelowScene(3)
    scene.stand(0, "4,5")
    scene.give(0, weapon)
    strike(scene)
    assert scene.asked() == ("hunt", [0])
