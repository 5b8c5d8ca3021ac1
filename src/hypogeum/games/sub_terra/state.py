"""Everything that is true at a table of Sub Terra II, as columns behind accessors in the game's words."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import state as engine
from hypogeum.engine.decks import NO_DECK
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.options import Options

# What is being done: `State.step` (sections 4, 5 and 19)

SETTING_UP: Final = 0
ACTIONS: Final = 1
PERIL: Final = 2
BUILDING: Final = 3
DESOLATION: Final = 4
ROUND_END: Final = 5
STEP_IDS: Final[list[str]] = ["setting_up", "actions", "peril", "building", "desolation", "round_end"]

# The volcano (section 13)

QUIET: Final = 0
READY: Final = 1
ERUPTED: Final = 2
VOLCANO_IDS: Final[list[str]] = ["quiet", "ready", "erupted"]

# The Eternal (section 17.4)

UNPLACED: Final = 0
LYING: Final = 1
AWAKE: Final = 2
GONE: Final = 3
ETERNAL_IDS: Final[list[str]] = ["unplaced", "lying", "awake", "gone"]

# Sides of a place without a connected place: `State.links`

SHUT: Final = -1
FRONTIER: Final = -2
"""An open side or breach that faces a legal location (section 2.4)."""

# Results (ST2-END-13)

PLAYING: Final = -1
LOST: Final = 0
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
LEGENDARY: Final = 4
WON: Final = 5
"""A victory without a rank, against Typhaon (ST2-TYP-2)."""
RESULT_IDS: Final[list[str]] = ["lost", "bronze", "silver", "gold", "legendary", "won"]


class State(engine.State):
    """The state; `setup.py` fills it, `copy` copies it, `position.py` writes and reads it.

    Lists that are said to be replaced are shared by copies and never changed in place.
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.options = options

        # The table (sections 5, 13, 14)
        self.round = 0  # rounds begun (ST2-TURN-1)
        self.step = SETTING_UP  # what is being done, see the constants
        self.actor = NONE  # the seat whose turn it is, Typhaon's too
        self.cursed = False  # the Artifact has been taken (ST2-CURSE-1)
        self.volcano = QUIET
        self.marker = 0  # ST2-VOLC-1
        self.result = PLAYING  # how it ended; the rank of a victory
        self.end_rule = NONE  # why it ended, by number of END_RULES

        # Temple (section 2): by place, in the order in which tiles were placed; replaced
        self.tiles = EMPTY
        self.rotations = EMPTY  # of a Hall or Ledge: the mask of its open sides
        self.cells = EMPTY
        self.opens = EMPTY  # bit mask of open sides
        self.links = EMPTY  # by place times 4 plus side: a connected place, FRONTIER or SHUT
        self.at = EMPTY  # by cell: the place there, or NONE; replaced
        self.breaches = EMPTY  # edges (ST2-GRID-8); replaced
        self.flipped = 0  # bit masks of places
        self.rubble = 0
        self.consolidated = 0
        self.danger = 0
        self.markers = 0  # two bits by slot of MARKED_TILES: Snake or Explosion markers
        self.loose_keys = EMPTY  # places, one entry for each Key; replaced
        self.artifact = NONE  # the place where it lies loose
        self.artifact_out = False  # it has left the temple (ST2-ITEM-7)
        self.artifact_lost = False  # destroyed by lava (ST2-END-7)
        self.keys_left = 0  # in the reserve
        self.keys_set = 0  # ST2-SANC-7
        self.hall = NONE  # places of the Sanctum
        self.ledge = NONE
        self.bag = 0  # bit mask of tiles
        self.discarded = 0  # bit mask of tiles out of the game (ST2-PLACE-6)

        # Pieces (section 2.5)
        self.character = [NONE] * parts.PIECES  # by piece; of Explorers replaced while they are picked
        self.place = [NONE] * parts.PIECES
        self.hearts = [0] * parts.PIECES
        self.items = [parts.NOTHING] * parts.MOST_EXPLORERS
        self.uses = [0] * parts.MOST_EXPLORERS  # left of the limited ability; Journal and Transmuted tiles too
        self.dead = 0  # bit masks of seats
        self.escaped = 0

        # Guardians (section 11)
        self.guard = [NONE] * parts.GUARDIANS  # by piece: its place; NONE in the reserve
        self.arrivals = EMPTY  # pieces in play in the order in which they came; replaced
        self.eternal = UNPLACED
        self.to_act = 0  # bit mask of the pieces that still act in this pass

        # The turn (section 5)
        self.ap = 0
        self.exerted = False
        self.was_down = False  # when step 2 began (ST2-TURN-20)
        self.crawled = False
        self.dog_used = False  # the free Canine Action (ST2-CIR-DOG-1)
        self.is_cut = False  # the Explorer went down or escaped in its own step 2 (ST2-TURN-12, ST2-TURN-27)
        self.refused = 0  # bit mask of holders who refused to hand over their item in this turn (ST2-ITEM-9)
        self.quest = NONE  # the seat that has an action by tarot I (ST2-TAR-1)

        # Lasting effects
        self.braced = False  # ST2-EXP-VET-2
        self.brace_barred = False  # ST2-EXP-VET-3
        self.exposed = False  # ST2-CIR-ESC-5
        self.darkness = False  # ST2-TAR-10
        self.shielded = NONE  # the piece of ST2-TAR-12

        # Dice that wait to be applied (ST2-EXP-ARC-4)
        self.dice = EMPTY  # numbers, or faces of Peril dice; replaced
        self.are_faces = False

        # The tile that is being placed (ST2-PLACE-13)
        self.placer = NONE  # the seat
        self.source = NONE  # place times 4 plus side: the exit it is revealed from; NONE where there is none yet
        self.spot = NONE  # the cell
        self.drawn = NONE  # the tile
        self.choice = EMPTY  # two tiles of which one is kept (ST2-EXP-ARC-1); replaced
        self.beside = EMPTY  # the places to one of which it must be connected; replaced
        self.aside = 0  # bit mask of tiles that could not be placed
        self.placed = NONE  # the place of the tile that was placed last in this action, or NONE

        # Equipment (section 21.1)
        self.mines = EMPTY  # places of deployed Mines, in the order of deployment; replaced
        self.fort = NONE  # place of the Fortification

        # Tarot (section 20.6): bit masks of cards
        self.tarot_deck = 0
        self.tarot_hand = 0
        self.tarot_discard = 0
        self.tarot_drawn = 0  # the cards of a Nexus

        # Typhaon (section 19)
        self.desolation = NO_DECK
        self.hand = EMPTY  # cards, the one held longest first; replaced
        self.playing = NONE  # the card that is being resolved

    def copy(self) -> State:
        other = State(self.options)
        self.copy_frame_to(other)
        other.round = self.round
        other.step = self.step
        other.actor = self.actor
        other.cursed = self.cursed
        other.volcano = self.volcano
        other.marker = self.marker
        other.result = self.result
        other.end_rule = self.end_rule
        other.tiles = self.tiles
        other.rotations = self.rotations
        other.cells = self.cells
        other.opens = self.opens
        other.links = self.links
        other.at = self.at
        other.breaches = self.breaches
        other.flipped = self.flipped
        other.rubble = self.rubble
        other.consolidated = self.consolidated
        other.danger = self.danger
        other.markers = self.markers
        other.loose_keys = self.loose_keys
        other.artifact = self.artifact
        other.artifact_out = self.artifact_out
        other.artifact_lost = self.artifact_lost
        other.keys_left = self.keys_left
        other.keys_set = self.keys_set
        other.hall = self.hall
        other.ledge = self.ledge
        other.bag = self.bag
        other.discarded = self.discarded
        other.character = self.character[:]
        other.place = self.place[:]
        other.hearts = self.hearts[:]
        other.items = self.items[:]
        other.uses = self.uses[:]
        other.dead = self.dead
        other.escaped = self.escaped
        other.guard = self.guard[:]
        other.arrivals = self.arrivals
        other.eternal = self.eternal
        other.to_act = self.to_act
        other.ap = self.ap
        other.exerted = self.exerted
        other.was_down = self.was_down
        other.crawled = self.crawled
        other.dog_used = self.dog_used
        other.is_cut = self.is_cut
        other.refused = self.refused
        other.quest = self.quest
        other.braced = self.braced
        other.brace_barred = self.brace_barred
        other.exposed = self.exposed
        other.darkness = self.darkness
        other.shielded = self.shielded
        other.dice = self.dice
        other.are_faces = self.are_faces
        other.placer = self.placer
        other.source = self.source
        other.spot = self.spot
        other.drawn = self.drawn
        other.choice = self.choice
        other.beside = self.beside
        other.aside = self.aside
        other.placed = self.placed
        other.mines = self.mines
        other.fort = self.fort
        other.tarot_deck = self.tarot_deck
        other.tarot_hand = self.tarot_hand
        other.tarot_discard = self.tarot_discard
        other.tarot_drawn = self.tarot_drawn
        other.desolation = self.desolation.copy()
        other.hand = self.hand
        other.playing = self.playing
        return other

    # Pieces

    def piece_of(self, character: int) -> int:
        """The piece of a character in this game, or NONE."""
        for piece in range(parts.PIECES):
            if self.character[piece] == character:
                return piece
        return NONE

    def name(self, piece: int) -> str:
        """The id of a piece's character."""
        return parts.CHARACTER_IDS[self.character[piece]]

    def maximum(self, piece: int) -> int:
        """The hearts of its sheet."""
        return parts.CHARACTER_HEARTS[self.character[piece]]

    def is_active(self, piece: int) -> bool:
        """In the temple with at least one heart (section 2.4)."""
        return self.place[piece] != NONE and self.hearts[piece] > 0

    def is_down(self, piece: int) -> bool:
        return self.place[piece] != NONE and self.hearts[piece] == 0

    def is_dead(self, seat: int) -> bool:
        return bool(self.dead >> seat & 1)

    def is_vanished(self, piece: int) -> bool:
        """Whether enemies ignore the piece (ST2-CIR-ESC-1, ST2-CIR-ESC-5)."""
        return self.character[piece] == parts.ESCAPOLOGIST and not self.exposed

    def here(self, place: int) -> list[int]:
        """Every piece that counts as an Explorer on a place, in order (ST2-GRID-27)."""
        found: list[int] = []
        for piece in range(parts.PIECES):
            if self.place[piece] == place:
                found.append(piece)
        return found

    def seat_of(self, character: int) -> int:
        """The seat that plays an Explorer, or NONE."""
        for seat in range(self.options.explorers):
            if self.character[seat] == character:
                return seat
        return NONE

    def stands_on(self, character: int, place: int) -> bool:
        """Whether an Explorer of this game is on a place, active or down."""
        seat = self.seat_of(character)
        return seat != NONE and self.place[seat] == place

    # Guardians

    def is_enemy(self, guardian: int) -> bool:
        """In play, and not an inactive Eternal (ST2-ACT-13, ST2-LEG-ETE-12)."""
        return self.guard[guardian] != NONE and (guardian != parts.THE_ETERNAL or self.eternal == AWAKE)

    def guardian_on(self, place: int, kind: int) -> int:
        """The enemy of a type with the lowest number on a place, or NONE (ST2-GRD-30)."""
        first = parts.FIRST_GUARDIAN[kind]
        for guardian in range(first, first + parts.TYPE_PIECES[kind]):
            if self.guard[guardian] == place and self.is_enemy(guardian):
                return guardian
        return NONE

    def count_on(self, place: int, kind: int) -> int:
        """How many enemies of a type are on a place."""
        found = 0
        first = parts.FIRST_GUARDIAN[kind]
        for guardian in range(first, first + parts.TYPE_PIECES[kind]):
            if self.guard[guardian] == place and self.is_enemy(guardian):
                found += 1
        return found

    def has_enemy(self, place: int) -> bool:
        for guardian in self.arrivals:
            if self.guard[guardian] == place and self.is_enemy(guardian):
                return True
        return False

    def reserve_of(self, kind: int) -> int:
        """The piece of a type with the lowest number that is in the reserve, or NONE (ST2-COMP-14).

        The Eternal is never there (ST2-LEG-ETE-11), other types only in their temple (ST2-SET-28).
        """
        if kind == parts.ETERNAL or (kind != parts.INFANTRY and self.options.temple != parts.LEGION_TEMPLE):
            return NONE
        first = parts.FIRST_GUARDIAN[kind]
        for guardian in range(first, first + parts.TYPE_PIECES[kind]):
            if self.guard[guardian] == NONE:
                return guardian
        return NONE

    # Places

    def kind(self, place: int) -> int:
        """The kind of the tile; a consolidated one is Normal (ST2-TILE-13, ST2-TILE-17)."""
        return parts.NORMAL if self.consolidated >> place & 1 else parts.TILE_KIND[self.tiles[place]]

    def is_flipped(self, place: int) -> bool:
        return bool(self.flipped >> place & 1)

    def has_rubble(self, place: int) -> bool:
        return bool(self.rubble >> place & 1)

    def is_temple(self, place: int) -> bool:
        """Not flipped, and not the Exit (ST2-GRID-12)."""
        return place != parts.EXIT_PLACE and not self.flipped >> place & 1

    def place_at(self, cell: int) -> int:
        """The place on a cell, or NONE."""
        return self.at[cell]

    def markers_on(self, place: int) -> int:
        """Snake or Explosion markers (ST2-DAU-SNK-1, ST2-DAU-EXP-1)."""
        slot = parts.TILE_SLOT[self.tiles[place]]
        return 0 if slot == NONE else self.markers >> 2 * slot & 3

    def set_markers(self, place: int, count: int) -> None:
        slot = parts.TILE_SLOT[self.tiles[place]]
        if slot != NONE:
            self.markers = self.markers & ~(3 << 2 * slot) | count << 2 * slot

    def places_of_kind(self, kind: int) -> list[int]:
        """The temple tiles of a kind, in reading order."""
        found: list[int] = []
        for place in range(len(self.tiles)):
            if not self.flipped >> place & 1 and self.kind(place) == kind:
                found.append(place)
        return self.in_reading_order(found)

    def in_reading_order(self, places: list[int]) -> list[int]:
        """By column, then by lane (ST2-GRID-27)."""
        cells = sorted([self.cells[place] for place in places])
        return [self.at[cell] for cell in cells]

    # Items

    def holder(self, item: int) -> int:
        """The seat that holds the Artifact, or the first that holds a Key; NONE."""
        for seat in range(self.options.explorers):
            if self.items[seat] == item:
                return seat
        return NONE

    def keys_on(self, place: int) -> int:
        """How many Keys lie on a place."""
        found = 0
        for key in self.loose_keys:
            if key == place:
                found += 1
        return found

    def take_key(self, place: int) -> None:
        """One loose Key less."""
        left = self.loose_keys[:]
        left.remove(place)
        self.loose_keys = left
