"""The pack as the board component of the client reads it."""

from __future__ import annotations

import json

from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.client_pack import FILE, write_client_pack
from tests.kit import rule


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == write_client_pack(), (
        "the pack has changed: run `python -m hypogeum.games.sub_terra.client_pack`"
    )


def test_it_holds_every_component() -> None:
    written = json.loads(write_client_pack())
    ids = {
        kind: [part["id"] for part in written[kind]]
        for kind in ("kinds", "tiles", "explorers", "guardians", "desolation")
    }
    assert ids["kinds"] == parts.KIND_IDS
    assert ids["tiles"] == parts.TILE_IDS
    assert ids["explorers"] == parts.CHARACTER_IDS
    assert ids["guardians"] == parts.TYPE_IDS
    assert ids["desolation"] == parts.DESOLATION_IDS
    assert [card["number"] for card in written["tarot"]] == list(range(1, parts.TAROT_CARDS + 1))
    assert list(written["bags"]) == parts.TEMPLE_IDS
    assert written["faces"] == parts.FACE_IDS


@rule("ST2-GRID-18")
def test_tiles_have_their_shape() -> None:
    tiles = {tile["id"]: tile for tile in json.loads(write_client_pack())["tiles"]}
    shapes = {tile["shape"]: (tile["open"], tile["rotations"]) for tile in tiles.values() if tile["shape"] != "fixed"}
    assert shapes == {
        "DE": ("S", [0, 1, 2, 3]),
        "I": ("NS", [0, 1]),
        "L": ("ES", [0, 1, 2, 3]),
        "T": ("ESW", [0, 1, 2, 3]),
        "X": ("NESW", [0]),
    }


@rule("ST2-COMP-1")
def test_explorers_have_what_is_printed_on_them() -> None:
    written = json.loads(write_client_pack())
    foreman = next(explorer for explorer in written["explorers"] if explorer["id"] == "foreman")
    assert (foreman["hearts"], foreman["domain"], foreman["set"]) == (5, "connector", "base")
    assert foreman["abilities"][1] == {"id": "consolidate", "cost": 1, "uses": 4}
    assert written["top"] == 27
    assert written["losses"]["spikes"] == 3
