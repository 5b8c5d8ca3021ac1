"""Section 7: hearts, protections, being down, crawling."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.hearts import CAUSE_IDS, is_protected
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def on_lava(*team: str, **options: object) -> SubTerraScene:
    """The first of the team stands on a Lava tile, 3,1."""
    scene = SubTerraScene(*team, **options)
    scene.lay("B-LAV-1", "3,1")
    scene.stand("3,1", team[0])
    return scene


# Active and down (ST2-HP-1 to ST2-HP-5)


@rule("ST2-HP-1", "ST2-HP-8", "ST2-TILE-4")
def test_hearts_never_go_below_zero() -> None:
    scene = on_lava("guide", "rogue", "veteran")
    scene.set_hearts(2, "guide")
    scene.peril("rogue", "lava")
    assert scene.line("hearts_lost") == "hearts_lost ST2-TILE-4 seat=0 explorer=guide hearts=1 left=1 cause=lava"
    assert scene.told("fell") == []
    scene.peril("rogue", "lava")
    assert scene.line("fell") == "fell ST2-HP-1 seat=0 explorer=guide"
    scene.peril("rogue", "lava")
    assert (scene.hearts("guide"), scene.told("hearts_lost"), scene.told("fell")) == (0, [], [])


@rule("ST2-HP-1", "ST2-ACT-7", "ST2-EXP-HEA-1")
def test_hearts_never_go_above_the_maximum() -> None:
    scene = SubTerraScene("healer", "rogue", "veteran")
    scene.set_hearts(2, "rogue")
    scene.turn_of("healer")
    scene.do("cure rogue")
    assert scene.line("healed") == "healed ST2-EXP-HEA-1 seat=1 explorer=rogue hearts=1 left=3"
    assert scene.hearts("rogue") == 3


@rule("ST2-HP-2")
def test_no_loss_of_hearts_kills() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-RUI-1", "3,1")
    scene.stand("3,1", "guide")
    scene.next_roll(1)
    scene.peril("rogue", "collapse")
    assert (scene.hearts("guide"), scene.at("guide"), scene.is_dead("guide")) == (0, "3,1", False)


@rule("ST2-HP-2", "ST2-HP-11", "ST2-VOLC-11")
@pytest.mark.parametrize("protection", ["brace", "tarot", "fort", "none"])
def test_lava_that_flows_kills_whatever_protects(protection: str) -> None:
    scene = SubTerraScene("veteran", "rogue", "fortune-teller", "inventor")
    scene.path("3,1", "3,2")
    scene.sanctum("3,2", "S")
    scene.hold("rogue", "artifact")
    scene.set_volcano("erupted")
    scene.flip("3,3", "3,4")
    scene.stand("3,2", "veteran")
    scene.state.braced = protection == "brace"
    scene.state.shielded = scene.seat("veteran") if protection == "tarot" else -1
    if protection == "fort":
        scene.fort("3,2")
    scene.peril("rogue", "lava", "stumble")
    scene.do("first 1")
    assert scene.is_dead("veteran")
    assert scene.told("died")[0].rule == "ST2-VOLC-11"


@rule("ST2-HP-3")
def test_a_heart_brings_back_to_the_feet() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("rogue")
    scene.turn_of("guide")
    scene.do("heal rogue")
    assert scene.story() == [
        "healed ST2-ACT-7 seat=1 explorer=rogue hearts=1 left=1",
        "stood_up ST2-HP-3 seat=1 explorer=rogue",
    ]
    scene.do("heal rogue")
    assert scene.kinds() == ["healed"]


@rule("ST2-HP-4", "ST2-EXP-ROG-3")
def test_passive_abilities_work_while_down() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "guide", "rogue")
    scene.down("rogue")
    scene.peril("guide", "trap")
    assert scene.hearts("guide") == 3
    scene = SubTerraScene("colossus", "rogue", "veteran")
    scene.lay("B-RUI-1", "3,1")
    scene.stand("3,1", "colossus")
    scene.down("colossus")
    scene.next_roll(1)
    scene.peril("rogue", "collapse")
    assert not scene.has_rubble("3,1")
    scene = SubTerraScene("healer", "rogue", "veteran")
    scene.down("healer")
    scene.peril("healer", "stumble")
    assert scene.hearts("healer") == 1


@rule("ST2-HP-5", "ST2-TURN-6")
def test_who_is_down_has_neither_exert_nor_abilities() -> None:
    scene = SubTerraScene("veteran", "rogue", "guide")
    scene.guardian("3,0")
    scene.down("veteran")
    scene.turn_of("veteran")
    assert {text.split()[0] for text in scene.texts()} == {"crawl", "end"}
    for text in ["exert", "brace", "annihilate infantry", "attack infantry"]:
        assert scene.refused(text) == "ST2-TURN-6"


# Crawl (ST2-HP-6, ST2-HP-7)


@rule("ST2-HP-6")
def test_who_is_down_crawls_one_tile() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2")
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("crawl 3,1")
    assert scene.story()[0] == "moved ST2-MOVE-1 seat=0 explorer=guide path=['3,0', '3,1'] cell=3,1"
    assert scene.at("guide") == "3,1"
    assert scene.asked() == ("actions", [1])


@rule("ST2-HP-6", "ST2-TURN-6")
def test_every_turn_has_its_own_crawl() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("guide", "rogue")
    scene.turn_of("guide")
    scene.next_peril(*["stumble"] * 4)
    scene.do("crawl 4,0")
    assert scene.asked() == ("actions", [1])
    scene.do("crawl 2,0")
    scene.do("end")
    assert scene.asked() == ("actions", [0])
    scene.do("crawl 5,0")
    assert (scene.at("guide"), scene.at("rogue")) == ("5,0", "2,0")


@rule("ST2-HP-7", "ST2-MOVE-4", "ST2-MOVE-5")
def test_to_crawl_is_a_move() -> None:
    scene = SubTerraScene("rogue", "guide", "veteran", temple_mode="dauntless")
    scene.path("3,1")
    scene.lay("B-BRI-1", "4,1", 0)
    scene.lay("A-PIT-1", "2,1")
    scene.rubble("3,1")
    scene.down("rogue")
    scene.turn_of("rogue")
    assert scene.refusal("crawl 3,1") == "ST2-MOVE-4 cell=3,1"
    scene.stand("4,0", "rogue")
    scene.stand("4,1", "guide")
    assert scene.refusal("crawl 4,1") == "ST2-MOVE-5 cell=4,1"
    scene.stand("2,1", "rogue")
    assert scene.refusal("crawl 2,0") == "ST2-DAU-PIT-1 cell=2,0"
    scene.stand("2,0", "veteran")
    assert scene.offers("crawl") == ["crawl 2,0"]


@rule("ST2-HP-7", "ST2-TILE-5")
def test_a_crawler_may_set_off_spikes_under_others() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "veteran")
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_roll(3)
    scene.next_peril("stumble")
    scene.do("crawl 3,1")
    assert scene.line("hearts_lost") == ("hearts_lost ST2-TILE-6 seat=2 explorer=veteran hearts=3 left=4 cause=trap")


@rule("ST2-HP-7", "ST2-MOVE-11")
def test_a_crawler_may_escape() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("crawl 3,-1")
    assert scene.is_out("guide")


@rule("ST2-HP-7", "ST2-GRD-17")
def test_a_crawler_pays_nothing_to_leave_guardians() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("3,0", count=2)
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("crawl 4,0")
    assert scene.told("hearts_lost") == []


@rule("ST2-HP-8", "ST2-HP-13")
def test_perils_hit_the_active_and_the_down_alike() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-LAV-1", "3,1")
    scene.stand("3,1", "guide", "rogue", "veteran")
    scene.down("guide")
    scene.peril("guide", "lava")
    assert [event.args["explorer"] for event in scene.told("hearts_lost")] == ["rogue", "veteran"]


@rule("ST2-HP-9")
def test_who_was_revived_in_time_plays_a_full_turn() -> None:
    scene = SubTerraScene("priest", "rogue", "veteran")
    scene.down("rogue")
    scene.turn_of("priest")
    scene.do("exert", "revive rogue")
    scene.next_peril("lava")
    scene.do("end")
    assert scene.line("turn_began") == "turn_began ST2-TURN-4 seat=1 explorer=rogue ap=2"
    assert "move 4,0" in scene.texts()


# Protections (ST2-HP-10, ST2-HP-12)

ALL = ["guardian", "trap", "lava", "collapse", "stumble", "snake", "explosion", "mine", "grenade", "despair"]
PREVENTS = {
    "brace": ALL,
    "tarot": ALL,
    "fort": [cause for cause in ALL if cause != "guardian"],
    "vigilance": ["trap"],
    "vanish": ["guardian"],
    "nothing": [],
}


@rule("ST2-HP-10")
@pytest.mark.parametrize("protection", PREVENTS)
def test_what_each_protection_prevents(protection: str) -> None:
    scene = SubTerraScene("veteran", "rogue", "escapologist")
    scene.stand("3,0" if protection == "vigilance" else "4,0", "rogue")
    scene.state.braced = protection == "brace"
    scene.state.exposed = protection != "vanish"
    who = "escapologist" if protection == "vanish" else "veteran"
    if protection == "tarot":
        scene.state.shielded = scene.seat(who)
    if protection == "fort":
        scene.fort("3,0")
    assert CAUSE_IDS == ALL
    found = [cause for number, cause in enumerate(ALL) if is_protected(scene.state, scene.piece(who), number)]
    assert found == PREVENTS[protection]


@rule("ST2-HP-10")
def test_a_protection_is_one_explorers_or_one_tiles() -> None:
    scene = SubTerraScene("veteran", "rogue", "guide")
    scene.lay("B-LAV-1", "3,1")
    scene.stand("3,1", "veteran", "guide")
    scene.state.braced = True
    scene.peril("rogue", "lava")
    assert (scene.hearts("veteran"), scene.hearts("guide")) == (7, 2)
    scene.state.braced = False
    scene.state.shielded = scene.seat("guide")
    scene.peril("rogue", "lava")
    assert (scene.hearts("veteran"), scene.hearts("guide")) == (6, 2)
    scene.state.shielded = -1
    scene.fort("3,0")
    scene.peril("rogue", "lava")
    assert (scene.hearts("veteran"), scene.hearts("guide")) == (5, 1)
    scene.fort("3,1")
    scene.peril("rogue", "lava")
    assert (scene.hearts("veteran"), scene.hearts("guide")) == (5, 1)


@rule("ST2-HP-12", "ST2-HP-10")
def test_leaving_costs_and_explosions_of_guardians_are_of_guardians() -> None:
    scene = SubTerraScene("guide", "veteran", "escapologist", temple_mode="legion")
    scene.fort("3,0")
    scene.guardian("3,0")
    scene.turn_of("guide")
    scene.do("move 4,0")
    assert scene.line("hearts_lost").endswith("cause=guardian")
    scene.turn_of("escapologist")
    scene.do("move 4,0")
    assert scene.told("hearts_lost") == []
    scene.stand("3,0", "guide", "veteran", "escapologist")
    scene.state.guard[0] = -1
    scene.state.arrivals = []
    scene.guardian("3,0", "volatile")
    scene.end_round()
    assert [event.args for event in scene.told("hearts_lost")] == [
        {"seat": 0, "explorer": "guide", "hearts": 2, "left": 0, "cause": "guardian"},
        {"seat": 1, "explorer": "veteran", "hearts": 2, "left": 5, "cause": "guardian"},
    ]


@rule("ST2-HP-13", "ST2-PERIL-8")
def test_the_parts_of_one_effect_are_added() -> None:
    scene = SubTerraScene("veteran", "guide", "sapper")
    scene.lay("B-SPK-1", "3,1")
    scene.lay("B-DRT-1", "2,1", 0)  # open E, S
    scene.lay("B-DRT-2", "4,1", 1)  # open S, W
    scene.stand("3,1", "veteran")
    scene.peril("veteran", "trap")
    assert scene.line("hearts_lost") == ("hearts_lost ST2-PERIL-7 seat=0 explorer=veteran hearts=5 left=2 cause=trap")
    scene.peril("veteran", "trap")
    assert scene.line("hearts_lost") == ("hearts_lost ST2-PERIL-7 seat=0 explorer=veteran hearts=2 left=0 cause=trap")


@rule("ST2-HP-14")
@pytest.mark.parametrize("protection", ["vigilance", "fort"])
def test_vigilance_and_fortification_spare_only_hearts(protection: str) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-BLD-1", "3,1", 2)
    scene.guardian("3,1")
    if protection == "vigilance":
        scene.stand("3,1", "rogue")
    else:
        scene.stand("3,1", "veteran")
        scene.stand("4,0", "rogue")
        scene.fort("3,1")
    scene.peril("guide", "trap")
    assert scene.has_danger("3,1")
    scene.peril("guide", "trap")
    assert (scene.has_danger("3,1"), scene.has_rubble("3,1"), scene.guardians_on("3,1")) == (False, True, [])
    assert (scene.hearts("rogue"), scene.hearts("veteran")) == (3, 7)
    assert scene.line("boulder_fell") == "boulder_fell ST2-DAU-BLD-3 cell=3,1"
