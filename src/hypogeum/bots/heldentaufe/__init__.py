"""Rules of thumb for Heldentaufe (section 18 of the rulebook)."""

OPENING = ("set standing_answer ask",)
"""Bots have no standing answer: they are asked (HT-BOT-17)."""
