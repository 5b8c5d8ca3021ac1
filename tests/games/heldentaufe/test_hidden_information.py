"""Section 19: hidden information."""

import msgspec

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.heldentaufe.components import MISSION_IDS
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule

EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


def text(table: HeldentaufeScene, viewer: int) -> str:
    return msgspec.json.encode(GAME.view(table.state, viewer)).decode()


@rule("HT-HID-1")
def test_a_refused_card_is_shown_and_the_one_drawn_for_it_is_not() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M01", "M02", "M03")
    table.next_card("M20")
    table.do("refuse M01")
    for viewer in (SPECTATOR, 1):
        assert GAME.view(table.state, viewer).discard == ["M01"]
        told = [event.seen_by(viewer) for event in table.events]
        assert "M01" in str(told)
        assert "M20" not in str(told)
        assert "M20" not in text(table, viewer)
    assert "M20" in text(table, 0)


@rule("HT-HID-2")
def test_the_kinds_of_removed_resources_are_public() -> None:
    table = HeldentaufeScene("corlof", "erla", "mathian")
    removed = GAME.view(table.state, SPECTATOR).tiles_removed
    assert removed["forest"] == 6
    assert sum(removed.values()) == 8
    assert {kind for kind in removed if kind != "forest"} < {"apple", "pond", "mushroom"}
    events: list[Event] = []
    state = GAME.new({}, seats=3, chance=FastChance(3), events=events)
    announced = {str(event.seen_by(SPECTATOR)["tile"]) for event in events if event.kind == "resource_removed"}
    assert announced == {kind for kind in GAME.view(state).tiles_removed if kind != "forest"}


@rule("HT-HID-3")
def test_no_view_holds_a_card_its_viewer_may_not_see() -> None:
    table = raid("mathian")
    table.state.missions.put_away(22)
    table.state.missions.pile &= ~(1 << 22)
    for viewer in EVERYBODY:
        known = set() if viewer == SPECTATOR else {MISSION_IDS[card] for card in table.state.heroes[viewer].hand}
        shown = {card for card in MISSION_IDS if card in text(table, viewer)}
        assert shown == known | {"M23"}


@rule("HT-HID-3")
def test_no_view_holds_the_settings_or_the_answers_of_others() -> None:
    table = raid("mathian")
    answers(table, corlof="agree", erla="ask", luphius="ask")
    table.do("set auto_command on", seat=3)
    table.do("end_turn")
    before = {viewer: text(table, viewer) for viewer in EVERYBODY}
    table.do("answer contest", seat=2)
    for viewer in EVERYBODY:
        assert text(table, viewer) == before[viewer]
    table.do("set standing_answer contest", "set auto_command off", seat=3)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert text(table, viewer) == before[viewer]


@rule("HT-HID-3")
def test_face_down_tiles_and_tokens_are_counted_but_have_no_order() -> None:
    table = raid("mathian")
    view = GAME.view(table.state, SPECTATOR)
    assert view.danger == ["K1", "K2", "K3", "K4", "K5"]
    assert view.armed_left == 2
    assert sum(view.tile_pile.values()) == 37 - 1  # one meadow is revealed
    assert view.mission_pile == 23 - 12


@rule("HT-HID-3")
def test_everything_public_is_the_same_for_everybody() -> None:
    table = raid("mathian", "erla")
    table.give("erla", "boots2", "apple", "berserk")
    views = [GAME.view(table.state, viewer) for viewer in EVERYBODY]
    for view in views:
        view.settings = None
        for board in view.heroes:
            board.hand = None
        assert view == views[0]
        assert view.heroes[2].worn == {"boots": 2, "ring": 0, "sword": 0}
        assert view.heroes[2].backpack == ["apple"]
        assert view.heroes[2].potion == "berserk"
        assert view.heroes[0].ap_left == 4
