"""Section 17.2: what the engine holds of the rules of online play."""

import pytest

from hypogeum.engine.chance import FairChance, FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.steps import Clock
from hypogeum.engine.table import Table
from hypogeum.games.heldentaufe.components import MISSION_IDS, SPACE_IDS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from tests.games.heldentaufe.scene import BOOTS, RING, SWORD, HeldentaufeScene
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule

SEED = bytes(range(32))


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def clock_of(table: HeldentaufeScene) -> Clock | None:
    return table.state.decision.clock(table.state)


@rule("HT-ONL-1")
def test_every_die_shuffle_and_draw_comes_from_the_seed_of_the_table() -> None:
    table = Table(GAME, {"hero_assignment": "random"}, 3, SEED)
    lots = FastChance(1)
    while table.version < 40 and not table.state.over:
        actions = table.state.decision.actions(table.state)
        table.apply(actions[lots.pick(len(actions))], table.state.decision.seat(table.state))
    assert sum(len(entry.chance) for entry in table.record.entries) > 20
    assert FairChance(SEED).pick(3) == table.record.header.setup[0]  # the first player
    again = Table.resume(GAME, {"hero_assignment": "random"}, 3, SEED, table.record.entries)  # with the same outcomes
    assert GAME.write_position(again.state) == GAME.write_position(table.state)


@rule("HT-ONL-1", "HT-HID-1")
def test_a_drawn_card_is_logged_as_a_drawn_card_and_no_more() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M01", "M02", "M03")
    table.next_card("M20")
    table.do("refuse M01")
    (drawn,) = table.told("card_drawn")
    assert drawn.seen_by(0)["card"] == "M20"
    for viewer in (1, SPECTATOR):
        assert drawn.seen_by(viewer) == {"kind": "card_drawn", "rule": "HT-REF-1", "seat": 0}
    (refused,) = table.told("refused")
    assert refused.seen_by(1)["card"] == "M01"


@rule("HT-ONL-1")
def test_the_deal_is_told_to_each_player_alone() -> None:
    table = Table(GAME, {}, 3, SEED)
    for event in table.events:
        if event.kind == "missions_dealt":
            owner = event.args["seat"]
            for viewer in (SPECTATOR, 0, 1, 2):
                assert ("cards" in event.seen_by(viewer)) is (viewer == owner)


@rule("HT-ONL-2")
def test_discoverer_slayer_treasure_refill_and_rebuild_ask_nobody() -> None:
    table = HeldentaufeScene("mathian", "erla")
    table.tile("1,0", "portal4")
    table.stand("mathian", "P4")
    table.hand("mathian", "M10", "M14", "M01")
    table.monster("wallrog", hearts=1)
    table.give("mathian", "boots3")
    asked = []
    table.roll(6, 1)
    table.do("attack wallrog")  # the tooth, and the Slayer
    asked.append(table.asked())
    table.next_danger(armed=True)
    table.do("move K4")  # the Discoverer
    asked.append(table.asked())
    table.spend(0)
    table.next_danger(armed=False)
    table.do("move K3")
    table.roll(BOOTS, RING, SWORD)
    table.do("move TR")  # the treasure
    asked.append(table.asked())
    table.stand("mathian", "P4")
    table.do("ascend")  # the rebuild
    asked.append(table.asked())
    assert asked == [("main_phase", [0])] * 4
    assert table.hero("mathian").points == 3 + 2 + 2
    table.end_turn()  # the refill
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-3")
def test_the_engine_never_ends_a_turn_by_itself() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.spend(4)
    assert table.texts() == ["end_turn"]  # nothing else is left to do
    assert table.asked() == ("main_phase", [0])
    (setting,) = [setting for setting in GAME.settings if setting.id == "auto_end_turn"]
    assert setting.default == "off"
    assert not setting.is_rule  # the client ends the turn, not the rules


@rule("HT-ONL-4")
def test_what_showed_nothing_may_be_taken_back_one_by_one() -> None:
    table = Table(GAME, {"hero_assignment": "random", "first_player": "0"}, 2, SEED)
    state_of(table).heroes[0].food[0] = 2
    state_of(table).food_supply[0] -= 2
    table.apply(GAME.action("discard apple"), 0)
    table.apply(GAME.action("discard apple"), 0)
    assert table.undo_refusal(0) is None
    table.undo(0)
    table.undo(0)
    assert state_of(table).heroes[0].food[0] == 2
    nothing = table.undo_refusal(0)
    assert nothing is not None
    assert nothing.reason == "nothing"


@rule("HT-ONL-4")
@pytest.mark.parametrize("verb", ["explore", "refuse", "attack", "move"])
def test_nothing_is_taken_back_after_exploring_drawing_rolling_or_a_danger_token(verb: str) -> None:
    table = Table(GAME, {"hero_assignment": "random", "first_player": "0"}, 2, SEED)
    if verb in ("attack", "move"):
        state = state_of(table)
        hero = state.heroes[0]
        hero.tile, hero.space, state.leader = -1, SPACE_IDS.index("P4"), 0
        state.occupants[hero.space] = hero.figure
    actions = table.state.decision.actions(table.state)
    entry = table.apply(next(action for action in actions if action.verb.name == verb), 0)
    assert entry.chance
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "chance"


@rule("HT-ONL-4")
def test_nor_after_a_card_was_shown() -> None:
    table = Table(GAME, {"hero_assignment": "random", "first_player": "0"}, 2, SEED)
    state = state_of(table)
    thief, given = MISSION_IDS.index("M07"), state.heroes[0].hand[0]
    for hero in state.heroes:  # the Thief and the first card change places
        hero.hand = [given if card == thief else thief if card == given else card for card in hero.hand]
    if state.missions.pile >> thief & 1:
        state.missions.pile ^= 1 << thief | 1 << given
    state.heroes[1].points = 1
    rival = GAME.view(state).heroes[1].hero
    table.apply(GAME.action(f"steal M07 {rival}"), 0)
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "shown"


@rule("HT-ONL-7")
def test_a_spectator_sees_what_is_public_and_no_more() -> None:
    table = raid("mathian")
    table.do("set standing_answer contest", seat=1)
    seen = GAME.view(table.state, SPECTATOR)
    assert seen.settings is None
    assert [board.hand for board in seen.heroes] == [None] * 4
    own = GAME.view(table.state, 2)
    own.settings = None
    own.heroes[2].hand = None
    assert seen == own  # a player sees his own hand and settings besides


@rule("HT-ONL-8")
def test_one_clock_covers_a_whole_hero_turn() -> None:
    table = HeldentaufeScene("mathian", "corlof", turn_seconds=90, choice_seconds=30)
    table.tile("1,0", "meadow")
    before = clock_of(table)
    table.do("move 1,0")
    after = clock_of(table)
    assert before is not None
    assert after is not None
    assert (before.seconds, before.key) == (after.seconds, after.key)
    assert before.seconds == 90
    table.end_turn()
    following = clock_of(table)
    assert following is not None
    assert following.key != before.key


@rule("HT-ONL-8")
def test_and_stands_still_while_others_decide() -> None:
    table = raid("mathian", "corlof", turn_seconds=90, choice_seconds=30)
    turn = clock_of(table)
    table.stand("corlof", "P2")
    table.hero("corlof").hearts = 1
    table.roll(6, 1)
    table.do("attack corlof")
    placing = clock_of(table)
    assert turn is not None
    assert placing is not None
    assert placing.seconds == 30
    assert placing.key != turn.key
    table.do("place 1,0")
    again = clock_of(table)
    assert again is not None
    assert again.key == turn.key


@rule("HT-ONL-8")
def test_one_clock_covers_a_whole_monsters_turn() -> None:
    table = raid("mathian", "erla", choice_seconds=30)
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    first = clock_of(table)
    table.roll(6, 1)
    table.do("monster_attack zibber mathian", "place 1,0")
    second = clock_of(table)
    assert first is not None
    assert second is not None
    assert first.key == second.key != ""
    assert first.seconds == 30


@rule("HT-ONL-8")
def test_every_other_choice_has_a_clock_of_its_own() -> None:
    table = raid("mathian", choice_seconds=30, consent_seconds=7)
    answers(table, erla="ask")
    table.do("end_turn")
    consent = clock_of(table)
    assert consent is not None
    assert (consent.seconds, consent.key) == (7, "")
    state = GAME.new({"choice_seconds": 45}, seats=2, chance=FastChance(1))
    choosing = state.decision.clock(state)
    assert choosing is not None
    assert (state.decision.name, choosing.seconds, choosing.key) == ("choose_hero", 45, "")
    overflow = HeldentaufeScene("mathian", "corlof", choice_seconds=30)
    overflow.give("mathian", "apple", "apple", "fish", "ring1")
    overflow.next_tile("forest")
    overflow.roll(RING)
    overflow.do("explore E")
    assert overflow.asked() == ("overflow", [0])
    settling = clock_of(overflow)
    assert settling is not None
    assert (settling.seconds, settling.key) == (30, "")


@rule("HT-ONL-8")
def test_zero_means_no_limit() -> None:
    table = raid("mathian", turn_seconds=0, choice_seconds=0)
    assert clock_of(table) is None
    table.do("end_turn")
    assert clock_of(table) is None


@rule("HT-ONL-10")
def test_personal_settings_are_no_options_of_the_game() -> None:
    options = {option.id for option in GAME.options}
    settings = {setting.id: (setting.default, setting.choices) for setting in GAME.settings}
    assert not options & set(settings)
    assert settings == {
        "standing_answer": ("agree", ("agree", "ask", "contest")),
        "auto_command": ("off", ("off", "on")),
        "auto_end_turn": ("off", ("off", "on")),
    }
    table = raid("mathian")
    table.do("set auto_command on", "set standing_answer ask", seat=3)
    own = GAME.view(table.state, 3).settings
    other = GAME.view(table.state, 2).settings
    assert own is not None
    assert other is not None
    assert (own.auto_command, own.standing_answer) == ("on", "ask")
    assert (other.auto_command, other.standing_answer) == ("off", "agree")
