"""`check` finds every breach of what always holds; random play (test_properties.py) has none."""

from collections.abc import Callable

import pytest

from hypogeum.engine.invariants import BrokenInvariant
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.activation_dice import RollActivationDice
from hypogeum.games.claustrophobia.assignment import Assignment
from hypogeum.games.claustrophobia.fell_destiny import LimitHand
from hypogeum.games.claustrophobia.figures import FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.instinct import DiscardInstinct
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.nibbles import packed_dice
from hypogeum.games.claustrophobia.sending_back import MakeRoom
from hypogeum.games.claustrophobia.state import HUMAN_PREPARATION, INFERNAL_PREPARATION, WALL
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

Change = Callable[[ClaustrophobiaScene], None]
HALL = "0,0"
"""The Pentacle Chamber, on which the human fighters stand."""
CROSSROADS = "0,-1"
NARROW = "1,0"
"""A Crawlway for one."""


def table(scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """The hall with a crossroads in the north and a narrow tunnel in the east."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.tile(46, CROSSROADS)
    scene.tile(37, NARROW, 1)
    return scene


def breach(change: Change, scenario: str = "S1", **options: object) -> str:
    """The rule that a change breaks."""
    scene = table(scenario, **options)
    GAME.check(scene.state)
    change(scene)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    return caught.value.rule


def holds(change: Change) -> None:
    """A change breaks nothing."""
    scene = table()
    change(scene)
    GAME.check(scene.state)


Cases = list[tuple[Change, str]]


# Figures (CL-INV-1)


def forget_a_fighter_on_its_tile(scene: ClaustrophobiaScene) -> None:
    scene.state.here[scene.place(HALL)] &= ~(1 << scene.figure("H01"))


def stand_beyond_the_board(scene: ClaustrophobiaScene) -> None:
    scene.state.place[scene.figure("H01")] = 9


def let_a_strange_demon_in(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "D02")
    scene.state.company &= ~(1 << scene.figure("D02"))


def raise_the_dead(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "D01")
    scene.state.removed |= 1 << scene.figure("D01")


def be_safe_and_in_play(scene: ClaustrophobiaScene) -> None:
    scene.state.left |= 1 << scene.figure("H01")


def lose_a_troglodyte(scene: ClaustrophobiaScene) -> None:
    scene.state.company &= ~(1 << FIRST_TROGLODYTE)


def bury_a_troglodyte(scene: ClaustrophobiaScene) -> None:
    scene.state.removed |= 1 << FIRST_TROGLODYTE


def bury_the_tough_troglodyte(scene: ClaustrophobiaScene) -> None:
    scene.bury("tough")


def let_a_hound_die_once(scene: ClaustrophobiaScene) -> None:
    scene.state.died_once |= 1 << scene.figure("hound1")


def let_a_demon_leave_safe(scene: ClaustrophobiaScene) -> None:
    scene.state.left |= 1 << scene.figure("D01")


def enter_twice(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "troglodyte1")
    scene.state.order = [*scene.state.order, *scene.state.order]


def forget_an_entry(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "troglodyte1")
    scene.state.order = EMPTY


def list_a_fighter_twice(scene: ClaustrophobiaScene) -> None:
    scene.state.roster = [*scene.state.roster, scene.state.roster[0]]


def list_a_demon_among_the_humans(scene: ClaustrophobiaScene) -> None:
    scene.state.roster = [*scene.state.roster, scene.figure("D01")]


def strike_a_fighter_off_the_roster(scene: ClaustrophobiaScene) -> None:
    scene.state.roster = scene.state.roster[1:]


FIGURES: Cases = [
    *[(forget_a_fighter_on_its_tile, "CL-OVR-7"), (stand_beyond_the_board, "CL-OVR-7")],
    *[(let_a_strange_demon_in, "CL-INV-1"), (raise_the_dead, "CL-INV-1"), (be_safe_and_in_play, "CL-INV-1")],
    *[(lose_a_troglodyte, "CL-INV-1"), (bury_a_troglodyte, "CL-INV-1"), (bury_the_tough_troglodyte, "CL-INV-1")],
    *[(let_a_hound_die_once, "CL-DMG-3"), (let_a_demon_leave_safe, "CL-MOV-16")],
    *[(enter_twice, "CL-DEC-4"), (forget_an_entry, "CL-DEC-4"), (list_a_fighter_twice, "CL-DEC-5")],
    *[(list_a_demon_among_the_humans, "CL-DEC-5"), (strike_a_fighter_off_the_roster, "CL-DEC-5")],
]


@rule("CL-INV-1")
@pytest.mark.parametrize(("change", "broken"), FIGURES)
def test_every_figure_is_in_one_place(change: Change, broken: str) -> None:
    assert breach(change) == broken


# Dice (CL-INV-2, CL-INV-3, CL-INV-6)


def lose_a_destiny_die(scene: ClaustrophobiaScene) -> None:
    scene.state.pool -= 1


def double_a_destiny_die(scene: ClaustrophobiaScene) -> None:
    scene.state.rolled = packed_dice([3])


def owe_destiny_dice(scene: ClaustrophobiaScene) -> None:
    scene.state.pool = -1
    scene.state.rolled = packed_dice([1, 2, 3, 4, 5, 6, 6])


def keep_a_die_of_an_absent_hound(scene: ClaustrophobiaScene) -> None:
    scene.triggered("hound1", 3)


def keep_a_die_of_a_strange_demon(scene: ClaustrophobiaScene) -> None:
    scene.prepared("D02", 3)


def keep_a_die_of_a_dead_demon(scene: ClaustrophobiaScene) -> None:
    scene.bury("D01")
    scene.prepared("D01", 3)


def hold_a_power_back(scene: ClaustrophobiaScene) -> None:
    scene.prepared("P2", 2, 4)


def hold_a_power_of_one_box_back(scene: ClaustrophobiaScene) -> None:
    scene.prepared("P4", 2)


def hold_what_can_never_trigger(scene: ClaustrophobiaScene) -> None:
    scene.prepared("P5", 1, 1, 4)


DICE: Cases = [
    *[(lose_a_destiny_die, "CL-INV-2"), (double_a_destiny_die, "CL-INV-2"), (owe_destiny_dice, "CL-INV-2")],
    *[(keep_a_die_of_an_absent_hound, "CL-IPR-6"), (keep_a_die_of_a_strange_demon, "CL-DEM-3")],
    *[(keep_a_die_of_a_dead_demon, "CL-IPR-7"), (hold_a_power_back, "CL-INV-3")],
    *[(hold_a_power_of_one_box_back, "CL-INV-3"), (hold_what_can_never_trigger, "CL-INV-3")],
]


@rule("CL-INV-2", "CL-INV-3")
@pytest.mark.parametrize(("change", "broken"), DICE)
def test_destiny_dice_lie_where_they_may(change: Change, broken: str) -> None:
    assert breach(change) == broken


def allocate_two_white_dice(scene: ClaustrophobiaScene) -> None:
    hold_a_power_back(scene)
    scene.state.phase = INFERNAL_PREPARATION


def wait_with_one_die(scene: ClaustrophobiaScene) -> None:
    scene.prepared("P2", 2)


@rule("CL-INV-3")
@pytest.mark.parametrize("change", [allocate_two_white_dice, wait_with_one_die])
def test_dice_that_are_being_allocated_and_parts_of_a_set_may_wait(change: Change) -> None:
    holds(change)


def lose_an_activation_die(scene: ClaustrophobiaScene) -> None:
    scene.line("H03", 0)


def roll_a_seven(scene: ClaustrophobiaScene) -> None:
    scene.line("H03", 7)


def lose_a_die_after_the_confirmation(scene: ClaustrophobiaScene) -> None:
    scene.state.phase = HUMAN_PREPARATION
    scene.line("H03", 0)


def be_exhausted_too_early(scene: ClaustrophobiaScene) -> None:
    prepare(scene)
    scene.exhaust("H03")


def keep_the_die_of_the_dead(scene: ClaustrophobiaScene) -> None:
    scene.bury("H03")
    scene.line("H03", 2)


def keep_the_card_of_the_dead(scene: ClaustrophobiaScene) -> None:
    scene.bury("H03")
    scene.lay_card("H03", "I14")


def exhaust_the_dead(scene: ClaustrophobiaScene) -> None:
    scene.bury("H03")
    scene.exhaust("H03")


def prepare(scene: ClaustrophobiaScene) -> None:
    """Nothing is assigned yet."""
    scene.state.phase = HUMAN_PREPARATION
    scene.state.agenda = [*scene.state.agenda, Assignment(), RollActivationDice()]
    for figure in scene.state.roster:
        scene.state.line[figure] = 0


LINES: Cases = [
    *[(lose_an_activation_die, "CL-INV-6"), (roll_a_seven, "CL-INV-6")],
    *[(lose_a_die_after_the_confirmation, "CL-INV-6"), (be_exhausted_too_early, "CL-INV-6")],
    *[(keep_the_die_of_the_dead, "CL-DMG-8"), (keep_the_card_of_the_dead, "CL-DMG-8"), (exhaust_the_dead, "CL-DMG-8")],
]


@rule("CL-INV-6")
@pytest.mark.parametrize(("change", "broken"), LINES)
def test_every_fighter_in_play_has_one_die_from_the_confirmation_on(change: Change, broken: str) -> None:
    scene = table()
    change(scene)
    with pytest.raises(BrokenInvariant, match=broken):
        GAME.check(scene.state)


@rule("CL-INV-6")
def test_before_the_confirmation_nobody_needs_a_die() -> None:
    scene = table()
    scene.roll(1, 2, 3, 4)
    scene.begin("human_preparation")
    assert scene.asked() == ("assignment", [0])
    assert scene.state.line[scene.figure("H01")] == 0
    GAME.check(scene.state)


# Room and damage (CL-INV-4, CL-INV-5)


def crowd_a_narrow_tunnel(scene: ClaustrophobiaScene) -> None:
    scene.stand(NARROW, "H05", "H06")


def crowd_a_narrow_tunnel_with_troglodytes(scene: ClaustrophobiaScene) -> None:
    scene.stand(NARROW, "troglodyte1", "troglodyte2")


def squeeze_the_colossus_in(scene: ClaustrophobiaScene) -> None:
    scene.stand(NARROW, "D09")


ROOM: list[Change] = [crowd_a_narrow_tunnel, crowd_a_narrow_tunnel_with_troglodytes, squeeze_the_colossus_in]


@rule("CL-INV-4")
@pytest.mark.parametrize("change", ROOM)
def test_no_tile_is_too_full(change: Change) -> None:
    assert breach(change) == "CL-INV-4"


def crowd_the_start_tile(scene: ClaustrophobiaScene) -> None:
    scene.stand(HALL, "H07", "H08")
    scene.state.hand_limit = 6


def both_sides_in_a_narrow_tunnel(scene: ClaustrophobiaScene) -> None:
    scene.stand(NARROW, "H05", "troglodyte1")


def make_room(scene: ClaustrophobiaScene) -> None:
    crowd_a_narrow_tunnel_with_troglodytes(scene)
    scene.state.push(MakeRoom(scene.place(NARROW), 0))


@rule("CL-INV-4", "CL-SET-5")
@pytest.mark.parametrize("change", [crowd_the_start_tile, both_sides_in_a_narrow_tunnel, make_room])
def test_what_the_setup_placed_and_each_side_by_itself_is_not_too_much(change: Change) -> None:
    holds(change)


def survive_six_hits(scene: ClaustrophobiaScene) -> None:
    scene.wound("H03", 1, 2, 3, 4, 5, 6)


def lose_a_seventh_line(scene: ClaustrophobiaScene) -> None:
    scene.wound("H03", 7)


def heal_a_scar(scene: ClaustrophobiaScene) -> None:
    scars = scene.state.scars[:]
    scars[scene.figure("H03")] = 1 << 2
    scene.state.scars = scars


def let_a_demon_outlive_its_life(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "D01")
    scene.damage("D01", 5)


def let_a_hound_outlive_its_life(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "hound1")
    scene.damage("hound1", 3)


def let_the_tough_troglodyte_outlive_its_life(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "tough")
    scene.damage("tough", 2)


def let_a_damned_outlive_its_life(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "damned1")
    scene.damage("damned1", 2)


def wound_a_troglodyte(scene: ClaustrophobiaScene) -> None:
    scene.damage("troglodyte1", 1)


def heal_below_nothing(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "D01")
    scene.damage("D01", -1)


DAMAGE: Cases = [
    *[(survive_six_hits, "CL-INV-5"), (lose_a_seventh_line, "CL-INV-5"), (heal_a_scar, "CL-DEM-17")],
    *[(let_a_demon_outlive_its_life, "CL-INV-5"), (let_a_hound_outlive_its_life, "CL-INV-5")],
    *[(let_the_tough_troglodyte_outlive_its_life, "CL-INV-5"), (let_a_damned_outlive_its_life, "CL-INV-5")],
    *[(wound_a_troglodyte, "CL-INV-5"), (heal_below_nothing, "CL-INV-5")],
]


@rule("CL-INV-5")
@pytest.mark.parametrize(("change", "broken"), DAMAGE)
def test_nobody_in_play_has_more_damage_than_it_survives(change: Change, broken: str) -> None:
    assert breach(change) == broken


@rule("CL-INV-5", "CL-S5-4")
def test_a_possessed_with_two_successes_is_free() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, CROSSROADS)
    scene.stand(CROSSROADS, "possessed1")
    scene.damage("possessed1", 1)
    GAME.check(scene.state)
    scene.damage("possessed1", 2)
    with pytest.raises(BrokenInvariant, match="CL-INV-5"):
        GAME.check(scene.state)


# Tiles (CL-INV-7, CL-INV-8)


def double_a_tile(scene: ClaustrophobiaScene) -> None:
    scene.state.discarded |= 1 << 46


def draw_a_tile_of_the_stack(scene: ClaustrophobiaScene) -> None:
    scene.state.looked_tiles = [5]
    scene.state.looked_groups = [0]


def invent_a_tile(scene: ClaustrophobiaScene) -> None:
    scene.state.discarded |= 1 << 49


def promise_too_many_tiles(scene: ClaustrophobiaScene) -> None:
    scene.state.groups = [group + 20 for group in scene.state.groups]


def forget_where_a_tile_comes_from(scene: ClaustrophobiaScene) -> None:
    scene.state.top = [3]


def forget_where_a_seen_tile_comes_from(scene: ClaustrophobiaScene) -> None:
    scene.state.looked_tiles = [3]


def forget_where_a_shuffled_tile_comes_from(scene: ClaustrophobiaScene) -> None:
    scene.state.seen_tiles = [3]


def draw_without_exploring(scene: ClaustrophobiaScene) -> None:
    scene.state.drawn = 3


def put_two_tiles_on_a_cell(scene: ClaustrophobiaScene) -> None:
    scene.state.cells = [*scene.state.cells[:-1], scene.state.cells[0]]


def wall_an_exit_up(scene: ClaustrophobiaScene) -> None:
    links = scene.state.links[:]
    links[scene.end("0,0/S")] = WALL
    scene.state.links = links


def break_the_board_apart(scene: ClaustrophobiaScene) -> None:
    scene.tile(45, "7,7")


TILES: Cases = [
    *[(double_a_tile, "CL-INV-7"), (draw_a_tile_of_the_stack, "CL-INV-7"), (invent_a_tile, "CL-INV-7")],
    *[(promise_too_many_tiles, "CL-SCN-3"), (forget_where_a_tile_comes_from, "CL-GFT-10")],
    *[(forget_where_a_seen_tile_comes_from, "CL-GFT-10"), (forget_where_a_shuffled_tile_comes_from, "CL-EXP-9")],
    (draw_without_exploring, "CL-EXP-2"),
    *[(put_two_tiles_on_a_cell, "CL-INV-7"), (wall_an_exit_up, "CL-EXP-14"), (break_the_board_apart, "CL-INV-7")],
]


@rule("CL-INV-7")
@pytest.mark.parametrize(("change", "broken"), TILES)
def test_every_tile_is_in_one_place_and_the_board_hangs_together(change: Change, broken: str) -> None:
    assert breach(change) == broken


@rule("CL-INV-8")
def test_only_a_key_tile_closes_the_board() -> None:
    """Tile 3 is a dead end, and a key tile of S5."""
    scene = ClaustrophobiaScene("S5")
    scene.tile(3, CROSSROADS)
    GAME.check(scene.state)
    scene = ClaustrophobiaScene("S2")
    scene.tile(3, CROSSROADS)
    with pytest.raises(BrokenInvariant, match="CL-INV-8"):
        GAME.check(scene.state)


# Tokens on the board


def lose_a_hole_token(scene: ClaustrophobiaScene) -> None:
    scene.state.hole_tokens = 2


def put_a_hole_on_a_hole(scene: ClaustrophobiaScene) -> None:
    scene.tile(33, "0,1")
    scene.state.holes = 1 << scene.place("0,1")
    scene.state.hole_tokens = 2


def pour_water_on_a_crossroads(scene: ClaustrophobiaScene) -> None:
    scene.state.water = [1] * len(scene.state.tiles)


def use_up_a_crossroads(scene: ClaustrophobiaScene) -> None:
    scene.state.used = 1 << scene.place(CROSSROADS)


def pile_rubble_against_a_wall(scene: ClaustrophobiaScene) -> None:
    scene.state.rubble = scene.end("1,0/N")


def put_a_door_into_a_wall(scene: ClaustrophobiaScene) -> None:
    scene.state.doors = [scene.end("1,0/N")]


TOKENS: Cases = [
    *[(lose_a_hole_token, "CL-CMP-1"), (put_a_hole_on_a_hole, "CL-TEF-16"), (pour_water_on_a_crossroads, "CL-TEF-9")],
    *[(use_up_a_crossroads, "CL-TEF-0"), (pile_rubble_against_a_wall, "CL-TOK-3")],
    (put_a_door_into_a_wall, "CL-TOK-5"),
]


@rule("CL-CMP-1", "CL-TEF-0", "CL-TEF-9", "CL-TEF-16", "CL-TOK-3", "CL-TOK-5")
@pytest.mark.parametrize(("change", "broken"), TOKENS)
def test_tokens_lie_where_they_belong(change: Change, broken: str) -> None:
    assert breach(change) == broken


# Cards (CL-INV-9)


def lose_an_instinct_card(scene: ClaustrophobiaScene) -> None:
    scene.state.instinct_deck.pile &= ~1


def double_an_instinct_card(scene: ClaustrophobiaScene) -> None:
    scene.state.card[scene.figure("H03")] = 0


def hold_too_many_instinct_cards(scene: ClaustrophobiaScene) -> None:
    scene.hand("I01", "I02", "I03", "I04", "I05")


def forget_the_order_of_the_hand(scene: ClaustrophobiaScene) -> None:
    scene.hand("I01")
    scene.state.hand_order = EMPTY


def lose_an_event_card(scene: ClaustrophobiaScene) -> None:
    scene.state.event_deck.pile &= ~1


def double_an_event_card(scene: ClaustrophobiaScene) -> None:
    scene.state.events_open = 1


def hold_too_many_event_cards(scene: ClaustrophobiaScene) -> None:
    scene.hold("V01", "V02", "V03", "V04", "V05")


def find_a_second_scepter(scene: ClaustrophobiaScene) -> None:
    scene.state.with_equipment(scene.figure("H01"), 1 << parts.SCEPTER)


def owe_a_scepter(scene: ClaustrophobiaScene) -> None:
    unused = scene.state.unused_equipment[:]
    unused[parts.SCEPTER] = -1
    scene.state.unused_equipment = unused


CARDS: Cases = [
    *[(lose_an_instinct_card, "CL-INV-9"), (double_an_instinct_card, "CL-INV-9")],
    *[(hold_too_many_instinct_cards, "CL-INV-9"), (forget_the_order_of_the_hand, "CL-DEC-1")],
    *[(lose_an_event_card, "CL-INV-9"), (double_an_event_card, "CL-INV-9"), (hold_too_many_event_cards, "CL-INV-9")],
    *[(find_a_second_scepter, "CL-INV-9"), (owe_a_scepter, "CL-INV-9")],
]


@rule("CL-INV-9")
@pytest.mark.parametrize(("change", "broken"), CARDS)
def test_every_card_is_in_one_place(change: Change, broken: str) -> None:
    assert breach(change) == broken


def discard_instinct(scene: ClaustrophobiaScene) -> None:
    hold_too_many_instinct_cards(scene)
    scene.state.push(DiscardInstinct())


def discard_events(scene: ClaustrophobiaScene) -> None:
    hold_too_many_event_cards(scene)
    scene.state.push(LimitHand())


@rule("CL-INV-9", "CL-INS-3", "CL-EVT-1")
@pytest.mark.parametrize("change", [discard_instinct, discard_events])
def test_whoever_is_about_to_discard_may_hold_too_many_cards(change: Change) -> None:
    holds(change)


@rule("CL-INV-9")
def test_a_game_may_end_before_somebody_has_discarded() -> None:
    scene = table()
    discard_instinct(scene)
    scene.do("leave", seat=0)
    GAME.check(scene.state)


# The turn and the activated fighter (CL-INV-10 to CL-INV-12)


def owe_threat_points(scene: ClaustrophobiaScene) -> None:
    scene.pm(-1)


def raise_a_fourth_alarm(scene: ClaustrophobiaScene) -> None:
    scene.state.alarms = 4


def go_on_after_the_last_turn(scene: ClaustrophobiaScene) -> None:
    scene.state.turn = 21


def do_something_unheard_of(scene: ClaustrophobiaScene) -> None:
    scene.state.done = 16


def act_twice(scene: ClaustrophobiaScene) -> None:
    scene.do("activate H03")
    scene.state.acted |= 1 << scene.figure("H03")


def act_from_beyond(scene: ClaustrophobiaScene) -> None:
    scene.do("activate H03")
    scene.bury("H03")


def act_in_the_wrong_phase(scene: ClaustrophobiaScene) -> None:
    scene.do("activate H03")
    scene.state.phase = INFERNAL_PREPARATION


def act_for_the_other_side(scene: ClaustrophobiaScene) -> None:
    scene.stand(CROSSROADS, "troglodyte1")
    scene.state.acting = scene.figure("troglodyte1")


TURN: Cases = [
    *[(owe_threat_points, "CL-INV-10"), (raise_a_fourth_alarm, "CL-DST-1"), (go_on_after_the_last_turn, "CL-INV-12")],
    *[(do_something_unheard_of, "CL-HAC-3"), (act_twice, "CL-INV-11"), (act_from_beyond, "CL-HAC-8")],
    *[(act_in_the_wrong_phase, "CL-HAC-2"), (act_for_the_other_side, "CL-HAC-2")],
]


@rule("CL-INV-10", "CL-INV-11", "CL-INV-12")
@pytest.mark.parametrize(("change", "broken"), TURN)
def test_nobody_acts_twice_or_out_of_turn(change: Change, broken: str) -> None:
    assert breach(change) == broken


@rule("CL-INV-12", "CL-OPT-3")
def test_without_a_limit_there_is_no_last_turn() -> None:
    scene = table(turn_limit="off")
    scene.state.turn = 21
    GAME.check(scene.state)


# Tokens of scenarios


def bury_the_bearer(scene: ClaustrophobiaScene) -> None:
    scene.state.crate_bearers = 1 << scene.figure("H03")
    scene.bury("H03")


def pile_up_crates(scene: ClaustrophobiaScene) -> None:
    scene.state.delivered = 6


def owe_a_crate(scene: ClaustrophobiaScene) -> None:
    scene.state.crates = [-1] * len(scene.state.tiles)


def double_the_explosive(scene: ClaustrophobiaScene) -> None:
    scene.state.explosive_by = scene.figure("H03")
    scene.state.explosive_at = 0


def light_nothing(scene: ClaustrophobiaScene) -> None:
    scene.state.explosive_by = NONE
    scene.state.explosive_lit = True


def double_the_poison(scene: ClaustrophobiaScene) -> None:
    scene.state.poison_by = scene.figure("H03")
    scene.state.poison_at = 0


def poison_nothing(scene: ClaustrophobiaScene) -> None:
    scene.state.poison_set = True


SCENARIO: Cases = [
    *[(bury_the_bearer, "CL-TOK-4"), (pile_up_crates, "CL-S6-2"), (owe_a_crate, "CL-S6-2")],
    *[(double_the_explosive, "CL-SCN-6"), (light_nothing, "CL-S2-3")],
    *[(double_the_poison, "CL-SCN-6"), (poison_nothing, "CL-S8-7")],
]


@rule("CL-SCN-6", "CL-TOK-4")
@pytest.mark.parametrize(("change", "broken"), SCENARIO)
def test_tokens_are_carried_or_lie_somewhere(change: Change, broken: str) -> None:
    assert breach(change) == broken
