"""How Typhaon plays: tiles that lengthen the way and bring Guardians near, cards that cost most hearts (section 19)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.dangers import HEART_WORTH, Threats, price
from hypogeum.bots.sub_terra.laying import worth_of_rotation
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances, exits_onto, neighbours
from hypogeum.games.sub_terra.cells import CELLS, N, S, beyond, cell_y
from hypogeum.games.sub_terra.placing import PASS, RETURN, Orientation
from hypogeum.games.sub_terra.state import ERUPTED, State
from hypogeum.games.sub_terra.typhaon import AlarmAnswer, Build, PlayCard, PutGuardian, WakeOption

TILE_GIVEN: Final = 9.0
"""What it helps the team that a tile is laid."""
DEEPER: Final = 15.0
"""What it costs the team that the temple is one column deeper."""
FLOW: Final = 30.0


def act(state: State, seat: int, actions: list[Action]) -> Action:
    decision = state.decision
    if isinstance(decision, Build):
        return build(state, actions)
    if isinstance(decision, Orientation):
        return turn(state, actions)
    if isinstance(decision, PlayCard):
        return play(state, actions)
    if isinstance(decision, WakeOption):
        return actions[0] if _gain_of_waking(state, 1) >= _gain_of_pass(state, 1) else actions[len(actions) - 1]
    if isinstance(decision, (PutGuardian, AlarmAnswer)):
        return _put(state, actions)
    return _hurt_most(state, actions)


# Building


def build(state: State, actions: list[Action]) -> Action:
    """Where the tile does most harm, or back with it."""
    best = Action(RETURN, 0)
    most = 0.0
    for action in actions:
        if action.verb is RETURN:
            continue
        harm = harm_of_tile(state, action.target) - TILE_GIVEN
        if harm > most:
            best, most = action, harm
    return best


def harm_of_tile(state: State, cell: int) -> float:
    """What the drawn tile on a cell costs the team."""
    tile = state.drawn
    kind = parts.TILE_KIND[tile]
    deepest = 0
    for other in state.cells:
        deepest = max(deepest, cell_y(other))
    harm = 0.0
    sides = parts.TILE_OPEN[tile * parts.ROTATIONS].bit_count()
    if state.hall == NONE and cell_y(cell) > deepest and sides > 1:
        harm += DEEPER
    near = _explorers_near(state, cell)
    if kind == parts.GUARDIAN_TILE:
        harm += 9.0 * near
    elif kind == parts.LEGION:
        harm += 22.0 * near
    elif kind in (parts.DARTS, parts.ALARM, parts.EXPLOSION, parts.LAVA, parts.SPIKES):
        harm += 3.0 * near
    return harm


def _explorers_near(state: State, cell: int) -> float:
    """How near the Explorers are to a location: 1 for one next to it."""
    found = 0.0
    for place in exits_onto(state, cell):
        far = distances(state, place)
        total = 0.0
        for seat in range(state.options.explorers):
            if state.is_active(seat) and far[state.place[seat]] < 4:
                total += 1.0 / (1 + far[state.place[seat]])
        found = max(found, total)
    return found


def turn(state: State, actions: list[Action]) -> Action:
    """Towards the depth, away from what would join."""
    best = actions[0]
    most = -1_000
    for action in actions:
        sides = parts.TILE_OPEN[state.drawn * parts.ROTATIONS + action.target]
        worth = -worth_of_rotation(state, state.drawn, state.spot, action.target)
        if sides >> S & 1 and state.hall == NONE and state.at[beyond(state.spot, S)] == NONE:
            worth += 20
        if sides >> N & 1:
            worth -= 1
        if worth > most:
            best, most = action, worth
    return best


# Cards


def play(state: State, actions: list[Action]) -> Action:
    """The card that costs the team most."""
    best = actions[0]
    most = -1.0
    for action in actions:
        harm = harm_of_card(state, action.target)
        if harm > most:
            best, most = action, harm
    return best


def harm_of_card(state: State, card: int) -> float:
    """Hearts lost, as a price; later also the lava that it lets flow."""
    kind = parts.DESOLATION_KIND[card]
    number = parts.DESOLATION_NUMBER[card]
    if kind == parts.DESPAIR:
        harm = 0.0
        for seat in range(state.options.explorers):
            harm += HEART_WORTH[state.hearts[seat]] if state.is_active(seat) else 0.0
        return harm
    if kind == parts.WAKE_CARD:
        return max(_gain_of_waking(state, number), _gain_of_pass(state, 1))
    if kind == parts.ACTIVATE_CARD:
        return _gain_of_pass(state, 2)
    flow = FLOW if state.volcano == ERUPTED else 0.0
    if kind == parts.LAVA_CARD:
        return flow + _harm_of_lava(state, number)
    if kind == parts.COLLAPSE_CARD:
        return flow + _harm_of_collapse(state, number)
    return flow + _harm_of_traps(state)


def _harm_of_lava(state: State, symbols: int) -> float:
    harm = 0.0
    for seat in range(state.options.explorers):
        if not state.is_active(seat):
            continue
        lost = 0.0
        if state.kind(state.place[seat]) == parts.LAVA:
            lost += symbols
        if state.options.temple == parts.DAUNTLESS:
            for place in [state.place[seat], *neighbours(state, state.place[seat])]:
                if state.kind(place) == parts.EXPLOSION:
                    markers = state.markers_on(place)
                    if markers == 0:
                        lost += symbols
                    elif markers <= symbols:
                        lost += parts.EXPLOSION_HEARTS
        harm += price(state.hearts[seat], lost)
    return harm


def _harm_of_collapse(state: State, symbols: int) -> float:
    harm = 0.0
    for seat in range(state.options.explorers):
        if not state.is_active(seat):
            continue
        place = state.place[seat]
        kind = state.kind(place)
        if kind == parts.RUINS and not state.has_rubble(place) and not state.stands_on(parts.COLOSSUS, place):
            harm += symbols / 6.0 * price(state.hearts[seat], parts.RUINS_HEARTS)
        elif kind == parts.SNAKE:
            harm += symbols * 0.5 * HEART_WORTH[state.hearts[seat]]
    for place in range(parts.FIXED, len(state.tiles)):
        if state.kind(place) == parts.RUINS and not state.has_rubble(place):
            harm += symbols / 6.0 * 6.0
    return harm


def _harm_of_traps(state: State) -> float:
    losses = [0.0] * parts.MOST_EXPLORERS
    for seat in range(state.options.explorers):
        here = state.place[seat]
        if here == NONE or state.stands_on(parts.ROGUE, here):
            continue
        if state.kind(here) == parts.SPIKES:
            for piece in state.here(here):
                if piece < parts.MOST_EXPLORERS:
                    losses[piece] += parts.SPIKES_HEARTS
        for place in [here, *neighbours(state, here)]:
            if state.kind(place) == parts.DARTS:
                for other in [place, *neighbours(state, place)]:
                    for piece in state.here(other):
                        if piece < parts.MOST_EXPLORERS:
                            losses[piece] += parts.DARTS_HEARTS
            elif state.kind(place) == parts.BOULDER and state.danger >> place & 1:
                for piece in state.here(place):
                    if piece < parts.MOST_EXPLORERS:
                        losses[piece] += parts.BOULDER_HEARTS
            elif state.kind(place) == parts.ALARM:
                losses[seat] += 0.7
    harm = 0.0
    for seat in range(state.options.explorers):
        if state.is_active(seat) and not state.stands_on(parts.ROGUE, state.place[seat]):
            harm += price(state.hearts[seat], losses[seat])
    return harm


def _gain_of_pass(state: State, passes: int) -> float:
    """All Guardians activate so often."""
    threats = Threats(state)
    harm = 0.0
    for number in range(len(threats.kinds)):
        distance = threats.nearest[number]
        kind = threats.kinds[number]
        blows = max(0, passes - distance)
        if kind == parts.VOLATILE:
            blows = min(1, blows)
        elif kind == parts.ARCHER and distance <= 2:
            blows = passes
        harm += 11.0 * blows * parts.TYPE_HEARTS[kind]
        if blows == 0 and distance < FAR:
            harm += 3.0 * passes
    return harm


def _gain_of_waking(state: State, number: int) -> float:
    """So many Guardians come, as near as they can."""
    nearest = FAR
    for place in range(len(state.tiles)):
        if state.is_temple(place) and state.kind(place) == parts.GUARDIAN_TILE:
            if state.reserve_of(parts.TILE_TYPE[state.tiles[place]]) == NONE:
                continue
            nearest = min(nearest, _nearest(state, place))
    if nearest >= FAR:
        return 0.0
    each = 13.0 if nearest <= 1 else 9.0 if nearest <= 3 else 5.0 if nearest <= 6 else 3.0
    return number * each


def _nearest(state: State, place: int) -> int:
    """The steps to the nearest Explorer."""
    far = distances(state, place)
    found = FAR
    for seat in range(state.options.explorers):
        if state.is_active(seat) and not state.is_vanished(seat):
            found = min(found, far[state.place[seat]])
    return found


def _put(state: State, actions: list[Action]) -> Action:
    """The Guardian nearest to somebody, the more dangerous kind first."""
    best = actions[0]
    least = FAR * 10
    for action in actions:
        if action.verb is PASS:
            continue
        kind, place = action.target // CELLS, state.place_at(action.target % CELLS)
        cost = 10 * _nearest(state, place) - (12 if kind == parts.VOLATILE else 4 if kind == parts.ARCHER else 0)
        if cost < least:
            best, least = action, cost
    return best


def _hurt_most(state: State, actions: list[Action]) -> Action:
    """Whom snakes bite: the one with fewest hearts."""
    best = actions[0]
    fewest = 100
    for action in actions:
        piece = state.piece_of(action.target) if action.verb.name == "victim" else NONE
        if piece != NONE and state.hearts[piece] < fewest:
            best, fewest = action, state.hearts[piece]
    return best
