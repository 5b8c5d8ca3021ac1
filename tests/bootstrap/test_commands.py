"""The commands of dev.py: what each runs, in which order, and what it leaves out."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import chromium, commands, compiled, environment, quick, uncompiled, web
from tools.console import Command, Stages
from tools.paths import ROOT

as_on_unix = pytest.mark.skipif(os.name == "nt", reason="the server takes the place of dev.py on Unix alone")


class Executed(Exception):
    """Another program would have taken the place of this one."""


class Machine:
    """Stands for a checkout in which everything is installed; notes the stages that are run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stages: list[str] = []
        self.asked: dict[str, list[str]] = {}
        self.executed: list[str] = []
        self.is_compiled = False
        self.is_checked = True
        monkeypatch.setattr(Stages, "check", self.check)
        monkeypatch.setattr(Stages, "begin", lambda stages, name, command: self.note(f"begin {name}", command))
        monkeypatch.setattr(Stages, "end", lambda stages, beside: self.stages.append(f"end {beside}"))
        monkeypatch.setattr(compiled, "is_current", lambda: self.is_compiled)
        monkeypatch.setattr(compiled, "remove_misplaced", lambda: None)
        monkeypatch.setattr(compiled, "obstacle_to_compiling", lambda: None)
        monkeypatch.setattr(environment, "is_installed", lambda profile: True)
        monkeypatch.setattr(environment, "is_linked", lambda: True)
        monkeypatch.setattr(web.Client, "is_current", lambda client: True)
        monkeypatch.setattr(web, "is_checked", lambda: self.is_checked)
        monkeypatch.setattr(chromium, "find", lambda: "chromium")
        monkeypatch.setattr(os, "execv", self.execute)
        monkeypatch.setattr(os, "chdir", lambda folder: None)
        monkeypatch.setenv("CHROMIUM", "")
        monkeypatch.setenv("HYPOGEUM_COMPILE", "")

    def execute(self, program: str, command: list[str]) -> None:
        self.executed = command
        raise Executed

    def check(self, name: str, command: Command, env: Mapping[str, str] | None = None) -> None:
        self.note(name, command)

    def note(self, name: str, command: Command) -> str:
        self.stages.append(name)
        self.asked[name] = [str(part) for part in command]
        return name.removeprefix("begin ")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_the_whole_run_compiles_beside_the_checks_that_need_no_engine(machine: Machine) -> None:
    assert commands.main(["test"], "") == 0
    assert machine.stages == [
        "begin compile the engine",
        "format",
        "lint",
        "types",
        "imports",
        "client",
        "end compile the engine",
        "tests",
        "browser tests",
        "tests, uncompiled",
    ]


def test_only_what_drives_a_browser_is_tried_twice_and_the_summary_names_it(machine: Machine) -> None:
    commands.main(["test"], "")
    tried_twice = [name for name, command in machine.asked.items() if "--reruns" in command]
    assert tried_twice == ["browser tests"]
    assert {"--rerun-show-tracebacks", "-raR"} <= set(machine.asked["browser tests"])


def test_a_compiled_engine_is_not_compiled_again(machine: Machine) -> None:
    machine.is_compiled = True
    commands.main(["test"], "")
    commands.main(["build"], "")
    assert not any("compile the engine" in stage for stage in machine.stages)


def test_the_quick_run_checks_everything_soon_and_says_what_it_left_out(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["test", "--quick"], "") == 0
    assert machine.stages == ["format", "lint", "types", "imports", "tests"]
    assert set(quick.arguments()) <= set(machine.asked["tests"])
    said = capsys.readouterr().out
    assert all(what in said for what in quick.LEFT_OUT)


def test_the_quick_run_checks_a_changed_client(machine: Machine) -> None:
    machine.is_checked = False
    commands.main(["test", "--quick"], "")
    assert "client" in machine.stages


def test_what_the_quick_run_leaves_out_is_there() -> None:
    for paths in quick.LEFT_OUT.values():
        for path in paths:
            assert (ROOT / path).exists(), path


def test_what_is_not_tested_again_on_the_sources_is_there(machine: Machine) -> None:
    commands.main(["test"], "")
    assert set(uncompiled.arguments()) <= set(machine.asked["tests, uncompiled"])
    for paths in uncompiled.LEFT_OUT.values():
        for path in paths:
            assert list(ROOT.glob(path)), path


def test_one_test_is_run_without_compiling(machine: Machine) -> None:
    commands.main(["test", "tests/engine/test_actions.py", "-k", "text"], "")
    assert machine.stages == ["pytest"]
    assert machine.asked["pytest"][-3:] == ["tests/engine/test_actions.py", "-k", "text"]


@as_on_unix
@pytest.mark.parametrize("is_compiled", [False, True])
def test_playing_starts_at_once_and_asks_the_server_to_compile(
    machine: Machine, tmp_path: Path, is_compiled: bool
) -> None:
    machine.is_compiled = is_compiled
    with pytest.raises(Executed):
        commands.main(["play", "--data", str(tmp_path)], "")
    assert machine.stages == []
    assert machine.executed[-3:] == ["serve", "--data", str(tmp_path)]
    assert os.environ["HYPOGEUM_COMPILE"] == ("" if is_compiled else "1")


@as_on_unix
def test_where_nothing_can_be_compiled_playing_says_so(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "obstacle_to_compiling", lambda: "no C compiler was found")
    with pytest.raises(Executed):
        commands.main(["play", "--data", str(tmp_path)], "")
    assert "runs uncompiled, which is slower but plays the same: no C compiler" in capsys.readouterr().out
    assert os.environ["HYPOGEUM_COMPILE"] == ""


def test_a_stage_beside_others_is_shown_when_it_ends(capsys: pytest.CaptureFixture[str]) -> None:
    stages = Stages()
    beside = stages.begin("first", [sys.executable, "-c", "print('it went badly'); raise SystemExit(1)"])
    stages.check("second", [sys.executable, "-c", ""])
    assert "it went badly" not in capsys.readouterr().out
    stages.end(beside)
    assert "it went badly" in capsys.readouterr().out
    assert stages.summary() == 1
