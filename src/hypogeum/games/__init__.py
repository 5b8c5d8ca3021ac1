"""The games. A game folder is the only place that knows its game.

Ours are the folders beside this file. Further ones are found by the environment variable `HYPOGEUM_GAME_FOLDERS`: each
of its folders (separated as in PATH) is a Python package with the game's `meta.py`.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

from hypogeum.engine.game import Game

FOLDERS = "HYPOGEUM_GAME_FOLDERS"
META = "meta.py"


class UnknownGame(LookupError):
    """A name that is none of our games."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game '{name}'; there is {', '.join(GAMES)}")
        self.name = name


def find_game(name: str) -> Game:
    """The game of a name; raises UnknownGame."""
    if name not in _PACKAGES:
        raise UnknownGame(name)
    found = import_module(f"{_PACKAGES[name]}.meta").GAME
    assert isinstance(found, Game)
    return found


def _find_packages() -> dict[str, str]:
    """By game: the package of its folder, ours first."""
    ours = sorted(meta.parent.name for meta in Path(__file__).parent.glob(f"*/{META}"))
    packages = {name: f"{__name__}.{name}" for name in ours}
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        if folder:
            packages[Path(folder).name] = _package_of(Path(folder).resolve())
    return packages


def _package_of(folder: Path) -> str:
    """The dotted name of a package folder anywhere, which can be imported from now on."""
    if not (folder / META).is_file():
        raise FileNotFoundError(f"{FOLDERS} names {folder}, which is no game: it has no {META}")
    parts = [folder.name]
    home = folder.parent
    while (home / "__init__.py").is_file():
        parts.insert(0, home.name)
        home = home.parent
    if str(home) not in sys.path:
        sys.path.append(str(home))
    return ".".join(parts)


_PACKAGES = _find_packages()
GAMES = tuple(_PACKAGES)
"""The names of all games, in the order in which they are offered."""
