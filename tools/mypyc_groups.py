"""Compile files with mypyc, in place: python -m tools.mypyc_groups FILE...

The engine is one group and each game with its bots another, so that the C compiler works on several at once. Runs in a
process of its own, inside the environment: mypyc ends the process when it finds an error.
"""

import os
import sys
from pathlib import PurePath

from mypyc.build import mypycify
from setuptools import Distribution

from tools.paths import BUILD

ENGINE = "engine"
WORK = BUILD / "mypyc"


def groups_of(files: list[str]) -> dict[str, list[str]]:
    """The files by group: those of games/NAME and bots/NAME together, all others as engine."""
    groups: dict[str, list[str]] = {ENGINE: []}
    for file in files:
        _, _, part, *rest = PurePath(file).parts
        name = rest[0] if part in ("games", "bots") and len(rest) > 1 else ENGINE
        groups.setdefault(name, []).append(file)
    return groups


def main(files: list[str]) -> None:
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    groups: list[tuple[list[str], str | None]] = [
        (members, f"hypogeum_{name}") for name, members in groups_of(files).items()
    ]
    extensions = mypycify(files, opt_level=level, debug_level="0", separate=groups, target_dir=str(WORK))
    package = {"name": "hypogeum", "packages": [], "package_dir": {"": "src"}, "ext_modules": extensions}
    build = Distribution(package).get_command_obj("build_ext")
    build.inplace = True
    build.parallel = os.cpu_count()
    build.build_temp = str(WORK / "objects")
    build.build_lib = str(WORK / "lib")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    main(sys.argv[1:])
