"""Compile the groups of modules that changed: python -m tools.mypyc_groups.

The engine is one group and each game with its bots another, so that the C compiler works on several at once. mypyc
writes one C file for each, again only where sources changed, and a library is named for the hash of what it is made of:
one that is there needs no compiler. Runs in a process of its own, inside the environment: mypyc ends the process when
it finds an error. What mypyc and the compiler say goes to the log, progress to the console.
"""

import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from hypogeum._sources import COMPILED, ENGINE, SET, SUFFIX, Group, group_of, library_name, read_set, source_hashes
from tools import compiled
from tools.paths import ROOT, SOURCES, content_hash

WORK = compiled.WORK
CACHE = WORK / "cache"
PACKAGE = SOURCES / "hypogeum"

UNTESTED = ("-Wno-misleading-indentation",)
"""What GCC need not look for: mypyc's C code is indented by hundreds of columns; a third of its time went there."""

Report = Callable[[str], None]


def main() -> int:
    report = _log_everything_else()
    before = source_hashes()
    groups = groups_of(compiled.sources())
    if _engine_changed(before[ENGINE]):
        # mypy does not tell the games of a new order of methods, which the C code of their calls depends on.
        shutil.rmtree(CACHE, ignore_errors=True)
    report(f"engine: translating {sum(map(len, groups.values()))} files to C")
    extensions = _translate(groups)
    made = _compile(extensions, report)
    if source_hashes() != before:
        report("engine: the sources changed meanwhile: compile again")
        return 1
    publish(made, groups, before)
    return 0


def groups_of(files: Sequence[Path]) -> dict[str, list[Path]]:
    """The files by group."""
    groups: dict[str, list[Path]] = {}
    for file in files:
        groups.setdefault(group_of(file, PACKAGE), []).append(file)
    return groups


def publish(made: dict[str, Path], groups: dict[str, list[Path]], hashes: dict[str, str]) -> None:
    """Put the libraries into place and name them in one move; processes that run keep those of the set before."""
    before = read_set() or {}
    COMPILED.mkdir(exist_ok=True)
    for file in made.values():
        if not (COMPILED / file.name).exists():
            shutil.copy(file, COMPILED / f"{file.name}.part")
            os.replace(COMPILED / f"{file.name}.part", COMPILED / file.name)
    now = {
        name: Group(library=made[name].name, modules=[_module(file) for file in files], sources=hashes[name])
        for name, files in groups.items()
    }
    draft = COMPILED / f"{SET}.part"
    draft.write_text(json.dumps({"suffix": SUFFIX, "groups": now}, indent=1))
    os.replace(draft, COMPILED / SET)
    wanted = {SET, *(group["library"] for groups in (before, now) for group in groups.values())}
    for file in COMPILED.iterdir():
        if file.name not in wanted:
            file.unlink()


def _engine_changed(now: str) -> bool:
    """Whether the C code in the work folder was made with another engine; notes the one it is made with now."""
    note = WORK / "engine"
    if note.is_file() and note.read_text() == now:
        return False
    WORK.mkdir(parents=True, exist_ok=True)
    note.write_text(now)
    return True


def _translate(groups: dict[str, list[Path]]) -> dict[str, Extension]:
    """Turn the sources into C; the library of each group as something to build."""
    named = {name: [str(file.relative_to(ROOT)) for file in files] for name, files in groups.items()}
    separate: list[tuple[list[str], str | None]] = [(files, f"hypogeum_{name}") for name, files in named.items()]
    extensions = mypycify(
        [f"--cache-dir={CACHE}", *(file for files in named.values() for file in files)],
        opt_level=compiled.level(),
        debug_level="0",
        separate=separate,
        target_dir=str(WORK),
    )
    for extension in extensions:
        if "-Werror" in extension.extra_compile_args:
            extension.extra_compile_args.extend(UNTESTED)
    by_name = {extension.name: extension for extension in extensions}
    return {name: by_name[library_name(name)] for name in groups}


def _compile(extensions: dict[str, Extension], report: Report) -> dict[str, Path]:
    """The libraries of the groups; those that are not there yet are built, the largest first."""
    files = {name: WORK / "lib" / f"{name}-{_key(extension)}{SUFFIX}" for name, extension in extensions.items()}
    missing = [name for name, file in files.items() if not file.exists()]
    missing.sort(key=lambda name: -Path(extensions[name].sources[0]).stat().st_size)
    if missing:
        Libraries([(extensions[name], files[name]) for name in missing], report).run()
    for file in (WORK / "lib").iterdir():
        if file not in files.values():
            file.unlink()
    return files


class Libraries(build_ext):  # type: ignore[misc]  # setuptools is not typed
    """Builds the libraries of groups side by side; each is moved to its own name when it is complete."""

    def __init__(self, wanted: Sequence[tuple[Extension, Path]], report: Report) -> None:
        super().__init__(Distribution({"name": "hypogeum", "ext_modules": [extension for extension, _ in wanted]}))
        self.files = {extension.name: file for extension, file in wanted}
        self.report = report
        self.parallel = os.cpu_count()
        self.force = True
        self.build_temp = str(WORK / "objects")
        self.build_lib = str(WORK / "lib")
        self.ensure_finalized()

    def get_ext_fullpath(self, ext_name: str) -> str:
        return f"{self.files[ext_name]}.part"

    def build_extension(self, ext: Any) -> None:
        start = time.monotonic()
        super().build_extension(ext)
        file = self.files[ext.name]
        os.replace(f"{file}.part", file)
        self.report(f"engine: compiled {file.name.split('-')[0]}, {time.monotonic() - start:.0f} s")


def _key(extension: Extension) -> str:
    """A hash of everything a library is made of."""
    files = [Path(file) for file in (*extension.sources, *extension.depends)]
    return content_hash(files, *extension.extra_compile_args, compiled.toolchain())[:16]


def _module(file: Path) -> str:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _log_everything_else() -> Report:
    """Send all output of this process and its children to the log; what is left is a way to the console."""
    console = os.fdopen(os.dup(1), "w", buffering=1)
    with compiled.LOG.open("wb") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    return lambda text: print(text, file=console)


if __name__ == "__main__":
    sys.exit(main())
