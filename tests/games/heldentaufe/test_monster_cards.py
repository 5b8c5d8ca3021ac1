"""Section 2.8: monster cards and tooth stacks, column by column."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe import pack
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

STRENGTH = {  # full hearts and combat bonus by top tooth 1 to 5
    "ulumu": [(3, 0), (3, 1), (4, 1), (4, 2), (4, 3)],
    "zibber": [(2, 1), (2, 2), (3, 2), (3, 3), (3, 4)],
    "wallrog": [(1, 2), (1, 3), (2, 3), (2, 4), (2, 5)],
}
STACKS = {"ulumu": [5, 4, 3, 2, 1], "zibber": [5, 4, 3, 2], "wallrog": [5, 4, 3]}


@rule("HT-CMP-14")
def test_the_teeth_and_the_cards_are_those_of_the_table() -> None:
    assert [(tooth.value, tooth.bonus, tooth.hearts) for tooth in pack.MONSTERS.tooth] == [
        (1, 0, 0),
        (2, 1, 0),
        (3, 1, 1),
        (4, 2, 1),
        (5, 3, 1),
    ]
    assert [(card.id, card.hearts, card.bonus, card.den) for card in pack.MONSTERS.monster] == [
        ("ulumu", 3, 0, "DU"),
        ("zibber", 2, 1, "DZ"),
        ("wallrog", 1, 2, "DW"),
    ]


@rule("HT-CMP-14")
@pytest.mark.parametrize("tooth", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", ["ulumu", "zibber", "wallrog"])
def test_the_strength_of_a_monster_by_its_top_tooth(name: str, tooth: int) -> None:
    scene = HeldentaufeScene()
    scene.monster(name, tooth=tooth)
    shown = {monster.id: monster for monster in GAME.view(scene.state).monsters}[name]
    assert (shown.full_hearts, shown.value) == STRENGTH[name][tooth - 1]
    assert shown.tooth == tooth


def defeat_and_rebuild(scene: HeldentaufeScene, name: str) -> int:
    """Corlof takes the last heart of the monster and comes up through portal 4; gives the points he won."""
    before = scene.hero("corlof").points
    den = {"ulumu": "F4", "zibber": "F3", "wallrog": "F6"}[name]
    scene.stand("corlof", den)
    scene.monster(name, hearts=1)
    scene.spend(0)
    scene.roll(6, 1)
    scene.do(f"attack {name}")
    scene.stand("corlof", "P4")
    scene.do("ascend")
    return scene.hero("corlof").points - before


@rule("HT-CMP-12", "HT-CMP-14", "HT-CMP-16")
@pytest.mark.parametrize(("name", "stack"), STACKS.items())
def test_a_stack_gives_its_teeth_smallest_first_and_makes_the_monster_stronger(name: str, stack: list[int]) -> None:
    scene = HeldentaufeScene("corlof", "erla")
    scene.tile("1,0", "portal4")
    for tooth in [*reversed(stack), 5, 5]:
        assert scene.strength_of(name) == (*STRENGTH[name][tooth - 1], tooth)
        assert defeat_and_rebuild(scene, name) == tooth
    assert scene.strength_of(name) == (*STRENGTH[name][4], 5)


@rule("HT-CMP-14")
@pytest.mark.parametrize("name", ["ulumu", "zibber", "wallrog"])
def test_a_lost_tooth_gives_a_heart_or_a_bonus_never_both(name: str) -> None:
    growth = []
    for tooth in (1, 2, 3, 4):
        scene = HeldentaufeScene()
        scene.monster(name, tooth=tooth)
        hearts, bonus, _ = scene.strength_of(name)
        scene.monster(name, tooth=tooth + 1)
        grown_hearts, grown_bonus, _ = scene.strength_of(name)
        growth.append((grown_hearts - hearts, grown_bonus - bonus))
    assert growth == [(0, 1), (1, 0), (0, 1), (0, 1)]


@rule("HT-CMP-13", "HT-CMP-15", "HT-AMB-20")
def test_the_monsters_start_as_the_default_stacks_make_them() -> None:
    scene = HeldentaufeScene()
    assert [(monster.id, monster.name) for monster in pack.MONSTERS.monster] == [
        ("ulumu", "Ulumu"),
        ("zibber", "Zibber"),
        ("wallrog", "Wallrog"),
    ]
    assert scene.strength_of("ulumu") == (3, 0, 1)
    assert scene.strength_of("zibber") == (2, 2, 2)
    assert scene.strength_of("wallrog") == (2, 3, 3)


@rule("HT-CMP-13")
def test_stacks_may_be_dealt_at_random() -> None:
    dealt = set()
    for seed in range(40):
        state = GAME.new({"stack_assignment": "random"}, seats=2, chance=FastChance(seed))
        assert isinstance(state, State)
        dealt.add(tuple(state.teeth))
        for monster in GAME.view(state).monsters:
            assert (monster.hearts, monster.value) == STRENGTH[monster.id][monster.tooth - 1]
    assert dealt == {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}


@rule("HT-CMP-17", "HT-CMP-12")
def test_the_stacks_use_eleven_precious_teeth_and_a_plain_one() -> None:
    stacks = {card.id: list(range(5, card.top_tooth - 1, -1)) for card in pack.MONSTERS.monster}
    assert stacks == STACKS
    used = Counter(tooth for stack in stacks.values() for tooth in stack)
    assert used == {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}
    precious, plain = 20, 30
    assert precious - sum(count for tooth, count in used.items() if tooth > 1) == 9
    assert plain - used[1] == 29
