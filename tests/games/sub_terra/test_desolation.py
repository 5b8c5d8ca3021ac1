"""The Desolation cards of Typhaon (section 19.3)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TYPHAON = 3
FLOWS_EXTRA = ["D3-LAV-B", "D3-TRP-1", "D3-COL-A"]


def scene(*team: str, **options: object) -> SubTerraScene:
    """Three Explorers; Typhaon has seat 3."""
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), game_mode="typhaon", **options)


def play(table: SubTerraScene, card: str, *rest: str) -> None:
    """Typhaon plays this card of its hand, builds nothing, and the Sanctum is in play; what is left to chance, the
    replacement of the card at last, is scripted before."""
    others = [other for other in ("D3-DES", "D3-ACT", "D3-WAK-A", "D3-WAK-B") if other not in (card, *rest)]
    table.hand(card, *[*rest, *others][:2])
    if table.state.hall == -1:
        table.sanctum("5,0", "S")
    table.typhaon_turn()
    table.do(f"play {card}")


def story(table: SubTerraScene) -> list[str]:
    """What was told of the card, without its playing and what comes after it."""
    lines = [line for line in table.story() if not line.startswith("desolation_played")]
    ends = [number for number, line in enumerate(lines) if line.startswith("desolation_drawn")]
    return lines[: ends[0]] if ends else lines


@rule("ST2-TYP-15")
def test_despair_costs_everybody_a_heart() -> None:
    table = scene("tamer", "inventor", "veteran")
    table.stand("4,0", "dog")
    table.stand("2,0", "turret")
    table.down("veteran")
    table.script.append(0)
    play(table, "D3-DES")
    assert story(table) == [
        "hearts_lost ST2-TYP-15 seat=0 explorer=tamer hearts=1 left=4 cause=despair",
        "hearts_lost ST2-TYP-15 seat=1 explorer=inventor hearts=1 left=4 cause=despair",
        "hearts_lost ST2-TYP-15 seat=0 explorer=dog hearts=1 left=2 cause=despair",
        "hearts_lost ST2-TYP-15 seat=1 explorer=turret hearts=1 left=2 cause=despair",
    ]


@rule("ST2-TYP-15", "ST2-HP-10")
def test_a_fortification_keeps_despair_out() -> None:
    table = scene("guide", "inventor", "veteran")
    table.fort("3,0")
    table.stand("4,0", "guide")
    table.script.append(0)
    play(table, "D3-DES")
    assert [table.hearts(name) for name in ("guide", "inventor", "veteran")] == [2, 5, 7]


@rule("ST2-TYP-16", "ST2-TYP-36", "ST2-COMBO-10")
def test_each_lava_symbol_hurts_on_lava_tiles_and_never_causes_the_eruption() -> None:
    table = scene()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "veteran")
    table.set_volcano("ready")
    table.script.append(0)
    play(table, "D3-LAV-B")
    assert story(table) == [
        "hearts_lost ST2-TILE-4 seat=2 explorer=veteran hearts=1 left=6 cause=lava",
        "hearts_lost ST2-TILE-4 seat=2 explorer=veteran hearts=1 left=5 cause=lava",
    ]
    assert table.volcano() == "ready"


@rule("ST2-TYP-16")
def test_a_card_with_one_symbol_hurts_once() -> None:
    table = scene()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "veteran")
    table.script.append(0)
    play(table, "D3-LAV-A")
    assert table.hearts("veteran") == 6


@rule("ST2-TYP-37")
def test_the_end_is_checked_after_every_symbol_of_a_card() -> None:
    table = scene()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "guide", "foreman", "veteran")
    table.set_hearts(1, "guide", "foreman")
    table.down("veteran")
    play(table, "D3-LAV-B")
    assert story(table)[-1] == "all_down ST2-END-1 won=False result=lost round=1"
    assert table.state.over


@rule("ST2-TYP-17")
def test_each_collapse_symbol_has_its_own_die() -> None:
    table = scene()
    table.lay("B-RUI-2", "3,1")
    table.lay("B-RUI-3", "4,1")
    table.stand("4,1", "veteran")
    table.next_roll(3, 3)
    table.script.append(0)
    play(table, "D3-COL-B")
    assert story(table) == [
        "die_rolled ST2-PERIL-5 number=3 purpose=collapse",
        "collapsed ST2-PERIL-6 cell=4,1",
        "hearts_lost ST2-PERIL-6 seat=2 explorer=veteran hearts=5 left=2 cause=collapse",
        "die_rolled ST2-PERIL-5 number=3 purpose=collapse",
    ]


@rule("ST2-TYP-17", "ST2-COMBO-2")
def test_typhaon_chooses_whom_the_snakes_bite() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.stand("3,1", "guide", "veteran")
    table.next_roll(1)
    play(table, "D3-COL-A")
    assert table.asked() == ("snake_victim", [TYPHAON])
    table.script.append(0)
    table.do("victim guide")
    assert table.hearts("guide") == 2


@rule("ST2-TYP-18", "ST2-TYP-19")
def test_a_trap_card_triggers_the_same_trap_for_every_explorer_near_it_in_turn_order() -> None:
    table = scene()
    table.lay("B-DRT-1", "3,1", 3)
    table.down("foreman")
    table.script.append(0)
    play(table, "D3-TRP-1")
    assert len(table.told("darts_flew")) == 3
    assert (table.hearts("guide"), table.hearts("veteran")) == (0, 4)


@rule("ST2-TYP-19", "ST2-TYP-18", "ST2-COMBO-7")
def test_each_trap_symbol_is_resolved_fully_before_the_next() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 2)
    table.lay("B-SPK-1", "4,1")
    table.stand("3,1", "veteran")
    table.stand("4,1", "foreman")
    table.bury("guide")
    table.script.append(0)
    play(table, "D3-TRP-1")
    assert story(table) == [
        "spikes_struck ST2-PERIL-7 cell=4,1",
        "boulder_loosened ST2-DAU-BLD-2 cell=3,1",
        "hearts_lost ST2-PERIL-7 seat=1 explorer=foreman hearts=3 left=2 cause=trap",
        "boulder_fell ST2-DAU-BLD-3 cell=3,1",
        "hearts_lost ST2-PERIL-7 seat=2 explorer=veteran hearts=6 left=1 cause=trap",
    ]


@rule("ST2-TYP-37")
def test_the_end_is_checked_after_every_explorer_of_a_trap_card() -> None:
    table = scene()
    table.lay("B-DRT-1", "3,1", 3)
    table.set_hearts(1, "guide", "foreman", "veteran")
    play(table, "D3-TRP-1")
    assert len(table.told("darts_flew")) == 1
    assert table.state.over


@rule("ST2-TYP-20", "ST2-TYP-34", "ST2-COMBO-4")
def test_a_wake_card_brings_guardians_of_any_types_onto_tiles_of_their_types() -> None:
    table = scene(temple_mode="legion")
    table.lay("B-GRD-3", "3,1", 2)
    play(table, "D3-WAK-B")
    assert table.asked() == ("wake_option", [TYPHAON])
    assert table.texts() == ["option a", "option b"]
    table.do("option a")
    assert table.asked() == ("put_guardian", [TYPHAON])
    assert table.texts() == ["put infantry 3,1", "put archer 0,0", "put volatile 6,0"]
    assert table.refusal("put archer 6,0") == "ST2-TYP-34 guardian=archer cell=6,0"
    assert table.refusal("pass") == "ST2-TURN-16 decision=put_guardian"
    table.do("put volatile 6,0")
    assert table.story() == ["guardian_came ST2-TYP-20 guardian=volatile cell=6,0"]
    table.script.append(0)
    table.do("put volatile 6,0")
    assert table.told("guardian_came")[0].args == {"guardian": "volatile", "cell": "6,0"}
    assert table.told("desolation_drawn") != []


@rule("ST2-TYP-20", "ST2-GRD-28")
def test_option_b_activates_all_guardians_once() -> None:
    table = scene()
    table.guardian("0,0", count=2)
    play(table, "D3-WAK-B")
    table.script.append(0)
    table.do("option b")
    assert table.story()[:3] == [
        "guardians_activate ST2-GRD-10 number=2",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['0,0', '1,0'] cell=1,0 piece=INF-1",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['0,0', '1,0'] cell=1,0 piece=INF-2",
    ]
    assert table.kinds()[3] == "desolation_drawn"


@rule("ST2-TYP-21")
def test_option_a_needs_a_guardian_that_can_be_placed_and_brings_as_many_as_possible() -> None:
    table = scene()
    table.guardian("0,0", count=5)
    table.script.append(0)
    play(table, "D3-WAK-B")
    assert table.told("guardian_came") == []
    assert table.told("guardians_activate")[0].args["number"] == 5

    table = scene()
    table.guardian("0,0", count=4)
    table.consolidate("6,0")
    play(table, "D3-WAK-B")
    table.script.append(0)
    table.do("option a")
    assert table.line("guardian_came") == "guardian_came ST2-TYP-20 guardian=infantry cell=0,0"


@rule("ST2-TYP-34")
def test_a_guardian_tile_without_a_path_to_anybody_may_be_used_but_no_flipped_one() -> None:
    table = scene()
    table.path("3,1", "3,2", "2,1")
    table.lay("B-GRD-1", "3,3", 2)
    table.lay("B-GRD-2", "2,2", 2)
    table.sanctum("5,0", "S")
    table.set_volcano("erupted")
    table.hold("guide", "artifact")
    table.flip("5,1", "5,2", "3,2", "2,2")
    play(table, "D3-WAK-A")
    table.do("option a")
    assert table.texts() == ["put infantry 0,0", "put infantry 6,0", "put infantry 3,3"]


@rule("ST2-TYP-35")
def test_a_guardian_destroyed_on_arrival_is_in_the_reserve_for_the_next_placement() -> None:
    table = scene("inventor", "foreman", "veteran")
    table.guardian("3,0", count=4)
    table.mine("6,0")
    play(table, "D3-WAK-B")
    table.do("option a", "put infantry 6,0")
    assert table.kinds() == ["guardian_came", "mine_went_off", "guardian_eliminated"]
    assert table.asked() == ("put_guardian", [TYPHAON])
    table.stand("4,0", "inventor", "foreman", "veteran")
    table.script.append(0)
    table.do("put infantry 6,0", seat=TYPHAON)
    assert table.story()[0] == "guardian_came ST2-TYP-20 guardian=infantry cell=6,0"


@rule("ST2-TYP-22", "ST2-GRD-28")
def test_an_activate_card_is_two_passes_over_every_type() -> None:
    table = scene(temple_mode="legion")
    table.path("3,1", "3,2", "3,3", "3,4")
    table.stand("3,4", "guide", "foreman", "veteran")
    table.guardian("0,0", "archer")
    table.guardian("1,0")
    table.guardian("2,0", "volatile")
    table.script.append(0)
    play(table, "D3-ACT")
    assert [event.args["number"] for event in table.told("guardians_activate")[:2]] == [3, 3]
    lines = story(table)
    moved = [line.rsplit("=", 1)[1] for line in lines if line.startswith("guardian_moved")]
    assert moved == ["ARC-1", "INF-1", "VOL-1"] * 2


# Alarms


def alarm() -> SubTerraScene:
    """The Guide on one Alarm tile next to another, and next to darts; the others far away."""
    table = scene(temple_mode="legion")
    table.lay("T-ALA-1", "3,1")
    table.lay("T-ALA-2", "3,2")
    table.lay("B-DRT-1", "4,1", 1)  # S W
    table.stand("3,1", "guide")
    table.stand("1,0", "foreman", "veteran")
    return table


@rule("ST2-TYP-14", "ST2-TYP-38", "ST2-TYP-39", "ST2-LEG-8", "ST2-COMBO-4")
def test_typhaon_may_answer_an_alarm_with_any_guardian_once_and_no_other_trap_works() -> None:
    table = alarm()
    play(table, "D3-TRP-1")
    assert table.story()[1:] == ["alarm_rang ST2-TYP-14 cell=3,1"]
    assert table.asked() == ("alarm_answer", [TYPHAON])
    assert table.texts() == ["put archer 0,0", "put volatile 6,0", "pass"]
    assert table.refusal("put infantry 0,0") == "ST2-TYP-34 guardian=infantry cell=0,0"
    assert str(table.state.decision.default(table.state, TYPHAON, table.state.chance)) == "put archer 0,0"
    table.script.append(0)
    table.do("put volatile 6,0")
    assert table.story()[0] == "guardian_came ST2-TYP-14 guardian=volatile cell=6,0"
    assert table.kinds()[1] == "desolation_drawn"
    assert table.hearts("guide") == 3


@rule("ST2-TYP-14", "ST2-TYP-39")
def test_typhaon_may_leave_an_alarm_unanswered_and_no_trap_works_all_the_same() -> None:
    table = alarm()
    play(table, "D3-TRP-1")
    table.script.append(0)
    table.do("pass")
    assert table.kinds()[0] == "desolation_drawn"
    assert table.guardians() == []
    assert table.hearts("guide") == 3


@rule("ST2-TYP-14", "ST2-TYP-38")
def test_each_explorer_near_an_alarm_gives_one_answer() -> None:
    table = alarm()
    table.stand("3,0", "veteran")
    play(table, "D3-TRP-1")
    table.do("put archer 0,0")
    assert table.line("alarm_rang") == "alarm_rang ST2-TYP-14 cell=3,0"
    assert table.asked() == ("alarm_answer", [TYPHAON])
    table.script.append(0)
    table.do("put archer 0,0")
    assert table.told("desolation_drawn") != []


@rule("ST2-TYP-39")
def test_an_alarm_that_nobody_can_answer_still_replaces_the_trap() -> None:
    table = alarm()
    table.consolidate("0,0", "6,0")
    table.script.append(0)
    play(table, "D3-TRP-1")
    assert story(table) == ["alarm_rang ST2-TYP-14 cell=3,1"]
    assert table.hearts("guide") == 3


# After the eruption


def burning() -> SubTerraScene:
    """The Sanctum behind (3,3) is lava, and the Guide holds the Artifact on (2,0)."""
    table = scene()
    table.lay("B-LAV-1", "3,1")
    table.path("3,2", "3,3")
    table.sanctum("3,3", "S")
    table.set_volcano("erupted")
    table.hold("guide", "artifact")
    table.stand("2,0", "guide", "foreman")
    table.stand("3,1", "veteran")
    table.flip("3,4", "3,5")
    return table


@rule("ST2-TYP-16", "ST2-TYP-25", "ST2-TYP-26", "ST2-TYP-42")
def test_after_the_eruption_a_lava_card_works_first_and_then_lava_flows_once() -> None:
    table = burning()
    table.script.append(0)
    play(table, "D3-LAV-B")
    assert story(table) == [
        "hearts_lost ST2-TILE-4 seat=2 explorer=veteran hearts=1 left=6 cause=lava",
        "hearts_lost ST2-TILE-4 seat=2 explorer=veteran hearts=1 left=5 cause=lava",
        "lava_flowed ST2-VOLC-9 cells=['3,3']",
    ]


@rule("ST2-TYP-25")
@pytest.mark.parametrize(("card", "flows"), [(card, 1) for card in FLOWS_EXTRA] + [("D3-DES", 0), ("D3-ACT", 0)])
def test_only_lava_trap_and_collapse_cards_make_lava_flow(card: str, flows: int) -> None:
    table = burning()
    table.script.append(0)
    play(table, card)
    assert len([line for line in story(table) if line.startswith("lava_flowed")]) == flows


@rule("ST2-TYP-25")
def test_a_wake_card_makes_no_lava_flow() -> None:
    table = burning()
    play(table, "D3-WAK-A")
    table.script.append(0)
    table.do("option b")
    assert table.told("lava_flowed") == []


@rule("ST2-TYP-42", "ST2-TYP-25")
def test_before_the_eruption_no_card_makes_lava_flow() -> None:
    table = burning()
    table.state.flipped = 0
    table.set_volcano("quiet")
    table.marker(5)
    table.script.append(0)
    play(table, "D3-LAV-A")
    assert table.told("lava_flowed") == []


@rule("ST2-TYP-37", "ST2-TYP-43")
def test_the_flow_of_a_card_may_end_the_game() -> None:
    table = burning()
    table.stand("3,3", "guide")
    play(table, "D3-LAV-A")
    assert table.story()[-1] == "artifact_burnt ST2-END-7 won=False result=lost round=1"
    assert table.told("desolation_drawn") == []
