"""The compiled engine: mypyc turns the typed sources into C, and the C compiler into a library for each group."""

import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from hypogeum._sources import COMPILED, SET, SUFFIX, read_set, source_hashes
from tools.console import say
from tools.paths import BUILD, LOCKS, ROOT, SOURCES, content_hash, lock

WORK = BUILD / "mypyc"
LOG = BUILD / "compile.log"
STAMP = BUILD / "compile.stamp"

MADE, FAILED = "compiled", "failed"
LEVEL = "1"
"""How much the C compiler optimises: 3 takes a third longer or more, for some 5 % of speed (benchmarks/README.md)."""


def sources() -> list[Path]:
    """The files that pyproject.toml names for compilation."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hypogeum"]["compile"]
    return sorted(_matches(settings["include"]) - _matches(settings["exclude"]))


def is_current() -> bool:
    """Whether the engine is compiled from the sources as they are now."""
    return _outcome() == MADE and read_set() is not None


def files() -> list[Path]:
    """The libraries that are in use, and the list that names them."""
    return [COMPILED / name for name in (SET, *(group["library"] for group in (read_set() or {}).values()))]


def build() -> int:
    """Compile what changed if a compiler is here, and say in one line what came of it; 1 if it failed."""
    remove_misplaced()
    if is_current():
        say("engine: compiled, current")
        return 0
    if obstacle := obstacle_to_compiling():
        say(f"engine: runs uncompiled, which is slower but plays the same: {obstacle}")
        return 0
    BUILD.mkdir(exist_ok=True)
    with lock(BUILD / "compile.lock"):
        return 0 if is_current() else _build()


def build_beside() -> int:
    """Compile for a program that runs meanwhile: gently, and only as long as it lives."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    return build()


def clean() -> None:
    """Remove everything compiled, so that Python reads the sources."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.rmtree(WORK, ignore_errors=True)
    STAMP.unlink(missing_ok=True)


def remove_misplaced() -> None:
    """Remove compiled files that lie beside sources: Python would take them, however old they are."""
    for suffix in (".so", ".pyd"):
        for file in SOURCES.rglob(f"*{suffix}"):
            if file.parent != COMPILED:
                file.unlink()


def obstacle_to_compiling() -> str | None:
    """Why nothing can be compiled here, or None."""
    if not sources():
        return "there is nothing to compile"
    if _compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python were not found (on Debian and Ubuntu: apt install python3-dev)"
    if find_spec("_ctypes") is None:
        return "this Python lacks its module ctypes"
    return None


def level() -> str:
    return os.environ.get("MYPYC_OPT_LEVEL", LEVEL)


def toolchain() -> str:
    """What compiles, besides the sources: another Python, platform, compiler or version of mypyc makes other files."""
    return content_hash([LOCKS / "run.lock"], sys.version, platform.platform(), str(_compiler()), level())


def _build() -> int:
    if _outcome() == FAILED:
        say(f"engine: runs uncompiled: compiling these sources failed before, see {LOG.relative_to(ROOT)}")
        return 1
    wanted, start = _wanted(), time.monotonic()
    command = [sys.executable, "-m", "tools.mypyc_groups"]
    path = os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])
    env = {"CC": str(_compiler()), **os.environ, "PYTHONPATH": path, "HYPOGEUM_PURE": "1"}
    status = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if status >= 0:  # else it was ended from outside, and may well succeed the next time
        STAMP.write_text(json.dumps({"of": wanted, "outcome": FAILED if status else MADE}))
    if status != 0:
        say(f"engine: runs uncompiled: compiling failed, see {LOG.relative_to(ROOT)}")
        return 1
    say(f"engine: compiled in {time.monotonic() - start:.0f} s")
    return 0


def _matches(patterns: Sequence[str]) -> set[Path]:
    return {file for pattern in patterns for file in ROOT.glob(pattern)}


def _wanted() -> str:
    """What the sources and the way they are compiled come to."""
    recipe = [ROOT / "pyproject.toml", Path(__file__), Path(__file__).with_name("mypyc_groups.py")]
    return content_hash(recipe, json.dumps(source_hashes(), sort_keys=True), SUFFIX, toolchain())


def _outcome() -> str | None:
    """What came of the last compilation, if it was of these very sources."""
    if not STAMP.is_file():
        return None
    note = json.loads(STAMP.read_text())
    return str(note["outcome"]) if note["of"] == _wanted() else None


def _compiler() -> str | None:
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    candidates = (shlex.split(configured)[0], "cc", "gcc", "clang")
    return next((name for name in candidates if shutil.which(name)), None)


def _end_with_parent() -> None:
    """The parent holds the other end of standard input, and lets go of it however it ends."""
    sys.stdin.read()
    if os.name == "posix":
        os.killpg(os.getpgid(0), 15)
    os._exit(1)
