"""The tests of daily work: what `dev.py test --quick` leaves out of them, and why."""

LEFT_OUT = {}


def arguments() -> list[str]:
    """What pytest is told."""
    return ["-m", "not browser", *(f"--ignore={path}" for paths in LEFT_OUT.values() for path in paths)]


def left_out() -> str:
    """What was not checked, for the reader."""
    return ""
