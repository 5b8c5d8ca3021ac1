"""Section 13.3: who commands the monsters."""

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

HEROES = ("mathian", "corlof", "erla", "luphius")


def raid(*inside: str, **options: object) -> HeldentaufeScene:
    """Four seats; the heroes named are inside, the leader stands after seat 0, whose turn it is."""
    table = HeldentaufeScene(*HEROES, **options)
    table.tile("1,0", "meadow")
    for seat, hero in enumerate(HEROES):
        table.hand(hero, *[f"M{seat * 3 + number:02}" for number in (1, 2, 3)])
    for hero, space in zip(inside, ("F2", "P1", "F7", "K4"), strict=False):
        table.stand(hero, space)
    table.state.leader = 0
    return table


def answers(table: HeldentaufeScene, **standing: str) -> None:
    """Set the standing answers of heroes."""
    for hero, answer in standing.items():
        table.do(f"set standing_answer {answer}", seat=table.seat(hero))


@rule("HT-CMD-1")
def test_those_whose_heroes_are_on_the_surface_command_together() -> None:
    table = raid("mathian", "erla")
    answers(table, mathian="contest", corlof="ask", erla="contest", luphius="ask")
    table.do("end_turn")
    # Corlof speaks for the group, Luphius is asked; the heroes inside have no say.
    assert table.asked() == ("consent", [3])
    table.do("answer agree", seat=3)
    assert table.asked() == ("monsters_act", [1])


@rule("HT-CMD-2")
def test_if_they_disagree_the_highest_roll_commands() -> None:
    table = raid("mathian")
    answers(table, luphius="contest")
    table.roll(2, 3, 5)  # Corlof, Erla, Luphius
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [3])


@rule("HT-CMD-3")
def test_with_all_heroes_inside_a_roll_of_all_players_decides() -> None:
    table = raid(*HEROES)
    table.roll(4, 2, 6, 1)
    table.do("end_turn")
    assert [event.args["rolls"] for event in table.told("dice_for_decider")] == [[4, 2, 6, 1]]
    assert table.asked() == ("monsters_act", [2])


@rule("HT-CMD-4", "HT-CMD-7")
def test_a_hero_beaten_in_the_monsters_turn_commands_from_the_next_one_on() -> None:
    table = raid("mathian", "erla")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian", "place 1,0")
    assert table.state.groups[0] == 0b1010  # Corlof and Luphius, as when it started
    assert table.asked() == ("monsters_act", [1])
    table.do("monster_end", "end_turn", "end_turn", "end_turn", "end_turn")
    assert table.state.groups[0] == 0b1011
    assert table.asked() == ("monsters_act", [3])  # the first after the last commander
    table.do("monster_end", "end_turn", "end_turn", "end_turn", "end_turn")
    assert table.asked() == ("monsters_act", [0])  # then Mathian


@rule("HT-CMD-5")
def test_the_commander_decides_alone() -> None:
    table = raid("mathian")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    assert table.refused("monster_move wallrog P4", seat=2) == "HT-CMD-5"
    assert table.refused("monster_end", seat=3) == "HT-CMD-5"
    assert table.refused("end_turn", seat=0) == "HT-CMD-5"
    table.do("monster_move wallrog P4", seat=1)
    assert table.asked() == ("monsters_act", [1])


@rule("HT-CMD-6")
def test_a_commander_whose_hero_is_inside_may_attack_anybody_also_himself() -> None:
    table = raid(*HEROES)
    table.roll(6, 2, 3, 1)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [0])  # Mathian on F2
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    assert table.hero("mathian").hearts == 6


@rule("HT-CMD-7")
def test_a_hero_beaten_in_his_own_turn_commands_in_the_next_monsters_turn() -> None:
    table = raid("mathian", "erla")
    answers(table, mathian="contest")
    table.hero("mathian").hearts = 1
    table.roll(1, 6)
    table.do("attack zibber")
    table.roll(2, 4, 3)  # Mathian, Corlof, Luphius: his standing answer counts already
    table.do("place 1,0")
    assert table.asked() == ("monsters_act", [1])
    assert table.state.groups[0] == 0b1011
