"""Verbs of the places of the surface: resources, Trader, Blacksmith (sections 8.4, 8.7, 8.8 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.heldentaufe.components import (
    BEST_VALUE,
    BLACKSMITH,
    FOOD_IDS,
    FOOD_TILES,
    KIND_IDS,
    PIECE_IDS,
    PIECES,
    TRADER,
    piece,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.gains import return_token, take_from_supply
from hypogeum.games.heldentaufe.places import place_of, place_thing
from hypogeum.games.heldentaufe.state import State


class Collect(Verb[State]):
    """Take one food token from the resource tile, if there is room (HT-RES-1 to HT-RES-4)."""

    name = "collect"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if self.refusal(state, seat, 0) is not None else [0]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        food = food_of_tile(state.tile_kind(hero))
        if food == NONE:
            return Refusal("HT-RES-1")
        if not hero.has_room():
            return Refusal("HT-RES-3", slots=hero.backpack_slots())
        if not state.food_supply[food]:
            return Refusal("HT-RES-2", food=FOOD_IDS[food])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        food = food_of_tile(state.tile_kind(hero))
        state.food_supply[food] -= 1
        hero.food[food] += 1
        if state.tells:
            state.tell("collected", "HT-RES-1", seat=seat, food=FOOD_IDS[food])

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        """Pressing the tile means to take all there is room for, a shortcut; one of several is said in words."""
        return [] if collectable(state, seat) > 1 else _here(state, seat)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return _here(state, seat) if collectable(state, seat) > 1 else []


def collectable(state: State, seat: int) -> int:
    """How many food tokens the hero can take where he stands (HT-RES-2, HT-RES-3)."""
    hero = state.heroes[seat]
    food = food_of_tile(state.tile_kind(hero))
    if food == NONE or not hero.has_room():
        return 0
    return min(hero.backpack_slots() - hero.backpack_used(), state.food_supply[food])


def food_of_tile(kind: int) -> int:
    """The food that grows on a kind of tile, or NONE."""
    return FOOD_TILES.index(kind) if kind in FOOD_TILES else NONE


def _here(state: State, seat: int) -> list[str]:
    return [place_thing(place_of(state, state.heroes[seat]))]


class Trade(Verb[State]):
    """At the Trader, swap a piece for one of another kind and the same value, once a turn (HT-TRD-1 to HT-TRD-3).

    The target is the piece times 3 plus the wanted kind. To make room, it has to free a slot (HT-INV-7).
    """

    name = "trade"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.tile_kind(state.heroes[seat]) != TRADER or state.trader_used:
            return EMPTY
        return [target for target in self.candidates(state, seat) if self._no_swap(state, seat, target) is None]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [given * 3 + kind for given in range(PIECES) for kind in range(3) if piece_kind(given) != kind]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.tile_kind(state.heroes[seat]) != TRADER:
            return Refusal("HT-TRD-1")
        return Refusal("HT-TRD-2") if state.trader_used else self._no_swap(state, seat, target)

    def _no_swap(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        given, kind = target // 3, target % 3
        if piece_kind(given) == kind or not hero.pieces[given]:
            return Refusal("HT-TRD-1", piece=PIECE_IDS[given])
        wanted = piece(kind, piece_value(given))
        if not state.piece_supply[wanted]:
            return Refusal("HT-TRD-3", piece=PIECE_IDS[wanted])
        if hero.is_overloaded() and (hero.owned(piece_kind(given)) == 1 or hero.owned(kind)):
            return Refusal("HT-INV-7", piece=PIECE_IDS[wanted])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        given, kind = target // 3, target % 3
        wanted = piece(kind, piece_value(given))
        state.trader_used = True
        return_token(state, hero, given)
        take_from_supply(state, hero, wanted)
        if state.tells:
            state.tell("traded", "HT-TRD-1", seat=seat, given=PIECE_IDS[given], piece=PIECE_IDS[wanted])

    def write(self, target: int) -> str:
        return f"{PIECE_IDS[target // 3]} {KIND_IDS[target % 3]}"

    def read(self, words: str) -> int:
        given, kind = split_words(words, 2)
        return read_name(given, PIECE_IDS) * 3 + read_name(kind, KIND_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"token:{PIECE_IDS[target // 3]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return _here(state, seat)


class Merge(Verb[State]):
    """At the Blacksmith, turn two pieces of one kind into a better one (HT-SMI-1 to HT-SMI-4).

    The target is the lower piece times 3 plus the value of the other minus 1.
    """

    name = "merge"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.tile_kind(state.heroes[seat]) != BLACKSMITH:
            return EMPTY
        return [target for target in self.candidates(state, seat) if self._no_merge(state, seat, target) is None]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [low * 3 + value - 1 for low in range(PIECES) for value in range(piece_value(low), BEST_VALUE + 1)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.tile_kind(state.heroes[seat]) != BLACKSMITH:
            return Refusal("HT-SMI-1")
        return self._no_merge(state, seat, target)

    def _no_merge(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        low, high = target // 3, piece(piece_kind(target // 3), target % 3 + 1)
        if not hero.pieces[low] or not hero.pieces[high] or (low == high and hero.pieces[low] < 2):
            return Refusal("HT-SMI-1", pieces=[PIECE_IDS[low], PIECE_IDS[high]])
        if piece_value(high) == BEST_VALUE or low > high:
            return Refusal("HT-SMI-3", pieces=[PIECE_IDS[low], PIECE_IDS[high]])
        if not state.piece_supply[merged(target)]:
            return Refusal("HT-CMP-9", piece=PIECE_IDS[merged(target)])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        low, high = target // 3, piece(piece_kind(target // 3), target % 3 + 1)
        return_token(state, hero, low)
        return_token(state, hero, high)
        take_from_supply(state, hero, merged(target))
        if state.tells:
            pieces = [PIECE_IDS[low], PIECE_IDS[high]]
            state.tell("merged", "HT-SMI-1", seat=seat, pieces=pieces, piece=PIECE_IDS[merged(target)])

    def write(self, target: int) -> str:
        low = target // 3
        return f"{KIND_IDS[piece_kind(low)]} {piece_value(low)}+{target % 3 + 1}"

    def read(self, words: str) -> int:
        kind, values = split_words(words, 2)
        low, _, high = values.partition("+")
        pair = [read_name(low, ["1", "2", "3"]), read_name(high, ["1", "2", "3"])]
        pair.sort()
        return piece(read_name(kind, KIND_IDS), pair[0] + 1) * 3 + pair[1]

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        low = target // 3
        high = piece(piece_kind(low), target % 3 + 1)
        return [f"token:{PIECE_IDS[number]}" for number in ([low] if low == high else [low, high])]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return _here(state, seat)


def merged(target: int) -> int:
    """1+1 gives 2; 1+2 and 2+2 give 3 (HT-SMI-3)."""
    low = target // 3
    value = min(piece_value(low) + target % 3 + 1, BEST_VALUE)
    return piece(piece_kind(low), value)


COLLECT: Final = Collect()
TRADE: Final = Trade()
MERGE: Final = Merge()
