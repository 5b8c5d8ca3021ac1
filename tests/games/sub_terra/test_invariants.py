"""`check` finds every breach of what always holds; random play (test_properties.py) has none (section 29.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.invariants import BrokenInvariant
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import lay
from hypogeum.games.sub_terra.cells import read_cell
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.state import AWAKE, GONE
from hypogeum.games.sub_terra.typhaon import PlayCard
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

Change = Callable[[SubTerraScene], None]
TEAM = ("aristocrat", "magician", "tamer", "inventor", "fortune-teller")


def table(**options: object) -> SubTerraScene:
    """A temple of a few tiles with something of everything; the Aristocrat acts."""
    scene = SubTerraScene(*TEAM, **options)
    scene.path("3,1", "3,2", "4,1")
    scene.lay("B-BRI-1", "2,1", 0)
    scene.guardian("3,2")
    scene.key_on("3,1")
    scene.hold("tamer", "key")
    scene.stand("3,1", "dog")
    scene.stand("4,1", "turret")
    scene.mine("4,1", "3,2")
    scene.fort("3,1")
    scene.tarot(3, 8)
    return scene


def breach(change: Change, **options: object) -> str:
    """The rule that a change breaks."""
    scene = table(**options)
    GAME.check(scene.state)
    change(scene)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    return caught.value.rule


def tile(name: str) -> int:
    return 1 << parts.TILE_IDS.index(name)


# Tiles (ST2-INR-1)


def lose_a_tile(scene: SubTerraScene) -> None:
    scene.state.bag &= ~tile("B-NOR-1")


def double_a_tile(scene: SubTerraScene) -> None:
    scene.state.bag |= tile("B-BRI-1")


def draw_a_tile_of_the_bag(scene: SubTerraScene) -> None:
    scene.state.drawn = parts.TILE_IDS.index("B-NOR-1")


def look_at_a_tile_of_the_bag(scene: SubTerraScene) -> None:
    scene.state.choice = [parts.TILE_IDS.index("B-NOR-1")]


def set_a_tile_of_the_bag_aside(scene: SubTerraScene) -> None:
    scene.state.aside = tile("B-NOR-1")


def discard_a_tile_and_keep_it(scene: SubTerraScene) -> None:
    scene.state.discarded = tile("B-NOR-1")


def bring_a_tile_of_another_temple(scene: SubTerraScene) -> None:
    scene.state.bag |= tile("A-SNK-1")


def forget_a_journal_tile(scene: SubTerraScene) -> None:
    scene.uses("aristocrat", 2)


def forget_a_transmuted_tile(scene: SubTerraScene) -> None:
    scene.uses("magician", 4)


def put_two_tiles_on_a_cell(scene: SubTerraScene) -> None:
    scene.state.cells = [*scene.state.cells[:-1], read_cell("3,1")]


def build_behind_the_entrance(scene: SubTerraScene) -> None:
    scene.state.cells = [*scene.state.cells[:-1], read_cell("0,-1")]


TILES: list[Change] = [
    *[lose_a_tile, double_a_tile, draw_a_tile_of_the_bag, look_at_a_tile_of_the_bag, set_a_tile_of_the_bag_aside],
    *[discard_a_tile_and_keep_it, bring_a_tile_of_another_temple, forget_a_journal_tile, forget_a_transmuted_tile],
    *[put_two_tiles_on_a_cell, build_behind_the_entrance],
]


@rule("ST2-INR-1")
@pytest.mark.parametrize("change", TILES)
def test_every_tile_is_in_one_place(change: Change) -> None:
    assert breach(change) == "ST2-INR-1"


# Guardians (ST2-INR-2, ST2-INR-13)


def forget_an_arrival(scene: SubTerraScene) -> None:
    scene.state.arrivals = EMPTY


def arrive_twice(scene: SubTerraScene) -> None:
    scene.state.arrivals = [0, 0]


def arrive_from_nowhere(scene: SubTerraScene) -> None:
    scene.state.arrivals = [0, 1]


def bring_an_archer(scene: SubTerraScene) -> None:
    archer = parts.FIRST_GUARDIAN[parts.ARCHER]
    scene.state.guard[archer] = scene.place("3,1")
    scene.state.arrivals = [0, archer]


def lose_the_eternal(scene: SubTerraScene) -> None:
    scene.state.eternal = AWAKE


def act_from_the_reserve(scene: SubTerraScene) -> None:
    scene.state.to_act = 2


def guard_the_exit(scene: SubTerraScene) -> None:
    scene.state.guard[0] = parts.EXIT_PLACE


def guard_the_lava(scene: SubTerraScene) -> None:
    scene.state.flipped = 1 << scene.place("3,2")
    scene.state.mines = [scene.place("4,1")]


GUARDIANS: list[tuple[Change, str]] = [
    *[(forget_an_arrival, "ST2-INR-2"), (arrive_twice, "ST2-INR-2"), (arrive_from_nowhere, "ST2-INR-2")],
    *[(bring_an_archer, "ST2-INR-2"), (lose_the_eternal, "ST2-INR-2"), (act_from_the_reserve, "ST2-INR-2")],
    *[(guard_the_exit, "ST2-INR-13"), (guard_the_lava, "ST2-INR-13")],
]


@rule("ST2-INR-2", "ST2-INR-13")
@pytest.mark.parametrize(("change", "broken"), GUARDIANS)
def test_every_guardian_is_in_play_or_in_reserve(change: Change, broken: str) -> None:
    assert breach(change) == broken


@rule("ST2-INR-2")
def test_the_eternal_is_unplaced_in_play_or_gone() -> None:
    scene = table(temple_mode="legion")
    scene.eternal_on("3,1")
    GAME.check(scene.state)
    scene.state.eternal = GONE
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    assert caught.value.rule == "ST2-INR-2"


# Items (ST2-INR-3, ST2-INR-5)


def make_a_fourth_key(scene: SubTerraScene) -> None:
    scene.state.keys_left += 1


def lose_a_key(scene: SubTerraScene) -> None:
    scene.state.loose_keys = EMPTY


def set_a_key_and_hold_it(scene: SubTerraScene) -> None:
    scene.state.keys_set = 1


def bring_the_artifact_early(scene: SubTerraScene) -> None:
    scene.state.artifact = scene.place("3,1")


def hold_the_artifact_early(scene: SubTerraScene) -> None:
    scene.state.items[0] = parts.ARTIFACT


def set_three_keys_without_an_artifact(scene: SubTerraScene) -> None:
    scene.state.keys_left, scene.state.loose_keys, scene.state.items[2] = 0, EMPTY, parts.NOTHING
    scene.state.keys_set = 3


def take_the_artifact_out_and_keep_it(scene: SubTerraScene) -> None:
    scene.artifact_on("3,1")
    scene.state.artifact_out = True


def lose_the_artifact_and_keep_it(scene: SubTerraScene) -> None:
    scene.artifact_on("3,1")
    scene.state.artifact_lost = True


ITEMS: list[Change] = [
    *[make_a_fourth_key, lose_a_key, set_a_key_and_hold_it, bring_the_artifact_early, hold_the_artifact_early],
    *[set_three_keys_without_an_artifact, take_the_artifact_out_and_keep_it, lose_the_artifact_and_keep_it],
]


@rule("ST2-INR-3")
@pytest.mark.parametrize("change", ITEMS)
def test_keys_and_the_artifact_are_in_one_place(change: Change) -> None:
    assert breach(change) == "ST2-INR-3"


@rule("ST2-INR-3")
def test_after_the_eruption_keys_may_be_gone() -> None:
    scene = table()
    lose_a_key(scene)
    scene.set_volcano("erupted")
    GAME.check(scene.state)


@rule("ST2-INR-3")
def test_there_is_no_artifact_in_ark_mode() -> None:
    scene = table(game_mode="ark")
    set_three_keys_without_an_artifact(scene)
    GAME.check(scene.state)
    assert breach(bring_the_artifact_early, game_mode="ark") == "ST2-INR-3"


def take_a_key_out(scene: SubTerraScene) -> None:
    scene.state.place[2] = NONE
    scene.state.escaped = 1 << 2


def leave_a_key_in_lava(scene: SubTerraScene) -> None:
    scene.state.flipped = 1 << scene.place("3,1")


@rule("ST2-INR-5", "ST2-VOLC-11")
def test_nobody_outside_holds_an_item_and_lava_leaves_none() -> None:
    assert breach(take_a_key_out) == "ST2-INR-5"
    assert breach(leave_a_key_in_lava) == "ST2-VOLC-11"


# Pieces (ST2-INR-4, ST2-INR-6, ST2-INR-12, ST2-INR-13, ST2-INR-15)


def have_too_many_hearts(scene: SubTerraScene) -> None:
    scene.set_hearts(6, "aristocrat")


def have_less_than_no_hearts(scene: SubTerraScene) -> None:
    scene.set_hearts(-1, "aristocrat")


def leave_a_dead_dog_lying(scene: SubTerraScene) -> None:
    scene.set_hearts(0, "dog")


def leave_a_broken_turret(scene: SubTerraScene) -> None:
    scene.set_hearts(0, "turret")


def be_nowhere(scene: SubTerraScene) -> None:
    scene.state.place[0] = NONE


def be_dead_and_inside(scene: SubTerraScene) -> None:
    scene.state.dead = 1


def have_escaped_and_be_inside(scene: SubTerraScene) -> None:
    scene.state.escaped = 1


def bring_an_ark(scene: SubTerraScene) -> None:
    scene.state.place[parts.ARK] = scene.place("3,0")


def crowd_a_bridge(scene: SubTerraScene) -> None:
    scene.stand("2,1", "aristocrat", "dog")


def wait_on_the_exit(scene: SubTerraScene) -> None:
    scene.state.place[0] = parts.EXIT_PLACE


def live_in_lava(scene: SubTerraScene) -> None:
    scene.state.flipped = 1 << scene.place("2,1")
    scene.stand("2,1", "aristocrat")


def make_a_fourth_mine(scene: SubTerraScene) -> None:
    scene.mine("3,0", "3,0")


def leave_a_mine_in_lava(scene: SubTerraScene) -> None:
    scene.mine("2,1")
    scene.state.flipped = 1 << scene.place("2,1")


def leave_the_fort_in_lava(scene: SubTerraScene) -> None:
    scene.fort("2,1")
    scene.state.flipped = 1 << scene.place("2,1")


def have_four_ap(scene: SubTerraScene) -> None:
    scene.state.exerted = True
    scene.state.ap = 4


def owe_ap(scene: SubTerraScene) -> None:
    scene.state.ap = -1


def have_three_ap_for_nothing(scene: SubTerraScene) -> None:
    scene.state.ap = 3


PIECES: list[tuple[Change, str]] = [
    *[(have_too_many_hearts, "ST2-INR-4"), (have_less_than_no_hearts, "ST2-INR-4"), (be_nowhere, "ST2-INR-4")],
    *[(leave_a_dead_dog_lying, "ST2-INR-4"), (leave_a_broken_turret, "ST2-INR-4"), (be_dead_and_inside, "ST2-INR-4")],
    *[(have_escaped_and_be_inside, "ST2-INR-4"), (bring_an_ark, "ST2-SET-28"), (crowd_a_bridge, "ST2-INR-6")],
    *[(wait_on_the_exit, "ST2-INR-13"), (live_in_lava, "ST2-INR-13"), (make_a_fourth_mine, "ST2-INR-12")],
    *[(leave_a_mine_in_lava, "ST2-INR-12"), (leave_the_fort_in_lava, "ST2-INR-12"), (have_four_ap, "ST2-INR-15")],
    *[(owe_ap, "ST2-INR-15"), (have_three_ap_for_nothing, "ST2-INR-15")],
]


@rule("ST2-INR-4", "ST2-INR-6", "ST2-INR-12", "ST2-INR-13", "ST2-INR-15", "ST2-SET-28")
@pytest.mark.parametrize(("change", "broken"), PIECES)
def test_pieces_equipment_and_points(change: Change, broken: str) -> None:
    assert breach(change) == broken


@rule("ST2-INR-6")
def test_a_consolidated_bridge_holds_many() -> None:
    scene = table()
    scene.consolidate("2,1")
    crowd_a_bridge(scene)
    GAME.check(scene.state)


@rule("ST2-INR-15")
def test_three_ap_after_an_exert() -> None:
    scene = table()
    scene.state.exerted = True
    scene.state.ap = 3
    GAME.check(scene.state)


# Markers (ST2-INR-7)


def dauntless() -> SubTerraScene:
    scene = SubTerraScene(*TEAM, temple_mode="dauntless")
    scene.lay("A-SNK-1", "3,1")
    scene.lay("A-BLD-1", "4,1", 2)
    scene.path("2,1")
    return scene


def put_danger_on_rubble(scene: SubTerraScene) -> None:
    scene.danger("4,1")
    scene.rubble("4,1")


def put_danger_elsewhere(scene: SubTerraScene) -> None:
    scene.danger("2,1")


def mark_a_tile_of_the_bag(scene: SubTerraScene) -> None:
    scene.state.markers = 1 << 2 * parts.MARKED_TILES.index(parts.TILE_IDS.index("A-SNK-2"))


def mark_a_flipped_tile(scene: SubTerraScene) -> None:
    scene.markers("3,1", 1)
    scene.flip("3,1")


def mark_a_consolidated_tile(scene: SubTerraScene) -> None:
    scene.markers("3,1", 1)
    scene.consolidate("3,1")


MARKERS: list[Change] = [
    *[
        put_danger_on_rubble,
        put_danger_elsewhere,
        mark_a_tile_of_the_bag,
        mark_a_flipped_tile,
        mark_a_consolidated_tile,
    ],
]


@rule("ST2-INR-7")
@pytest.mark.parametrize("change", MARKERS)
def test_markers_lie_where_they_belong(change: Change) -> None:
    scene = dauntless()
    scene.markers("3,1", 3)
    scene.danger("4,1")
    GAME.check(scene.state)
    change(scene)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    assert caught.value.rule == "ST2-INR-7"


# The temple (ST2-INR-8, ST2-INR-9)


def build_on_an_island(scene: SubTerraScene) -> None:
    number = parts.TILE_IDS.index("B-NOR-1")
    scene.state.bag &= ~(1 << number)
    lay(scene.state, number, read_cell("6,9"), 0)


@rule("ST2-INR-8")
def test_every_tile_has_a_path_to_the_crossing() -> None:
    assert breach(build_on_an_island) == "ST2-INR-8"


@rule("ST2-INR-8")
def test_a_path_over_lava_is_one() -> None:
    scene = SubTerraScene(*TEAM)
    scene.path("3,1", "3,2")
    scene.flip("3,1")
    GAME.check(scene.state)


@rule("ST2-INR-9")
def test_a_bag_with_tiles_has_an_exit() -> None:
    scene = SubTerraScene(*TEAM)
    for name, cell in (("B-GRD-1", "1,1"), ("B-GRD-2", "2,1"), ("B-KEY-1", "3,1"), ("B-KEY-2", "4,1")):
        scene.lay(name, cell, 2)
    GAME.check(scene.state)
    scene.lay("B-KEY-3", "5,1", 2)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    assert caught.value.rule == "ST2-INR-9"


@rule("ST2-INR-9")
def test_an_empty_bag_has_brought_the_sanctum() -> None:
    scene = SubTerraScene(*TEAM)
    scene.bag()
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    assert caught.value.rule == "ST2-INR-9"
    scene.sanctum("3,0", "S")
    GAME.check(scene.state)


# Cards (ST2-INR-11)


def hold_a_card_of_the_deck(scene: SubTerraScene) -> None:
    scene.state.tarot_hand |= 1 << 5


def lose_a_tarot_card(scene: SubTerraScene) -> None:
    scene.state.tarot_hand = 1 << 3


def draw_a_card_of_the_hand(scene: SubTerraScene) -> None:
    scene.state.tarot_drawn = 1 << 3


@rule("ST2-INR-11")
@pytest.mark.parametrize("change", [hold_a_card_of_the_deck, lose_a_tarot_card, draw_a_card_of_the_hand])
def test_tarot_cards_are_in_one_place(change: Change) -> None:
    assert breach(change) == "ST2-INR-11"


def lose_a_desolation_card(scene: SubTerraScene) -> None:
    scene.state.hand = scene.state.hand[1:]


def play_and_hold_a_card(scene: SubTerraScene) -> None:
    scene.state.playing = scene.state.hand[0]


def take_a_card_of_another_number(scene: SubTerraScene) -> None:
    scene.state.hand = [*scene.state.hand[1:], parts.DESOLATION_IDS.index("D3-DES")]


@rule("ST2-INR-11")
@pytest.mark.parametrize("change", [lose_a_desolation_card, play_and_hold_a_card, take_a_card_of_another_number])
def test_desolation_cards_are_in_one_place(change: Change) -> None:
    assert breach(change, game_mode="typhaon") == "ST2-INR-11"


@rule("ST2-INR-11")
def test_typhaon_is_asked_with_three_cards_in_hand() -> None:
    scene = table(game_mode="typhaon")
    scene.state.agenda = [*scene.state.agenda, PlayCard(5)]
    GAME.check(scene.state)
    scene.state.desolation.put_away(scene.state.hand[0])
    scene.state.hand = scene.state.hand[1:]
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    assert caught.value.rule == "ST2-INR-11"


@rule("ST2-INR-11", "ST2-CIR-FOR-11")
def test_without_the_fortune_teller_the_cards_do_not_count() -> None:
    scene = table()
    lose_a_tarot_card(scene)
    scene.let_out("fortune-teller")
    GAME.check(scene.state)


# Explorers (ST2-INR-14)


def bring_everybody_down(scene: SubTerraScene) -> None:
    scene.down(*TEAM)


def bury_somebody(scene: SubTerraScene) -> None:
    scene.bury("magician")


@rule("ST2-INR-14")
def test_somebody_active_is_inside_and_in_ark_mode_nobody_is_out() -> None:
    assert breach(bring_everybody_down) == "ST2-INR-14"
    assert breach(bury_somebody, game_mode="ark") == "ST2-INR-14"
    scene = table()
    bury_somebody(scene)
    GAME.check(scene.state)


# What is shown by playing (ST2-INR-10)


@rule("ST2-INR-10", "ST2-INR-16", "ST2-INR-17")
@pytest.mark.parametrize("mode", ["base", "ark", "typhaon"])
def test_marker_curse_lava_and_uses_never_go_back(mode: str) -> None:
    """One game by the first offered answers of a fixed lot, twice: it is the same game."""
    ends = []
    for _ in range(2):
        ends.append(play(SubTerraScene(*TEAM, game_mode=mode)))
    assert ends[0] == ends[1]


def play(scene: SubTerraScene) -> str:
    """The end of a game in which every third answer is taken; nothing that never goes back does."""
    state = scene.state
    state.chance = FastChance(5)
    before = facts(scene)
    for number in range(400):
        if state.over:
            break
        offered = scene.texts()
        default = str(state.decision.default(state, state.decision.seat(state), FastChance(number)))
        assert default in offered
        scene.do(offered[number * 7 % len(offered)])
        after = facts(scene)
        assert after[0] <= before[0]
        assert after[1] >= before[1]
        assert after[2] & before[2] == before[2]
        assert all(now <= then for now, then in zip(after[3], before[3], strict=True))
        before = after
    return f"{state.over} {state.round} {state.result} {state.hearts}"


def facts(scene: SubTerraScene) -> tuple[int, bool, int, list[int]]:
    state = scene.state
    return state.marker, state.cursed, state.flipped, state.uses[:]
