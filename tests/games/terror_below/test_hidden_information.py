"""Section 15: hidden information."""

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.terror_below.components import BOUNTY_IDS, VEHICLE_IDS
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


def known(*pairs: tuple[str, int]) -> list[int]:
    """Vehicle cards and seats that know who holds them, as the state writes it."""
    return [VEHICLE_IDS.index(card) * 8 + seat for card, seat in pairs]


@rule("TB-HID-2", "TB-ITEM-9")
@pytest.mark.parametrize("stolen", ["V2-2", "V4-2"])
def test_after_a_theft_only_thief_and_victim_still_know_cards_of_the_victim(stolen: str) -> None:
    """Any card that the victim held or had put face down may have changed hands, for all but these two."""
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.hide(2, 1, "V5-9")
    scene.hide(2, 2, "V5-8")
    scene.state.known_in_hand = known(("V3-2", 2), ("V4-2", 0), ("V2-1", 2), ("V5-9", 2), ("V5-9", 0), ("V5-8", 1))
    scene.script.append(["V2-2", "V3-2", "V4-2"].index(stolen))
    scene.do("use I09 1")
    kept = [("V4-2", 0)] if stolen == "V2-2" else []
    assert scene.state.known_in_hand == known((stolen, 1), *kept, ("V2-1", 2), ("V5-9", 0), ("V5-8", 1))


@rule("TB-HID-2", "TB-ABIL-6")
def test_a_stolen_vehicle_that_is_put_face_down_is_still_known_to_its_victim() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.hide(3, 2, "V5-9")
    scene.script.append(2)
    scene.do("use I09 1", "play V3-1 1", "stop")
    scene.script.extend([0, 0])
    scene.do("hide V4-2 2")
    assert [squad.known_vehicles for squad in GAME.view(scene.state, 1).squads] == [["V4-2"], [], []]
    for viewer in (SPECTATOR, 0, 2):
        assert [squad.known_vehicles for squad in GAME.view(scene.state, viewer).squads] == [[], [], []]


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


@rule("TB-HID-2", "TB-ATT-4")
def test_a_stolen_vehicle_that_was_hidden_and_revealed_is_forgotten() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.worm(1, "W20", "6,1", cards=("V7-1", "V7-2", "V7-3"))
    scene.script.append(0)
    scene.do("use I09 1", "play V3-1 3", "stop")
    scene.next_cards("V7-9", "W01")
    scene.do("hide V2-2 1")
    assert "V2-2" in scene.discarded("V")
    assert GAME.write_position(scene.state)["known_in_hand"] == []


def robbed() -> TerrorBelowScene:
    """Seat 0 has stolen V2-2 from seat 1 and has a Walkie-Talkie."""
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09", "I10")
    scene.script.append(0)
    scene.do("use I09 1")
    assert GAME.write_position(scene.state)["known_in_hand"] == [["V2-2", 1]]
    return scene


@rule("TB-HID-2", "TB-ITEM-15")
def test_a_stolen_vehicle_that_was_hidden_and_pulled_out_is_forgotten() -> None:
    scene = robbed()
    scene.do("play V3-1 3", "stop", "hide V2-2 1", "use I10")
    scene.refill()
    scene.do("pull 1 1")
    assert scene.discarded("V") == ["V2-2"]
    assert GAME.write_position(scene.state)["known_in_hand"] == []


@rule("TB-HID-2", "TB-END-8")
def test_a_stolen_vehicle_is_forgotten_when_the_hand_of_the_thief_is_discarded() -> None:
    scene = robbed()
    scene.do("leave", seat=0)
    assert "V2-2" in scene.discarded("V")
    assert GAME.write_position(scene.state)["known_in_hand"] == []


def twice_robbed(hidden: str) -> TerrorBelowScene:
    """Seat 0 has stolen V5-1 from seat 1 and put it or V6-1 face down; then seat 2 steals the other of the two."""
    scene = TerrorBelowScene(3)
    scene.hand(0, "V3-1", "V6-1")
    scene.hand(1, "V5-1", "V2-2", "V2-3")
    scene.give(0, "I09")
    for seat, space in enumerate(("3,3", "3,4", "2,3")):
        scene.stand(seat, space)
    scene.script.append(scene.vehicles(1).index("V5-1"))
    scene.do("use I09 1", "play V3-1 1", "stop")
    scene.next_cards("V2-8", "V2-9")
    scene.do(f"hide {hidden} 1")
    scene.pass_turn()
    scene.give(2, "I09")
    scene.script.append(scene.vehicles(0).index("V6-1" if hidden == "V5-1" else "V5-1"))
    scene.do("use I09 0")
    return scene


@rule("TB-HID-2")
@pytest.mark.parametrize("hidden", ["V5-1", "V6-1"])
def test_a_second_theft_does_not_show_the_first_victim_whether_his_card_lies_face_down(hidden: str) -> None:
    """He cannot tell the hand of the thief from what it put face down, so he no longer knows where the card is."""
    scene = twice_robbed(hidden)
    assert all(squad.known_vehicles == [] for squad in GAME.view(scene.state, 1).squads)
    assert GAME.view(scene.state, 0).squads[2].known_vehicles == ["V6-1" if hidden == "V5-1" else "V5-1"]


# Redrawing what is hidden is uniform


def shares(outcomes: list[str]) -> dict[str, float]:
    return {outcome: outcomes.count(outcome) / len(outcomes) for outcome in sorted(set(outcomes))}


def few_vehicles() -> TerrorBelowScene:
    """Hidden from seat 2 are four Vehicles: in the hands of 0 and 1, face down from 0, and in the pile."""
    scene = TerrorBelowScene(3)
    scene.hand(2)
    scene.hand(0, "V5-1")
    scene.hand(1, "V5-3")
    scene.hide(1, 0, "V5-2")
    scene.exhaust("V", "V5-4")
    return scene


@rule("TB-HID-1")
def test_hidden_vehicles_are_redrawn_uniformly() -> None:
    scene = few_vehicles()
    outcomes = []
    for seed in range(800):
        other = GAME.resample(scene.state, 2, FastChance(seed))
        hands = [other.squads[seat].hand.bit_length() for seat in (0, 1)]
        outcomes.append(f"{hands} {other.rows[0][0] & 63} {other.vehicle_deck.pile.bit_length()}")
    found = shares(outcomes)
    assert len(found) == 24
    assert all(0.015 < share < 0.075 for share in found.values())


@rule("TB-HID-1", "TB-ABIL-6")
def test_a_face_down_vehicle_is_none_that_came_into_the_hand_later() -> None:
    """The hand was drawn from a later shuffle when the card lay there already."""
    scene = few_vehicles()
    scene.state.arrived[VEHICLE_IDS.index("V5-1")] = scene.state.hidings
    scene.deck("V").batches = [int(name in ("V5-1", "V5-4")) for name in VEHICLE_IDS]
    found = set()
    for seed in range(30):
        (under,) = GAME.view(GAME.resample(scene.state, 2, FastChance(seed)), 0).worms[0].vehicles
        found.add(under.vehicle)
    assert found == {"V5-2", "V5-3"}


@rule("TB-HID-2", "TB-ITEM-9")
def test_for_the_others_a_stolen_vehicle_could_be_any_that_the_victim_held() -> None:
    """Also where everybody knows which of the victim's cards came from an earlier shuffle."""
    scene = TerrorBelowScene(3)
    scene.hand(0, "V2-1")
    scene.hand(1, "V5-1", "V6-1", "V6-2")
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.exhaust("V", "V6-3", "V6-4", "V6-5")
    deck = scene.deck("V")
    deck.batches = [int(VEHICLE_IDS[card] != "V5-1") for card in range(54)]
    scene.script.append(0)
    scene.do("use I09 1")
    assert "V5-1" in scene.vehicles(0)
    outcomes = []
    for seed in range(600):
        other = GAME.resample(scene.state, 2, FastChance(seed))
        outcomes.append(str([bool(squad.hand >> VEHICLE_IDS.index("V5-1") & 1) for squad in other.squads]))
    found = shares(outcomes)
    assert set(found) == {"[True, False, False]", "[False, True, False]"}
    assert 0.26 < found["[True, False, False]"] < 0.41
    for seed in range(20):
        other = GAME.resample(scene.state, 2, FastChance(seed))
        GAME.check(other)
        assert GAME.view(other, 2) == GAME.view(scene.state, 2)
        for viewer in (0, 1):
            known = GAME.view(GAME.resample(scene.state, viewer, FastChance(seed)), 1).squads[0].known_vehicles
            assert known == ["V5-1"]


@rule("TB-HID-1")
@pytest.mark.parametrize("letter", ["I", "P"])
def test_hidden_items_and_weapons_are_redrawn_uniformly(letter: str) -> None:
    scene = TerrorBelowScene(3)
    cards = {"I": ("IH1", "IH2", "IH3"), "P": ("P08", "P09", "P10")}[letter]
    scene.give(0, cards[0])
    scene.give(1, cards[1])
    scene.exhaust(letter, cards[2])
    outcomes = []
    for seed in range(600):
        squads = GAME.resample(scene.state, 2, FastChance(seed)).squads
        outcomes.append(str([squads[seat].items | squads[seat].weapons for seat in (0, 1)]))
    found = shares(outcomes)
    assert len(found) == 6
    assert all(0.11 < share < 0.23 for share in found.values())


@rule("TB-HID-1", "TB-SOLO-24")
def test_a_spectator_of_a_solo_game_does_not_know_that_a_secret_bounty_is_dead() -> None:
    scene = TerrorBelowScene(1)
    scene.keep_secret(0, "BD25")
    scene.destroy("hospital")
    found = {str(GAME.resample(scene.state, SPECTATOR, FastChance(seed)).squads[0].secrets) for seed in range(60)}
    assert len(found) > 20


@rule("TB-HID-1", "TB-SET-8")
def test_hidden_picks_of_leaders_are_redrawn_uniformly() -> None:
    state = GAME.new({}, seats=2, chance=FastChance(1))
    state.apply(state.decision.actions(state, 0)[0], 0)
    outcomes = [str(GAME.resample(state, 1, FastChance(seed)).decision.args()[1]) for seed in range(300)]
    found = shares(outcomes)
    assert len(found) == 3
    assert all(0.25 < share < 0.42 for share in found.values())


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
@pytest.mark.parametrize("weapon", ["P09", "P01-1", "P07-1"])
def test_a_question_does_not_show_what_is_in_a_hand(weapon: str) -> None:
    """Whoever has a hidden Weapon is asked, even if it is of no use."""
    scene = TerrorBelowScene(3)
    scene.stand(0, "4,5")
    scene.give(0, weapon)
    strike(scene)
    assert scene.asked() == ("hunt", [0])


@rule("TB-HID-2")
@pytest.mark.parametrize("way", ["extra", "jump", "revealed", "pulled out", "eliminated", "left"])
def test_a_known_vehicle_that_all_have_seen_is_no_secret_any_more(way: str) -> None:
    """V6-2 is known to seat 1 until it is discarded or turned over; V5-5 stays known."""
    scene = TerrorBelowScene(3, board="canyon" if way == "jump" else "desert")
    scene.hand(0, "V2-1", "V6-2", "V5-5")
    if way == "extra":
        scene.do("play V2-1 1", "stop")
    elif way == "jump":
        scene.stand(0, "3,2")
        scene.do("play V2-1 1")
    elif way == "revealed":
        scene.row(1, "V7-1", "V7-2", "V7-3", "V7-4")
        scene.hide(1, 0, "V6-2")
        scene.hide(2, 0, "V5-5")
    elif way == "pulled out":
        scene.hide(1, 0, "V6-2")
        scene.hide(2, 0, "V5-5")
        scene.give(0, "I10")
        scene.do("use I10")
    elif way == "eliminated":
        scene.hand(2, "V5-5")
        scene.bury(0, 2)
        scene.stand(0, "4,4")
        scene.give(0, "P09")
        strike(scene)
    else:
        scene.hand(2, "V5-5")
    scene.state.known_in_hand = known(("V6-2", 1), ("V5-5", 1))
    if way == "revealed":
        scene.do("play V2-1 3")
        scene.next_cards("V7-5", "V7-6", "V7-7", "W02")
        scene.do("stop")
    elif way == "eliminated":
        scene.next_cards("W02")
        scene.do("hold")
    elif way == "left":
        scene.do("leave", seat=0)
    else:
        scene.do({"extra": "extra V6-2", "jump": "jump E V6-2", "pulled out": "pull 1 1"}[way])
    assert scene.state.known_in_hand == known(("V5-5", 1))


@rule("TB-HID-1", "TB-END-2")
def test_a_squad_is_shown_field_by_field() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    dead = scene.bury(0, 1)
    scene.carry(0, "green", "blue", rubble=1)
    scene.vp(0, 2)
    scene.score(0, "BD01")
    scene.keep_secret(0, "BD02", "BD03")
    scene.state.open_secrets = 1 << BOUNTY_IDS.index("BD03")
    scene.give(0, "I02-1", "P11", "P09")
    scene.wear(0, "IH4")
    scene.put_in_play(0, "P03-1")
    scene.state.fresh_items = scene.squad(0).items
    shown = {
        "seat": 0,
        "leader": "C07",
        "living": sorted(["C07", *scene.followers(0)]),
        "dead": dead,
        "left_behind": [],
        "space": "3,3",
        "vp": 5,
        "vp_tokens": 2,
        "scored": ["BD01"],
        "secrets": ["BD02", "BD03"],
        "eggs": ["green", "blue"],
        "rubble": 1,
        "trade_size": 3,
        "hat": "IH4",
        "sticks": ["P03"],
        "open_weapons": ["P11"],
        "hand_size": 3,
        "hand_limit": 4,
        "items_size": 1,
        "weapons_size": 2,
        "hand": ["V2-1", "V3-1", "V4-1"],
        "items": ["I02"],
        "weapons": ["P09", "P11"],
        "fresh": ["I02"],
        "known_vehicles": [],
        "eliminated": False,
        "gone": False,
        "away": False,
    }
    assert msgspec.to_builtins(GAME.view(scene.state, 0).squads[0]) == shown
    hidden = {"secrets": ["BD03", None], "hand": None, "items": None, "weapons": None, "fresh": None}
    for viewer in (SPECTATOR, 1, 2):
        assert msgspec.to_builtins(GAME.view(scene.state, viewer).squads[0]) == {**shown, **hidden}
    scene.do("leave", seat=2)
    scene.do("away", seat=1)
    scene.take_off_board(1)
    assert GAME.view(scene.state, 1).squads[1].fresh == []
    standing = [(squad.space, squad.leader, squad.gone, squad.away) for squad in GAME.view(scene.state).squads]
    assert standing == [("3,3", "C07", False, False), (None, "C06", False, True), (None, None, True, False)]
