"""Positions at odd moments: a tile in hand, dice that wait, a quest, a card of Typhaon, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.decks import Deck
from hypogeum.engine.positions import WrongPosition
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.state import State
from tests.games.sub_terra.scene import FreshTable, SubTerraScene
from tests.kit import rule, same_position

NO_COLUMNS = {"chance", "events", "options", "table_options", "decision", "tells"}
"""What a state has besides its data."""
FRAME = {"agenda", "away", "gone", "over", "seats", "settings", "turns", "winners"}
"""What every game has, and the engine writes."""


def written(state: State) -> Any:
    """The position after its way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(GAME.write_position(state)))


def columns(state: State) -> dict[str, object]:
    """Everything that a state holds, by name."""
    found: dict[str, object] = {}
    for name in dir(state):
        if name.startswith("_") or name in NO_COLUMNS or callable(getattr(state, name)):
            continue
        value = getattr(state, name)
        if isinstance(value, Deck):
            value = [value.pile, value.discard, value.batches, value.shuffles, value.top, value.seen]
        found[name] = [str(step) for step in value] if name == "agenda" else value
    return found


# Moments


def picking() -> SubTerraScene:
    """One has an Explorer, two have none."""
    table = FreshTable(3)
    table.do("choose tamer")
    return table


def two_tiles_in_hand() -> SubTerraScene:
    """The Archaeologist chooses, and a tile was set aside before."""
    table = SubTerraScene("archaeologist", "foreman", "veteran")
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("reveal S")
    return table


def a_tile_set_aside() -> SubTerraScene:
    """A dead end would have closed the temple."""
    table = SubTerraScene("guide", "foreman", "veteran")
    for tile, cell in (("B-GRD-2", "1,1"), ("B-KEY-2", "2,1"), ("B-GRD-3", "4,1"), ("B-KEY-3", "5,1")):
        table.lay(tile, cell, 2)
    table.bag("B-KEY-1", "B-NOR-1")
    table.next_tile("B-KEY-1", "B-NOR-1")
    table.do("reveal S")
    return table


def a_second_exit() -> SubTerraScene:
    """The first tile of an Illuminate lies."""
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("3,1")
    table.stand("3,1", "guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S")
    return table


def two_dice() -> SubTerraScene:
    """Two faces of which the first is to be chosen, with the curse, after an Exert of somebody who fell."""
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("4,1")
    table.sanctum("4,1", "S")
    table.hold("foreman", "artifact")
    table.peril("guide", "wake", "stumble")
    return table


def a_reroll() -> SubTerraScene:
    """A number die that the Archaeologist may roll again."""
    table = SubTerraScene("archaeologist", "foreman", "veteran")
    table.guardian("3,0")
    table.next_roll(2)
    table.do("attack infantry")
    return table


def a_quest() -> SubTerraScene:
    """The second of the team has an action by tarot I; three cards of a Nexus lie nowhere."""
    table = SubTerraScene("fortune-teller", "foreman", "veteran")
    table.tarot(1, 8, 9)
    table.do("tarot 1")
    return table


def a_nexus() -> SubTerraScene:
    table = SubTerraScene("fortune-teller", "escapologist", "veteran")
    table.tarot(13, 8, 9)
    table.do("tarot 9 veteran")
    table.next_tarot(2, 4, 7)
    table.do("tarot 13")
    return table


def a_wake_card() -> SubTerraScene:
    """Typhaon places Guardians; a card was discarded before."""
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon", temple_mode="legion")
    table.hand("D3-WAK-B", "D3-DES", "D3-ACT")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.eternal_on("3,1")
    table.typhaon_turn()
    table.do("play D3-WAK-B", "option a")
    table.do("put archer 0,0")
    return table


def a_build() -> SubTerraScene:
    """Typhaon looks at a tile."""
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    return table


def a_pass_of_guardians() -> SubTerraScene:
    """The Leader is asked for a victim; others still act."""
    table = SubTerraScene("guide", "foreman", "veteran")
    table.guardian("3,0", count=2)
    table.marker(9)
    table.end_round()
    return table


def the_end() -> SubTerraScene:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.let_out("foreman")
    table.do("move 3,-1")
    assert table.state.over
    return table


def an_eruption() -> SubTerraScene:
    """Half the temple is lava, the Artifact lies on the ground, somebody is dead."""
    table = SubTerraScene("guide", "veteran", "healer")
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.artifact_on("3,1")
    table.curse()
    table.set_volcano("erupted")
    table.flip("3,3", "3,4", "3,2")
    table.bury("healer")
    return table


def a_lost_game() -> SubTerraScene:
    table = an_eruption()
    table.peril("guide", "lava", "lava")
    assert table.state.artifact_lost
    return table


def many_things() -> SubTerraScene:
    """Whatever can lie about."""
    table = SubTerraScene("inventor", "tamer", "escapologist", "veteran", temple_mode="dauntless", item_consent="ask")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    table.lay("A-EXP-1", "4,1")
    table.markers("4,1", 3)
    table.lay("A-BLD-1", "2,1", 2)
    table.danger("2,1")
    table.path("5,1")
    table.rubble("5,1")
    table.breach("2,1", "W")
    table.key_on("5,1", "5,1")
    table.hold("tamer", "key")
    table.mine("3,1", "5,1")
    table.fort("3,1")
    table.stand("3,1", "dog")
    table.stand("4,1", "turret")
    table.guardian("5,0", count=2)
    table.down("veteran")
    table.state.braced = table.state.exposed = table.state.darkness = True
    table.do("exert")
    table.state.dog_used = table.state.brace_barred = True
    table.state.refused = 2
    table.state.keys_left, table.state.keys_set = 0, 0
    return table


def a_fall() -> SubTerraScene:
    """Down when the turn began, and crawled; the step is cut."""
    table = SubTerraScene("tamer", "veteran", "healer")
    table.stand("4,0", "dog")
    table.down("tamer")
    table.turn_of("tamer")
    table.do("crawl 4,0")
    table.state.is_cut = True
    return table


Moment = Callable[[], SubTerraScene]
MOMENTS: list[Moment] = [
    *[picking, two_tiles_in_hand, a_tile_set_aside, a_second_exit, two_dice, a_reroll, a_quest, a_nexus, a_build],
    *[a_wake_card, a_pass_of_guardians, the_end, an_eruption, a_lost_game, many_things, a_fall],
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_holds_everything(moment: Moment) -> None:
    state = moment().state
    read = GAME.read_position(written(state))
    assert isinstance(read, State)
    assert columns(read) == columns(state)
    same_position(GAME.write_position(read), GAME.write_position(state))
    GAME.check(read)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_holds_everything_and_shares_nothing_that_changes(moment: Moment) -> None:
    state = moment().state
    copy = state.copy()
    assert columns(copy) == columns(state)
    before = written(state)
    play_on(copy, 15)
    same_position(written(state), before)


def test_no_column_is_as_in_a_fresh_state_at_all_these_moments() -> None:
    """Otherwise a position could forget it, and none of these tests would notice."""
    changed: set[str] = set()
    names: set[str] = set()
    for moment in MOMENTS:
        state = moment().state
        fresh = columns(State(state.options))
        names |= {*fresh}
        changed |= {name for name, value in columns(state).items() if value != fresh[name]}
    assert names - changed - FRAME == set()


def play_on(state: State, steps: int) -> None:
    """With the same chance, always the first thing that is offered."""
    state.chance = FastChance(7)
    for _ in range(steps):
        if not state.over:
            state.apply(state.decision.actions(state)[0])


@rule("ST2-INR-17")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_goes_on_from_a_position_as_it_would_have(moment: Moment) -> None:
    state = moment().state.copy()
    read = GAME.read_position(written(state))
    assert isinstance(read, State)
    play_on(read, 12)
    play_on(state, 12)
    same_position(GAME.write_position(read), GAME.write_position(state))


def test_a_position_speaks_the_words_of_the_game() -> None:
    position = written(many_things().state)
    assert (position["round"], position["step"], position["actor"]) == (1, "actions", 0)
    assert position["volcano"] == {"state": "quiet", "marker": 21, "cursed": False}
    temple = position["temple"]
    assert temple["tiles"][8] == {"at": "3,1", "tile": "A-SNK-1", "rotation": 0}
    assert temple["breaches"] == ["1,1/E"]
    assert temple["markers"] == {"A-SNK-1": 2, "A-EXP-1": 3}
    assert (temple["danger"], temple["rubble"], temple["consolidated"]) == (["2,1"], ["5,1"], ["5,1"])
    assert position["items"]["loose_keys"] == ["5,1", "5,1"]
    assert position["pieces"][1] == {"id": "tamer", "at": "3,0", "hearts": 5, "item": "key", "uses": 0}
    assert position["pieces"][7] == {"id": "dog", "at": "3,1", "hearts": 3}
    assert position["pieces"][4] is None
    guardians = position["guardians"]
    assert (guardians["arrivals"], guardians["places"][:3]) == (["INF-1", "INF-2"], ["5,0", "5,0", None])
    assert position["turn"]["ap"] == 3
    assert position["equipment"] == {"mines": ["3,1", "5,1"], "fort": "3,1"}
    assert position["typhaon"] is None
    placing = written(two_tiles_in_hand().state)["placing"]
    assert (placing["exit"], placing["spot"], placing["choice"]) == ("3,0/S", "3,1", ["B-NOR-1", "B-KEY-1"])
    typhaon = written(a_wake_card().state)["typhaon"]
    assert (typhaon["hand"], typhaon["playing"]) == (["D3-DES", "D3-ACT"], "D3-WAK-B")
    end = written(the_end().state)
    assert (end["result"], end["reason"]) == ("won", "artifact_saved")


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("temple", "rubble"), ["6,6"], "there is no tile on 6,6"),
        (("temple", "hall"), "6,6", "there is no tile on 6,6"),
        (("temple", "breaches"), ["3,1/X"], "'X' is none of N, E, S, W"),
        (("temple", "markers"), {"B-XXX-1": 1}, "'B-XXX-1' is none of"),
        (("pieces",), [], "there are 9 pieces, not 0"),
        (("guardians", "places"), [], "there are 11 Guardians, not 0"),
        (("guardians", "eternal"), "sleepy", "'sleepy' is none of"),
        (("bag",), ["B-XXX-1"], "'B-XXX-1' is none of"),
        (("step",), "dancing", "'dancing' is none of"),
        (("placing", "exit"), "6,6/S", "there is no tile on 6,6"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(path: tuple[str, ...], value: object, reason: str) -> None:
    position = written(many_things().state)
    group = position
    for name in path[:-1]:
        group = group[name]
    group[path[-1]] = value
    with pytest.raises(WrongPosition) as caught:
        GAME.read_position(position)
    assert caught.value.reason.startswith(reason)


def test_two_tiles_on_one_cell_are_a_wrong_position() -> None:
    position = written(many_things().state)
    position["temple"]["tiles"][9]["at"] = "3,1"
    with pytest.raises(WrongPosition) as caught:
        GAME.read_position(position)
    assert caught.value.reason == "two tiles lie on 3,1"
