"""Everything that is true at a table of Claustrophobia 1643, as columns behind accessors in the game's words."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import state as engine
from hypogeum.engine.decks import NO_DECK
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import (
    DEMONS,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROGLODYTE,
    HUMANS,
    INFERNALS,
    SLOTS,
    TROGLODYTES,
    is_human,
    slot_of,
)
from hypogeum.games.claustrophobia.options import Options

# Phases (CL-TRN-1)

SETTING_UP: Final = 0
HUMAN_PREPARATION: Final = 1
HUMAN_ACTIVATION: Final = 2
INFERNAL_PREPARATION: Final = 3
THREAT: Final = 4
INFERNAL_ACTIVATION: Final = 5
PHASE_IDS: Final[list[str]] = [
    *["setting_up", "human_preparation", "human_activation"],
    *["infernal_preparation", "threat", "infernal_activation"],
]

# What the acting fighter has done in its activation: bits of `State.done`

ACTED: Final = 1
"""It has taken its action (CL-HAC-3)."""
MOVE_OVER: Final = 2
"""No further step: the action came after steps, or a Flooded Tunnel stopped it (CL-HAC-7, CL-TEF-6)."""
FREE_HAND_USED: Final = 4
"""The Sapper's free pick up or plant (CL-S2-6)."""
BEGUN: Final = 8
"""Something has been done: Feast comes before it (CL-DEM-18)."""

# Uses of an instinct card (CL-INS-1)

AS_VALUE: Final = 0
AS_TEXT: Final = 1

# Links of a place, by side: a place, or one of these

WALL: Final = -1
UNEXPLORED: Final = -2
WALLED_UP: Final = -3
"""An exit that faces the wall of a neighbour (CL-MOV-5)."""

# Bonus of a Blessing (CL-TAL-2)

BLESSED_MV: Final = 0
BLESSED_CB: Final = 1


class State(engine.State):
    """The state; `setup.py` fills it, `copy` copies it, `position.py` writes and reads it.

    Lists that are said to be replaced are shared by copies and never changed in place.
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.options = options
        self.plan = options.plan

        # Sides and the turn (section 4)
        self.human = 0  # the seat
        self.infernal = 1
        self.phase = SETTING_UP
        self.turn = 0  # CL-TRN-2

        # Board (section 2.7): by place, in the order in which tiles were placed; replaced
        self.tiles = EMPTY
        self.rotations = EMPTY
        self.cells = EMPTY
        self.links = EMPTY  # by place times 4 plus side: a place, WALL, UNEXPLORED or WALLED_UP
        self.here = EMPTY  # by place: bit mask of the figures on it; changed in place
        self.used = 0  # bit mask of places whose one-use effect has happened (CL-TEF-0)
        self.water = EMPTY  # by place: tokens on a Healing Fountain (CL-TEF-9); replaced
        self.holes = 0  # bit mask of places with a hole token (CL-TEF-13)
        self.hole_tokens = parts.HOLE_TOKENS  # left
        self.rubble = NONE  # place times 4 plus side (CL-TOK-3)
        self.doors = EMPTY  # closed ones, place times 4 plus side (CL-TOK-5); replaced
        self.teleports = 0  # bit mask of places (CL-TOK-6)
        self.closed_exits = 0  # bit mask of place times 4 plus side: exits of a Lost! (CL-EVT-7)

        # Stack (section 5.2, CL-SCN-3); replaced. See stack.py
        self.pools = EMPTY
        self.groups = EMPTY
        self.top = EMPTY  # tiles that the human player put back on top, the next one last
        self.top_groups = EMPTY  # by tile on top: the group it came from
        self.looked_tiles = EMPTY  # the tiles of Prescience that he is looking at
        self.looked_groups = EMPTY
        self.seen_tiles = EMPTY  # tiles that he has put back and that were shuffled into the stack since
        self.seen_groups = EMPTY
        self.set_aside = EMPTY  # key tiles (CL-EXP-9)
        self.discarded = 0  # bit mask of tiles
        self.prescience = False  # the token lies on the stack (CL-GFT-10)

        # The exploration that is going on
        self.explorer = NONE
        self.explored = NONE  # place times 4 plus side
        self.drawn = 0  # the tile that waits for its orientation
        self.drawn_group = NONE
        self.orients_human = False  # the human player chooses orientations (CL-EXP-17)
        self.chosen_secretly = False  # the drawn tile comes from Prescience: only he has seen it

        # Figures
        self.roster = EMPTY  # human fighters in roster order (CL-DEC-5); replaced
        self.company = 0  # bit mask of all figures of this game that may still come, are in play, or have been
        self.place = [NONE] * FIGURES
        self.damage = [0] * FIGURES  # humans: bit mask of cancelled lines; Possessed: successes against it
        self.order = EMPTY  # infernal figures in play in the order in which they entered; replaced
        self.left = 0  # bit mask of humans who left the game safe (CL-SCN-4)
        self.removed = 0  # bit mask of figures that are dead or out for good
        self.died_once = 0  # bit mask of demons (CL-DMG-3)
        self.not_yet = 0  # bit mask of demons that died since this threat phase began (CL-DMG-4)
        self.hit_once = 0  # bit mask of figures that suffered a hit in this activation phase (CL-TAL-13)

        # Western fighters (sections 2.2, 6)
        self.line = [0] * FIRST_TROGLODYTE  # by figure: the die on its sheet, 0 for none
        self.card = [NONE] * FIRST_TROGLODYTE  # the instinct card beside the sheet
        self.uses = 0  # bit mask of figures whose card is used for its text
        self.turned = EMPTY  # by figure: what its die showed before a card turned it, else 0; replaced
        self.equipment = EMPTY  # by figure: bit mask of kinds; replaced
        self.gifts = EMPTY  # by figure: bit mask of gifts; replaced
        self.scars = EMPTY  # by figure: bit mask of lines that cannot be healed (CL-DEM-17); replaced
        self.lost_talents = EMPTY  # by figure: bit mask (CL-EVT-8); replaced
        self.exhausted = 0  # bit masks of figures
        self.wrath = 0
        self.courage = 0
        self.pursued = 0  # who has used its Pursuit this turn (CL-INS-7)
        self.blessings_used = 0  # CL-TAL-14
        self.blessed = NONE
        self.blessed_with = BLESSED_MV
        self.smiting = 0  # bit mask of figures with Smite this turn (CL-GFT-5)
        self.let_pass = 0  # bit mask of figures of either side whose Imposing is switched off (CL-TAL-10)

        # Human dice and cards
        self.dice = 0  # rolled and not assigned, packed (nibbles.py)
        self.extra_dice = 0  # of Gather Round! for the next preparation phase (CL-GFT-8)
        self.instinct_deck = NO_DECK
        self.hand = 0  # bit mask of instinct cards
        self.hand_order = EMPTY  # the same cards, the oldest first (CL-DEC-1); replaced
        self.hand_limit = 0  # CL-INS-3
        self.unused_equipment = EMPTY  # by kind: copies in the box; replaced
        self.expiations = 0  # left in this phase (CL-GFT-12)

        # Infernal dice and cards (section 2.5)
        self.pool = 0  # number of available dice
        self.rolled = 0  # not yet allocated, packed
        self.prepared = [0] * SLOTS  # packed dice, by slot
        self.triggered = [0] * SLOTS
        self.pm = 0
        self.alarms = 0  # pending (CL-IPR-4)
        self.event_deck = NO_DECK
        self.events_held = 0  # bit mask of event cards
        self.events_open = 0  # lying in front of the infernal player (CL-EVT-2)
        self.events_looked = EMPTY  # for Fell Destiny, in the order in which they were drawn; replaced
        self.terror = NONE  # the fighter of CL-EVT-9
        self.darkness = False  # CL-EVT-15
        self.ambushes = EMPTY  # place times 4 plus troglodytes that may still enter there (CL-EVT-11); replaced
        self.summons = 0  # troglodytes of Summons that may still enter (CL-DEM-9)
        self.banner = 0  # troglodytes that are still free in this phase (CL-DEM-19)

        # Activation (sections 4.3, 4.6, 5)
        self.acted = 0  # bit mask of figures that have finished
        self.acting = NONE
        self.done = 0  # bits
        self.steps_taken = 0
        self.spent = 0  # MV
        self.passage = 0  # the answer of Imposing's owner for this departure (CL-OPT-1), see moving.py

        # The attack that is being carried out (CL-CBT-6)
        self.attacker = NONE
        self.target = NONE  # a figure; for ordinary troglodytes the first of the group
        self.attack_place = NONE  # where the target stands
        self.attack_kind = 0  # see combat.py
        self.attack_dice = 0
        self.kills = 0  # enemies killed by it
        self.misses = EMPTY  # dice of a roll that Frenzied may roll again (CL-OPT-1); replaced
        self.hits = 0

        # Scenario (section 8)
        self.seals = 0
        self.freed = 0
        self.delivered = 0
        self.crates = EMPTY  # by place; replaced
        self.crate_bearers = 0  # bit masks of figures
        self.vial_bearers = 0
        self.vials = EMPTY  # places where one lies, one entry for each vial (CL-TOK-4); replaced
        self.explosive_by = NONE
        self.explosive_at = NONE  # a place
        self.explosive_lit = False
        self.poison_by = NONE
        self.poison_at = NONE
        self.poison_set = False
        self.guide = NONE  # a place
        self.guide_exit = NONE  # place times 4 plus side
        self.winner = NONE  # the seat; NONE also for a draw

        # Setting up a free company (CL-VAR-3)
        self.points = 0
        self.starting_cards = 0

    def copy(self) -> State:
        other = State(self.options)
        self.copy_frame_to(other)
        other.human = self.human
        other.infernal = self.infernal
        other.phase = self.phase
        other.turn = self.turn
        other.tiles = self.tiles
        other.rotations = self.rotations
        other.cells = self.cells
        other.links = self.links
        other.here = self.here[:]
        other.used = self.used
        other.water = self.water
        other.holes = self.holes
        other.hole_tokens = self.hole_tokens
        other.rubble = self.rubble
        other.doors = self.doors
        other.teleports = self.teleports
        other.closed_exits = self.closed_exits
        other.pools = self.pools
        other.groups = self.groups
        other.top = self.top
        other.top_groups = self.top_groups
        other.looked_tiles = self.looked_tiles
        other.looked_groups = self.looked_groups
        other.seen_tiles = self.seen_tiles
        other.seen_groups = self.seen_groups
        other.set_aside = self.set_aside
        other.discarded = self.discarded
        other.prescience = self.prescience
        other.explorer = self.explorer
        other.explored = self.explored
        other.drawn = self.drawn
        other.drawn_group = self.drawn_group
        other.orients_human = self.orients_human
        other.chosen_secretly = self.chosen_secretly
        other.roster = self.roster
        other.company = self.company
        other.place = self.place[:]
        other.damage = self.damage[:]
        other.order = self.order
        other.left = self.left
        other.removed = self.removed
        other.died_once = self.died_once
        other.not_yet = self.not_yet
        other.hit_once = self.hit_once
        other.line = self.line[:]
        other.card = self.card[:]
        other.uses = self.uses
        other.turned = self.turned
        other.equipment = self.equipment
        other.gifts = self.gifts
        other.scars = self.scars
        other.lost_talents = self.lost_talents
        other.exhausted = self.exhausted
        other.wrath = self.wrath
        other.courage = self.courage
        other.pursued = self.pursued
        other.blessings_used = self.blessings_used
        other.blessed = self.blessed
        other.blessed_with = self.blessed_with
        other.smiting = self.smiting
        other.let_pass = self.let_pass
        other.dice = self.dice
        other.extra_dice = self.extra_dice
        other.instinct_deck = self.instinct_deck.copy()
        other.hand = self.hand
        other.hand_order = self.hand_order
        other.hand_limit = self.hand_limit
        other.unused_equipment = self.unused_equipment
        other.expiations = self.expiations
        other.pool = self.pool
        other.rolled = self.rolled
        other.prepared = self.prepared[:]
        other.triggered = self.triggered[:]
        other.pm = self.pm
        other.alarms = self.alarms
        other.event_deck = self.event_deck.copy()
        other.events_held = self.events_held
        other.events_open = self.events_open
        other.events_looked = self.events_looked
        other.terror = self.terror
        other.darkness = self.darkness
        other.ambushes = self.ambushes
        other.summons = self.summons
        other.banner = self.banner
        other.acted = self.acted
        other.acting = self.acting
        other.done = self.done
        other.steps_taken = self.steps_taken
        other.spent = self.spent
        other.passage = self.passage
        other.attacker = self.attacker
        other.target = self.target
        other.attack_place = self.attack_place
        other.attack_kind = self.attack_kind
        other.attack_dice = self.attack_dice
        other.kills = self.kills
        other.misses = self.misses
        other.hits = self.hits
        other.seals = self.seals
        other.freed = self.freed
        other.delivered = self.delivered
        other.crates = self.crates
        other.crate_bearers = self.crate_bearers
        other.vial_bearers = self.vial_bearers
        other.vials = self.vials
        other.explosive_by = self.explosive_by
        other.explosive_at = self.explosive_at
        other.explosive_lit = self.explosive_lit
        other.poison_by = self.poison_by
        other.poison_at = self.poison_at
        other.poison_set = self.poison_set
        other.guide = self.guide
        other.guide_exit = self.guide_exit
        other.winner = self.winner
        other.points = self.points
        other.starting_cards = self.starting_cards
        return other

    # Figures

    def in_play(self, figure: int) -> bool:
        """Standing on a tile (CL-OVR-7)."""
        return self.place[figure] != NONE

    def humans_in_play(self) -> list[int]:
        """In roster order."""
        found: list[int] = []
        for figure in self.roster:
            if self.place[figure] != NONE:
                found.append(figure)
        return found

    def humans_left(self) -> bool:
        """Whether any human fighter is in play (CL-END-5)."""
        for figure in self.roster:
            if self.place[figure] != NONE:
                return True
        return False

    def owner(self, figure: int) -> int:
        """The seat that commands a figure."""
        return self.human if is_human(figure) else self.infernal

    def in_reserve(self, figure: int) -> bool:
        """An infernal figure that may still enter play."""
        return bool((self.company & ~self.removed) >> figure & 1) and self.place[figure] == NONE

    def next_troglodyte(self) -> int:
        """An ordinary troglodyte of the reserve, or NONE."""
        for figure in range(FIRST_TROGLODYTE, FIRST_TROGLODYTE + parts.TROGLODYTES):
            if self.in_reserve(figure):
                return figure
        return NONE

    def put(self, figure: int, place: int) -> None:
        """Onto a tile, from another tile or from the reserve; nothing else happens."""
        here = self.place[figure]
        if here != NONE:
            self.here[here] &= ~(1 << figure)
        elif not is_human(figure):
            self.order = [*self.order, figure]
        self.place[figure] = place
        self.here[place] |= 1 << figure

    def take_off(self, figure: int) -> None:
        """Away from the board; nothing else happens."""
        self.here[self.place[figure]] &= ~(1 << figure)
        self.place[figure] = NONE
        if not is_human(figure):
            self.order = [other for other in self.order if other != figure]

    def demon_with(self, ability: int) -> int:
        """The figure of the demon in play with an ability, or NONE (CL-DEM-21)."""
        demons = self.company & DEMONS
        while demons:
            figure = (demons & -demons).bit_length() - 1
            demons &= demons - 1
            if parts.DEMON_ABILITY[figure - FIRST_DEMON] == ability and self.place[figure] != NONE:
                return figure
        return NONE

    def has_power(self, figure: int, power: int) -> bool:
        """Whether the demon has this power and its dice lie in the trigger boxes."""
        demon = figure - FIRST_DEMON
        return parts.DEMON_POWER[demon] == power and self.triggered[slot_of(figure)] != 0

    # Places

    def tile(self, place: int) -> int:
        return self.tiles[place]

    def effect(self, place: int) -> int:
        """The effect of the tile, whether it has been used or not."""
        return parts.TILE_EFFECT[self.tiles[place]]

    def place_of_tile(self, tile: int) -> int:
        """Where a tile lies, or NONE."""
        for place in range(len(self.tiles)):
            if self.tiles[place] == tile:
                return place
        return NONE

    def place_at(self, cell: int) -> int:
        """The place on a cell, or NONE."""
        for place in range(len(self.cells)):
            if self.cells[place] == cell:
                return place
        return NONE

    def humans_on(self, place: int) -> int:
        """Bit masks of the figures of each faction on a place."""
        return self.here[place] & HUMANS

    def infernals_on(self, place: int) -> int:
        return self.here[place] & INFERNALS

    def troglodytes_on(self, place: int) -> int:
        """The ordinary ones."""
        return self.here[place] & TROGLODYTES

    # Order of play

    def turn_order(self, figures: int) -> list[int]:
        """Human figures in roster order, then infernal ones in the order in which they entered (CL-DEC-4)."""
        found: list[int] = []
        for figure in self.roster:
            if figures >> figure & 1:
                found.append(figure)
        for figure in self.order:
            if figures >> figure & 1:
                found.append(figure)
        return found

    # Lists that copies share

    def with_equipment(self, figure: int, kinds: int) -> None:
        equipment = self.equipment[:]
        equipment[figure] = kinds
        self.equipment = equipment

    def seats_of_phase(self) -> int:
        """The seat whose phase it is: the active player (CL-TRN-3)."""
        return self.human if self.phase <= HUMAN_ACTIVATION else self.infernal
