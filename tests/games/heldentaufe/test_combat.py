"""Section 12: combat."""

import pytest

from hypogeum.games.heldentaufe.components import MONSTER_IDS
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def duel(hero: str = "mathian", monster: str = "wallrog", *, at: str = "F6") -> HeldentaufeScene:
    """A hero next to the den of a monster, in his own turn."""
    table = HeldentaufeScene(hero, "erla" if hero != "erla" else "corlof", "luphius")
    table.tile("1,0", "portal4")
    table.stand(hero, at)
    assert f"attack {monster}" in table.texts()
    return table


@rule("HT-COM-1")
def test_both_roll_and_add_their_combat_value() -> None:
    table = duel("corlof")
    table.give("corlof", "sword2", "berserk")
    table.do("drink")
    table.roll(2, 5)
    table.do("attack wallrog")
    fought = table.told("fought")[0].args
    assert (fought["attack_roll"], fought["defence_roll"]) == (2, 5)
    assert fought["attack"] == 2 + 1 + 2 + 3  # die, Corlof, sword, berserk
    assert fought["defence"] == 5 + 2 + 1  # die, card, top tooth


@rule("HT-COM-2")
@pytest.mark.parametrize(
    ("attack", "defence", "monster_hearts", "hero_hearts"), [(5, 1, 1, 7), (4, 1, 1, 7), (3, 1, 2, 6)]
)
def test_the_higher_total_wins_and_a_tie_is_the_attackers(
    attack: int, defence: int, monster_hearts: int, hero_hearts: int
) -> None:
    table = duel()  # 0 against +3
    table.roll(attack, defence)
    table.do("attack wallrog")
    assert table.hearts_of("wallrog") == monster_hearts
    assert table.hero("mathian").hearts == hero_hearts


@rule("HT-COM-2")
def test_a_tie_is_the_attackers_also_when_the_monster_attacks() -> None:
    table = duel()
    table.end_turn()
    table.roll(1, 4)
    table.do("monster_attack wallrog mathian")
    assert table.hearts_of("wallrog") == 2
    assert table.hero("mathian").hearts == 6


@rule("HT-COM-3")
def test_the_attacker_bleeds_if_the_defender_is_higher_and_one_attack_is_one_roll() -> None:
    table = duel()
    table.roll(1, 1)
    table.do("attack wallrog")
    assert table.hero("mathian").hearts == 6
    assert table.hearts_of("wallrog") == 2
    assert len(table.told("fought")) == 1
    assert table.ap() == (4, 1, 3)


@rule("HT-COM-4")
def test_heroes_fight_monsters_and_heroes_but_monsters_never_monsters() -> None:
    table = duel()
    table.stand("erla", "F5")
    assert table.offers("attack") == ["attack wallrog", "attack erla"]
    table.roll(6, 1)
    table.do("attack erla")
    assert table.hero("erla").hearts == 4
    table.monster("zibber", space="TR")
    table.state.has_chest = False
    table.end_turn()
    attacks = table.offers("monster_attack")
    assert attacks == [
        "monster_attack ulumu erla",
        "monster_attack zibber erla",
        "monster_attack zibber mathian",
        "monster_attack wallrog mathian",
    ]
    assert not [text for text in attacks if text.split()[-1] in MONSTER_IDS]


@rule("HT-COM-5")
def test_the_defender_is_not_asked() -> None:
    table = duel()
    table.stand("erla", "F5")
    table.give("erla", "healing", "apple")
    table.roll(6, 1)
    table.do("attack erla")
    assert table.hero("erla").hearts == 4
    assert table.asked() == ("main_phase", [0])
    assert table.refused("eat apple", seat=1) == "HT-FRE-2"


@rule("HT-COM-6")
def test_between_two_attacks_a_hero_may_eat_brew_and_drink() -> None:
    table = duel("erla")
    table.give("erla", "apple", "apple", "fish")
    table.roll(1, 6)
    table.do("attack wallrog")
    assert table.hero("erla").hearts == 4
    table.roll(1, 6)
    table.do("eat apple", "attack wallrog")
    table.do("brew healing", "drink")
    assert table.hero("erla").hearts == 5
    assert table.ap() == (4, 2, 2)


@rule("HT-COM-6")
def test_but_nothing_saves_him_from_the_last_heart() -> None:
    table = duel("mathian")
    table.hero("mathian").hearts = 1
    table.give("mathian", "healing", "apple")
    table.roll(1, 6)
    table.do("attack wallrog")
    assert len(table.told("defeated")) == 1
    assert table.tokens("mathian") == []


@rule("HT-COM-7")
def test_values_are_read_at_the_moment_of_the_roll() -> None:
    table = duel("mathian")
    table.give("mathian", "sword3")
    table.roll(1, 1)
    table.do("attack wallrog")
    assert table.told("fought")[0].args["attack"] == 4
    table.roll(1, 1)
    table.do("discard sword3", "attack wallrog")
    assert table.told("fought")[0].args["attack"] == 1
    table.state.teeth[MONSTER_IDS.index("wallrog")] = 5
    table.roll(1, 1)
    table.do("attack wallrog")
    assert table.told("fought")[0].args["defence"] == 6


@rule("HT-COM-1", "HT-COM-2")
@pytest.mark.parametrize(
    ("difference", "wins", "hero", "tokens", "tooth"),
    [
        (-5, 1, "mathian", [], 5),
        (-4, 3, "mathian", [], 4),
        (-3, 6, "mathian", [], 3),
        (-2, 10, "mathian", [], 1),
        (-1, 15, "mathian", ["sword1"], 1),
        (0, 21, "mathian", ["sword2"], 1),
        (1, 26, "mathian", ["sword3"], 1),
        (2, 30, "mathian", ["sword1", "berserk"], 1),
        (3, 33, "mathian", ["sword2", "berserk"], 1),
        (4, 35, "mathian", ["sword3", "berserk"], 1),
        (5, 36, "corlof", ["sword3", "berserk"], 1),
    ],
)
def test_the_chances_of_the_attacker(difference: int, wins: int, hero: str, tokens: list[str], tooth: int) -> None:
    won = 0
    for attack in range(1, 7):
        for defence in range(1, 7):
            table = duel(hero)
            table.monster("wallrog", tooth=tooth)
            table.give(hero, *tokens)
            if "berserk" in tokens:
                table.do("drink")
            assert table.hero(hero).combat_value() - table.state.monster_value(2) == difference
            table.roll(attack, defence)
            table.do("attack wallrog")
            won += table.told("fought")[0].args["winner"] == hero
    assert won == wins


# A monster loses its last heart


@rule("HT-KIL-1")
def test_a_beaten_monster_leaves_the_board_and_pays_its_top_tooth() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.roll(6, 1)
    table.do("attack wallrog")
    assert table.space_of("wallrog") is None
    assert table.hero("mathian").points == 3
    assert [event.args["tooth"] for event in table.told("monster_defeated")] == [3]


@rule("HT-KIL-1")
def test_no_matter_who_attacked() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.end_turn()
    table.roll(1, 6)
    table.do("monster_attack wallrog mathian")
    assert table.space_of("wallrog") is None
    assert table.hero("mathian").points == 3
    assert table.hero("mathian").hearts == 7


@rule("HT-KIL-2", "HT-AMB-18")
def test_it_is_judged_by_its_new_top_tooth_at_once_but_has_no_hearts_before_the_rebuild() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.roll(6, 1)
    table.do("attack wallrog")
    card = GAME.view(table.state).monsters[2]
    assert (card.tooth, card.value, card.full_hearts, card.hearts) == (4, 4, 2, 0)
    table.stand("mathian", "P4")
    table.do("ascend")
    card = GAME.view(table.state).monsters[2]
    assert (card.tooth, card.value, card.full_hearts, card.hearts) == (4, 4, 2, 2)


@rule("HT-KIL-2")
def test_the_last_tooth_is_refilled_without_limit() -> None:
    table = duel()
    for _ in range(2):
        table.monster("wallrog", space="DW", hearts=1, tooth=5)
        table.roll(6, 1)
        table.give("mathian", "sword3")
        table.do("attack wallrog")
        assert table.state.teeth[2] == 5
    assert table.hero("mathian").points == 10


@rule("HT-KIL-3")
def test_only_a_slayer_of_the_hero_who_fought_is_completed() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.hand("erla", "M14")
    table.roll(6, 1)
    table.do("attack wallrog")
    assert table.hero("mathian").points == 3
    assert table.cards("erla") == ["M14"]
    assert table.hero("erla").points == 0


@rule("HT-KIL-4")
def test_figure_tooth_slayer_and_then_the_attacker_goes_on() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.hand("mathian", "M14")
    table.roll(6, 1)
    table.do("attack wallrog")
    assert [event.kind for event in table.events] == [
        "fought",
        "monster_defeated",
        "points_gained",
        "mission_completed",
        "points_gained",
    ]
    assert table.ap() == (4, 1, 3)
    assert table.asked() == ("main_phase", [0])


@rule("HT-KIL-5")
def test_its_space_is_empty_at_once() -> None:
    table = duel()
    table.monster("wallrog", hearts=1)
    table.roll(6, 1)
    table.do("attack wallrog", "move DW")
    assert table.place("mathian") == "DW"
