"""Section 8: orientations, the blocked temple, the last tile, and what comes with a tile."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def narrow(*team: str, **options: object) -> SubTerraScene:
    """The only frontier exit is the south side of the crossing, where the team stands; the first one is asked.

    Dead ends, three of them with Keys, lie on the four other exits. So 3,1 has walls to both sides, and only a tile
    open to the south leads on.
    """
    names = team or ("guide", "rogue", "veteran")
    scene = SubTerraScene(*names, **options)
    for tile, cell in [("B-KEY-1", "1,1"), ("B-KEY-2", "2,1"), ("B-KEY-3", "4,1"), ("B-GRD-1", "5,1")]:
        scene.lay(tile, cell, 2)
    scene.key_on("1,1", "2,1", "4,1")
    scene.turn_of(names[0])
    return scene


def pocket(*team: str, **options: object) -> SubTerraScene:
    """As `narrow`, but behind 3,1 lies a wall too: nothing that is placed there leads on."""
    names = team or ("guide", "rogue", "veteran")
    scene = SubTerraScene(*names, **options)
    for tile, cell in [("B-KEY-1", "1,1"), ("B-KEY-3", "4,1"), ("B-GRD-1", "5,1")]:
        scene.lay(tile, cell, 2)
    scene.lay("B-BRI-1", "2,1", 0)
    scene.lay("B-DRT-1", "2,2", 3)  # open N, E
    scene.lay("B-KEY-2", "3,2", 1)  # open W
    scene.turn_of(names[0])
    return scene


# Orientation (ST2-PLACE-1 to ST2-PLACE-3, ST2-PLACE-18)


@rule("ST2-PLACE-1", "ST2-PLACE-18")
def test_the_drawn_tile_is_seen_and_then_turned_by_whoever_placed_it() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("rogue")
    scene.next_tile("B-DRT-1")
    scene.do("reveal S")
    assert scene.line("tiles_drawn") == "tiles_drawn ST2-REV-1 seat=1 explorer=rogue tiles=['B-DRT-1']"
    assert scene.tile_at("3,1") is None
    assert (scene.asked(), scene.texts()) == (("orientation", [1]), ["orient 2", "orient 3"])
    scene.do("orient 2")
    assert scene.line("tile_placed") == (
        "tile_placed ST2-PLACE-1 seat=1 tile=B-DRT-1 kind_of=darts cell=3,1 rotation=2"
    )
    assert scene.sides("3,1") == "NW"


@rule("ST2-PLACE-2")
def test_through_a_breach_every_orientation_is_connected() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.breach("3,1", "E")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-DRT-1")
    scene.do("explore E")
    assert scene.texts() == ["orient 0", "orient 1", "orient 2", "orient 3"]
    scene.do("orient 0")
    assert (scene.sides("4,1"), scene.at("guide")) == ("ES", "4,1")


@rule("ST2-PLACE-3")
def test_other_neighbours_need_not_match() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("4,1")
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("reveal S")
    assert scene.sides("3,1") == "N"  # a wall against the open side of 4,1
    scene.stand("4,1", "guide")
    scene.turn_of("guide")
    assert "move 3,1" not in scene.texts()


@rule("ST2-PLACE-18", "ST2-TAR-1")
def test_a_reveal_by_tarot_is_turned_by_its_own_seat() -> None:
    scene = SubTerraScene("fortune-teller", "rogue", "veteran")
    scene.tarot(1)
    scene.turn_of("fortune-teller")
    scene.do("tarot 1")
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert scene.asked() == ("orientation", [1])


@rule("ST2-PLACE-18", "ST2-CIR-FOR-1")
def test_a_vision_is_turned_by_the_fortune_teller() -> None:
    scene = SubTerraScene("rogue", "fortune-teller", "veteran")
    scene.stand("4,0", "rogue")
    scene.turn_of("fortune-teller")
    scene.next_tile("B-NOR-1")
    scene.do("vision")
    assert scene.texts() == ["at 3,1", "at 4,1", "return"]
    scene.do("at 4,1")
    assert scene.asked() == ("orientation", [1])


@rule("ST2-PLACE-18", "ST2-TYP-4")
def test_typhaon_turns_the_tile_it_builds() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon")
    scene.next_tile("B-NOR-1")
    scene.typhaon_turn()
    scene.do("at 3,1")
    assert (scene.asked(), scene.texts()) == (("orientation", [3]), ["orient 1", "orient 2", "orient 3"])


# The blocked temple (ST2-PLACE-4 to ST2-PLACE-7, ST2-PLACE-16)


@rule("ST2-PLACE-4", "ST2-PLACE-5", "ST2-PLACE-12")
def test_a_tile_that_would_close_the_temple_is_set_aside_for_another() -> None:
    scene = narrow()
    bag = scene.bag_holds()
    scene.next_tile("B-GRD-2", "B-DRT-1", "B-BRI-1")
    scene.do("reveal S")
    assert scene.story() == [
        "tiles_drawn ST2-REV-1 seat=0 explorer=guide tiles=['B-GRD-2']",
        "tiles_set_aside ST2-PLACE-5 tiles=['B-GRD-2']",
        "tiles_drawn ST2-REV-1 seat=0 explorer=guide tiles=['B-DRT-1']",
        "tiles_set_aside ST2-PLACE-5 tiles=['B-DRT-1']",
        "tiles_drawn ST2-REV-1 seat=0 explorer=guide tiles=['B-BRI-1']",
        "tile_placed ST2-PLACE-1 seat=0 tile=B-BRI-1 kind_of=bridge cell=3,1 rotation=0",
    ]
    assert scene.bag_holds() == [tile for tile in bag if tile != "B-BRI-1"]
    assert (scene.guardians(), scene.state.ap) == ([], 1)


@rule("ST2-PLACE-5")
def test_an_orientation_that_leaves_no_exit_is_not_offered() -> None:
    scene = narrow()
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert scene.texts() == ["orient 1", "orient 3"]
    assert scene.refusal("orient 2") == "ST2-PLACE-5 rotation=2"  # open to N, E and W
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("reveal S")  # there are other exits
    assert scene.tile_at("3,1") == "B-KEY-1"


@rule("ST2-PLACE-6", "ST2-PLACE-7", "ST2-PLACE-16")
@pytest.mark.parametrize("verb", ["reveal", "explore"])
def test_when_no_tile_fits_the_bag_is_discarded_and_the_sanctum_comes(verb: str) -> None:
    scene = narrow()
    scene.bag("B-GRD-2", "B-DRT-1")
    scene.state.loose_keys = [scene.place("1,1")]
    scene.state.keys_left = 2
    scene.next_tile("B-DRT-1", "B-GRD-2")
    scene.do(f"{verb} S")
    assert scene.kinds() == [
        *["tiles_drawn", "tiles_set_aside", "tiles_drawn", "tiles_set_aside"],
        *["bag_discarded", "sanctum_placed", "keys_laid"],
    ]
    (discarded,) = scene.told("bag_discarded")
    assert discarded.rule == "ST2-PLACE-6"
    assert "'B-DRT-1'" in str(discarded.args["tiles"])
    assert "'B-GRD-2'" in str(discarded.args["tiles"])
    assert scene.line("keys_laid") == "keys_laid ST2-PLACE-7 cell=3,1 number=2"
    assert (scene.tile_at("3,1"), scene.tile_at("3,2")) == ("HALL", "LEDGE")
    assert (scene.keys_on("3,1"), scene.state.keys_left) == (2, 0)
    assert (scene.bag_holds(), scene.at("guide"), scene.state.ap) == ([], "3,0", 1)
    assert scene.guardians() == []
    assert scene.state.placed == -1


# The last tile (ST2-PLACE-8, ST2-PLACE-11, ST2-PLACE-17)


@rule("ST2-PLACE-8", "ST2-PLACE-11", "ST2-SANC-2")
def test_the_last_tile_must_leave_a_spot_for_the_sanctum() -> None:
    scene = narrow()
    scene.bag("B-NOR-1")
    scene.next_tile("B-NOR-1")
    scene.do("explore S")
    assert scene.texts() == ["orient 1", "orient 3"]
    assert scene.refusal("orient 2") == "ST2-PLACE-8 rotation=2"
    scene.do("orient 1")
    assert scene.kinds() == ["tile_placed", "sanctum_placed", "moved"]
    assert (scene.tile_at("3,2"), scene.tile_at("3,3"), scene.at("guide")) == ("HALL", "LEDGE", "3,1")


@rule("ST2-PLACE-8", "ST2-SANC-4")
def test_a_last_tile_without_any_spot_may_lie_as_it_likes() -> None:
    scene = narrow()
    scene.bag("B-DRT-1")
    scene.next_tile("B-DRT-1")
    scene.do("reveal S")
    assert scene.texts() == ["orient 2", "orient 3"]
    scene.do("orient 2")
    assert scene.asked() == ("choose_sanctum", [0])


@rule("ST2-PLACE-11", "ST2-PLACE-17", "ST2-PLACE-9")
def test_the_sanctum_comes_after_the_effects_of_the_last_tile_and_before_anybody_enters() -> None:
    scene = SubTerraScene("rogue", "guide", "veteran")
    scene.path("3,1")
    scene.bag("B-KEY-1")
    scene.hold("guide", "key")
    scene.hold("veteran", "key")
    scene.stand("3,1", "rogue")
    scene.turn_of("rogue")
    scene.next_tile("B-KEY-1")
    scene.do("explore S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed", "keys_laid"]
    assert scene.asked() == ("choose_sanctum", [0])
    assert scene.at("rogue") == "3,1"
    scene.do(scene.texts()[0])
    assert scene.kinds() == ["sanctum_placed", "moved"]
    assert scene.at("rogue") == "3,2"


@rule("ST2-PLACE-14", "ST2-PLACE-5")
def test_tiles_set_aside_count_as_left() -> None:
    scene = narrow()
    scene.bag("B-NOR-1", "B-GRD-2")
    scene.next_tile("B-GRD-2", "B-NOR-1")
    scene.do("reveal S")
    assert scene.texts() == ["orient 1", "orient 3"]
    scene.do("orient 3")
    assert scene.bag_holds() == ["B-GRD-2"]
    assert scene.told("sanctum_placed") == []


@rule("ST2-PLACE-14", "ST2-PLACE-22", "ST2-PLACE-13")
def test_the_second_tile_of_the_archaeologist_counts_as_left() -> None:
    scene = narrow("archaeologist", "rogue", "veteran")
    scene.bag("B-BRI-1", "B-GRD-2")
    scene.next_tile("B-GRD-2", "B-BRI-1")
    scene.do("reveal S")  # only one of them fits: she is not asked, and the other is not replaced
    assert scene.kinds() == ["tiles_drawn", "tile_placed"]
    assert scene.told("tiles_drawn")[0].args["tiles"] == ["B-GRD-2", "B-BRI-1"]
    assert (scene.tile_at("3,1"), scene.bag_holds()) == ("B-BRI-1", ["B-GRD-2"])


@rule("ST2-PLACE-22", "ST2-PLACE-13")
def test_with_one_fitting_tile_of_two_she_draws_no_other() -> None:
    scene = narrow("archaeologist", "rogue", "veteran")
    scene.next_tile("B-SPK-1", "B-GRD-2")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed"]
    assert scene.tile_at("3,1") == "B-SPK-1"
    assert "B-GRD-2" in scene.bag_holds()


@rule("ST2-PLACE-13", "ST2-PLACE-5")
def test_if_neither_of_two_tiles_fits_two_more_are_drawn() -> None:
    scene = narrow("archaeologist", "rogue", "veteran")
    scene.next_tile("B-DRT-1", "B-GRD-2", "B-SPK-1", "B-SPK-2")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tiles_set_aside", "tiles_drawn", "tile_placed"]
    assert scene.line("tiles_set_aside") == "tiles_set_aside ST2-PLACE-5 tiles=['B-DRT-1', 'B-GRD-2']"
    assert {"B-DRT-1", "B-GRD-2", "B-SPK-2"} <= set(scene.bag_holds())  # equal tiles are no choice


# The procedure (ST2-PLACE-12, ST2-PLACE-13)


@rule("ST2-PLACE-13", "ST2-PLACE-9")
def test_the_steps_of_a_draw() -> None:
    scene = SubTerraScene("archaeologist", "cartographer", "veteran")
    bag = scene.bag_holds()
    scene.turn_of("archaeologist")
    scene.next_tile("B-GRD-3", "B-KEY-1")
    scene.do("explore S")
    assert (scene.asked(), scene.texts()) == (("keep_tile", [0]), ["keep B-GRD-3", "keep B-KEY-1"])
    scene.do("keep B-GRD-3")
    assert scene.story() == ["tile_kept ST2-EXP-ARC-1 seat=0 explorer=archaeologist tile=B-GRD-3"]
    assert (scene.asked(), scene.texts()) == (("dissuade_tile", [1]), ["dissuade", "pass"])
    scene.do("pass")
    assert (scene.asked(), scene.texts()) == (("orientation", [0]), ["orient 2", "orient 3"])
    assert scene.guardians() == []
    scene.do("orient 3")
    assert scene.story() == [
        "tile_placed ST2-PLACE-1 seat=0 tile=B-GRD-3 kind_of=guardian cell=3,1 rotation=3",
        "guardian_came ST2-PLACE-9 guardian=infantry cell=3,1",
        "moved ST2-MOVE-1 seat=0 explorer=archaeologist path=['3,0', '3,1'] cell=3,1",
    ]
    assert scene.bag_holds() == [tile for tile in bag if tile != "B-GRD-3"]


@rule("ST2-PLACE-12", "ST2-PLACE-13", "ST2-FAC-CAR-5")
def test_what_goes_back_into_the_bag_triggers_nothing() -> None:
    scene = SubTerraScene("archaeologist", "cartographer", "veteran")
    bag = scene.bag_holds()
    scene.turn_of("archaeologist")
    scene.next_tile("B-GRD-1", "B-KEY-1")
    scene.do("explore S", "keep B-GRD-1", "dissuade")
    assert scene.story() == ["dissuaded ST2-FAC-CAR-5 seat=1 explorer=cartographer tile=B-GRD-1"]
    assert (scene.bag_holds(), scene.guardians(), scene.at("archaeologist")) == (bag, [], "3,0")
    assert (scene.state.ap, scene.state.drawn, scene.state.aside) == (1, -1, 0)


@rule("ST2-PLACE-12", "ST2-PLACE-19", "ST2-TYP-4")
def test_what_typhaon_puts_back_triggers_nothing() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon")
    bag = scene.bag_holds()
    scene.next_tile("B-GRD-1")
    scene.typhaon_turn()
    scene.do("return")
    assert scene.story() == ["typhaon_returned ST2-TYP-4 seat=3"]
    assert (scene.bag_holds(), scene.guardians()) == (bag, [])


# What comes with a tile (ST2-PLACE-9, ST2-PLACE-10, ST2-PLACE-23)


@rule("ST2-PLACE-9")
def test_keys_rubble_and_guardians_come_with_their_tiles() -> None:
    for tile, told in [
        ("B-KEY-1", "keys_laid ST2-PLACE-9 cell=3,1 number=1"),
        ("B-RUI-1", "rubble_fell ST2-PLACE-9 cell=3,1"),
        ("B-GRD-1", "guardian_came ST2-PLACE-9 guardian=infantry cell=3,1"),
    ]:
        scene = SubTerraScene("guide", "rogue", "veteran")
        scene.turn_of("guide")
        scene.next_tile(tile)
        scene.do("reveal S")
        assert scene.story()[2:] == [told]
        found = (scene.keys_on("3,1"), scene.has_rubble("3,1"), scene.guardians_on("3,1"))
        assert found == (int(tile == "B-KEY-1"), tile == "B-RUI-1", ["infantry"] if tile == "B-GRD-1" else [])
        assert scene.state.keys_left == (2 if tile == "B-KEY-1" else 3)


@rule("ST2-PLACE-9")
@pytest.mark.parametrize(("tile", "kind"), [("T-ARC-1", "archer"), ("T-VOL-1", "volatile"), ("B-GRD-3", "infantry")])
def test_a_guardian_tile_brings_its_own_type(tile: str, kind: str) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="legion")
    scene.turn_of("guide")
    scene.next_tile(tile)
    scene.do("reveal S")
    if tile == "B-GRD-3":
        scene.do("orient 3")
    assert scene.guardians_on("3,1") == [kind]


@rule("ST2-PLACE-10", "ST2-GRD-1")
def test_without_a_piece_in_the_reserve_nothing_is_put() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("5,0", count=5)
    scene.turn_of("guide")
    scene.next_tile("B-GRD-1")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed"]
    assert scene.guardians_on("3,1") == []


@rule("ST2-PLACE-10")
def test_without_a_key_in_the_reserve_nothing_is_put() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.key_on("5,0", "5,0", "5,0")
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed"]
    assert scene.keys_on("3,1") == 0


@rule("ST2-PLACE-23", "ST2-DAU-LEG-1")
@pytest.mark.parametrize(("in_play", "come"), [(0, 3), (3, 2)])
def test_several_guardians_of_one_tile_come_one_after_the_other(in_play: int, come: int) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    if in_play:
        scene.guardian("5,0", count=in_play)
    scene.turn_of("guide")
    scene.next_tile("A-LEG-1")
    scene.do("reveal S", "orient 3")
    assert [event.rule for event in scene.told("guardian_came")] == ["ST2-DAU-LEG-1"] * come
    assert scene.guardians()[in_play:] == [f"INF-{in_play + number + 1} 3,1" for number in range(come)]


@rule("ST2-DAU-EXP-1", "ST2-DAU-SNK-1")
def test_explosion_and_snake_tiles_come_with_markers() -> None:
    for tile, count in [("A-EXP-1", 3), ("A-SNK-1", 1)]:
        scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
        scene.turn_of("guide")
        scene.next_tile(tile)
        scene.do("reveal S")
        assert scene.markers_on("3,1") == count


# After the Sanctum, and tiles that are not revealed (ST2-PLACE-15, ST2-PLACE-19 to ST2-PLACE-21)


def opened(*tiles: str) -> SubTerraScene:
    """As `narrow`, with the Sanctum in play behind 2,1; these tiles came back into the bag by Transmutation."""
    scene = narrow()
    scene.breach("2,1", "S")
    scene.sanctum("2,1", "S")
    scene.bag(*tiles)
    scene.turn_of("guide")
    return scene


@rule("ST2-PLACE-15", "ST2-PLACE-21")
@pytest.mark.parametrize("tiles", [("B-NOR-1",), ("B-NOR-1", "B-NOR-2")])
def test_with_the_sanctum_in_play_every_connected_orientation_is_legal(tiles: tuple[str, ...]) -> None:
    scene = opened(*tiles)
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert scene.texts() == ["orient 1", "orient 2", "orient 3"]
    scene.do("orient 2")
    assert scene.kinds() == ["tile_placed"]
    assert scene.asked() == ("actions", [0])


@rule("ST2-PLACE-21")
def test_with_the_sanctum_in_play_nothing_is_set_aside_and_an_empty_bag_means_nothing() -> None:
    scene = opened("B-GRD-2", "B-NOR-1")
    scene.next_tile("B-GRD-2")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed", "guardian_came"]
    scene = opened("B-GRD-2")
    scene.next_tile("B-GRD-2")
    scene.do("reveal S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed", "guardian_came"]
    assert (scene.bag_holds(), scene.tile_at("2,2")) == ([], "HALL")


@rule("ST2-PLACE-19", "ST2-CIR-FOR-10")
def test_a_vision_without_a_place_goes_back() -> None:
    scene = narrow("fortune-teller", "rogue", "veteran")
    bag = scene.bag_holds()
    scene.next_tile("B-GRD-2")
    scene.do("vision")
    assert scene.story() == [
        "tiles_drawn ST2-CIR-FOR-1 seat=0 explorer=fortune-teller tiles=['B-GRD-2']",
        "tile_returned ST2-CIR-FOR-1 seat=0 explorer=fortune-teller tile=B-GRD-2",
    ]
    assert scene.bag_holds() == bag
    assert scene.asked() == ("actions", [0])


@rule("ST2-PLACE-19", "ST2-TYP-40")
def test_typhaon_sets_nothing_aside() -> None:
    scene = narrow("guide", "rogue", "veteran", game_mode="typhaon")
    scene.next_tile("B-GRD-2")
    scene.typhaon_turn()
    assert scene.texts() == ["return"]
    assert scene.refusal("at 3,1") == "ST2-PLACE-5 cell=3,1"


@rule("ST2-PLACE-20", "ST2-PLACE-5")
def test_research_must_leave_an_exit() -> None:
    scene = narrow("aristocrat", "rogue", "veteran")
    assert scene.offers("research") == ["research 3,1"]
    scene = pocket("aristocrat", "rogue", "veteran")
    assert scene.offers("research") == []
    assert scene.refusal("research 3,1") == "ST2-PLACE-20 cell=3,1"


@rule("ST2-PLACE-6", "ST2-PLACE-16")
def test_a_pocket_ends_the_temple() -> None:
    scene = pocket()
    count = len(scene.bag_holds())
    scene.script.extend([0] * count)
    scene.do("reveal S")
    assert len(scene.told("tiles_set_aside")) == count
    assert scene.asked() == ("choose_sanctum", [0])
    assert scene.bag_holds() == []
    assert scene.state.discarded.bit_count() == count
