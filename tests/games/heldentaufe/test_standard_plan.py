"""HT-MON-10 to HT-MON-12: the standard plan of the monsters."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.components import MONSTER_IDS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.plan import is_bold
from hypogeum.games.heldentaufe.state import State
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

HIT = (6, 1)
MISS = (1, 6)


def raid(hero: str, at: str, **options: object) -> HeldentaufeScene:
    """A hero inside whose turn is over; Luphius commands and has not done anything yet."""
    table = HeldentaufeScene(hero, "luphius", "erla" if hero != "erla" else "jupanila", **options)
    table.tile("1,0", "meadow")
    table.stand(hero, at)
    table.hand(hero, "M01", "M02", "M03")
    table.do("end_turn")
    return table


def deeds(table: HeldentaufeScene) -> list[str]:
    """What the monsters did in the last action, one line each."""
    found = []
    for event in table.events:
        if event.kind == "monster_moved":
            found.append(f"{event.args['monster']} to {event.args['space']}")
        elif event.kind == "fought":
            found.append(f"{event.args['attacker']} hits at {event.args['defender']}")
    return found


@rule("HT-MON-10")
def test_the_rest_of_the_turn_is_handed_to_the_plan_at_any_moment() -> None:
    table = raid("mathian", "F2")
    assert table.texts()[0] == "monster_auto"  # offered first
    table.do("monster_move wallrog P4")
    table.roll(*HIT, *HIT, *HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"] * 3
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-10")
def test_the_monsters_have_4_ap_however_many_are_left() -> None:
    table = raid("mathian", "F2")
    table.monster("ulumu", hearts=0)
    table.monster("wallrog", hearts=0)
    table.roll(*HIT, *HIT, *HIT, *HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"] * 4


@rule("HT-MON-11")
@pytest.mark.parametrize(
    ("monster", "hearts", "difference", "tokens", "hero_hearts", "points", "bold"),
    [
        ("zibber", 2, -1, ["sword2"], 3, 0, True),  # with two hearts from -1 on
        ("zibber", 2, -2, ["sword3"], 3, 0, False),
        ("wallrog", 1, 1, ["sword1"], 3, 0, True),  # with one heart from +1 on
        ("wallrog", 1, 0, ["sword2"], 3, 0, False),
        ("wallrog", 1, -3, ["sword2", "berserk"], 1, 0, True),  # a hero with one heart from -3 on
        ("wallrog", 1, -4, ["sword3", "berserk"], 1, 0, False),
        ("ulumu", 1, -5, ["sword2", "berserk"], 3, 16, True),  # a hero with the target from -5 on
        ("ulumu", 3, -6, ["sword3", "berserk"], 3, 16, False),
        ("ulumu", 3, -5, ["sword2", "berserk"], 3, 15, False),
    ],
)
def test_whom_a_monster_dares_to_attack(
    monster: str, hearts: int, difference: int, tokens: list[str], hero_hearts: int, points: int, bold: bool
) -> None:
    table = raid("mathian", "P1")
    number = MONSTER_IDS.index(monster)
    hero = table.hero("mathian")
    hero.hearts, hero.points = hero_hearts, points
    table.give("mathian", *tokens)
    hero.drunk = "berserk" in tokens
    table.monster(monster, tooth=1)
    table.monster(monster, hearts=hearts)
    assert table.state.monster_value(number) - hero.combat_value() == difference
    assert is_bold(table.state, number, 0) is bold


def crowd() -> HeldentaufeScene:
    """Mathian on F3 and Erla on F2, both next to Zibber (+2); Luphius commands, Corlof is on the surface."""
    table = HeldentaufeScene("mathian", "erla", "luphius", "corlof")
    table.tile("1,0", "meadow")
    table.stand("mathian", "F3")
    table.stand("erla", "F2")
    table.hand("mathian", "M01", "M02", "M03")
    table.do("end_turn")
    table.monster("ulumu", hearts=0)
    table.monster("wallrog", hearts=0)
    table.state.monster_ap = 1
    return table


@rule("HT-MON-11")
def test_the_target_comes_first() -> None:
    table = crowd()
    table.hero("mathian").points = table.state.options.target
    table.hero("erla").hearts = 1
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"]


@rule("HT-MON-11")
def test_then_a_hero_with_one_heart() -> None:
    table = crowd()
    table.give("mathian", "sword3")
    table.hero("mathian").hearts = 1
    table.hero("erla").points = 5
    table.roll(*MISS)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"]


@rule("HT-MON-11")
def test_then_the_greater_difference() -> None:
    table = crowd()
    table.give("erla", "sword1")
    table.hero("erla").points = 5
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"]


@rule("HT-MON-11")
def test_then_more_points() -> None:
    table = crowd()
    table.hero("mathian").points = 1
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"]


@rule("HT-MON-11")
def test_then_the_order_of_monsters() -> None:
    table = crowd()
    table.stand("erla", "P1")
    table.monster("wallrog", space="K3", tooth=1)
    assert table.state.monster_value(1) == table.state.monster_value(2) == 2
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at mathian"]


@rule("HT-MON-11")
def test_then_the_seats_from_the_leader_on() -> None:
    table = crowd()
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at erla"]  # the leader stands after Mathian


@rule("HT-MON-11")
def test_without_an_attack_the_nearest_pair_closes_in() -> None:
    table = raid("mathian", "P1")
    table.state.monster_ap = 2
    table.do("monster_auto")
    # From DU to F1 over F4, K2: 3 steps; from DZ over K1: 2 steps.
    assert deeds(table) == ["zibber to K1", "zibber to F1"]


@rule("HT-MON-11")
def test_equal_ways_go_by_the_order_of_monsters_and_of_the_board() -> None:
    table = raid("mathian", "F6")
    table.monster("wallrog", hearts=0)
    table.state.has_chest = False
    table.state.monster_ap = 1
    table.do("monster_auto")
    # Ulumu to F5: 1 step; Zibber to TR: over F3 or K3, 2 steps.
    assert deeds(table) == ["ulumu to F5"]
    table = raid("mathian", "F6")
    table.monster("wallrog", hearts=0)
    table.monster("ulumu", hearts=0)
    table.state.has_chest = False
    table.state.monster_ap = 1
    table.do("monster_auto")
    assert deeds(table) == ["zibber to K3"]  # K3 stands before F3


@rule("HT-MON-11")
def test_equal_steps_go_to_the_earlier_monster() -> None:
    table = raid("mathian", "P1")
    table.monster("ulumu", space="F4")  # two steps to F1, like Zibber
    table.state.monster_ap = 1
    table.do("monster_auto")
    assert deeds(table) == ["ulumu to K2"]


@rule("HT-MON-11")
def test_a_monster_nobody_is_afraid_of_stays() -> None:
    table = raid("corlof", "F3")
    table.give("corlof", "sword3", "berserk")
    table.hero("corlof").drunk = True
    table.do("monster_auto")
    assert deeds(table) == []
    assert table.asked() == ("main_phase", [1])


@rule("HT-MON-11")
def test_a_hero_who_cannot_be_reached_ends_the_plan() -> None:
    table = raid("mathian", "P5")
    table.stand("erla", "F7")
    table.give("erla", "sword3", "berserk")
    table.hero("erla").drunk = True  # she stands in the only way and is too strong
    table.do("monster_auto")
    assert deeds(table) == []


@rule("HT-MON-11")
def test_the_chest_is_no_way() -> None:
    table = raid("corlof", "F3")
    table.give("corlof", "sword1")  # too much for Ulumu
    table.monster("zibber", hearts=0)
    table.state.monster_ap = 3
    table.do("monster_auto")
    assert deeds(table) == ["wallrog to P4", "wallrog to K4", "wallrog to K3"]


@rule("HT-MON-12")
def test_everything_is_judged_anew_after_each_attack() -> None:
    table = raid("corlof", "F3")
    table.give("corlof", "sword1")
    table.roll(2, 5)  # Zibber loses a heart and stops being bold: 0 < 1
    table.do("monster_auto")
    assert deeds(table) == [
        "zibber hits at corlof",
        "wallrog to P4",
        "wallrog to K4",
        "wallrog to K3",
    ]


@rule("HT-MON-12")
def test_the_plan_waits_for_a_placement_and_goes_on() -> None:
    table = HeldentaufeScene("mathian", "luphius", "erla")
    table.tile("1,0", "meadow")
    table.stand("mathian", "F2")
    table.stand("erla", "K3")
    table.hand("mathian", "M01", "M02", "M03")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(*HIT)
    table.do("monster_auto")
    assert table.asked() == ("place_hero", [1])
    table.roll(*HIT, *HIT, *HIT)
    table.do("place 1,0")
    assert deeds(table) == ["zibber hits at erla"] * 3


@rule("HT-AMB-32")
def test_a_commander_who_does_nothing_leaves_it_to_the_plan() -> None:
    table = raid("mathian", "F2")
    default = table.state.decision.default(table.state, 1, FastChance(1))
    assert str(default) == "monster_auto"


@rule("HT-INR-12")
def test_the_plan_is_the_same_every_time_and_gives_legal_orders_only() -> None:
    """The plan of a random board, order by order, is offered to a commander who plays by hand."""
    for seed in range(60):
        table = raid("mathian", "F3")
        scatter(table, FastChance(seed))
        other = table.state.copy()
        by_hand = table.state.copy()
        table.state.chance, other.chance = FastChance(seed), FastChance(seed)
        by_hand.chance = FastChance(seed)
        table.do("monster_auto")
        other.apply(GAME.action("monster_auto"))
        assert GAME.write_position(other) == GAME.write_position(table.state)
        for deed in deeds(table):
            words = deed.split()
            verb = "monster_move" if words[1] == "to" else "monster_attack"
            by_hand.apply(GAME.action(f"{verb} {words[0]} {words[-1]}"))


def scatter(table: HeldentaufeScene, chance: FastChance) -> None:
    """Put the figures inside anywhere, with any strength; nobody falls, so that the plan is not interrupted."""
    spaces = ["P1", "P5", "F1", "F3", "F4", "F6", "F7", "K2", "K3", "K4", "DU", "DZ", "DW"]
    for hero in ("mathian", "erla"):
        table.stand(hero, spaces.pop(chance.pick(len(spaces))))
        table.give(hero, f"sword{chance.pick(3) + 1}")
        table.hero(hero).points = chance.pick(20)
        table.hero(hero).hearts = 5
    for monster in MONSTER_IDS:
        table.state.monster_spaces[MONSTER_IDS.index(monster)] = -1
    state: State = table.state
    state.occupants = [figure if figure < 5 else -1 for figure in state.occupants]
    for monster in MONSTER_IDS:
        table.monster(monster, spaces.pop(chance.pick(len(spaces))), tooth=chance.pick(5) + 1)
    state.has_chest = chance.pick(2) == 1


@rule("HT-MON-11", "HT-KIL-1")
def test_a_monster_that_is_off_the_board_gets_no_orders() -> None:
    table = raid("mathian", "P5")
    table.monster("wallrog", hearts=0)
    table.state.monster_ap = 1
    table.do("monster_auto")
    assert deeds(table) == ["ulumu to K5"]
    table = raid("corlof", "F5")
    table.give("corlof", "sword1")  # Ulumu does not dare, Zibber and Wallrog would
    table.monster("wallrog", hearts=0)
    table.state.monster_ap = 1
    table.do("monster_auto")
    assert deeds(table) == ["zibber to F3"]


@rule("HT-MON-11")
def test_among_equals_the_seats_count_clockwise_from_the_leader() -> None:
    table = HeldentaufeScene("mathian", "luphius", "erla", "jupanila")
    table.tile("1,0", "meadow")
    table.stand("mathian", "P1")
    table.stand("erla", "F2")
    table.stand("jupanila", "F3")
    table.hand("mathian", "M01", "M02", "M03")
    table.do("end_turn")
    table.state.monster_ap = 1
    table.roll(*HIT)
    table.do("monster_auto")
    assert deeds(table) == ["zibber hits at erla"]
