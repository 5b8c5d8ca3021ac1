"""Positions at odd moments: in the middle of an assignment, an exploration, an attack, the composition of a company."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.decks import Deck
from hypogeum.engine.positions import WrongPosition
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.state import State
from tests.games.claustrophobia.preparing import laid
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule, same_position

NO_COLUMNS = {"chance", "events", "options", "plan", "table_options", "decision", "tells"}
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


def play_on(state: State, steps: int) -> None:
    """With the same chance, always the first thing that is offered."""
    state.chance = FastChance(7)
    for _ in range(steps):
        if not state.over:
            state.apply(state.decision.actions(state)[0])


# Moments


def an_assignment() -> ClaustrophobiaScene:
    """A die is laid, another one turned by a card, and a card given for its text."""
    scene = ClaustrophobiaScene()
    scene.hand("I09", "I01", "I23")
    laid(scene, 2, 2, 5, 6)
    scene.do("unassign H05", "turn I09 5 H05", "give I23 H03", "unassign H06")
    return scene


def an_orientation() -> ClaustrophobiaScene:
    """The infernal player turns the tile that a fighter has found."""
    scene = ClaustrophobiaScene()
    scene.stack(45, 1)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.asked() == ("orient", [1])
    return scene


def a_look_ahead() -> ClaustrophobiaScene:
    """One of the tiles of Prescience is chosen, the others are to be put back."""
    scene = ClaustrophobiaScene()
    scene.stack(45, 44, 41, 1)
    scene.state.prescience = True
    scene.draw_in_order(3)
    scene.do("activate H05", "explore N", "choose 44")
    assert scene.asked() == ("put_back", [0])
    return scene


def tiles_on_top() -> ClaustrophobiaScene:
    """Prescience has put two tiles back."""
    scene = a_look_ahead()
    scene.do("next_tile 41", "orient 0")
    assert scene.state.top == [45, 41]
    return scene


def tiles_set_aside() -> ClaustrophobiaScene:
    """A key tile that would close the board waits beside it, and one without a use is discarded."""
    scene = ClaustrophobiaScene("S5")
    scene.stack(3, 21, 45, 5)
    scene.draw_in_order(3)
    scene.do("activate H05", "explore N")
    assert (scene.state.set_aside, scene.state.discarded, scene.state.drawn) == ([3], 1 << 21, 45)
    return scene


def an_allocation() -> ClaustrophobiaScene:
    """Two of three destiny dice wait; seat 0 is infernal."""
    scene = ClaustrophobiaScene(side="infernal")
    scene.roll(4, 5, 6)
    scene.begin("infernal_preparation")
    scene.do("place 5 P1")
    return scene


def a_fell_destiny() -> ClaustrophobiaScene:
    """The infernal player looks at two event cards."""
    scene = ClaustrophobiaScene()
    scene.roll(2, 5, 3)
    scene.begin("infernal_preparation")
    scene.next_events("V07", "V01")
    scene.do("place 5 P1", "place 3 P1", "place 2 P4")
    assert scene.asked() == ("keep_event", [1])
    return scene


def the_end() -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.do("leave", seat=0)
    assert scene.state.over
    return scene


def an_attack() -> ClaustrophobiaScene:
    """A bodyguard is asked in the middle of an attack of the Butcher, with dice on his power and damage on both."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "D01", "troglodyte3", "H05", "H03")
    scene.triggered("D01", 3)
    scene.prepared("P2", 4)
    scene.damage("D01", 2)
    scene.wound("H05", 1, 2)
    scene.hold("V11", "V08")
    scene.activate_infernals()
    scene.do("activate D01", "fight H05")
    scene.roll(6, 6, 1, 1, 1, 1, 1)
    scene.do("play V11")
    assert scene.asked() == ("take_hits", [0])
    return scene


def a_reroll() -> ClaustrophobiaScene:
    """With the option to be asked: missed dice may be rolled again."""
    scene = ClaustrophobiaScene("S3", ask_talents=True)
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H07", "troglodyte1")
    scene.roll(1, 1, 6)
    scene.do("activate H07", "fight troglodyte1")
    assert scene.asked() == ("roll_again", [0])
    return scene


def many_tokens() -> ClaustrophobiaScene:
    """Whatever can lie on tiles, sheets and the destiny board."""
    scene = ClaustrophobiaScene("S7")
    for tile, cell, rotation in ((22, "0,-1", 1), (46, "1,0", 0), (47, "0,1", 0), (43, "-1,0", 0)):
        scene.tile(tile, cell, rotation)
    state = scene.state
    state.water = [0, 2, 0, 0, 0]
    state.crates = [0, 0, 1, 0, 2]
    state.holes = 1 << scene.place("1,0")
    state.hole_tokens = 2
    state.rubble = scene.end("0,1/S")
    state.doors = [scene.end("0,0/E")]
    state.teleports = 1 << scene.place("0,0") | 1 << scene.place("0,1")
    state.closed_exits = 1 << scene.end("1,0/E")
    state.vials = [scene.place("0,1"), scene.place("0,1")]
    state.vial_bearers = 1 << scene.figure("H01")
    state.crate_bearers = 1 << scene.figure("H03")
    state.explosive_at = scene.place("0,1")
    state.explosive_lit = True
    state.poison_by = scene.figure("H04")
    state.guide = scene.place("0,1")
    state.guide_exit = scene.end("0,1/W")
    state.ambushes = [scene.place("0,1") * 4 + 2, scene.place("1,0") * 4 + 1]
    state.seals, state.freed, state.delivered = 2, 1, 1
    state.summons, state.banner, state.alarms, state.extra_dice, state.expiations = 2, 1, 3, 2, 1
    state.terror, state.darkness, state.blessed, state.blessed_with = scene.figure("H03"), True, scene.figure("H04"), 1
    state.let_pass = 1 << scene.figure("H03")
    state.smiting = state.blessings_used = 1 << scene.figure("H01")
    state.pursued = state.hit_once = 1 << scene.figure("H05")
    state.lost_talents = [0, 0, 32, *[0] * 10]
    state.scars = [0, 0, 2, *[0] * 10]
    scene.wound("H03", 1, 4)
    scene.exhaust("H03")
    scene.equip("H03", "E03", "E06")
    scene.lay_card("H05", "I02")
    scene.list_demon("D07")
    state.died_once = state.not_yet = 1 << scene.figure("D07")
    return scene


def other_tokens() -> ClaustrophobiaScene:
    """What cannot be at the same time."""
    scene = ClaustrophobiaScene()
    scene.tile(30, "0,-1", 1)
    scene.away("H06")
    scene.bury("H05")
    scene.hold("V01", "V12")
    state = scene.state
    state.events_open, state.events_held = state.events_held, 0
    state.used = 1 << scene.place("0,-1")
    state.acted = state.wrath = 1 << scene.figure("H01")
    state.attack_kind, state.kills, state.passage = 2, 2, 1
    state.explosive_by = scene.figure("H03")
    state.poison_at = scene.place("0,-1")
    state.poison_set = state.prescience = True
    state.seen_tiles, state.seen_groups = [45], [0]
    return scene


def a_free_company() -> ClaustrophobiaScene:
    """A company that is being composed."""
    scene = FreshTable(team="free_company", demons="chosen")
    scene.do(*[text for text in scene.texts() if text.startswith("recruit")][:1])
    return scene


Moment = Callable[[], ClaustrophobiaScene]
MOMENTS: list[Moment] = [
    *[an_assignment, an_orientation, a_look_ahead, tiles_on_top, tiles_set_aside, an_attack, a_reroll, many_tokens],
    *[an_allocation, a_fell_destiny, the_end, other_tokens, a_free_company],
]
MADE_UP = [many_tokens, other_tokens]
"""Too much at once to play on."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_holds_everything(moment: Moment) -> None:
    state = moment().state
    read = GAME.read_position(written(state))
    assert columns(read) == columns(state)
    same_position(GAME.write_position(read), GAME.write_position(state))
    GAME.check(read)


def test_no_column_is_as_in_a_fresh_state_at_all_these_moments() -> None:
    """Otherwise a position could forget it, and none of these tests would notice."""
    changed: set[str] = set()
    for moment in MOMENTS:
        state = moment().state
        fresh = columns(State(state.options))
        changed |= {name for name, value in columns(state).items() if value != fresh[name]}
    assert {*columns(state)} - changed - FRAME == set()


@rule("CL-INV-13")
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in MADE_UP])
def test_a_game_goes_on_from_a_position_as_it_would_have(moment: Moment) -> None:
    state = moment().state.copy()
    read = GAME.read_position(written(state))
    play_on(read, 12)
    play_on(state, 12)
    same_position(GAME.write_position(read), GAME.write_position(state))


def test_a_position_speaks_the_words_of_the_game() -> None:
    position = written(an_attack().state)
    assert position["sides"] == {"human": 0, "infernal": 1}
    assert position["phase"] == "infernal_activation"
    crossroads = {"cell": "0,-1", "tile": 46, "rotation": 0, "water": 0, "crates": 0}
    assert position["board"]["tiles"][1] == crossroads
    places = {"H01": "0,0", "H03": "0,-1", "H05": "0,-1", "H06": "0,0", "troglodyte3": "0,-1", "D01": "0,-1"}
    assert position["figures"]["places"] == places
    assert position["figures"]["order"] == ["D01", "troglodyte3"]
    assert position["figures"]["damage"] == {"D01": 2}
    assert position["sheets"]["H05"]["cancelled"] == [1, 2]
    assert position["sheets"]["H05"]["equipment"] == ["E01"]
    infernal = position["infernal"]
    assert (infernal["prepared"], infernal["triggered"]) == ({"P2": [4]}, {"D01": [3]})
    assert infernal["held"] == ["V08a"]
    attack = {"attacker": "D01", "target": "H05", "cell": "0,-1", "kind": "fight", "dice": 7, "hits": 2}
    assert {name: position["attack"][name] for name in attack} == attack
    exploration = written(an_orientation().state)["exploration"]
    assert (exploration["explorer"], exploration["exit"], exploration["drawn"]) == ("H05", "0,0/N", 45)
    assignment = written(an_assignment().state)
    assert assignment["human"]["dice"] == [6]
    assert assignment["human"]["hand"] == ["I01"]
    assert assignment["sheets"]["H05"]["turned"] == 5
    assert assignment["tokens"]["cards_for_text"] == ["H03"]


@pytest.mark.parametrize(
    ("group", "name", "value", "reason"),
    [
        ("figures", "places", {"H01": "5,5"}, "there is no tile on 5,5"),
        ("figures", "places", {"H99": "0,0"}, "'H99' is none of"),
        ("exploration", "exit", "0,0/X", "'X' is none of N, E, S, W"),
        ("sides", "human", 1, "seats 1 and 1 cannot be the two sides"),
        ("infernal", "prepared", {"P9": [1]}, "'P9' is none of"),
        ("infernal", "held", ["V99"], "'V99' is none of"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(group: str, name: str, value: object, reason: str) -> None:
    position = written(ClaustrophobiaScene().state)
    position[group][name] = value
    with pytest.raises(WrongPosition) as caught:
        GAME.read_position(position)
    assert caught.value.reason.startswith(reason)


@pytest.mark.parametrize(("name", "value"), [("tile", 49), ("tile", 0), ("rotation", 4)])
def test_there_are_forty_eight_tiles_and_four_rotations(name: str, value: int) -> None:
    position = written(ClaustrophobiaScene().state)
    position["board"]["tiles"][0][name] = value
    with pytest.raises(WrongPosition, match="there is no tile"):
        GAME.read_position(position)


# Positions written by hand


@rule("CL-DEC-4", "CL-DEC-5", "CL-DEM-21")
def test_whoever_is_put_on_a_tile_belongs_to_the_game() -> None:
    scene = ClaustrophobiaScene()
    scene.stand("0,0", "troglodyte2")
    position = written(scene.state)
    position["figures"]["places"] |= {"troglodyte1": "0,0", "D05": "0,0", "H13": "0,0"}
    position["sheets"]["H13"]["line"] = 4
    state = GAME.read_position(position)
    assert isinstance(state, State)
    GAME.check(state)
    read = written(state)["figures"]
    assert read["roster"] == [*position["figures"]["roster"], "H13"]
    assert read["order"] == ["troglodyte2", "troglodyte1", "D05"]
    assert {"D05", "H13"} <= {*read["company"]}
    cb = {fighter.id: fighter.cb for fighter in GAME.view(state, 0).fighters}
    assert cb["troglodyte1"] == 2  # the Howler leads the pack
