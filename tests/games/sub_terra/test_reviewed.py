"""Cases between two rules of Sub Terra II, found by reading rulebook and code side by side."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.preview import preview
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def seconds(table: SubTerraScene) -> int:
    clock = table.state.decision.clock(table.state)
    return 0 if clock is None else clock.seconds


@rule("ST2-ONL-1", "ST2-TURN-4")
def test_the_shot_of_the_turret_does_not_use_up_the_time_of_the_turn() -> None:
    table = SubTerraScene("inventor", "guide", "rogue", turn_seconds=90, choice_seconds=20)
    table.stand("3,0", "turret")
    table.guardian("4,0")
    table.begin_turn("inventor")
    assert (table.asked()[0], seconds(table)) == ("turret_shot", 20)
    table.do("hold")
    assert (table.asked()[0], seconds(table)) == ("actions", 90)


def odds(table: SubTerraScene, text: str) -> list[str]:
    """What may happen with an offered action, as its preview says."""
    found = preview(table.state, table.state.decision.seat(table.state), table.game.action(text))
    assert found is not None
    return [one.what for one in found.odds]


@rule("ST2-HP-10", "ST2-EXP-VET-2", "ST2-GRD-16")
def test_a_preview_knows_whom_nothing_can_hurt() -> None:
    table = SubTerraScene("veteran", "guide", "inventor")
    table.lay("B-SPK-1", "3,1")
    table.guardian("3,0")
    assert odds(table, "move 4,0") == ["leaving"]
    assert odds(table, "move 3,1") == ["leaving", "spikes"]
    table.do("brace")
    assert odds(table, "move 4,0") == odds(table, "move 3,1") == []
    table.stand("3,1", "guide")
    assert odds(table, "move 3,1") == ["spikes"], "they would strike the Guide"


@rule("ST2-HP-10", "ST2-FAC-FRT-1", "ST2-DAU-SNK-2")
def test_a_preview_knows_the_fortification_of_the_tile_that_is_entered() -> None:
    table = SubTerraScene("veteran", "guide", "inventor", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    assert odds(table, "move 3,1") == ["snakes"]
    table.fort("3,1")
    assert odds(table, "move 3,1") == []
    table.do("move 3,1")
    assert (table.hearts("veteran"), table.markers_on("3,1")) == (7, 0)


# Whoever is out of the temple


@rule("ST2-TURN-18", "ST2-DAU-SNK-4")
@pytest.mark.parametrize("fate", ["dead", "escaped"])
def test_the_seat_of_a_roller_who_is_out_chooses_whom_the_snakes_bite(fate: str) -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.stand("3,1", "guide", "veteran")
    if fate == "dead":
        table.bury("foreman")
    else:
        table.let_out("foreman")
    table.next_roll(1)
    table.peril("foreman", "collapse")
    assert table.asked() == ("snake_victim", [1])
    table.do("victim guide")
    assert table.hearts("guide") == 2


@rule("ST2-CIR-MAG-1", "ST2-CIR-MAG-3")
def test_a_magician_who_holds_the_artifact_is_not_swapped_with_the_dog_either() -> None:
    table = SubTerraScene("magician", "tamer", "veteran")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.stand("4,0", "dog")
    assert "swap dog" in table.texts()
    table.hold("magician", "artifact")
    assert table.refusal("swap dog") == "ST2-CIR-MAG-1 explorer=dog"
    assert table.offers("swap") == []


@rule("ST2-CIR-ESC-5", "ST2-TAR-2")
def test_a_strike_won_by_the_quest_shows_her_until_her_own_next_turn() -> None:
    table = SubTerraScene("fortune-teller", "escapologist", "veteran")
    table.tarot(1)
    table.guardian("3,0", count=2)
    table.do("tarot 1", "strike infantry", "pass")
    table.stand("4,0", "fortune-teller", "veteran")
    table.peril("fortune-teller", "activate")
    assert table.told("guardian_attacked")[0].args["victim"] == "escapologist"
    table.begin_turn("escapologist")
    table.do("move 2,0")
    assert table.hearts("escapologist") == 2


# Breaches and walls


@rule("ST2-GRID-7", "ST2-GRID-13", "ST2-LEG-ARC-2", "ST2-FAC-TUR-9")
def test_archer_and_turret_see_through_a_breach_and_not_through_the_wall() -> None:
    table = SubTerraScene("inventor", "foreman", "veteran", temple_mode="legion")
    table.lay("B-DRT-1", "3,1", 2)  # N W
    table.lay("B-KEY-1", "4,1", 2)  # a wall on either side of the edge
    table.guardian("4,1", "archer")
    table.stand("3,1", "inventor", "turret")
    table.stand("6,0", "foreman", "veteran")
    table.begin_turn("inventor")
    assert table.asked() == ("actions", [0])
    table.breach("3,1", "E")
    table.begin_turn("inventor")
    assert table.texts() == ["fire 4,1 archer", "hold"]
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_victim", [0])
    assert table.texts() == ["victim inventor", "victim turret"]


# Guardians


@rule("ST2-LEG-ETE-9", "ST2-LEG-ETE-10")
def test_an_eternal_that_lava_took_does_not_come_again_with_its_tile() -> None:
    table = SubTerraScene("guide", "magician", "veteran", temple_mode="legion")
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.hold("guide", "artifact")
    table.eternal_on("3,2", is_awake=True)
    table.set_volcano("erupted")
    table.flip("3,3", "3,4")
    table.peril("guide", "lava", "stumble")
    table.do("first 1")
    assert table.eternal() == "gone"
    table.bag("T-ETE-1")  # it had left its tile, which was transmuted
    table.turn_of("guide")
    table.next_tile("T-ETE-1")
    table.stand("4,0", "guide")
    table.do("reveal S")
    assert (table.tile_at("4,1"), table.guardians(), table.eternal()) == ("T-ETE-1", [], "gone")
    assert table.told("eternal_came") == []


@rule("ST2-LEG-VOL-2", "ST2-GRD-33")
def test_a_second_volatile_guardian_walks_on_when_the_first_has_brought_everybody_down() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="legion")
    table.stand("4,0", "guide")
    table.set_hearts(2, "guide")
    table.stand("1,0", "foreman", "veteran")
    table.guardian("4,0", "volatile", 2)
    table.peril("foreman", "activate")
    assert len(table.told("guardian_exploded")) == 1
    assert (table.hearts("guide"), table.guardians()) == (0, ["VOL-2 3,0"])


@rule("ST2-TYP-14", "ST2-TYP-37", "ST2-AMB-19")
def test_a_mine_under_typhaons_answer_to_an_alarm_may_end_the_game() -> None:
    table = SubTerraScene("inventor", "foreman", "veteran", temple_mode="legion", game_mode="typhaon")
    table.lay("T-ALA-1", "3,1")
    table.sanctum("5,0", "S")
    table.stand("1,0", "inventor")
    table.stand("6,0", "foreman")
    table.stand("3,1", "veteran")  # the last whose symbol is resolved
    table.down("inventor", "veteran")
    table.set_hearts(1, "foreman")
    table.mine("6,0")
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.typhaon_turn()
    table.do("play D3-TRP-1", "put volatile 6,0")
    assert table.kinds() == ["guardian_came", "mine_went_off", "guardian_eliminated", "hearts_lost", "fell", "all_down"]
    assert table.state.over


# Passive abilities of somebody down


@rule("ST2-HP-4", "ST2-EXP-ROG-2", "ST2-EXP-ROG-3", "ST2-EXP-ROG-4")
def test_vigilance_works_while_the_rogue_is_down() -> None:
    table = SubTerraScene("foreman", "rogue", "guide")
    table.lay("B-SPK-1", "3,1")
    table.lay("B-DRT-1", "4,1", 2)  # N W
    table.stand("3,1", "foreman", "rogue")
    table.stand("4,1", "guide")
    table.down("rogue")
    table.peril("foreman", "trap")
    assert table.told("spikes_struck") + table.told("darts_flew") == []
    table.peril("guide", "trap")
    assert (table.hearts("foreman"), table.hearts("guide")) == (5, 2)


@rule("ST2-HP-4", "ST2-DAU-BLD-6", "ST2-CIR-COL-4")
def test_a_boulder_does_not_fall_on_a_colossus_who_is_down() -> None:
    table = SubTerraScene("guide", "colossus", "veteran", temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 3)
    table.danger("3,1")
    table.stand("3,1", "colossus", "veteran")
    table.down("colossus")
    table.peril("guide", "trap")
    assert table.line("collapse_held") == "collapse_held ST2-DAU-BLD-6 cell=3,1"
    assert (table.has_danger("3,1"), table.has_rubble("3,1"), table.hearts("veteran")) == (True, False, 7)


@rule("ST2-HP-4", "ST2-CIR-ESC-1", "ST2-CIR-ESC-7")
def test_an_escapologist_who_is_down_crawls_off_the_tile_of_the_eternal_through_a_wall() -> None:
    table = SubTerraScene("escapologist", "foreman", "veteran", temple_mode="legion")
    table.path("3,1", "3,2")
    table.lay("B-KEY-1", "4,1", 2)
    table.sanctum("3,2", "S")
    table.hold("foreman", "artifact")
    table.eternal_on("3,1", is_awake=True)
    table.stand("3,1", "escapologist")
    table.down("escapologist")
    table.turn_of("escapologist")
    table.next_peril("stumble", "stumble")
    table.do("crawl 4,1")
    assert (table.at("escapologist"), table.told("die_rolled")) == ("4,1", [])


# Typhaon's Trap card


@rule("ST2-EXP-ROG-3", "ST2-AMB-27", "ST2-TYP-18", "ST2-TYP-19")
def test_a_trap_card_is_silent_for_everybody_on_the_tile_of_the_rogue_also_beside_an_alarm() -> None:
    table = SubTerraScene("rogue", "foreman", "veteran", temple_mode="legion", game_mode="typhaon")
    table.lay("T-ALA-1", "3,1")
    table.lay("B-DRT-1", "2,1", 3)  # N E
    table.sanctum("5,0", "S")
    table.stand("3,1", "rogue", "foreman")
    table.stand("2,0", "veteran")
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.typhaon_turn()
    table.script.append(0)  # the replacement
    table.do("play D3-TRP-1")
    assert table.told("alarm_rang") == []
    assert len(table.told("darts_flew")) == 1
    assert (table.hearts("rogue"), table.hearts("foreman"), table.hearts("veteran")) == (3, 5, 6)


# Consolidated tiles and Rubble


@rule("ST2-TILE-13", "ST2-TILE-17", "ST2-TAR-4", "ST2-DAU-SNK-2")
def test_whoever_enters_consolidated_spikes_or_snakes_feels_nothing() -> None:
    table = SubTerraScene("fortune-teller", "foreman", "veteran", temple_mode="dauntless")
    table.lay("B-SPK-1", "3,1")
    table.lay("A-SNK-1", "4,1")
    table.markers("4,1", 3)
    table.tarot(3)
    table.do("tarot 3 4,1")
    table.consolidate("3,1")
    table.turn_of("foreman")
    table.do("move 3,1", "move 4,1")
    assert (table.told("die_rolled"), table.hearts("foreman"), table.markers_on("4,1")) == ([], 5, 0)


@rule("ST2-CIR-DOG-3", "ST2-ACT-9", "ST2-ACT-13")
def test_the_dog_digs_the_rubble_under_it_too() -> None:
    table = SubTerraScene("tamer", "foreman", "veteran")
    table.path("3,1")
    table.rubble("3,1")
    table.stand("3,1", "dog")
    assert "dog dig 3,1" in table.texts()
    table.do("dog dig 3,1")
    assert not table.has_rubble("3,1")


@rule("ST2-TILE-17", "ST2-PERIL-6", "ST2-DAU-SNK-6")
def test_consolidated_ruins_do_not_collapse_with_a_roll_that_others_ask_for() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.lay("B-RUI-1", "3,1")
    table.lay("B-RUI-2", "4,1")
    table.consolidate("3,1")
    table.stand("3,1", "veteran")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert (table.told("collapsed"), table.has_rubble("3,1"), table.hearts("veteran")) == ([], False, 7)


# Against Typhaon


@rule("ST2-TYP-23", "ST2-TYP-37", "ST2-VOLC-19")
def test_the_game_ends_with_the_eruption_that_takes_the_last_explorers() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.artifact_on("3,1")
    table.curse()
    table.stand("3,2", "guide", "foreman", "veteran")
    table.marker(2)  # the second of its two steps is the eruption
    table.end_round()
    assert table.kinds()[-2:] == ["died", "nobody_inside"]
    assert table.state.winners == [3]


@rule("ST2-GRD-18", "ST2-LEG-ETE-7", "ST2-TYP-1")
def test_whoever_falls_to_the_eternal_on_the_exit_has_carried_the_artifact_out() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="legion", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.set_hearts(1, "guide")
    table.eternal_on("3,0", is_awake=True)
    table.next_roll(3)
    table.do("move 3,-1")
    assert table.kinds() == ["die_rolled", "moved", "hearts_lost", "fell", "escaped", "artifact_saved"]
    assert table.state.winners == [0, 1, 2]


@rule("ST2-TYP-15", "ST2-CIR-DOG-6", "ST2-FAC-TUR-5")
def test_despair_drives_the_dog_away_and_breaks_the_turret() -> None:
    table = SubTerraScene("tamer", "inventor", "veteran", game_mode="typhaon")
    table.sanctum("5,0", "S")
    table.stand("4,0", "dog", "turret")
    table.set_hearts(1, "dog", "turret")
    table.hand("D3-DES", "D3-TRP-1", "D3-ACT")
    table.typhaon_turn()
    table.script.append(0)  # the replacement
    table.do("play D3-DES")
    assert (table.at("dog"), table.at("turret")) == (None, None)
    assert [event.rule for event in table.told("withdrew")] == ["ST2-CIR-DOG-6", "ST2-FAC-TUR-5"]


@rule("ST2-TYP-17", "ST2-CIR-COL-3", "ST2-PERIL-14")
def test_prop_holds_through_every_symbol_of_a_collapse_card() -> None:
    table = SubTerraScene("colossus", "foreman", "veteran", game_mode="typhaon")
    table.lay("B-RUI-1", "3,1")
    table.sanctum("5,0", "S")
    table.stand("3,1", "colossus", "foreman")
    table.hand("D3-COL-B", "D3-DES", "D3-ACT")
    table.typhaon_turn()
    table.next_roll(1, 1)
    table.script.append(0)  # the replacement
    table.do("play D3-COL-B")
    assert len(table.told("collapse_held")) == 2
    assert (table.has_rubble("3,1"), table.hearts("foreman")) == (False, 5)


# The Quest


@rule("ST2-TAR-25", "ST2-FAC-CAR-5", "ST2-FAC-CAR-6")
def test_an_explore_won_by_the_quest_may_be_dissuaded_and_the_quest_goes_on() -> None:
    table = SubTerraScene("fortune-teller", "foreman", "cartographer")
    table.tarot(1)
    table.next_tile("B-GRD-1")
    table.do("tarot 1", "explore S")
    assert table.asked() == ("dissuade_tile", [2])
    table.do("dissuade")
    assert (table.at("foreman"), table.tile_at("3,1"), table.guardians()) == ("3,0", None, [])
    assert table.asked() == ("quest_action", [2])
    assert "chart 3,0 S" in table.texts()


@rule("ST2-TAR-2", "ST2-FAC-INV-2")
def test_a_mine_won_by_the_quest_may_be_one_that_is_taken_back() -> None:
    table = SubTerraScene("fortune-teller", "inventor", "veteran")
    table.tarot(1)
    table.mine("4,0", "4,0", "5,0")
    table.do("tarot 1", "mine")
    assert table.asked() == ("take_back_mine", [1])
    table.do("scrap 5,0")
    assert (table.mines_on(), table.asked()) == (["4,0", "4,0", "3,0"], ("quest_action", [2]))


@rule("ST2-TURN-26", "ST2-TURN-27", "ST2-CIR-FOR-11", "ST2-TAR-1")
def test_a_fortune_teller_ordered_out_by_her_own_quest_leaves_the_others_their_actions() -> None:
    table = SubTerraScene("fortune-teller", "aristocrat", "veteran")
    table.tarot(1, 8)
    table.do("tarot 1", "order fortune-teller 3,-1")
    assert (table.is_out("fortune-teller"), table.tarot_held(), table.state.tarot_deck) == (True, [], 0)
    assert table.asked() == ("quest_action", [2])
    table.next_peril("stumble")
    table.do("move 4,0")
    assert (table.at("veteran"), table.asked()) == ("4,0", ("actions", [1]))


# The Circle


@rule("ST2-CIR-MAG-7", "ST2-GRD-4", "ST2-LEG-4")
def test_nothing_wakes_on_a_guardian_tile_that_was_transmuted() -> None:
    table = SubTerraScene("magician", "foreman", "veteran", temple_mode="legion")
    table.lay("T-ARC-1", "3,1", 2)
    table.consolidate("0,0", "6,0")
    table.stand("3,1", "magician")
    table.peril("foreman", "wake")
    assert table.guardians() == ["ARC-1 3,1"]
    table.turn_of("magician")
    table.do("exert", "transmute")
    assert table.guardians() == ["ARC-1 3,1"]
    table.peril("foreman", "wake")
    assert table.guardians() == ["ARC-1 3,1"]


@rule("ST2-TAR-12", "ST2-TAR-23", "ST2-CIR-DOG-8")
def test_the_survivor_lets_the_dog_leave_more_infantry_than_it_has_hearts() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "veteran")
    table.tarot(9)
    table.stand("3,0", "dog")
    table.guardian("3,0", count=3)
    table.do("tarot 9 dog")
    table.turn_of("tamer")
    table.do("dog move 4,0")
    assert (table.at("dog"), table.hearts("dog")) == ("4,0", 3)
