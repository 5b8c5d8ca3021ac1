"""Section 14: defeat."""

import pytest

from hypogeum.engine.masks import NONE
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid
from tests.kit import rule

HIT = (6, 1)
MISS = (1, 6)
GEAR = ["boots1", "ring2", "sword1", "apple", "healing"]


def brawl(points: tuple[int, int] = (5, 9), gear: list[str] = GEAR) -> HeldentaufeScene:
    """Mathian on F2 beside Corlof on K1, who has one heart left and some gear; Erla is on the surface."""
    table = HeldentaufeScene("mathian", "corlof", "erla")
    table.tile("1,0", "meadow")
    table.tile("0,1", "portal3")
    table.hand("mathian", "M12", "M02", "M03")
    table.stand("mathian", "F2")
    table.stand("corlof", "K1")
    table.state.danger = 0
    table.state.armed_left = 0
    table.hero("mathian").points, table.hero("corlof").points = points
    table.hero("corlof").hearts = 1
    table.give("corlof", *gear)
    return table


def into_a_trap(table: HeldentaufeScene, hero: str) -> None:
    """The active hero, with one heart, steps from P4 into an armed trap."""
    table.stand(hero, "P4")
    table.hero(hero).hearts = 1
    table.next_danger(armed=True)
    table.do("move K4")


@rule("HT-DEF-1")
@pytest.mark.parametrize("cause", ["trap", "monster attacked", "monster attacks", "hero"])
def test_a_hero_without_hearts_leaves_the_underworld_at_once(cause: str) -> None:
    table = raid("mathian", "corlof")
    table.hero("mathian").hearts = 1
    if cause == "trap":
        into_a_trap(table, "mathian")
    elif cause == "monster attacked":
        table.roll(*MISS)
        table.do("attack zibber")
    elif cause == "monster attacks":
        table.do("end_turn")
        table.roll(*HIT)
        table.do("monster_attack zibber mathian")
    else:
        table.stand("corlof", "P2")
        table.roll(*MISS)
        table.do("attack corlof")
    assert [event.args["seat"] for event in table.told("defeated")] == [0]
    assert not table.is_placed("mathian")
    assert table.hero("mathian").figure not in table.state.occupants


@rule("HT-DEF-2", "HT-AMB-30")
def test_a_trap_takes_all_tokens_but_neither_points_nor_cards() -> None:
    table = raid("mathian")
    table.give("mathian", *GEAR)
    table.hero("mathian").points = 9
    into_a_trap(table, "mathian")
    assert table.tokens("mathian") == []
    assert table.state.piece_supply == [7] * 9
    assert table.state.food_supply == [14] * 3
    assert table.hero("mathian").points == 9
    assert table.cards("mathian") == ["M01", "M02", "M03"]


@rule("HT-DEF-2")
@pytest.mark.parametrize("attacker", ["hero", "monster"])
def test_so_does_a_monster_attacking_or_defending(attacker: str) -> None:
    table = raid("mathian")
    table.give("mathian", *GEAR)
    table.hero("mathian").hearts = 1
    table.hero("mathian").points = 9
    if attacker == "hero":
        table.roll(*MISS)
        table.do("attack zibber")
    else:
        table.do("end_turn")
        table.roll(*HIT)
        table.do("monster_attack zibber mathian")
    assert table.tokens("mathian") == []
    assert table.hero("mathian").points == 9
    assert table.cards("mathian") == ["M01", "M02", "M03"]


@rule("HT-DEF-3", "HT-AMB-30")
def test_a_hero_takes_the_points_of_a_richer_one_and_nothing_else() -> None:
    table = brawl(points=(5, 9))
    table.roll(*HIT)
    table.do("attack corlof")
    assert table.hero("mathian").points == 9
    assert table.hero("corlof").points == 5
    assert table.tokens("corlof") == GEAR
    assert table.tokens("mathian") == []


@rule("HT-DEF-3", "HT-AMB-17")
@pytest.mark.parametrize("points", [(9, 9), (10, 9)])
def test_equal_or_more_points_of_the_winner_are_kept(points: tuple[int, int]) -> None:
    table = brawl(points=points)
    table.roll(*HIT)
    table.do("attack corlof")
    assert (table.hero("mathian").points, table.hero("corlof").points) == points
    assert table.told("points_swapped") == []


@rule("HT-DEF-3")
def test_a_defender_who_wins_is_the_winner() -> None:
    table = brawl(points=(9, 5))
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack corlof")
    assert (table.hero("mathian").points, table.hero("corlof").points) == (5, 9)
    assert table.asked() == ("place_hero", [1])


@rule("HT-DEF-4")
def test_the_winner_puts_the_beaten_hero_where_he_likes() -> None:
    table = brawl()
    table.roll(*HIT)
    table.do("attack corlof")
    assert table.asked() == ("place_hero", [0])
    assert table.texts() == ["place 0,0", "place 1,0", "place 0,1"]
    assert table.refused("place 1,0", seat=2) == "HT-TRN-6"
    table.do("place 0,1")
    assert table.place("corlof") == "0,1"


@rule("HT-DEF-5", "HT-DEF-6", "HT-AMB-12")
def test_after_a_trap_the_players_on_the_surface_put_him_somewhere_together() -> None:
    table = raid("mathian", "erla")
    table.do("set standing_answer contest", seat=3)
    table.roll(2, 5)  # Corlof, Luphius: they disagree, a roll decides
    table.script.insert(0, 0)  # the trap is armed
    table.stand("mathian", "P4")
    table.hero("mathian").hearts = 1
    table.do("move K4")
    assert table.asked() == ("place_hero", [3])
    table.do("set standing_answer agree", seat=3)
    table.do("place 0,0")
    assert table.place("mathian") == "0,0"


@rule("HT-DEF-6")
def test_in_the_monsters_turn_its_commander_places() -> None:
    table = raid("mathian", command_mode="dice")
    table.hero("mathian").hearts = 1
    table.roll(1, 2, 3)
    table.do("end_turn")
    table.roll(*HIT)
    table.do("monster_attack zibber mathian")
    assert table.asked() == ("place_hero", [3])  # without another roll


@rule("HT-DEF-6")
def test_after_a_lost_attack_on_a_monster_the_others_on_the_surface_place() -> None:
    table = raid("mathian", "corlof")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    assert table.asked() == ("place_hero", [2])  # Corlof is inside


@rule("HT-DEF-6")
def test_with_nobody_on_the_surface_all_others_roll() -> None:
    table = raid("mathian", "corlof", "erla", "luphius")
    table.hero("mathian").hearts = 1
    table.roll(*MISS, 4, 5, 1)
    table.do("attack zibber")
    assert [event.args["seats"] for event in table.told("dice_for_decider")] == [[1, 2, 3]]
    assert table.asked() == ("place_hero", [2])


@rule("HT-DEF-7", "HT-AMB-28")
def test_a_commander_never_places_his_own_hero() -> None:
    table = raid("mathian", "corlof", "erla", "luphius")
    table.hero("mathian").hearts = 1
    table.roll(6, 1, 1, 1)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [0])
    table.roll(*HIT, 3, 2, 4)
    table.do("monster_attack zibber mathian")
    assert [event.args["seats"] for event in table.told("dice_for_decider")] == [[1, 2, 3]]
    assert table.asked() == ("place_hero", [3])
    table.do("place 1,0")
    assert table.asked() == ("monsters_act", [0])  # he still commands


@rule("HT-DEF-7", "HT-DEF-16")
def test_a_single_other_player_decides() -> None:
    table = HeldentaufeScene("mathian", "corlof")
    table.tile("1,0", "meadow")
    table.hand("mathian", "M01", "M02", "M03")
    table.stand("mathian", "F2")
    table.stand("corlof", "P1")
    table.state.leader = 0
    table.hero("mathian").hearts = 1
    table.roll(6, 1)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [0])
    table.roll(*HIT)
    table.do("monster_attack zibber mathian")
    assert table.asked() == ("place_hero", [1])


@rule("HT-DEF-8")
def test_every_revealed_tile_is_legal_and_placement_triggers_nothing() -> None:
    table = raid("mathian")
    table.tile("0,1", "forest")
    table.tile("-1,0", "laboratory")
    into_a_trap(table, "mathian")
    assert table.texts() == ["place 0,0", "place 1,0", "place 0,1", "place -1,0"]
    assert table.refused("place 5,5") == "HT-DEF-8"  # nothing is revealed there
    assert table.refused("place F3") == "HT-DEF-8"
    table.do("place 0,1")
    assert table.told("treasure_rolled") == []
    assert table.place("mathian") == "0,1"


@rule("HT-DEF-8")
def test_the_campfire_is_legal_too() -> None:
    table = raid("mathian")
    into_a_trap(table, "mathian")
    table.do("place 0,0")
    assert table.place("mathian") == "0,0"
    assert not table.state.over


@rule("HT-DEF-9")
def test_his_hearts_are_set_to_the_maximum_and_his_own_turn_ends_at_once() -> None:
    table = raid("mathian")
    into_a_trap(table, "mathian")
    assert table.hero("mathian").hearts == 7
    table.do("place 1,0")
    assert table.asked() == ("main_phase", [1])


@rule("HT-DEF-10")
def test_leaving_by_defeat_is_leaving() -> None:
    table = raid("mathian")
    table.state.has_chest = False
    table.give("mathian", "berserk")
    table.do("drink")
    table.hero("mathian").hearts = 1
    table.roll(1, 6)
    table.do("attack zibber", "place 1,0")
    assert table.state.potion_supply == [7, 7, 6]
    assert table.state.has_chest
    assert table.state.leader == NONE


@rule("HT-DEF-10")
def test_berserk_is_discarded_though_the_winner_is_a_hero() -> None:
    table = brawl(gear=["apple", "berserk"])
    table.hero("corlof").drunk = True
    table.give("mathian", "sword3")
    table.roll(6, 1)
    table.do("attack corlof")
    assert table.tokens("corlof") == ["apple"]
    assert not table.hero("corlof").drunk


@rule("HT-DEF-11")
def test_the_order_is_result_tokens_placement_rebuild_end_of_turn() -> None:
    table = raid("mathian")
    table.hand("mathian", "M01", "M02")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    assert [event.kind for event in table.events][:3] == ["fought", "defeated", "tokens_lost"]
    assert table.hero("mathian").hearts == 7  # before he is placed
    assert table.state.leader == 0
    table.next_card("M20")
    table.do("place 1,0")
    kinds = [event.kind for event in table.events]
    assert kinds == ["placed", "rebuilt", "card_drawn", "turn_began"]


@rule("HT-DEF-12")
def test_he_plays_on_with_all_hearts_and_full_ap() -> None:
    table = raid("mathian")
    into_a_trap(table, "mathian")
    table.do("place 1,0", "end_turn", "end_turn", "end_turn")
    assert table.asked() == ("main_phase", [0])
    assert table.hero("mathian").hearts == 7
    assert table.ap() == (4, 0, 4)


@rule("HT-DEF-13")
def test_who_beats_a_hero_takes_no_tooth_and_goes_on_with_his_turn() -> None:
    table = brawl(points=(9, 5))
    table.roll(*HIT)
    table.do("attack corlof", "place 1,0")
    assert table.hero("mathian").points == 9
    assert table.state.teeth == [1, 2, 3]
    assert table.cards("mathian") == ["M12", "M02", "M03"]
    assert table.asked() == ("main_phase", [0])
    assert table.ap() == (4, 1, 3)


@rule("HT-DEF-14", "HT-OPT-3")
def test_the_later_rules_give_one_heart_and_the_lowest_portal() -> None:
    table = raid("mathian", defeat_hearts="one", defeat_placement="lowest_portal")
    table.tile("0,1", "portal5")
    table.tile("-1,0", "portal2")
    into_a_trap(table, "mathian")
    assert table.hero("mathian").hearts == 1
    assert table.place("mathian") == "-1,0"
    assert table.asked() == ("main_phase", [1])  # nobody was asked


@rule("HT-DEF-14", "HT-OPT-3")
def test_or_the_campfire_without_a_portal() -> None:
    table = raid("mathian", defeat_placement="lowest_portal")
    into_a_trap(table, "mathian")
    assert table.place("mathian") == "0,0"
    assert table.hero("mathian").hearts == 7


@rule("HT-DEF-15")
def test_who_is_beaten_outside_his_turn_loses_nothing_of_his_next_one() -> None:
    table = brawl()
    table.roll(*HIT)
    table.do("attack corlof", "place 1,0")
    assert table.asked() == ("main_phase", [0])  # the turn of the other goes on
    table.do("end_turn", "monster_end")
    assert table.asked() == ("main_phase", [1])
    assert table.ap() == (5, 0, 5)


@rule("HT-DEF-15")
def test_the_monsters_turn_goes_on_after_the_placement() -> None:
    table = raid("mathian", "erla")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(*HIT)
    table.do("monster_attack zibber mathian", "place 1,0")
    assert table.asked() == ("monsters_act", [1])
    assert table.state.monster_ap == 3


@rule("HT-DEF-16")
def test_the_player_of_the_beaten_hero_has_no_part_in_placing_him() -> None:
    for mode in ("consent", "dice", "rotate"):
        table = raid("mathian", command_mode=mode)
        table.hero("mathian").hearts = 1
        table.roll(*MISS)
        if mode == "dice":
            table.roll(1, 1, 2)
        table.do("attack zibber")
        assert table.state.groups[1] == 0b1110
        assert table.asked()[1] != [0]
        assert table.refused("place 1,0", seat=0) == "HT-TRN-6"


@rule("HT-DEF-16")
def test_in_a_game_of_two_the_other_always_places() -> None:
    for inside in (False, True):
        table = HeldentaufeScene("mathian", "corlof")
        table.tile("1,0", "meadow")
        table.stand("mathian", "P4")
        if inside:
            table.stand("corlof", "P1")
        into_a_trap(table, "mathian")
        assert table.asked() == ("place_hero", [1])
        assert table.told("dice_for_decider") == []


@rule("HT-DEF-6")
def test_the_commander_on_the_first_seat_places_too() -> None:
    table = raid("corlof", "erla")
    table.state.leader = 3
    table.hero("corlof").hearts = 1
    table.do("end_turn", "end_turn", "end_turn", "end_turn")
    assert table.asked() == ("monsters_act", [0])
    table.roll(6, 1)
    table.do("monster_attack zibber corlof")
    assert table.asked() == ("place_hero", [0])  # by right of command: Luphius, also on the surface, has no say
    assert table.told("consent_answered") == []
