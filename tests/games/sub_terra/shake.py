"""A state of Sub Terra II put anywhere the rules could have led it, by lot: random play alone stays near the Entrance,
finds no Key and sees neither the Sanctum nor lava.

First the temple is laid and used; then Keys and the Artifact have gone some way, and the volcano with them; then
everybody stands somewhere; then somebody's turn begins.
"""

from __future__ import annotations

from typing import Any

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.state import State as AnyState
from hypogeum.engine.steps import Step
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import eternal_stirs
from hypogeum.games.sub_terra.state import AWAKE, LYING, QUIET, READY, State
from hypogeum.games.sub_terra.turn import BeginTurn, EndRound
from hypogeum.games.sub_terra.typhaon import TyphaonTurn
from hypogeum.games.sub_terra.volcano import leave_game
from tests.games.sub_terra.shaken_temple import (
    any_of,
    draw_tarot,
    pour_lava,
    scatter_guardians,
    scatter_markers,
    shake_temple,
    temple_places,
    use_abilities,
)


def shake(state: AnyState, lots: Chance) -> None:
    """Change a state in its first round; every invariant goes on to hold, and nobody has won yet."""
    assert isinstance(state, State)
    state.agenda = []
    shake_temple(state, lots)
    use_abilities(state, lots)
    scatter_markers(state, lots)
    state.marker = 1 + lots.pick(state.marker)
    _move_keys(state, lots)
    _move_artifact(state, lots)
    if state.volcano == QUIET and not state.options.has_typhaon and state.marker < 5:
        state.marker = 0
        state.volcano = READY
    scatter_guardians(state, lots)
    _stir_eternal(state, lots)
    _scatter_explorers(state, lots)
    _hand_out(state, lots)
    _last_effects(state, lots)
    _deploy(state, lots)
    _turn_cards(state, lots)
    check(state)
    assert not state.over
    _begin_turn(state, lots)


# Keys, Artifact, volcano


def _move_keys(state: State, lots: Chance) -> None:
    """Keys that lie somewhere are set, or somebody has put them down elsewhere; `_hand_out` gives some away."""
    if state.hall != NONE and lots.pick(3):
        state.keys_set = parts.MOST_KEYS
        state.keys_left = 0
        state.loose_keys = []
    for key in state.loose_keys:
        if lots.pick(3) == 0:
            state.take_key(key)
            if state.hall != NONE and lots.pick(2) and state.keys_set < parts.MOST_KEYS - 1:
                state.keys_set += 1
            else:
                state.loose_keys = [*state.loose_keys, any_of(temple_places(state), lots)]


def _move_artifact(state: State, lots: Chance) -> None:
    """It lies on its pedestal, or has been taken; then lava may have followed it."""
    if state.options.has_ark or state.keys_set < parts.MOST_KEYS:
        return
    state.artifact = state.ledge
    if lots.pick(4) == 0:
        return
    state.cursed = True
    if lots.pick(2):
        state.artifact = NONE  # whoever is going to hold it
        pour_lava(state, lots)
    state.artifact = any_of(temple_places(state), lots)


def _stir_eternal(state: State, lots: Chance) -> None:
    """It lies where it came; once it has been roused it may stand, anywhere, or have fallen there."""
    if state.guard[parts.THE_ETERNAL] == NONE or not eternal_stirs(state):
        return
    state.guard[parts.THE_ETERNAL] = any_of(temple_places(state), lots)
    state.eternal = AWAKE if lots.pick(4) else LYING


# Explorers, Ark, Dog, Turret


def _put(state: State, piece: int, lots: Chance) -> None:
    """Somewhere in the temple, alone on a Bridge; the Ark not at its goal."""
    free = [
        place
        for place in temple_places(state)
        if (state.kind(place) != parts.BRIDGE or not state.here(place)) and (piece != parts.ARK or place != state.ledge)
    ]
    state.place[piece] = any_of(free, lots)


def _scatter_explorers(state: State, lots: Chance) -> None:
    """Most are active; some are down, out or, where lava has flowed, dead. Now and then two stand together."""
    for piece in range(parts.PIECES):
        if state.character[piece] == NONE:
            continue
        if piece >= parts.DOG and lots.pick(3) == 0:
            continue
        _put(state, piece, lots)
        state.hearts[piece] = 1 + lots.pick(state.maximum(piece))
        others = [other for other in range(piece) if state.place[other] != NONE]
        if others and lots.pick(3) == 0:
            together = state.place[any_of(others, lots)]
            if state.kind(together) != parts.BRIDGE and (piece != parts.ARK or together != state.ledge):
                state.place[piece] = together
        if piece <= parts.ARK and lots.pick(6) == 0:
            state.hearts[piece] = 0
    hero = lots.pick(state.options.explorers)
    state.hearts[hero] = max(1, state.hearts[hero])
    if state.options.has_ark:
        return
    for seat in range(state.options.explorers):
        if seat != hero and lots.pick(3 if state.flipped else 8) == 0:
            _take_out(state, seat, lots)


def _take_out(state: State, seat: int, lots: Chance) -> None:
    state.place[seat] = NONE
    if state.flipped and lots.pick(2):
        state.hearts[seat] = 0
        state.dead |= 1 << seat
    else:
        state.escaped |= 1 << seat
    leave_game(state, seat)


def _hand_out(state: State, lots: Chance) -> None:
    """Somebody has picked up what lies about; in the base game the Artifact may have left."""
    inside = [seat for seat in range(state.options.explorers) if state.place[seat] != NONE]
    for key in state.loose_keys:
        seat = any_of(inside, lots)
        if state.items[seat] == parts.NOTHING and lots.pick(2):
            state.take_key(key)
            state.items[seat] = parts.KEY
    seat = any_of(inside, lots)
    if state.artifact == NONE or not state.cursed:
        return
    if state.escaped and not state.options.has_typhaon and lots.pick(3) == 0:
        state.artifact = NONE
        state.artifact_out = True
    elif state.items[seat] == parts.NOTHING and lots.pick(4):
        state.artifact = NONE
        state.items[seat] = parts.ARTIFACT


# Abilities and cards


def _last_effects(state: State, lots: Chance) -> None:
    if state.seat_of(parts.VETERAN) != NONE:
        state.braced = lots.pick(3) == 0
        state.brace_barred = lots.pick(3) == 0
    if state.seat_of(parts.ESCAPOLOGIST) != NONE:
        state.exposed = lots.pick(3) == 0
    teller = state.seat_of(parts.FORTUNE_TELLER)
    if teller != NONE:
        state.darkness = lots.pick(6) == 0
        others = [piece for piece in range(parts.PIECES) if piece != teller and state.place[piece] != NONE]
        if others and lots.pick(4) == 0:
            state.shielded = any_of(others, lots)


def _deploy(state: State, lots: Chance) -> None:
    """Mines and the Fortification of the Inventor."""
    if state.seat_of(parts.INVENTOR) == NONE:
        return
    for _ in range(lots.pick(parts.MINES + 1)):
        state.mines = [*state.mines, any_of(temple_places(state), lots)]
    if lots.pick(2):
        state.fort = any_of(temple_places(state), lots)


def _turn_cards(state: State, lots: Chance) -> None:
    teller = state.seat_of(parts.FORTUNE_TELLER)
    if teller != NONE and state.place[teller] != NONE:
        draw_tarot(state, lots)
    if state.options.has_typhaon:
        for _ in range(lots.pick(8)):
            card = any_of(state.hand, lots)
            state.hand = [other for other in state.hand if other != card]
            state.desolation.put_away(card)
            state.hand = [*state.hand, state.desolation.draw(lots)]


# The turn


def _begin_turn(state: State, lots: Chance) -> None:
    """The turn of somebody active, who may have Exerted already, or Typhaon's."""
    state.round = 1 + lots.pick(20)
    active = [seat for seat in range(state.options.explorers) if state.is_active(seat)]
    seat = any_of(active, lots)
    agenda: list[Step[Any]] = [EndRound()]
    if state.options.has_typhaon:
        agenda.append(TyphaonTurn())
    if not state.options.has_typhaon or lots.pick(4):
        agenda += [BeginTurn(other) for other in range(state.options.explorers - 1, seat - 1, -1)]
    state.agenda = agenda
    state.run()
    if state.ap and lots.pick(3) == 0:
        state.ap += 1
        state.exerted = True
