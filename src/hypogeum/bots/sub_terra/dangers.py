"""What hearts are worth, and what the dangers of a place and the Guardians may take, in tenths of an AP."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra import weights
from hypogeum.bots.sub_terra.atlas import Atlas
from hypogeum.bots.sub_terra.weights import WEIGHTS
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, neighbours, sight_distance
from hypogeum.games.sub_terra.state import ACTIONS, AWAKE, ROUND_END, State

LIFE: Final[list[float]] = [0.0, 45.0, 82.0, 93.0, 108.0, 116.0, 126.0, 131.0]
"""By hearts: what an Explorer with so many is worth; with the last one it falls, and others have to raise it."""
ARK_LIFE: Final[list[float]] = [0.0, 30.0, 42.0, 50.0]
HELPER_LIFE: Final[list[float]] = [0.0, 8.0, 13.0, 17.0]
"""Of the Dog and the Turret."""

# What Guardians do

ENEMY_BY_DISTANCE: Final[list[float]] = [1.58, 1.34, 1.12, 0.94, 0.67, 0.45, 0.25, 0.15]
ENEMY_BY_TYPE: Final[list[float]] = [1.0, 0.9, 1.2, 0.5]
UNHURT: Final[list[float]] = [0.42, 0.66, 0.87]
"""By distance: the chance that an enemy outlives somebody who acts before it does."""
UNHURT_BY_FIGHTER: Final[list[float]] = [0.1, 0.3, 0.6]
FIGHTERS: Final[list[bool]] = [
    *[False, False, False, False, False, True, True, True, False, False],
    *[False, True, True, True, False, False, False],
]
"""By Explorer: whether it strikes without a roll."""
WAKING: Final[list[float]] = [24.0, 20.0, 14.0, 8.0, 4.0, 2.0]
"""By steps to a tile where Guardians wake: what a Wake costs."""


def life(state: State, piece: int, hearts: int) -> float:
    """What so many hearts of a piece are worth."""
    if piece < parts.MOST_EXPLORERS:
        return LIFE[hearts]
    return ARK_LIFE[hearts] if piece == parts.ARK else HELPER_LIFE[hearts]


def price(state: State, piece: int, loss: float) -> float:
    """What it costs a piece to lose so many hearts, whole or in part."""
    hearts = state.hearts[piece]
    if hearts == 0 or loss <= 0:
        return 0.0
    whole = int(loss)
    if whole >= hearts:
        return life(state, piece, hearts)
    left = life(state, piece, hearts - whole)
    below = life(state, piece, hearts - whole - 1)
    return life(state, piece, hearts) - left + (loss - whole) * (left - below)


# How much chance brings


def dice_of(state: State) -> int:
    return 2 if state.cursed else 1


def rolls_until(state: State, seat: int) -> int:
    """How many Peril rolls come before an Explorer acts again."""
    count = state.options.explorers
    actor = state.actor
    if actor < 0 or actor >= count:
        return seat
    return seat - actor if seat > actor else count - actor + seat


def symbols_until(state: State, seat: int) -> float:
    """How many symbols of one kind are to be expected before an Explorer acts again."""
    if state.options.has_typhaon:
        is_between = state.step == ROUND_END or seat <= state.actor
        return 0.3 * dice_of(state) if is_between else 0.0
    return rolls_until(state, seat) * dice_of(state) / 6.0


def own_symbols(state: State, seat: int) -> float:
    """How often an Explorer is about to roll a Trap where it stands."""
    if state.options.has_typhaon:
        return 0.22 * dice_of(state) if seat <= state.actor else 0.05
    return dice_of(state) / 6.0 if seat == state.actor and state.step == ACTIONS else 0.0


def activations_left(state: State) -> float:
    """How many times Guardians are to be expected to act by symbols or cards before the end of the round."""
    if state.step == ROUND_END:
        return 0.0
    if state.options.has_typhaon:
        return 0.3 * dice_of(state)
    return (state.options.explorers - max(0, state.actor)) * dice_of(state) / 6.0


# Places


def place_danger(state: State, seat: int) -> float:
    """What the tile of an Explorer, and those beside it, cost before it acts again."""
    place = state.place[seat]
    if place == state.fort or seat == state.shielded:
        return 0.0
    if state.braced and state.character[seat] == parts.VETERAN:
        return 0.0
    symbols = symbols_until(state, seat)
    kind = state.kind(place)
    found = 0.0
    if kind == parts.LAVA:
        found += price(state, seat, symbols * parts.LAVA_HEARTS)
    elif kind == parts.RUINS:
        if not state.rubble >> place & 1 and not state.stands_on(parts.COLOSSUS, place):
            found += symbols / 6.0 * price(state, seat, parts.RUINS_HEARTS)
    elif kind == parts.SNAKE:
        found += price(state, seat, symbols / 2.0)
    if state.options.temple == parts.DAUNTLESS:
        found += _blasts(state, seat, place, symbols)
    traps = own_symbols(state, seat)
    if traps > 0 and not state.stands_on(parts.ROGUE, place):
        found += traps * _traps(state, place, kind)
    return found


def _blasts(state: State, seat: int, place: int, symbols: float) -> float:
    """Of Explosion tiles here and next to it."""
    found = 0.0
    for other in [place, *neighbours(state, place)]:
        if state.kind(other) != parts.EXPLOSION:
            continue
        markers = state.markers_on(other)
        if markers == 0:
            found += price(state, seat, symbols * parts.BURNING_HEARTS)
        else:
            likely = min(1.0, symbols)
            for _ in range(markers - 1):
                likely *= symbols / 2
            found += likely * price(state, seat, parts.EXPLOSION_HEARTS)
    return found


def _traps(state: State, place: int, kind: int) -> float:
    """What a Trap symbol of somebody on a place costs everybody."""
    found = 0.0
    if kind == parts.SPIKES:
        for piece in range(parts.PIECES):
            if state.place[piece] == place:
                found += price(state, piece, parts.SPIKES_HEARTS)
    elif kind == parts.BOULDER and not state.rubble >> place & 1:
        if state.danger >> place & 1:
            for piece in range(parts.PIECES):
                if state.place[piece] == place:
                    found += price(state, piece, parts.BOULDER_HEARTS)
        else:
            found += 6.0
    beside = neighbours(state, place)
    for trap in [place, *beside]:
        near = state.kind(trap)
        if near == parts.ALARM:
            return 15.0  # it wakes a Guardian instead
        if near == parts.DARTS:
            struck = [trap, *neighbours(state, trap)]
            for piece in range(parts.PIECES):
                if state.hearts[piece] > 0 and state.place[piece] in struck:
                    found += price(state, piece, parts.DARTS_HEARTS)
    return found


def waking_danger(state: State, atlas: Atlas, seat: int) -> float:
    """What it costs if a Guardian wakes near an Explorer who is about to roll."""
    if seat != state.actor or state.options.has_typhaon or state.step != ACTIONS:
        return 0.0
    far = atlas.steps_from(state, state.place[seat])
    nearest = len(WAKING)
    for place in range(1, len(state.tiles)):
        if far[place] < nearest and state.kind(place) == parts.GUARDIAN_TILE:
            if state.reserve_of(parts.TILE_TYPE[state.tiles[place]]) != NONE:
                nearest = far[place]
    if nearest == len(WAKING):
        return 0.0
    found = WAKING[nearest] * dice_of(state) / 6.0
    return 0.6 * found if state.is_vanished(seat) else found


# Guardians


def guardians(state: State, atlas: Atlas) -> float:
    """What all enemies cost: what they are about to do, and that they have to be struck down."""
    found = 0.0
    blows = [0.0] * parts.PIECES
    """By the first piece on a place: hearts that are about to be lost there, to whoever the Leader chooses."""
    activated = 0.0 if state.darkness else activations_left(state)
    for guardian in state.arrivals:
        kind = parts.GUARDIAN_TYPE[guardian]
        if kind == parts.ETERNAL and state.eternal != AWAKE:
            continue
        place = state.guard[guardian]
        far = atlas.steps_from(state, place)
        nearest = FAR
        victim = NONE
        hearts = -1
        for piece in range(parts.PIECES):
            if state.hearts[piece] == 0 or state.place[piece] == NONE or state.is_vanished(piece):
                continue
            distance = far[state.place[piece]]
            if distance < nearest or (distance == nearest and state.hearts[piece] > hearts):
                nearest, victim, hearts = distance, piece, state.hearts[piece]
        if victim == NONE or nearest == FAR:
            continue
        found += WEIGHTS[weights.ENEMY] * ENEMY_BY_TYPE[kind] * ENEMY_BY_DISTANCE[min(nearest, 7)]
        if state.darkness:
            continue
        acts = activated + parts.TYPE_ACTIVATIONS[kind]
        unhurt = _unhurt(state, far, place)
        if kind == parts.VOLATILE:
            explodes = min(1.0, max(0.0, acts - nearest))
            if explodes > 0:
                for piece in range(parts.PIECES):
                    if state.place[piece] == state.place[victim] and not _is_safe(state, piece):
                        found += unhurt * explodes * price(state, piece, parts.TYPE_HEARTS[kind])
            continue
        if kind == parts.ARCHER:
            if sight_distance(state, place, state.place[victim], 2) < FAR:
                nearest = 0
            elif nearest > 0:
                nearest = max(1, nearest - 2)
        strikes = acts - nearest
        if strikes > 0:
            blows[_first_on(state, state.place[victim])] += unhurt * strikes * parts.TYPE_HEARTS[kind]
    for piece in range(parts.PIECES):
        if blows[piece] > 0:
            found += _cost_of_blows(state, state.place[piece], blows[piece])
    return found


def _is_safe(state: State, piece: int) -> bool:
    if state.is_vanished(piece) or piece == state.shielded:
        return True
    return state.braced and state.character[piece] == parts.VETERAN


def _first_on(state: State, place: int) -> int:
    for piece in range(parts.PIECES):
        if state.place[piece] == place and state.hearts[piece] > 0 and not state.is_vanished(piece):
            return piece
    return 0


def _cost_of_blows(state: State, place: int, blows: float) -> float:
    """Blow after blow falls on whoever can best do without a heart: the Leader chooses (ST2-GRD-11)."""
    here: list[int] = []
    lost: list[int] = []
    for piece in range(parts.PIECES):
        if state.place[piece] == place and state.hearts[piece] > 0 and not state.is_vanished(piece):
            if _is_safe(state, piece):
                return 0.0
            here.append(piece)
            lost.append(0)
    found = 0.0
    while blows > 0 and here:
        best = -1
        least = 1_000.0
        for number in range(len(here)):
            hearts = state.hearts[here[number]] - lost[number]
            if hearts > 0:
                cost = life(state, here[number], hearts) - life(state, here[number], hearts - 1)
                if cost < least:
                    best, least = number, cost
        if best < 0:
            break
        found += least * min(1.0, blows)
        lost[best] += 1
        blows -= 1.0
    return found


def _unhurt(state: State, far: list[int], place: int) -> float:
    """The chance that an enemy is still there when it acts: those who act before may strike it down."""
    found = 1.0
    if state.step == ROUND_END:
        return found
    for seat in range(state.actor + 1, state.options.explorers):
        if state.hearts[seat] == 0 or state.place[seat] == NONE:
            continue
        distance = far[state.place[seat]]
        if distance <= 2:
            is_fighter = FIGHTERS[state.character[seat]]
            found *= UNHURT_BY_FIGHTER[distance] if is_fighter else UNHURT[distance]
    if found < 1.0:
        others = 0
        for guardian in state.arrivals:
            if state.guard[guardian] == place:
                others += 1
        if others > 1:
            found = 1.0 - (1.0 - found) / others
    return found
