"""Section 16: the end of the game."""

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_defeat import into_a_trap
from tests.kit import rule

HEROES = ("mathian", "corlof", "erla", "luphius", "jupanila")


def homeward(points: int, *heroes: str, **options: object) -> HeldentaufeScene:
    """The first hero with so many points, one step from the Campfire."""
    table = HeldentaufeScene(*(heroes or HEROES[:3]), **options)
    table.tile("1,0", "meadow")
    table.stand(heroes[0] if heroes else "mathian", "1,0")
    table.state.heroes[0].points = points
    return table


@rule("HT-END-1", "HT-AMB-13")
def test_a_hero_on_the_campfire_with_the_target_wins_at_once() -> None:
    table = homeward(16)
    assert table.asked() == ("main_phase", [0])
    table.do("move 0,0")
    assert table.state.over
    assert table.state.winners == [0]


@rule("HT-END-1")
def test_with_more_too_but_not_with_less_and_nowhere_else() -> None:
    table = homeward(20)
    table.do("move 0,0")
    assert table.state.winners == [0]
    table = homeward(15)
    table.do("move 0,0")
    assert not table.state.over
    table = homeward(16)
    table.tile("2,0", "meadow")
    table.do("move 2,0")
    assert not table.state.over


@rule("HT-END-2")
@pytest.mark.parametrize(("players", "target"), [(5, 12), (4, 14), (3, 16), (2, 18)])
def test_targets(players: int, target: int) -> None:
    table = homeward(target - 1, *HEROES[:players])
    table.do("move 0,0")
    assert not table.state.over
    table = homeward(target, *HEROES[:players])
    table.do("move 0,0")
    assert table.state.over


@rule("HT-END-2")
def test_another_target_may_be_agreed_on() -> None:
    table = homeward(7, target=7)
    table.do("move 0,0")
    assert table.state.over


@rule("HT-END-3", "HT-AMB-14")
def test_it_is_enough_to_be_there_when_the_target_is_reached() -> None:
    table = homeward(15)
    table.do("move 0,0")
    table.hand("mathian", "M07")
    table.hero("erla").points = 1
    table.do("steal M07 erla")
    assert table.state.winners == [0]


@rule("HT-END-3")
def test_every_way_of_arriving_counts() -> None:
    table = homeward(16)
    table.stand("mathian", "F3")
    table.give("mathian", "teleport")
    table.do("drink 0,0")
    assert table.state.winners == [0]
    assert table.told("rebuilt") == []  # nothing more is done


@rule("HT-END-4")
def test_a_beaten_hero_put_there_by_others_wins() -> None:
    table = homeward(16)
    into_a_trap(table, "mathian")
    table.do("place 0,0", seat=1)
    assert table.state.winners == [0]


@rule("HT-END-4")
def test_also_outside_his_own_turn() -> None:
    table = homeward(16)
    table.stand("mathian", "F2")
    table.hand("mathian", "M01", "M02", "M03")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(6, 1)
    table.do("monster_attack zibber mathian", "place 0,0")
    assert table.state.winners == [0]


@rule("HT-END-4")
def test_and_by_the_option_that_puts_him_there() -> None:
    table = homeward(16, defeat_placement="lowest_portal")
    into_a_trap(table, "mathian")
    assert table.state.winners == [0]


@rule("HT-END-5")
def test_only_one_wins_although_two_have_the_target() -> None:
    table = homeward(16)
    table.hero("corlof").points = 20
    table.stand("corlof", "1,0")
    table.do("move 0,0")
    assert table.state.winners == [0]
    assert GAME.ranks(table.state) == [1, 2, 3]


@rule("HT-END-6")
def test_points_are_public_and_nothing_else_counts() -> None:
    table = homeward(5)
    table.give("corlof", "sword3", "boots3", "ring3", "healing")
    table.hand("corlof", "M12", "M13", "M14")
    assert [board.points for board in GAME.view(table.state, 2).heroes] == [5, 0, 0]
    table.hero("mathian").points = 16
    table.do("move 0,0")
    assert GAME.ranks(table.state) == [1, 2, 2]


@rule("HT-END-7")
def test_the_others_are_ranked_by_points_and_share_ranks() -> None:
    table = homeward(12, *HEROES)
    for hero, points in zip(HEROES[1:], (15, 4, 4, 0), strict=True):
        table.stand(hero, "1,0")
        table.hero(hero).points = points
    table.do("move 0,0")
    assert GAME.ranks(table.state) == [1, 2, 3, 3, 5]  # the winner first, though another has more
    assert GAME.scores(table.state) == [12, 15, 4, 4, 0]


def last_round(*points: int) -> HeldentaufeScene:
    """Three heroes in the last turn of the tenth and last round."""
    table = HeldentaufeScene("mathian", "corlof", "erla", round_limit=10)
    table.tile("1,0", "meadow")
    table.tile("2,0", "meadow")
    table.state.round = 10
    for seat, hero in enumerate(("mathian", "corlof", "erla")):
        table.hand(hero, *[f"M{seat * 3 + number:02}" for number in (1, 2, 3)])
        table.hero(hero).points = points[seat]
    table.do("end_turn", "end_turn")
    assert table.asked() == ("main_phase", [2])
    return table


@rule("HT-END-8")
def test_after_the_last_round_most_points_win() -> None:
    table = last_round(3, 5, 4)
    table.do("end_turn")
    assert table.state.over
    assert table.state.winners == [1]
    assert GAME.ranks(table.state) == [3, 1, 2]


@rule("HT-END-8")
def test_not_before_it_and_never_without_a_limit() -> None:
    table = last_round(3, 5, 4)
    table.state.round = 9
    table.do("end_turn")
    assert not table.state.over
    assert table.state.round == 10
    table = HeldentaufeScene("mathian", "corlof")
    table.hand("mathian", "M01", "M02", "M03")
    table.hand("corlof", "M04", "M05", "M06")
    table.state.round = 500
    table.do("end_turn", "end_turn")
    assert not table.state.over


@rule("HT-END-8")
def test_ties_go_to_the_hero_nearer_to_the_campfire() -> None:
    table = last_round(5, 5, 5)
    table.stand("mathian", "2,0")
    table.stand("corlof", "1,0")
    table.stand("erla", "F3")  # inside is farthest
    table.state.leader = 0
    table.do("end_turn")
    assert table.state.winners == [1]


@rule("HT-END-8")
def test_equal_in_everything_they_share_the_victory() -> None:
    table = last_round(5, 5, 2)
    table.stand("mathian", "1,0")
    table.stand("corlof", "1,0")
    table.do("end_turn")
    assert table.state.winners == [0, 1]
    assert GAME.ranks(table.state) == [1, 1, 3]


@rule("HT-END-8")
def test_the_monsters_turn_after_the_last_hero_still_belongs_to_the_round() -> None:
    table = last_round(3, 5, 4)
    table.stand("mathian", "F3")
    table.state.leader = 2
    table.do("end_turn")
    assert table.asked()[0] == "monsters_act"
    table.do("monster_end")
    assert table.state.over


@rule("HT-END-9")
def test_nobody_gets_another_turn_after_the_winner() -> None:
    table = homeward(16)
    table.hero("erla").points = 15
    table.do("move 0,0")
    assert table.state.agenda == []
    assert table.told("turn_began") == []
    assert table.cards("mathian") == []  # not even his own turn is ended
