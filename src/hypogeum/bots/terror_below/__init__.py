"""Rules of thumb for Terror Below (section 18 of the rulebook)."""

from hypogeum.bots.terror_below.careful import CarefulBot
from hypogeum.bots.terror_below.guide import TerrorBelowGuide

OPENING: tuple[str, ...] = ()
"""Terror Below has no personal settings."""
CAREFUL = CarefulBot
GUIDE = TerrorBelowGuide
