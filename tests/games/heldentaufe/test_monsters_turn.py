"""Sections 13.1 and 13.2: when the monsters have a turn, and what they do in it."""

from hypogeum.engine.masks import NONE
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def raid(hero_at: str = "F2", *heroes: str, **options: object) -> HeldentaufeScene:
    """The first hero is inside and it is his turn; nobody has to draw at the end of it."""
    table = HeldentaufeScene(*(heroes or ("mathian", "erla", "corlof")), **options)
    table.tile("1,0", "meadow")
    table.tile("0,1", "portal2")
    table.stand(heroes[0] if heroes else "mathian", hero_at)
    for seat, hero in enumerate(heroes or ("mathian", "erla", "corlof")):
        table.hand(hero, *[f"M{seat * 3 + number:02}" for number in (1, 2, 3)])
    return table


# When


@rule("HT-MON-1")
def test_the_monsters_play_each_time_the_player_before_the_leader_has_finished() -> None:
    table = raid()
    order = []
    for _ in range(8):
        order.append(table.asked()[0])
        table.do("monster_end" if table.asked()[0] == "monsters_act" else "end_turn")
    assert order == ["main_phase", "monsters_act", "main_phase", "main_phase"] * 2
    assert table.state.active == 0


@rule("HT-MON-1")
def test_not_after_the_turns_of_others() -> None:
    table = raid()
    table.state.leader = 2
    table.do("end_turn")
    assert table.asked() == ("main_phase", [1])
    table.do("end_turn")
    assert table.asked() == ("main_phase", [2])
    table.do("end_turn")
    assert table.asked()[0] == "monsters_act"


@rule("HT-MON-2")
def test_the_first_one_follows_the_turn_in_which_the_first_hero_entered() -> None:
    table = raid("0,1")
    assert table.state.leader == NONE
    table.do("descend", "end_turn")
    assert table.asked()[0] == "monsters_act"


@rule("HT-MON-2")
def test_provided_a_hero_is_still_inside_then() -> None:
    table = raid("0,1")
    table.do("descend", "ascend", "end_turn")
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-3", "HT-AMB-27")
def test_without_monsters_on_the_board_their_turn_is_skipped_and_the_leader_stays() -> None:
    table = raid()
    for monster in ("ulumu", "zibber", "wallrog"):
        table.monster(monster, hearts=0)
    table.do("end_turn")
    assert table.asked() == ("main_phase", [1])
    assert table.told("monsters_began") == []
    assert table.state.leader == 0


# What


@rule("HT-MON-4")
def test_all_monsters_together_have_4_ap_in_any_mixture() -> None:
    table = raid("P1")
    table.do("end_turn")
    assert table.state.monster_ap == 4
    table.do("monster_move ulumu F4", "monster_move zibber F3", "monster_move ulumu K2")
    assert table.state.monster_ap == 1
    table.do("monster_move ulumu F1")
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-4")
def test_one_monster_may_use_them_all() -> None:
    table = raid("P1")
    table.do("end_turn")
    table.do("monster_move ulumu F4", "monster_move ulumu K2", "monster_move ulumu F1")
    table.roll(6, 1)
    table.do("monster_attack ulumu mathian")
    assert table.hero("mathian").hearts == 6
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-5")
def test_an_order_costs_1_ap_and_reaches_the_next_space_only() -> None:
    table = raid("F3")
    table.do("end_turn")
    assert table.refused("monster_move ulumu F7") == "HT-MON-5"  # not adjacent
    assert table.refused("monster_move ulumu TR") == "HT-MON-5"
    assert table.refused("monster_attack ulumu mathian") == "HT-MON-5"  # not adjacent
    assert table.refused("monster_attack zibber erla") == "HT-MON-5"  # on the surface
    assert table.refused("monster_move zibber F3") == "HT-UMO-1"  # not free
    table.monster("zibber", space="K3")
    assert table.refused("monster_move zibber TR") == "HT-CHE-4"  # the chest
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    assert table.state.monster_ap == 3
    table.do("monster_move zibber K4")
    assert table.state.monster_ap == 2


@rule("HT-MON-5")
def test_a_monster_that_is_off_the_board_takes_no_orders() -> None:
    table = raid("F3")
    table.monster("zibber", hearts=0)
    table.do("end_turn")
    assert table.refused("monster_move zibber F2") == "HT-KIL-1"
    assert table.refused("monster_attack zibber mathian") == "HT-KIL-1"


@rule("HT-MON-6")
def test_the_commander_may_end_at_any_time_and_unused_ap_are_lost() -> None:
    table = raid()
    table.do("end_turn", "monster_move wallrog P4", "monster_end")
    assert table.asked() == ("main_phase", [1])
    assert table.state.monster_ap == 0
    table.do("end_turn", "end_turn", "end_turn")
    assert table.state.monster_ap == 4  # four again, not seven


@rule("HT-MON-7")
def test_monsters_have_no_free_actions_and_do_not_heal() -> None:
    table = raid("F2")
    table.monster("zibber", hearts=1)
    table.give("erla", "apple")
    table.hero("erla").hearts = 1
    table.do("end_turn")
    assert {text.split()[0] for text in table.texts()} == {
        "monster_auto",
        "monster_attack",
        "monster_move",
        "monster_end",
    }
    assert table.refused("eat apple") == "HT-CMD-5"
    table.do("monster_move zibber F3", "monster_move zibber DZ", "monster_end")
    assert table.hearts_of("zibber") == 1


@rule("HT-MON-8")
def test_when_the_last_hero_inside_falls_the_monsters_turn_is_over() -> None:
    table = raid("F2")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    assert table.asked() == ("place_hero", [1])
    assert table.state.leader == 0  # the rebuild waits for the placement
    table.do("place 1,0")
    assert len(table.told("rebuilt")) == 1
    assert table.state.leader == NONE
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-8")
def test_but_it_goes_on_while_another_is_inside() -> None:
    table = raid("F2")
    table.stand("corlof", "P1")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian", "place 1,0")
    assert table.asked() == ("monsters_act", [1])
    assert table.state.monster_ap == 3


@rule("HT-MON-9")
def test_after_the_monsters_the_player_after_the_leader_has_his_turn() -> None:
    table = raid()
    table.state.leader = 1
    table.do("end_turn", "end_turn", "monster_end")
    assert table.asked() == ("main_phase", [2])


@rule("HT-MON-9")
def test_also_if_the_leader_was_removed_in_it() -> None:
    table = raid("F2")
    table.state.leader = 1
    table.hero("mathian").hearts = 1
    table.do("end_turn", "end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian", "place 1,0")
    assert table.state.leader == NONE
    assert table.asked() == ("main_phase", [2])
