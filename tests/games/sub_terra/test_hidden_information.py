"""Who knows what (section 23)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.view_types import View
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TYPHAON = 3
TEAM = (0, 1, 2)
EVERYBODY = (SPECTATOR, *TEAM, TYPHAON)


def against_typhaon(*team: str) -> SubTerraScene:
    """Typhaon has seat 3 and holds three known cards."""
    table = SubTerraScene(*(team or ("guide", "foreman", "fortune-teller")), game_mode="typhaon")
    table.hand("D3-DES", "D3-LAV-A", "D3-TRP-1")
    return table


def view(table: SubTerraScene, viewer: int) -> View:
    return GAME.view(table.state, viewer)


def text(table: SubTerraScene, viewer: int) -> str:
    return msgspec.json.encode(view(table, viewer)).decode()


def seen(event: Event, state: State, viewer: int) -> dict[str, object]:
    """What a seat knows of an event: a secret of one is a secret of its side."""
    side = GAME.side_of(state, viewer)
    return event.seen_by(event.seat if event.seat in side else viewer)


def knowing(table: SubTerraScene, kind: str, word: str) -> list[int]:
    """Who learns a word from the only event of a kind."""
    (event,) = table.told(kind)
    return [viewer for viewer in EVERYBODY if word in str(seen(event, table.state, viewer))]


def redrawn(table: SubTerraScene, viewer: int, times: int = 40) -> list[State]:
    """What a viewer thinks possible; each looks the same to it."""
    found = [GAME.resample(table.state, viewer, FastChance(seed)) for seed in range(times)]
    for state in found:
        GAME.check(state)
        assert GAME.view(state, viewer) == GAME.view(table.state, viewer)
    return found


# Public things


@rule("ST2-HID-6", "ST2-HID-2")
def test_all_seats_of_the_team_have_the_same_view() -> None:
    table = against_typhaon()
    table.tarot(3, 8)
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    assert view(table, 0) == view(table, 1) == view(table, 2)
    assert GAME.sides(table.state) == [0, 0, 0, 1]
    assert GAME.side_of(table.state, 0) == [0, 1, 2]
    assert len({str(GAME.hidden(table.state, seat)) for seat in TEAM}) == 1


@rule("ST2-HID-2", "ST2-HID-6")
def test_board_bag_marker_and_uses_are_the_same_for_everybody() -> None:
    table = against_typhaon()
    table.path("3,1")
    table.guardian("3,1")
    table.key_on("3,1")
    table.set_hearts(2, "guide")
    views = [view(table, viewer) for viewer in EVERYBODY]
    for one in views:
        one.typhaon = one.tarot = None
        assert one == views[0]
    assert len(views[0].bag) == 29
    assert views[0].explorers[0].hearts == 2


@rule("ST2-HID-8")
def test_every_die_and_every_tile_an_explorer_draws_is_shown_to_all() -> None:
    table = against_typhaon("archaeologist", "foreman", "veteran")
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("reveal S")
    assert knowing(table, "tiles_drawn", "B-KEY-1") == [*EVERYBODY]
    for viewer in EVERYBODY:
        placing = view(table, viewer).placing
        assert placing is not None
        assert placing.choice == ["B-NOR-1", "B-KEY-1"]
        assert "B-KEY-1" not in view(table, viewer).bag
    table.do("keep B-KEY-1")
    table.guardian("3,0")
    table.next_roll(2)
    table.do("attack infantry")
    assert knowing(table, "die_rolled", "'number': 2") == [*EVERYBODY]
    assert [view(table, viewer).dice for viewer in EVERYBODY] == [["2"]] * 5


@rule("ST2-HID-8")
def test_tiles_that_were_set_aside_are_shown_too() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    for tile, cell in (("B-GRD-2", "1,1"), ("B-KEY-2", "2,1"), ("B-GRD-3", "4,1"), ("B-KEY-3", "5,1")):
        table.lay(tile, cell, 2)
    table.bag("B-KEY-1", "B-NOR-1")
    table.next_tile("B-KEY-1", "B-NOR-1")
    table.do("reveal S")
    placing = view(table, SPECTATOR).placing
    assert placing is not None
    assert (placing.aside, placing.drawn, placing.spot, placing.exit) == (["B-KEY-1"], "B-NOR-1", "3,1", "3,0/S")


# Typhaon's tile


@rule("ST2-HID-3", "ST2-HID-1")
def test_the_tile_typhaon_looks_at_is_in_the_bag_for_all_others() -> None:
    table = against_typhaon()
    table.next_tile("B-KEY-1")
    table.typhaon_turn()
    assert knowing(table, "typhaon_drew", "B-KEY-1") == [TYPHAON]
    for viewer in EVERYBODY:
        own = viewer == TYPHAON
        assert ("B-KEY-1" in view(table, viewer).bag) is not own
        assert (view(table, viewer).placing is not None) is own
    assert [state.drawn for state in redrawn(table, TYPHAON)].count(parts.TILE_IDS.index("B-KEY-1")) == 40
    assert len({state.drawn for state in redrawn(table, 0)}) > 12


@rule("ST2-HID-3", "ST2-TYP-40")
def test_of_a_tile_that_goes_back_others_learn_only_that() -> None:
    table = against_typhaon()
    table.next_tile("B-KEY-1")
    table.typhaon_turn()
    assert table.texts() == ["return"]
    table.do("return")
    assert table.story() == ["typhaon_returned ST2-TYP-4 seat=3"]
    assert [viewer for viewer in EVERYBODY if "B-KEY-1" in text(table, viewer).split('"bag"')[0]] == []


@rule("ST2-HID-3")
def test_with_its_location_the_tile_is_public() -> None:
    table = against_typhaon()
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    table.do("at 3,1")
    for viewer in EVERYBODY:
        placing = view(table, viewer).placing
        assert placing is not None
        assert (placing.drawn, placing.spot, "B-NOR-1" in view(table, viewer).bag) == ("B-NOR-1", "3,1", False)


# Desolation cards


@rule("ST2-HID-4", "ST2-HID-1")
def test_typhaons_hand_is_its_own_and_others_know_how_many_and_one_list() -> None:
    table = against_typhaon()
    for viewer in EVERYBODY:
        mine = view(table, viewer).typhaon
        assert mine is not None
        own = viewer == TYPHAON
        assert mine.hand == (["D3-DES", "D3-LAV-A", "D3-TRP-1"] if own else None)
        assert (mine.cards, mine.deck, mine.seat) == (3, 7, 3)
        assert len(mine.unseen) == (7 if own else 10)
        assert ("D3-DES" in mine.unseen) is not own
    assert {str(state.hand) for state in redrawn(table, TYPHAON)} == {str(table.state.hand)}
    assert len({str(state.hand) for state in redrawn(table, 1)}) > 30


@rule("ST2-HID-4")
def test_the_replacement_is_logged_without_its_name_and_the_played_card_with_it() -> None:
    table = against_typhaon()
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.typhaon_turn()
    table.next_card("D3-ACT")
    table.do("play D3-DES")
    assert knowing(table, "desolation_played", "D3-DES") == [*EVERYBODY]
    assert knowing(table, "desolation_drawn", "D3-ACT") == [TYPHAON]
    for viewer in EVERYBODY:
        mine = view(table, viewer).typhaon
        assert mine is not None
        assert (mine.discard, mine.playing) == (["D3-DES"], None)


# Tarot


@rule("ST2-HID-5")
def test_against_typhaon_the_tarot_hand_is_the_teams() -> None:
    table = against_typhaon()
    table.tarot(3, 8)
    for viewer in EVERYBODY:
        tarot = view(table, viewer).tarot
        assert tarot is not None
        own = viewer in TEAM
        assert tarot.hand == (["3", "8"] if own else None)
        assert (tarot.cards, tarot.deck, len(tarot.unseen)) == (2, 11, 11 if own else 13)
    assert {state.tarot_hand for state in redrawn(table, 0)} == {1 << 3 | 1 << 8}
    hands = Counter(state.tarot_hand for state in redrawn(table, TYPHAON))
    assert len(hands) > 20
    assert {hand.bit_count() for hand in hands} == {2}


@rule("ST2-HID-5")
def test_in_other_modes_the_tarot_hand_is_public() -> None:
    table = SubTerraScene("fortune-teller", "foreman", "veteran")
    table.tarot(3, 8)
    tarot = view(table, SPECTATOR).tarot
    assert tarot is not None
    assert (tarot.hand, tarot.drawn, len(tarot.unseen)) == (["3", "8"], [], 11)
    table.next_tarot(5)
    table.do("meditate")
    assert table.told("card_drawn")[0].seen_by(SPECTATOR)["card"] == "5"


@rule("ST2-HID-5")
def test_against_typhaon_a_drawn_card_is_told_to_the_team_alone() -> None:
    table = against_typhaon()
    table.turn_of("fortune-teller")
    table.next_tarot(5)
    table.do("meditate")
    assert table.story() == ["card_drawn ST2-CIR-FOR-3 seat=2 [2: card=5]"]
    assert knowing(table, "card_drawn", "'5'") == [*TEAM]


@rule("ST2-HID-5")
def test_the_cards_of_a_nexus_are_the_teams_until_two_are_discarded_for_all_to_see() -> None:
    table = against_typhaon()
    table.tarot(13)
    table.turn_of("fortune-teller")
    table.next_tarot(2, 4, 7)
    table.do("tarot 13")
    assert table.line("cards_drawn") == "cards_drawn ST2-TAR-17 seat=2 number=3 [2: cards=['2', '4', '7']]"
    for viewer in EVERYBODY:
        tarot = view(table, viewer).tarot
        assert tarot is not None
        assert tarot.drawn == (["2", "4", "7"] if viewer in TEAM else None)
        assert len(tarot.unseen) == (9 if viewer in TEAM else 12)
    assert len({state.tarot_drawn for state in redrawn(table, SPECTATOR)}) > 20
    table.do("keep 4")
    assert table.line("card_kept") == "card_kept ST2-TAR-17 seat=2 cards=['2', '7'] [2: card=4]"
    assert knowing(table, "card_kept", "'4'") == [*TEAM]
    spectator = view(table, SPECTATOR).tarot
    assert spectator is not None
    assert (spectator.hand, spectator.cards, spectator.discard) == (None, 1, ["2", "7", "13"])


@rule("ST2-HID-5")
def test_which_card_is_kept_is_not_read_from_the_action_nor_that_somebody_declines() -> None:
    secret = [name for name, verb in GAME.verbs.items() if not verb.is_open and not verb.any_time]
    assert sorted(secret) == ["accept", "keep", "pass", "stop"]


# Questions


@rule("ST2-HID-7")
def test_only_the_asked_seat_is_offered_answers_and_all_see_who_is_asked() -> None:
    table = against_typhaon()
    table.next_tile("B-KEY-1")
    table.typhaon_turn()
    assert table.asked() == ("build", [TYPHAON])
    assert table.texts(TYPHAON) == ["return"]
    assert [table.texts(seat) for seat in TEAM] == [[], [], []]


# Redrawing


@rule("ST2-HID-2")
@pytest.mark.parametrize("viewer", [SPECTATOR, *TEAM])
def test_what_is_redrawn_keeps_everything_that_is_known(viewer: int) -> None:
    table = against_typhaon()
    table.tarot(3)
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    for state in redrawn(table, viewer, 10):
        assert (state.bag | 1 << state.drawn) == table.state.bag | 1 << table.state.drawn
        assert len(state.hand) == 3


@rule("ST2-HID-1", "ST2-HID-2")
def test_without_typhaon_nothing_is_hidden_but_what_is_still_to_be_drawn() -> None:
    table = SubTerraScene("fortune-teller", "foreman", "veteran")
    table.tarot(3)
    masks = {GAME.hidden(table.state, viewer) for viewer in (SPECTATOR, 0, 1, 2)}
    assert len(masks) == 1
    assert masks.pop().bit_count() == 30 + 12
    same = redrawn(table, SPECTATOR, 3)
    assert {(state.bag, state.tarot_hand) for state in same} == {(table.state.bag, 1 << 3)}
