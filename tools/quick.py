"""What `dev.py test --quick` leaves out, and why: what takes long and seldom finds what the rest does not."""

LEFT_OUT = {
    "pages in Chromium": ("tests/browser",),
    "many whole games, compared at every decision": (
        "tests/games/test_knowing.py",
        "tests/games/test_leaks.py",
        "tests/games/test_properties.py",
        "tests/games/test_tables.py",
    ),
    "matches between bots, studies of balance": (
        "tests/bots/test_careful_games.py",
        "tests/bots/test_terror_below_games.py",
        "tests/cli/test_balance.py",
        "tests/games/test_balance.py",
        "tests/lab/test_balance.py",
    ),
    "made-up requests": ("tests/server/edge/test_api_fuzzing.py",),
    "what compiles, builds and installs": (
        "tests/bootstrap/test_compiling.py",
        "tests/bootstrap/test_wheel.py",
        "tests/cli/test_new_game.py",
    ),
    "the same tests on the other build": (),
}


def arguments() -> list[str]:
    """What pytest is told."""
    return [f"--ignore={path}" for paths in LEFT_OUT.values() for path in paths]


def left_out() -> str:
    """What was not checked, for the reader."""
    return f"left out: {'; '.join(LEFT_OUT)}. All of it: python3 dev.py test"
