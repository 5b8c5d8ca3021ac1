"""Rules of thumb for Heldentaufe (section 18 of the rulebook)."""

from hypogeum.bots.heldentaufe.guide import HeldentaufeGuide

__all__ = ["HeldentaufeGuide"]
