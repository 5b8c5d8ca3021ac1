"""Rules of thumb for Claustrophobia 1643, for both sides."""

from hypogeum.bots.claustrophobia.guide import ClaustrophobiaGuide

__all__ = ["ClaustrophobiaGuide"]
