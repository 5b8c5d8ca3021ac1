"""The Inventor: Mines, Fortification, Turret (section 21.1)."""

from __future__ import annotations

import pytest

from hypogeum.engine.masks import NONE
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def inventor(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("inventor", *team[:2], **options)


# Deploying


@rule("ST2-FAC-INV-1", "ST2-FAC-TUR-1")
@pytest.mark.parametrize(("verb", "equipment", "cost"), [("mine", "mine", 1), ("fortify", "fortification", 2)])
def test_mine_and_fortification_are_deployed_on_her_tile(verb: str, equipment: str, cost: int) -> None:
    table = inventor()
    table.do(verb)
    assert table.story() == [f"deployed ST2-FAC-INV-1 seat=0 explorer=inventor equipment={equipment} cell=3,0"]
    assert table.state.ap == 2 - cost
    assert (table.mines_on(), table.state.fort) == ((["3,0"], NONE) if verb == "mine" else ([], table.place("3,0")))


@rule("ST2-FAC-INV-1", "ST2-FAC-TUR-1", "ST2-ACT-11")
def test_the_turret_costs_three_ap_and_comes_with_three_hearts() -> None:
    table = inventor()
    assert table.refusal("turret") == "ST2-ACT-11 cost=3 ap=2"
    table.do("exert", "turret")
    assert table.story() == ["deployed ST2-FAC-INV-1 seat=0 explorer=inventor equipment=turret cell=3,0"]
    assert (table.at("turret"), table.hearts("turret"), table.state.ap) == ("3,0", 3, 0)


@rule("ST2-FAC-INV-4")
@pytest.mark.parametrize("cell", ["3,0", "4,0", "6,0", "3,1", "3,2", "3,3"])
def test_objects_may_be_deployed_on_any_temple_tile_and_share_it(cell: str) -> None:
    table = inventor()
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.stand(cell, "inventor", "turret")
    table.set_hearts(2, "turret")
    table.state.exerted = True
    table.state.ap = 3
    assert {"mine", "fortify", "turret"} <= {*table.texts()}
    table.do("mine", "mine")
    assert table.mines_on() == [cell, cell]


@rule("ST2-FAC-INV-2", "ST2-FAC-INV-3", "ST2-FAC-INV-6")
def test_with_no_mine_in_stock_she_takes_one_back_of_her_choice() -> None:
    table = inventor()
    table.path("3,1")
    table.mine("3,1", "4,0", "4,0")
    table.guardian("3,1")
    table.do("mine")
    assert table.asked() == ("take_back_mine", [0])
    assert table.texts() == ["scrap 3,1", "scrap 4,0"]
    assert table.refusal("scrap 3,0") == "ST2-FAC-INV-2 cell=3,0"
    table.do("scrap 4,0")
    assert table.story() == [
        "equipment_taken_back ST2-FAC-INV-2 equipment=mine cell=4,0",
        "deployed ST2-FAC-INV-1 seat=0 explorer=inventor equipment=mine cell=3,0",
    ]
    assert (table.mines_on(), table.state.ap, table.guardians()) == (["3,1", "4,0", "3,0"], 1, ["INF-1 3,1"])


@rule("ST2-FAC-INV-2", "ST2-TURN-15")
def test_mines_that_all_lie_on_one_tile_are_no_choice() -> None:
    table = inventor()
    table.mine("4,0", "4,0", "4,0")
    table.do("mine")
    assert (table.mines_on(), table.asked()) == (["4,0", "4,0", "3,0"], ("actions", [0]))
    assert table.kinds() == ["equipment_taken_back", "deployed"]


@rule("ST2-FAC-INV-6")
def test_with_stock_left_nothing_is_taken_back() -> None:
    table = inventor()
    table.mine("4,0", "5,0")
    table.do("mine")
    assert (table.mines_on(), table.told("equipment_taken_back")) == (["4,0", "5,0", "3,0"], [])


@rule("ST2-FAC-INV-2", "ST2-FAC-INV-3")
def test_fortification_and_turret_move_from_wherever_they_are() -> None:
    table = inventor()
    table.fort("5,0")
    table.stand("5,0", "turret")
    table.set_hearts(1, "turret")
    table.do("fortify")
    assert table.state.fort == table.place("3,0")
    table.turn_of("inventor")
    table.do("exert", "turret")
    assert (table.at("turret"), table.hearts("turret")) == ("3,0", 3)


@rule("ST2-FAC-INV-5")
def test_what_would_change_nothing_is_not_offered() -> None:
    table = inventor()
    table.mine("3,0", "3,0", "3,0")
    table.fort("3,0")
    table.stand("3,0", "turret")
    table.state.exerted = True
    table.state.ap = 3
    for verb in ("mine", "fortify", "turret"):
        assert table.refusal(verb) == "ST2-FAC-INV-5"
    table.set_hearts(2, "turret")
    assert "turret" in table.texts()


@rule("ST2-FAC-TUR-7")
def test_no_turret_on_a_bridge() -> None:
    table = inventor()
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "inventor")
    table.do("exert")
    assert table.refusal("turret") == "ST2-FAC-TUR-7"
    assert "mine" in table.texts()
    table.consolidate("3,1")
    assert "turret" in table.texts()


# Mines


@rule("ST2-FAC-MIN-1", "ST2-FAC-INV-3")
def test_a_mine_goes_off_under_a_guardian_that_steps_onto_it() -> None:
    table = inventor("foreman", "veteran")
    table.path("3,1", "3,2")
    table.mine("3,1")
    table.guardian("3,2")
    table.stand("3,1", "foreman")
    table.peril("foreman", "activate")
    assert [line for line in table.story() if "mine" in line or "ST2-FAC-MIN-1" in line] == [
        "mine_went_off ST2-FAC-MIN-1 cell=3,1",
        "guardian_eliminated ST2-FAC-MIN-1 guardian=infantry cell=3,1",
        "hearts_lost ST2-FAC-MIN-1 seat=1 explorer=foreman hearts=1 left=4 cause=mine",
    ]
    assert (table.mines_on(), table.guardians(), table.hearts("inventor")) == ([], [], 5)
    table.turn_of("inventor")
    table.do("mine", "mine")
    assert table.mines_on() == ["3,0", "3,0"]


@rule("ST2-FAC-MIN-1", "ST2-AMB-19")
def test_a_guardian_that_wakes_on_a_mine_sets_it_off_before_anything_else() -> None:
    table = inventor("foreman", "veteran")
    table.stand("5,0", "foreman")
    table.mine("6,0")
    table.stand("6,0", "veteran")
    table.peril("foreman", "wake")
    assert (table.guardians(), table.mines_on(), table.hearts("veteran")) == ([], [], 6)
    assert table.told("guardian_came")[0].args["cell"] == "6,0"


@rule("ST2-FAC-MIN-2")
def test_a_mine_deployed_under_an_enemy_waits_for_the_next() -> None:
    table = inventor("foreman", "veteran")
    table.guardian("3,0")
    table.do("mine")
    assert (table.mines_on(), table.guardians()) == (["3,0"], ["INF-1 3,0"])
    table.guardian("4,0")
    table.stand("2,0", "foreman", "veteran")
    table.peril("foreman", "activate")
    assert (table.mines_on(), table.guardians()) == ([], [])


@rule("ST2-FAC-MIN-3", "ST2-LEG-ETE-8")
def test_the_eternal_falls_on_a_mine_when_it_enters_not_when_it_awakens() -> None:
    table = inventor("foreman", "veteran", temple_mode="legion")
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.hold("foreman", "artifact")
    table.mine("3,2", "3,1")
    table.eternal_on("3,2")
    table.peril("foreman", "activate", "stumble")
    table.do("first 1")
    assert (table.eternal(), table.mines_on()) == ("awake", ["3,2", "3,1"])
    table.peril("foreman", "activate", "stumble")
    table.do("first 1")
    assert (table.eternal(), table.mines_on(), table.guardians()) == ("lying", ["3,2"], ["ETE-1 3,1"])


@rule("ST2-FAC-MIN-4")
def test_one_mine_goes_off_for_each_guardian_that_arrives() -> None:
    table = inventor("foreman", "veteran")
    table.path("3,1", "3,2")
    table.mine("3,1", "3,1", "3,1")
    table.guardian("3,2", count=2)
    table.stand("3,1", "foreman")
    table.peril("foreman", "activate")
    assert (table.mines_on(), table.guardians(), table.hearts("foreman")) == (["3,1"], [], 3)
    assert len(table.told("mine_went_off")) == 2


# Fortification


@rule("ST2-FAC-FRT-1", "ST2-AMB-36")
@pytest.mark.parametrize("temple", ["base", "dauntless"])
def test_on_the_fortification_only_guardians_cost_hearts_also_for_ark_and_dog(temple: str) -> None:
    table = SubTerraScene("inventor", "tamer", "veteran", game_mode="ark", temple_mode=temple)
    if temple == "base":
        table.lay("B-LAV-1", "3,1")
    else:
        table.lay("A-EXP-1", "3,1")
        table.markers("3,1", 1)
    table.fort("3,1")
    table.stand("3,1", "inventor", "tamer", "ark", "dog", "turret")
    table.stand("6,0", "veteran")
    table.peril("tamer", "lava")
    assert [table.hearts(name) for name in ("inventor", "tamer", "ark", "dog", "turret")] == [5, 5, 3, 3, 3]
    table.turn_of("inventor")
    table.do("exert")
    assert table.hearts("inventor") == 4


@rule("ST2-FAC-FRT-1", "ST2-AMB-16")
def test_attacks_shots_explosions_and_leaving_are_not_stopped_by_it() -> None:
    table = inventor("foreman", "veteran", temple_mode="legion")
    table.stand("5,0", "foreman", "veteran")
    table.fort("3,0")
    table.guardian("3,0")
    table.peril("foreman", "activate")
    assert table.hearts("inventor") == 4
    table.turn_of("inventor")
    table.do("move 4,0")
    assert table.hearts("inventor") == 3
    table = inventor("foreman", "veteran", temple_mode="legion")
    table.stand("5,0", "foreman", "veteran")
    table.fort("3,0")
    table.path("3,1")
    table.guardian("3,1", "archer")
    table.guardian("3,0", "volatile")
    table.peril("foreman", "activate")
    assert table.hearts("inventor") == 2


@rule("ST2-FAC-FRT-2")
def test_a_collapse_puts_rubble_on_it_and_it_stays() -> None:
    table = inventor("foreman", "veteran")
    table.lay("B-RUI-1", "3,1")
    table.fort("3,1")
    table.stand("3,1", "inventor")
    table.next_roll(1)
    table.peril("foreman", "collapse")
    assert (table.has_rubble("3,1"), table.hearts("inventor")) == (True, 5)
    assert table.state.fort == table.place("3,1")


@rule("ST2-FAC-FRT-2", "ST2-VOLC-12")
def test_lava_gives_equipment_back_to_the_stock() -> None:
    table = inventor("foreman", "veteran")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    table.fort("3,1")
    table.mine("3,1", "3,0")
    table.stand("3,1", "turret")
    table.peril("foreman", "lava", "stumble")
    table.do("first 1")
    assert (table.state.fort, table.mines_on(), table.at("turret")) == (NONE, ["3,0"], None)
    assert table.line("withdrew") == "withdrew ST2-VOLC-12 seat=0 explorer=turret"


# Turret


def with_turret(*others: str, **options: object) -> SubTerraScene:
    """The Turret on the crossing, a straight way south."""
    table = inventor(*others, **options)
    table.path("3,1", "3,2", "3,3")
    table.stand("3,0", "turret")
    return table


@rule("ST2-FAC-TUR-3", "ST2-FAC-TUR-9", "ST2-FAC-TUR-8")
def test_at_the_start_of_her_turn_the_turret_may_fire_one_or_two_tiles_far() -> None:
    table = with_turret()
    table.guardian("3,0")
    table.guardian("3,1", count=2)
    table.guardian("3,2")
    table.guardian("3,3")
    table.begin_turn("inventor")
    assert table.asked() == ("turret_shot", [0])
    assert table.texts() == ["fire 3,1 infantry", "fire 3,2 infantry", "hold"]
    assert table.refusal("fire 3,0 infantry") == "ST2-FAC-TUR-3 guardian=infantry"
    assert table.refusal("fire 3,3 infantry") == "ST2-FAC-TUR-3 guardian=infantry"
    assert table.refused("mine") == "ST2-TURN-16"
    table.do("fire 3,2 infantry")
    assert table.story() == [
        "turret_fired ST2-FAC-TUR-3 seat=0 explorer=turret cell=3,2",
        "guardian_eliminated ST2-FAC-TUR-3 guardian=infantry cell=3,2",
    ]
    assert (table.asked(), table.state.ap) == (("actions", [0]), 2)


@rule("ST2-FAC-TUR-8")
def test_it_need_not_fire() -> None:
    table = with_turret()
    table.guardian("3,1")
    table.begin_turn("inventor")
    table.do("hold")
    assert (table.guardians(), table.asked()) == (["INF-1 3,1"], ("actions", [0]))


@rule("ST2-FAC-TUR-9", "ST2-FAC-TUR-3")
def test_without_prey_in_sight_nobody_is_asked() -> None:
    table = with_turret()
    table.guardian("3,0")
    table.guardian("3,2")
    table.rubble("3,1")
    table.begin_turn("inventor")
    assert table.asked() == ("actions", [0])
    table = inventor()
    table.lay("B-KEY-1", "4,1", 2)
    table.path("3,1")
    table.stand("3,1", "turret")
    table.guardian("4,1")
    table.begin_turn("inventor")
    assert table.asked() == ("actions", [0])


@rule("ST2-FAC-TUR-1", "ST2-FAC-TUR-9")
def test_it_does_not_fire_in_the_turn_of_its_deployment_nor_in_others_turns() -> None:
    table = inventor()
    table.path("3,1")
    table.guardian("3,1")
    table.begin_turn("inventor")
    table.do("exert", "turret")
    assert table.asked() == ("actions", [0])
    assert table.offers("fire") == []
    table.next_peril("stumble")
    table.do("end")
    assert table.asked() == ("actions", [1])
    table.begin_turn("inventor")
    assert table.asked() == ("turret_shot", [0])


@rule("ST2-FAC-TUR-8", "ST2-LEG-ETE-12")
def test_the_eternal_is_a_target_only_while_it_is_awake() -> None:
    table = with_turret(temple_mode="legion")
    table.sanctum("3,3", "S")
    table.hold("foreman", "artifact")
    table.eternal_on("3,1")
    table.begin_turn("inventor")
    assert table.asked() == ("actions", [0])
    table.eternal_on("3,1", is_awake=True)
    table.begin_turn("inventor")
    assert table.texts() == ["fire 3,1 eternal", "hold"]
    table.do("fire 3,1 eternal")
    assert table.eternal() == "lying"


@rule("ST2-FAC-TUR-4")
def test_it_fires_while_she_is_down_but_not_when_she_is_out() -> None:
    table = with_turret()
    table.guardian("3,1")
    table.down("inventor")
    table.begin_turn("inventor")
    assert table.asked() == ("turret_shot", [0])
    table.bury("inventor")
    table.next_peril("stumble")
    table.begin_turn("inventor")
    assert (table.asked(), table.at("turret")) == (("actions", [1]), "3,0")


@rule("ST2-FAC-TUR-8", "ST2-FAC-TUR-4")
def test_objects_stay_when_the_inventor_escapes() -> None:
    table = with_turret()
    table.mine("3,1")
    table.fort("3,1")
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert (table.at("turret"), table.mines_on(), table.state.fort) == ("3,0", ["3,1"], table.place("3,1"))


@rule("ST2-FAC-TUR-2", "ST2-SEAT-5")
def test_it_has_no_turn_and_cannot_be_moved() -> None:
    table = SubTerraScene("aristocrat", "inventor", "magician")
    table.stand("4,0", "turret")
    assert table.refusal("order turret 3,0") == "ST2-EXP-ARI-2 explorer=turret"
    table.turn_of("magician")
    assert table.refusal("swap turret") == "ST2-CIR-MAG-11 explorer=turret"
    table.begin_round()
    assert [step.args() for step in table.state.agenda if step.name == "begin_turn"] == [[2], [1]]


@rule("ST2-FAC-TUR-5")
def test_without_hearts_it_returns_to_the_stock_and_it_can_be_healed() -> None:
    table = inventor()
    table.stand("3,0", "turret")
    table.set_hearts(1, "turret")
    table.do("heal turret")
    assert table.hearts("turret") == 2
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "turret")
    table.set_hearts(1, "turret")
    table.peril("foreman", "lava")
    assert table.line("withdrew") == "withdrew ST2-FAC-TUR-5 seat=0 explorer=turret"
    assert table.at("turret") is None
    table.turn_of("inventor")
    table.do("exert", "turret")
    assert table.hearts("turret") == 3


@rule("ST2-FAC-TUR-6")
def test_guardians_chase_and_attack_it_and_her_mines_hurt_it() -> None:
    table = inventor("foreman", "veteran")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,2", "turret")
    table.guardian("3,3")
    table.mine("3,2")
    table.peril("foreman", "activate")
    assert (table.hearts("turret"), table.guardians()) == (2, [])
    table.guardian("3,2")
    table.peril("foreman", "activate")
    assert table.told("guardian_attacked")[0].args["victim"] == "turret"
    assert table.hearts("turret") == 1


@rule("ST2-FAC-TUR-6", "ST2-SET-14")
def test_it_counts_neither_for_the_marker_nor_for_the_end() -> None:
    table = inventor("foreman", "veteran")
    assert table.state.options.start() == 26
    table.stand("4,0", "turret")
    table.down("inventor", "veteran")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "foreman")
    table.set_hearts(1, "foreman")
    table.peril("foreman", "lava")
    assert table.state.over


@rule("ST2-FAC-TUR-3")
def test_only_the_inventor_deploys() -> None:
    table = inventor("foreman", "veteran")
    table.turn_of("foreman")
    for verb in ("mine", "fortify", "turret"):
        assert table.refused(verb) == "ST2-FAC-INV-1"
