"""Types that threads read, described to msgspec before there are any.

It describes a type to itself when it first meets it, and takes that for done when it has begun (msgspec 0.22): a thread
that reads the same type meanwhile ends the whole process. Tables are loaded in threads, and after a start many at once.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


def described(kind: type[T]) -> type[T]:
    """The type itself; to be called where a module is loaded, which one thread does alone."""
    msgspec.json.Decoder(kind)
    return kind
