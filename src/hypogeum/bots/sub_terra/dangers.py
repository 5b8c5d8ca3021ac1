"""What hearts are worth, and how many an Explorer may lose where it stands, in tenths of an action point."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances, neighbours
from hypogeum.games.sub_terra.state import ERUPTED, State

HEART_WORTH: Final[list[int]] = [0, 80, 32, 22, 17, 13, 9, 8]
"""By hearts: what the last of them is worth."""
FIGHT: Final = 2.2
"""How much a fallen Guardian counts."""
KILL_WORTH: Final[list[list[float]]] = [
    [38.0, 28.0, 21.0, 11.0],
    [24.0, 22.0, 20.0, 10.0],
    [34.0, 32.0, 30.0, 12.0],
    [30.0, 14.0, 8.0, 4.0],
]
"""By type and distance of the nearest of us: what it is worth that a Guardian is gone."""
NEAR: Final = 4
GUARDIAN_BLOWS: Final[list[list[float]]] = [
    [2.2, 1.1, 0.35, 0.1],
    [1.2, 1.0, 0.7, 0.2],
    [2.0, 2.0, 1.7, 0.4],
    [4.0, 0.8, 0.3, 0.1],
]
"""By type and distance: hearts that a Guardian takes until the next turn, if it goes for somebody."""
WAKE: Final = 1.4
"""How much Guardians count that may wake."""
WAKE_NEAR: Final[list[float]] = [2.0, 2.0, 1.6, 1.2, 0.8, 0.5, 0.3]
"""By steps to a tile where one wakes: hearts that it costs whoever rolls that."""
WAKE_FAR: Final = 6
IN_THE_WAY: Final = 12.0
"""On a Bridge one keeps others from crossing."""
LAVA_NEAR: Final[list[float]] = [90.0, 70.0, 35.0, 12.0]
"""By steps to a tile that the next flow reaches."""
LEFT_ALONE: Final = 0.25
"""How much of that is meant for somebody who is not the nearest."""


def worth_of_hearts(hearts: int) -> int:
    """What all the hearts of an Explorer are worth."""
    total = 0
    for number in range(1, hearts + 1):
        total += HEART_WORTH[number]
    return total


def price(hearts: int, loss: float) -> float:
    """What it costs somebody with some hearts to lose so many, whole or in part."""
    total = 0.0
    left = hearts
    while loss > 0 and left > 0:
        part = loss if loss < 1 else 1.0
        total += part * HEART_WORTH[left]
        loss -= 1.0
        left -= 1
    return total


def gain_of_healing(state: State, piece: int, hearts: int) -> int:
    """What regaining some hearts is worth to a piece."""
    had = state.hearts[piece]
    has = min(had + hearts, state.maximum(piece))
    if piece >= parts.MOST_EXPLORERS:
        return (25 if had == 0 and piece == parts.ARK else 0) + 5 * (has - had)
    return worth_of_hearts(has) - worth_of_hearts(had)


# Tiles


def rolls(state: State) -> float:
    """How often each face of the Peril die is to be expected until the same Explorer's next turn."""
    if state.options.has_typhaon:
        return 0.45 if not state.cursed else 0.9
    dice = state.options.explorers * (2 if state.cursed else 1)
    return dice / 6.0


def own_rolls(state: State) -> float:
    """How often one Explorer rolls a face in a turn, or is asked as if it had."""
    if state.options.has_typhaon:
        return 0.25 if not state.cursed else 0.45
    return 2 / 6.0 if state.cursed else 1 / 6.0


def tile_blows(state: State, seat: int, place: int) -> float:
    """Hearts that the tile and those next to it cost an Explorer who ends its turn there."""
    if state.fort != NONE and state.fort == place:
        return 0.0
    kind = state.kind(place)
    found = 0.0
    is_safe_from_traps = state.character[seat] == parts.ROGUE or state.stands_on(parts.ROGUE, place)
    if kind == parts.LAVA:
        found += rolls(state) * parts.LAVA_HEARTS
    elif kind == parts.RUINS:
        if not state.has_rubble(place) and state.character[seat] != parts.COLOSSUS:
            found += rolls(state) / 6.0 * parts.RUINS_HEARTS
    elif kind == parts.SNAKE:
        found += rolls(state) / 2.0
    if state.options.temple == parts.DAUNTLESS:
        found += _blasts(state, place)
    if is_safe_from_traps:
        return found
    once = own_rolls(state)
    if kind == parts.SPIKES:
        found += once * parts.SPIKES_HEARTS
    elif kind == parts.DARTS:
        found += 1.3 * once * parts.DARTS_HEARTS
    elif kind == parts.BOULDER and not state.has_rubble(place):
        found += once * parts.BOULDER_HEARTS if state.danger >> place & 1 else 0.1
    elif kind == parts.ALARM:
        found += once
    for other in neighbours(state, place):
        near = state.kind(other)
        if near == parts.DARTS:
            found += 1.2 * once * parts.DARTS_HEARTS
        elif near == parts.ALARM:
            found += 0.7 * once
    return found


def _blasts(state: State, place: int) -> float:
    """Of Explosion tiles here and next to it."""
    found = 0.0
    for other in [place, *neighbours(state, place)]:
        if state.kind(other) != parts.EXPLOSION:
            continue
        markers = state.markers_on(other)
        if markers == 0:
            found += rolls(state) * parts.BURNING_HEARTS
        elif markers == 1:
            found += min(1.0, rolls(state)) * parts.EXPLOSION_HEARTS
        elif markers == 2:
            found += 0.25 * rolls(state) * parts.EXPLOSION_HEARTS
    return found


# Guardians


def _from_sleepers(state: State) -> list[int]:
    """By place: the steps to the nearest Guardian tile whose type has a piece in the reserve, WAKE_FAR at most."""
    found = [WAKE_FAR] * len(state.tiles)
    queue: list[int] = []
    for place in range(1, len(state.tiles)):
        if state.kind(place) == parts.GUARDIAN_TILE and not state.flipped >> place & 1:
            if state.reserve_of(parts.TILE_TYPE[state.tiles[place]]) != NONE:
                found[place] = 0
                queue.append(place)
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        steps = found[here] + 1
        for side in range(4):
            other = state.links[here * 4 + side]
            if other > parts.EXIT_PLACE and found[other] > steps and not state.flipped >> other & 1:
                found[other] = steps
                queue.append(other)
    return found


class Threats:
    """Where the enemies of a state are, and how far from everything."""

    def __init__(self, state: State) -> None:
        self.kinds: list[int] = []
        self.guardians: list[int] = []
        self.far: list[list[int]] = []
        self.nearest: list[int] = []
        """By enemy: how far it is from the nearest whom it would go for."""
        self.sleepers = _from_sleepers(state)
        """By place: how far it is from a tile where a Guardian may wake."""
        if state.darkness:
            return
        for guardian in state.arrivals:
            if not state.is_enemy(guardian):
                continue
            far = distances(state, state.guard[guardian])
            nearest = FAR
            for piece in range(parts.PIECES):
                if state.hearts[piece] > 0 and state.place[piece] != NONE and not state.is_vanished(piece):
                    nearest = min(nearest, far[state.place[piece]])
            self.kinds.append(parts.GUARDIAN_TYPE[guardian])
            self.guardians.append(guardian)
            self.far.append(far)
            self.nearest.append(nearest)

    def blows(self, state: State, seat: int, place: int) -> float:
        """Hearts that Guardians may cost an Explorer who ends its turn on a place."""
        if state.is_vanished(seat) or (state.braced and state.character[seat] == parts.VETERAN):
            return 0.0
        found = WAKE * own_rolls(state) * WAKE_NEAR[self.sleepers[place]]
        for number in range(len(self.kinds)):
            distance = self.far[number][place]
            if distance >= NEAR:
                continue
            hearts = GUARDIAN_BLOWS[self.kinds[number]][distance]
            if distance > 0:
                for other in range(parts.PIECES):
                    if other == seat or state.hearts[other] == 0 or state.place[other] == NONE:
                        continue
                    if self.far[number][state.place[other]] < distance:
                        hearts *= LEFT_ALONE
                        break
            company = 1
            for other in range(parts.PIECES):
                if other != seat and state.hearts[other] > 0 and state.place[other] == place:
                    company += 1
            found += hearts / company if self.kinds[number] != parts.VOLATILE else hearts
        return found

    def gain_of_killing(self, state: State, guardian: int) -> float:
        """What it is worth that a Guardian is gone."""
        for number in range(len(self.guardians)):
            if self.guardians[number] == guardian:
                distance = self.nearest[number]
                if distance >= NEAR + 2:
                    return 0.5
                kind = self.kinds[number]
                if distance >= NEAR:
                    return 2.0
                return FIGHT * KILL_WORTH[kind][distance]
        return 0.0


def danger(state: State, threats: Threats, seat: int, place: int) -> float:
    """What an Explorer may lose by ending its turn on a place, as a price."""
    if place == parts.EXIT_PLACE:
        return 0.0
    if state.shielded == seat or (state.braced and state.character[seat] == parts.VETERAN):
        blows = 0.0
    else:
        blows = tile_blows(state, seat, place) + threats.blows(state, seat, place)
    found = price(state.hearts[seat], blows)
    if state.kind(place) == parts.BRIDGE:
        found += IN_THE_WAY
    if state.volcano == ERUPTED:
        found += _lava_near(state, place)
    return found


def _lava_near(state: State, place: int) -> float:
    """After the eruption: lava flows at least twice a round."""
    worst = 0.0
    far = distances(state, place)
    links = state.links
    for flipped in range(len(state.tiles)):
        if not state.flipped >> flipped & 1:
            continue
        for side in range(4):
            other = links[flipped * 4 + side]
            if other > parts.EXIT_PLACE and not state.flipped >> other & 1 and far[other] < 4:
                worst = max(worst, LAVA_NEAR[far[other]])
    return worst
