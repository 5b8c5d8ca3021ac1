"""Section 10: hidden information."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.masks import bits, mask_of
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.nibbles import dice_of
from hypogeum.games.claustrophobia.stack import group_of
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.view_types import View
from tests.games.claustrophobia.preparing import laid, rolled
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene
from tests.kit import rule

EVERYBODY = (SPECTATOR, HUMAN, INFERNAL)


def view(scene: ClaustrophobiaScene, viewer: int) -> View:
    return GAME.view(scene.state, viewer)


def told(scene: ClaustrophobiaScene, viewer: int) -> str:
    return str([event.seen_by(viewer) for event in scene.events])


def redrawn(scene: ClaustrophobiaScene, viewer: int, times: int = 60) -> list[State]:
    """What a viewer thinks possible."""
    found = [GAME.resample(scene.state, viewer, FastChance(seed)) for seed in range(times)]
    for state in found:
        GAME.check(state)
        assert GAME.view(state, viewer) == GAME.view(scene.state, viewer)
    return found


def shows(scene: ClaustrophobiaScene, action: str) -> list[int]:
    """Do an action; to whom it has shown something hidden."""
    before = scene.state.copy()
    scene.do(action)
    return [viewer for viewer in EVERYBODY if GAME.hidden(before, viewer) & ~GAME.hidden(scene.state, viewer)]


# Public things


def open_table() -> ClaustrophobiaScene:
    """Fighters of both sides, damage, dice, cards in both hands and on both discard piles."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05", "D01", "troglodyte1")
    scene.wound("H03", 2, 3)
    scene.damage("D01", 1)
    scene.prepared("P2", 4)
    scene.triggered("D01", 5)
    scene.pm(3)
    scene.hand("I05", "I06")
    scene.hold("V07", "V04")
    scene.state.instinct_deck.discard = 1 << parts.INSTINCT_IDS.index("I24")
    scene.state.instinct_deck.pile &= ~scene.state.instinct_deck.discard
    scene.state.event_deck.discard = 1 << parts.EVENT_CARD_IDS.index("V14")
    scene.state.event_deck.pile &= ~scene.state.event_deck.discard
    return scene


@rule("CL-HID-1")
def test_everything_public_is_the_same_for_everybody() -> None:
    scene = open_table()
    views = [view(scene, viewer) for viewer in EVERYBODY]
    for one in views:
        one.human.hand = one.infernal.hand = one.infernal.looked = one.stack.looked = one.stack.top = None
        assert one == views[0]
    assert [(fighter.id, fighter.damage) for fighter in views[0].fighters] == [
        *[("H01", 0), ("H03", 2), ("H05", 0), ("H06", 0), ("D01", 1), ("troglodyte1", 0)]
    ]
    assert [sheet.line for sheet in views[0].sheets] == [4, 4, 4, 4]
    dice = {slot.id: (slot.prepared, slot.triggered) for slot in views[0].infernal.slots}
    assert (dice["P2"], dice["D01"]) == (([4], []), ([], [5]))
    assert (views[0].infernal.pm, views[0].infernal.pool) == (3, 4)


@rule("CL-HID-1")
def test_discard_piles_are_open_and_the_rest_is_counted() -> None:
    for viewer in EVERYBODY:
        one = view(open_table(), viewer)
        assert (one.human.discards, one.human.cards, one.human.deck) == (["I24"], 2, 21)
        assert (one.infernal.discards, one.infernal.cards, one.infernal.deck) == (["V14"], 2, 21)
        assert (one.stack.size, one.stack.discarded) == (11, [])


@rule("CL-HID-1", "CL-SCN-3")
def test_everybody_knows_which_tiles_may_be_in_the_stack_and_nobody_which_are() -> None:
    scene = ClaustrophobiaScene()
    pool = [5, 6, 7, 8, 13, 15, 16, 17, 18, 19, 20, 25, 26, 27, 28, 29, 33, 44]
    for viewer in EVERYBODY:
        assert view(scene, viewer).stack.possible == [1, *pool]
        assert GAME.hidden(scene.state, viewer) >> 48 & (2 << parts.TILES) - 1 == mask_of([1, *pool])


@rule("CL-HID-1", "CL-S8-4", "CL-S8-6", "CL-S6-2", "CL-S4-3")
def test_tokens_of_scenarios_are_open() -> None:
    scene = ClaustrophobiaScene("S8")
    scene.state.poison_by = scene.figure("H06")
    for viewer in EVERYBODY:
        one = view(scene, viewer)
        assert one.scenario.guide is not None
        assert one.scenario.guide_exit is not None
        assert [fighter.carries for fighter in one.fighters if fighter.id == "H06"] == [["poison"]]
    scene = ClaustrophobiaScene("S4")
    scene.state.seals = 2
    assert [view(scene, viewer).scenario.seals for viewer in EVERYBODY] == [2, 2, 2]
    scene = ClaustrophobiaScene("S6")
    scene.state.crates = [1]
    assert [view(scene, viewer).tiles[0].crates for viewer in EVERYBODY] == [1, 1, 1]


# Instinct cards


@rule("CL-HID-1")
def test_the_instinct_hand_is_known_to_the_human_player_alone() -> None:
    scene = open_table()
    assert [view(scene, viewer).human.hand for viewer in EVERYBODY] == [None, ["I05", "I06"], None]
    for viewer in EVERYBODY:
        hands = {state.hand for state in redrawn(scene, viewer)}
        assert len(hands) == 1 if viewer == HUMAN else len(hands) > 20


@rule("CL-HID-1", "CL-HPR-9")
def test_a_drawn_instinct_card_is_told_to_the_human_player_alone() -> None:
    scene = ClaustrophobiaScene()
    laid(scene, 4, 2, 1, 1)
    scene.next_instinct("I17")
    shown = shows(scene, "confirm")
    assert shown == [*EVERYBODY]
    assert ["I17" in told(scene, viewer) for viewer in EVERYBODY] == [False, True, False]
    assert [GAME.hidden(scene.state, viewer) >> 16 & 1 for viewer in EVERYBODY] == [1, 0, 1]


@rule("CL-HID-1", "CL-INS-5")
def test_hidden_instinct_cards_of_one_shuffle_change_places_among_themselves() -> None:
    """I01 and I02 were in hand when the discards were shuffled: everybody has seen all others since."""
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I02", "I09")
    deck = scene.state.instinct_deck
    deck.shuffles = 1
    deck.batches = [0 if card < 2 else 1 for card in range(24)]
    thirds: Counter[int] = Counter()
    for state in redrawn(scene, INFERNAL, 400):
        assert state.hand & 3 == 3
        thirds[state.hand & ~3] += 1
    assert len(thirds) == 22
    assert max(thirds.values()) < 45


@rule("CL-HID-1")
def test_hidden_instinct_cards_are_redrawn_uniformly() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I02")
    deck = scene.state.instinct_deck
    deck.discard = deck.pile & ~0b1100
    deck.pile = 0b1100
    found = Counter(tuple(state.hand_order) for state in redrawn(scene, SPECTATOR, 600))
    assert len(found) == 12
    assert min(found.values()) > 25
    assert max(found.values()) < 80


# The assignment (CL-HPR-12)


def assigning() -> ClaustrophobiaScene:
    """Dice and cards are laid for two fighters, and nothing is confirmed."""
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I09")
    rolled(scene, 2, 2, 5, 6)
    scene.do("assign 6 H01", "turn I09 5 H03", "give I01 H01")
    return scene


@rule("CL-HID-1", "CL-HPR-12")
def test_what_is_being_assigned_is_known_to_the_human_player_alone() -> None:
    scene = assigning()
    own = view(scene, HUMAN)
    assert own.human.dice == [2, 2]
    assert [(sheet.line, sheet.turned) for sheet in own.sheets] == [(6, 0), (3, 5), (0, 0), (0, 0)]
    for viewer in (SPECTATOR, INFERNAL):
        others = view(scene, viewer)
        assert (others.human.dice, others.human.cards) == ([2, 2, 5, 6], 2)
        assert [(sheet.line, sheet.card) for sheet in others.sheets] == [(0, None)] * 4
        assert "I09" not in msgspec.json.encode(others).decode()


@rule("CL-HPR-12")
@pytest.mark.parametrize("action", ["assign 2 H05", "unassign H03", "give I02 H05"])
def test_assigning_shows_nothing(action: str) -> None:
    scene = assigning()
    scene.hand("I02")
    assert shows(scene, action) == []
    assert scene.events == []


@rule("CL-HID-1", "CL-HPR-12", "CL-INS-2")
def test_the_confirmation_shows_dice_cards_and_their_use() -> None:
    scene = assigning()
    scene.do("assign 2 H05", "assign 2 H06")
    assert shows(scene, "confirm") == [SPECTATOR, INFERNAL]
    for viewer in EVERYBODY:
        first, second, *_ = view(scene, viewer).sheets
        assert (first.line, second.line, second.turned) == (6, 3, 5)
        assert (first.card and first.card.use, second.card and second.card.use) == ("text", "value")
        assert "I09" in told(scene, viewer)


@rule("CL-HPR-12")
def test_a_redrawn_assignment_has_the_dice_that_were_rolled() -> None:
    scene = assigning()
    assigned = set()
    for state in redrawn(scene, INFERNAL):
        lines = [state.line[figure] for figure in state.roster]
        assert sorted([*dice_of(state.dice), *[line for line in lines if line]]) == [2, 2, 5, 6]
        assert state.hand.bit_count() == 2
        assert sorted(state.hand_order) == bits(state.hand)
        assigned.add(str(lines))
    assert len(assigned) > 8
    assert GAME.write_position(redrawn(scene, HUMAN, 1)[0])["sheets"] == GAME.write_position(scene.state)["sheets"]


# Event cards


@rule("CL-HID-1")
def test_the_event_hand_is_known_to_the_infernal_player_alone() -> None:
    scene = open_table()
    assert [view(scene, viewer).infernal.hand for viewer in EVERYBODY] == [None, None, ["V04", "V07a"]]
    for viewer in EVERYBODY:
        hands = {state.events_held for state in redrawn(scene, viewer)}
        assert len(hands) == 1 if viewer == INFERNAL else len(hands) > 20


def fell_destiny() -> ClaustrophobiaScene:
    """The infernal player looks at three event cards."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.roll(3, 5, 1)
    scene.begin("infernal_preparation")
    scene.next_events("V07", "V01", "V12")
    scene.do("place 5 P1", "place 1 P1", "place 3 P4")
    return scene


@rule("CL-HID-1", "CL-DST-2", "CL-EVT-13")
def test_cards_of_fell_destiny_are_known_to_the_infernal_player_until_they_are_discarded() -> None:
    scene = fell_destiny()
    looked = ["V07a", "V01a", "V12a"]
    assert [view(scene, viewer).infernal.looked for viewer in EVERYBODY] == [None, None, looked]
    assert ["V12" in told(scene, viewer) for viewer in EVERYBODY] == [False, False, True]
    for viewer in EVERYBODY:
        found = {str(state.events_looked) for state in redrawn(scene, viewer)}
        assert len(found) == 1 if viewer == INFERNAL else len(found) > 20
    assert shows(scene, "keep V01") == [SPECTATOR, HUMAN]
    for viewer in EVERYBODY:
        assert view(scene, viewer).infernal.discards == ["V07a", "V12a"]
        assert "V12" in told(scene, viewer)
        assert ("V01" in told(scene, viewer)) is (viewer == INFERNAL)


@rule("CL-HID-1", "CL-DEC-4", "TBL-SET-3")
def test_whether_the_cards_of_fell_destiny_are_alike_does_not_show() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.roll(2, 5, 1)
    scene.begin("infernal_preparation")
    scene.next_events("V01", "V01")
    scene.do("place 5 P1", "place 1 P1", "place 2 P4")
    assert (scene.asked(), scene.texts()) == (("keep_event", [INFERNAL]), ["keep V01"])
    assert shows(scene, "keep V01") == [SPECTATOR, HUMAN]
    assert view(scene, HUMAN).infernal.discards == ["V01b"]


@rule("CL-HID-1", "CL-EVT-3")
def test_hidden_event_cards_of_one_shuffle_change_places_among_themselves() -> None:
    scene = ClaustrophobiaScene(event_deck="reshuffled")
    scene.hold("V01a", "V01b", "V09")
    scene.state.event_deck.batches = [0 if card < 2 else 1 for card in range(24)]
    found = {state.events_held & ~3 for state in redrawn(scene, HUMAN, 200) if state.events_held & 3 == 3}
    assert len(found) == 22


# Windows that are passed over (CL-DEC-4)


def before_a_step(*cards: str, **options: object) -> ClaustrophobiaScene:
    """A fighter is about to step to the north while these event cards are held."""
    scene = ClaustrophobiaScene("S1", **options)
    scene.tile(46, "0,-1")
    scene.hold(*cards)
    scene.do("activate H05")
    return scene


@rule("CL-DEC-4")
@pytest.mark.parametrize(("card", "asked"), [("V08", "window"), ("V07", "activation")])
def test_whether_the_infernal_player_is_asked_shows_whether_he_has_a_card_for_the_moment(card: str, asked: str) -> None:
    scene = before_a_step(card)
    assert shows(scene, "step 0,-1") == [SPECTATOR, HUMAN]
    assert scene.asked()[0] == asked


@rule("CL-DEC-4")
def test_nothing_is_shown_if_he_holds_no_card_or_is_asked_in_any_case() -> None:
    assert shows(before_a_step(), "step 0,-1") == []
    scene = before_a_step("V07", pass_windows=False)
    assert shows(scene, "step 0,-1") == []
    assert scene.asked() == ("window", [INFERNAL])


def arriving() -> ClaustrophobiaScene:
    """The infernal player puts a hole token somewhere before the explorer arrives."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,1")
    scene.stack(32, 1)
    scene.draw_in_order()
    scene.do("activate H05", "explore N", "orient 0")
    assert scene.asked() == ("place_hole", [INFERNAL])
    return scene


def rerolling() -> ClaustrophobiaScene:
    """A hellhound is hit, and further dice could be rolled again before it suffers."""
    scene = ClaustrophobiaScene("S3", ask_talents=True)
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H07", "hound1")
    scene.roll(1, 1, 6)
    scene.do("activate H07", "fight hound1")
    return scene


def buying() -> ClaustrophobiaScene:
    """There is one PM left, and one troglodyte to buy."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.pm(1)
    scene.begin("threat")
    return scene


def pursuing() -> ClaustrophobiaScene:
    """A fighter may follow after its attack."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.lay_card("H05", "I06")
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.roll(6, 1)
    scene.do("activate H05", "fight troglodyte1")
    return scene


def ending_the_preparation() -> ClaustrophobiaScene:
    """The die effects come next, and then the human activation phase."""
    scene = ClaustrophobiaScene("S5")
    scene.roll(1, 1, 1, 1)
    scene.begin("human_preparation")
    scene.do("assign 1 H09", "assign 1 H02", "assign 1 H03", "assign 1 H05", "confirm")
    assert scene.asked() == ("bless", [HUMAN])
    return scene


def pouring_holy_water() -> ClaustrophobiaScene:
    """A hellhound is about to suffer hits for which no die is rolled."""
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H07", "hound1")
    scene.do("activate H07")
    return scene


def keeping_the_dice() -> ClaustrophobiaScene:
    """The Scepter could roll a die again."""
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    scene.roll(1, 2, 3, 4)
    scene.begin("human_preparation")
    return scene


@rule("CL-DEC-4", "CL-EVT-6")
@pytest.mark.parametrize(
    ("moment", "action", "card"),
    [
        *[(arriving, "dig 0,1", "V08"), (rerolling, "reroll 0", "V12"), (buying, "buy troglodyte 0,-1", "V07")],
        *[(pursuing, "pursue 0,0", "V08"), (ending_the_preparation, "no_blessing", "V09")],
        *[(pouring_holy_water, "use E14 hound1", "V12"), (keeping_the_dice, "keep_dice", "V10")],
    ],
)
@pytest.mark.parametrize("holds", ["nothing", "another card", "the card"])
def test_every_window_that_opens_or_goes_by_tells_something_of_his_cards(
    moment: Callable[[], ClaustrophobiaScene], action: str, card: str, holds: str
) -> None:
    scene = moment()
    cards = {"nothing": [], "another card": ["V13"], "the card": [card]}[holds]
    scene.hold(*cards)
    assert shows(scene, action) == ([SPECTATOR, HUMAN] if cards else [])
    asked = scene.asked()[0]
    assert (asked == "window" or (asked == "threat" and scene.state.pm == 0)) is (holds == "the card")


@rule("CL-DEC-4")
def test_whoever_is_asked_in_a_window_can_play_a_card() -> None:
    scene = before_a_step("V08a", "V07a")
    scene.do("step 0,-1")
    hands = set()
    for state in redrawn(scene, HUMAN):
        assert "play V08" in [str(action) for action in state.decision.actions(state)]
        hands.add(state.events_held)
    assert len(hands) > 20
    scene.do("pass")
    trapdoors = [state.events_held & parts.EVENT_CARDS[parts.TRAPDOOR] for state in redrawn(scene, HUMAN)]
    assert 0 in trapdoors


@rule("CL-DEC-4", "CL-THR-12")
def test_in_the_threat_phase_only_cards_explain_why_he_is_asked_without_a_purchase() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.hold("V07")
    scene.pm(1)
    scene.begin("threat")
    can_play = {bool(state.events_held & parts.WINDOW_CARDS[6]) for state in redrawn(scene, HUMAN)}
    assert can_play == {True, False}
    scene.pm(0)
    assert {bool(state.events_held & parts.WINDOW_CARDS[6]) for state in redrawn(scene, HUMAN)} == {True}


# Tiles


def exploring() -> ClaustrophobiaScene:
    """Two of six tiles are in the stack, then the Exit; nothing is drawn."""
    scene = ClaustrophobiaScene()
    scene.state.pools = [mask_of([20, 28, 39, 43, 44, 46]), 1 << 1]
    scene.state.groups = [group_of(0, 0, 2), group_of(1, 1, 1)]
    scene.do("activate H05")
    return scene


def draw(scene: ClaustrophobiaScene, *numbers: int) -> None:
    """The next tiles are the ones with these numbers among those left of the six."""
    for number in numbers:
        scene.script.extend([0, number])


@rule("CL-HID-1", "CL-EXP-2")
def test_a_drawn_tile_is_known_to_the_infernal_player_and_to_the_others_when_it_lies() -> None:
    scene = exploring()
    draw(scene, 3)
    assert shows(scene, "explore N") == [INFERNAL]
    assert [view(scene, viewer).stack.drawn for viewer in EVERYBODY] == [None, None, 43]
    assert {view(scene, viewer).stack.size for viewer in EVERYBODY} == {2}
    assert [43 in view(scene, viewer).stack.possible for viewer in EVERYBODY] == [True, True, False]
    assert shows(scene, "orient 0") == [SPECTATOR, HUMAN]
    assert [view(scene, viewer).tiles[-1].number for viewer in EVERYBODY] == [43, 43, 43]


@rule("CL-HID-1", "CL-EXP-8")
def test_a_tile_that_is_being_turned_can_be_turned() -> None:
    """The crossroads, the straight tunnel and the Exit have one way to be placed each."""
    scene = exploring()
    draw(scene, 3)
    scene.do("explore N")
    found = Counter(state.drawn for state in redrawn(scene, HUMAN, 400))
    assert sorted(found) == [20, 28, 43, 44]
    assert min(found.values()) > 65
    assert {state.drawn for state in redrawn(scene, INFERNAL)} == {43}


@rule("CL-HID-1", "CL-EXP-6")
def test_a_tile_that_is_being_turned_does_not_close_the_board() -> None:
    """There is one exit on the board: a dead end would have been discarded."""
    scene = ClaustrophobiaScene("S2")
    scene.state.pools = [mask_of([3, 21, 41, 43])]
    scene.state.groups = [group_of(0, 0, 2)]
    scene.do("activate H05")
    scene.script.extend([0, 3])
    scene.do("explore N")
    assert scene.state.drawn == 43
    assert {state.drawn for state in redrawn(scene, HUMAN)} == {41, 43}


@rule("CL-HID-1")
def test_of_the_last_tile_of_a_pile_the_others_know_the_pool_alone() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.state.pools = [mask_of([41, 43, 45])]
    scene.state.groups = [group_of(0, 0, 1)]
    scene.do("activate H05")
    scene.script.extend([0, 1])
    scene.do("explore N")
    assert scene.state.drawn == 43
    assert [view(scene, viewer).stack.possible for viewer in EVERYBODY] == [[41, 43, 45], [41, 43, 45], []]


@rule("CL-HID-1", "CL-EXP-17")
def test_with_a_lantern_both_players_see_the_drawn_tile() -> None:
    scene = exploring()
    scene.equip("H05", "E11")
    draw(scene, 3)
    assert shows(scene, "explore N") == [HUMAN, INFERNAL]
    assert scene.asked() == ("orient", [HUMAN])
    assert [view(scene, viewer).stack.drawn for viewer in EVERYBODY] == [None, 43, 43]
    assert {state.drawn for state in redrawn(scene, HUMAN)} == {state.drawn for state in redrawn(scene, INFERNAL)}
    assert len({state.drawn for state in redrawn(scene, SPECTATOR)}) > 2


@rule("CL-HID-1", "CL-EXP-9")
def test_a_tile_that_was_set_aside_face_up_is_known_when_it_has_to_be_placed() -> None:
    """Tunnels run around the last exit: tile 5 closes the board, but it is the last one."""
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    for tile, cell, rotation in (
        *[(38, "1,-1", 3), (39, "1,-2", 0), (41, "1,-3", 2), (40, "0,-3", 1)],
        *[(42, "-1,-3", 1), (37, "-1,-2", 0), (12, "-1,-1", 0)],
    ):
        scene.tile(tile, cell, rotation)
    scene.stack(5)
    scene.stand("0,-1", "H05")
    scene.do("activate H05")
    scene.draw_in_order()
    assert shows(scene, "explore N") == [*EVERYBODY]
    assert scene.asked() == ("orient", [INFERNAL])
    for viewer in EVERYBODY:
        assert "'tile': '5'" in told(scene, viewer)
        assert {state.drawn for state in redrawn(scene, viewer, 6)} == {5}


# Prescience


def foreseeing() -> ClaustrophobiaScene:
    """The human player looks at three tiles of five."""
    scene = ClaustrophobiaScene()
    scene.state.pools = [mask_of([20, 28, 43, 44, 46]), 1 << 1]
    scene.state.groups = [group_of(0, 0, 4), group_of(1, 1, 1)]
    scene.state.prescience = True
    scene.do("activate H05")
    draw(scene, 0, 0, 0)
    scene.do("explore N")
    return scene


@rule("CL-HID-1", "CL-GFT-10")
def test_tiles_of_prescience_are_known_to_the_human_player_alone() -> None:
    scene = foreseeing()
    assert [view(scene, viewer).stack.looked for viewer in EVERYBODY] == [None, [20, 28, 43], None]
    assert ["28" in told(scene, viewer) for viewer in EVERYBODY] == [False, True, False]
    assert len({str(state.looked_tiles) for state in redrawn(scene, INFERNAL)}) > 20
    assert shows(scene, "choose 43") == []
    assert [view(scene, viewer).stack.drawn for viewer in EVERYBODY] == [None, 43, None]
    assert len({(state.drawn, *state.looked_tiles) for state in redrawn(scene, INFERNAL)}) > 20
    assert shows(scene, "next_tile 28") == [SPECTATOR, INFERNAL]
    assert scene.asked() == ("orient", [HUMAN])
    for viewer in (SPECTATOR, INFERNAL):
        found = redrawn(scene, viewer)
        assert {state.drawn for state in found} == {20, 28, 43, 44}
        assert len({str(state.top) for state in found}) > 10
    assert {str([state.drawn, *state.top]) for state in redrawn(scene, HUMAN)} == {"[43, 20, 28]"}
    assert shows(scene, "orient 0") == [SPECTATOR, INFERNAL]


@rule("CL-HID-1", "CL-GFT-10")
def test_tiles_that_were_put_back_are_known_to_the_human_player_until_they_are_drawn() -> None:
    scene = foreseeing()
    scene.do("choose 43", "next_tile 28", "orient 0")
    assert [view(scene, viewer).stack.top for viewer in EVERYBODY] == [None, [28, 20], None]
    assert {state.top[-1] for state in redrawn(scene, INFERNAL)} == {20, 28, 44, 46}
    assert {str(state.top) for state in redrawn(scene, HUMAN)} == {"[20, 28]"}
    scene.do("activate H06")
    assert shows(scene, "explore S") == [INFERNAL]
    assert view(scene, INFERNAL).stack.drawn == 28
    assert {str(state.top) for state in redrawn(scene, HUMAN)} == {"[20]"}
    assert {str(state.top) for state in redrawn(scene, INFERNAL)} == {"[20]", "[44]", "[46]"}
    assert len({str([state.drawn, *state.top]) for state in redrawn(scene, SPECTATOR)}) > 6


@rule("CL-HID-1", "CL-EXP-9")
def test_a_tile_that_was_seen_and_shuffled_into_the_stack_is_still_known_to_be_there() -> None:
    """Also while another tile is being turned, of which the human player knows nothing."""
    scene = exploring()
    scene.state.seen_tiles, scene.state.seen_groups = [45], [0]
    scene.script.extend([1, 3])
    scene.do("explore N")
    assert scene.asked() == ("orient", [INFERNAL])
    for state in redrawn(scene, HUMAN):
        assert (state.seen_tiles, state.drawn == 45) == ([45], False)
    for viewer in (SPECTATOR, INFERNAL):
        assert {str(state.seen_tiles) for state in redrawn(scene, viewer)} == {"[]"}
    assert 45 in {state.drawn for state in redrawn(scene, SPECTATOR)}


@rule("CL-HID-1", "CL-SCN-3")
def test_redrawn_tiles_come_from_the_piles_from_which_the_others_came() -> None:
    """One tile was left of the upper pile, so the two others came from the lower one, of which the Exit is a part."""
    scene = ClaustrophobiaScene()
    scene.state.pools = [mask_of([20, 28]), mask_of([39, 43, 44]), 1 << 1]
    scene.state.groups = [group_of(0, 0, 1), group_of(1, 1, 2), group_of(1, 2, 1)]
    scene.state.prescience = True
    scene.do("activate H05")
    scene.script.extend([0, 0, 0, 0, 0, 0])
    scene.do("explore N")
    assert scene.state.looked_tiles == [20, 39, 43]
    seen: Counter[int] = Counter()
    for state in redrawn(scene, INFERNAL, 300):
        assert [tile in (20, 28) for tile in state.looked_tiles] == [True, False, False]
        seen.update(state.looked_tiles)
    assert sorted(seen) == [1, 20, 28, 39, 43, 44]
    assert 160 < seen[1] < 240
    scene.do("choose 43", "next_tile 39", "orient 0")
    assert {state.top[0] in (20, 28) for state in redrawn(scene, INFERNAL)} == {True, False}
    assert {len({20, 28} & {*state.top}) for state in redrawn(scene, INFERNAL)} == {1}


@rule("CL-HID-1")
def test_a_tile_that_nobody_has_drawn_is_decided_when_it_is_drawn() -> None:
    scene = exploring()
    position = GAME.write_position(scene.state)["stack"]
    for viewer in EVERYBODY:
        for state in redrawn(scene, viewer, 6):
            assert GAME.write_position(state)["stack"] == position
