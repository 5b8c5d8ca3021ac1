"""A checkout in small: an engine of one file and two games of one file each, with the real tools and loader."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT

PYPROJECT = """
[tool.hypogeum.compile]
include = ["src/hypogeum/engine/*.py", "src/hypogeum/games/*/*.py"]
exclude = ["src/hypogeum/games/*/__init__.py", "src/hypogeum/engine/__init__.py"]
"""

ENGINE = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def depth(self) -> int:
        return 1

    def twice(self) -> int:
        return 2 * self.depth()
"""

GAME = """
from hypogeum.engine.state import State

class {name}State(State):
    def depth(self) -> int:
        return {depth}
"""


class SmallCheckout:
    """Its files, what the tools make of them, and what a program finds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "hypogeum"
        self.compiled = self.package / "_compiled"
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "hatch_build.py", root)
        (root / "pyproject.toml").write_text(PYPROJECT)
        for name in ("__init__.py", "_sources.py", "_libraries.py"):
            (self.package).mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "src" / "hypogeum" / name, self.package)
        for folder in ("engine", "games", "games/cave", "games/mine", "bots"):
            (self.package / folder).mkdir()
            (self.package / folder / "__init__.py").touch()
        (self.package / "engine" / "state.py").write_text(ENGINE)
        self.write_game("cave", 3)
        self.write_game("mine", 4)

    def write_game(self, name: str, depth: object) -> None:
        text = GAME.format(name=name.capitalize(), depth=depth)
        (self.package / "games" / name / "state.py").write_text(text)

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "HYPOGEUM_PURE"}
        return {**kept, "PYTHONPATH": str(self.root / "src"), "MYPYC_OPT_LEVEL": "0", "PYTHONDONTWRITEBYTECODE": "1"}

    def compile(self) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.root / "hatch_build.py"), "compile"]
        return subprocess.run(
            command, cwd=self.root, env=self.environment(), capture_output=True, text=True, check=False
        )

    def libraries(self) -> dict[str, Path]:
        """The libraries that are there, by group."""
        return {file.name.split("-")[0]: file for file in self.compiled.glob("*-*")}

    def play(self) -> tuple[bool, dict[str, tuple[int, bool]]]:
        """What a new process finds: whether the engine is compiled, and of each game a result and whether it is."""
        program = (
            "import sys; from hypogeum import _sources, games\n"
            "from hypogeum.games.cave.state import CaveState\nfrom hypogeum.games.mine.state import MineState\n"
            "found = {kind: (kind().twice(), f'hypogeum_{kind.__module__.split(chr(46))[2]}__mypyc' in sys.modules)"
            " for kind in (CaveState, MineState)}\n"
            "print((_sources.is_compiled(), {kind.__module__.split('.')[2]: one for kind, one in found.items()}))"
        )
        command = [sys.executable, "-c", program]
        answer = subprocess.run(
            command, cwd=self.root, env=self.environment(), capture_output=True, text=True, check=True
        )
        result: tuple[bool, dict[str, tuple[int, bool]]] = eval(answer.stdout)
        return result
