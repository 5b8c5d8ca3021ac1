"""Compile files with mypyc as one group, in place: python -m tools.mypyc_group FILE...

Runs in a process of its own, inside the environment: mypyc ends the process when it finds an error.
"""

import os
import sys

from mypyc.build import mypycify
from setuptools import Distribution

from tools.paths import BUILD

GROUP = "hypogeum"
WORK = BUILD / "mypyc"


def main(files: list[str]) -> None:
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    extensions = mypycify(files, opt_level=level, debug_level="0", group_name=GROUP, target_dir=str(WORK))
    package = {"name": GROUP, "packages": [], "package_dir": {"": "src"}, "ext_modules": extensions}
    build = Distribution(package).get_command_obj("build_ext")
    build.inplace = True
    build.parallel = os.cpu_count()
    build.build_temp = str(WORK / "objects")
    build.build_lib = str(WORK / "lib")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    main(sys.argv[1:])
