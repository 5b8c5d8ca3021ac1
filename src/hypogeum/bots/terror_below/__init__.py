"""Rules of thumb for Terror Below (section 18 of the rulebook)."""

from hypogeum.bots.terror_below.guide import TerrorBelowGuide

__all__ = ["TerrorBelowGuide"]
