"""Everything that is true at a table of Terror Below, as columns behind accessors in the game's words."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import state as engine
from hypogeum.engine.decks import NO_DECK, Deck
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.components import SLOTS, WORM_HEALTH, WORM_LIMIT
from hypogeum.games.terror_below.options import Options
from hypogeum.games.terror_below.squad import Squad

# What has happened in this turn: bits of `State.flags`

PICKED_UP: Final = 1
"""Pick Up All Eggs was done: no other action in this turn (TB-ACT-12)."""
STEP_OVER: Final = 2
"""The action step has ended by a failed jump (TB-CAN-13)."""
IN_TRANSIT: Final = 4
"""The pawn stands on an occupied space and has to go on (TB-ACT-4)."""
CLIMBING: Final = 8
BONUS_TAKEN: Final = 16
FREE_REMOVAL_USED: Final = 32
HAT_VP_USED: Final = 64
PRICE_USED: Final = 128
TREATED: Final = 256
SCRAMBLED: Final = 512
BOUNTY_SWAPPED: Final = 1024
ACTIONS_ENDED: Final = 2048

# A Vehicle card under a Worm, in one number: card, owner plus 1 (0 for nobody), whether it is face down, the seats
# that have seen it there besides the owner, and how many cards had been put face down or stolen before it

_OWNER: Final = 6
_FACE_DOWN: Final = 9
_SEEN: Final = 10
_STAMP: Final = 16


def face_up_entry(card: int, owner: int) -> int:
    """A card played face up; the owner may be NONE."""
    return card | owner + 1 << _OWNER


def face_down_entry(card: int, owner: int, stamp: int) -> int:
    return card | owner + 1 << _OWNER | 1 << _FACE_DOWN | stamp << _STAMP


def entry_card(entry: int) -> int:
    return entry & 63


def entry_owner(entry: int) -> int:
    """The seat that put the card there, or NONE."""
    return (entry >> _OWNER & 7) - 1


def is_face_down(entry: int) -> bool:
    return bool(entry >> _FACE_DOWN & 1)


def entry_stamp(entry: int) -> int:
    return entry >> _STAMP


def entry_seen(entry: int) -> int:
    """Bit mask of the seats that have looked at the face-down card (TB-ITEM-10)."""
    return entry >> _SEEN & 31


def seen_entry(entry: int, seat: int) -> int:
    return entry | 1 << _SEEN + seat


def with_card(entry: int, card: int) -> int:
    """The same place with another card in it."""
    return entry & ~63 | card


def knows_entry(entry: int, viewer: int) -> bool:
    """Whether a seat (or a spectator, NONE) may know the card (section 15)."""
    if not is_face_down(entry):
        return True
    return viewer != NONE and (entry_owner(entry) == viewer or bool(entry_seen(entry) >> viewer & 1))


class State(engine.State):
    """The state; `setup.py` fills it, `copy` copies it, `position.py` writes and reads it."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.options = options

        # Order of turns (sections 4, 10)
        self.first_player = NONE
        self.active = NONE
        self.final_turns = NONE  # bit mask of the seats that have a last turn before them; NONE before the end
        self.eliminated = 0  # bit mask of seats

        # The turn (sections 4 to 8)
        self.flags = 0
        self.ap = 0
        self.played = NONE  # the Vehicle of T1 and the slot under which it lies
        self.played_slot = NONE
        self.fresh_items = 0  # gained in this turn and not usable before T5 (TB-CARD-3)
        self.fresh_weapons = 0
        self.drawn = 0  # the cards among which the active seat keeps one

        # Board (section 2.2)
        self.rubble = EMPTY  # by space
        self.eggs = EMPTY  # by space, packed
        self.location_at = EMPTY  # by space: the Location, or NONE; never changed in place
        self.location_spaces = EMPTY  # by Location: its space, or NONE when destroyed; never changed in place
        self.egg_supply = 0  # packed
        self.rubble_supply = 0

        # Terror zone (section 9)
        self.worms = EMPTY  # by slot
        self.targets = EMPTY  # by slot: the space of the Target
        self.rows: list[list[int]] = []  # by slot: the Vehicle cards in order of play
        self.hidings = 0  # how many Vehicle cards have been put face down or stolen in this game

        # The attack that is being carried out
        self.attacker = NONE  # the slot
        self.caught = 0  # bit mask of seats
        self.damage = 0
        self.fired = 0  # bit mask of the seats that have used a Weapon in it
        self.sticks_used = 0  # bit mask of Weapons in play
        self.die_rolled = False  # Hank has had his roll

        # Cards (sections 2.5 to 2.9)
        self.vehicle_deck = NO_DECK
        self.item_deck = NO_DECK
        self.weapon_deck = NO_DECK
        self.bounty_deck = NO_DECK
        self.worm_deck = NO_DECK
        self.line = EMPTY  # the Bounty Line
        self.bounties_out = 0  # out of the game
        self.open_secrets = 0  # Secret Bounties that everybody has seen
        self.arrived = EMPTY  # by Vehicle card: `hidings` when it came into its hand
        self.known_in_hand = EMPTY  # Vehicle card times 8 plus a seat that knows who holds it (TB-HID-2)

        # Solo (section 14)
        self.attacks = 0
        self.served = 0  # bit mask of Locations
        self.trophies = 0  # bit mask of Worm types

        self.squads: list[Squad] = []

    def copy(self) -> State:
        other = State(self.options)
        self.copy_frame_to(other)
        other.first_player = self.first_player
        other.active = self.active
        other.final_turns = self.final_turns
        other.eliminated = self.eliminated
        other.flags = self.flags
        other.ap = self.ap
        other.played = self.played
        other.played_slot = self.played_slot
        other.fresh_items = self.fresh_items
        other.fresh_weapons = self.fresh_weapons
        other.drawn = self.drawn
        other.rubble = self.rubble[:]
        other.eggs = self.eggs[:]
        other.location_at = self.location_at
        other.location_spaces = self.location_spaces
        other.egg_supply = self.egg_supply
        other.rubble_supply = self.rubble_supply
        other.worms = self.worms[:]
        other.targets = self.targets[:]
        other.rows = [row[:] for row in self.rows]
        other.hidings = self.hidings
        other.attacker = self.attacker
        other.caught = self.caught
        other.damage = self.damage
        other.fired = self.fired
        other.sticks_used = self.sticks_used
        other.die_rolled = self.die_rolled
        other.vehicle_deck = self.vehicle_deck.copy()
        other.item_deck = self.item_deck.copy()
        other.weapon_deck = self.weapon_deck.copy()
        other.bounty_deck = self.bounty_deck.copy()
        other.worm_deck = self.worm_deck.copy()
        other.line = self.line[:]
        other.bounties_out = self.bounties_out
        other.open_secrets = self.open_secrets
        other.arrived = self.arrived[:]
        other.known_in_hand = self.known_in_hand[:]
        other.attacks = self.attacks
        other.served = self.served
        other.trophies = self.trophies
        other.squads = [squad.copy() for squad in self.squads]
        return other

    # Seats

    def is_out(self, seat: int) -> bool:
        """Eliminated, or gone from the table."""
        return bool((self.eliminated | self.gone) >> seat & 1)

    # The turn

    def has_done(self, flag: int) -> bool:
        """Whether something has happened in this turn."""
        return bool(self.flags & flag)

    # Piles

    def draw(self, deck: Deck, kind: str) -> int:
        """The top card of a deck, or NONE; an empty pile is shuffled anew first (TB-COMP-7)."""
        shuffles = deck.shuffles
        card = deck.draw(self.chance)
        if deck.shuffles != shuffles and self.tells:
            self.tell("deck_shuffled", "TB-COMP-7", deck=kind)
        return card

    # The board

    def pawns_but(self, seat: int) -> int:
        """Bit mask of the spaces with a pawn of another seat."""
        mask = 0
        for other in range(self.seats):
            space = self.squads[other].space
            if space != NONE and other != seat:
                mask |= 1 << space
        return mask

    def has_solo_rules(self) -> bool:
        """Whether Locations can be destroyed: in solo, from the first turn on (TB-SOLO-21)."""
        return self.options.is_solo and self.turns > 0

    def is_shelter(self, space: int) -> bool:
        """A Location that gets neither Rubble nor Worms (TB-ATT-8, TB-HUNT-1)."""
        return self.location_at[space] != NONE and not self.has_solo_rules()

    # The Terror zone

    def has_room(self, slot: int) -> bool:
        """Whether a Vehicle card may be put under the Worm (TB-TURN-4)."""
        return len(self.rows[slot]) < WORM_LIMIT[self.worms[slot]]

    def slot_at_limit(self) -> int:
        """The lowest slot whose Worm is due to attack, or NONE (TB-ATT-1, TB-ATT-2)."""
        for slot in range(SLOTS):
            if len(self.rows[slot]) >= WORM_LIMIT[self.worms[slot]]:
                return slot
        return NONE

    def is_defeated(self) -> bool:
        """Whether the attacking Worm has got its Damage (TB-HUNT-5)."""
        return self.damage >= WORM_HEALTH[self.worms[self.attacker]]
