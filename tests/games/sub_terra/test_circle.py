"""Colossus, Escapologist and Fortune-Teller (sections 20.3 to 20.5)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def colossus(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("colossus", *team[:2], **options)


def escapologist(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("escapologist", *team[:2], **options)


def teller(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("fortune-teller", *team[:2], **options)


def is_exposed(table: SubTerraScene) -> bool:
    return table.state.exposed


# Colossus


@rule("ST2-CIR-COL-1", "ST2-CIR-COL-5", "ST2-AMB-3")
def test_recovery_costs_three_ap_and_gives_all_hearts_back_that_of_the_exert_too() -> None:
    table = colossus()
    table.set_hearts(2, "colossus")
    assert table.refusal("recover") == "ST2-ACT-11 cost=3 ap=2"
    table.do("exert", "recover")
    assert table.story() == ["healed ST2-CIR-COL-1 seat=0 explorer=colossus hearts=6 left=7"]
    assert (table.hearts("colossus"), table.state.ap) == (7, 0)


@rule("ST2-CIR-COL-1")
def test_recovery_needs_a_lost_heart() -> None:
    table = colossus()
    table.state.exerted = True
    table.state.ap = 3
    assert table.refusal("recover") == "ST2-ACT-2"
    table.set_hearts(6, "colossus")
    assert "recover" in table.texts()


@rule("ST2-CIR-COL-2")
def test_smash_eliminates_every_enemy_on_his_tile() -> None:
    table = colossus(temple_mode="legion")
    table.path("3,1")
    assert table.refusal("smash") == "ST2-ACT-2"
    table.guardian("3,1")
    table.guardian("3,0", count=2)
    table.guardian("3,0", "volatile")
    table.do("smash")
    assert table.story() == [
        "guardian_eliminated ST2-CIR-COL-2 guardian=infantry cell=3,0",
        "guardian_eliminated ST2-CIR-COL-2 guardian=infantry cell=3,0",
        "guardian_eliminated ST2-CIR-COL-2 guardian=volatile cell=3,0",
    ]
    assert (table.guardians(), table.state.ap, table.hearts("colossus")) == (["INF-1 3,1"], 0, 7)


@rule("ST2-CIR-COL-3", "ST2-CIR-COL-4", "ST2-AMB-23")
@pytest.mark.parametrize("is_down", [False, True])
def test_prop_keeps_his_tile_from_collapsing_for_everybody_on_it_also_while_he_is_down(is_down: bool) -> None:
    table = colossus()
    table.lay("B-RUI-1", "3,1")
    table.stand("3,1", "colossus", "foreman")
    table.guardian("3,1")
    table.set_hearts(0 if is_down else 7, "colossus")
    table.next_roll(1)
    table.peril("foreman", "collapse")
    assert table.line("collapse_held") == "collapse_held ST2-CIR-COL-3 cell=3,1"
    assert (table.has_rubble("3,1"), table.hearts("foreman"), table.guardians()) == (False, 5, ["INF-1 3,1"])
    assert table.told("hearts_lost") + table.told("collapsed") == []


@rule("ST2-CIR-COL-3")
def test_prop_holds_his_own_tile_only() -> None:
    table = colossus()
    table.lay("B-RUI-1", "3,1")
    table.stand("3,1", "foreman")
    table.next_roll(1)
    table.peril("veteran", "collapse")
    assert (table.has_rubble("3,1"), table.hearts("foreman")) == (True, 0)


@rule("ST2-CIR-COL-3", "ST2-CIR-COL-4")
def test_under_him_a_boulder_does_not_fall_and_its_danger_marker_stays() -> None:
    table = colossus(temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 3)
    table.danger("3,1")
    table.stand("3,1", "colossus", "foreman")
    table.peril("veteran", "trap")
    assert (table.has_danger("3,1"), table.has_rubble("3,1"), table.hearts("foreman")) == (True, False, 5)


# Escapologist


@rule("ST2-CIR-ESC-1")
def test_guardians_neither_attack_nor_chase_her_nor_hold_her_back() -> None:
    table = escapologist("foreman", "veteran")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,2", "escapologist")
    table.guardian("3,2", count=2)
    table.marker(10)
    table.end_round()
    assert table.hearts("escapologist") == 3
    assert table.guardians() == ["INF-1 3,0", "INF-2 3,0"]
    table.guardian("3,2", count=3)
    table.do("move 3,3")
    assert (table.hearts("escapologist"), table.told("hearts_lost")) == (3, [])


@rule("ST2-CIR-ESC-1")
def test_the_eternal_asks_no_die_of_her() -> None:
    table = escapologist(temple_mode="legion")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.eternal_on("3,0", is_awake=True)
    table.do("move 4,0")
    assert (table.told("die_rolled"), table.at("escapologist")) == ([], "4,0")


@rule("ST2-CIR-ESC-2", "ST2-CIR-ESC-7")
def test_she_walks_through_walls_onto_any_adjacent_tile_in_play() -> None:
    table = escapologist()
    table.lay("B-KEY-1", "4,1", 2)  # open to the north only
    table.path("3,1", "3,2", "4,2")
    table.stand("3,1", "escapologist")
    assert table.offers("move") == ["move 3,0", "move 4,1", "move 3,2"]
    table.do("run 4,1")
    assert table.texts() == ["go 4,0", "go 4,2", "go 3,1", "stop"]
    table.do("go 4,2")
    assert table.at("escapologist") == "4,2"
    table.stand("3,1", "foreman")
    table.turn_of("foreman")
    assert table.refusal("move 4,1") == "ST2-MOVE-1 cell=4,1"


@rule("ST2-CIR-ESC-7")
def test_rubble_and_bridges_stop_her_and_crawling_goes_through_walls_too() -> None:
    table = escapologist("foreman", "veteran")
    table.lay("B-BRI-1", "2,1", 0)
    table.path("3,1", "4,1", "4,2")
    table.rubble("4,1")
    table.stand("3,1", "escapologist")
    table.stand("2,1", "foreman")
    assert table.refusal("move 4,1") == "ST2-MOVE-4 cell=4,1"
    assert table.refusal("move 2,1") == "ST2-MOVE-5 cell=2,1"
    assert table.refusal("move 3,2") == "ST2-MOVE-1 cell=3,2"
    table.stand("2,0", "foreman")
    table.down("escapologist")
    table.turn_of("escapologist")
    assert table.offers("crawl") == ["crawl 3,0", "crawl 2,1"]


@rule("ST2-CIR-ESC-3")
def test_she_neither_reveals_nor_explores_through_a_wall() -> None:
    table = escapologist()
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "escapologist")
    assert table.offers("reveal") == ["reveal S"]
    assert table.offers("explore") == ["explore S"]
    assert table.refusal("explore E") == "ST2-REV-7 side=E"


@rule("ST2-CIR-ESC-4")
def test_her_wake_brings_a_guardian_nearest_to_her() -> None:
    table = escapologist()
    table.stand("5,0", "escapologist")
    table.peril("escapologist", "wake")
    assert table.guardians() == ["INF-1 6,0"]


@rule("ST2-CIR-ESC-5")
def test_strike_eliminates_one_enemy_and_shows_her_until_her_next_turn() -> None:
    table = escapologist()
    table.path("3,1")
    table.lay("B-KEY-1", "4,1", 2)
    table.stand("3,1", "escapologist")
    table.guardian("3,1", count=2)
    assert table.refusal("strike archer") == "ST2-CIR-ESC-5 guardian=archer"
    table.do("strike infantry")
    assert table.story() == [
        "guardian_eliminated ST2-CIR-ESC-5 guardian=infantry cell=3,1",
        "exposed ST2-CIR-ESC-5 seat=0 explorer=escapologist",
    ]
    assert table.state.ap == 1
    assert table.refusal("move 4,1") == "ST2-MOVE-1 cell=4,1"
    table.do("move 3,0")
    assert table.hearts("escapologist") == 2
    table.stand("4,0", "foreman", "veteran")
    table.guardian("3,0")
    table.peril("foreman", "activate")
    assert table.hearts("escapologist") == 1
    table.begin_turn("foreman")
    assert is_exposed(table)
    table.begin_turn("escapologist")
    assert not is_exposed(table)
    table.do("move 4,0")
    assert table.hearts("escapologist") == 1


@rule("ST2-CIR-ESC-6")
@pytest.mark.parametrize(("exposed", "left"), [(False, 3), (True, 1)])
def test_an_explosion_that_somebody_else_sets_off_does_not_hurt_her_while_she_is_vanished(
    exposed: bool, left: int
) -> None:
    table = escapologist("foreman", "veteran", temple_mode="legion")
    table.guardian("3,0", "volatile")
    table.state.exposed = exposed
    table.peril("foreman", "activate")
    assert (table.hearts("escapologist"), table.hearts("foreman"), table.guardians()) == (left, 3, [])


@rule("ST2-CIR-ESC-6")
@pytest.mark.parametrize(("exposed", "left"), [(False, ["VOL-1 3,1"]), (True, [])])
def test_a_volatile_guardian_is_not_set_off_by_her_alone(exposed: bool, left: list[str]) -> None:
    table = escapologist("foreman", "veteran", temple_mode="legion")
    table.path("3,1", "3,2")
    table.stand("3,2", "escapologist")
    table.guardian("3,2", "volatile")
    table.state.exposed = exposed
    table.peril("foreman", "activate")
    assert table.guardians() == left


@rule("ST2-CIR-ESC-6", "ST2-HP-10")
def test_vanish_protects_from_guardians_alone() -> None:
    table = escapologist()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "escapologist")
    table.peril("foreman", "lava")
    assert table.hearts("escapologist") == 2


# Fortune-Teller: Vision


@rule("ST2-CIR-FOR-1", "ST2-CIR-FOR-2", "ST2-CIR-FOR-9", "ST2-CIR-FOR-10")
def test_vision_looks_at_a_tile_and_places_it_connected_to_the_tile_of_somebody_else() -> None:
    table = teller("foreman", "veteran")
    table.path("3,1", "3,2")
    table.stand("3,2", "foreman")
    table.stand("4,0", "veteran")
    table.next_tile("B-GRD-3")
    table.do("vision")
    assert table.story() == ["tiles_drawn ST2-CIR-FOR-1 seat=0 explorer=fortune-teller tiles=['B-GRD-3']"]
    assert (table.asked(), table.state.ap) == (("vision_spot", [0]), 1)
    assert table.texts() == ["at 4,1", "at 2,2", "at 4,2", "at 3,3", "return"]
    assert table.refusal("at 2,1") == "ST2-CIR-FOR-1 cell=2,1"
    table.do("at 2,2")
    assert table.asked() == ("orientation", [0])
    assert table.texts() == ["orient 0", "orient 3"]
    assert table.refusal("orient 1") == "ST2-PLACE-1 rotation=1"
    table.do("orient 0")
    assert (table.tile_at("2,2"), table.sides("2,2"), table.guardians()) == ("B-GRD-3", "ES", ["INF-1 2,2"])
    assert table.asked() == ("actions", [0])


@rule("ST2-CIR-FOR-1", "ST2-CIR-FOR-2")
def test_the_tile_of_a_vision_may_go_back_and_has_no_effect_then() -> None:
    table = teller()
    table.stand("4,0", "foreman")
    table.next_tile("B-GRD-1")
    table.do("vision", "return")
    assert table.story() == ["tile_returned ST2-CIR-FOR-1 seat=0 explorer=fortune-teller tile=B-GRD-1"]
    assert ("B-GRD-1" in table.bag_holds(), table.guardians(), table.asked()) == (True, [], ("actions", [0]))


@rule("ST2-CIR-FOR-8", "ST2-CIR-FOR-10")
def test_a_tile_without_a_legal_place_goes_back_by_itself() -> None:
    table = teller("foreman", "veteran")
    for tile, cell in (("B-GRD-2", "1,1"), ("B-KEY-2", "2,1"), ("B-GRD-3", "4,1"), ("B-KEY-3", "5,1")):
        table.lay(tile, cell, 2)
    table.bag("B-KEY-1", "B-LAV-1")
    table.next_tile("B-KEY-1")
    table.do("vision")  # a dead end would close the last exit
    assert table.kinds() == ["tiles_drawn", "tile_returned"]
    assert table.told("tile_returned")[0].args["tile"] == "B-KEY-1"
    assert (table.bag_holds(), table.asked()) == (["B-KEY-1", "B-LAV-1"], ("actions", [0]))


@rule("ST2-CIR-FOR-7")
def test_dog_turret_and_ark_count_as_other_explorers_while_they_are_not_down() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", game_mode="ark")
    table.stand("6,0", "tamer", "inventor")
    table.stand("1,0", "dog")
    table.stand("2,0", "ark")
    table.stand("4,0", "turret")
    table.next_tile("B-LAV-1")
    table.do("vision")
    assert table.texts() == ["at 1,1", "at 2,1", "at 4,1", "return"]
    table.do("return")
    table.down("ark")
    table.next_tile("B-LAV-1")
    table.do("vision")
    assert table.texts() == ["at 1,1", "at 4,1", "return"]


@rule("ST2-CIR-FOR-1", "ST2-CIR-FOR-10", "ST2-ACT-13")
def test_vision_needs_somebody_else_active_on_a_tile_with_an_exit() -> None:
    table = teller("foreman", "veteran")
    table.stand("6,0", "foreman", "veteran")
    assert table.refusal("vision") == "ST2-CIR-FOR-10"
    table.stand("5,0", "veteran")
    table.down("veteran")
    assert table.refusal("vision") == "ST2-CIR-FOR-10"
    table.set_hearts(1, "veteran")
    assert "vision" in table.texts()


@rule("ST2-CIR-FOR-9")
def test_vision_needs_a_tile_in_the_bag() -> None:
    table = teller()
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.stand("5,0", "foreman")
    assert table.refusal("vision") == "ST2-CIR-FOR-9"


@rule("ST2-CIR-FOR-9", "ST2-FAC-CAR-11")
def test_dissuade_comes_after_the_location_and_before_the_orientation() -> None:
    table = teller("cartographer", "veteran")
    table.path("5,1", "5,2", "5,3")
    table.stand("4,0", "cartographer")
    table.stand("5,3", "veteran")
    table.next_tile("B-NOR-1")
    table.do("vision", "at 4,1")
    assert table.asked() == ("dissuade_tile", [1])
    table.do("pass")
    assert table.asked() == ("orientation", [0])
    table.do("orient 1")
    table.next_tile("B-LAV-4")
    table.do("vision", "at 5,4")
    assert table.asked() == ("orientation", [0])


@rule("ST2-CIR-FOR-9", "ST2-FAC-CAR-10")
def test_a_dissuaded_vision_places_nothing() -> None:
    table = teller("cartographer", "veteran")
    table.stand("4,0", "cartographer")
    table.next_tile("B-NOR-1")
    table.do("vision", "at 4,1", "dissuade")
    assert table.line("dissuaded") == "dissuaded ST2-FAC-CAR-5 seat=1 explorer=cartographer tile=B-NOR-1"
    assert (table.tile_at("4,1"), "B-NOR-1" in table.bag_holds(), table.state.ap) == (None, True, 1)
    assert table.asked() == ("actions", [0])


# Meditate and the cards


@rule("ST2-CIR-FOR-3", "ST2-CIR-FOR-5")
def test_meditate_draws_a_card_for_two_ap_without_a_limit_of_the_hand() -> None:
    table = teller()
    table.tarot(*range(1, 12))
    table.next_tarot(13)
    table.do("meditate")
    assert table.story() == ["card_drawn ST2-CIR-FOR-3 seat=0 card=13 known=True"]
    assert (table.state.ap, table.tarot_held()) == (0, [*range(1, 12), 13])
    table.turn_of("fortune-teller")
    table.next_tarot(12)
    table.do("meditate")
    table.turn_of("fortune-teller")
    assert table.refusal("meditate") == "ST2-CIR-FOR-5"


@rule("ST2-CIR-FOR-4", "ST2-CIR-FOR-5", "ST2-TAR-24")
def test_a_card_is_kept_until_it_is_paid_for_and_never_comes_back() -> None:
    table = teller()
    table.tarot(8, 12)
    table.guardian("3,0")
    assert table.refusal("tarot 12") == "ST2-ACT-11 cost=3 ap=2"
    assert table.refusal("tarot 2") == "ST2-CIR-FOR-4"
    table.do("tarot 8")
    assert table.story()[0] == "card_played ST2-CIR-FOR-4 seat=0 explorer=fortune-teller card=8"
    assert (table.state.ap, table.tarot_held()) == (1, [12])
    assert table.state.tarot_discard == 1 << 8
    assert table.refusal("tarot 8") == "ST2-CIR-FOR-4"
    table.begin_turn("fortune-teller")
    assert table.tarot_held() == [12]


@rule("ST2-CIR-FOR-4", "ST2-COMP-16")
@pytest.mark.parametrize(
    ("card", "cost"),
    [*[(1, 2), (2, 2), (3, 2), (4, 2), (5, 1), (6, 2), (7, 1), (8, 1), (9, 1), (10, 2), (11, 1), (12, 3), (13, 1)]],
)
def test_what_cards_cost(card: int, cost: int) -> None:
    table = teller("foreman", "veteran")
    table.tarot(card)
    table.path("3,1", "3,2")
    table.lay("B-LAV-4", "4,1")
    table.rubble("3,2")
    table.guardian("3,0")
    table.set_hearts(1, "foreman")
    table.state.exerted = True
    table.state.ap = cost - 1
    assert table.offers("tarot") == []
    table.state.ap = cost
    text = table.offers("tarot")[0]
    assert text.split()[1] == str(card)
    table.next_tarot(*([1, 2, 3] if card == 13 else []))
    table.do(text)
    assert table.state.ap == 0


@rule("ST2-CIR-FOR-6", "ST2-AMB-30")
def test_tarot_neither_moves_the_ark_nor_makes_it_act() -> None:
    table = teller("foreman", "veteran", game_mode="ark")
    table.tarot(1, 5)
    assert table.offers("tarot") == ["tarot 1", "tarot 5 foreman", "tarot 5 veteran"]
    assert table.refusal("tarot 5 ark") == "ST2-CIR-FOR-6 explorer=ark"
    table.do("tarot 1")
    assert table.asked() == ("quest_action", [1])
    table.do("push 4,0")
    assert (table.at("ark"), table.asked()) == ("4,0", ("quest_action", [2]))
    table.do("pass")
    assert table.asked() == ("actions", [0])


@rule("ST2-CIR-FOR-11")
def test_down_she_keeps_her_cards_but_does_not_play_them() -> None:
    table = teller()
    table.tarot(8)
    table.down("fortune-teller")
    table.turn_of("fortune-teller")
    assert table.tarot_held() == [8]
    assert table.offers("tarot") == []
    assert table.refused("tarot 8") == "ST2-TURN-6"


@rule("ST2-CIR-FOR-11")
def test_with_her_hand_and_deck_are_out_of_the_game() -> None:
    table = teller()
    table.tarot(8)
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert (table.tarot_held(), table.state.tarot_deck) == ([], 0)


@rule("ST2-CIR-FOR-4")
def test_nobody_else_plays_her_cards() -> None:
    table = teller("foreman", "veteran")
    table.tarot(8)
    table.turn_of("foreman")
    assert table.refused("tarot 8") == "ST2-CIR-FOR-4"
