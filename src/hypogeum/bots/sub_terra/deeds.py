"""What the actions of a turn are worth to the team, in tenths of an action point."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.abilities import gain_of_ability
from hypogeum.bots.sub_terra.dangers import HEART_WORTH, danger, gain_of_healing, own_rolls, price, rolls
from hypogeum.bots.sub_terra.errands import (
    CARRY_OUT,
    ESCAPE,
    MOVE_ARK,
    ark_ways,
)
from hypogeum.bots.sub_terra.outlook import Outlook
from hypogeum.bots.sub_terra.ways import HEART_COST, STEP, after_steps
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import Deed
from hypogeum.games.sub_terra.board import column, distances, frontier_sides
from hypogeum.games.sub_terra.cells import N, S
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.turn import END
from hypogeum.games.sub_terra.verbs import common, items
from hypogeum.games.sub_terra.verbs.base_explorers import SPRINT

TILE: Final = 24.0
"""A tile more in the temple."""
RISK: Final = 1.4
"""How much the dangers of unknown tiles count."""
ONWARD: Final = 6.0
"""To stand on the new tile where the old one has no other exit."""
DEEPER: Final = 2.0
WORTHWHILE: Final = 0.5
"""Less than that for an action point is nothing."""
NEVER: Final = -1_000.0
PICK_KEY: Final = 30.0
SET_GAIN: Final = 60.0
TAKE_ARTIFACT: Final = 60.0
HIT: Final = 0.5
"""How often an Attack succeeds."""
CARE: Final = 1.0
"""How much healing counts."""
DREAD: Final = 1.0
"""How much dangers at the end of a turn count."""
EXERT: Final = 1.4
"""How much the heart that is paid for an action counts."""
STRONG: Final = 4
"""With fewer hearts only the bearer of the Artifact exerts itself."""
EXERT_MARGIN: Final = 1.0
HURRY: Final = 1.0


def best_deed(state: State, seat: int, actions: list[Action]) -> Action:
    """The action that brings most for what it costs."""
    outlook = Outlook(state, seat)
    best, worth = _best_of(state, outlook, actions)
    if _may_exert(state, seat, actions) and is_urgent(state, outlook):
        cost = exert_cost(state, outlook)
        after = state.copy()
        after.exerted = True
        after.ap += 1
        after.hearts[seat] -= 1
        offered = after.decision.actions(after, seat)
        other, other_worth = _best_of(after, outlook, offered)
        if state.ap == 0:
            if other_worth - cost > EXERT_MARGIN:
                return _exert(actions)
        elif cost_of(other) > state.ap:
            gained = other_worth * cost_of(other)
            if gained - cost - worth * state.ap > EXERT_MARGIN:
                return _exert(actions)
    return best


def is_urgent(state: State, outlook: Outlook) -> bool:
    """Whether a heart may be spent on an action: by the bearer of the Artifact, and by others if time runs out."""
    if outlook.errand.kind == CARRY_OUT:
        return True
    return outlook.spare < HURRY and state.hearts[outlook.seat] >= STRONG


def _best_of(state: State, outlook: Outlook, actions: list[Action]) -> tuple[Action, float]:
    best = actions[len(actions) - 1]
    most = WORTHWHILE
    for action in actions:
        if action.verb is END:
            best = action
            break
    for action in actions:
        if action.verb is END or action.verb is common.EXERT:
            continue
        worth = gain(state, outlook, action) / max(1, cost_of(action))
        if worth > most:
            best, most = action, worth
    return best, most if best.verb is not END else 0.0


def _may_exert(state: State, seat: int, actions: list[Action]) -> bool:
    if state.exerted or state.hearts[seat] < 2 or seat != state.actor or state.was_down or state.is_cut:
        return False
    for action in actions:
        if action.verb is common.EXERT:
            return True
    return False


def _exert(actions: list[Action]) -> Action:
    for action in actions:
        if action.verb is common.EXERT:
            return action
    return actions[0]


def exert_cost(state: State, outlook: Outlook) -> float:
    """A heart, and another if the die says Stumble; less where time presses."""
    hearts = state.hearts[outlook.seat]
    cost = EXERT * HEART_WORTH[hearts] + own_rolls(state) * HEART_WORTH[max(1, hearts - 1)]
    cost += 0.6 * (price(hearts - 1, 1.0) - price(hearts, 1.0)) if outlook.danger_here > 5 else 0.0
    if outlook.errand.kind == CARRY_OUT or outlook.spare < HURRY:
        cost *= 0.7
    return cost


def cost_of(action: Action) -> int:
    """In AP."""
    verb = action.verb
    if isinstance(verb, Deed):
        return verb.cost
    return 1


def gain(state: State, outlook: Outlook, action: Action) -> float:
    """What an action brings."""
    verb = action.verb
    if verb is common.MOVE_ONCE or verb is common.CLIMB:
        return gain_of_step(state, outlook, action.target, cost_of(action))
    if verb is common.RUN:
        return gain_of_series(state, outlook, action.target, 3, 2)
    if verb is SPRINT:
        return gain_of_series(state, outlook, action.target, 2, 1)
    if verb is common.EXPLORE:
        return gain_of_exploring(state, outlook, action.target)
    if verb is common.REVEAL:
        return TILE - _depth(state, outlook.here, action.target)
    if verb is common.HEAL:
        return gain_of_care(state, outlook, state.piece_of(action.target), 1)
    if verb is common.ATTACK:
        guardian = state.guardian_on(outlook.here, action.target)
        return HIT * (outlook.threats.gain_of_killing(state, guardian) + leaving_gain(state, outlook, action.target))
    if verb is common.DIG:
        return gain_of_digging(state, outlook, action.target)
    if verb is common.PUSH or verb is common.PULL:
        return gain_of_ark(state, outlook, action)
    if verb is items.PICK:
        return PICK_KEY if action.target == parts.KEY else TAKE_ARTIFACT
    if verb is items.SET_KEY:
        return SET_GAIN
    if verb is items.TAKE:
        return gain_of_taking(state, outlook, state.seat_of(action.target))
    if verb is items.GIVE or verb is items.DROP:
        return gain_of_giving(state, outlook, action)
    if verb is common.CRAWL:
        return gain_of_crawling(state, outlook, action.target)
    return gain_of_ability(state, outlook, action)


# Moving


def gain_of_step(state: State, outlook: Outlook, cell: int, cost: int) -> float:
    place = state.place_at(cell)
    ways = outlook.errand.ways
    here = outlook.here
    if place == parts.EXIT_PLACE:
        return gain_of_leaving(state, outlook)
    left = state.ap - cost
    share = DREAD if left <= 0 else 0.35 * DREAD
    there = danger(state, outlook.threats, outlook.seat, place)
    progress = outlook.pace * (ways[here] - ways[place])
    return progress + share * (outlook.danger_here - there) - leaving_price(state, outlook)


def gain_of_leaving(state: State, outlook: Outlook) -> float:
    """Out by the Exit: with the Artifact, or after it; never before."""
    if state.items[outlook.seat] == parts.ARTIFACT:
        return 1_000.0
    return 100.0 if state.artifact_out else NEVER


def gain_of_series(state: State, outlook: Outlook, cell: int, moves: int, cost: int) -> float:
    """Several Moves: as far along the way as they lead."""
    place = state.place_at(cell)
    ways = outlook.errand.ways
    if place == parts.EXIT_PLACE:
        return gain_of_leaving(state, outlook) - 1.0
    if ways[place] >= ways[outlook.here]:
        return NEVER
    end = after_steps(state, ways, place, moves - 1)
    there = danger(state, outlook.threats, outlook.seat, place)
    share = 0.5 * DREAD if state.ap <= cost else 0.2 * DREAD
    gained = outlook.pace * (ways[outlook.here] - end) + share * (outlook.danger_here - there) - 0.5
    return gained - leaving_price(state, outlook)


def go_on(state: State, seat: int, piece: int, actions: list[Action]) -> Action:
    """The next Move of a series, or stop."""
    best = actions[len(actions) - 1]
    for action in actions:
        if action.verb.name == "stop":
            best = action
    if piece >= parts.MOST_EXPLORERS:
        return _dog_on(state, piece, actions, best)
    outlook = Outlook(state, piece)
    most = 0.0
    for action in actions:
        if action.verb.name != "go":
            continue
        place = state.place_at(action.target)
        if place == parts.EXIT_PLACE:
            worth = gain_of_leaving(state, outlook)
        else:
            there = danger(state, outlook.threats, piece, place)
            worth = outlook.pace * (outlook.errand.ways[outlook.here] - outlook.errand.ways[place])
            worth += 0.6 * (outlook.danger_here - there) - leaving_price(state, outlook)
        if worth > most:
            best, most = action, worth
    return best


def _dog_on(state: State, piece: int, actions: list[Action], stop: Action) -> Action:
    """The Dog goes for the nearest enemy."""
    best = stop
    here = state.place[piece]
    if state.has_enemy(here):
        return stop
    least = 99
    for action in actions:
        if action.verb.name != "go":
            continue
        far = distances(state, state.place_at(action.target))
        for guardian in state.arrivals:
            if state.is_enemy(guardian) and far[state.guard[guardian]] < least:
                least = far[state.guard[guardian]]
                best = action
    return best


# Exploring


def _depth(state: State, place: int, side: int) -> float:
    """An exit that leads deeper makes the way to the Sanctum longer."""
    if side == N:
        return 0.0
    return DEEPER if side == S else DEEPER / 2


def gain_of_exploring(state: State, outlook: Outlook, side: int) -> float:
    exits = len(frontier_sides(state, outlook.here))
    onward = ONWARD if exits == 1 else 1.0
    last = state.ap <= 1
    risk = price(state.hearts[outlook.seat], risk_of_unknown(state, outlook.seat, last))
    relief = outlook.danger_here * (0.8 if last else 0.3)
    leaving = leaving_hearts(state, outlook)
    return TILE + onward - RISK * risk + relief - price(state.hearts[outlook.seat], leaving) - _depth(state, 0, side)


def leaving_hearts(state: State, outlook: Outlook) -> float:
    """Hearts that it costs to leave now."""
    if state.is_vanished(outlook.seat):
        return 0.0
    found = float(state.count_on(outlook.here, parts.INFANTRY))
    return found + 2.0 * state.count_on(outlook.here, parts.ETERNAL)


def leaving_price(state: State, outlook: Outlook) -> float:
    """The hearts that it costs to leave now, on top of the ways: an enemy could be struck down first."""
    hearts = leaving_hearts(state, outlook)
    if hearts == 0:
        return 0.0
    return price(state.hearts[outlook.seat], hearts) + HEART_COST * hearts


def leaving_gain(state: State, outlook: Outlook, kind: int) -> float:
    """What it saves that a Guardian does not hold us here any more."""
    if kind != parts.INFANTRY or state.is_vanished(outlook.seat):
        return 0.0
    return 3.0


def risk_of_unknown(state: State, seat: int, is_last: bool) -> float:
    """Hearts that entering a tile of the bag costs on the average."""
    bag = state.bag
    total = 0.0
    count = 0
    often = rolls(state)
    is_rogue = state.character[seat] == parts.ROGUE
    for tile in range(parts.BAG_TILES):
        if not bag >> tile & 1:
            continue
        count += 1
        kind = parts.TILE_KIND[tile]
        if kind == parts.SPIKES:
            if not is_rogue:
                total += 1.7
        elif kind == parts.LAVA:
            total += often if is_last else 0.2
        elif kind == parts.GUARDIAN_TILE:
            total += 0.2 if state.is_vanished(seat) else 2.4 if is_last else 1.2
        elif kind == parts.LEGION:
            total += 0.4 if state.is_vanished(seat) else 5.0 if is_last else 3.0
        elif kind == parts.SNAKE or kind == parts.PIT:
            total += 1.0
        elif kind == parts.DARTS:
            total += 0.2 if is_last and not is_rogue else 0.0
    return total / max(1, count)


# Care


def gain_of_care(state: State, outlook: Outlook, piece: int, hearts: int) -> float:
    """Healing; less when time presses, unless somebody is down or carries the Artifact."""
    found = CARE * gain_of_healing(state, piece, hearts)
    if piece < parts.MOST_EXPLORERS and state.hearts[piece] > 1 and outlook.spare < HURRY:
        found *= 0.7
    if outlook.errand.kind == CARRY_OUT and state.hearts[piece] > 1:
        found *= 0.6
    if outlook.errand.kind == ESCAPE:
        found *= 0.5
    return found


def gain_of_digging(state: State, outlook: Outlook, cell: int) -> float:
    """What the Rubble costs us on the way, and others."""
    place = state.place_at(cell)
    found = 0.0
    for other in range(state.options.explorers):
        if not state.is_active(other) or state.character[other] == parts.GUIDE:
            continue
        ways = outlook.errand_of(state, other).ways
        here = state.place[other]
        if is_on_way(state, ways, here, place):
            found += 21.0 * outlook.pace if other == outlook.seat else 12.0
    if state.options.has_ark and is_on_way(state, ark_ways(state), state.place[parts.ARK], place):
        found += 15.0
    return found


def is_on_way(state: State, ways: list[int], start: int, place: int) -> bool:
    """Whether the cheapest way from a place leads over another."""
    here = start
    for _ in range(len(ways)):
        best = here
        for side in range(4):
            other = state.links[here * 4 + side]
            if other >= 0 and ways[other] < ways[best]:
                best = other
        if best == here:
            return False
        if best == place:
            return True
        here = best
    return False


# Items


def gain_of_taking(state: State, outlook: Outlook, holder: int) -> float:
    """The Artifact from whoever can carry it no farther now; a Key from somebody who is down."""
    seat = outlook.seat
    if state.items[holder] == parts.ARTIFACT:
        if state.hearts[holder] == 0:
            return 90.0
        moves = state.ap - 1
        if state.hearts[seat] >= 2 and not state.exerted:
            moves += 1
        if holder > seat and state.actor == seat:
            return -5.0  # its own turn comes first
        if moves <= 0:
            return -5.0
        return 25.0 if state.hearts[seat] >= 2 else 8.0
    return 22.0 if state.hearts[holder] == 0 else -5.0


def gain_of_giving(state: State, outlook: Outlook, action: Action) -> float:
    """Seldom: a Key, by somebody who goes for the Artifact."""
    return -10.0


def gain_of_crawling(state: State, outlook: Outlook, cell: int) -> float:
    """Towards somebody who can help, or out."""
    place = state.place_at(cell)
    if place == parts.EXIT_PLACE:
        return gain_of_leaving(state, outlook)
    if state.artifact_out or state.items[outlook.seat] == parts.ARTIFACT:
        return float(outlook.errand.ways[outlook.here] - outlook.errand.ways[place])
    far = distances(state, place)
    now = distances(state, outlook.here)
    nearest = 99
    nearest_now = 99
    for other in range(state.options.explorers):
        if state.is_active(other):
            nearest = min(nearest, far[state.place[other]])
            nearest_now = min(nearest_now, now[state.place[other]])
    return float(STEP * (nearest_now - nearest))


# The Ark (section 18)


def gain_of_ark(state: State, outlook: Outlook, action: Action) -> float:
    """The Ark nearer to the Ledge; it should not go where it loses hearts."""
    ways = ark_ways(state)
    ark = state.place[parts.ARK]
    place = outlook.here if action.verb is common.PULL else state.place_at(action.target)
    progress = float(ways[ark] - ways[place])
    if progress <= 0:
        return -5.0
    if state.hall == NONE:
        if column(state, place) <= column(state, ark):
            return -2.0
        return 1.1 * progress
    weight = 1.8 if outlook.errand.kind == MOVE_ARK else 1.3
    return weight * progress
