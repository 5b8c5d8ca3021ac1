"""The shapes of what a seat is told of a table, entry by entry; `engine/frames.py` makes them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hypogeum.engine.changes import Change

Cause = Literal["chosen", "late", "only"]
"""Why an entry was made: chosen by somebody, for a seat whose time had run out (TBL-TIME-3), or for want of any choice
(TBL-SET-3)."""


class Frame(Struct, frozen=True, kw_only=True):
    """One entry as a seat may know it."""

    number: int
    """How many entries there are with it; the setup is 0."""
    seat: int
    """Who acted; -1 for the setup."""
    action: str
    """Empty for one that the reader may not know; those of his side he knows."""
    things: list[str]
    """What the action was about, on the table before it; nothing where the reader may not know the action."""
    cause: Cause
    events: list[dict[str, Any]]
    changes: list[Change]
    """From the view before to the view after."""


class Past(Struct, frozen=True, kw_only=True):
    """Some frames in a row, with the view from which their changes lead on."""

    looking_from: int
    first: int
    """The number of the first frame."""
    view: dict[str, Any]
    """Before the changes of the first frame; that of the setup has none."""
    frames: list[Frame]
