"""Section 2: everything in the box, value by value, tile by tile, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.engine.masks import NONE, bits
from hypogeum.games.claustrophobia import components, pack
from hypogeum.games.claustrophobia.components import SIDE_IDS, TALENT_IDS
from tests.kit import rule

BOX = {
    "figures": ("Figurines", 35),
    "western_tablets": ("Tablettes", 5),
    "western_parchments": ("Parchemins", 13),
    "demonic_tablets": ("Tablettes", 4),
    "demonic_parchments": ("Parchemins", 15),
    "special_troglodyte_sheet": ("Fiche de troglodyte spécial", 1),
    "destiny_board": ("Planche de la destinée", 1),
    "gems": ("Gemmes de Prima Materia", 20),
    "activation_dice": ("Dés d’activation", 8),
    "destiny_dice": ("Dés du destin", 6),
    "combat_dice": ("Dés de combat", 10),
    "damage_tokens": ("Pions de dégât", 40),
    "gift_tokens": ("Pions de don", 7),
    "tiles": ("Tuiles", 48),
    "turn_marker": ("Pion compte-tour", 1),
    "exhausted_tokens": ("Pions d’état épuisé", 5),
    "equipment_cards": ("Cartes d’équipement", 20),
    "event_cards": ("Cartes d’événement", 24),
    "instinct_cards": ("Cartes d’instinct", 24),
    "various_tokens": ("Divers pions", 86),
}

TOKENS = {
    "teleport": 3,
    "explosive": 1,
    "explosive_carried": 1,
    "direction": 1,
    "effect_triggered": 10,
    "water": 4,
    "water_carried": 4,
    "prescience": 1,
    "crate": 5,
    "crate_carried": 5,
    "blessing": 1,
    "locked_door": 1,
    "hole": 3,
    "rubble": 1,
    "talent": 18,
    "talent_loss": 6,
    "speed": 2,
    "courage": 2,
    "flight": 6,
    "wrath": 5,
    "pursuit": 5,
    "exaltation": 1,
}

TALENTS = {  # bit, French
    "ranged": (1, "Attaque à distance"),
    "blessing": (2, "Bénédiction"),
    "consecrated": (4, "Consacré"),
    "frenzied": (8, "Frénétique"),
    "bodyguard": (16, "Garde du corps"),
    "imposing": (32, "Imposant"),
    "elusive": (64, "Insaisissable"),
    "tough": (128, "Résistant"),
}

SHEETS = {  # name, French, leader or warrior, figure, talents
    "H01": ("Redeemer", "Frère rédempteur", "leader", "redeemer", "consecrated"),
    "H02": ("Guardian", "Gardienne", "leader", "guardian", "blessing bodyguard"),
    "H03": ("Brute A", "Brute", "warrior", "brute", "bodyguard imposing"),
    "H04": ("Brute B", "Brute", "warrior", "brute", "bodyguard imposing"),
    "H05": ("Scout A", "Éclaireur", "warrior", "scout", "elusive"),
    "H06": ("Scout B", "Éclaireur", "warrior", "scout", "elusive"),
    "H07": ("Swordswoman A", "Fine lame", "warrior", "swordswoman", "frenzied"),
    "H08": ("Swordswoman B", "Fine lame", "warrior", "swordswoman", "frenzied"),
    "H09": ("Confessor", "Confesseur", "leader", "redeemer", "blessing consecrated"),
    "H10": ("Veteran Brute", "Brute aguerrie", "warrior", "brute", "bodyguard imposing tough"),
    "H11": ("Poacher", "Braconnier", "warrior", "scout", "ranged elusive"),
    "H12": ("Duellist", "Duelliste", "warrior", "swordswoman", "frenzied elusive"),
    "H13": ("Sapper", "Artificier", "warrior", "scout", ""),
}

LINES = {  # MV/CB/DF of the lines 1 to 6; i: instinct pictogram
    "H01": "1/1/5 1/2/4 2/1/4 1/3/4 2/3/3 1/4/3",
    "H02": "1/1/5 1/2/5i 2/2/4 1/2/4i 1/3/4 1/3/3",
    "H03": "1/2/5 1/3/3i 1/2/4 1/3/4 1/4/3i 1/5/3",
    "H04": "1/2/5 1/3/3i 1/2/4 1/3/4 1/4/3i 1/5/3",
    "H05": "1/3/3 2/1/4 2/2/3i 1/2/4 3/1/3i 2/3/3",
    "H06": "1/3/3 2/1/4 2/2/3i 1/2/4 3/1/3i 2/3/3",
    "H07": "1/1/5 2/2/3i 1/2/4 1/3/4 1/3/3i 1/4/3",
    "H08": "1/1/5 2/2/3i 1/2/4 1/3/4 1/3/3i 1/4/3",
    "H09": "1/1/5 1/1/5 2/1/4 1/2/4 2/2/3 1/3/3",
    "H10": "1/2/5 1/3/4i 1/2/4 1/3/4 1/4/3 1/4/3",
    "H11": "1/2/3 2/1/4 2/2/3i 1/2/4 3/1/3 2/2/3",
    "H12": "1/1/5 2/2/3i 2/1/4 1/3/4 2/2/3 1/3/3",
    "H13": "1/1/5 1/2/4 2/2/3i 1/3/4 2/1/4i 1/4/3",
}

DEMONS = {  # name, French, MV/CB/DF/HP, talents, ability with its French name, power
    "D01": ("The Butcher", "Le Boucher", "1/4/4/5", "", "carnage", "Carnage", "cleaver"),
    "D02": ("The Guardian Demon", "Le Démon gardien", "1/4/5/4", "imposing", "threshold", "Seuil", "stoneskin"),
    "D03": ("The Master of Souls", "Le Maître des âmes", "1/3/5/4", "", "harvest", "Moisson", "summons"),
    "D04": ("The Prowler", "Le Rôdeur", "3/3/4/4", "elusive", "out_of_the_walls", "Hors des murs", "none"),
    "D05": ("The Howler", "Le Hurleur", "1/3/4/5", "", "pack_leader", "Chef de meute", "howl"),
    "D06": ("The Spitter", "Le Cracheur", "1/3/4/4", "ranged", "acid", "Acide", "bile"),
    "D07": ("The Plaguebearer", "Le Pestiféré", "1/2/4/5", "tough", "miasma", "Miasmes", "contagion"),
    "D08": ("The Shadow", "L’Ombre", "2/3/5/3", "elusive", "insubstantial", "Immatérielle", "shadow_step"),
    "D09": ("The Colossus", "Le Colosse", "1/5/3/6", "imposing", "massive", "Massif", "none"),
    "D10": ("The Puppeteer", "Le Marionnettiste", "1/2/4/5", "", "strings", "Ficelles", "marionette"),
    "D11": ("The Tormentor", "Le Tourmenteur", "2/3/4/4", "", "open_wounds", "Plaies ouvertes", "whips"),
    "D12": ("The Devourer", "Le Dévoreur", "1/4/4/4", "", "feast", "Festin", "gorge"),
    "D13": ("The Herald", "Le Héraut", "1/3/4/5", "bodyguard", "banner", "Étendard", "call"),
}

POWERS = {  # owner, name, French, boxes, dice, colour, min, until
    "P1": ("board", "Abyssal Threat", "Menace abyssale", 3, 1, "same", 0, "instant"),
    "P2": ("board", "Supernatural Speed", "Vitesse surnaturelle", 2, 2, "white", 0, "prep"),
    "P3": ("board", "Frenzied Creatures", "Créatures frénétiques", 2, 2, "red", 0, "prep"),
    "P4": ("board", "Fell Destiny", "Destinée funeste", 1, 1, "any", 0, "instant"),
    "P5": ("board", "Fearless Charge", "Charge intrépide", 3, 2, "any", 7, "threat"),
    "P6": ("board", "Sneaky Charge", "Charge sournoise", 3, 2, "any", 8, "threat"),
    "unleash": ("hellhound", "Unleash", "Déchaînement", 1, 1, "any", 0, "prep"),
    "cleaver": ("D01", "Cleaver", "Couperet", 1, 1, "red", 0, "prep"),
    "stoneskin": ("D02", "Stoneskin", "Peau de pierre", 2, 2, "same", 0, "prep"),
    "summons": ("D03", "Summons", "Appel des âmes", 2, 2, "any", 7, "threat"),
    "howl": ("D05", "Dreadful howl", "Hurlement", 2, 2, "mixed", 0, "act"),
    "bile": ("D06", "Bile", "Bile", 1, 1, "white", 0, "prep"),
    "contagion": ("D07", "Contagion", "Contagion", 1, 1, "any", 4, "act"),
    "shadow_step": ("D08", "Shadow step", "Pas de l’ombre", 1, 1, "white", 0, "act"),
    "marionette": ("D10", "Marionette", "Marionnette", 2, 2, "any", 9, "act"),
    "whips": ("D11", "Whips", "Fouets", 1, 1, "red", 0, "prep"),
    "gorge": ("D12", "Gorge", "Ripaille", 2, 2, "any", 8, "prep"),
    "call": ("D13", "Call to arms", "Appel aux armes", 1, 1, "any", 0, "instant"),
}

GIFTS = {  # name, French, die, effect
    "G1": ("Smite the Evil Ones", "Châtiment des impies", 6, "smite"),
    "G2": ("Aura of Wrath", "Aura de colère", 5, "wrath_aura"),
    "G3": ("Aura of Courage", "Aura de courage", 4, "courage_aura"),
    "G4": ("Gather Round!", "Rassemblement\u202f!", 3, "gather"),
    "G5": ("Aura of Healing", "Aura de guérison", 2, "healing_aura"),
    "G6": ("Prescience", "Prescience", 1, "prescience"),
    "G7": ("Expiation", "Expiation", 5, "expiation"),
}

EFFECTS = {  # French, how many tiles, whether it happens once only
    "stash": ("Cache", 3, True),
    "alarm": ("Alarme", 3, True),
    "mist": ("Brume", 2, False),
    "mushrooms": ("Champignons lumineux", 2, False),
    "hungry": ("Couloir carnassier", 3, False),
    "flooded": ("Couloir inondé", 3, False),
    "trapped": ("Couloir piégé", 2, True),
    "fountain": ("Fontaine de guérison", 2, False),
    "pit": ("Fosse carnassière", 2, False),
    "well": ("Puits démoniaque", 2, False),
    "lair": ("Tanière", 3, False),
    "tomb": ("Tombeau", 2, True),
    "hole": ("Trou dans le sol", 3, False),
    "sanctuary": ("Sanctuaire", 2, False),
}

TILES = {  # name, French, saturation, exits, effect
    1: ("City Gate", "Sortie", 5, "S", "none"),
    2: ("Pentacle Chamber", "Salle du pentacle", 5, "NESW", "none"),
    3: ("Walled Cache", "Cache murée", 2, "S", "stash"),
    4: ("Passage Cache", "Cache du passage", 2, "NS", "stash"),
    5: ("Fork Cache", "Cache de la fourche", 3, "NES", "stash"),
    6: ("Bell Crossing", "Carrefour de la cloche", 3, "NESW", "alarm"),
    7: ("Bone Chimes", "Carillon d’os", 2, "NS", "alarm"),
    8: ("Listening Fork", "Fourche aux échos", 2, "NES", "alarm"),
    9: ("Fog Crossing", "Carrefour des brumes", 3, "NESW", "mist"),
    10: ("Fog Passage", "Passage des brumes", 2, "NS", "mist"),
    11: ("Glowing Fork", "Fourche luisante", 3, "NES", "mushrooms"),
    12: ("Glowing Bend", "Coude luisant", 2, "NE", "mushrooms"),
    13: ("Toothed Passage", "Passage denté", 2, "NS", "hungry"),
    14: ("Toothed Bend", "Coude denté", 2, "NE", "hungry"),
    15: ("Toothed Fork", "Fourche dentée", 3, "NES", "hungry"),
    16: ("Drowned Passage", "Passage noyé", 3, "NS", "flooded"),
    17: ("Drowned Bend", "Coude noyé", 2, "NE", "flooded"),
    18: ("Drowned Fork", "Fourche noyée", 3, "NES", "flooded"),
    19: ("Spiked Passage", "Passage aux pieux", 2, "NS", "trapped"),
    20: ("Spiked Fork", "Fourche aux pieux", 2, "NES", "trapped"),
    21: ("Hidden Spring", "Source cachée", 2, "S", "fountain"),
    22: ("Spring Bend", "Coude de la source", 3, "NE", "fountain"),
    23: ("Great Maw", "Grande gueule", 5, "NESW", "pit"),
    24: ("Lesser Maw", "Petite gueule", 5, "NES", "pit"),
    25: ("Shaft Crossing", "Carrefour du puits", 3, "NESW", "well"),
    26: ("Shaft Fork", "Fourche du puits", 3, "NES", "well"),
    27: ("Great Lair", "Grande tanière", 3, "NESW", "lair"),
    28: ("Forked Lair", "Tanière fourchue", 2, "NES", "lair"),
    29: ("Narrow Lair", "Tanière étroite", 2, "NS", "lair"),
    30: ("Tomb Bend", "Coude du tombeau", 2, "NE", "tomb"),
    31: ("Tomb Niche", "Niche du tombeau", 1, "NS", "tomb"),
    32: ("Pierced Fork", "Fourche percée", 3, "NES", "hole"),
    33: ("Pierced Passage", "Passage percé", 2, "NS", "hole"),
    34: ("Pierced Bend", "Coude percé", 2, "NE", "hole"),
    35: ("Chapel Crossing", "Carrefour de la chapelle", 3, "NESW", "sanctuary"),
    36: ("Chapel Passage", "Passage de la chapelle", 2, "NS", "sanctuary"),
    37: ("Crawlway", "Boyau", 1, "NS", "none"),
    38: ("Crawl Bend", "Coude du boyau", 1, "NE", "none"),
    39: ("Tunnel A", "Tunnel A", 2, "NS", "none"),
    40: ("Tunnel B", "Tunnel B", 2, "NS", "none"),
    41: ("Bend A", "Coude A", 2, "NE", "none"),
    42: ("Bend B", "Coude B", 2, "NE", "none"),
    43: ("Fork A", "Fourche A", 2, "NES", "none"),
    44: ("Fork B", "Fourche B", 3, "NES", "none"),
    45: ("Fork C", "Fourche C", 3, "NES", "none"),
    46: ("Crossroads A", "Carrefour A", 3, "NESW", "none"),
    47: ("Crossroads B", "Carrefour B", 3, "NESW", "none"),
    48: ("Crawl Fork", "Fourche du boyau", 1, "NES", "none"),
}

TURNED = {  # exits after no, one, two and three quarter turns clockwise
    "S": ["S", "W", "N", "E"],
    "NS": ["NS", "EW", "NS", "EW"],
    "NE": ["NE", "ES", "SW", "NW"],
    "NES": ["NES", "ESW", "NSW", "NEW"],
    "NESW": ["NESW", "NESW", "NESW", "NESW"],
}

EQUIPMENT = {  # name, French, copies, kind with its keywords, effect
    "E01": ("Blunderbuss", "Tromblon", 2, "weapon", "blunderbuss"),
    "E02": ("Grenade", "Grenade", 3, "action, one use", "grenade"),
    "E03": ("Steel Shield", "Bouclier d’acier", 2, "armour", "steel_shield"),
    "E04": ("Breastplate", "Plastron", 1, "armour", "breastplate"),
    "E05": ("Scepter of Command", "Sceptre de commandement", 1, "relic, leader only", "scepter"),
    "E06": ("Healing Balm", "Baume de guérison", 2, "action, one use", "balm"),
    "E07": ("Pistol", "Pistolet", 2, "action, one use", "pistol"),
    "E08": ("Crossbow", "Arbalète", 1, "weapon", "crossbow"),
    "E09": ("Great Axe", "Hache à deux mains", 1, "weapon", "great_axe"),
    "E10": ("Soft Boots", "Bottes souples", 1, "other", "soft_boots"),
    "E11": ("Lantern", "Lanterne", 1, "other", "lantern"),
    "E12": ("Holy Relic", "Sainte relique", 1, "relic", "relic"),
    "E13": ("Rope and Grapnel", "Corde et grappin", 1, "other", "rope"),
    "E14": ("Holy Water", "Eau bénite", 1, "action, one use", "holy_water"),
}

EVENTS = {  # name, French, copies, window, effect
    "V01": ("Lost!", "Perdus\u202f!", 2, 3, "lost"),
    "V02": ("Critical Hit", "Coup critique", 2, 7, "critical_hit"),
    "V03": ("Terror", "Terreur", 2, 2, "terror"),
    "V04": ("Collapse", "Éboulis", 1, 6, "collapse"),
    "V05": ("Tough Troglodyte", "Troglodyte coriace", 2, 6, "tough_troglodyte"),
    "V06": ("Ambush", "Embuscade", 2, 6, "ambush"),
    "V07": ("Swarm", "Grouillement", 2, 6, "swarm"),
    "V08": ("Trapdoor", "Chausse-trape", 2, 4, "trapdoor"),
    "V09": ("Darkness", "Ténèbres", 1, 2, "darkness"),
    "V10": ("Weight of Sin", "Poids des péchés", 2, 1, "weight_of_sin"),
    "V11": ("Bloodlust", "Soif de sang", 2, 8, "bloodlust"),
    "V12": ("Unholy Flesh", "Chair impie", 2, 5, "unholy_flesh"),
    "V13": ("Whispers", "Murmures", 1, 9, "whispers"),
    "V14": ("Fissure", "Fissure", 1, 6, "fissure"),
}

INSTINCT = {  # name, French, copies, talent
    "wrath": ("Wrath", "Colère", 3, ""),
    "courage": ("Courage", "Courage", 1, ""),
    "flight": ("Flight", "Fuite", 3, ""),
    "pursuit": ("Pursuit", "Poursuite", 3, ""),
    "exaltation": ("Exaltation", "Exaltation", 1, ""),
    "second_wind": ("Second Wind", "Second souffle", 2, ""),
    "frenzy": ("Frenzy", "Frénésie", 2, "frenzied"),
    "slip_away": ("Slip Away", "Esquive", 2, "elusive"),
    "stand_firm": ("Stand Firm", "Tenir bon", 2, "imposing"),
    "thick_skin": ("Thick Skin", "Peau dure", 2, "tough"),
    "shield_brother": ("Shield-Brother", "Frère d’armes", 2, "bodyguard"),
    "thrown_blade": ("Thrown Blade", "Lame lancée", 1, "ranged"),
}

INSTINCT_CARDS = [  # by value: four cards each
    ["wrath", "courage", "exaltation", "frenzy"],
    ["wrath", "pursuit", "frenzy", "stand_firm"],
    ["pursuit", "slip_away", "thick_skin", "shield_brother"],
    ["wrath", "flight", "stand_firm", "thrown_blade"],
    ["flight", "second_wind", "thick_skin", "slip_away"],
    ["flight", "pursuit", "second_wind", "shield_brother"],
]


def names(mask: int, ids: list[str]) -> str:
    """The things of a bit mask by their names."""
    return " ".join(ids[bit] for bit in bits(mask))


def exits(tile: int, rotation: int) -> str:
    """The sides with an exit, clockwise from the north."""
    return names(components.TILE_EXITS[tile * 4 + rotation], SIDE_IDS).replace(" ", "")


def numbers(*constants: str) -> list[int]:
    """The values of constants of the rules, by name."""
    return [getattr(components, constant) for constant in constants]


# The box and its limits (sections 2.1 and 2.11)


def test_the_box_is_that_of_the_inventory() -> None:
    assert {supply.id: (supply.name.fr, supply.count) for supply in pack.BOX.component} == BOX


def test_there_are_86_tokens_of_22_kinds() -> None:
    assert {supply.id: supply.count for supply in pack.BOX.token} == TOKENS
    assert sum(TOKENS.values()) == BOX["various_tokens"][1] == 86


@rule("CL-CMP-1")
def test_the_limits_that_are_rules() -> None:
    assert components.TROGLODYTES == 11
    assert components.HELLHOUNDS == 2
    assert components.DESTINY_DICE == 6
    assert components.HOLE_TOKENS == 3
    assert components.RUBBLE_TOKENS == 1
    assert components.MOST_HUMANS == 5
    assert components.MOST_DEMONS == 2
    figures = {fighter.id: fighter.figures for fighter in pack.INFERNAL.fighter}
    assert figures["tough_troglodyte"] == 1
    assert sum(components.FAMILY_FIGURES) + 11 + 1 + 2 + len(components.DEMON_IDS) == 35


@rule("CL-EVT-1", "CL-DST-1", "CL-TEF-9")
def test_limits_of_the_hand_of_alarms_and_of_fountains() -> None:
    assert components.EVENT_HAND_LIMIT == 4
    assert components.ALARM_SLOTS == 3
    assert components.WATER_PER_FOUNTAIN == 2
    fountains = components.TILE_EFFECT.count(components.FOUNTAIN)
    assert fountains * components.WATER_PER_FOUNTAIN == TOKENS["water"]


def test_the_tokens_of_crates_are_those_that_scenarios_may_use() -> None:
    assert components.CRATE_TOKENS == 5


# Talents and Western sheets (section 2.2)


@rule("CL-TAL-0")
def test_the_eight_talents_are_bits() -> None:
    assert [*TALENTS] == TALENT_IDS
    assert numbers(*[talent.upper() for talent in TALENTS]) == [bit for bit, _ in TALENTS.values()]
    assert [1 << number for number in range(8)] == [bit for bit, _ in TALENTS.values()]
    assert [talent.name.fr for talent in pack.WESTERN.talent] == [french for _, french in TALENTS.values()]


@rule("CL-HUM-1", "CL-HUM-5")
@pytest.mark.parametrize("sheet", range(13))
def test_the_sheets_are_those_of_the_table(sheet: int) -> None:
    name, french, kind, figure, talents = SHEETS[components.SHEET_IDS[sheet]]
    item = pack.WESTERN.sheet[sheet]
    assert (f"{item.name.en} {item.letter}".strip(), item.name.fr) == (name, french)
    assert components.SHEET_IS_LEADER[sheet] == (kind == "leader")
    assert components.FAMILY_IDS[components.SHEET_FIGURE[sheet]] == figure
    assert names(components.SHEET_TALENTS[sheet], TALENT_IDS) == talents
    written = [
        f"{components.SHEET_MV[sheet * 7 + line]}/{components.SHEET_CB[sheet * 7 + line]}"
        f"/{components.SHEET_DF[sheet * 7 + line]}{'i' if components.SHEET_INSTINCT[sheet] >> line & 1 else ''}"
        for line in range(1, 7)
    ]
    assert written == LINES[components.SHEET_IDS[sheet]].split()


def test_columns_of_lines_have_seven_entries_a_sheet_the_first_unused() -> None:
    assert [*SHEETS] == components.SHEET_IDS
    for column in (components.SHEET_MV, components.SHEET_CB, components.SHEET_DF):
        assert len(column) == 13 * components.LINES == 91
        assert column[::7] == [0] * 13
    assert all(mask & 1 == 0 and mask < 128 for mask in components.SHEET_INSTINCT)


@rule("CL-HUM-2")
def test_equal_sheets_differ_by_a_letter() -> None:
    titles = [(sheet.name.en, sheet.letter) for sheet in pack.WESTERN.sheet]
    assert len(set(titles)) == 13
    assert [title for title, letter in titles if letter] == [*["Brute"] * 2, *["Scout"] * 2, *["Swordswoman"] * 2]


@rule("CL-HUM-3")
def test_no_line_of_a_consecrated_sheet_has_the_instinct_pictogram() -> None:
    consecrated = [sheet for sheet in range(13) if components.SHEET_TALENTS[sheet] & components.CONSECRATED]
    assert [components.SHEET_IDS[sheet] for sheet in consecrated] == ["H01", "H09"]
    assert [components.SHEET_INSTINCT[sheet] for sheet in consecrated] == [0, 0]


@rule("CL-HUM-4")
def test_eight_figures_serve_thirteen_sheets() -> None:
    assert numbers("REDEEMER", "GUARDIAN", "BRUTE", "SCOUT", "SWORDSWOMAN") == [0, 1, 2, 3, 4]
    assert components.FAMILY_IDS == ["redeemer", "guardian", "brute", "scout", "swordswoman"]
    assert components.FAMILY_FIGURES == [1, 1, 2, 2, 2]
    basic = Counter(components.SHEET_FIGURE[:8])
    assert [basic[family] for family in range(5)] == components.FAMILY_FIGURES


# Infernal fighters (sections 2.3 and 2.4)


@rule("CL-TRO-1", "CL-TRO-3", "CL-HND-1", "CL-S5-3", "CL-S7-4")
def test_the_infernal_fighters_other_than_demons() -> None:
    found = {
        fighter.id: (fighter.name.en, fighter.name.fr, fighter.mv, fighter.cb, fighter.df, fighter.hp, fighter.cost)
        for fighter in pack.INFERNAL.fighter
    }
    assert found == {
        "troglodyte": ("Troglodyte", "Troglodyte", 1, 1, 3, 1, 1),
        "tough_troglodyte": ("Tough Troglodyte", "Troglodyte coriace", 1, 2, 3, 2, 1),
        "hellhound": ("Hellhound", "Molosse", 0, 0, 4, 3, 3),
        "possessed": ("Possessed", "Possédé", 1, 2, 4, 0, 0),
        "putrefied": ("Putrefied Damned", "Damné putréfié", 1, 2, 3, 2, 0),
    }
    assert {fighter.id: fighter.figures for fighter in pack.INFERNAL.fighter} == {
        "troglodyte": 11,
        "tough_troglodyte": 1,
        "hellhound": 2,
        "possessed": 3,
        "putrefied": 5,
    }


@rule("CL-TRO-1", "CL-TRO-3", "CL-HND-1", "CL-S5-3", "CL-S7-4")
@pytest.mark.parametrize(
    ("fighter", "values"),
    [
        ("TROGLODYTE", [1, 1, 3, 1]),
        ("TOUGH_TROGLODYTE", [1, 2, 3, 2]),
        ("HELLHOUND", [0, 0, 4, 3]),
        ("DAMNED", [1, 2, 3, 2]),
    ],
)
def test_the_rules_read_mv_cb_df_and_hp(fighter: str, values: list[int]) -> None:
    assert numbers(*[f"{fighter}_{value}" for value in ("MV", "CB", "DF", "HP")]) == values


@rule("CL-S5-3", "CL-TRO-3")
def test_a_possessed_has_no_life_points_and_the_tough_troglodyte_is_tough() -> None:
    assert numbers("POSSESSED_MV", "POSSESSED_CB", "POSSESSED_DF") == [1, 2, 4]
    assert not hasattr(components, "POSSESSED_HP")
    assert (components.POSSESSED, components.DAMNED) == (3, 5)
    assert components.TOUGH_TROGLODYTE_TALENTS == components.TOUGH
    talents = {fighter.id: fighter.talents for fighter in pack.INFERNAL.fighter if fighter.talents}
    assert talents == {"tough_troglodyte": ["tough"]}


@rule("CL-THR-2", "CL-DEM-3")
def test_costs() -> None:
    assert numbers("COST_TROGLODYTE", "COST_TOUGH_TROGLODYTE", "COST_HELLHOUND", "COST_DEMON") == [1, 1, 3, 5]


@rule("CL-HND-3", "CL-HND-4")
def test_a_hellhound_does_what_its_die_says_and_nothing_without() -> None:
    assert [unleashed.face for unleashed in pack.INFERNAL.unleash] == [1, 2, 3, 4, 5, 6]
    assert components.UNLEASH_MV == [0, 1, 2, 1, 2, 1, 2]
    assert components.UNLEASH_CB == [0, 2, 1, 3, 2, 4, 3]


@rule("CL-DEM-1", "CL-DEM-4", "CL-DEM-6")
@pytest.mark.parametrize("demon", range(13))
def test_the_demons_are_those_of_the_table(demon: int) -> None:
    name, french, values, talents, ability, ability_french, power = DEMONS[components.DEMON_IDS[demon]]
    item = pack.DEMONS.demon[demon]
    assert (item.name.en, item.name.fr, item.ability_name.fr) == (name, french, ability_french)
    columns = (components.DEMON_MV, components.DEMON_CB, components.DEMON_DF, components.DEMON_HP)
    assert "/".join(str(column[demon]) for column in columns) == values
    assert names(components.DEMON_TALENTS[demon], TALENT_IDS) == talents
    assert components.ABILITY_IDS[components.DEMON_ABILITY[demon]] == ability
    assert components.DEMON_ABILITY[demon] == getattr(components, ability.upper()) == demon
    assert components.DEMON_POWER[demon] == (NONE if power == "none" else components.POWER_IDS.index(power))


@rule("CL-DEM-6")
def test_there_are_thirteen_demons_and_their_abilities_have_names() -> None:
    assert [*DEMONS] == components.DEMON_IDS
    assert [demon.ability_name.en for demon in pack.DEMONS.demon] == [
        *["Carnage", "Threshold", "Harvest", "Out of the walls", "Pack leader", "Acid", "Miasma", "Insubstantial"],
        *["Massive", "Strings", "Open wounds", "Feast", "Banner"],
    ]


@rule("CL-DEM-16")
def test_strings_give_a_defence_of_4() -> None:
    assert components.STRINGS_DF == 4


# Dice and destiny board (section 2.5)


@rule("CL-DIE-2", "CL-DIE-3")
def test_odd_faces_of_destiny_dice_are_red() -> None:
    assert [face for face in range(1, 7) if components.is_red(face)] == [1, 3, 5]


@rule("CL-DST-2", "CL-DST-11", "CL-DEM-2", "CL-DEM-5")
@pytest.mark.parametrize("power", range(18))
def test_the_powers_are_those_of_the_table(power: int) -> None:
    owner, name, french, boxes, dice, colour, least, until = POWERS[components.POWER_IDS[power]]
    item = pack.POWERS.power[power]
    assert (item.owner, item.name.en, item.name.fr) == (owner, name, french)
    assert (components.POWER_BOXES[power], components.POWER_DICE[power]) == (boxes, dice)
    assert components.COLOUR_IDS[components.POWER_COLOUR[power]] == colour
    assert components.POWER_MIN[power] == least
    assert components.UNTIL_IDS[components.POWER_UNTIL[power]] == until


@rule("CL-DST-11")
def test_the_rules_know_the_powers_by_name() -> None:
    assert [*POWERS] == components.POWER_IDS
    board = [name.upper().replace(" ", "_") for _, name, *_ in POWERS.values()][:6]
    assert numbers(*board, *[power.upper() for power in [*POWERS][6:]]) == [*range(18)]
    assert numbers("ANY_COLOUR", "SAME", "RED", "WHITE", "MIXED") == [0, 1, 2, 3, 4]
    assert components.COLOUR_IDS == ["any", "same", "red", "white", "mixed"]
    assert numbers("INSTANT", "UNTIL_THREAT", "UNTIL_ACT", "UNTIL_PREP") == [0, 1, 2, 3]
    assert components.UNTIL_IDS == ["instant", "threat", "act", "prep"]


@rule("CL-DST-11")
def test_the_owner_of_a_power_names_it() -> None:
    owners = {power.id: power.owner for power in pack.POWERS.power if power.owner.startswith("D")}
    assert {demon.power: demon.id for demon in pack.DEMONS.demon if demon.power != "none"} == owners


# Gifts (section 2.6)


@rule("CL-GFT-2")
def test_the_gifts_are_those_of_the_table() -> None:
    found = {gift.id: (gift.name.en, gift.name.fr, gift.die, gift.effect) for gift in pack.GIFTS.gift}
    assert found == GIFTS
    assert [*GIFTS] == components.GIFT_IDS
    assert components.GIFT_DIE == [6, 5, 4, 3, 2, 1, 5]
    assert numbers(*[effect.upper() for *_, effect in GIFTS.values()]) == [*range(7)]


@rule("CL-GFT-3")
def test_only_wrath_and_expiation_share_a_die() -> None:
    dice = Counter(components.GIFT_DIE)
    assert [die for die in dice if dice[die] > 1] == [5]
    assert components.GIFT_DIE[components.WRATH_AURA] == components.GIFT_DIE[components.EXPIATION]


# Tiles (section 2.7)


@rule("CL-TIL-2")
def test_sides_go_clockwise_from_the_north() -> None:
    assert numbers("N", "E", "S", "W") == [0, 1, 2, 3]
    assert SIDE_IDS == ["N", "E", "S", "W"]
    assert [SIDE_IDS[side] for side in components.OPPOSITE] == ["S", "W", "N", "E"]
    cells = zip(components.SIDE_X, components.SIDE_Y, strict=True)
    assert [*cells] == [(0, -1), (1, 0), (0, 1), (-1, 0)]


@rule("CL-TIL-1", "CL-TIL-3", "CL-TIL-4")
@pytest.mark.parametrize("tile", range(1, 49))
def test_the_tiles_are_those_of_the_table(tile: int) -> None:
    name, french, saturation, sides, effect = TILES[tile]
    item = pack.TILES.tile[tile - 1]
    assert (item.number, item.name.en, item.name.fr) == (tile, name, french)
    assert components.TILE_SATURATION[tile] == saturation
    assert exits(tile, 0) == sides
    assert components.EFFECT_IDS[components.TILE_EFFECT[tile]] == effect


@rule("CL-TIL-2")
@pytest.mark.parametrize("tile", range(1, 49))
def test_a_quarter_turn_brings_north_to_east(tile: int) -> None:
    assert [exits(tile, rotation) for rotation in range(4)] == TURNED[TILES[tile][3]]


@rule("CL-TIL-3")
def test_shapes_are_3_dead_ends_13_straights_9_corners_14_forks_and_9_crossroads() -> None:
    assert components.TILES == 48
    assert Counter(exits(tile, 0) for tile in range(1, 49)) == {"S": 3, "NS": 13, "NE": 9, "NES": 14, "NESW": 9}


@rule("CL-TIL-4")
def test_only_great_halls_and_pits_hold_five() -> None:
    holding = [tile for tile in range(1, 49) if components.TILE_SATURATION[tile] > 3]
    assert holding == [1, 2, 23, 24]
    assert {components.TILE_SATURATION[tile] for tile in holding} == {5}


@rule("CL-TIL-5", "CL-TEF-0")
def test_tiles_per_effect() -> None:
    assert ["none", *EFFECTS] == components.EFFECT_IDS
    assert numbers("NO_EFFECT", *[effect.upper() for effect in EFFECTS]) == [*range(15)]
    for number, (french, tiles, is_one_use) in enumerate(EFFECTS.values(), 1):
        assert pack.TILES.effect[number - 1].name.fr == french
        assert components.TILE_EFFECT[1:].count(number) == tiles
        assert components.EFFECT_IS_ONE_USE[number] == is_one_use
    assert components.TILE_EFFECT[1:].count(components.NO_EFFECT) == 14
    assert not components.EFFECT_IS_ONE_USE[components.NO_EFFECT]
    once = [effect for effect in components.TILE_EFFECT if components.EFFECT_IS_ONE_USE[effect]]
    assert len(once) == TOKENS["effect_triggered"] == 10


def test_effects_have_their_english_names() -> None:
    assert [effect.name.en for effect in pack.TILES.effect] == [
        *["Stash", "Alarm", "Mist", "Phosphorescent Mushrooms", "Hungry Tunnel", "Flooded Tunnel", "Trapped Tunnel"],
        *["Healing Fountain", "Devouring Pit", "Demon Well", "Lair", "Tomb", "Hole in the Ground", "Sanctuary"],
    ]


@rule("CL-TIL-6")
def test_rotations_with_the_same_exits_are_one_choice() -> None:
    choices = {"S": [0, 1, 2, 3], "NS": [0, 1], "NE": [0, 1, 2, 3], "NES": [0, 1, 2, 3], "NESW": [0]}
    for tile in range(1, 49):
        assert components.TILE_ROTATIONS[tile] == choices[TILES[tile][3]]


def test_there_is_no_tile_0() -> None:
    assert components.TILE_ROTATIONS[0] == []
    assert components.TILE_EXITS[:4] == [0, 0, 0, 0]
    assert (components.TILE_SATURATION[0], components.TILE_EFFECT[0]) == (0, components.NO_EFFECT)
    assert len(components.TILE_EXITS) == 4 * len(components.TILE_SATURATION) == 4 * 49


# Equipment cards (section 2.8)


@rule("CL-EQP-6", "CL-EQP-4")
@pytest.mark.parametrize("kind", range(14))
def test_the_equipment_is_that_of_the_table(kind: int) -> None:
    name, french, copies, keywords, effect = EQUIPMENT[components.EQUIPMENT_IDS[kind]]
    item = pack.EQUIPMENT.equipment[kind]
    assert (item.name.en, item.name.fr, item.kind) == (name, french, keywords.split(", ")[0])
    assert components.EQUIPMENT_COPIES[kind] == copies
    assert components.EQUIPMENT_IS_ACTION[kind] == ("action" in keywords)
    assert components.EQUIPMENT_IS_ONE_USE[kind] == ("one use" in keywords)
    assert components.EQUIPMENT_LEADER_ONLY[kind] == ("leader only" in keywords)
    assert item.effect == effect
    assert getattr(components, effect.upper()) == kind


@rule("CL-EQP-6")
def test_there_are_20_equipment_cards() -> None:
    assert [*EQUIPMENT] == components.EQUIPMENT_IDS
    assert sum(components.EQUIPMENT_COPIES) == 20


# Event cards (section 2.9)


@rule("CL-EVT-5", "CL-EVT-6")
@pytest.mark.parametrize("kind", range(14))
def test_the_events_are_those_of_the_table(kind: int) -> None:
    name, french, copies, window, effect = EVENTS[components.EVENT_KIND_IDS[kind]]
    item = pack.EVENTS.event[kind]
    assert (item.name.en, item.name.fr, item.effect) == (name, french, effect)
    assert components.EVENT_WINDOW[kind] == window
    constant = "TOUGH_TROGLODYTE_CARD" if effect == "tough_troglodyte" else effect.upper()
    assert getattr(components, constant) == kind
    cards = bits(components.EVENT_CARDS[kind])
    assert len(cards) == copies
    assert {components.EVENT_CARD_KIND[card] for card in cards} == {kind}
    assert {card for card in cards if components.WINDOW_CARDS[window] >> card & 1} == {*cards}


@rule("CL-EVT-5")
def test_there_are_24_event_cards_and_copies_have_letters() -> None:
    assert [*EVENTS] == components.EVENT_KIND_IDS
    assert [
        *["V01a", "V01b", "V02a", "V02b", "V03a", "V03b", "V04", "V05a", "V05b", "V06a", "V06b", "V07a", "V07b"],
        *["V08a", "V08b", "V09", "V10a", "V10b", "V11a", "V11b", "V12a", "V12b", "V13", "V14"],
    ] == components.EVENT_CARD_IDS
    assert components.ALL_EVENTS == (1 << 24) - 1
    assert sum(components.EVENT_CARDS) == components.ALL_EVENTS


@rule("CL-EVT-6")
def test_every_card_belongs_to_one_of_nine_windows() -> None:
    windows = [names(mask, components.EVENT_CARD_IDS) for mask in components.WINDOW_CARDS]
    assert windows == [
        "",
        "V10a V10b",
        "V03a V03b V09",
        "V01a V01b",
        "V08a V08b",
        "V12a V12b",
        "V04 V05a V05b V06a V06b V07a V07b V14",
        "V02a V02b",
        "V11a V11b",
        "V13",
    ]
    assert components.WINDOWS == 9


# Instinct cards (section 2.10)


@rule("CL-INS-8")
@pytest.mark.parametrize("card", range(24))
def test_the_instinct_cards_are_those_of_the_table(card: int) -> None:
    value, place = card // 4 + 1, card % 4
    assert components.INSTINCT_IDS[card] == f"I{card + 1:02}"
    assert components.INSTINCT_VALUE[card] == value
    effect = components.INSTINCT_EFFECT_IDS[components.INSTINCT_EFFECT[card]]
    assert effect == INSTINCT_CARDS[value - 1][place]


@rule("CL-INS-1", "CL-INS-8")
def test_there_are_twelve_text_effects_on_24_cards() -> None:
    assert [*INSTINCT] == components.INSTINCT_EFFECT_IDS
    assert numbers(*[effect.upper() for effect in INSTINCT]) == [*range(12)]
    for effect, (name, french, copies, talent) in enumerate(INSTINCT.values()):
        item = pack.INSTINCT.effect[effect]
        assert (item.name.en, item.name.fr) == (name, french)
        assert components.INSTINCT_EFFECT.count(effect) == copies
        assert names(components.INSTINCT_TALENT[effect], TALENT_IDS) == talent
    assert components.ALL_INSTINCT == (1 << 24) - 1


# Where it all comes from (section 16.2)


def test_everything_says_where_it_comes_from() -> None:
    sources = {
        "sheets": {sheet.source for sheet in pack.WESTERN.sheet},
        "talents": {talent.source for talent in pack.WESTERN.talent},
        "tiles": {tile.source for tile in pack.TILES.tile},
        "effects": {effect.source for effect in pack.TILES.effect},
        "demons": {demon.source for demon in pack.DEMONS.demon},
        "gifts": {gift.source for gift in pack.GIFTS.gift},
        "equipment": {card.source for card in pack.EQUIPMENT.equipment},
        "events": {event.source for event in pack.EVENTS.event},
        "instinct": {card.source for card in pack.INSTINCT.card},
    }
    assert {subject for subject, found in sources.items() if found == {"booklet"}} == {"talents", "effects", "gifts"}
    assert {subject for subject, found in sources.items() if found == {"ours"}} == sources.keys() - {
        *["talents", "effects", "gifts"]
    }
    assert {power.id for power in pack.POWERS.power if power.source == "booklet"} == {f"P{n}" for n in range(1, 7)}


def test_names_of_the_booklet_and_of_public_pages_are_marked() -> None:
    assert [sheet.id for sheet in pack.WESTERN.sheet if "name" in sheet.booklet] == [f"H0{n}" for n in range(1, 9)]
    assert [demon.id for demon in pack.DEMONS.demon if "name" in demon.public] == ["D02", "D03"]
    assert [event.id for event in pack.EVENTS.event if "name" in event.public] == ["V01", "V02", "V03"]
    assert [card.id for card in pack.EQUIPMENT.equipment if "name" in card.booklet] == ["E01", "E02"]
    assert [gift.id for gift in pack.GIFTS.gift if "name" in gift.ours] == ["G2", "G7"]
