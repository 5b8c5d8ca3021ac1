"""Rules of thumb for Heldentaufe (section 18 of the rulebook)."""

from hypogeum.bots.heldentaufe.careful import CarefulBot
from hypogeum.bots.heldentaufe.guide import HeldentaufeGuide

OPENING = ("set standing_answer ask",)
"""Bots have no standing answer: they are asked (HT-BOT-17)."""
CAREFUL = CarefulBot
GUIDE = HeldentaufeGuide
