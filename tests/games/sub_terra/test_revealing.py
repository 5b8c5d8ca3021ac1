"""Section 6.4: Reveal and Explore."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def lane(*team: str, **options: object) -> SubTerraScene:
    """The first of the team stands on 3,1, an open tile; the others wait on the crossing."""
    names = team or ("guide", "rogue", "veteran")
    scene = SubTerraScene(*names, **options)
    scene.path("3,1")
    scene.stand("3,1", names[0])
    scene.turn_of(names[0])
    return scene


@rule("ST2-REV-1", "ST2-PLACE-1")
def test_a_reveal_places_a_tile_at_an_exit_of_the_own_tile() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.next_tile("B-NOR-1")
    scene.do("reveal E")
    assert scene.story() == ["tiles_drawn ST2-REV-1 seat=0 explorer=rogue tiles=['B-NOR-1']"]
    scene.do("orient 0")
    assert scene.story() == [
        "tile_placed ST2-PLACE-1 seat=0 tile=B-NOR-1 kind_of=normal cell=4,1 rotation=0",
    ]
    assert (scene.at("rogue"), scene.state.ap) == ("3,1", 1)
    assert "B-NOR-1" not in scene.bag_holds()
    assert "move 4,1" in scene.texts()


@rule("ST2-REV-2", "ST2-REV-6")
def test_to_explore_is_to_reveal_and_to_enter_for_one_point() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.next_tile("B-LAV-2")
    scene.do("explore S")
    assert scene.story() == [
        "tiles_drawn ST2-REV-1 seat=0 explorer=rogue tiles=['B-LAV-2']",
        "tile_placed ST2-PLACE-1 seat=0 tile=B-LAV-2 kind_of=lava cell=3,2 rotation=0",
        "moved ST2-MOVE-1 seat=0 explorer=rogue path=['3,1', '3,2'] cell=3,2",
    ]
    assert (scene.at("rogue"), scene.state.ap) == ("3,2", 1)


@rule("ST2-REV-2", "ST2-FAC-CAR-6", "ST2-FAC-CAR-10")
def test_a_tile_that_is_sent_back_is_not_mistaken_for_one_that_was_placed_before() -> None:
    scene = lane("rogue", "cartographer", "veteran")
    scene.next_tile("B-LAV-2")
    scene.do("reveal S", "pass")
    scene.next_tile("B-GRD-1")
    scene.do("explore E", "dissuade")
    assert scene.kinds() == ["dissuaded"]
    assert (scene.at("rogue"), scene.state.ap, scene.tile_at("4,1")) == ("3,1", 0, None)


@rule("ST2-REV-6", "ST2-TILE-5")
def test_whatever_was_found_must_be_entered() -> None:
    scene = lane("healer", "guide", "veteran")
    scene.next_tile("B-SPK-1")
    scene.next_roll(1)
    scene.next_peril("stumble")
    scene.do("explore S")
    assert (scene.at("healer"), scene.hearts("healer")) == ("3,2", 1)  # the Stumble heals her
    scene = lane("healer", "guide", "veteran")
    scene.next_tile("B-GRD-1")
    scene.do("explore S")
    assert scene.at("healer") == "3,2"
    assert scene.guardians_on("3,2") == ["infantry"]


@rule("ST2-REV-3", "ST2-REV-8", "ST2-TILE-9")
def test_who_cannot_enter_stays_and_has_paid() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.guardian("3,1", count=2)
    scene.next_tile("B-RUI-1")
    scene.do("explore S")
    assert scene.story()[2:] == [
        "rubble_fell ST2-PLACE-9 cell=3,2",
        "stayed ST2-REV-3 seat=0 explorer=rogue cell=3,2",
    ]
    assert (scene.at("rogue"), scene.hearts("rogue"), scene.state.ap) == ("3,1", 3, 1)


@rule("ST2-REV-3", "ST2-EXP-GUI-1")
def test_the_guide_enters_rubble() -> None:
    scene = lane()
    scene.next_tile("B-RUI-1")
    scene.do("explore S")
    assert scene.at("guide") == "3,2"


@rule("ST2-REV-4", "ST2-GRD-16")
def test_what_comes_with_the_tile_is_there_before_the_step() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.guardian("3,1")
    scene.next_tile("B-KEY-1")
    scene.do("explore S")
    assert scene.kinds() == ["tiles_drawn", "tile_placed", "keys_laid", "moved", "hearts_lost"]
    assert scene.line("keys_laid") == "keys_laid ST2-PLACE-9 cell=3,2 number=1"
    assert scene.hearts("rogue") == 2
    scene = lane("rogue", "guide", "veteran", temple_mode="dauntless")
    scene.next_tile("A-SNK-1")
    scene.do("explore S")
    assert scene.line("snakes_bit") == "snakes_bit ST2-DAU-SNK-2 seat=0 explorer=rogue number=1 cell=3,2"


@rule("ST2-REV-5", "ST2-ACT-13")
def test_with_an_empty_bag_nothing_is_revealed() -> None:
    scene = lane()
    scene.sanctum("3,1", "S")
    scene.turn_of("guide")
    assert scene.offers("reveal") == scene.offers("explore") == scene.offers("illuminate") == []
    assert scene.refusal("reveal E") == "ST2-REV-5 side=E"
    assert scene.refusal("explore E") == "ST2-REV-5 side=E"


@rule("ST2-REV-7")
def test_an_exit_of_the_own_tile_is_named_before_the_draw() -> None:
    scene = lane()
    assert scene.offers("explore") == ["explore E", "explore S", "explore W"]
    assert scene.refusal("reveal N") == "ST2-REV-7 side=N"
    scene.next_tile("B-NOR-1")
    scene.do("reveal W")
    assert scene.refused("reveal E") == "ST2-TURN-16"
    scene.do("orient 0")
    assert scene.tile_at("2,1") == "B-NOR-1"
    scene.lay("B-KEY-1", "4,1", 1)
    scene.stand("4,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("reveal") == scene.offers("explore") == []
    for side in "NESW":
        assert scene.refusal(f"reveal {side}") == f"ST2-REV-7 side={side}"


@rule("ST2-REV-4", "ST2-MOVE-9")
def test_who_falls_on_the_way_into_a_new_tile_lies_there() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.set_hearts(1, "rogue")
    scene.guardian("3,1")
    scene.next_tile("B-LAV-2")
    scene.next_peril("stumble")
    scene.do("explore S")
    assert (scene.at("rogue"), scene.hearts("rogue")) == ("3,2", 0)
    assert scene.asked() == ("actions", [1])


@rule("ST2-REV-2", "ST2-DAU-PIT-2")
def test_nobody_explores_out_of_a_pit() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-PIT-1", "3,1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("reveal") == ["reveal E", "reveal S", "reveal W"]
    assert scene.refusal("explore E") == "ST2-DAU-PIT-2 side=E"
    assert scene.offers("explore") == []


@rule("ST2-REV-1", "ST2-ACT-11")
@pytest.mark.parametrize("verb", ["reveal", "explore"])
def test_without_points_nothing_is_revealed(verb: str) -> None:
    scene = lane()
    scene.state.ap = 0
    assert scene.offers(verb) == []
    assert scene.refusal(f"{verb} E") == "ST2-ACT-11 cost=1 ap=0"
