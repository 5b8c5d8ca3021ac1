"""How French is set, whatever file it stands in: what is wrong with a text."""

from __future__ import annotations

import re
from collections.abc import Iterator

WIDE = "\u00a0"
"""The no-break space before a colon, inside « » and between a number and its unit."""
NARROW = "\u202f"
"""The narrow no-break space before the other double signs."""
SPACES = f" {WIDE}{NARROW}"

_JOINED = "cœur|sœur|chœur|rancœur|mœurs|bœuf|œuf|œil|œuvre|manœuvre|nœud|vœu"
"""The words with œ, or how they begin."""
_CAPITALS = "Éboulis|Écart|Échang|Éclair|Écri|Élimin|Égal|Équerre|Équip|Éruption|Étang|Étap|État|Étoile|Éventail|Évit"
"""Words that texts begin with and whose capital keeps its accent, or how they begin."""

FAULTS = {
    "a straight apostrophe": r"'",
    "straight or English quotation marks": r"[\"“”]",
    "three dots instead of …": r"\.\.\.",
    "no narrow no-break space before ; ! ? or %": rf"(?<![{NARROW}!?])[;!?%]",
    "no no-break space before a colon": rf"(?<!{WIDE}):(?=\s|$)",
    "no no-break space inside « »": rf"«(?!{WIDE})|(?<!{WIDE})»",
    "two spaces": rf"(?<=\S)[{SPACES}]{{2}}",
    "a space before a comma or a full stop": rf"[{SPACES}][,.](?![\w.])",
    "a breaking space between a number and its unit": r"[\d\ue001] (?:PV|PA|PM)\b|[nN]° ",
    "oe instead of œ": rf"(?i)\b(?:{_JOINED.replace('œ', 'oe')})",
    "a capital without its accent": rf"\b(?:{_CAPITALS.replace('É', 'E')})|\bA (?:votre|vous|la|l’|\d+ joueurs?)",
    "a form for both genders": r"\w·\w|\w\((?:e|s|es|ne|le|rice)\)",
    "the player as tu": r"(?i)\b(?:tu|toi|te|tes|t’)\b",
}
"""By what is wrong: where it is. An argument of a message stands as its name between U+E000 and U+E001."""
_COMPILED = {name: re.compile(pattern) for name, pattern in FAULTS.items()}


def faults(text: str) -> Iterator[str]:
    """What is wrong with a text that people read, each with the place where it is."""
    for name, pattern in _COMPILED.items():
        for found in pattern.finditer(text):
            around = text[max(0, found.start() - 24) : found.end() + 12]
            yield f"{name}: {around!r}"
