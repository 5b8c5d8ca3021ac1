"""Section 9: what the tiles of the base temple do, and what a Consolidation marker makes of them."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def on_tile(tile: str, *team: str, rotation: int = 0, **options: object) -> SubTerraScene:
    """A tile lies on 3,1; the first of the team stands on it."""
    names = team or ("guide", "sapper", "veteran")
    scene = SubTerraScene(*names, **options)
    scene.lay(tile, "3,1", rotation)
    scene.stand("3,1", names[0])
    return scene


# Normal, Key, Bridge (ST2-TILE-1 to ST2-TILE-3)


@rule("ST2-TILE-1", "ST2-TILE-3", "ST2-TILE-16")
@pytest.mark.parametrize(
    ("tile", "temple"), [("B-NOR-1", "base"), ("B-KEY-1", "base"), ("A-LEG-1", "dauntless"), ("T-ETE-1", "legion")]
)
def test_some_tiles_do_nothing_once_they_lie(tile: str, temple: str) -> None:
    scene = on_tile(tile, rotation=2, temple_mode=temple)
    for face in ["lava", "collapse", "trap"]:
        scene.peril("guide", face)
        assert scene.kinds() == ["peril_rolled", "peril_resolved", "turn_began"]
    assert scene.hearts("guide") == 3
    scene.stand("3,0", "guide")
    scene.turn_of("guide")
    scene.do("move 3,1")
    assert scene.kinds() == ["moved"]


@rule("ST2-TILE-2", "ST2-MOVE-17")
def test_one_explorer_at_a_time_on_a_bridge_but_any_guardians() -> None:
    scene = on_tile("B-BRI-1")
    scene.path("3,2")
    scene.stand("3,1", "guide")
    scene.turn_of("sapper")
    assert scene.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"
    scene.guardian("3,2", count=2)
    scene.stand("3,0", "sapper", "veteran")
    scene.end_round()
    assert scene.guardians_on("3,1") == ["infantry", "infantry"]
    assert scene.at("guide") == "3,1"


@rule("ST2-TILE-3", "ST2-PLACE-9")
def test_a_key_tile_holds_a_key_from_the_beginning() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("explore S", "pick key")
    assert scene.held("guide") == "key"
    scene.turn_of("guide")
    assert scene.offers("pick") == []


# Lava, spikes, darts (ST2-TILE-4 to ST2-TILE-8)


@rule("ST2-TILE-4", "ST2-PERIL-4")
def test_a_lava_tile_costs_a_heart_for_each_symbol_of_anybody() -> None:
    scene = on_tile("B-LAV-1")
    scene.stand("3,1", "veteran")
    scene.peril("sapper", "lava")
    assert [event.args for event in scene.told("hearts_lost")] == [
        {"seat": 0, "explorer": "guide", "hearts": 1, "left": 2, "cause": "lava"},
        {"seat": 2, "explorer": "veteran", "hearts": 1, "left": 6, "cause": "lava"},
    ]
    assert {event.rule for event in scene.told("hearts_lost")} == {"ST2-TILE-4"}
    scene.curse()
    scene.peril("sapper", "lava", "lava")
    assert (scene.hearts("guide"), scene.hearts("veteran"), scene.hearts("sapper")) == (0, 4, 5)
    scene = on_tile("B-LAV-1")
    scene.stand("3,0", "guide")
    scene.turn_of("guide")
    scene.do("move 3,1")
    assert scene.kinds() == ["moved"]  # to enter costs nothing


@rule("ST2-TILE-5", "ST2-TILE-6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_whoever_enters_spikes_rolls(number: int) -> None:
    scene = on_tile("B-SPK-1")
    scene.stand("3,0", "guide")
    scene.stand("3,1", "veteran")
    scene.down("sapper")
    scene.stand("3,1", "sapper")
    scene.turn_of("guide")
    scene.next_roll(number)
    if number < 4:
        scene.next_peril("stumble")
    scene.do("move 3,1")
    assert scene.story()[1] == f"die_rolled ST2-TILE-5 number={number} purpose=spikes"
    lost = 3 if number < 4 else 0
    assert (scene.hearts("guide"), scene.hearts("veteran")) == (3 - lost, 7 - lost)
    assert len(scene.told("spikes_struck")) == int(number < 4)
    if number < 4:
        assert scene.line("spikes_struck") == "spikes_struck ST2-TILE-6 cell=3,1"


@rule("ST2-TILE-6", "ST2-PERIL-7")
def test_a_trap_symbol_sets_off_the_spikes_under_the_roller_for_everybody_there() -> None:
    scene = on_tile("B-SPK-1", "veteran", "sapper", "guide")
    scene.stand("3,1", "sapper")
    scene.peril("veteran", "trap")
    assert (scene.hearts("veteran"), scene.hearts("sapper"), scene.hearts("guide")) == (4, 2, 3)
    scene.peril("guide", "trap")  # who stands beside it
    assert (scene.hearts("veteran"), scene.hearts("sapper")) == (4, 2)


@rule("ST2-TILE-7")
def test_darts_do_nothing_to_whoever_enters() -> None:
    scene = on_tile("B-DRT-1", rotation=3)
    scene.stand("3,0", "guide")
    scene.turn_of("guide")
    scene.do("move 3,1")
    assert scene.kinds() == ["moved"]
    assert scene.hearts("guide") == 3


@rule("ST2-TILE-8", "ST2-PERIL-7")
@pytest.mark.parametrize("roller", ["guide", "sapper"])
def test_darts_hit_their_tile_and_those_next_to_it(roller: str) -> None:
    scene = on_tile("B-DRT-1", "guide", "sapper", "veteran", "priest", rotation=3)  # open N, E
    scene.path("4,1", "4,2", "3,2")
    scene.stand("3,0", "sapper")
    scene.stand("4,1", "veteran")
    scene.stand("3,2", "priest")  # behind a wall
    scene.peril(roller, "trap")
    assert scene.line("darts_flew") == "darts_flew ST2-TILE-8 cell=3,1"
    assert [scene.hearts(name) for name in ["guide", "sapper", "veteran", "priest"]] == [2, 4, 6, 5]
    assert {event.args["cause"] for event in scene.told("hearts_lost")} == {"trap"}
    scene.peril("priest", "trap")
    assert scene.told("darts_flew") == []


# Ruins (ST2-TILE-9, ST2-TILE-10)


@rule("ST2-TILE-9", "ST2-PERIL-6")
def test_cleared_ruins_can_collapse_again() -> None:
    scene = SubTerraScene("foreman", "rogue", "veteran")
    scene.turn_of("foreman")
    scene.next_tile("B-RUI-2")
    scene.do("reveal S")
    assert scene.has_rubble("3,1")
    scene.do("excavate 3,1")
    assert not scene.has_rubble("3,1")
    scene.stand("3,1", "veteran")
    scene.guardian("3,1")
    scene.next_roll(2)
    scene.peril("foreman", "collapse")
    assert scene.line("collapsed") == "collapsed ST2-PERIL-6 cell=3,1"
    assert (scene.has_rubble("3,1"), scene.hearts("veteran"), scene.guardians()) == (True, 2, [])
    assert scene.line("hearts_lost") == (
        "hearts_lost ST2-PERIL-6 seat=2 explorer=veteran hearts=5 left=2 cause=collapse"
    )


@rule("ST2-TILE-10", "ST2-PERIL-5")
def test_ruins_with_rubble_cannot_collapse() -> None:
    scene = on_tile("B-RUI-2", "veteran", "guide", "sapper")
    scene.rubble("3,1")
    scene.peril("guide", "collapse")
    assert scene.told("die_rolled") == []  # there is nothing to roll for
    scene.lay("B-RUI-3", "4,1")
    scene.next_roll(2)
    scene.peril("guide", "collapse")
    assert scene.line("die_rolled") == "die_rolled ST2-PERIL-5 number=2 purpose=collapse"
    assert scene.told("collapsed") == []
    assert scene.hearts("veteran") == 7


# Guardians and tiles (ST2-TILE-11, ST2-TILE-12)


@rule("ST2-TILE-11", "ST2-GRD-3")
def test_guardians_wake_on_guardian_tiles() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_tile("B-GRD-1")
    scene.do("reveal S")
    assert scene.guardians_on("3,1") == ["infantry"]
    scene.peril("guide", "wake")
    assert scene.line("guardian_came") == "guardian_came ST2-GRD-3 guardian=infantry cell=3,1"
    assert scene.guardians_on("3,1") == ["infantry", "infantry"]


@rule("ST2-TILE-12")
def test_guardians_ignore_traps_and_lava_tiles() -> None:
    scene = SubTerraScene("guide", "sapper", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.lay("B-LAV-1", "3,2")
    scene.lay("B-DRT-1", "4,1", 1)
    scene.guardian("3,2")
    scene.end_round()  # it walks over the spikes to the crossing
    assert scene.told("die_rolled") == []
    assert scene.guardians_on("3,0") == ["infantry"]
    scene.guardian("3,1")
    scene.guardian("3,2")
    scene.guardian("4,1")
    scene.stand("3,1", "guide")
    for face in ["trap", "lava"]:
        scene.peril("guide", face)
    assert len(scene.guardians()) == 4


# Consolidation (ST2-TILE-13 to ST2-TILE-18)


@rule("ST2-TILE-13", "ST2-TILE-17", "ST2-EXP-FOR-2")
@pytest.mark.parametrize(
    ("tile", "face", "temple"),
    [
        ("B-LAV-1", "lava", "base"),
        ("B-SPK-1", "trap", "base"),
        ("B-DRT-1", "trap", "base"),
        ("B-RUI-1", "collapse", "base"),
        ("A-EXP-1", "lava", "dauntless"),
        ("A-SNK-1", "collapse", "dauntless"),
        ("A-BLD-1", "trap", "dauntless"),
        ("T-ALA-1", "trap", "legion"),
    ],
)
def test_a_consolidated_tile_is_normal_for_good(tile: str, face: str, temple: str) -> None:
    scene = on_tile(tile, "foreman", "sapper", "veteran", rotation=2, temple_mode=temple)
    scene.turn_of("foreman")
    scene.do("consolidate")
    assert scene.story() == ["consolidated ST2-EXP-FOR-2 cell=3,1"]
    assert scene.is_consolidated("3,1")
    for _ in range(2):
        scene.peril("foreman", face)
        assert scene.kinds() == ["peril_rolled", "peril_resolved", "turn_began"]
    assert scene.hearts("foreman") == 5
    assert (scene.has_danger("3,1"), scene.markers_on("3,1")) == (False, 0)
    scene.turn_of("foreman")
    assert scene.refusal("consolidate") == "ST2-EXP-FOR-3"


@rule("ST2-TILE-13", "ST2-TAR-3")
def test_the_tower_consolidates_as_well() -> None:
    scene = on_tile("B-LAV-1", "guide", "fortune-teller", "veteran")
    scene.tarot(3)
    scene.turn_of("fortune-teller")
    scene.do("tarot 3 3,1")
    assert scene.is_consolidated("3,1")
    scene.peril("guide", "lava")
    assert scene.hearts("guide") == 3


@rule("ST2-TILE-14")
def test_a_marker_takes_the_dangers_and_leaves_the_rest() -> None:
    scene = on_tile("A-SNK-1", "foreman", "sapper", "veteran", temple_mode="dauntless")
    scene.markers("3,1", 2)
    scene.rubble("3,1")
    scene.key_on("3,1")
    scene.guardian("3,1")
    scene.turn_of("foreman")
    scene.do("consolidate")
    assert scene.markers_on("3,1") == 0
    assert (scene.has_rubble("3,1"), scene.keys_on("3,1"), scene.guardians_on("3,1")) == (True, 1, ["infantry"])
    assert scene.at("foreman") == "3,1"
    scene.lay("A-EXP-1", "3,2")
    scene.markers("3,2", 3)
    scene.stand("3,2", "foreman")
    scene.do("consolidate")
    assert scene.markers_on("3,2") == 0
    scene.lay("A-BLD-1", "4,1", 1)
    scene.danger("4,1")
    scene.stand("4,1", "foreman")
    scene.turn_of("foreman")
    scene.do("consolidate")
    assert not scene.has_danger("4,1")


@rule("ST2-TILE-14", "ST2-GRD-4")
def test_a_consolidated_guardian_tile_wakes_nobody() -> None:
    scene = on_tile("B-GRD-1", "foreman", "sapper", "veteran", rotation=2)
    scene.turn_of("foreman")
    scene.do("consolidate")
    scene.peril("foreman", "wake")
    assert scene.asked() == ("choose_waking", [0])
    assert scene.texts() == ["wake 0,0", "wake 6,0"]


@rule("ST2-TILE-14", "ST2-MOVE-5")
def test_a_consolidated_bridge_has_no_limit() -> None:
    scene = on_tile("B-BRI-1", "foreman", "sapper", "veteran")
    scene.consolidate("3,1")
    scene.turn_of("sapper")
    scene.do("move 3,1")
    assert scene.at("sapper") == scene.at("foreman") == "3,1"


@rule("ST2-TILE-14", "ST2-DAU-PIT-1")
def test_a_consolidated_pit_is_left_freely() -> None:
    scene = on_tile("A-PIT-1", "foreman", "sapper", "veteran", temple_mode="dauntless")
    scene.stand("4,0", "sapper", "veteran")
    scene.turn_of("foreman")
    assert scene.offers("move") == []
    scene.do("consolidate")
    assert scene.offers("move") == ["move 3,0"]
    scene.turn_of("foreman")
    assert scene.refusal("climb 3,0") == "ST2-DAU-PIT-3 cell=3,0"
    assert scene.offers("explore") == ["explore E", "explore S", "explore W"]


@rule("ST2-TILE-15", "ST2-TILE-16", "ST2-EXP-FOR-3")
def test_where_no_marker_may_lie() -> None:
    scene = SubTerraScene("foreman", "sapper", "veteran")
    scene.path("3,1")
    scene.lay("B-KEY-1", "4,1", 2)
    scene.sanctum("3,1", "S")
    for cell in ["3,0", "3,2", "3,3", "2,0", "5,0", "4,1", "3,1"]:
        scene.stand(cell, "foreman")
        scene.turn_of("foreman")
        assert scene.refusal("consolidate") == "ST2-EXP-FOR-3"
    for cell in ["0,0", "6,0"]:
        scene.stand(cell, "foreman")
        scene.turn_of("foreman")
        scene.do("consolidate")
        assert scene.is_consolidated(cell)


@rule("ST2-TILE-16", "ST2-GRD-5")
@pytest.mark.parametrize(("tile", "temple"), [("A-LEG-1", "dauntless"), ("T-ETE-1", "legion")])
def test_nothing_wakes_on_legion_and_eternal_tiles(tile: str, temple: str) -> None:
    scene = on_tile(tile, "foreman", "sapper", "veteran", rotation=2, temple_mode=temple)
    scene.turn_of("foreman")
    assert scene.refusal("consolidate") == "ST2-EXP-FOR-3"
    scene.peril("foreman", "wake")
    assert scene.asked() == ("choose_waking", [0])
    assert "wake 3,1" not in scene.texts()


@rule("ST2-TILE-18")
def test_a_collapse_leaves_items_and_equipment_alone() -> None:
    scene = on_tile("B-RUI-1", "guide", "inventor", "veteran")
    scene.key_on("3,1", "3,1")
    scene.mine("3,1")
    scene.next_roll(1)
    scene.peril("guide", "collapse")
    assert scene.has_rubble("3,1")
    assert (scene.keys_on("3,1"), scene.mines_on()) == (2, ["3,1"])
    scene.fort("3,1")
    scene.state.rubble = 0
    scene.next_roll(1)
    scene.peril("guide", "collapse")
    assert scene.state.fort == scene.place("3,1")


@rule("ST2-TILE-18", "ST2-DAU-EXP-3")
def test_an_explosion_leaves_items_and_markers_of_other_kinds_alone() -> None:
    scene = on_tile("A-EXP-1", "guide", "inventor", "veteran", temple_mode="dauntless")
    scene.markers("3,1", 1)
    scene.lay("A-SNK-1", "3,2")
    scene.markers("3,2", 2)
    scene.key_on("3,1", "3,2")
    scene.mine("3,1", "3,2")
    scene.rubble("3,2")
    scene.fort("3,2")
    scene.peril("veteran", "lava")
    assert scene.line("exploded") == "exploded ST2-DAU-EXP-3 cell=3,1"
    assert scene.hearts("guide") == 0
    assert (scene.keys_on("3,1"), scene.keys_on("3,2"), scene.mines_on()) == (1, 1, ["3,1", "3,2"])
    assert (scene.markers_on("3,2"), scene.has_rubble("3,2")) == (2, True)
    assert scene.state.fort == scene.place("3,2")
