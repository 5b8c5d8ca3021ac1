"""The components of Sub Terra II as they stand in `pack/*.toml`, typed and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hypogeum.engine.packs import Source, read_pack

FOLDER = Path(__file__).parent / "pack"

Count = Annotated[int, Meta(ge=0)]
Copies = Annotated[int, Meta(ge=1)]
ShapeId = Literal["DE", "I", "L", "T", "X", "fixed"]
GuardianId = Literal["infantry", "archer", "volatile", "eternal"]
Domain = Literal["scout", "connector", "defender", "support", "attacker"]
ExplorerSet = Literal["base", "circle", "faculty"]
TempleMode = Literal["base", "dauntless", "legion"]
Difficulty = Literal["beginner", "normal", "advanced", "expert", "typhaon"]
DesolationKind = Literal["despair", "lava", "collapse", "trap", "wake", "activate"]


class Name(Struct, forbid_unknown_fields=True):
    en: str
    fr: str


class Item(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a pack: it says where it comes from."""

    source: Source
    booklet: list[str] = []
    """Which of the values come from the booklet, where `source` says otherwise; the same for the next one."""
    ours: list[str] = []
    changed: list[str] = []
    """Values that were tuned since, such as `hearts 3 to 2`."""


# Tiles (sections 3.2 to 3.6)


class Kind(Item, kw_only=True):
    id: str
    name: Name
    consolidate: bool
    """Whether a Consolidation marker may be put on it (table 9.1)."""


class Tile(Item, kw_only=True):
    id: str
    kind: str
    shape: ShapeId
    number: Annotated[int, Meta(ge=0, le=6)] = 0
    """Of Ruins (ST2-COMP-6)."""
    guardian: GuardianId | None = None
    """The type that comes with it or wakes on it."""
    at: str = ""
    """The cell of a fixed piece."""
    sides: str = ""
    """Its open sides."""


class Bag(Item, kw_only=True):
    temple: TempleMode
    out: list[str]
    add: list[str]


class Tiles(Struct, forbid_unknown_fields=True):
    kind: list[Kind]
    tile: list[Tile]
    bag: list[Bag]


# Explorers (sections 2.5, 3.9, 3.10)


class Ability(Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    cost: Annotated[int, Meta(ge=0, le=3)]
    """In AP; 0 for what is always on or paid otherwise."""
    uses: Count = 0
    """In a game; 0 for no limit."""


class Explorer(Item, kw_only=True):
    id: str
    name: Name
    hearts: Copies
    domain: Domain
    set: ExplorerSet
    abilities: list[Ability]


class Companion(Item, kw_only=True):
    """The Ark, the Dog or the Turret."""

    id: str
    name: Name
    hearts: Copies


class Equipment(Item, kw_only=True):
    id: str
    stock: Copies


class Explorers(Struct, forbid_unknown_fields=True):
    explorer: list[Explorer]
    companion: list[Companion]
    equipment: list[Equipment]


# Guardians (section 3.7)


class Guardian(Item, kw_only=True):
    id: GuardianId
    name: Name
    pieces: Copies
    hearts: Copies
    activations: Copies
    """At the end of a round."""


class Guardians(Struct, forbid_unknown_fields=True):
    guardian: list[Guardian]


# Cards (sections 3.11, 3.12)


class TarotCard(Item, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=13)]
    name: Name
    cost: Annotated[int, Meta(ge=1, le=3)]
    target: Literal["", "cell", "explorer", "edge"] = ""
    """What is named when it is played."""


class Tarot(Struct, forbid_unknown_fields=True):
    card: list[TarotCard]


class DesolationCard(Item, kw_only=True):
    id: str
    explorers: Annotated[int, Meta(ge=3, le=6)]
    kind: DesolationKind
    number: Count
    """Of symbols, or of Guardians."""


class Desolation(Struct, forbid_unknown_fields=True):
    card: list[DesolationCard]


# Volcano and hearts (sections 4, 9, 10)


class Start(Item, kw_only=True):
    difficulty: Difficulty
    marker: Annotated[list[int], Meta(min_length=4, max_length=4)]
    """For 3, 4, 5 and 6 Explorers."""


class Loss(Item, kw_only=True):
    id: str
    hearts: Copies


class Volcano(Struct, forbid_unknown_fields=True):
    top: Copies
    start: list[Start]
    loss: list[Loss]


TILES = read_pack(FOLDER / "tiles.toml", Tiles)
EXPLORERS = read_pack(FOLDER / "explorers.toml", Explorers)
GUARDIANS = read_pack(FOLDER / "guardians.toml", Guardians)
TAROT = read_pack(FOLDER / "tarot.toml", Tarot)
DESOLATION = read_pack(FOLDER / "desolation.toml", Desolation)
VOLCANO = read_pack(FOLDER / "volcano.toml", Volcano)
