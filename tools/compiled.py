"""The compiled engine: mypyc turns the typed sources into C extensions that lie beside them."""

import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.console import say
from tools.paths import BUILD, LOCKS, ROOT, SOURCES, content_hash

WORK = BUILD / "mypyc"
LOG = BUILD / "compile.log"
STAMP = BUILD / "compile.stamp"
SUFFIXES = (".so", ".pyd")

COMPILED, FAILED = "compiled", "failed"


def sources() -> list[Path]:
    """The files that pyproject.toml names for compilation."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hypogeum"]["compile"]
    return sorted(_matches(settings["include"]) - _matches(settings["exclude"]))


def extensions() -> list[Path]:
    """The compiled files that exist now, current or not; those of the first level are the libraries they share."""
    return sorted(file for file in SOURCES.rglob("*") if file.suffix in SUFFIXES)


def is_current() -> bool:
    """Whether the engine is compiled from the sources as they are now."""
    return _outcome() == COMPILED and bool(extensions())


def freshen() -> None:
    """Say by their dates that the compiled files are not older than the sources, whose dates Git may have changed.

    The package compares dates only: it takes the sources where they are newer.
    """
    for file in extensions():
        file.touch()


def build() -> int:
    """Compile if a compiler is here, and say in one line what came of it; 1 if mypyc failed."""
    if is_current():
        freshen()
        say("engine: compiled, current")
        return 0
    if _outcome() == FAILED:
        say(f"engine: runs uncompiled: mypyc failed on these sources before, see {LOG.relative_to(ROOT)}")
        return 1
    clean()
    if obstacle := _obstacle():
        say(f"engine: runs uncompiled, which is slower but plays the same: {obstacle}")
        return 0
    start = time.monotonic()
    if _run_mypyc(sources()) != 0:
        _note(FAILED)
        say(f"engine: runs uncompiled: mypyc failed, see {LOG.relative_to(ROOT)}")
        return 1
    _note(COMPILED)
    say(f"engine: compiled with mypyc, {len(sources())} files in {time.monotonic() - start:.0f} s")
    return 0


def clean() -> None:
    """Remove every compiled file, so that Python reads the sources."""
    for file in extensions():
        file.unlink()
    STAMP.unlink(missing_ok=True)


def _matches(patterns: Sequence[str]) -> set[Path]:
    return {file for pattern in patterns for file in ROOT.glob(pattern)}


def _wanted() -> str:
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    files = [*sources(), LOCKS / "run.lock", Path(__file__), Path(__file__).with_name("mypyc_groups.py")]
    return content_hash(files, sys.version, platform.platform(), level)


def _outcome() -> str | None:
    """What came of the last compilation, if it was of these very sources."""
    if not STAMP.is_file():
        return None
    note = json.loads(STAMP.read_text())
    return str(note["outcome"]) if note["of"] == _wanted() else None


def _note(outcome: str) -> None:
    STAMP.write_text(json.dumps({"of": _wanted(), "outcome": outcome}))


def _obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if not sources():
        return "there is nothing to compile"
    if _compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python were not found (on Debian and Ubuntu: apt install python3-dev)"
    return None


def _compiler() -> str | None:
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    candidates = (shlex.split(configured)[0], "cc", "gcc", "clang")
    return next((name for name in candidates if shutil.which(name)), None)


def _run_mypyc(files: Sequence[Path]) -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    BUILD.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tools.mypyc_groups", *(str(file.relative_to(ROOT)) for file in files)]
    env = {"CC": str(_compiler()), **os.environ}
    with LOG.open("wb") as log:
        return subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=log, check=False).returncode
