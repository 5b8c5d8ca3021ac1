"""The components of Claustrophobia 1643 as they stand in `pack/*.toml`, typed and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hypogeum.engine.packs import Source, read_pack

FOLDER = Path(__file__).parent / "pack"

Count = Annotated[int, Meta(ge=0)]
Copies = Annotated[int, Meta(ge=1)]
Face = Annotated[int, Meta(ge=1, le=6)]
Defence = Annotated[int, Meta(ge=2, le=6)]
SideId = Literal["N", "E", "S", "W"]
TalentId = Literal["ranged", "blessing", "consecrated", "frenzied", "bodyguard", "imposing", "elusive", "tough"]
FigureId = Literal["redeemer", "guardian", "brute", "scout", "swordswoman"]
TileEffect = Literal[
    "stash",
    "alarm",
    "mist",
    "mushrooms",
    "hungry",
    "flooded",
    "trapped",
    "fountain",
    "pit",
    "well",
    "lair",
    "tomb",
    "hole",
    "sanctuary",
]
PowerId = Literal[
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "unleash",
    "cleaver",
    "stoneskin",
    "summons",
    "howl",
    "bile",
    "contagion",
    "shadow_step",
    "marionette",
    "whips",
    "gorge",
    "call",
]
InstinctId = Literal[
    "wrath",
    "courage",
    "flight",
    "pursuit",
    "exaltation",
    "second_wind",
    "frenzy",
    "slip_away",
    "stand_firm",
    "thick_skin",
    "shield_brother",
    "thrown_blade",
]


Faction = Literal["human", "infernal"]
Camp = Literal["western", "demonic"]
"""Each faction has one camp in this box, but they are two things (CL-OVR-2)."""


class Name(Struct, forbid_unknown_fields=True):
    en: str
    fr: str


class Item(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a pack: it says where it comes from."""

    source: Source
    booklet: list[str] = []
    """Which of the values come from the booklet, where `source` says otherwise; the same for the next two."""
    public: list[str] = []
    ours: list[str] = []
    changed: list[str] = []
    """Values that were tuned since, such as `cb 4 to 5`."""


# The box (sections 2.1 and 2.11)


class Supply(Item, kw_only=True):
    id: str
    name: Name
    count: Copies


class Box(Struct, forbid_unknown_fields=True):
    component: list[Supply]
    token: list[Supply]


# Western fighters (section 2.2)


class Talent(Item, kw_only=True):
    id: TalentId
    name: Name


class Figure(Item, kw_only=True):
    id: FigureId
    count: Copies


class Line(Struct, forbid_unknown_fields=True):
    """An activation line."""

    mv: Count
    cb: Count
    df: Defence
    instinct: bool = False


class Sheet(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^H[0-9]{2}$")]
    name: Name
    letter: Literal["", "A", "B"] = ""
    """Which of two equal sheets it is (CL-HUM-2)."""
    type: Literal["leader", "warrior"]
    figure: FigureId
    talents: list[TalentId]
    lines: Annotated[list[Line], Meta(min_length=6, max_length=6)]


class Western(Struct, forbid_unknown_fields=True):
    faction: Faction
    camp: Camp
    talent: list[Talent]
    figure: list[Figure]
    sheet: list[Sheet]


# Infernal fighters (sections 2.3 and 2.4)


class Fighter(Item, kw_only=True):
    id: Literal["troglodyte", "tough_troglodyte", "hellhound", "possessed", "putrefied"]
    name: Name
    mv: Count
    cb: Count
    df: Defence
    hp: Count
    cost: Count
    figures: Copies
    talents: list[TalentId]


class Unleashed(Item, kw_only=True):
    face: Face
    mv: Count
    cb: Count


class Infernal(Struct, forbid_unknown_fields=True):
    faction: Faction
    camp: Camp
    fighter: Annotated[list[Fighter], Meta(min_length=5, max_length=5)]
    unleash: Annotated[list[Unleashed], Meta(min_length=6, max_length=6)]


class Demon(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^D[0-9]{2}$")]
    name: Name
    mv: Count
    cb: Count
    df: Defence
    hp: Copies
    talents: list[TalentId]
    ability: Literal[
        "carnage",
        "threshold",
        "harvest",
        "out_of_the_walls",
        "pack_leader",
        "acid",
        "miasma",
        "insubstantial",
        "massive",
        "strings",
        "open_wounds",
        "feast",
        "banner",
    ]
    ability_name: Name
    power: PowerId | Literal["none"]


class Demons(Struct, forbid_unknown_fields=True):
    cost: Count
    demon: list[Demon]


# Powers and gifts (sections 2.5 and 2.6)


class Power(Item, kw_only=True):
    id: PowerId
    owner: Annotated[str, Meta(pattern="^(board|hellhound|D[0-9]{2})$")]
    boxes: Copies
    dice: Copies
    colour: Literal["any", "same", "red", "white", "mixed"]
    min: Count
    until: Literal["instant", "threat", "act", "prep"]
    name: Name


class Powers(Struct, forbid_unknown_fields=True):
    power: list[Power]


class Gift(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^G[0-9]$")]
    name: Name
    die: Face
    effect: Literal["smite", "wrath_aura", "courage_aura", "gather", "healing_aura", "prescience", "expiation"]


class Gifts(Struct, forbid_unknown_fields=True):
    gift: list[Gift]


# Tiles (section 2.7)


class Effect(Item, kw_only=True):
    id: TileEffect
    name: Name
    one_use: bool
    """Whether it happens once only (CL-TEF-0)."""


class Tile(Item, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=48)]
    name: Name
    saturation: Annotated[int, Meta(ge=1, le=5)]
    exits: Annotated[list[SideId], Meta(min_length=1, max_length=4)]
    effect: TileEffect | Literal["none"]


class Tiles(Struct, forbid_unknown_fields=True):
    effect: list[Effect]
    tile: list[Tile]


# Cards (sections 2.8 to 2.10)


class Equipment(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^E[0-9]{2}$")]
    name: Name
    copies: Copies
    kind: Literal["weapon", "armour", "relic", "action", "other"]
    is_action: bool = False
    one_use: bool = False
    leader_only: bool = False
    effect: Literal[
        "blunderbuss",
        "grenade",
        "steel_shield",
        "breastplate",
        "scepter",
        "balm",
        "pistol",
        "crossbow",
        "great_axe",
        "soft_boots",
        "lantern",
        "relic",
        "rope",
        "holy_water",
    ]


class EquipmentCards(Struct, forbid_unknown_fields=True):
    equipment: list[Equipment]


class Event(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^V[0-9]{2}$")]
    name: Name
    copies: Copies
    window: Annotated[int, Meta(ge=1, le=9)]
    effect: Literal[
        "lost",
        "critical_hit",
        "terror",
        "collapse",
        "tough_troglodyte",
        "ambush",
        "swarm",
        "trapdoor",
        "darkness",
        "weight_of_sin",
        "bloodlust",
        "unholy_flesh",
        "whispers",
        "fissure",
    ]


class Events(Struct, forbid_unknown_fields=True):
    event: list[Event]


class InstinctEffect(Item, kw_only=True):
    id: InstinctId
    name: Name
    talent: TalentId | None = None


class InstinctCard(Item, kw_only=True):
    id: Annotated[str, Meta(pattern="^I[0-9]{2}$")]
    value: Face
    effect: InstinctId


class Instinct(Struct, forbid_unknown_fields=True):
    effect: list[InstinctEffect]
    card: list[InstinctCard]


BOX = read_pack(FOLDER / "box.toml", Box)
WESTERN = read_pack(FOLDER / "western.toml", Western)
INFERNAL = read_pack(FOLDER / "infernal.toml", Infernal)
DEMONS = read_pack(FOLDER / "demons.toml", Demons)
POWERS = read_pack(FOLDER / "powers.toml", Powers)
GIFTS = read_pack(FOLDER / "gifts.toml", Gifts)
TILES = read_pack(FOLDER / "tiles.toml", Tiles)
EQUIPMENT = read_pack(FOLDER / "equipment.toml", EquipmentCards)
EVENTS = read_pack(FOLDER / "events.toml", Events)
INSTINCT = read_pack(FOLDER / "instinct.toml", Instinct)
