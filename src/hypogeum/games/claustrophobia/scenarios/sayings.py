"""What the writer of a wrong document is told: messages of `text/faults`, with what may be repeated of the document."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from hypogeum.engine.texts import Saying

TEXTS = Path(__file__).parent.parent / "text" / "faults"
LONGEST = 300
"""So many signs of a text are repeated."""

_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""Categories of signs that end a line, ring a bell or steer a terminal."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Signs that turn the direction of what follows them, beyond their own text."""


def said(key: str, /, **args: object) -> Saying:
    """A message of the game, with arguments that may be shown."""
    return Saying(TEXTS, key, {name: shown(arg) if isinstance(arg, str) else arg for name, arg in args.items()})


def shown(text: str, longest: int = LONGEST) -> str:
    """What somebody wrote, as it may be repeated: not too much of it, and signs that cannot be seen as escapes."""
    signs = [sign if is_seen(sign) else sign.encode("unicode_escape").decode() for sign in text[:longest]]
    return "".join(signs) + ("…" if len(text) > longest else "")


def is_seen(sign: str) -> bool:
    """Whether a sign may be shown: it stays on its line and changes nothing around it."""
    return unicodedata.category(sign) not in _UNSEEN and unicodedata.bidirectional(sign) not in _TURNING
