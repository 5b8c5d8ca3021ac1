"""What the TOML reader of Python finds wrong, as messages: it says it in English alone."""

from __future__ import annotations

import ast
import re

from hypogeum.engine.texts import Saying
from hypogeum.games.claustrophobia.scenarios.sayings import said

MESSAGES = {
    "Cannot declare (?P<key>.+) twice": "toml-declared-twice",
    "Cannot mutate immutable namespace (?P<key>.+)": "toml-closed-table",
    "Cannot overwrite a value": "toml-value-twice",
    "Cannot redefine namespace (?P<key>.+)": "toml-table-twice",
    "Duplicate inline table key (?P<key>.+)": "toml-key-twice",
    "Escaped character is not a Unicode scalar value": "toml-no-sign",
    "Expected '=' after a key in a key/value pair": "toml-no-equals",
    "Expected ']' at the end of a table declaration": "toml-open-table",
    "Expected ']]' at the end of an array declaration": "toml-open-tables",
    "Expected newline or end of document after a statement": "toml-more-on-line",
    "Expected (?P<sign>'.+'|\".+\")": "toml-expected",
    "Found invalid character (?P<sign>.+)": "toml-wrong-sign",
    "Illegal character (?P<sign>.+)": "toml-illegal-sign",
    "Invalid date or datetime": "toml-date",
    "Invalid hex value": "toml-hex",
    "Invalid initial character for a key part": "toml-key",
    "Invalid statement": "toml-statement",
    "Invalid value": "toml-value",
    "Unclosed array": "toml-open-list",
    "Unclosed inline table": "toml-open-inline",
    r"Unescaped '\\' in a string": "toml-backslash",
    "Unterminated string": "toml-open-text",
}
"""By what it says: our message. Words that another Python says are told as they are."""


def toml_error(message: str) -> Saying:
    for pattern, key in MESSAGES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return said(key, **{name: _as_written(words) for name, words in found.groupdict().items()})
    return said("toml-other", message=message)


def _as_written(words: str) -> str:
    """The keys that Python names as a tuple, such as `('start', 'tiles')`, as people write them; all else as it is."""
    return ".".join(ast.literal_eval(words)) if words.startswith("(") else words
