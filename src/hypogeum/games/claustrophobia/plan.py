"""A scenario in the form the rules read: plain numbers, shared by all copies of a state (section 8, CL-SCN-13)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE

# key_tiles (CL-SCN-5)
NO_KEY: Final = 0
FINAL: Final = 1
RETURN: Final = 2

# leave (CL-SCN-4)
LEAVE_NEVER: Final = 0
LEAVE_ON_ENTER: Final = 1
LEAVE_BY_CHOICE: Final = 2

# What a Stash gives (CL-TEF-3)
NOTHING: Final = 0
GIVES_EQUIPMENT: Final = 1
GIVES_INSTINCT: Final = 2

# What the human player has to do (CL-END-1)
NO_CONDITION: Final = 0
REACHED: Final = 1
EXPLOSION: Final = 2
DEMON_DEAD: Final = 3
SEALS: Final = 4
FREED: Final = 5
DELIVERED: Final = 6
POISONED: Final = 7
CONDITION_IDS: Final[list[str]] = [
    *["", "reached", "explosion", "demon_dead", "seals", "freed", "delivered", "poisoned"],
]

# How the infernal player wins: bits
NOBODY_LEFT: Final = 1
TURN_LIMIT: Final = 2
FIGHTER_DEAD: Final = 4
LEADERS_DEAD: Final = 8
TOO_FEW: Final = 16
LOSS_IDS: Final[list[str]] = ["nobody_left", "turn_limit", "fighter_dead", "leaders_dead", "too_few"]
"""The bits, lowest first."""


class Plan:
    """What a scenario says. `planning.py` makes it from a scenario document; it never changes afterwards."""

    def __init__(self) -> None:
        # Forces
        self.fighters = EMPTY  # figures in roster order (CL-DEC-5)
        self.gifts = EMPTY  # by sheet: bit mask of gifts
        self.equipment = EMPTY  # by sheet: bit mask of kinds
        self.instinct_cards = 0
        self.pm = 0
        self.troglodytes = 0
        self.hellhounds = 0
        self.demons = EMPTY  # figures
        self.event_cards = 0
        self.needed_fighters = 0  # bit mask of figures that the scenario's rules name (CL-VAR-3)
        self.leaders = 0  # how many leaders the roster has

        # Board; parallel lists
        self.start_tiles = EMPTY
        self.start_cells = EMPTY
        self.start_rotations = EMPTY
        self.humans_on = 0  # the cell
        self.start_figures = EMPTY  # infernal figures in play at setup
        self.start_figure_cells = EMPTY
        self.doors = EMPTY  # cell times 4 plus side (CL-TOK-5)
        self.teleports = EMPTY  # cells (CL-TOK-6)
        self.teleports_humans = False  # the faction that they carry

        # Stack: groups of tiles, the top pile first (CL-SCN-3); see stack.py
        self.pools = EMPTY  # bit masks of tiles
        self.groups = EMPTY
        self.other_pools = EMPTY  # the stack of CL-OPT-2
        self.other_groups = EMPTY
        self.keys = EMPTY  # by tile: NO_KEY, FINAL or RETURN

        # Rules
        self.leave = LEAVE_NEVER
        self.turn_limit = 0  # 0 for none
        self.can_be_unlimited = False  # CL-OPT-3
        self.stash = NOTHING
        self.stash_rule = ""  # the rule that says what it holds
        self.explosive_tile = 0  # 0: there is no such rule (CL-S2-2 to CL-S2-6)
        self.free_hands = 0  # bit mask of figures (CL-S2-6)
        self.throne_demon = NONE  # the figure (CL-S3-2 to CL-S3-4)
        self.throne_tile = 0
        self.throne_escort = 0
        self.recite_fighter = NONE  # CL-S4-3
        self.recite_tile = 0
        self.recite_roll = 0
        self.possessed_tiles = 0  # bit mask of tiles (CL-S5-2)
        self.exorcise_roll = 0
        self.exorcise_successes = 0
        self.crate_tiles = 0  # bit mask of tiles (CL-S6-2)
        self.crawling_lines = 0  # 0: no crawling death (CL-S7-2)
        self.returns_from_beyond = False  # CL-S7-3
        self.has_vials = False  # CL-S7-5
        self.guide_tile = 0  # the tile that ends the guide's way (CL-S8-3)
        self.poison_tile = 0  # CL-S8-7

        # End
        self.condition = NO_CONDITION
        self.condition_rule = ""  # the rule that says what it takes
        self.count = 0
        self.condition_demon = NONE
        self.draw_condition = NO_CONDITION
        self.draw_count = 0
        self.losses = 0  # bits
        self.fatal_fighter = NONE  # whose death is FIGHTER_DEAD
