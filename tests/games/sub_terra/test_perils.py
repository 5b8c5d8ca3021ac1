"""The Peril die, face by face (section 10)."""

from __future__ import annotations

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

GUIDE = "seat=0 explorer=guide"
NEXT = "turn_began ST2-TURN-4 seat=1 explorer=foreman ap=2"


def scene(**options: object) -> SubTerraScene:
    """The Guide has seat 0, the Foreman 1, the Veteran 2."""
    return SubTerraScene("guide", "foreman", "veteran", **options)


def faces_resolved(table: SubTerraScene) -> list[object]:
    return [event.args["face"] for event in table.told("peril_resolved")]


@rule("ST2-PERIL-1")
def test_one_peril_die_is_rolled_at_the_end_of_a_turn() -> None:
    table = scene()
    table.next_peril("stumble")
    table.do("end")
    assert table.story() == [
        f"peril_rolled ST2-PERIL-1 {GUIDE} faces=['stumble']",
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=stumble",
        NEXT,
    ]
    assert table.all_chance_used()


@rule("ST2-PERIL-1", "ST2-PERIL-2", "ST2-CURSE-2")
def test_the_roller_decides_which_of_two_dice_comes_first() -> None:
    table = scene()
    table.curse()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "guide")
    table.do("exert")
    table.next_peril("stumble", "lava")
    table.do("end")
    assert table.story() == [f"peril_rolled ST2-PERIL-1 {GUIDE} faces=['stumble', 'lava']"]
    assert table.asked() == ("first_die", [0])
    assert table.texts() == ["first 1", "first 2"]
    assert table.hearts("guide") == 2

    table.do("first 2")
    assert table.story() == [
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=lava",
        f"hearts_lost ST2-TILE-4 {GUIDE} hearts=1 left=1 cause=lava",
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=stumble",
        f"hearts_lost ST2-PERIL-3 {GUIDE} hearts=1 left=0 cause=stumble",
        f"fell ST2-HP-1 {GUIDE}",
        NEXT,
    ]


@rule("ST2-PERIL-2")
def test_the_die_rolled_first_may_be_resolved_first() -> None:
    table = scene()
    table.curse()
    table.peril("guide", "stumble", "lava")
    table.do("first 1")
    assert faces_resolved(table) == ["stumble", "lava"]


@rule("ST2-PERIL-3")
def test_stumble_costs_a_heart_after_an_exert_only() -> None:
    table = scene()
    table.next_peril("stumble", "stumble")
    table.do("exert", "end")
    assert table.hearts("guide") == 1
    assert table.line("hearts_lost") == f"hearts_lost ST2-PERIL-3 {GUIDE} hearts=1 left=1 cause=stumble"

    table.do("end")
    assert faces_resolved(table) == ["stumble"]
    assert table.told("hearts_lost") == []
    assert table.hearts("foreman") == 5


@rule("ST2-PERIL-4")
def test_lava_hurts_everybody_on_every_lava_tile() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", "sapper")
    table.lay("B-LAV-1", "3,1")
    table.lay("B-LAV-4", "4,1", 2)
    table.lay("B-LAV-2", "2,1")
    table.consolidate("2,1")
    table.stand("3,1", "foreman", "guide")
    table.stand("4,1", "veteran")
    table.stand("2,1", "sapper")
    table.down("guide")
    table.peril("sapper", "lava")
    assert [table.hearts(name) for name in ("guide", "foreman", "veteran", "sapper")] == [0, 4, 6, 5]
    assert table.told("hearts_lost")[0].args == {
        "seat": 1,
        "explorer": "foreman",
        "hearts": 1,
        "left": 4,
        "cause": "lava",
    }
    assert [event.rule for event in table.told("hearts_lost")] == ["ST2-TILE-4"] * 2
    assert (table.volcano(), table.state.marker) == ("quiet", 20)


@rule("ST2-PERIL-4", "ST2-PERIL-13", "ST2-VOLC-8")
def test_lava_tiles_work_before_the_volcano() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", "sapper")
    table.path("3,1")
    table.lay("B-LAV-3", "3,2")
    table.sanctum("3,2", "S")
    table.flip("3,3", "3,4")
    table.hold("guide", "artifact")
    table.state.volcano = 2
    table.stand("3,2", "veteran")
    table.peril("guide", "lava", "lava")
    assert table.story()[1:7] == [
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=lava",
        "hearts_lost ST2-TILE-4 seat=2 explorer=veteran hearts=1 left=6 cause=lava",
        "lava_flowed ST2-VOLC-9 cells=['3,2']",
        "died ST2-VOLC-11 seat=2 explorer=veteran",
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=lava",
        "lava_flowed ST2-VOLC-9 cells=['3,1']",
    ]


@rule("ST2-PERIL-5")
def test_a_collapse_rolls_no_die_while_all_ruins_have_rubble() -> None:
    table = scene()
    table.lay("B-RUI-2", "3,1")
    table.rubble("3,1")
    table.lay("B-RUI-3", "2,1")
    table.consolidate("2,1")
    table.peril("guide", "collapse")
    assert table.kinds() == ["peril_rolled", "peril_resolved", "turn_began"]
    assert table.all_chance_used()


@rule("ST2-PERIL-5", "ST2-PERIL-6", "ST2-VOLC-11")
def test_flipped_ruins_neither_ask_for_a_die_nor_collapse() -> None:
    table = scene()
    table.lay("B-RUI-2", "3,1")
    table.lay("B-RUI-3", "4,1")
    table.flip("3,1", "4,1")
    table.state.volcano = 2
    table.peril("guide", "collapse")
    assert table.told("die_rolled") == []

    table.lay("B-RUI-1", "2,1")
    table.next_roll(2)
    table.peril("guide", "collapse")
    assert table.told("collapsed") == []
    assert not table.has_rubble("3,1")


@rule("ST2-DAU-EXP-5", "ST2-DAU-SNK-6", "ST2-VOLC-11")
def test_flipped_explosion_and_snake_tiles_do_nothing() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("A-EXP-1", "3,1")
    table.lay("A-SNK-1", "4,1")
    table.flip("3,1", "4,1")
    table.peril("guide", "lava")
    assert table.told("burnt") == []
    assert table.hearts("guide") == 3
    table.peril("guide", "collapse")
    assert table.told("die_rolled") == []
    assert table.markers_on("4,1") == 0


@rule("ST2-PERIL-5", "ST2-PERIL-6")
def test_ruins_with_the_number_rolled_collapse() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", "sapper")
    table.path("3,1")
    table.lay("B-RUI-2", "3,2")
    table.guardian("3,2", count=2)
    table.guardian("3,1")
    table.stand("3,2", "foreman", "veteran")
    table.stand("3,1", "sapper")
    table.next_roll(2)
    table.peril("guide", "collapse")
    assert table.story() == [
        f"peril_rolled ST2-PERIL-1 {GUIDE} faces=['collapse']",
        f"peril_resolved ST2-PERIL-2 {GUIDE} face=collapse",
        "die_rolled ST2-PERIL-5 number=2 purpose=collapse",
        "collapsed ST2-PERIL-6 cell=3,2",
        "hearts_lost ST2-PERIL-6 seat=1 explorer=foreman hearts=5 left=0 cause=collapse",
        "fell ST2-HP-1 seat=1 explorer=foreman",
        "hearts_lost ST2-PERIL-6 seat=2 explorer=veteran hearts=5 left=2 cause=collapse",
        "guardian_eliminated ST2-PERIL-6 guardian=infantry cell=3,2",
        "guardian_eliminated ST2-PERIL-6 guardian=infantry cell=3,2",
        "turn_began ST2-TURN-4 seat=1 explorer=foreman ap=0",
    ]
    assert table.has_rubble("3,2")
    assert table.guardians() == ["INF-3 3,1"]
    assert table.hearts("sapper") == 5


@rule("ST2-PERIL-6", "ST2-PERIL-14")
def test_another_number_collapses_nothing_and_one_roll_at_most_one_tile() -> None:
    table = scene()
    table.lay("B-RUI-2", "3,1")
    table.lay("B-RUI-3", "3,2")
    table.stand("3,2", "veteran")
    table.next_roll(4)
    table.peril("guide", "collapse")
    assert not table.has_rubble("3,1")
    assert not table.has_rubble("3,2")
    assert table.hearts("veteran") == 7

    table.next_roll(3)
    table.peril("guide", "collapse")
    assert [event.args for event in table.told("collapsed")] == [{"cell": "3,2"}]
    assert table.has_rubble("3,2")
    assert not table.has_rubble("3,1")


@rule("ST2-PERIL-14")
def test_the_die_is_rolled_although_the_colossus_holds_the_only_ruins() -> None:
    table = SubTerraScene("guide", "foreman", "colossus")
    table.lay("B-RUI-1", "3,1")
    table.guardian("3,1")
    table.stand("3,1", "colossus", "foreman")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert table.story()[2:] == [
        "die_rolled ST2-PERIL-5 number=1 purpose=collapse",
        "collapse_held ST2-CIR-COL-3 cell=3,1",
        NEXT,
    ]
    assert not table.has_rubble("3,1")
    assert (table.hearts("colossus"), table.hearts("foreman")) == (7, 5)
    assert table.guardians_on("3,1") == ["infantry"]


@rule("ST2-PERIL-7")
def test_a_trap_symbol_triggers_the_spikes_under_the_roller_only() -> None:
    table = scene()
    table.lay("B-SPK-1", "3,1")
    table.lay("B-SPK-2", "3,2")
    table.stand("3,1", "guide", "foreman")
    table.stand("3,2", "veteran")
    table.peril("guide", "trap")
    assert table.story()[2:] == [
        "spikes_struck ST2-PERIL-7 cell=3,1",
        f"hearts_lost ST2-PERIL-7 {GUIDE} hearts=3 left=0 cause=trap",
        f"fell ST2-HP-1 {GUIDE}",
        "hearts_lost ST2-PERIL-7 seat=1 explorer=foreman hearts=3 left=2 cause=trap",
        NEXT,
    ]
    assert table.hearts("veteran") == 7


@rule("ST2-PERIL-7")
def test_a_trap_symbol_triggers_darts_that_are_connected_to_the_roller() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", "sapper")
    table.path("3,1", "4,1")
    table.lay("B-DRT-1", "3,2", 3)  # N and E: connected to the Guide
    table.lay("B-DRT-2", "2,1", 2)  # N and W: a wall towards the Guide
    table.lay("B-LAV-3", "4,2")
    table.stand("3,1", "guide")
    table.stand("4,2", "foreman")
    table.stand("4,1", "veteran")
    table.stand("2,1", "sapper")
    table.peril("guide", "trap")
    assert [event.args for event in table.told("darts_flew")] == [{"cell": "3,2"}]
    assert table.line("darts_flew") == "darts_flew ST2-TILE-8 cell=3,2"
    assert [table.hearts(name) for name in ("guide", "foreman", "veteran", "sapper")] == [2, 4, 7, 5]


@rule("ST2-PERIL-7", "ST2-PERIL-8", "ST2-PERIL-16")
def test_several_traps_of_one_symbol_hurt_at_one_moment_and_each_works_once() -> None:
    table = scene()
    table.lay("B-SPK-1", "3,1")
    table.lay("B-DRT-1", "3,2", 3)
    table.lay("B-DRT-2", "2,1")  # E and S
    table.stand("3,1", "veteran", "foreman")
    table.peril("foreman", "trap")
    assert [event.args["cell"] for event in table.told("darts_flew")] == ["3,2", "2,1"]
    assert [event.args["hearts"] for event in table.told("hearts_lost")] == [5, 5]
    assert (table.hearts("foreman"), table.hearts("veteran"), table.hearts("guide")) == (0, 2, 3)


@rule("ST2-PERIL-9", "ST2-GRD-3")
def test_a_guardian_wakes_on_the_nearest_guardian_tile() -> None:
    table = scene()
    table.path("3,1")
    table.lay("B-GRD-1", "3,2", 2)
    table.stand("3,1", "guide")
    table.peril("guide", "wake")
    assert table.story()[2:] == ["guardian_came ST2-GRD-3 guardian=infantry cell=3,2", NEXT]
    assert table.guardians() == ["INF-1 3,2"]


@rule("ST2-PERIL-10", "ST2-GRD-9")
def test_activate_lets_every_guardian_act_once() -> None:
    table = scene()
    table.guardian("0,0")
    table.guardian("3,0")
    table.stand("4,0", "guide", "veteran")
    table.peril("guide", "activate")
    assert table.story()[2:] == [
        "guardians_activate ST2-GRD-10 number=2",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['0,0', '1,0'] cell=1,0 piece=INF-1",
        "guardian_attacked ST2-GRD-11 guardian=infantry cell=3,0 victim=foreman",
        "hearts_lost ST2-GRD-11 seat=1 explorer=foreman hearts=1 left=4 cause=guardian",
        NEXT,
    ]
    assert table.guardians() == ["INF-1 1,0", "INF-2 3,0"]


@rule("ST2-PERIL-11", "ST2-PERIL-12")
def test_the_wake_of_a_dead_or_escaped_roller_is_measured_from_the_crossing() -> None:
    for leave in ("bury", "let_out"):
        table = scene()
        table.path("3,1")
        table.lay("B-GRD-1", "3,2", 2)
        table.stand("3,1", "foreman")
        getattr(table, leave)("guide")
        table.peril("guide", "wake")
        assert table.line("guardian_came") == "guardian_came ST2-GRD-3 guardian=infantry cell=3,2"

        table.consolidate("3,2")
        table.peril("guide", "wake")
        assert table.asked() == ("choose_waking", [0])
        assert table.texts() == ["wake 0,0", "wake 6,0"]


@rule("ST2-PERIL-11", "ST2-PERIL-12")
def test_stumble_and_trap_of_an_absent_roller_do_nothing_but_lava_collapse_and_activate_work() -> None:
    table = SubTerraScene("healer", "foreman", "veteran")
    table.lay("B-SPK-1", "3,1")
    table.lay("B-LAV-1", "3,2")
    table.lay("B-RUI-1", "4,1")
    table.stand("3,1", "foreman")
    table.stand("3,2", "veteran")
    table.guardian("3,2")
    table.let_out("healer")
    table.set_hearts(1, "healer")
    for face in ("stumble", "trap"):
        table.peril("healer", face)
        assert table.kinds() == ["peril_rolled", "peril_resolved", "turn_began"]
    table.peril("healer", "lava")
    assert table.hearts("veteran") == 6
    table.next_roll(1)
    table.peril("healer", "collapse")
    assert table.has_rubble("4,1")
    table.peril("healer", "activate")
    assert table.hearts("veteran") == 5
    assert (table.hearts("healer"), table.hearts("foreman")) == (1, 5)


@rule("ST2-PERIL-15")
def test_two_dice_with_the_same_face_are_resolved_one_after_the_other() -> None:
    table = scene()
    table.curse()
    table.next_peril("stumble", "stumble")
    table.do("exert", "end")
    assert faces_resolved(table) == ["stumble", "stumble"]
    assert [event.args["left"] for event in table.told("hearts_lost")] == [1, 0]

    table = SubTerraScene("healer", "foreman", "veteran")
    table.curse()
    table.set_hearts(1, "healer")
    table.peril("healer", "stumble", "stumble")
    assert table.hearts("healer") == 3
    assert [event.args["hearts"] for event in table.told("healed")] == [1, 1]

    table = scene()
    table.curse()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "veteran")
    table.peril("guide", "lava", "lava")
    assert table.hearts("veteran") == 5


@rule("ST2-PERIL-8", "ST2-PERIL-16", "ST2-DAU-BLD-3", "ST2-DAU-BLD-6")
def test_boulder_and_darts_of_one_symbol_work_at_one_moment() -> None:
    for name, expected in (("healer", [0, 2]), ("colossus", [2, 6])):
        table = SubTerraScene("guide", name, "veteran", temple_mode="dauntless")
        table.lay("A-BLD-1", "3,1", 2)  # N E W
        table.lay("B-DRT-1", "4,1", 1)  # S W
        table.danger("3,1")
        table.guardian("4,1")
        table.stand("3,1", "guide")
        table.stand("4,1" if name == "healer" else "3,1", name)
        table.peril("guide", "trap")
        assert [table.hearts("guide"), table.hearts(name)] == expected
        assert table.has_rubble("3,1") == (name == "healer")
        assert table.has_danger("3,1") == (name == "colossus")
        assert table.guardians_on("4,1") == ["infantry"]
