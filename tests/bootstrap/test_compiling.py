"""Compiling: only what changed, never half a set, and never longer than the program it is for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from hypogeum import _sources
from hypogeum.server.thinking.compiling import CompilingBeside
from tests.bootstrap.small_checkout import SmallCheckout
from tools import compiled, mypyc_groups
from tools.paths import ROOT

pytestmark = pytest.mark.timeout(300)
needs_compiler = pytest.mark.skipif(compiled.obstacle_to_compiling() is not None, reason="nothing can be compiled here")


@pytest.fixture
def checkout(tmp_path: Path) -> SmallCheckout:
    return SmallCheckout(tmp_path)


@needs_compiler
def test_only_groups_that_changed_are_compiled(checkout: SmallCheckout) -> None:
    assert checkout.play() == (False, {"cave": (6, False), "mine": (8, False)})
    assert checkout.compile().returncode == 0
    assert checkout.play() == (True, {"cave": (6, True), "mine": (8, True)})
    first = checkout.libraries()

    checkout.write_game("cave", 5)
    assert checkout.play() == (True, {"cave": (10, False), "mine": (8, True)})
    answer = checkout.compile()
    assert "compiled cave" in answer.stdout
    assert "compiled mine" not in answer.stdout
    assert "compiled engine" not in answer.stdout
    assert checkout.play() == (True, {"cave": (10, True), "mine": (8, True)})
    second = checkout.libraries()
    assert second["engine"] == first["engine"]
    assert second["mine"] == first["mine"]

    assert checkout.compile().stdout == "engine: compiled, current\n"


@needs_compiler
def test_a_game_meets_no_engine_of_another_shape(checkout: SmallCheckout) -> None:
    assert checkout.compile().returncode == 0
    file = checkout.package / "engine" / "state.py"
    method = "    def above(self) -> int:\n        return 7\n\n"
    file.write_text(file.read_text().replace("    def depth", f"{method}    def depth", 1))
    assert checkout.play() == (False, {"cave": (6, False), "mine": (8, False)})
    assert checkout.compile().returncode == 0
    assert checkout.play() == (True, {"cave": (6, True), "mine": (8, True)})


@needs_compiler
def test_sources_with_a_mistake_leave_the_set_before_in_place(checkout: SmallCheckout) -> None:
    assert checkout.compile().returncode == 0
    before = sorted(checkout.compiled.iterdir())
    checkout.write_game("cave", "'deep'")
    answer = checkout.compile()
    assert answer.returncode == 1
    assert "see build/compile.log" in answer.stdout.replace(os.sep, "/")
    assert "Incompatible return value" in (checkout.root / "build" / "compile.log").read_text()
    assert sorted(checkout.compiled.iterdir()) == before
    checkout.write_game("cave", 3)
    assert checkout.play() == (True, {"cave": (6, True), "mine": (8, True)})


def test_a_set_is_named_when_all_of_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "compiled"
    monkeypatch.setattr(mypyc_groups, "COMPILED", place)
    monkeypatch.setattr(mypyc_groups, "read_set", lambda: _sources.read_set(place))
    source = ROOT / "src" / "hypogeum" / "engine" / "state.py"

    def publish(*names: str) -> list[str]:
        made = {name.split("-")[0]: tmp_path / f"{name}{_sources.SUFFIX}" for name in names}
        for file in made.values():
            file.touch()
        mypyc_groups.publish(made, {group: [source] for group in made}, dict.fromkeys(made, "hash"))
        return sorted(file.name.removesuffix(_sources.SUFFIX) for file in place.iterdir())

    assert publish("engine-1", "cave-1") == ["cave-1", "engine-1", "set.json"]
    (place / "cave-9.so.part").touch()
    assert publish("engine-1", "cave-2") == ["cave-1", "cave-2", "engine-1", "set.json"]
    assert publish("engine-1", "cave-3") == ["cave-2", "cave-3", "engine-1", "set.json"]
    groups = _sources.read_set(place)
    assert groups is not None
    assert groups["cave"] == {
        "library": f"cave-3{_sources.SUFFIX}",
        "modules": ["hypogeum.engine.state"],
        "sources": "hash",
    }
    gone = tmp_path / f"engine-2{_sources.SUFFIX}"
    with pytest.raises(FileNotFoundError):
        mypyc_groups.publish({"engine": gone}, {"engine": [source]}, {"engine": "hash"})
    assert _sources.read_set(place) == groups


@pytest.mark.parametrize("text", ["", "{", json.dumps({"suffix": ".cpython-27.so", "groups": {}})])
def test_a_set_that_is_none_or_of_another_python_is_not_used(tmp_path: Path, text: str) -> None:
    (tmp_path / _sources.SET).write_text(text)
    assert _sources.read_set(tmp_path) is None
    assert _sources.read_set(tmp_path / "nowhere") is None


def test_files_compiled_beside_their_sources_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "SOURCES", tmp_path)
    monkeypatch.setattr(compiled, "COMPILED", tmp_path / "_compiled")
    (tmp_path / "_compiled").mkdir()
    library, beside = tmp_path / "_compiled" / "engine.so", tmp_path / "state.so"
    library.touch()
    beside.touch()
    compiled.remove_misplaced()
    assert library.exists()
    assert not beside.exists()


# Compiling beside a program

SLEEPS = "import time; from tools import compiled; compiled.build = lambda: time.sleep(60); compiled.build_beside()"


def test_stopping_the_program_stops_the_compiler() -> None:
    reports: list[bool] = []
    beside = CompilingBeside(lambda is_good, seconds: reports.append(is_good), [sys.executable, "-c", SLEEPS])
    time.sleep(1)
    assert beside._process.poll() is None
    start = time.monotonic()
    beside.stop()
    assert time.monotonic() - start < 20
    assert beside._process.poll() is not None
    assert reports == []


@pytest.mark.skipif(os.name != "posix", reason="processes are killed as on Unix")
def test_the_compiler_ends_with_a_program_that_is_killed() -> None:
    program = (
        "import sys, time; from hypogeum.server.thinking.compiling import CompilingBeside\n"
        f"beside = CompilingBeside(print, [sys.executable, '-c', {SLEEPS!r}])\n"
        "print(beside._process.pid, flush=True); time.sleep(60)"
    )
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    parent = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    time.sleep(1)
    os.kill(child, 0)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    for _ in range(200):
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("the compiler goes on")


@pytest.mark.parametrize(("status", "is_good"), [(0, True), (1, False)])
def test_the_program_is_told_what_came_of_it(status: int, is_good: bool) -> None:
    told = threading.Event()
    reports: list[bool] = []

    def report(is_good: bool, seconds: float) -> None:
        reports.append(is_good)
        told.set()

    beside = CompilingBeside(report, [sys.executable, "-c", f"raise SystemExit({status})"])
    assert told.wait(30)
    beside.stop()
    assert reports == [is_good]
