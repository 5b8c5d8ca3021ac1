"""The commands of dev.py."""

import os

from tools import chromium, compiled, environment, web
from tools.console import Stages, Trouble, run, say
from tools.environment import RUN, TEST
from tools.paths import DATA, ROOT, VENV_PYTHON

HATCH_BUILD = (VENV_PYTHON, ROOT / "hatch_build.py")
PYTEST = (VENV_PYTHON, "-m", "pytest")


def main(arguments: list[str], usage: str) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    commands = {"play": play, "test": test, "build": build}
    if command not in commands:
        say(usage.strip())
        return 0 if command in ("help", "--help", "-h") else 2
    try:
        return commands[command](rest)
    except Trouble as trouble:
        say(f"\n{trouble}")
    except KeyboardInterrupt:
        say("\nstopped")
    return 1


def play(arguments: list[str]) -> int:
    """Start the server; everything it needs is made first."""
    if not any(argument.split("=")[0] == "--data" for argument in arguments):
        environment.require_writable(DATA)
        arguments = ["--data", str(DATA), *arguments]
    _prepare(RUN, Stages())
    command = [str(VENV_PYTHON), "-m", "hypogeum.cli", "serve", *arguments]
    if os.name != "nt":
        os.chdir(ROOT)
        os.execv(command[0], command)
    return run(command)


def build(arguments: list[str]) -> int:
    """Install and build, and say how long each stage took."""
    if arguments:
        raise Trouble(f"build takes no arguments, and got: {' '.join(arguments)}", "Run: python3 dev.py build")
    stages = Stages()
    _prepare(RUN, stages)
    return stages.summary()


def test(arguments: list[str]) -> int:
    """Every check and test; or, with arguments, pytest alone with these."""
    stages = Stages()
    _prepare(TEST, stages)
    with stages.stage("Chromium"):
        os.environ["CHROMIUM"] = chromium.find() or chromium.install()
        say(os.environ["CHROMIUM"])
    if arguments:
        stages.check("pytest", [*PYTEST, *arguments])
        return stages.summary()
    tool = VENV_PYTHON.parent
    stages.check("format", [tool / "ruff", "format", "--check", "."])
    stages.check("lint", [tool / "ruff", "check", "."])
    stages.check("types", [tool / "mypy"])
    stages.check("imports", [tool / "lint-imports"])
    stages.check("client", [*HATCH_BUILD, "check"])
    stages.check("tests", [*PYTEST, "-n", "2", "-m", "not browser"])
    stages.check("browser tests", [*PYTEST, "-n", "2", "-m", "browser"])
    pure = {**os.environ, "HYPOGEUM_PURE": "1"}
    stages.check("tests, uncompiled", [*PYTEST, "-n", "2", "-m", "not browser", "tests/engine", "tests/games"], pure)
    return stages.summary()


def _prepare(profile: str, stages: Stages) -> None:
    """Install and build what is not current. A second run finds all of it current and does nothing."""
    if not environment.is_installed(profile):
        with stages.stage("install the packages"):
            environment.install(profile)
    if not web.is_current():
        stages.check("build the client", [*HATCH_BUILD, "web"])
        if not web.is_current():
            raise Trouble("The client could not be built.", "The reason stands above.")
    if compiled.is_current():
        compiled.freshen()
    else:
        stages.check("compile the engine", [*HATCH_BUILD, "compile"])
    if not environment.is_linked():
        with stages.stage("install the package"):
            environment.link()
