"""A wheel, built by pip and installed where there is nothing else: no Node, no compiler, only what it asks for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.server.house import Person
from tools import compiled, web
from tools.paths import ROOT

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(
        not web.PRODUCT.is_current() or not (compiled.is_current() or compiled.obstacle_to_compiling()),
        reason="the client and the engine are not built as they are now (python3 dev.py build)",
    ),
]


class Installed:
    """An empty environment with the wheel and what it asks for."""

    def __init__(self, home: Path, wheel: Path) -> None:
        venv.create(home, with_pip=False, symlinks=os.name != "nt")
        self.programs = home / ("Scripts" if os.name == "nt" else "bin")
        packages = Path(self.run_python("import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        pip = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), "install", "--quiet"]
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
        for needed in requirements(distribution("hypogeum")):
            link(needed, packages)

    @property
    def environment(self) -> dict[str, str]:
        """No Node, no compiler, no sources, and nothing of the tests' own environment."""
        return {"PATH": str(self.programs), "LC_ALL": "C.UTF-8", "HOME": str(self.programs.parent)}

    def run_python(self, program: str) -> str:
        command = [str(self.programs / "python"), "-c", program]
        return self._run(command)

    def run_hypogeum(self, *arguments: str) -> str:
        return self._run([str(self.programs / "hypogeum"), *arguments])

    def _run(self, command: list[str]) -> str:
        home = self.programs.parent
        answer = subprocess.run(command, cwd=home, env=self.environment, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    @contextmanager
    def serving(self, data: Path) -> Iterator[str]:
        """The server as a program; where it is."""
        command = [str(self.programs / "hypogeum"), "serve", "--port", "0", "--data", str(data), "--no-browser"]
        environment = self.environment
        with subprocess.Popen(command, cwd=data, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://(\S+)/", server.stdout.readline())
                assert found, "the server did not start"
                yield found[1]
            finally:
                server.terminate()


def requirements(one: Distribution) -> list[Distribution]:
    """Everything that a distribution asks for, and what that asks for."""
    found: dict[str, Distribution] = {}
    waiting = [one]
    while waiting:
        for line in waiting.pop().requires or []:
            wanted = Requirement(line)
            if wanted.name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
                found[wanted.name] = distribution(wanted.name)
                waiting.append(found[wanted.name])
    return list(found.values())


def link(installed: Distribution, packages: Path) -> None:
    """Put a distribution of the tests' environment into another."""
    for top in {file.parts[0] for file in installed.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        target = Path(str(installed.locate_file(top)))
        if not (packages / top).exists():
            (packages / top).symlink_to(target)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], check=True)
    [wheel] = folder.glob("hypogeum-*.whl")
    return Installed(folder / "env", wheel)


def test_it_brings_the_compiled_engine(installed: Installed) -> None:
    program = (
        "import hypogeum, sys; from hypogeum import _sources; hypogeum.game('heldentaufe')\n"
        "print(_sources.is_compiled(), hypogeum.__file__)"
    )
    is_compiled, file = installed.run_python(program).split()
    assert is_compiled == str(compiled.is_current())
    assert Path(file).is_relative_to(installed.programs.parent)


def test_it_plays(installed: Installed) -> None:
    said = installed.run_hypogeum("simulate", "terror_below", "--games", "2", "--bots", "careful,random")
    assert "2 of 2 games finished" in said


def test_it_serves_the_page_and_a_table_with_a_bot(installed: Installed, tmp_path: Path) -> None:
    with installed.serving(tmp_path) as place:
        person = Person(place)
        page = person.http.get("/")
        assert page.status_code == 200
        script = re.search(r'src="[./]*(assets/[^"]+\.js)"', page.text)
        assert script
        assert person.http.get(f"/{script[1]}").status_code == 200
        table = person.make("bot:careful", "me", first_player="0", hero_assignment="random")
        seat = person.sit(table, 1)
        seat.at_version(3)
        person.close()
