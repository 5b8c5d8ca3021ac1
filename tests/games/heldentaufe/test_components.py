"""Sections 2.1 to 2.7: tiles, heroes, tokens and the treasure die, value by value."""

from __future__ import annotations

from itertools import combinations

import pytest

from hypogeum.games.heldentaufe import components, pack
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import (
    ANOTHER_TOOTH,
    BOOTS,
    RING,
    SWORD,
    TOOTH,
    TWO_TEETH,
    HeldentaufeScene,
)
from tests.kit import rule

TILES = {
    "campfire": 1,
    "meadow": 8,
    "forest": 16,
    "portal1": 1,
    "portal2": 1,
    "portal3": 1,
    "portal4": 1,
    "portal5": 1,
    "apple": 3,
    "pond": 3,
    "mushroom": 3,
    "laboratory": 1,
    "trader": 1,
    "blacksmith": 1,
}

HEROES = [  # hearts, AP, potion skill, sword, backpack, belt, colour
    ("luphius", "Luphius", 4, 4, 0, 0, 5, 1, "yellow"),
    ("mathian", "Mathian", 7, 4, 0, 0, 3, 1, "blue"),
    ("jupanila", "Jupanila", 5, 5, 0, 0, 3, 1, "purple"),
    ("erla", "Erla", 5, 4, 1, 0, 3, 1, "orange"),
    ("corlof", "Corlof", 5, 4, 0, 1, 3, 1, "red"),
]


# Tiles (table 2.2)


@rule("HT-CMP-1")
def test_the_42_tiles_are_those_of_the_table() -> None:
    assert {tile.id: tile.count for tile in pack.TILES.tile} == TILES
    portals = sum(TILES[f"portal{number}"] for number in range(1, 6))
    resources = TILES["apple"] + TILES["pond"] + TILES["mushroom"]
    buildings = TILES["laboratory"] + TILES["trader"] + TILES["blacksmith"]
    assert [TILES["campfire"], TILES["meadow"], TILES["forest"], portals, resources, buildings] == [1, 8, 16, 5, 9, 3]
    assert sum(tile.count for tile in pack.TILES.tile) == 42


@rule("HT-CMP-1")
def test_the_rules_know_the_components_by_the_names_of_the_pack() -> None:
    names = components.TILE_IDS
    assert names[components.CAMPFIRE] == "campfire"
    assert names[components.MEADOW] == "meadow"
    assert names[components.FOREST] == "forest"
    assert names[components.PORTAL_1 : components.PORTAL_5 + 1] == [f"portal{number}" for number in range(1, 6)]
    assert [names[kind] for kind in components.RESOURCES] == ["apple", "pond", "mushroom"]
    assert names[components.LABORATORY] == "laboratory"
    assert names[components.TRADER] == "trader"
    assert names[components.BLACKSMITH] == "blacksmith"
    potions = [components.HEALING, components.BERSERK, components.TELEPORT]
    assert [components.POTION_IDS[potion] for potion in potions] == ["healing", "berserk", "teleport"]
    figures = components.FIGURE_IDS
    assert figures == [*[row[0] for row in HEROES], "ulumu", "zibber", "wallrog"]


@rule("HT-CMP-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_campfire_is_never_in_the_pile_and_never_removed(seats: int) -> None:
    scene = HeldentaufeScene(*[row[0] for row in HEROES[:seats]])
    view = GAME.view(scene.state)
    assert "campfire" not in view.tile_pile
    assert "campfire" not in view.tiles_removed
    assert [tile.kind for tile in view.surface] == ["campfire"]


@rule("HT-CMP-2")
def test_the_campfire_counts_neither_as_meadow_nor_as_building() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "healing", "boots1", "boots1", "apple", "mushroom")
    scene.hand("mathian", "M18", "M03", "M04")
    assert scene.refused("deliver M18") == "HT-DLV-1"
    assert scene.refused("deliver M03") == "HT-DLV-1"
    assert scene.refused("deliver M04") == "HT-DLV-1"
    assert scene.refused("end_turn improve boots1") == "HT-LAB-1"
    assert scene.refused("trade boots1 ring") == "HT-TRD-1"
    assert scene.refused("merge boots 1+1") == "HT-SMI-1"
    assert scene.refused("collect") == "HT-RES-1"


# Hearts and teeth


@rule("HT-CMP-3")
def test_the_35_hearts_are_those_of_heroes_and_grown_monsters() -> None:
    heroes = [hero.hearts for hero in pack.HEROES.hero]
    monsters = [monster.hearts + pack.MONSTERS.tooth[-1].hearts for monster in pack.MONSTERS.monster]
    assert heroes == [4, 7, 5, 5, 5]
    assert monsters == [4, 3, 2]
    assert sum(heroes) + sum(monsters) == 35


@rule("HT-CMP-4")
def test_teeth_are_one_number_and_never_run_out() -> None:
    scene = HeldentaufeScene(target=30)
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hero("mathian").points = 98
    scene.hero("corlof").points = 29
    scene.next_tile("forest")
    scene.roll(TWO_TEETH)
    scene.do("explore E")
    assert scene.hero("mathian").points == 100
    scene.hand("mathian", "M04")
    scene.give("mathian", "apple", "mushroom")
    scene.do("deliver M04")
    assert scene.hero("mathian").points == 101
    assert scene.hero("corlof").points == 29


# Heroes (table 2.3)


@rule("HT-CMP-5", "HT-CMP-6", "HT-CMP-7")
def test_the_five_heroes_are_those_of_the_table() -> None:
    sheets = [
        (
            *(hero.id, hero.name, hero.hearts, hero.ap, hero.potion_skill),
            *(hero.sword, hero.backpack, hero.belt, hero.colour),
        )
        for hero in pack.HEROES.hero
    ]
    assert sheets == HEROES
    assert len({hero.colour for hero in pack.HEROES.hero}) == 5


@rule("HT-CMP-5", "HT-CMP-6")
@pytest.mark.parametrize(("hero", "name", "hearts", "ap", "skill", "sword", "slots", "belt", "colour"), HEROES)
def test_a_hero_starts_with_the_values_of_his_board(
    hero: str, name: str, hearts: int, ap: int, skill: int, sword: int, slots: int, belt: int, colour: str
) -> None:
    scene = HeldentaufeScene(hero, "erla" if hero == "corlof" else "corlof")
    board = GAME.view(scene.state).heroes[0]
    assert (board.hearts, board.max_hearts) == (hearts, hearts)
    assert (board.ap_total, board.ap_left) == (ap, ap)
    assert (board.potion_skill, board.combat_value, board.backpack_slots) == (skill, sword, slots)
    scene.hero(hero).hearts = 1
    scene.give(hero, "healing", *["apple"] * (slots - 1), "fish")
    assert scene.refused("brew healing") == "HT-BRW-4"


# Equipment (table 2.4)


@rule("HT-CMP-8")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_piece_adds_its_value_to_the_skill_of_its_kind(value: int) -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", f"boots{value}", f"ring{value}", f"sword{value}")
    hero = scene.hero("mathian")
    assert (hero.ap_total(), hero.potion_skill(), hero.combat_value()) == (4 + value, value, value)


@rule("HT-CMP-8")
def test_only_one_piece_of_a_kind_counts() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "boots1", "boots2", "sword2", "sword2", "ring1", "ring3")
    hero = scene.hero("mathian")
    assert (hero.ap_total(), hero.potion_skill(), hero.combat_value()) == (6, 3, 2)


@rule("HT-CMP-9")
def test_seven_pieces_of_each_kind_and_value_are_in_the_supply() -> None:
    assert [(row.kind, row.counts) for row in pack.TOKENS.equipment] == [
        ("boots", [7, 7, 7]),
        ("ring", [7, 7, 7]),
        ("sword", [7, 7, 7]),
    ]
    scene = HeldentaufeScene()
    pieces = [f"{kind}{value}" for kind in ("boots", "ring", "sword") for value in (1, 2, 3)]
    assert [scene.supply(piece) for piece in pieces] == [7] * 9


@rule("HT-CMP-9")
@pytest.mark.parametrize(
    ("sold_out", "gained"),
    [(["boots2"], ["boots1"]), (["boots1", "boots2"], []), (["boots1"], ["boots2"])],
)
def test_a_reward_out_of_stock_becomes_the_best_lower_piece_or_nothing(sold_out: list[str], gained: list[str]) -> None:
    scene = HeldentaufeScene("erla", "luphius", "corlof", "mathian", "jupanila")
    scene.tile("1,0", "meadow")
    scene.stand("erla", "1,0")
    scene.hand("erla", "M18")
    scene.give("erla", "healing")
    scene.sell_out(*sold_out)
    scene.do("deliver M18")
    assert scene.tokens("erla") == gained
    assert [event.rule for event in scene.told("piece_missing")] == ([] if gained else ["HT-CMP-9"])
    assert scene.cards("erla") == []


@rule("HT-CMP-9")
def test_crafting_a_piece_out_of_stock_is_illegal() -> None:
    scene = HeldentaufeScene("erla", "luphius", "corlof", "mathian", "jupanila")
    scene.sell_out("sword2", "ring1")
    scene.give("erla", "sword1", "sword1")
    scene.tile("1,0", "laboratory")
    scene.tile("0,1", "blacksmith")
    scene.tile("-1,0", "trader")
    scene.stand("erla", "1,0")
    assert scene.refused("end_turn improve sword1") == "HT-CMP-9"
    scene.stand("erla", "0,1")
    assert scene.refused("merge sword 1+1") == "HT-CMP-9"
    scene.stand("erla", "-1,0")
    assert scene.refused("trade sword1 ring") == "HT-TRD-3"
    assert scene.offers("trade") == ["trade sword1 boots"]


# Food and potions (tables 2.5, 2.6)


@rule("HT-CMP-10")
def test_food_is_that_of_the_table() -> None:
    assert [(food.id, food.count, food.colours, food.tile) for food in pack.TOKENS.food] == [
        ("apple", 14, ["red", "yellow"], "apple"),
        ("fish", 14, ["red", "blue"], "pond"),
        ("mushroom", 14, ["yellow", "blue"], "mushroom"),
    ]
    scene = HeldentaufeScene()
    assert [scene.supply(food) for food in ("apple", "fish", "mushroom")] == [14, 14, 14]


@rule("HT-CMP-10")
def test_the_shared_colour_of_two_foods_is_the_colour_of_their_potion() -> None:
    assert [(potion.id, potion.recipe, potion.colour, potion.ingredients) for potion in pack.TOKENS.potion] == [
        ("healing", 1, "red", ["apple", "fish"]),
        ("berserk", 2, "yellow", ["apple", "mushroom"]),
        ("teleport", 3, "blue", ["fish", "mushroom"]),
    ]
    colours: dict[str, str] = {potion.id: potion.colour for potion in pack.TOKENS.potion}
    for one, other in combinations(pack.TOKENS.food, 2):
        scene = HeldentaufeScene()
        scene.give("mathian", "ring3", one.id, other.id)
        brewed = [text.split()[1] for text in scene.offers("brew")]
        assert [{colours[potion]} for potion in brewed] == [set(one.colours) & set(other.colours)]


@rule("HT-CMP-11")
@pytest.mark.parametrize(("potion", "count"), [("healing", 7), ("berserk", 7), ("teleport", 6)])
def test_five_belts_never_use_up_the_20_potions(potion: str, count: int) -> None:
    names = [row[0] for row in HEROES]
    scene = HeldentaufeScene(*names)
    assert scene.supply(potion) == count
    for name in names:
        scene.give(name, potion)
    assert scene.supply(potion) == count - 5 > 0
    assert sum(recipe.count for recipe in pack.TOKENS.potion) == 20


# The treasure die (table 2.7)


@rule("HT-CMP-8", "HT-CMP-4")
@pytest.mark.parametrize(
    ("face", "tokens", "points"),
    [
        (BOOTS, ["boots1"], 0),
        (SWORD, ["sword1"], 0),
        (RING, ["ring1"], 0),
        (TOOTH, [], 1),
        (ANOTHER_TOOTH, [], 1),
        (TWO_TEETH, [], 2),
    ],
)
def test_each_face_of_the_treasure_die(face: int, tokens: list[str], points: int) -> None:
    scene = HeldentaufeScene()
    scene.next_tile("forest")
    scene.roll(face)
    scene.do("explore E")
    assert scene.tokens("mathian") == tokens
    assert scene.hero("mathian").points == points
    assert scene.told("treasure_rolled")[0].args["face"] == face


@rule("HT-AMB-25")
def test_boots_are_ap_rings_are_potion_skill_swords_are_combat() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    hero = scene.hero("mathian")
    bare = (4, 0, 0, 7)
    for piece, skills in [("boots2", (6, 0, 0, 7)), ("ring2", (4, 2, 0, 7)), ("sword2", (4, 0, 2, 7))]:
        assert (hero.ap_total(), hero.potion_skill(), hero.combat_value(), hero.hearts) == bare
        scene.give("mathian", piece)
        assert (hero.ap_total(), hero.potion_skill(), hero.combat_value(), hero.hearts) == skills
        scene.do(f"discard {piece}")
