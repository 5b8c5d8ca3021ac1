"""The map of the folder, in the docstring of the package, names every file and no other."""

import re

from hypogeum.games import heldentaufe
from hypogeum.games.heldentaufe.meta import GAME


def test_the_map_names_every_file() -> None:
    assert heldentaufe.__doc__ is not None
    named = re.findall(r"[\w/]+\.py\b", heldentaufe.__doc__)
    files = {str(file.relative_to(GAME.folder)) for file in GAME.folder.rglob("*.py")}
    assert sorted(named) == sorted(file for file in files if not file.endswith("__init__.py"))
