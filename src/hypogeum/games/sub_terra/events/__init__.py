"""What is told in Sub Terra II: the shape of every event."""

from __future__ import annotations

from hypogeum.engine.event_types import EventTypes
from hypogeum.games.sub_terra.events import dangers, expedition, temple

EVENTS = EventTypes(*expedition.TYPES, *temple.TYPES, *dangers.TYPES)
