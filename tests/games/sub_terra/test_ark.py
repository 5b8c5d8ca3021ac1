"""The game mode of the Ark (section 18)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.view import view
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """The Ark stands on the crossing with the team."""
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), game_mode="ark", **options)


def sanctum(*team: str) -> SubTerraScene:
    """The Hall on (3,2) and the Ledge on (3,3), behind (3,1)."""
    table = scene(*team)
    table.path("3,1")
    table.sanctum("3,1", "S")
    return table


# The objective


@rule("ST2-ARK-1", "ST2-ARK-2", "ST2-ARK-15", "ST2-END-13")
def test_the_ark_on_the_ledge_with_three_keys_set_wins_at_once() -> None:
    table = sanctum()
    table.set_keys(3)
    table.stand("3,2", "ark", "guide")
    table.do("push 3,3")
    assert table.story() == [
        "moved ST2-MOVE-1 explorer=ark path=['3,2', '3,3'] cell=3,3",
        "ark_saved ST2-ARK-1 won=True result=legendary round=1",
    ]
    assert table.state.winners == [0, 1, 2]
    assert list(table.game.scores(table.state)) == [4, 4, 4]


@rule("ST2-ARK-2", "ST2-ARK-22", "ST2-ARK-19")
def test_the_third_key_wins_while_the_ark_waits_on_the_ledge_even_if_it_is_down() -> None:
    table = sanctum()
    table.set_keys(1)
    table.hold("guide", "key")
    table.hold("foreman", "key")
    table.stand("3,2", "ark", "guide", "foreman")
    table.do("push 3,3")
    assert not table.state.over
    table.do("set_key")
    assert not table.state.over
    table.down("ark")
    table.turn_of("foreman")
    table.do("set_key")
    assert table.story() == [
        "key_set ST2-SANC-7 seat=1 explorer=foreman number=3",
        "ark_saved ST2-ARK-1 won=True result=legendary round=1",
    ]


@rule("ST2-ARK-22")
def test_with_fewer_keys_the_ark_waits_on_the_ledge_and_may_be_moved_again() -> None:
    table = sanctum()
    table.set_keys(2)
    table.stand("3,2", "ark", "guide")
    table.do("push 3,3")
    assert not table.state.over
    table.turn_of("guide")
    table.do("pull")
    assert table.at("ark") == "3,2"
    assert not table.state.over


@rule("ST2-ARK-1")
def test_the_ark_in_the_hall_does_not_win() -> None:
    table = sanctum()
    table.set_keys(3)
    table.stand("3,1", "ark", "guide")
    table.do("push 3,2")
    assert not table.state.over


@rule("ST2-ARK-15")
@pytest.mark.parametrize(("down", "rank"), [(1, "gold"), (2, "silver"), (3, "bronze"), (4, "bronze")])
def test_the_rank_depends_on_the_explorers_that_are_down(down: int, rank: str) -> None:
    team = ("guide", "foreman", "veteran", "sapper", "priest")
    table = sanctum(*team)
    table.set_keys(3)
    table.stand("3,2", "ark", "guide")
    table.down(*team[1 : 1 + down])
    table.do("push 3,3")
    assert table.line("ark_saved") == f"ark_saved ST2-ARK-1 won=True result={rank} round=1"


@rule("ST2-ARK-3", "ST2-ARK-4", "ST2-ARK-23")
def test_the_eruption_loses_at_once() -> None:
    table = sanctum()
    table.set_keys(3)
    table.marker(1)
    table.peril("guide", "lava")
    assert not table.state.over
    table.end_round()
    assert (table.volcano(), table.state.over) == ("ready", False)
    table.stand("3,2", "veteran")
    table.peril("guide", "lava")
    assert table.story()[-2:] == [
        "volcano_erupted ST2-VOLC-4",
        "erupted_early ST2-ARK-3 won=False result=lost round=2",
    ]
    assert table.told("died") == []
    assert table.state.winners == []


@rule("ST2-ARK-3")
def test_the_team_loses_when_all_explorers_are_down_although_the_ark_is_not() -> None:
    table = scene()
    table.guardian("2,0")
    table.stand("2,0", "guide")
    table.set_hearts(1, "guide")
    table.down("foreman", "veteran")
    table.peril("guide", "activate")
    assert table.story()[-1] == "all_down ST2-ARK-3 won=False result=lost round=1"
    assert table.hearts("ark") == 3


@rule("ST2-ARK-4")
def test_the_marker_moves_one_step_and_one_die_is_rolled_after_the_third_key() -> None:
    table = sanctum()
    table.set_keys(2)
    table.hold("guide", "key")
    table.stand("3,2", "guide")
    table.marker(9)
    table.next_peril("trap")
    table.do("set_key", "end")
    assert table.told("peril_rolled")[0].args["faces"] == ["trap"]
    table.end_round()
    assert table.state.marker == 8


@rule("ST2-ARK-5", "ST2-ARK-13", "ST2-SET-14")
def test_the_ark_has_no_seat_no_turn_and_does_not_count_for_the_marker() -> None:
    table = scene()
    assert table.state.seats == 3
    assert table.state.marker == 26
    (ark,) = [piece for piece in view(table.state, 0).explorers if piece.id == "ark"]
    assert (ark.seat, ark.hearts, ark.at) == (-1, 3, "3,0")
    table.next_peril("trap", "trap", "trap")
    table.do("end", "end", "end")
    began = [event.args.get("explorer") for event in table.told("turn_began")]
    assert began == ["guide"]


# Push and Pull


@rule("ST2-ARK-6", "ST2-ARK-16", "ST2-ARK-5")
def test_pushing_moves_the_ark_for_one_ap_and_the_explorer_stays() -> None:
    table = scene()
    table.path("3,1")
    assert table.offers("push") == ["push 4,0", "push 3,1", "push 2,0"]
    table.do("push 4,0")
    assert table.story() == ["moved ST2-MOVE-1 explorer=ark path=['3,0', '4,0'] cell=4,0"]
    assert (table.at("ark"), table.at("guide"), table.state.ap) == ("4,0", "3,0", 1)
    assert table.refusal("push 3,0") == "ST2-ARK-6"


@rule("ST2-ARK-7", "ST2-ARK-16")
def test_pulling_moves_the_ark_onto_the_own_tile_for_two_ap() -> None:
    table = scene()
    table.stand("4,0", "ark")
    table.do("pull")
    assert table.story() == ["moved ST2-MOVE-1 explorer=ark path=['4,0', '3,0'] cell=3,0"]
    assert (table.at("ark"), table.state.ap) == ("3,0", 0)
    table.turn_of("guide")
    assert table.refusal("pull") == "ST2-ARK-7"
    table.stand("5,0", "ark")
    assert table.refusal("pull") == "ST2-ARK-7"
    table.stand("4,0", "ark")
    table.do("move 2,0")
    assert table.refusal("pull") == "ST2-ACT-11 cost=2 ap=1"


@rule("ST2-ARK-7")
def test_the_ark_is_not_pulled_through_a_wall() -> None:
    table = scene("escapologist", "foreman", "veteran")
    table.path("3,1")
    table.lay("B-BRI-1", "2,1")
    table.stand("3,1", "ark")
    table.stand("2,1", "escapologist")
    table.turn_of("escapologist")
    assert table.refusal("pull") == "ST2-ARK-7"


@rule("ST2-ARK-8", "ST2-ARK-12")
def test_a_down_ark_cannot_be_moved_until_it_is_healed() -> None:
    table = scene()
    table.down("ark")
    assert table.refusal("push 4,0") == "ST2-ARK-8"
    table.stand("4,0", "ark")
    assert table.refusal("pull") == "ST2-ARK-8"
    table.stand("3,0", "ark")
    table.do("heal ark")
    assert table.story() == [
        "healed ST2-ACT-7 explorer=ark hearts=1 left=1",
        "stood_up ST2-HP-3 explorer=ark",
    ]
    table.do("push 4,0")
    assert table.at("ark") == "4,0"


@rule("ST2-ARK-9")
def test_the_move_of_the_ark_has_its_spike_roll_and_rubble_forbids_it() -> None:
    table = scene()
    table.lay("B-SPK-1", "3,1")
    table.stand("3,1", "veteran")
    table.next_roll(3)
    table.do("push 3,1")
    assert table.line("die_rolled") == "die_rolled ST2-TILE-5 number=3 purpose=spikes"
    assert (table.hearts("ark"), table.hearts("veteran"), table.hearts("guide")) == (0, 4, 3)
    assert table.line("fell") == "fell ST2-HP-1 explorer=ark"

    table = scene()
    table.path("3,1")
    table.rubble("3,1")
    assert table.refusal("push 3,1") == "ST2-MOVE-4 cell=3,1"
    assert table.offers("push") == ["push 4,0", "push 2,0"]
    table.stand("3,1", "guide")
    assert table.refusal("pull") == "ST2-MOVE-4 cell=3,1"


@rule("ST2-ARK-9", "ST2-ARK-16", "ST2-ARK-17")
def test_the_ark_pays_for_leaving_infantry_and_falls_on_the_destination() -> None:
    table = scene()
    table.lay("B-SPK-1", "3,1")
    table.guardian("3,0", count=2)
    table.do("push 4,0")
    assert table.line("hearts_lost") == "hearts_lost ST2-GRD-16 explorer=ark hearts=2 left=1 cause=guardian"
    assert table.hearts("guide") == 3
    table.stand("3,0", "ark")
    table.do("push 3,1")
    assert table.story()[1:] == [
        "hearts_lost ST2-GRD-16 explorer=ark hearts=1 left=0 cause=guardian",
        "fell ST2-HP-1 explorer=ark",
    ]
    assert table.at("ark") == "3,1"
    assert table.asked() == ("actions", [0])


@rule("ST2-ARK-10", "ST2-ARK-18", "ST2-ARK-16")
def test_ark_and_explorers_keep_each_other_off_a_bridge() -> None:
    table = scene()
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "veteran")
    assert table.refusal("push 3,1") == "ST2-MOVE-5 cell=3,1"
    table.turn_of("veteran")
    assert table.refusal("pull") == "ST2-MOVE-5 cell=3,1"
    table.stand("3,0", "veteran")
    table.turn_of("guide")
    table.do("push 3,1")
    assert table.at("ark") == "3,1"
    assert table.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"
    table.down("ark")
    assert table.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"


@rule("ST2-ARK-10")
def test_one_pushes_the_ark_onto_a_bridge_and_another_pulls_it_off() -> None:
    table = scene()
    table.lay("B-BRI-1", "3,1")
    table.path("3,2")
    table.stand("3,2", "veteran")
    table.do("push 3,1")
    table.turn_of("veteran")
    table.do("pull")
    assert table.at("ark") == "3,2"


@rule("ST2-ARK-11")
def test_guardians_attack_the_ark_and_perils_hurt_it() -> None:
    table = scene()
    table.lay("B-LAV-1", "3,1")
    table.guardian("3,1")
    table.stand("3,1", "ark")
    table.peril("guide", "activate")
    assert table.line("guardian_attacked") == "guardian_attacked ST2-GRD-11 guardian=infantry cell=3,1 victim=ark"
    table.peril("guide", "lava")
    assert table.line("hearts_lost") == "hearts_lost ST2-TILE-4 explorer=ark hearts=1 left=1 cause=lava"
    assert table.hearts("ark") == 1


@rule("ST2-ARK-11")
def test_abilities_hurt_the_ark_too() -> None:
    table = scene("sapper", "foreman", "veteran")
    table.guardian("4,0")
    table.stand("4,0", "ark")
    table.do("grenade 4,0")
    assert table.hearts("ark") == 2


@rule("ST2-ARK-12")
def test_cure_and_revive_repair_the_ark_up_to_three_hearts() -> None:
    table = scene("healer", "priest", "veteran")
    table.stand("5,0", "ark")
    table.set_hearts(2, "ark")
    table.do("cure ark")
    assert table.line("healed") == "healed ST2-EXP-HEA-1 explorer=ark hearts=1 left=3"
    table.down("ark")
    table.stand("6,0", "ark")
    table.turn_of("priest")
    table.do("exert", "revive ark")
    assert table.hearts("ark") == 1
    assert table.line("stood_up") == "stood_up ST2-HP-3 explorer=ark"


@rule("ST2-ARK-13")
def test_neither_swap_nor_order_nor_tarot_moves_the_ark() -> None:
    table = scene("magician", "aristocrat", "fortune-teller")
    table.stand("4,0", "ark")
    table.turn_of("magician")
    assert table.refusal("swap ark") == "ST2-CIR-MAG-3 explorer=ark"
    table.turn_of("aristocrat")
    assert table.refusal("order ark 5,0") == "ST2-EXP-ARI-3 explorer=ark"
    table.tarot(5, 1)
    table.turn_of("fortune-teller")
    assert table.refusal("tarot 5 ark") == "ST2-CIR-FOR-6 explorer=ark"
    table.do("tarot 1")
    assert table.asked() == ("quest_action", [0])
    table.do("pass")
    assert table.asked() == ("quest_action", [1])
    table.do("pass")
    assert table.asked() == ("actions", [2])


@rule("ST2-ARK-14", "ST2-ARK-23")
def test_the_exit_is_closed() -> None:
    table = scene()
    assert table.refusal("move 3,-1") == "ST2-MOVE-12 cell=3,-1"
    assert table.refusal("push 3,-1") == "ST2-MOVE-12 cell=3,-1"
    table.down("foreman")
    table.turn_of("foreman")
    assert table.refusal("crawl 3,-1") == "ST2-MOVE-12 cell=3,-1"


@rule("ST2-ARK-20")
def test_a_down_ark_on_a_bridge_is_raised_from_elsewhere_or_after_consolidating() -> None:
    table = scene("healer", "fortune-teller", "veteran")
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "ark")
    table.down("ark")
    assert table.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"
    assert "cure ark" in table.texts()
    table.tarot(3, 4, 10)
    table.turn_of("fortune-teller")
    assert "tarot 4" in table.texts()
    assert "tarot 10 ark" in table.texts()
    table.do("tarot 3 3,1")
    table.turn_of("veteran")
    table.do("move 3,1", "heal ark")
    assert table.hearts("ark") == 1


@rule("ST2-ARK-21")
def test_an_action_won_by_the_quest_may_be_a_push() -> None:
    table = scene("fortune-teller", "foreman", "veteran")
    table.tarot(1)
    table.do("tarot 1")
    assert "push 4,0" in table.texts()
    assert table.offers("pull") == []
    table.do("push 4,0")
    assert table.at("ark") == "4,0"
    assert table.asked() == ("quest_action", [2])


@rule("ST2-ARK-18", "ST2-DAU-PIT-7")
def test_the_puller_helps_the_ark_out_of_a_pit() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("A-PIT-1", "3,1")
    table.stand("3,1", "ark")
    table.do("pull")
    assert table.at("ark") == "3,0"
