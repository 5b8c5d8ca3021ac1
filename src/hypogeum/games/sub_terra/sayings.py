"""What is told of options that cannot be used: messages of `text/faults`."""

from __future__ import annotations

from pathlib import Path

from hypogeum.engine.texts import Saying

TEXTS = Path(__file__).parent / "text" / "faults"


def said(key: str, /, **args: object) -> Saying:
    """A message of the game."""
    return Saying(TEXTS, key, args)
