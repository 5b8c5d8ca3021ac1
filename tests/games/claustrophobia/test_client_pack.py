"""The pack as the board component of the client reads it."""

from __future__ import annotations

import json

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.client_pack import FILE, write_client_pack
from tests.kit import rule


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == write_client_pack(), (
        "the pack has changed: run `python -m hypogeum.games.claustrophobia.client_pack`"
    )


def test_it_holds_every_component() -> None:
    written = json.loads(write_client_pack())
    ids = {
        kind: [part["id"] for part in written[kind]]
        for kind in ("sheets", "demons", "powers", "gifts", "equipment", "events", "instinct")
    }
    assert ids["sheets"] == parts.SHEET_IDS
    assert ids["demons"] == parts.DEMON_IDS
    assert ids["powers"] == parts.POWER_IDS
    assert ids["gifts"] == parts.GIFT_IDS
    assert ids["equipment"] == parts.EQUIPMENT_IDS
    assert ids["events"] == parts.EVENT_KIND_IDS
    assert ids["instinct"] == parts.INSTINCT_IDS
    assert [tile["number"] for tile in written["tiles"]] == list(range(1, parts.TILES + 1))
    assert [fighter["id"] for fighter in written["fighters"]] == [
        *["troglodyte", "tough", "hellhound", "possessed", "damned"]
    ]


@rule("CL-HND-3")
def test_a_hellhound_has_its_values_for_every_face() -> None:
    unleashed = json.loads(write_client_pack())["unleashed"]
    assert [(row["mv"], row["cb"]) for row in unleashed] == [(1, 2), (2, 1), (1, 3), (2, 2), (1, 4), (2, 3)]


@rule("CL-HUM-1")
def test_sheets_and_tiles_have_what_is_printed_on_them() -> None:
    written = json.loads(write_client_pack())
    scout = next(sheet for sheet in written["sheets"] if sheet["id"] == "H05")
    assert (scout["letter"], scout["leader"], scout["talents"]) == ("A", False, ["elusive"])
    assert scout["lines"][2] == {"mv": 2, "cb": 2, "df": 3, "instinct": True}
    assert written["tiles"][19] == {"number": 20, "exits": ["N", "E", "S"], "saturation": 2, "effect": "trapped"}
    assert written["tiles"][0]["effect"] is None
