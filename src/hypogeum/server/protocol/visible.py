"""What people write to be read by others: without characters that hide, turn or pile up what stands there."""

from __future__ import annotations

import unicodedata

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Categories of Unicode: controls, directions and joiners, what has no meaning of its own."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(code) for code in range(0x180B, 0x1810)}
"""Letters and marks that show nothing."""
SELECTORS = frozenset(chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
JOINER, COLOURED = "\u200d", "\ufe0f"
MOST_MARKS = 3
"""So many stand above each other on one letter."""


def visible(text: str) -> str:
    """The text as it may be shown among others; empty where it shows nothing."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if kind.startswith("Z") or character in "\t\n\r":
            shown.append(" ")
        elif character in (JOINER, COLOURED):
            if shown and _takes_a_joiner(shown[-1]):
                shown.append(character)
        elif kind not in UNSEEN and character not in BLANK and character not in SELECTORS:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MOST_MARKS:
                shown.append(character)
    return " ".join("".join(shown).split()).rstrip(JOINER)


def _takes_a_joiner(character: str) -> bool:
    """Pictures are put together of several, and coloured."""
    return character == COLOURED or unicodedata.category(character) in ("So", "Sk")
