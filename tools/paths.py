"""Where things are, and content hashes that tell whether what was made from them is still current."""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
DATA = ROOT / "data"
WEB = ROOT / "web"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def content_hash(files: Iterable[Path], *facts: str) -> str:
    """One hash of the names and contents of files and of further facts; a missing file counts as such."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        content = file.read_bytes() if file.is_file() else b"missing"
        name = os.path.relpath(file, ROOT).replace(os.sep, "/")
        digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


def write_stamp(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


@contextmanager
def lock(file: Path) -> Iterator[None]:
    """Wait until no other process holds this lock, and hold it."""
    with file.open("a") as held:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
