"""An entry that was just made, on its way to those who are told."""

from __future__ import annotations

from msgspec import Struct

from hypogeum.engine.events import Event
from hypogeum.engine.frame_types import Cause
from hypogeum.engine.records import Entry
from hypogeum.engine.state import State


class Made(Struct, frozen=True):
    """An entry that was just made, with what it led to."""

    entry: Entry
    state: State
    events: list[Event]
    cause: Cause
