"""What dev.py says when a machine lacks something: what happened, what to do, and never a traceback."""

import ast
import importlib.util
import os
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from tools import commands, compiled, console, environment
from tools.paths import ROOT

DEV = ROOT / "dev.py"


def test_an_old_python_can_read_dev_py() -> None:
    ast.parse(DEV.read_text(), feature_version=(3, 6))


def test_an_old_python_is_told_what_it_needs() -> None:
    pretence = (
        "import runpy, sys; sys.version_info = (3, 9, 2); sys.argv = ['dev.py', 'play'];"
        f"runpy.run_path({str(DEV)!r}, run_name='__main__')"
    )
    answer = subprocess.run([sys.executable, "-c", pretence], capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9" in answer.stderr
    assert "Install a newer Python" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec

    def find_all_but_one(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == missing else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find_all_but_one)
    with pytest.raises(console.Trouble, match=rf"lacks its module {missing}[\s\S]*apt install python3-venv"):
        environment.require_venv_module()


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(console.Trouble, match=r"Nothing can be written in .*data"):
        environment.require_writable(tmp_path / "data")


def test_a_folder_without_permission_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(console.Trouble, match=r"may write in, or use another one"):
        environment.require_writable(tmp_path / "not" / "yet")


def test_trouble_is_printed_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(folder: Path) -> None:
        raise console.Trouble("It rained.", "Take an umbrella.")

    monkeypatch.setattr(environment, "require_writable", refuse)
    assert commands.main(["play"], "usage") == 1
    assert capsys.readouterr().out == "\nIt rained.\nTake an umbrella.\n"


@pytest.mark.parametrize(("arguments", "status"), [(["help"], 0), ([], 0), (["dance"], 2)])
def test_usage_is_shown(arguments: list[str], status: int) -> None:
    answer = subprocess.run([sys.executable, DEV, *arguments], capture_output=True, text=True, check=False)
    assert answer.returncode == status
    assert "python3 dev.py play" in answer.stdout


def test_no_compiler_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "remove_misplaced", lambda: None)
    monkeypatch.setattr(compiled, "is_current", lambda: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert compiled.build() == 0
    assert "runs uncompiled" in (line := capsys.readouterr().out)
    assert "no C compiler was found" in line
