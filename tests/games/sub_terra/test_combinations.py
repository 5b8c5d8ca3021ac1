"""Temple modes with game modes (section 22)."""

from __future__ import annotations

import itertools

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TEMPLES = ("base", "dauntless", "legion")
MODES = ("base", "ark", "typhaon")
TEAM = ("guide", "foreman", "veteran")
SIX = ("guide", "foreman", "veteran", "sapper", "priest", "healer")


def play(table: SubTerraScene, card: str) -> None:
    """Typhaon, who has nothing to build, plays this card; what is left to chance in it is scripted before."""
    count = card[1]
    others = [f"D{count}-{other}" for other in ("DES", "ACT", "WAK-A") if not card.endswith(other)]
    table.hand(card, *others[:2])
    table.sanctum("5,0", "S")
    table.typhaon_turn()
    table.script.append(0)  # the replacement
    table.do(f"play {card}")


# Dauntless and Typhaon


@rule("ST2-COMBO-2")
def test_each_lava_symbol_of_a_card_takes_a_marker_off_explosion_tiles() -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="typhaon")
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 3)
    play(table, "D3-LAV-B")
    assert table.markers_on("3,1") == 1
    assert [event.rule for event in table.told("fuse_burnt")] == ["ST2-DAU-EXP-2"] * 2


@rule("ST2-COMBO-2")
def test_a_collapse_card_stirs_snakes_and_typhaon_chooses_whom_they_bite() -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="typhaon")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 1)
    table.stand("3,1", "guide", "foreman")
    table.hand("D3-COL-A", "D3-DES", "D3-ACT")
    table.sanctum("5,0", "S")
    table.typhaon_turn()
    table.next_roll(3)
    table.do("play D3-COL-A")
    assert table.asked() == ("snake_victim", [3])
    assert table.texts() == ["victim guide", "victim foreman"]
    table.script.append(0)
    table.do("victim guide")
    assert (table.hearts("guide"), table.hearts("foreman")) == (2, 5)


@rule("ST2-COMBO-7")
def test_three_lava_symbols_blow_a_fresh_explosion_tile_up() -> None:
    table = SubTerraScene(*SIX, temple_mode="dauntless", game_mode="typhaon")
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 3)
    table.stand("3,1", "veteran")
    table.stand("6,0", "guide", "foreman", "sapper", "priest", "healer")
    play(table, "D6-LAV-B")
    assert (table.markers_on("3,1"), table.hearts("veteran")) == (0, 4)
    assert [event.args["left"] for event in table.told("fuse_burnt")] == [2, 1, 0]


@rule("ST2-COMBO-7")
def test_a_trap_card_arms_and_drops_one_boulder_when_two_explorers_are_near_it() -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="typhaon")
    table.lay("A-BLD-1", "3,1", 3)
    table.stand("3,1", "veteran")
    table.stand("6,0", "foreman")
    play(table, "D3-TRP-1")
    assert table.kinds().index("boulder_loosened") < table.kinds().index("boulder_fell")
    assert (table.hearts("veteran"), table.has_rubble("3,1"), table.has_danger("3,1")) == (1, True, False)


@rule("ST2-COMBO-9")
@pytest.mark.parametrize(
    ("card", "fuse", "snakes", "is_armed"),
    [
        *[("D3-DES", 3, 1, False), ("D3-ACT", 3, 1, False), ("D3-LAV-A", 2, 1, False), ("D3-COL-A", 3, 2, False)],
        ("D3-TRP-1", 3, 1, True),
    ],
)
def test_only_the_card_that_fits_works_on_a_tile_of_the_dauntless_temple(
    card: str, fuse: int, snakes: int, is_armed: bool
) -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="typhaon")
    table.lay("A-EXP-1", "2,1")
    table.lay("A-SNK-1", "4,1")
    table.lay("A-BLD-1", "3,1", 3)
    table.markers("2,1", 3)
    table.markers("4,1", 1)
    table.stand("6,0", "guide", "foreman")
    if card == "D3-COL-A":
        table.hand(card, "D3-DES", "D3-ACT")
        table.sanctum("5,0", "S")
        table.typhaon_turn()
        table.next_roll(1)
        table.script.append(0)
        table.do(f"play {card}")
    else:
        play(table, card)
    assert (table.markers_on("2,1"), table.markers_on("4,1"), table.has_danger("3,1")) == (fuse, snakes, is_armed)


# Dauntless and Ark


@rule("ST2-COMBO-3")
def test_the_ark_suffers_explosions_snakes_and_boulders() -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="ark")
    table.lay("A-EXP-1", "3,1")
    table.stand("3,1", "ark")
    table.peril("guide", "lava")
    assert table.hearts("ark") == 2
    table.lay("A-SNK-1", "3,2")
    table.markers("3,2", 1)
    table.stand("3,1", "guide")
    table.turn_of("guide")
    table.do("push 3,2")
    assert (table.hearts("ark"), table.markers_on("3,2")) == (1, 0)
    table.lay("A-BLD-1", "2,1", 2)
    table.danger("2,1")
    table.stand("2,1", "ark")
    table.stand("2,0", "foreman")
    table.peril("foreman", "trap")
    assert table.hearts("ark") == 0


@rule("ST2-COMBO-3")
def test_the_ark_may_be_pushed_into_a_pit() -> None:
    table = SubTerraScene(*TEAM, temple_mode="dauntless", game_mode="ark")
    table.lay("A-PIT-1", "3,1")
    table.do("push 3,1")
    assert table.at("ark") == "3,1"


# Legion and Typhaon


@rule("ST2-COMBO-4")
def test_a_wake_card_may_mix_types() -> None:
    table = SubTerraScene(*TEAM, temple_mode="legion", game_mode="typhaon")
    table.lay("B-GRD-3", "3,1", 2)
    play(table, "D3-WAK-B")
    table.script.clear()
    table.do("option a")
    assert table.texts() == ["put infantry 3,1", "put archer 0,0", "put volatile 6,0"]
    assert table.refusal("put archer 6,0") == "ST2-TYP-34 guardian=archer cell=6,0"
    table.do("put archer 0,0")
    assert table.asked() == ("put_guardian", [3])
    table.script.append(0)
    table.do("put volatile 6,0")
    assert table.told("guardian_came")[0].args == {"guardian": "volatile", "cell": "6,0"}


@rule("ST2-COMBO-4", "ST2-AMB-29")
def test_a_trap_card_at_an_alarm_gives_typhaon_an_answer_for_each_explorer_near_it() -> None:
    table = SubTerraScene(*TEAM, temple_mode="legion", game_mode="typhaon")
    table.lay("T-ALA-1", "3,1")
    table.lay("B-DRT-1", "4,1", 2)
    table.breach("4,1", "W")
    table.stand("3,1", "guide")
    table.stand("6,0", "veteran")
    play(table, "D3-TRP-1")
    table.script.clear()
    assert table.asked() == ("alarm_answer", [3])
    table.do("put archer 0,0")
    assert table.line("guardian_came") == "guardian_came ST2-TYP-14 guardian=archer cell=0,0"
    assert table.asked() == ("alarm_answer", [3])
    table.script.append(0)
    table.do("pass")
    assert (table.hearts("guide"), table.hearts("foreman")) == (3, 5)


# Legion and Ark


@rule("ST2-COMBO-8", "ST2-COMBO-1")
def test_with_the_third_key_the_eternal_is_awake_as_after_the_taking_of_the_artifact() -> None:
    table = SubTerraScene(*TEAM, temple_mode="legion", game_mode="ark")
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.set_keys(2)
    table.hold("guide", "key")
    table.stand("3,3", "guide")
    table.stand("3,1", "foreman")
    table.eternal_on("3,1")
    table.peril("foreman", "activate")
    assert (table.eternal(), table.told("guardians_activate")) == ("lying", [])
    table.turn_of("guide")
    table.do("set_key")
    assert (table.eternal(), table.state.cursed) == ("awake", False)
    table.turn_of("foreman")
    table.next_roll(3)
    table.do("move 3,0")
    assert table.hearts("foreman") == 1


@rule("ST2-COMBO-8")
def test_an_eternal_that_comes_after_the_third_key_is_awake() -> None:
    table = SubTerraScene(*TEAM, temple_mode="legion", game_mode="ark")
    table.set_keys(3)
    table.next_tile("T-ETE-1")
    table.do("reveal S")
    assert table.line("eternal_came") == "eternal_came ST2-LEG-ETE-1 cell=3,1 awake=True"


# Base tiles


@rule("ST2-COMBO-10")
def test_base_tiles_hurt_the_ark_as_an_explorer() -> None:
    table = SubTerraScene(*TEAM, game_mode="ark")
    table.lay("B-LAV-1", "3,1")
    table.lay("B-SPK-1", "3,2")
    table.stand("3,1", "ark", "guide")
    table.peril("foreman", "lava")
    assert table.hearts("ark") == 2
    table.turn_of("guide")
    table.next_roll(1)
    table.do("push 3,2")
    assert table.hearts("ark") == 0
    table.set_hearts(3, "ark")
    table.lay("B-DRT-1", "4,1", 2)
    table.stand("4,1", "ark")
    table.stand("4,0", "foreman")
    table.peril("foreman", "trap")
    assert table.hearts("ark") == 2
    table.lay("B-RUI-1", "2,1")
    table.stand("2,1", "ark")
    table.next_roll(1)
    table.peril("foreman", "collapse")
    assert table.hearts("ark") == 0


@rule("ST2-COMBO-10")
def test_against_typhaon_a_lava_tile_hurts_once_per_symbol_and_guardians_are_infantry() -> None:
    table = SubTerraScene(*TEAM, game_mode="typhaon")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "veteran")
    play(table, "D3-LAV-B")
    assert table.hearts("veteran") == 5
    table = SubTerraScene(*TEAM, game_mode="typhaon")
    play(table, "D3-WAK-B")
    table.script.clear()
    table.do("option a")
    assert table.texts() == ["put infantry 0,0", "put infantry 6,0"]


# What never applies


@rule("ST2-COMBO-6")
def test_no_climb_without_pits_and_no_survivor_without_peril_dice() -> None:
    table = SubTerraScene("healer", "foreman", "veteran", game_mode="typhaon")
    table.set_hearts(1, "healer")
    assert table.refused("climb 4,0") == "ST2-DAU-PIT-3"
    table.do("end")
    assert (table.hearts("healer"), table.asked()) == (1, ("actions", [1]))
    assert table.told("peril_rolled") == []


@rule("ST2-COMBO-5", "ST2-OVR-3", "ST2-OPT-7")
@pytest.mark.parametrize(("temple", "mode"), [*itertools.product(TEMPLES, MODES)])
def test_any_team_plays_any_combination(temple: str, mode: str) -> None:
    for team in (("guide", "tamer", "inventor"), ("magician", "fortune-teller", "cartographer", "escapologist")):
        table = SubTerraScene(*team, temple_mode=temple, game_mode=mode)
        assert table.asked() == ("actions", [0])
        assert (table.at(team[0]), "end" in table.texts()) == ("3,0", True)


@rule("ST2-COMBO-11", "ST2-SET-29")
@pytest.mark.parametrize("mode", MODES)
def test_the_temple_changes_no_marker_and_the_game_mode_no_bag(mode: str) -> None:
    starts = {SubTerraScene(*TEAM, temple_mode=temple, game_mode=mode).state.marker for temple in TEMPLES}
    assert starts == {27 if mode == "typhaon" else 26}
    for temple in TEMPLES:
        bag = SubTerraScene(*TEAM, temple_mode=temple, game_mode=mode).bag_holds()
        assert bag == SubTerraScene(*SIX, temple_mode=temple).bag_holds()
        assert len(bag) == 30


@rule("ST2-COMBO-11")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_temple_changes_no_rank(temple: str) -> None:
    table = SubTerraScene(*TEAM, temple_mode=temple)
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.bury("veteran")
    table.let_out("foreman")
    table.do("move 3,-1")
    assert (table.result(), table.game.scores(table.state)) == ("gold", [3, 3, 3])
