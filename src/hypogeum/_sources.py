"""Chooses between the compiled modules and their Python sources.

Modules are compiled in groups, one library each: the engine, every game with its bots, and what the server does for
every move. `_compiled/set.json` names the libraries that belong together; it is replaced in one move when all of them
are there, so a process takes either a whole set or the sources. `HYPOGEUM_PURE=1` takes the sources. In a source
checkout a game whose sources have changed is taken from them, on the compiled engine, and so is the server; if the
engine's have, everything is.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

HOME = Path(__file__).parent
COMPILED = HOME / "_compiled"
"""The libraries of the groups; `tools/compiled.py` writes them, wheels carry them."""
SET = "set.json"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
ENGINE, SERVER = "engine", "server"


class Group(TypedDict):
    """What `set.json` says of one group."""

    library: str
    modules: list[str]
    sources: str
    """The hash of the sources that it was compiled from."""


def group_of(file: Path, home: Path = HOME) -> str:
    """The group that a source belongs to: files of games/NAME and bots/NAME are one, the server is one, all others are
    the engine."""
    part, *rest = file.relative_to(home).parts
    if part == SERVER:
        return SERVER
    return rest[0] if part in ("games", "bots") and len(rest) > 1 else ENGINE


def library_name(group: str) -> str:
    """The name under which mypyc's code imports the library of a group."""
    return f"hypogeum_{group}__mypyc"


def source_hashes(home: Path = HOME) -> dict[str, str]:
    """The groups with one hash each of all their sources; those that are not compiled give constants and types."""
    digests: dict[str, hashlib._Hash] = {}
    for file in sorted(file for part in ("engine", "games", "bots", SERVER) for file in (home / part).rglob("*.py")):
        content = file.read_bytes()
        digest = digests.setdefault(group_of(file, home), hashlib.sha256())
        digest.update(f"\0{file.relative_to(home).as_posix()}\0{len(content)}\0".encode() + content)
    return {group: digest.hexdigest() for group, digest in digests.items()}


def read_set(folder: Path = COMPILED) -> dict[str, Group] | None:
    """The compiled groups, if there are any and they were compiled for this very Python."""
    try:
        found = json.loads((folder / SET).read_text())
    except (OSError, ValueError):
        return None
    groups: dict[str, Group] = found["groups"]
    return groups if found["suffix"] == SUFFIX else None


def usable_groups() -> Mapping[str, Group]:
    """The compiled groups that this process may use; none without the engine, whose shape is compiled into them."""
    groups = read_set()
    if groups is None or os.environ.get("HYPOGEUM_PURE") == "1" or find_spec("_ctypes") is None:
        return {}
    if (HOME.parent.parent / "pyproject.toml").is_file():
        now = source_hashes()
        groups = {name: group for name, group in groups.items() if group["sources"] == now.get(name)}
    return groups if ENGINE in groups else {}


def use_compiled_where_possible() -> None:
    """Called once, before any module that may be compiled is imported."""
    if groups := usable_groups():
        from hypogeum._libraries import LibraryFinder

        sys.meta_path.insert(0, LibraryFinder(groups))


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return library_name(ENGINE) in sys.modules
