"""Chooses between the compiled modules and their Python sources.

Compiled modules stand beside their sources and are imported first. `HYPOGEUM_PURE=1` takes the sources instead;
so does a source checkout in which any source is newer than the compiled library, because they would disagree.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent


class PureFinder(MetaPathFinder):
    """Finds the Python source of a module of this package, compiled or not."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("hypogeum."):
            return None
        for folder in path or ():
            base = Path(folder) / fullname.rpartition(".")[2]
            package = base / "__init__.py"
            if package.is_file():
                return spec_from_file_location(fullname, package, submodule_search_locations=[str(base)])
            source = base.with_name(base.name + ".py")
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return PathFinder.find_spec(fullname, path, target)


def _is_stale() -> bool:
    """Whether this is a source checkout with sources newer than the compiled library."""
    if not (HOME.parent.parent / "pyproject.toml").is_file():
        return False
    libraries = [file for file in HOME.parent.glob("*__mypyc*") if file.suffix in (".so", ".pyd")]
    if not libraries:
        return False
    built = min(file.stat().st_mtime for file in libraries)
    parts = ("engine", "games", "bots")
    return any(source.stat().st_mtime > built for part in parts for source in (HOME / part).rglob("*.py"))


def prefer_pure_where_needed() -> None:
    """Called once, before any module that may be compiled is imported."""
    if os.environ.get("HYPOGEUM_PURE") == "1" or _is_stale():
        sys.meta_path.insert(0, PureFinder())


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from hypogeum.engine import state

    return not (state.__file__ or "").endswith(".py")
