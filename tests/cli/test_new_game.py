"""`hypogeum new-game` writes a game that can be played at once and passes the tests of all games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.commands.new_game import prefix_of
from tools.paths import ROOT

LEFT_OUT = shutil.ignore_patterns("static", "*.so", "*.pyd", "__pycache__", "node_modules")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new game in it."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / file, root / file)
    assert main(["new-game", "stone_heap", "--title", "The Stone Heap", "--folder", str(root)]) == 0
    return root


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "HYPOGEUM_PURE": "1", "HYPOGEUM_GAME_FOLDERS": ""}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False, timeout=110)


def test_it_is_among_the_games_and_its_bots_play(checkout: Path) -> None:
    bots = "random,careful,search"
    played = run(
        checkout, "hypogeum.cli", "simulate", "stone_heap", "--games", "6", "--bots", bots, "--seconds", "0.01"
    )
    assert played.returncode == 0, played.stderr
    assert "6" in played.stdout


def test_it_passes_its_own_tests_and_those_of_all_games(checkout: Path) -> None:
    generic = [str(file) for file in (checkout / "tests" / "games").glob("test_*.py")]
    mine = "tests/games/stone_heap"
    tests = run(checkout, "pytest", "-q", "-p", "no:cacheprovider", *generic, mine, "-k", "stone_heap")
    assert tests.returncode == 0, tests.stdout[-3000:]
    assert int(tests.stdout.split(" passed")[0].split()[-1]) > 30


def test_its_sources_are_formatted_typed_and_clean(checkout: Path) -> None:
    mine = [str(file) for file in checkout.rglob("*stone_heap*") if file.is_dir() and file.parent.name == "games"]
    assert len(mine) == 3
    for words in (
        ("ruff", "format", "--check", *mine),
        ("ruff", "check", *mine),
        ("mypy", "src/hypogeum/games/stone_heap"),
    ):
        checked = run(checkout, *words)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_types_of_its_board_are_those_of_its_view(checkout: Path) -> None:
    file = checkout / "web" / "src" / "games" / "stone_heap" / "protocol.ts"
    written = file.read_text(encoding="utf-8")
    (checkout / "web" / "src" / "lib").mkdir(exist_ok=True)
    assert run(checkout, "hypogeum.server.typescript").returncode == 0
    assert file.read_text(encoding="utf-8") == written


def test_nothing_is_written_over(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", "stone_heap", "--folder", str(checkout)]) == 2
    assert "exists already; nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Stone Heap", '"Stone Heap" cannot be the name of a game'),
        ("2stones", '"2stones" cannot be the name of a game'),
        ("lantern", 'There is a game "lantern" already'),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", name, "--folder", str(ROOT)]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", "stone_heap", "--folder", str(tmp_path)]) == 2
    assert "is no checkout of Hypogeum" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_ids_of_its_rules_begin_with_its_initials() -> None:
    assert [prefix_of(name) for name in ("stone_heap", "cave", "a_b_c")] == ["SH", "CA", "ABC"]
