"""The thirteen tarot cards (section 20.6)."""

from __future__ import annotations

import pytest

from hypogeum.engine.masks import NONE, bits
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def teller(*others: str, cards: tuple[int, ...] = (), **options: object) -> SubTerraScene:
    """The Fortune-Teller acts, with some cards in hand."""
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    table = SubTerraScene("fortune-teller", *team[: max(2, len(others))], **options)
    table.tarot(*cards)
    return table


def is_dark(table: SubTerraScene) -> bool:
    return table.state.darkness


# I, The Quest


@rule("ST2-TAR-1", "ST2-TAR-2")
def test_the_quest_gives_each_other_active_explorer_one_free_action_in_turn_order() -> None:
    table = SubTerraScene("foreman", "fortune-teller", "rogue", "veteran")
    table.tarot(1)
    table.turn_of("fortune-teller")
    table.down("veteran")
    table.do("tarot 1")
    assert table.asked() == ("quest_action", [2])
    assert {"sprint 4,0", "move 4,0", "explore S", "pass"} <= {*table.texts()}
    table.do("sprint 4,0")
    assert table.asked() == ("move_on", [2])
    table.do("go 5,0")
    assert table.asked() == ("quest_action", [0])
    table.do("move 2,0")
    assert (table.asked(), table.state.ap) == (("actions", [1]), 0)
    assert (table.at("rogue"), table.at("foreman")) == ("5,0", "2,0")


@rule("ST2-TAR-2", "ST2-TAR-21")
def test_the_quest_is_for_actions_of_exactly_one_ap() -> None:
    table = teller("aristocrat", "sapper", cards=(1,))
    table.rubble("3,0")
    table.set_hearts(3, "aristocrat")
    table.do("tarot 1")
    verbs = {text.split()[0] for text in table.texts()}
    assert verbs == {"order", "explore", "reveal", "heal", "move", "pass"}
    for text in ("run 4,0", "dig 3,0", "research 3,1", "exert", "end"):
        assert table.refused(text) in ("ST2-TURN-16", "ST2-ACT-11")
    table.do("pass")
    assert table.asked() == ("quest_action", [2])
    assert "demolish N" not in table.texts()


@rule("ST2-TAR-21")
def test_limited_uses_count_by_the_quest_too() -> None:
    table = teller("foreman", "sapper", cards=(1,))
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "foreman")
    table.do("tarot 1", "consolidate")
    assert table.uses_left("foreman") == 3


@rule("ST2-TAR-21", "ST2-TAR-1")
def test_an_action_that_brings_its_explorer_down_ends_only_that_action() -> None:
    table = teller("foreman", "sapper", cards=(1,))
    table.set_hearts(1, "foreman")
    table.guardian("3,0")
    table.do("tarot 1", "move 4,0")
    assert (table.hearts("foreman"), table.asked()) == (0, ("quest_action", [2]))
    table.do("pass")
    assert table.asked() == ("actions", [0])


@rule("ST2-TAR-1", "ST2-ACT-13")
def test_the_quest_needs_somebody_else_who_is_active() -> None:
    table = teller("foreman", "veteran", cards=(1,))
    table.down("foreman", "veteran")
    assert table.refusal("tarot 1") == "ST2-TAR-1"


@rule("ST2-TAR-25")
def test_a_tile_explored_by_the_quest_follows_the_abilities_of_who_explores() -> None:
    table = teller("archaeologist", "veteran", cards=(1,))
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("tarot 1", "reveal S")
    assert table.asked() == ("keep_tile", [1])
    table.do("keep B-KEY-1")
    assert (table.tile_at("3,1"), table.asked()) == ("B-KEY-1", ("quest_action", [2]))


@rule("ST2-TAR-25")
def test_quest_and_traitor_lead_out_of_the_temple_too() -> None:
    table = teller("foreman", "veteran", cards=(1, 5))
    table.do("tarot 1", "move 3,-1")
    assert (table.is_out("foreman"), table.asked()) == (True, ("quest_action", [2]))
    table.do("pass")
    table.turn_of("fortune-teller")
    table.do("tarot 5 veteran", "go 3,-1")
    assert table.is_out("veteran")


@rule("ST2-TAR-2", "ST2-TURN-15")
def test_the_quest_passes_over_whoever_has_nothing_to_do() -> None:
    table = teller("veteran", "healer", cards=(1,))
    table.stand("6,0", "healer")
    table.rubble("5,0")
    table.do("tarot 1")
    assert table.asked() == ("quest_action", [1])
    table.do("pass")
    assert (table.asked(), table.state.quest) == (("actions", [0]), NONE)
    table.turn_of("healer")
    assert "dig 5,0" in table.texts()


# II, The Mountain


@rule("ST2-TAR-3")
def test_the_mountain_clears_all_rubble() -> None:
    table = teller(cards=(2,))
    assert table.refusal("tarot 2") == "ST2-ACT-2"
    table.path("3,1", "3,2")
    table.rubble("3,1", "3,2")
    table.do("tarot 2")
    assert table.story()[1:] == ["rubble_cleared ST2-TAR-3 cells=['3,1', '3,2']"]
    assert (table.state.rubble, table.state.ap) == (0, 0)


# III, The Tower


@rule("ST2-TAR-4", "ST2-TAR-5", "ST2-TAR-24")
def test_the_tower_consolidates_a_tile_anywhere_and_uses_no_marker_of_the_foreman() -> None:
    table = teller("foreman", cards=(3,))
    table.lay("B-LAV-1", "3,1")
    table.lay("B-NOR-1", "3,2", 2)
    table.lay("B-SPK-1", "4,1")
    table.consolidate("4,1")
    assert table.offers("tarot") == ["tarot 3 0,0", "tarot 3 6,0", "tarot 3 3,1"]
    for cell in ("3,0", "3,2", "4,1"):
        assert table.refusal(f"tarot 3 {cell}") == f"ST2-TAR-5 cell={cell}"
    table.do("tarot 3 3,1")
    assert table.line("consolidated") == "consolidated ST2-TAR-4 cell=3,1"
    assert (table.is_consolidated("3,1"), table.uses_left("foreman")) == (True, 4)


# IV, The Heart; X, The Return


@rule("ST2-TAR-6", "ST2-TAR-19")
def test_the_heart_gives_one_heart_to_all_others_and_whoever_is_down_stands_up() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", game_mode="ark")
    table.tarot(4)
    assert table.refusal("tarot 4") == "ST2-ACT-2"
    table.stand("4,0", "dog")
    table.stand("5,0", "turret")
    table.set_hearts(1, "fortune-teller", "dog", "turret", "ark")
    table.down("inventor")
    table.do("tarot 4")
    assert [table.hearts(name) for name in ("fortune-teller", "tamer", "inventor", "ark", "dog", "turret")] == [
        *[1, 5, 1, 2, 2, 2]
    ]
    assert table.told("healed")[0].rule == "ST2-TAR-6"
    assert table.line("stood_up") == "stood_up ST2-HP-3 seat=2 explorer=inventor"


@rule("ST2-TAR-6")
def test_her_own_wounds_are_no_reason_for_the_heart() -> None:
    table = teller(cards=(4, 10))
    table.set_hearts(1, "fortune-teller")
    assert table.offers("tarot") == []
    assert table.refusal("tarot 10 fortune-teller") == "ST2-TAR-13 explorer=fortune-teller"
    assert table.refusal("tarot 10 foreman") == "ST2-ACT-2 explorer=foreman"


@rule("ST2-TAR-13", "ST2-TAR-19")
def test_the_return_heals_one_other_to_the_maximum() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", game_mode="ark")
    table.tarot(10)
    table.stand("4,0", "dog")
    table.stand("5,0", "turret")
    table.down("tamer")
    table.set_hearts(1, "fortune-teller", "dog", "turret", "ark")
    assert table.offers("tarot") == ["tarot 10 tamer", "tarot 10 ark", "tarot 10 dog", "tarot 10 turret"]
    table.do("tarot 10 tamer")
    assert table.line("healed") == "healed ST2-TAR-13 seat=1 explorer=tamer hearts=5 left=5"
    assert table.hearts("dog") == 1


# V, The Traitor


@rule("ST2-TAR-7", "ST2-TAR-20")
def test_the_traitor_gives_another_explorer_up_to_three_moves_which_its_player_decides() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", "veteran")
    table.tarot(5)
    table.path("3,1", "3,2", "3,3", "3,4")
    table.stand("3,0", "dog", "turret")
    table.down("veteran")
    assert table.offers("tarot") == ["tarot 5 tamer", "tarot 5 inventor"]
    for name, reason in {
        "dog": "ST2-TAR-20",
        "turret": "ST2-TAR-20",
        "fortune-teller": "ST2-TAR-7",
        "veteran": "ST2-TAR-7",
    }.items():
        assert table.refusal(f"tarot 5 {name}") == f"{reason} explorer={name}"
    table.do("tarot 5 inventor")
    assert (table.asked(), table.state.ap) == (("move_on", [2]), 1)
    table.do("go 3,1", "go 3,2", "go 3,3")
    assert (table.at("inventor"), table.asked()) == ("3,3", ("actions", [0]))


@rule("ST2-TAR-20")
@pytest.mark.parametrize("moves", [0, 1])
def test_the_traitor_may_stop_at_any_time(moves: int) -> None:
    table = teller("foreman", "veteran", cards=(5,))
    table.do("tarot 5 foreman", *["go 4,0"][:moves], "stop")
    assert (table.at("foreman"), table.asked()) == (["3,0", "4,0"][moves], ("actions", [0]))


@rule("ST2-TAR-7", "ST2-ACT-13")
def test_the_traitor_needs_somebody_with_a_way() -> None:
    table = teller("foreman", "veteran", cards=(5,))
    table.stand("6,0", "foreman", "veteran")
    table.rubble("5,0")
    assert table.offers("tarot") == []
    assert table.refusal("tarot 5 foreman") == "ST2-ACT-2 explorer=foreman"


# VI, The Inferno; VII, The Fall; XII, The Chained King


@rule("ST2-TAR-8")
def test_the_inferno_clears_a_tile_and_those_next_to_it() -> None:
    table = teller(cards=(6,))
    table.path("3,1", "3,2", "4,1")
    table.lay("B-KEY-1", "2,1", 2)
    table.guardian("3,1")
    table.guardian("3,2")
    table.guardian("2,1")
    table.guardian("4,0")
    assert table.refusal("tarot 6 6,0") == "ST2-ACT-2 cell=6,0"
    table.do("tarot 6 3,1")
    assert [event.rule for event in table.told("guardian_eliminated")] == ["ST2-TAR-8", "ST2-TAR-8"]
    assert table.guardians() == ["INF-3 2,1", "INF-4 4,0"]


@rule("ST2-TAR-8")
def test_the_inferno_may_be_aimed_at_a_tile_without_enemies_next_to_one() -> None:
    table = teller(cards=(6, 7))
    table.guardian("5,0")
    assert table.offers("tarot") == ["tarot 6 4,0", "tarot 6 5,0", "tarot 6 6,0", "tarot 7 5,0"]
    table.do("tarot 6 4,0")
    assert table.guardians() == []


@rule("ST2-TAR-9")
def test_the_fall_clears_one_tile() -> None:
    table = teller(cards=(7,))
    table.path("3,1")
    table.guardian("3,1", count=2)
    table.guardian("3,0")
    assert table.refusal("tarot 7 4,0") == "ST2-ACT-2 cell=4,0"
    assert table.refusal("tarot 7 5,5") == "ST2-GRID-12 cell=5,5"
    table.do("tarot 7 3,1")
    assert [event.rule for event in table.told("guardian_eliminated")] == ["ST2-TAR-9", "ST2-TAR-9"]
    assert (table.guardians(), table.state.ap) == (["INF-3 3,0"], 1)


@rule("ST2-TAR-16")
def test_the_chained_king_wipes_every_enemy_off_the_board() -> None:
    table = teller(cards=(12,), temple_mode="legion")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.state.ap = 3
    table.state.exerted = True
    table.eternal_on("3,2")
    assert table.refusal("tarot 12") == "ST2-ACT-2"
    table.eternal_on("3,2", is_awake=True)
    table.guardian("3,1", "archer")
    table.guardian("6,0", count=2)
    table.do("tarot 12")
    assert [event.rule for event in table.told("guardian_eliminated")] == ["ST2-TAR-16"] * 3
    assert (table.guardians(), table.eternal()) == (["ETE-1 3,2"], "lying")


# VIII, The Darkness


@rule("ST2-TAR-10", "ST2-TAR-11")
def test_in_darkness_no_guardian_activates_but_leaving_still_costs() -> None:
    table = teller("foreman", "veteran", cards=(8,))
    table.guardian("3,0")
    table.marker(10)
    table.do("tarot 8", "move 4,0")
    assert (is_dark(table), table.hearts("fortune-teller")) == (True, 2)
    table.peril("foreman", "activate")
    assert table.told("guardians_held")[0].rule == "ST2-TAR-10"
    assert table.told("guardian_attacked") == []
    table.end_round()
    assert [event.rule for event in table.told("guardians_held")] == ["ST2-TAR-10"] * 2
    assert (table.hearts("veteran"), table.state.to_act) == (7, 0)
    assert not is_dark(table)


@rule("ST2-TAR-11", "ST2-TYP-22")
def test_an_activate_card_of_typhaon_finds_darkness() -> None:
    table = teller("foreman", "veteran", cards=(8,), game_mode="typhaon")
    table.guardian("3,0")
    table.hand("D3-ACT", "D3-DES", "D3-TRP-1")
    table.do("tarot 8")
    table.next_tile("B-KEY-1")
    table.typhaon_turn()
    table.next_card("D3-LAV-A")
    table.do("return", "play D3-ACT")
    assert table.told("guardian_attacked") == []
    assert "guardians_held" in table.kinds()


@rule("ST2-TAR-22", "ST2-TURN-18")
@pytest.mark.parametrize("fate", ["down", "dead", "escaped"])
def test_darkness_and_survivor_end_with_her_next_turn_whatever_has_become_of_her(fate: str) -> None:
    table = teller("foreman", "veteran", cards=(8, 9))
    table.do("tarot 8", "tarot 9 foreman")
    if fate == "down":
        table.down("fortune-teller")
    elif fate == "dead":
        table.bury("fortune-teller")
    else:
        table.let_out("fortune-teller")
    table.begin_turn("foreman")
    assert (is_dark(table), table.state.shielded) == (True, 1)
    table.next_peril("stumble")
    table.begin_turn("fortune-teller")
    assert (is_dark(table), table.state.shielded) == (False, NONE)


# IX, The Survivor


@rule("ST2-TAR-12", "ST2-AMB-24", "ST2-AMB-18")
def test_the_survivor_protects_from_every_loss_but_not_from_being_moved_or_from_clearing_snakes() -> None:
    table = teller("foreman", "veteran", cards=(9,), temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 3)
    table.guardian("3,0", count=2)
    assert table.refusal("tarot 9 fortune-teller") == "ST2-TAR-12 explorer=fortune-teller"
    table.do("tarot 9 foreman")
    assert table.line("shielded") == "shielded ST2-TAR-12 seat=1 explorer=foreman"
    table.turn_of("foreman")
    table.do("move 3,1")
    assert (table.hearts("foreman"), table.at("foreman"), table.markers_on("3,1")) == (5, "3,1", 0)
    assert table.told("hearts_lost") == []
    table.do("exert")
    assert table.hearts("foreman") == 4


@rule("ST2-TAR-23")
def test_the_survivor_may_protect_ark_dog_and_turret_and_whoever_is_down() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", game_mode="ark")
    table.tarot(9)
    table.stand("4,0", "dog", "turret")
    table.down("inventor")
    assert table.offers("tarot") == [f"tarot 9 {name}" for name in ("tamer", "inventor", "ark", "dog", "turret")]
    table.lay("B-LAV-1", "4,1")
    table.stand("4,1", "ark", "dog")
    table.do("tarot 9 ark")
    table.peril("tamer", "lava")
    assert (table.hearts("ark"), table.hearts("dog")) == (3, 2)


# XI, The Void


@rule("ST2-TAR-14", "ST2-TAR-15", "ST2-GRID-9", "ST2-VOC-1")
def test_the_void_destroys_any_wall_of_the_temple_behind_which_a_tile_can_lie() -> None:
    table = teller(cards=(11,))
    table.lay("B-BRI-1", "3,1")
    table.lay("B-KEY-1", "4,1", 2)
    assert table.offers("tarot") == [
        "tarot 11 0,0 S",
        "tarot 11 6,0 S",
        "tarot 11 2,1 E",
        "tarot 11 3,1 E",
        "tarot 11 4,1 E",
        "tarot 11 4,1 S",
    ]
    for wall in ("0,0 N", "2,0 N", "3,0 N", "3,1 S", "3,3 E"):
        assert table.refusal(f"tarot 11 {wall}").startswith("ST2-TAR-15 ")
    table.do("tarot 11 3,1 E")
    assert table.line("wall_breached") == "wall_breached ST2-TAR-14 cell=3,1 side=E"
    assert table.state.ap == 1
    table.stand("3,1", "fortune-teller")
    assert "move 4,1" in table.texts()


@rule("ST2-TAR-15", "ST2-GRID-9", "ST2-GRID-12")
def test_the_void_leaves_walls_of_lava_alone() -> None:
    table = teller(cards=(11,))
    table.lay("B-BRI-1", "3,1")
    table.lay("B-KEY-1", "4,1", 2)
    table.flip("3,1")
    assert table.offers("tarot") == ["tarot 11 0,0 S", "tarot 11 6,0 S", "tarot 11 4,1 E", "tarot 11 4,1 S"]
    for wall in ("2,1 E", "3,1 E"):
        assert table.refusal(f"tarot 11 {wall}").startswith("ST2-TAR-15 ")


@rule("ST2-VOC-1", "ST2-GRID-20")
def test_a_wall_may_be_named_from_either_side_but_is_offered_once() -> None:
    table = teller(cards=(11,))
    table.lay("B-BRI-1", "3,1")
    assert str(table.game.action("tarot 11 3,1 W")) == "tarot 11 2,1 E"
    table.do("tarot 11 3,1 W")
    assert table.line("wall_breached") == "wall_breached ST2-TAR-14 cell=3,1 side=W"
    picks = {str(action): action.verb.picks(table.state, 0, action.target) for action in table.offered()}
    assert "tarot 11 2,1 E" not in picks


# XIII, The Nexus


@rule("ST2-TAR-17", "ST2-TAR-18", "ST2-TAR-24")
def test_the_nexus_draws_three_cards_of_which_she_keeps_one() -> None:
    table = teller(cards=(13, 1))
    table.next_tarot(4, 2, 7)
    table.do("tarot 13")
    assert table.story() == [
        "card_played ST2-CIR-FOR-4 seat=0 explorer=fortune-teller card=13",
        "cards_drawn ST2-TAR-17 seat=0 number=3 cards=['2', '4', '7'] known=True",
    ]
    assert table.asked() == ("keep_card", [0])
    assert table.texts() == ["keep 2", "keep 4", "keep 7"]
    assert table.refusal("keep 1") == "ST2-TAR-17"
    assert table.refusal("keep B-NOR-1") == "ST2-EXP-ARC-2"
    table.do("keep 4")
    assert table.story() == ["card_kept ST2-TAR-17 seat=0 cards=['2', '7'] card=4 known=True"]
    assert (table.tarot_held(), bits(table.state.tarot_discard)) == ([1, 4], [2, 7, 13])
    assert (table.state.ap, table.asked()) == (1, ("actions", [0]))


@rule("ST2-TAR-18")
def test_with_fewer_cards_the_nexus_draws_what_is_there() -> None:
    table = teller(cards=(13,))
    table.state.tarot_discard = table.state.tarot_deck & ~(1 << 5 | 1 << 6)
    table.state.tarot_deck = 1 << 5 | 1 << 6
    table.next_tarot(6, 5)
    table.do("tarot 13", "keep 6")
    assert (table.tarot_held(), table.state.tarot_deck) == ([6], 0)


@rule("ST2-TAR-18", "ST2-TURN-15")
def test_a_last_card_is_kept_without_asking_and_an_empty_deck_gives_none() -> None:
    table = teller(cards=(13,))
    table.state.tarot_discard = table.state.tarot_deck & ~(1 << 5)
    table.state.tarot_deck = 1 << 5
    table.next_tarot(5)
    table.do("tarot 13")
    assert table.line("card_kept") == "card_kept ST2-TAR-17 seat=0 cards=[] card=5 known=True"
    table = teller(cards=(13,))
    table.state.tarot_discard = table.state.tarot_deck
    table.state.tarot_deck = 0
    assert table.refusal("tarot 13") == "ST2-CIR-FOR-5"


# Writing and pressing


@rule("ST2-VOC-2", "ST2-TAR-24")
def test_what_is_pressed_to_play_a_card() -> None:
    table = teller(cards=(3, 7, 8, 10, 11))
    table.lay("B-LAV-1", "3,1")
    table.guardian("3,1")
    table.set_hearts(2, "foreman")
    picks = {str(action): action.verb.picks(table.state, 0, action.target) for action in table.offered()}
    assert picks["tarot 3 3,1"] == ["tarot:3", "tile:3,1"]
    assert picks["tarot 7 3,1"] == ["tarot:7", "tile:3,1"]
    assert picks["tarot 8"] == ["tarot:8"]
    assert picks["tarot 10 foreman"] == ["tarot:10", "explorer:foreman"]
    assert picks["tarot 11 0,0 S"] == ["tarot:11", "wall:0,0/S"]
    table.lay("B-BRI-1", "2,1")
    (behind,) = [action for action in table.offered() if str(action) == "tarot 11 1,1 E"]
    assert behind.verb.picks(table.state, 0, behind.target) == ["tarot:11", "wall:2,1/W"]


@rule("ST2-TAR-24")
def test_what_somebody_could_think_of_to_play() -> None:
    table = teller(cards=(3, 5, 8, 11))
    verb = table.game.verbs["tarot"]
    thought_of = [verb.write(target) for target in verb.candidates(table.state, 0)]
    assert thought_of[:2] == ["3 3,-1", "3 3,0"]
    assert thought_of[8:] == ["5 fortune-teller", "5 foreman", "5 veteran", "8", "11 0,0 S", "11 6,0 S"]


@pytest.mark.parametrize("text", ["tarot 0", "tarot 14", "tarot 8 3,1", "tarot 3", "tarot 11 6,0 E", "tarot 5 nobody"])
def test_what_cannot_be_read_as_a_card(text: str) -> None:
    table = teller(cards=(3, 5, 8, 11))
    with pytest.raises(ValueError, match=r"."):
        table.game.action(text)
