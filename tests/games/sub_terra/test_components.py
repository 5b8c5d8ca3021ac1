"""Section 3: everything in the box, value by value, tile by tile, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.engine.masks import bits
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra import pack
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TILES = {  # id: kind, shape, number of Ruins, type of Guardian
    "B-NOR-1": ("normal", "T", 0, None),
    "B-NOR-2": ("normal", "T", 0, None),
    "B-NOR-3": ("normal", "T", 0, None),
    "B-BRI-1": ("bridge", "I", 0, None),
    "B-BRI-2": ("bridge", "I", 0, None),
    "B-KEY-1": ("key", "DE", 0, None),
    "B-KEY-2": ("key", "DE", 0, None),
    "B-KEY-3": ("key", "DE", 0, None),
    "B-LAV-1": ("lava", "X", 0, None),
    "B-LAV-2": ("lava", "X", 0, None),
    "B-LAV-3": ("lava", "X", 0, None),
    "B-LAV-4": ("lava", "T", 0, None),
    "B-LAV-5": ("lava", "T", 0, None),
    "B-SPK-1": ("spikes", "X", 0, None),
    "B-SPK-2": ("spikes", "X", 0, None),
    "B-SPK-3": ("spikes", "X", 0, None),
    "B-DRT-1": ("darts", "L", 0, None),
    "B-DRT-2": ("darts", "L", 0, None),
    "B-DRT-3": ("darts", "L", 0, None),
    "B-DRT-4": ("darts", "L", 0, None),
    "B-RUI-1": ("ruins", "X", 1, None),
    "B-RUI-2": ("ruins", "X", 2, None),
    "B-RUI-3": ("ruins", "X", 3, None),
    "B-RUI-4": ("ruins", "T", 4, None),
    "B-RUI-5": ("ruins", "T", 5, None),
    "B-RUI-6": ("ruins", "T", 6, None),
    "B-GRD-1": ("guardian", "DE", 0, "infantry"),
    "B-GRD-2": ("guardian", "DE", 0, "infantry"),
    "B-GRD-3": ("guardian", "L", 0, "infantry"),
    "B-GRD-4": ("guardian", "L", 0, "infantry"),
    "A-EXP-1": ("explosion", "X", 0, None),
    "A-EXP-2": ("explosion", "X", 0, None),
    "A-EXP-3": ("explosion", "X", 0, None),
    "A-SNK-1": ("snake", "X", 0, None),
    "A-SNK-2": ("snake", "T", 0, None),
    "A-SNK-3": ("snake", "T", 0, None),
    "A-PIT-1": ("pit", "X", 0, None),
    "A-PIT-2": ("pit", "X", 0, None),
    "A-LEG-1": ("legion", "L", 0, "infantry"),
    "A-LEG-2": ("legion", "L", 0, "infantry"),
    "A-BLD-1": ("boulder", "T", 0, None),
    "A-BLD-2": ("boulder", "T", 0, None),
    "T-ARC-1": ("guardian", "DE", 0, "archer"),
    "T-VOL-1": ("guardian", "DE", 0, "volatile"),
    "T-ETE-1": ("eternal", "I", 0, "eternal"),
    "T-LEG-1": ("legion", "T", 0, "infantry"),
    "T-LEG-2": ("legion", "L", 0, "archer"),
    "T-ALA-1": ("alarm", "X", 0, None),
    "T-ALA-2": ("alarm", "X", 0, None),
    "J-1": ("journal", "X", 0, None),
    "J-2": ("journal", "X", 0, None),
    "J-3": ("journal", "X", 0, None),
    "A-TRM-1": ("transmuted", "X", 0, None),
    "A-TRM-2": ("transmuted", "X", 0, None),
    "A-TRM-3": ("transmuted", "X", 0, None),
    "ENT-EXIT": ("exit", "fixed", 0, None),
    "ENT-CROSS": ("crossing", "fixed", 0, None),
    "LAT-W-1": ("normal", "fixed", 0, None),
    "LAT-W-2": ("normal", "fixed", 0, None),
    "LAT-W-3": ("guardian", "fixed", 0, "infantry"),
    "LAT-E-1": ("normal", "fixed", 0, None),
    "LAT-E-2": ("normal", "fixed", 0, None),
    "LAT-E-3": ("guardian", "fixed", 0, "infantry"),
    "T-LAT-1": ("guardian", "fixed", 0, "archer"),
    "T-LAT-2": ("guardian", "fixed", 0, "volatile"),
    "HALL": ("hall", "fixed", 0, None),
    "LEDGE": ("ledge", "fixed", 0, None),
}

EXPLORERS = {  # hearts, domain, set, names, abilities with cost and uses
    "archaeologist": (5, "scout", "base", "Archaeologist", "L’Archéologue", "scholar 0 0, adventurer 0 0"),
    "guide": (3, "scout", "base", "Guide", "Le Guide", "nimble 0 0, illuminate 1 0"),
    "rogue": (3, "scout", "base", "Rogue", "Le Gredin", "sprint 1 0, vigilance 0 0"),
    "aristocrat": (5, "connector", "base", "Aristocrat", "L’Aristocrate", "order 1 0, research 2 3"),
    "foreman": (5, "connector", "base", "Foreman", "Le Contremaître", "excavate 1 0, consolidate 1 4"),
    "sharpshooter": (5, "defender", "base", "Sharpshooter", "La Tireuse d’élite", "scope 1 0, shoot 1 0"),
    "sapper": (5, "defender", "base", "Sapper", "Le Sapeur", "grenade 1 0, demolish 1 3"),
    "veteran": (7, "defender", "base", "Veteran", "La Combattante chevronnée", "annihilate 1 0, brace 1 0"),
    "healer": (3, "support", "base", "Healer", "La Guérisseuse", "cure 1 0, survivor 0 0"),
    "priest": (5, "support", "base", "Priest", "Le Prêtre", "revive 3 0, purify 3 0"),
    "magician": (5, "connector", "circle", "Magician", "La Magicienne", "swap 1 0, transmute 3 3"),
    "tamer": (5, "attacker", "circle", "Tamer", "Le Dresseur", "call 2 0, direct 2 0"),
    "colossus": (7, "attacker", "circle", "Colossus", "Le Colosse", "recover 3 0, smash 2 0, prop 0 0"),
    "escapologist": (3, "attacker", "circle", "Escapologist", "L’As de l’évasion", "vanish 0 0, strike 1 0"),
    "fortune-teller": (3, "scout", "circle", "Fortune-Teller", "La Cartomancienne", "vision 1 0, meditate 2 0"),
    "inventor": (5, "defender", "faculty", "Inventor", "L’Inventrice", "mine 1 0, fortify 2 0, turret 3 0"),
    "cartographer": (3, "scout", "faculty", "Cartographer", "Le Cartographe", "chart 1 0, dissuade 0 0"),
}

TAROT = {  # cost, names
    1: (2, "The Quest", "La Quête"),
    2: (2, "The Mountain", "La Montagne"),
    3: (2, "The Tower", "La Tour"),
    4: (2, "The Heart", "Le Cœur"),
    5: (1, "The Traitor", "Le Traître"),
    6: (2, "The Inferno", "L’Enfer"),
    7: (1, "The Fall", "La Chute"),
    8: (1, "The Darkness", "Les Ténèbres"),
    9: (1, "The Survivor", "Le Survivant"),
    10: (2, "The Return", "Le Retour"),
    11: (1, "The Void", "Le Néant"),
    12: (3, "The Chained King", "Le Roi enchaîné"),
    13: (1, "The Nexus", "Le Nexus"),
}

DESOLATION = {  # kind, then the numbers for 3, 4, 5 and 6 Explorers
    "DES": ("despair", [0, 0, 0, 0]),
    "LAV-A": ("lava", [1, 1, 2, 2]),
    "LAV-B": ("lava", [2, 2, 2, 3]),
    "COL-A": ("collapse", [1, 2, 2, 3]),
    "COL-B": ("collapse", [2, 2, 3, 3]),
    "TRP-1": ("trap", [0, 0, 0, 0]),
    "TRP-2": ("trap", [0, 0, 0, 0]),
    "WAK-A": ("wake", [1, 1, 2, 2]),
    "WAK-B": ("wake", [2, 2, 2, 3]),
    "ACT": ("activate", [0, 0, 0, 0]),
}

OPEN_SIDES = {"DE": 1, "I": 2, "L": 2, "T": 3, "X": 4}


def bag_of(temple: str) -> list[str]:
    return [parts.TILE_IDS[tile] for tile in bits(parts.BAGS[parts.TEMPLE_IDS.index(temple)])]


# Tiles (sections 3.2 to 3.6)


@rule("ST2-COMP-15", "ST2-COMP-6", "ST2-COMP-11", "ST2-COMP-12", "ST2-COMP-7")
def test_every_tile_has_its_kind_shape_number_and_guardian() -> None:
    found = {tile.id: (tile.kind, tile.shape, tile.number, tile.guardian) for tile in pack.TILES.tile}
    assert found == TILES
    assert list(TILES) == parts.TILE_IDS


@rule("ST2-COMP-6", "ST2-COMP-11")
def test_each_number_of_the_die_is_on_one_ruins_tile() -> None:
    numbers = [parts.TILE_NUMBER[tile] for tile in range(parts.TILES) if parts.TILE_KIND[tile] == parts.RUINS]
    assert numbers == [1, 2, 3, 4, 5, 6]


@rule("ST2-COMP-1")
def test_the_track_begins_at_the_largest_start_value() -> None:
    assert parts.TOP == 27 == max(max(row) for row in parts.START_MARKER)


@rule("ST2-COMP-3")
def test_the_game_opens_with_five_frontier_exits() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    found = []
    for cell in ["0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0"]:
        scene.stand(cell, "guide")
        scene.turn_of("guide")
        found += [(cell, text) for text in scene.offers("reveal")]
    assert found == [(cell, "reveal S") for cell in ["1,0", "2,0", "3,0", "4,0", "5,0"]]


@rule("ST2-COMP-4", "ST2-COMP-9", "ST2-SET-2")
@pytest.mark.parametrize(
    ("temple", "west", "east"),
    [
        ("base", ("LAT-W-3", "infantry"), ("LAT-E-3", "infantry")),
        ("dauntless", ("LAT-W-3", "infantry"), ("LAT-E-3", "infantry")),
        ("legion", ("T-LAT-1", "archer"), ("T-LAT-2", "volatile")),
    ],
)
def test_the_laterals_end_in_guardian_spaces(temple: str, west: tuple[str, str], east: tuple[str, str]) -> None:
    for cell, side, (tile, kind) in [("1,0", "E", west), ("5,0", "W", east)]:
        scene = SubTerraScene("guide", "rogue", "veteran", temple_mode=temple)
        space = "0,0" if cell == "1,0" else "6,0"
        assert (scene.tile_at(space), scene.sides(space)) == (tile, side)
        scene.stand(cell, "guide")
        scene.peril("guide", "wake")
        assert scene.guardians_on(space) == [kind]


@rule("ST2-COMP-5", "ST2-COMP-10")
def test_the_sanctum_is_a_corridor_with_a_dead_end_behind_it() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.bag("B-SPK-1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-SPK-1")
    scene.do("reveal S", "sanctum 3,2 S")
    assert [(scene.tile_at(cell), scene.sides(cell)) for cell in ["3,3", "3,4"]] == [("HALL", "NS"), ("LEDGE", "N")]
    assert scene.line("sanctum_placed") == "sanctum_placed ST2-SANC-1 cell=3,3 cells=['3,4']"


@rule("ST2-COMP-7", "ST2-TILE-1")
def test_a_journal_tile_does_nothing() -> None:
    scene = SubTerraScene("aristocrat", "rogue", "veteran")
    scene.lay("J-1", "3,1")
    scene.turn_of("aristocrat")
    scene.do("move 3,1")
    assert scene.kinds() == ["moved"]
    for face in ["lava", "collapse", "trap"]:
        scene.peril("aristocrat", face)
        assert scene.hearts("aristocrat") == 5


@rule("ST2-COMP-8")
def test_snake_and_explosion_markers_suffice_for_three_on_each_tile() -> None:
    assert parts.MOST_SNAKES == parts.EXPLOSION_MARKERS == 3
    assert [parts.TILE_IDS[tile] for tile in parts.MARKED_TILES] == [
        *["A-SNK-1", "A-SNK-2", "A-SNK-3", "A-EXP-1", "A-EXP-2", "A-EXP-3"],
    ]
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-EXP-1", "3,1")
    for tile, cell in [("A-SNK-1", "2,1"), ("A-SNK-2", "4,1"), ("A-SNK-3", "5,1")]:
        scene.lay(tile, cell, 2)
        scene.markers(cell, 3)
    scene.next_roll(1)
    scene.peril("guide", "collapse")
    assert [scene.markers_on(cell) for cell in ["2,1", "4,1", "5,1"]] == [3, 3, 3]


BAGS = {  # by kind and shape, in the order of the table
    "base": {"normal": 3, "bridge": 2, "key": 3, "lava": 5, "spikes": 3, "darts": 4, "ruins": 6, "guardian": 4},
    "dauntless": {
        "normal": 3,
        "bridge": 1,
        "key": 3,
        "spikes": 2,
        "darts": 3,
        "ruins": 3,
        "guardian": 3,
        "explosion": 3,
        "snake": 3,
        "pit": 2,
        "legion": 2,
        "boulder": 2,
    },
    "legion": {
        "normal": 3,
        "bridge": 1,
        "key": 3,
        "lava": 5,
        "spikes": 1,
        "darts": 3,
        "ruins": 5,
        "guardian": 4,
        "legion": 2,
        "eternal": 1,
        "alarm": 2,
    },
}


@rule("ST2-SET-5", "ST2-SET-6", "ST2-SET-7")
@pytest.mark.parametrize("temple", BAGS)
def test_every_bag_holds_thirty_tiles_with_eighty_one_open_sides(temple: str) -> None:
    bag = bag_of(temple)
    assert len(bag) == 30
    assert Counter(TILES[tile][0] for tile in bag) == BAGS[temple]
    assert sum(OPEN_SIDES[TILES[tile][1]] for tile in bag) == 81


@rule("ST2-SET-5", "ST2-SET-6", "ST2-SET-7", "ST2-SET-8")
def test_which_tiles_make_room_for_the_expansions() -> None:
    base = bag_of("base")
    assert base == list(TILES)[:30]
    assert [tile for tile in base if tile not in bag_of("dauntless")] == [
        *["B-BRI-2", "B-LAV-1", "B-LAV-2", "B-LAV-3", "B-LAV-4", "B-LAV-5", "B-SPK-3", "B-DRT-4"],
        *["B-RUI-1", "B-RUI-2", "B-RUI-3", "B-GRD-4"],
    ]
    assert [tile for tile in bag_of("dauntless") if tile not in base] == [
        *["A-EXP-1", "A-EXP-2", "A-EXP-3", "A-SNK-1", "A-SNK-2", "A-SNK-3", "A-PIT-1", "A-PIT-2"],
        *["A-LEG-1", "A-LEG-2", "A-BLD-1", "A-BLD-2"],
    ]
    assert [tile for tile in base if tile not in bag_of("legion")] == [
        *["B-BRI-2", "B-SPK-2", "B-SPK-3", "B-DRT-4", "B-RUI-6", "B-GRD-1", "B-GRD-2"],
    ]
    assert [tile for tile in bag_of("legion") if tile not in base] == [
        *["T-ARC-1", "T-VOL-1", "T-ETE-1", "T-LEG-1", "T-LEG-2", "T-ALA-1", "T-ALA-2"],
    ]


@rule("ST2-TILE-15", "ST2-TILE-16")
def test_what_can_be_consolidated() -> None:
    found = [kind.id for kind in pack.TILES.kind if kind.consolidate]
    assert found == [
        *["bridge", "lava", "spikes", "darts", "ruins", "guardian", "explosion", "snake", "pit", "boulder", "alarm"],
    ]


# Guardians and dice (sections 3.7, 3.8)


@rule("ST2-COMP-14")
def test_guardians_are_numbered_and_the_lowest_free_one_comes() -> None:
    assert [
        *["INF-1", "INF-2", "INF-3", "INF-4", "INF-5", "ARC-1", "ARC-2", "ARC-3", "VOL-1", "VOL-2", "ETE-1"],
    ] == parts.GUARDIAN_IDS
    scene = SubTerraScene("veteran", "rogue", "guide")
    scene.guardian("3,0", count=3)
    scene.turn_of("veteran")
    scene.do("annihilate infantry")
    assert scene.guardians() == ["INF-2 3,0", "INF-3 3,0"]
    scene.guardian("4,0")
    assert scene.guardians() == ["INF-2 3,0", "INF-3 3,0", "INF-1 4,0"]


@rule("ST2-COMP-16", "ST2-GRD-1", "ST2-GRD-8")
def test_what_guardians_cost_and_how_often_they_act() -> None:
    found = {
        guardian.id: (guardian.pieces, guardian.hearts, guardian.activations) for guardian in pack.GUARDIANS.guardian
    }
    assert found == {"infantry": (5, 1, 2), "archer": (3, 1, 1), "volatile": (2, 2, 3), "eternal": (1, 4, 1)}


@rule("ST2-PERIL-1")
def test_the_peril_die_has_six_faces() -> None:
    assert parts.FACE_IDS == ["stumble", "lava", "collapse", "trap", "wake", "activate"]


@rule("ST2-TILE-4", "ST2-TILE-6", "ST2-TILE-8", "ST2-PERIL-6")
def test_what_dangers_cost() -> None:
    assert {loss.id: loss.hearts for loss in pack.VOLCANO.loss} == {
        "lava": 1,
        "spikes": 3,
        "darts": 1,
        "ruins": 5,
        "boulder": 6,
        "explosion": 3,
        "burning": 1,
        "mine": 1,
        "grenade": 1,
    }


@rule("ST2-COMP-2", "ST2-COMP-16")
def test_markers_never_run_out() -> None:
    team = ("veteran", "colossus", "tamer", "inventor", "magician", "archaeologist")
    scene = SubTerraScene(*team, game_mode="ark")
    scene.stand("3,0", "dog", "turret")
    assert sum(scene.hearts(name) for name in [*team, "ark", "dog", "turret"]) == 43  # 40 markers in the box
    scene = SubTerraScene("foreman", "rogue", "guide")
    for number in range(1, 7):
        scene.lay(f"B-RUI-{number}", f"{number},1", 2)
    for number in range(1, 7):
        scene.next_roll(number)
        scene.peril("foreman", "collapse")
    assert all(scene.has_rubble(f"{number},1") for number in range(1, 7))


@rule("ST2-COMP-16")
def test_keys_and_guardians_do_run_out() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("1,0", count=5)
    scene.peril("guide", "wake")
    assert scene.kinds()[:3] == ["peril_rolled", "peril_resolved", "turn_began"]
    assert len(scene.guardians()) == 5
    scene.hold("guide", "key")
    scene.hold("rogue", "key")
    scene.key_on("3,0")
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("reveal S")
    assert scene.keys_on("3,1") == 0


# Explorers, equipment, cards (sections 3.9 to 3.12)


@rule("ST2-SET-9", "ST2-OVR-2")
def test_every_explorer_has_hearts_domain_and_abilities() -> None:
    found = {
        explorer.id: (
            *(explorer.hearts, explorer.domain, explorer.set, explorer.name.en, explorer.name.fr),
            ", ".join(f"{ability.id} {ability.cost} {ability.uses}" for ability in explorer.abilities),
        )
        for explorer in pack.EXPLORERS.explorer
    }
    assert found == EXPLORERS
    assert [*EXPLORERS, "ark", "dog", "turret"] == parts.CHARACTER_IDS
    assert parts.CHARACTER_HEARTS[17:] == [3, 3, 3]
    assert Counter(parts.EXPLORER_SET) == {0: 10, 1: 5, 2: 2}


@rule("ST2-COMP-16")
def test_the_stock_of_equipment() -> None:
    assert {equipment.id: equipment.stock for equipment in pack.EXPLORERS.equipment} == {
        "mine": 3,
        "fortification": 1,
        "turret": 1,
    }


@rule("ST2-COMP-16")
def test_every_tarot_card_has_its_cost() -> None:
    assert {card.number: (card.cost, card.name.en, card.name.fr) for card in pack.TAROT.card} == TAROT
    assert parts.TAROT_COST == [0, 2, 2, 2, 2, 1, 2, 1, 1, 1, 2, 1, 3, 1]


@rule("ST2-COMP-13")
def test_every_desolation_card() -> None:
    wanted = {
        f"D{explorers}-{name}": (explorers, kind, numbers[explorers - 3])
        for explorers in (3, 4, 5, 6)
        for name, (kind, numbers) in DESOLATION.items()
    }
    found = {card.id: (card.explorers, card.kind, card.number) for card in pack.DESOLATION.card}
    assert found == wanted
    assert len(found) == 40
    for explorers in (3, 4, 5, 6):
        deck = [parts.DESOLATION_IDS[card] for card in bits(parts.DESOLATION_OF[explorers])]
        assert deck == [f"D{explorers}-{name}" for name in DESOLATION]
