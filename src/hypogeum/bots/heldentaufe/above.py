"""The main phase of a hero on the surface (HT-BOT-5, HT-BOT-6)."""

from __future__ import annotations

from hypogeum.bots.heldentaufe.errands import DESCEND, EXPLORE, GO, NO_ERRAND, REFUSAL_WORTH, STAY, Errands
from hypogeum.bots.heldentaufe.needs import can_brew
from hypogeum.bots.heldentaufe.tokens import brew_now, end_turn, gather_here, mission_here, swap_here
from hypogeum.engine.actions import Action
from hypogeum.games.heldentaufe import components
from hypogeum.games.heldentaufe.components import NONE, TELEPORT
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import ORIGIN
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import REFUSE
from hypogeum.games.heldentaufe.verbs.potions import DRINK
from hypogeum.games.heldentaufe.verbs.travel import DESCEND as DESCEND_VERB
from hypogeum.games.heldentaufe.verbs.travel import EXPLORE as EXPLORE_VERB
from hypogeum.games.heldentaufe.verbs.travel import MOVE
