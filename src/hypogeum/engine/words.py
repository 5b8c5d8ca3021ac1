"""Reading the words of an action: whatever was written, a number comes of it, or a ValueError with the reason."""

from __future__ import annotations


def split_words(words: str, count: int) -> list[str]:
    """Exactly so many words."""
    found = words.split()
    if len(found) != count:
        raise ValueError(f"it takes {count} words, and there are {len(found)}")
    return found


def read_name(words: str, names: list[str]) -> int:
    """The number of a name; a place in the list that is empty has no name."""
    if not words or words not in names:
        raise ValueError(f"'{words}' is none of {', '.join([name for name in names if name])}")
    return names.index(words)


def read_number(words: str, low: int, high: int) -> int:
    """A whole number between two bounds, both allowed, as `str` writes it."""
    number = int(words) if len(words) <= 9 and words.removeprefix("-").isdecimal() else low - 1
    if not low <= number <= high or str(number) != words:
        raise ValueError(f"'{words}' is no number from {low} to {high}")
    return number
