"""Rules of thumb for Sub Terra II, for the team and for Typhaon."""

from hypogeum.bots.sub_terra.guide import SubTerraGuide

__all__ = ["SubTerraGuide"]
