"""What a build makes besides Python: the browser client and the compiled engine.

Run by hatchling for every wheel and editable install, and by hand:
python hatch_build.py web | web-for-tests | compile | compile-beside | check | format-web | clean
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import compiled, web
from tools.console import Trouble, say
from tools.paths import ROOT


class HypogeumBuildHook(BuildHookInterface[Any]):
    """Makes what is not current; an editable install takes things as they are, because dev.py makes them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        build_web()
        compiled.build()
        if compiled.is_current():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += [file.relative_to(ROOT).as_posix() for file in compiled.files()]


def build_web() -> int:
    return _build_client(web.PRODUCT)


def build_web_for_tests() -> int:
    return _build_client(web.FOR_TESTS)


def _build_client(client: web.Client) -> int:
    if not client.is_current():
        client.build()
    say("client: built, current")
    return 0


def main(arguments: list[str]) -> int:
    commands = {
        "web": build_web,
        "web-for-tests": build_web_for_tests,
        "compile": compiled.build,
        "compile-beside": compiled.build_beside,
        "check": web.check,
        "format-web": web.write_format,
        "clean": clean,
    }
    if len(arguments) != 1 or arguments[0] not in commands:
        say(str(__doc__))
        return 2
    try:
        return commands[arguments[0]]()
    except Trouble as trouble:
        say(str(trouble))
        return 1


def clean() -> int:
    compiled.clean()
    web.PRODUCT.clean()
    web.FOR_TESTS.clean()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
