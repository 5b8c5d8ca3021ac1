"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.sub_terra.client_pack` writes `web/src/games/sub_terra/pack.json`; a test checks that the file
is current. Names are not in it: they are texts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra import pack
from hypogeum.games.sub_terra.cells import SIDE_IDS

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "sub_terra" / "pack.json"


class PackTile(Struct, frozen=True):
    id: str
    kind: str
    shape: str
    """DE, I, L, T, X or fixed"""
    open: str
    """The open sides at rotation 0, such as `ESW`; each quarter turn is clockwise."""
    rotations: list[int]
    """Those that differ."""
    number: int
    """Of Ruins."""
    guardian: str | None
    """The type that wakes on it."""


class PackKind(Struct, frozen=True):
    id: str
    consolidate: bool
    """Whether a Consolidation marker may be put on it."""


class PackAbility(Struct, frozen=True):
    id: str
    cost: int
    """In AP; 0 for what is always on or paid otherwise."""
    uses: int
    """In a game; 0 for no limit."""


class PackExplorer(Struct, frozen=True):
    """One of the 17 Explorers; Ark, Dog and Turret have neither domain nor set."""

    id: str
    hearts: int
    domain: str | None
    set: str | None
    abilities: list[PackAbility]


class PackGuardian(Struct, frozen=True):
    id: str
    pieces: int
    hearts: int
    """What it costs those whom it reaches."""
    activations: int
    """At the end of a round."""


class PackTarot(Struct, frozen=True):
    number: int
    cost: int
    target: str | None
    """cell, explorer or edge"""


class PackDesolation(Struct, frozen=True):
    id: str
    kind: str
    number: int
    """Of symbols, or of Guardians."""


class ClientPack(Struct, frozen=True):
    """Everything in the order of the pack."""

    kinds: list[PackKind]
    tiles: list[PackTile]
    bags: dict[str, list[str]]
    """By temple mode: the tiles of the bag."""
    explorers: list[PackExplorer]
    guardians: list[PackGuardian]
    faces: list[str]
    """Of the Peril die."""
    tarot: list[PackTarot]
    desolation: list[PackDesolation]
    losses: dict[str, int]
    """Hearts by cause."""
    top: int
    """Where the volcano track begins."""
    mines: int


def client_pack() -> ClientPack:
    return ClientPack(
        kinds=[PackKind(kind.id, kind.consolidate) for kind in pack.TILES.kind],
        tiles=[_tile(number) for number in range(parts.TILES)],
        bags={
            temple: [tile for number, tile in enumerate(parts.TILE_IDS) if bag >> number & 1]
            for temple, bag in zip(parts.TEMPLE_IDS, parts.BAGS, strict=True)
        },
        explorers=[
            *[_explorer(explorer) for explorer in pack.EXPLORERS.explorer],
            *[PackExplorer(other.id, other.hearts, None, None, []) for other in pack.EXPLORERS.companion],
        ],
        guardians=[
            PackGuardian(guardian.id, guardian.pieces, guardian.hearts, guardian.activations)
            for guardian in pack.GUARDIANS.guardian
        ],
        faces=parts.FACE_IDS,
        tarot=[PackTarot(card.number, card.cost, card.target or None) for card in pack.TAROT.card],
        desolation=[PackDesolation(card.id, card.kind, card.number) for card in pack.DESOLATION.card],
        losses={loss.id: loss.hearts for loss in pack.VOLCANO.loss},
        top=parts.TOP,
        mines=parts.MINES,
    )


def _tile(number: int) -> PackTile:
    tile = pack.TILES.tile[number]
    opens = parts.TILE_OPEN[number * parts.ROTATIONS]
    return PackTile(
        id=tile.id,
        kind=tile.kind,
        shape=tile.shape,
        open="".join(side for bit, side in enumerate(SIDE_IDS) if opens >> bit & 1),
        rotations=parts.TILE_ROTATIONS[number],
        number=tile.number,
        guardian=tile.guardian,
    )


def _explorer(explorer: pack.Explorer) -> PackExplorer:
    abilities = [PackAbility(ability.id, ability.cost, ability.uses) for ability in explorer.abilities]
    return PackExplorer(explorer.id, explorer.hearts, explorer.domain, explorer.set, abilities)


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")
