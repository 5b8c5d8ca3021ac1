"""What is told in Claustrophobia 1643: the shape of every event."""

from __future__ import annotations

from hypogeum.engine.event_types import EventTypes
from hypogeum.games.claustrophobia.events import activation, infernal, preparation, scenario

EVENTS = EventTypes(*preparation.TYPES, *activation.TYPES, *infernal.TYPES, *scenario.TYPES)
