"""What the abilities of the Explorers are worth to the team (sections 15, 20 and 21), in tenths of an action point."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.dangers import danger, gain_of_healing, price
from hypogeum.bots.sub_terra.outlook import Outlook
from hypogeum.bots.sub_terra.tarot_play import gain_of_card
from hypogeum.bots.sub_terra.ways import DIG_COST
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import breach, distances, frontier_sides
from hypogeum.games.sub_terra.cells import CELLS
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.tarot import TAROT_VERB
from hypogeum.games.sub_terra.verbs import base_explorers as base
from hypogeum.games.sub_terra.verbs import circle, faculty

TILE: Final = 24.0
CERTAIN: Final = 1.15
"""A blow that cannot miss."""
_CANINE: Final = 1024


def gain_of_ability(state: State, outlook: Outlook, action: Action) -> float:
    """What an ability brings; nothing where no rule of thumb is known."""
    character = state.character[outlook.seat]
    if character < parts.MAGICIAN:
        return _gain_of_base(state, outlook, action)
    if character < parts.INVENTOR:
        return _gain_of_circle(state, outlook, action)
    return _gain_of_faculty(state, outlook, action)


def kill(state: State, outlook: Outlook, place: int, kind: int) -> float:
    """One enemy gone."""
    guardian = state.guardian_on(place, kind)
    return 0.0 if guardian == NONE else CERTAIN * outlook.threats.gain_of_killing(state, guardian)


def kill_all(state: State, outlook: Outlook, place: int) -> float:
    """Every enemy of a place gone."""
    found = 0.0
    for guardian in state.arrivals:
        if state.guard[guardian] == place:
            found += outlook.threats.gain_of_killing(state, guardian)
    return found


# Base Explorers (section 15)


def _gain_of_base(state: State, outlook: Outlook, action: Action) -> float:
    verb = action.verb
    if verb is base.ILLUMINATE:
        exits = len(frontier_sides(state, outlook.here))
        return 2 * TILE if exits > 1 else TILE + 1.0
    if verb is base.SCOPE:
        return TILE - 0.5
    if verb is base.ORDER:
        return _gain_of_order(state, outlook, action.target)
    if verb is base.EXCAVATE:
        return _gain_of_excavating(state, outlook, action.target)
    if verb is base.CONSOLIDATE:
        return _gain_of_consolidating(state, outlook)
    if verb is base.SHOOT:
        return kill(state, outlook, state.place_at(action.target // parts.TYPES), action.target % parts.TYPES)
    if verb is base.GRENADE:
        return _gain_of_grenade(state, outlook, state.place_at(action.target))
    if verb is base.DEMOLISH:
        return _gain_of_wall(state, outlook, outlook.here, action.target)
    if verb is base.ANNIHILATE:
        return kill(state, outlook, outlook.here, action.target)
    if verb is base.BRACE:
        return 0.8 * outlook.danger_here if state.ap == 1 else 0.0
    if verb is base.CURE:
        return float(gain_of_healing(state, state.piece_of(action.target), base.CURE_HEARTS))
    if verb is base.REVIVE:
        piece = state.piece_of(action.target)
        return float(gain_of_healing(state, piece, base.REVIVE_HEARTS if state.hearts[piece] else 1))
    if verb is base.PURIFY:
        return kill_all(state, outlook, state.place_at(action.target))
    return 0.0


def _gain_of_order(state: State, outlook: Outlook, target: int) -> float:
    """Another one comes nearer to what it is about to do, or out of danger."""
    other = state.seat_of(target // CELLS)
    place = state.place_at(target % CELLS)
    if place == parts.EXIT_PLACE:
        if state.items[other] == parts.ARTIFACT:
            return 1_000.0
        return 60.0 if state.artifact_out else -100.0
    ways = outlook.errand_of(state, other).ways
    progress = float(ways[state.place[other]] - ways[place])
    relief = danger(state, outlook.threats, other, state.place[other]) - danger(state, outlook.threats, other, place)
    weight = 1.4 if state.items[other] == parts.ARTIFACT else 0.9
    return weight * progress + (0.3 if other > outlook.seat else 0.7) * relief


def _gain_of_excavating(state: State, outlook: Outlook, cell: int) -> float:
    """As for a Dig, at half the price."""
    place = state.place_at(cell)
    found = 0.0
    for other in range(state.options.explorers):
        if state.is_active(other) and state.character[other] != parts.GUIDE:
            ways = outlook.errand_of(state, other).ways
            if ways[place] < ways[state.place[other]]:
                found += 11.0 if other == outlook.seat else 5.0
    return found


def _gain_of_consolidating(state: State, outlook: Outlook) -> float:
    kind = state.kind(outlook.here)
    if state.uses[outlook.seat] == 0:
        return 0.0
    if kind == parts.GUARDIAN_TILE and outlook.here >= parts.FIXED:
        return 8.0
    if kind in (parts.EXPLOSION, parts.SPIKES, parts.PIT):
        return 7.0
    return 4.0 if state.ap == 1 and outlook.danger_here > 5 else 1.0


def _gain_of_grenade(state: State, outlook: Outlook, place: int) -> float:
    found = CERTAIN * kill_all(state, outlook, place)
    for piece in state.here(place):
        found -= price(state.hearts[piece], parts.GRENADE_HEARTS)
    return found


def _gain_of_wall(state: State, outlook: Outlook, place: int, side: int) -> float:
    """A way that becomes shorter for us or for others."""
    if state.hall == NONE:
        return 0.0
    after = state.copy()
    breach(after, after.cells[place], side)
    ahead = Outlook(after, outlook.seat)
    found = 0.0
    for other in range(state.options.explorers):
        if state.is_active(other):
            before = outlook.errand_of(state, other).ways[state.place[other]]
            found += min(40, max(0, before - ahead.errand_of(after, other).ways[state.place[other]]))
    return 0.7 * found


# The Circle (section 20)


def _gain_of_circle(state: State, outlook: Outlook, action: Action) -> float:
    verb = action.verb
    if verb is circle.SWAP:
        return _gain_of_swap(state, outlook, state.piece_of(action.target))
    if verb is circle.DOG_VERB or verb is circle.DIRECT:
        return _gain_of_dog(state, outlook, action)
    if verb is circle.CALL:
        return _gain_of_call(state, outlook)
    if verb is circle.RECOVER:
        seat = outlook.seat
        return float(gain_of_healing(state, seat, state.maximum(seat)))
    if verb is circle.SMASH:
        return CERTAIN * kill_all(state, outlook, outlook.here)
    if verb is circle.STRIKE:
        worth = kill(state, outlook, outlook.here, action.target)
        return worth - outlook.danger_here - _danger_exposed(state, outlook, action.target)
    if verb is circle.VISION:
        return TILE - 4.0
    if verb is circle.MEDITATE:
        return 17.0 if outlook.spare > 2 else 6.0
    if verb is TAROT_VERB:
        return gain_of_card(state, outlook, action.target)
    return 0.0


def _danger_exposed(state: State, outlook: Outlook, kind: int) -> float:
    """What the other enemies do to her when they see her."""
    others = 0
    for guardian in state.arrivals:
        if state.guard[guardian] == outlook.here and state.is_enemy(guardian):
            others += 1
    return price(state.hearts[outlook.seat], 2.0 * (others - 1))


def _gain_of_swap(state: State, outlook: Outlook, piece: int) -> float:
    """Both may stand better where the other one stood."""
    seat = outlook.seat
    there = state.place[piece]
    ways = outlook.errand.ways
    found = float(ways[outlook.here] - ways[there])
    found += outlook.danger_here - danger(state, outlook.threats, seat, there)
    if piece < parts.MOST_EXPLORERS:
        theirs = outlook.errand_of(state, piece).ways
        found += theirs[there] - theirs[outlook.here]
        found += danger(state, outlook.threats, piece, there) - danger(state, outlook.threats, piece, outlook.here)
    return 0.6 * min(40.0, found) - 8.0


def _gain_of_dog(state: State, outlook: Outlook, action: Action) -> float:
    """Bites where it can, digs what is in the way, keeps near the enemies of the team."""
    what, value = action.target // _CANINE, action.target % _CANINE
    place = state.place[parts.DOG]
    if what == circle.DOG_BITE:
        return kill(state, outlook, place, value)
    if what == circle.DOG_DIG:
        dug = state.place_at(value)
        ways = outlook.errand.ways
        return DIG_COST / 2 if ways[dug] < ways[outlook.here] else 2.0
    if what == circle.DOG_REST:
        return 4.0
    if state.has_enemy(place):
        return 0.0
    far = distances(state, state.place_at(value))
    now = distances(state, place)
    nearer = 0
    for guardian in state.arrivals:
        if state.is_enemy(guardian):
            nearer = max(nearer, now[state.guard[guardian]] - far[state.guard[guardian]])
    if nearer > 0:
        return 4.0
    return 2.0 if now[outlook.here] > 2 and far[outlook.here] < now[outlook.here] else 0.0


def _gain_of_call(state: State, outlook: Outlook) -> float:
    if state.place[parts.DOG] == NONE:
        return 16.0 if state.arrivals else 8.0
    far = distances(state, state.place[parts.DOG])
    return 12.0 if far[outlook.here] > 6 else 0.0


# The Faculty (section 21)


def _gain_of_faculty(state: State, outlook: Outlook, action: Action) -> float:
    verb = action.verb
    if verb is faculty.CHART:
        return TILE - 0.5
    if verb is faculty.MINE:
        return _gain_of_mine(state, outlook)
    if verb is faculty.FORTIFY:
        return 0.0
    if verb is faculty.TURRET_VERB:
        return 6.0 if state.place[parts.TURRET] == NONE and len(outlook.threats.kinds) > 1 else 0.0
    return 0.0


def _gain_of_mine(state: State, outlook: Outlook) -> float:
    """Where Guardians are about to come: each Mine takes one or more with it."""
    if outlook.here in state.mines or len(state.mines) == parts.MINES:
        return 0.0
    coming = 0.0
    for number in range(len(outlook.threats.kinds)):
        if 1 <= outlook.threats.far[number][outlook.here] <= 2:
            coming += 9.0
    return coming - 4.0 if coming else 0.0
