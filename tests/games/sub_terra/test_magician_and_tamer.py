"""The Magician with her Transmuted tiles; the Tamer and his Dog (sections 20.1 and 20.2)."""

from __future__ import annotations

import pytest

from hypogeum.engine.masks import NONE
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def magician(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("magician", *team[:2], **options)


def tamer(*others: str, **options: object) -> SubTerraScene:
    """The Dog is in the reserve until it is called, or put somewhere."""
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("tamer", *team[:2], **options)


# Swap


@rule("ST2-CIR-MAG-1", "ST2-CIR-MAG-12", "ST2-CIR-MAG-14")
def test_swap_exchanges_places_at_any_distance_and_everybody_keeps_the_own_item() -> None:
    table = magician("foreman", "veteran")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,3", "foreman")
    table.hold("magician", "key")
    table.hold("foreman", "key")
    assert table.offers("swap") == ["swap foreman"]
    table.do("swap foreman")
    assert table.story() == [
        "swapped ST2-CIR-MAG-1 seat=0 explorer=magician other_explorer=foreman cell=3,3",
    ]
    assert (table.at("magician"), table.at("foreman"), table.state.ap) == ("3,3", "3,0", 1)
    assert (table.held("magician"), table.held("foreman")) == ("key", "key")


@rule("ST2-CIR-MAG-14", "ST2-CIR-MAG-12")
def test_a_partner_is_somebody_else_in_the_temple_on_another_tile() -> None:
    table = magician("tamer", "veteran")
    table.let_out("veteran")
    assert table.offers("swap") == []
    assert table.refusal("swap tamer") == "ST2-CIR-MAG-14 explorer=tamer"
    assert table.refusal("swap magician") == "ST2-CIR-MAG-12 explorer=magician"
    assert table.refusal("swap veteran") == "ST2-CIR-MAG-12 explorer=veteran"
    assert table.refusal("swap dog") == "ST2-CIR-MAG-12 explorer=dog"
    assert table.refusal("swap priest") == "ST2-CIR-MAG-12 explorer=priest"


@rule("ST2-CIR-MAG-1")
@pytest.mark.parametrize("holder", ["magician", "foreman"])
def test_nobody_who_holds_the_artifact_is_swapped(holder: str) -> None:
    table = magician("foreman", "veteran")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.stand("4,0", "foreman")
    table.stand("5,0", "veteran")
    table.hold(holder, "artifact")
    assert table.refusal("swap foreman") == "ST2-CIR-MAG-1 explorer=foreman"
    assert table.offers("swap") == ([] if holder == "magician" else ["swap veteran"])


@rule("ST2-CIR-MAG-1", "ST2-ACT-11")
def test_only_the_magician_swaps_and_it_costs_one_ap() -> None:
    table = magician("foreman", "veteran")
    table.stand("4,0", "foreman")
    table.do("swap foreman", "swap foreman")
    assert table.refusal("swap foreman") == "ST2-ACT-11 cost=1 ap=0"
    assert table.refusal("transmute") == "ST2-ACT-11 cost=3 ap=0"


@rule("ST2-CIR-MAG-2", "ST2-CIR-MAG-4")
def test_a_swap_is_no_move_so_no_guardian_spike_or_snake_is_felt() -> None:
    table = magician("foreman", temple_mode="dauntless")
    table.lay("B-SPK-1", "3,1")
    table.lay("A-SNK-1", "3,2")
    table.markers("3,2", 2)
    table.guardian("3,1", count=2)
    table.guardian("3,2")
    table.stand("3,1", "magician")
    table.stand("3,2", "foreman")
    table.do("swap foreman")
    assert table.kinds() == ["swapped"]
    assert (table.hearts("magician"), table.hearts("foreman"), table.markers_on("3,2")) == (5, 5, 2)


@rule("ST2-CIR-MAG-4", "ST2-CIR-MAG-14")
def test_a_swap_ignores_rubble_bridge_and_pit() -> None:
    table = magician("foreman", "veteran", temple_mode="dauntless")
    table.lay("B-BRI-1", "3,1")
    table.lay("A-PIT-1", "4,1")
    table.path("5,1")
    table.rubble("5,1")
    table.stand("4,1", "magician")
    table.stand("3,1", "foreman")
    table.stand("5,1", "veteran")
    table.do("swap foreman")
    assert (table.at("magician"), table.at("foreman")) == ("3,1", "4,1")
    table.do("swap veteran")
    assert (table.at("magician"), table.at("veteran")) == ("5,1", "3,1")


@rule("ST2-CIR-MAG-3", "ST2-CIR-MAG-11")
def test_the_dog_and_whoever_is_down_may_be_swapped_but_neither_ark_nor_turret() -> None:
    table = SubTerraScene("magician", "tamer", "inventor", game_mode="ark")
    table.stand("4,0", "ark")
    table.stand("5,0", "turret")
    table.stand("2,0", "dog", "tamer")
    table.down("tamer")
    assert table.refusal("swap ark") == "ST2-CIR-MAG-3 explorer=ark"
    assert table.refusal("swap turret") == "ST2-CIR-MAG-11 explorer=turret"
    assert table.offers("swap") == ["swap tamer", "swap dog"]
    table.do("swap dog")
    assert (table.at("magician"), table.at("dog")) == ("2,0", "3,0")


# Transmutation


@rule("ST2-CIR-MAG-5", "ST2-CIR-MAG-15", "ST2-CIR-MAG-7")
def test_transmutation_puts_the_tile_into_the_bag_and_a_plain_crossing_under_everything() -> None:
    table = magician("foreman", "veteran")
    table.lay("B-KEY-1", "3,1", 2)
    table.key_on("3,1")
    table.guardian("3,1")
    table.stand("3,1", "magician", "foreman")
    table.do("exert", "transmute")
    assert table.story() == ["transmuted ST2-CIR-MAG-5 seat=0 explorer=magician tile=B-KEY-1 cell=3,1"]
    assert (table.tile_at("3,1"), table.sides("3,1")) == ("A-TRM-1", "NESW")
    assert table.state.rotations[table.place("3,1")] == 0  # the only one that a cross has (ST2-GRID-18)
    assert (table.keys_on("3,1"), table.guardians(), table.at("foreman")) == (1, ["INF-1 3,1"], "3,1")
    assert (table.state.ap, table.uses_left("magician"), "B-KEY-1" in table.bag_holds()) == (0, 2, True)
    table.turn_of("magician")
    assert table.offers("reveal") == ["reveal E", "reveal S", "reveal W"]


@rule("ST2-CIR-MAG-7")
def test_a_transmuted_tile_has_no_effect() -> None:
    table = magician("foreman", "veteran")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "magician")
    table.do("exert", "transmute")
    table.peril("foreman", "lava")
    assert table.hearts("magician") == 4


@rule("ST2-CIR-MAG-5")
def test_three_times_a_game() -> None:
    table = magician("foreman", "veteran")
    for number, cell in enumerate(("3,1", "3,2", "3,3"), start=1):
        table.path(cell)
        table.stand(cell, "magician")
        table.turn_of("magician")
        table.do("exert", "transmute")
        assert table.tile_at(cell) == f"A-TRM-{number}"
        table.set_hearts(5, "magician")
    table.path("3,4")
    table.stand("3,4", "magician")
    table.turn_of("magician")
    table.do("exert")
    assert table.refusal("transmute") == "ST2-CIR-MAG-5"


@rule("ST2-CIR-MAG-6", "ST2-CIR-MAG-8")
def test_not_on_fixed_pieces_the_sanctum_journal_or_transmuted_tiles() -> None:
    table = magician("aristocrat", "veteran")
    table.path("3,1")
    table.lay("J-1", "2,1")
    table.lay("A-TRM-1", "4,1")
    table.sanctum("3,1", "S")
    table.state.exerted = True
    table.state.ap = 3
    for cell in ("3,0", "2,0", "6,0", "3,2", "3,3"):
        table.stand(cell, "magician")
        assert table.refusal("transmute") == "ST2-CIR-MAG-6"
    for cell in ("2,1", "4,1"):
        table.stand(cell, "magician")
        assert table.refusal("transmute") == "ST2-CIR-MAG-8"
    table.stand("3,1", "magician")
    assert "transmute" in table.texts()


@rule("ST2-CIR-MAG-8", "ST2-CIR-MAG-13")
def test_equipment_returns_to_the_stock_but_the_turret_and_breaches_stay() -> None:
    table = magician("inventor", "veteran")
    table.lay("B-BRI-1", "3,1")
    table.path("4,1", "3,2")
    table.breach("3,1", "E")
    table.consolidate("3,1")
    table.rubble("3,1")
    table.mine("3,1", "3,1", "3,2")
    table.fort("3,1")
    table.stand("3,1", "magician", "turret")
    table.do("exert", "transmute")
    assert (table.mines_on(), table.state.fort, table.at("turret")) == (["3,2"], NONE, "3,1")
    assert (table.has_rubble("3,1"), table.is_consolidated("3,1")) == (False, False)
    table.turn_of("magician")
    assert table.offers("move") == ["move 3,0", "move 4,1", "move 3,2"]
    table.turn_of("inventor")
    assert "mine" in table.texts()


@rule("ST2-CIR-MAG-8")
def test_a_fortification_elsewhere_stays() -> None:
    table = magician("inventor", "veteran")
    table.path("3,1", "3,2")
    table.fort("3,2")
    table.stand("3,1", "magician")
    table.do("exert", "transmute")
    assert table.state.fort == table.place("3,2")


@rule("ST2-CIR-MAG-9", "ST2-PLACE-10")
def test_a_key_tile_that_is_placed_again_brings_a_key_only_from_the_reserve() -> None:
    table = magician("foreman", "veteran")
    table.lay("B-KEY-1", "3,1", 2)
    table.lay("B-KEY-2", "2,1", 2)
    table.lay("B-KEY-3", "4,1", 2)
    table.key_on("3,1", "2,1", "4,1")
    table.stand("3,1", "magician")
    table.do("exert", "transmute")
    assert table.keys_on("3,1") == 1
    table.turn_of("magician")
    table.next_tile("B-KEY-1")
    table.do("reveal S")
    assert (table.tile_at("3,2"), table.keys_on("3,2"), table.state.keys_left) == ("B-KEY-1", 0, 0)
    assert table.told("keys_laid") == []


@rule("ST2-CIR-MAG-13")
def test_a_snake_or_guardian_tile_placed_again_has_its_effect_again() -> None:
    table = magician("foreman", "veteran", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 3)
    table.stand("3,1", "magician")
    table.do("exert", "transmute")
    assert table.markers_on("3,1") == 0
    table.turn_of("magician")
    table.next_tile("A-SNK-1")
    table.do("reveal S")
    assert table.markers_on("3,2") == 1


@rule("ST2-CIR-MAG-10", "ST2-AMB-31")
def test_the_sanctum_stays_and_exploring_goes_on_with_a_bag_that_gets_a_tile_again() -> None:
    table = magician("foreman", "veteran")
    table.path("3,1")
    table.lay("B-SPK-1", "2,1")
    table.sanctum("3,1", "S")
    table.stand("2,1", "magician")
    assert table.offers("reveal") == []
    table.do("exert", "transmute")
    assert (table.tile_at("3,2"), table.bag_holds()) == ("HALL", ["B-SPK-1"])
    table.turn_of("magician")
    table.next_tile("B-SPK-1")
    table.do("reveal W")
    assert (table.tile_at("1,1"), table.tile_at("3,2"), table.bag_holds()) == ("B-SPK-1", "HALL", [])


# Call


@rule("ST2-CIR-TAM-1")
def test_call_brings_the_dog_with_full_hearts_from_the_reserve_or_from_anywhere() -> None:
    table = tamer()
    table.guardian("5,0")
    table.do("call")
    assert table.story() == ["called ST2-CIR-TAM-1 seat=0 explorer=dog cell=3,0"]
    assert (table.at("dog"), table.hearts("dog"), table.state.ap) == ("3,0", 3, 0)
    table.stand("5,0", "dog")
    table.set_hearts(1, "dog")
    table.turn_of("tamer")
    table.do("call")
    assert table.kinds() == ["called"]
    assert (table.at("dog"), table.hearts("dog")) == ("3,0", 3)


@rule("ST2-CIR-TAM-1", "ST2-ACT-13")
def test_an_unhurt_dog_beside_the_tamer_is_not_called() -> None:
    table = tamer()
    table.stand("3,0", "dog")
    assert table.refusal("call") == "ST2-ACT-13"
    table.set_hearts(2, "dog")
    assert "call" in table.texts()
    table.do("call")
    assert table.hearts("dog") == 3


@rule("ST2-CIR-DOG-10")
def test_no_call_on_a_bridge() -> None:
    table = tamer()
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "tamer")
    assert table.refusal("call") == "ST2-CIR-DOG-10"
    table.consolidate("3,1")
    assert "call" in table.texts()


# Canine Actions


@rule("ST2-CIR-DOG-3", "ST2-CIR-DOG-8", "ST2-CIR-DOG-1")
def test_the_dog_makes_up_to_three_moves_for_free_once_a_turn() -> None:
    table = tamer()
    table.path("3,1", "3,2", "3,3", "3,4")
    table.stand("3,0", "dog")
    table.do("dog move 3,1")
    assert table.story() == ["moved ST2-MOVE-1 seat=0 explorer=dog path=['3,0', '3,1'] cell=3,1"]
    assert table.asked() == ("move_on", [0])
    table.do("go 3,2", "go 3,3")
    assert (table.at("dog"), table.at("tamer"), table.state.ap, table.asked()) == ("3,3", "3,0", 2, ("actions", [0]))
    assert table.refusal("dog move 3,4") == "ST2-CIR-DOG-1"
    assert table.offers("dog") == []


@rule("ST2-CIR-TAM-2", "ST2-CIR-DOG-12")
def test_direct_is_one_more_canine_action_for_two_ap_before_or_after_the_free_one() -> None:
    table = tamer()
    table.stand("3,0", "dog")
    table.guardian("3,0", count=2)
    table.do("direct bite infantry")
    assert table.story() == ["guardian_eliminated ST2-CIR-DOG-3 guardian=infantry cell=3,0"]
    assert table.state.ap == 0
    assert table.refusal("direct bite infantry") == "ST2-ACT-11 cost=2 ap=0"
    table.do("dog bite infantry")
    assert table.guardians() == []


@rule("ST2-CIR-DOG-2", "ST2-CIR-DOG-12")
def test_calling_the_dog_again_gives_no_second_free_action() -> None:
    table = tamer()
    table.path("3,1")
    table.stand("3,1", "dog")
    table.do("dog move 3,0", "stop")
    table.stand("3,1", "dog")
    table.do("call")
    assert table.refusal("dog move 3,1") == "ST2-CIR-DOG-1"
    table.begin_turn("tamer")
    assert "dog move 3,1" in table.texts()


@rule("ST2-CIR-DOG-12")
def test_call_and_then_the_free_action_in_one_turn() -> None:
    table = tamer()
    assert table.refusal("dog rest") == "ST2-AMB-25"
    table.do("call")
    assert "dog move 4,0" in table.texts()


@rule("ST2-CIR-DOG-3", "ST2-CIR-DOG-11")
def test_of_a_tile_out_of_reach_one_learns_why_the_dog_does_nothing_there() -> None:
    table = tamer()
    table.path("3,1")
    table.stand("3,1", "dog")
    reasons = {one.action: one.rule for one in table.game.why_not(table.state, 0, "tile:4,0")}
    assert {action: rule for action, rule in reasons.items() if action.startswith("dog")} == {
        "dog move 4,0": "ST2-MOVE-1",
        "dog dig 4,0": "ST2-CIR-DOG-11",
        "dog climb 4,0": "ST2-CIR-DOG-11",
    }


@rule("ST2-CIR-DOG-3", "ST2-CIR-DOG-11")
def test_the_dog_bites_digs_and_rests_only_where_that_does_something() -> None:
    table = tamer()
    table.path("3,1", "3,2")
    table.stand("3,1", "dog")
    assert table.offers("dog") == ["dog move 3,0", "dog move 3,2"]
    assert table.refusal("dog rest") == "ST2-CIR-DOG-11"
    assert table.refusal("dog bite infantry") == "ST2-CIR-DOG-11"
    assert table.refusal("dog dig 3,2") == "ST2-CIR-DOG-11"
    assert table.refusal("dog climb 3,2") == "ST2-CIR-DOG-11"
    assert table.refusal("dog move 4,0") == "ST2-MOVE-1 cell=4,0"
    table.rubble("3,2")
    table.set_hearts(1, "dog")
    assert table.offers("dog") == ["dog move 3,0", "dog dig 3,2", "dog rest"]
    assert table.refusal("dog move 3,2") == "ST2-MOVE-4 cell=3,2"
    table.do("dog dig 3,2")
    assert table.story() == ["dug ST2-ACT-9 seat=0 explorer=dog cell=3,2"]
    assert not table.has_rubble("3,2")
    table.turn_of("tamer")
    table.do("direct rest")
    assert table.story() == ["healed ST2-CIR-DOG-3 seat=0 explorer=dog hearts=1 left=2"]


@rule("ST2-CIR-DOG-11")
def test_a_bite_needs_no_roll_and_hits_one_enemy() -> None:
    table = tamer()
    table.path("3,1")
    table.stand("3,1", "dog")
    table.guardian("3,1", count=2)
    table.guardian("3,0")
    table.do("dog bite infantry")
    assert table.kinds() == ["guardian_eliminated"]
    assert table.guardians() == ["INF-2 3,1", "INF-3 3,0"]


@rule("ST2-CIR-DOG-3", "ST2-DAU-PIT-3")
def test_the_dog_climbs_out_of_a_pit() -> None:
    table = tamer(temple_mode="dauntless")
    table.lay("A-PIT-1", "3,1")
    table.path("3,2")
    table.stand("3,1", "dog")
    table.stand("4,0", "tamer", "foreman", "veteran")
    assert table.offers("dog") == ["dog climb 3,0", "dog climb 3,2"]
    assert table.refusal("dog move 3,2") == "ST2-DAU-PIT-1 cell=3,2"
    table.rubble("3,2")
    assert table.refusal("dog climb 3,2") == "ST2-MOVE-4 cell=3,2"
    table.state.rubble = 0
    table.do("dog climb 3,2")
    assert (table.at("dog"), table.asked()) == ("3,2", ("actions", [0]))


@rule("ST2-CIR-DOG-8", "ST2-CIR-DOG-5", "ST2-CIR-DOG-6", "ST2-AMB-15")
def test_moves_of_the_dog_cost_what_moves_cost() -> None:
    table = tamer()
    table.lay("B-SPK-1", "3,1")
    table.stand("3,0", "dog")
    table.guardian("3,0")
    table.next_roll(3)
    table.do("dog move 3,1")
    assert [event.args["hearts"] for event in table.told("hearts_lost")] == [1, 2]
    assert table.line("withdrew") == "withdrew ST2-CIR-DOG-6 seat=0 explorer=dog"
    assert (table.at("dog"), table.asked()) == (None, ("actions", [0]))
    assert table.refusal("direct rest") == "ST2-AMB-25"


@rule("ST2-CIR-DOG-5", "ST2-CIR-DOG-6")
def test_guardians_chase_and_attack_the_dog() -> None:
    table = tamer()
    table.path("3,1", "3,2", "3,3")
    table.stand("3,2", "dog")
    table.set_hearts(1, "dog")
    table.guardian("3,3")
    table.marker(10)
    table.end_round()
    assert table.told("guardian_moved")[0].args["cell"] == "3,2"
    assert table.told("guardian_attacked")[0].args["victim"] == "dog"
    assert table.at("dog") is None
    assert table.line("withdrew") == "withdrew ST2-CIR-DOG-6 seat=0 explorer=dog"


@rule("ST2-CIR-DOG-5")
def test_lava_burns_the_dog() -> None:
    table = tamer()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "dog")
    table.peril("foreman", "lava")
    assert table.hearts("dog") == 2


@rule("ST2-CIR-DOG-4", "ST2-SEAT-5")
def test_the_dog_has_no_turn_and_no_action_but_canine_ones() -> None:
    table = tamer()
    table.stand("3,0", "dog")
    table.set_hearts(2, "dog", "foreman")
    kinds = {text.split()[1] for text in table.offers("dog")}
    assert kinds == {"move", "rest"}
    assert "heal dog" in table.texts()
    assert [step.args() for step in table.state.agenda if step.name == "begin_turn"] == [[2], [1]]


@rule("ST2-CIR-DOG-7", "ST2-SET-14", "ST2-END-1")
def test_the_dog_counts_neither_for_the_marker_nor_for_the_end() -> None:
    table = tamer()
    assert table.state.options.start() == 26
    table.stand("4,0", "dog")
    table.down("foreman", "veteran")
    table.set_hearts(1, "tamer")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "tamer")
    table.peril("tamer", "lava")
    assert (table.state.over, table.at("dog")) == (True, "4,0")


@rule("ST2-CIR-DOG-9")
def test_without_the_tamer_the_dog_leaves_the_game() -> None:
    table = tamer()
    table.stand("4,0", "dog")
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert table.line("withdrew") == "withdrew ST2-CIR-DOG-9 seat=0 explorer=dog"
    assert (table.at("dog"), table.asked()) == (None, ("actions", [1]))


@rule("ST2-CIR-DOG-9")
def test_a_tamer_whose_dog_is_not_there_leaves_alone() -> None:
    table = tamer()
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert table.is_out("tamer")
    assert table.told("withdrew") == []


@rule("ST2-CIR-DOG-9")
def test_the_dog_stays_while_anybody_but_the_tamer_leaves() -> None:
    table = tamer("foreman")
    table.stand("4,0", "dog")
    table.turn_of("foreman")
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert (table.is_out("foreman"), table.at("dog"), table.hearts("dog")) == (True, "4,0", 3)


@rule("ST2-CIR-DOG-9")
def test_a_tamer_who_dies_takes_the_dog_with_him() -> None:
    table = tamer()
    table.path("3,1", "4,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    table.stand("3,1", "tamer")
    table.stand("5,0", "dog")
    table.peril("foreman", "lava", "stumble")
    table.do("first 1")
    assert (table.is_dead("tamer"), table.at("dog")) == (True, None)


@rule("ST2-CIR-DOG-9")
def test_against_typhaon_the_free_action_ends_with_the_tamers_step() -> None:
    table = tamer(game_mode="typhaon")
    table.stand("3,0", "dog")
    assert "dog move 4,0" in table.texts()
    table.do("move 4,0", "move 5,0")
    assert "dog move 4,0" in table.texts()
    table.do("end")
    assert table.asked() == ("actions", [1])
    assert table.offers("dog") == []


@rule("ST2-CIR-DOG-1", "ST2-TURN-14")
def test_the_free_action_is_there_while_the_tamer_is_down() -> None:
    table = tamer()
    table.stand("3,0", "dog")
    table.set_hearts(1, "dog")
    table.down("tamer")
    table.turn_of("tamer")
    assert "dog rest" in table.texts()
    assert table.offers("direct") == []
    table.do("dog rest")
    assert table.hearts("dog") == 2


@rule("ST2-AMB-25")
def test_a_dog_in_the_reserve_does_nothing() -> None:
    table = tamer()
    assert table.offers("dog") + table.offers("direct") == []
    assert table.refusal("direct move 4,0") == "ST2-AMB-25"


@rule("ST2-CIR-TAM-2")
def test_the_dog_is_written_and_pressed_by_what_it_does() -> None:
    table = tamer(temple_mode="legion")
    table.stand("3,0", "dog")
    table.set_hearts(2, "dog")
    table.guardian("3,0", "archer")
    picks = {str(action): action.verb.picks(table.state, 0, action.target) for action in table.offered()}
    assert picks["dog move 4,0"] == ["explorer:dog", "tile:4,0"]
    assert picks["dog bite archer"] == ["explorer:dog", "guardian:3,0/archer"]
    assert picks["dog rest"] == ["explorer:dog"]
    assert picks["direct rest"] == ["explorer:dog", "ability:direct"]
    with pytest.raises(ValueError, match="nothing"):
        table.game.action("dog rest 3,0")
