"""The rooms of the server, as the architecture tells them, are those that there are."""

from __future__ import annotations

import re
from pathlib import Path

import hypogeum.server

SERVER = Path(hypogeum.server.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
INSIDE = {"sqlite", "postgresql"}
"""Rooms that are told as one thing."""


def told() -> set[tuple[str, str]]:
    """By room, every module in the table."""
    text = ARCHITECTURE.read_text(encoding="utf-8").partition("| room | modules | subject |")[2].partition("\n\n")[0]
    rooms: set[tuple[str, str]] = set()
    room = ""
    for line in text.splitlines()[2:]:
        named, modules = [cell.strip() for cell in line.split("|")[1:3]]
        found = re.findall(r"`([a-z_/]+)`", modules)
        room = named.strip("`") or room
        rooms |= {("" if (SERVER / f"{name}.py").is_file() and not named else room, name) for name in found}
    return rooms


def test_every_module_stands_in_its_room() -> None:
    there = {
        (str(file.parent.relative_to(SERVER)).replace(".", ""), file.stem)
        for file in SERVER.rglob("*.py")
        if file.stem != "__init__" and file.parent.name not in INSIDE
    }
    assert there == {one for one in told() if not one[1].endswith("/")}
    assert {name.rstrip("/") for _, name in told() if name.endswith("/")} == INSIDE
