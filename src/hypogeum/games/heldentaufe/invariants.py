"""What always holds (section 22 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.invariants import demand, demand_partition
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    ALL_MISSIONS,
    ARMED,
    CAMPFIRE,
    DANGER_SPACES,
    FIRST_MONSTER,
    FOOD_COUNTS,
    FOODS,
    HAND_SIZE,
    MONSTER_AP,
    MONSTERS,
    PIECE_COUNTS,
    PIECES,
    POTION_COUNTS,
    POTIONS,
    SPACES,
    TILE_COUNTS,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.defeat import AfterDefeat
from hypogeum.games.heldentaufe.overflow import Overflow
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import distances

MOST_AP = 8


def check(state: State) -> None:
    """Raises BrokenInvariant with the rule that does not hold; no dead end (HT-TRN-16) is the engine's."""
    _check_components(state)
    _check_heroes(state)
    _check_underworld(state)
    _check_surface(state)


def _is_being_beaten(state: State) -> bool:
    return any(isinstance(step, AfterDefeat) for step in state.agenda)


def _check_components(state: State) -> None:
    """HT-INR-1."""
    for number in range(PIECES):
        total = state.piece_supply[number] + sum(hero.pieces[number] for hero in state.heroes)
        demand(total == PIECE_COUNTS[number], "HT-INR-1", f"{total} pieces of number {number}")
        demand(state.piece_supply[number] >= 0, "HT-CMP-9", f"negative supply of piece {number}")
    for food in range(FOODS):
        total = state.food_supply[food] + sum(hero.food[food] for hero in state.heroes)
        demand(total == FOOD_COUNTS[food], "HT-INR-1", f"{total} of food {food}")
    for potion in range(POTIONS):
        total = state.potion_supply[potion] + sum(hero.potion == potion for hero in state.heroes)
        demand(total == POTION_COUNTS[potion], "HT-CMP-11", f"{total} of potion {potion}")
    if state.missions.shuffles:  # the cards have been dealt
        hands = [1 << card for hero in state.heroes for card in hero.hand]
        demand_partition([state.missions.pile, state.missions.discard, *hands], ALL_MISSIONS, "HT-INR-1", "missions")
    for kind, count in enumerate(TILE_COUNTS):
        total = state.tile_kinds.count(kind) + state.tile_pile[kind] + state.tiles_removed[kind]
        demand(total == count, "HT-INR-1", f"{total} tiles of kind {kind}")


def _check_heroes(state: State) -> None:
    """HT-INR-2, HT-INR-6 to HT-INR-10."""
    overflowing = [step.owner for step in state.agenda if isinstance(step, Overflow)]
    for seat, hero in enumerate(state.heroes):
        if hero.figure == NONE or state.is_gone(seat):
            continue
        demand(0 < hero.hearts <= hero.max_hearts(), "HT-INR-2", f"seat {seat} has {hero.hearts} hearts")
        demand(hero.points >= 0, "HT-INR-6", f"seat {seat} has {hero.points} points")
        demand(len(hero.hand) <= HAND_SIZE, "HT-INR-7", f"seat {seat} holds {len(hero.hand)} cards")
        fits = not hero.is_overloaded() or seat in overflowing or state.over
        demand(fits, "HT-INR-8", f"the backpack of seat {seat} overflows")
        demand(hero.potion != NONE or not hero.drunk, "HT-INR-8", f"seat {seat} drank nothing")
        home = hero.tile != NONE and state.tile_kinds[hero.tile] == CAMPFIRE
        wins = home and hero.points >= state.options.target
        demand(state.over or not wins, "HT-INR-9", f"seat {seat} has won unnoticed")
        demand(hero.ap_total() <= MOST_AP, "HT-INR-10", f"seat {seat} has {hero.ap_total()} AP")
    if state.active != NONE:
        left = state.ap_left()
        demand(0 <= left <= state.heroes[state.active].ap_total(), "HT-INR-10", f"{left} AP left")
    demand(0 <= state.monster_ap <= MONSTER_AP, "HT-INR-10", f"{state.monster_ap} monster AP")


def _check_underworld(state: State) -> None:
    """HT-INR-2 to HT-INR-5."""
    standing: dict[int, int] = {}
    for monster in range(MONSTERS):
        hearts, space = state.monster_hearts[monster], state.monster_spaces[monster]
        demand(
            0 <= hearts <= state.monster_full_hearts(monster),
            "HT-INR-2",
            f"monster {monster}: {hearts} hearts",
        )
        demand((space == NONE) == (hearts == 0), "HT-KIL-1", f"monster {monster} with {hearts} hearts on {space}")
        if space != NONE:
            demand(space not in standing, "HT-INR-4", f"two figures on space {space}")
            demand(space != TREASURE_SPACE or not state.has_chest, "HT-INR-4", "a monster on the chest")
            standing[space] = FIRST_MONSTER + monster
    for seat, hero in enumerate(state.heroes):
        demand(hero.tile == NONE or hero.space == NONE, "HT-INR-4", f"seat {seat} is on both maps")
        if hero.space != NONE:
            demand(hero.space not in standing, "HT-INR-4", f"two figures on space {hero.space}")
            standing[hero.space] = hero.figure
    expected = [standing.get(space, NONE) for space in range(SPACES)]
    demand(state.occupants == expected, "HT-INR-4", f"occupants {state.occupants}, not {expected}")
    tokens = state.danger.bit_count()
    demand(tokens <= len(DANGER_SPACES), "HT-INR-3", f"{tokens} danger tokens")
    demand(0 <= state.armed_left <= min(ARMED, tokens), "HT-INR-3", f"{state.armed_left} armed of {tokens}")
    removed = len(DANGER_SPACES) - tokens
    demand(ARMED - state.armed_left <= removed, "HT-INR-3", "more armed tokens removed than tokens")
    if not _is_being_beaten(state) and not state.over:
        inside = any(hero.is_inside() for hero in state.heroes)
        demand(
            (state.leader != NONE) == inside,
            "HT-INR-5",
            f"leader {state.leader} with heroes inside: {inside}",
        )


def _check_surface(state: State) -> None:
    """HT-INR-11."""
    demand(len(set(state.tile_cells)) == len(state.tile_cells), "HT-INR-11", "two tiles share a position")
    demand(NONE not in distances(state, 0), "HT-INR-11", "the surface is not connected")
    if state.has_tiles_in_pile():
        demand(NONE in state.neighbours, "HT-INR-11", "no empty position can be reached")
