"""What the Worms may do before the next own turn: to the own pawn, to rivals and, in solo, to Locations."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.arms import chance_of
from hypogeum.bots.terror_below.prospects import Prospects
from hypogeum.bots.terror_below.worth import damage_worth, hunt_worth, known_bounties
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.attack import struck_spaces
from hypogeum.games.terror_below.board import BOARDS, SPACES, distance
from hypogeum.games.terror_below.bounties import line_mask
from hypogeum.games.terror_below.components import (
    DIRECTIONS,
    FIRST_WEAPON,
    LOCATIONS,
    SHARE_LOCATIONS,
    SLOTS,
    SURVIVE_BY_DIE,
    SURVIVE_HAT,
    SURVIVE_ITEMS,
    VEHICLE_ARROWS,
    WORM_EGG,
    WORM_HEALTH,
    WORM_IDS,
    WORM_LIMIT,
    all_eggs,
)
from hypogeum.games.terror_below.options import EMERGENCY, SPECIAL_DELIVERY
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    State,
    entry_card,
    is_face_down,
    knows_entry,
)

WORMS: Final[int] = len(WORM_IDS)
MOST_NEED: Final = 6

LAST_MEMBER: Final = 14.0
MEMBER_COST: Final[list[float]] = [0.0, LAST_MEMBER, 4.0, 2.5]
"""By living members: what the death of a Leader costs."""
EGG_COST: Final = 1.6
HAT_COST: Final = 0.8
SAVER_COST: Final = 1.5
"""A card that saves the Leader is used up instead."""
RIVAL_SHARE: Final = 0.7
"""A loss of all rivals together, seen from here."""
WEAPON_GUESS: Final = 3.0
"""What a Weapon in another hand may deal."""
EGG_SHARE: Final = 0.15
"""Of the worth of an Egg that a Worm will lay."""

SURE_HIT: Final = 1.0
SHAKEN_HIT: Final = 0.78
"""A Worm that is due strikes where it is, unless phase 4 moves its Target."""
SHAKEN_NEAR: Final = 0.05
LATER_HIT: Final = 0.32
"""A Worm that attacks after somebody has put another card under it."""
LATER_NEAR: Final = 0.11
SOLO_HIT: Final = 0.75
SOLO_NEAR: Final = 0.06

LOCATION_COST: Final = 1.2
PRECIOUS_LOCATION: Final = 4.0
LAST_LOCATION: Final = 25.0
"""Solo: a Location whose loss loses the game."""
RUBBLED_LOCATION: Final = 0.3
"""Of the cost of a Location, when only its first Rubble falls."""


def _due_chance(placements: int, need: int) -> float:
    """How likely at least so many of some cards are put under one of three Worms."""
    if need <= 0:
        return 1.0
    chance = 0.0
    for hits in range(need, placements + 1):
        ways = 1
        for number in range(hits):
            ways = ways * (placements - number) // (number + 1)
        chance += ways * 2.0 ** (placements - hits) / 3.0**placements
    return chance


DUE_CHANCES: Final[list[list[float]]] = [
    [_due_chance(placements, need) for need in range(MOST_NEED)] for placements in range(6)
]
"""By cards to come and cards that a Worm needs."""
TERROR_CHANCES: Final[list[float]] = [1.0, 5 / 9, 1 / 3, 1 / 3, 1 / 3, 1 / 3]
"""Solo, by cards that a Worm needs: one card and one attack come by dice (TB-SOLO-8)."""


class Strikes:
    """For one side of the board, by Worm and Target: the spaces it strikes there, and one step away."""

    def __init__(self) -> None:
        self._masks = [-1] * (WORMS * SPACES)
        self._near: list[list[int]] = [EMPTY] * (WORMS * SPACES)

    def mask(self, state: State, worm: int, target: int) -> int:
        """The struck spaces as a bit mask."""
        at = worm * SPACES + target
        found = self._masks[at]
        if found < 0:
            found = struck_spaces(state, worm, target)
            self._masks[at] = found
        return found

    def near(self, state: State, worm: int, target: int) -> list[int]:
        """By space: in how many directions the Target may go so that it is struck."""
        at = worm * SPACES + target
        found = self._near[at]
        if not found:
            found = [0] * SPACES
            for direction in range(DIRECTIONS):
                moved = state.options.board.drifts[target * DIRECTIONS + direction]
                if moved != NONE:
                    mask = self.mask(state, worm, moved)
                    for space in range(SPACES):
                        found[space] += mask >> space & 1
            self._near[at] = found
        return found


STRIKES: Final[list[Strikes]] = [Strikes() for _ in BOARDS]


class Threats:
    """For one seat in one state."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.needs = [0] * SLOTS
        """By slot: how many cards its Worm needs to attack."""
        self.upside = 0.0
        """The most that being caught by Worms can bring."""
        self._close = [0.0] * SLOTS
        self._far = [0.0] * SLOTS
        """By slot: what it is worth to be caught, near the Target and farther away."""
        self._chances = DUE_CHANCES[0]
        self._is_shaken = False
        self._strikes = STRIKES[0]
        self._hidden: list[list[int]] = [EMPTY] * SLOTS

    def look(self, state: State, seat: int) -> None:
        squad = state.squads[seat]
        options = state.options
        self._strikes = STRIKES[options.board.side]
        self._is_shaken = options.has_extra_phase
        placements = state.seats_left().bit_count() - 1
        if options.is_solo:
            self._chances = TERROR_CHANCES
        else:
            self._chances = DUE_CHANCES[placements + 2 if options.has_extra_phase else placements]
        death = death_cost(state, squad)
        self.upside = 0.0
        for slot in range(SLOTS):
            worm = state.worms[slot]
            self.needs[slot] = max(0, WORM_LIMIT[worm] - len(state.rows[slot])) if worm != NONE else MOST_NEED - 1
            if worm == NONE:
                self._far[slot] = self._close[slot] = 0.0
                continue
            self._far[slot] = caught_worth(state, squad, worm, False, death)
            self._close[slot] = caught_worth(state, squad, worm, True, death)
            self.upside += max(0.0, self._far[slot], self._close[slot])
            self._hidden[slot] = _known_arrows(state, seat, slot)

    def to_pawn(self, state: State, slot: int, target: int, need: int, space: int) -> float:
        """What a Worm means for the own pawn on a space."""
        worm = state.worms[slot]
        if worm == NONE:
            return 0.0
        if self._hidden[slot]:
            target = _follow(state, target, self._hidden[slot])
        hit = 0.0
        near = 0
        if state.is_shelter(space):
            steps = distance(target, space)
            if steps > 1:
                return 0.0
            if steps == 0:
                hit = 1.0
            else:
                near = 1
        else:
            if self._strikes.mask(state, worm, target) >> space & 1:
                hit = 1.0
            near = self._strikes.near(state, worm, target)[space]
            if hit == 0.0 and near == 0:
                return 0.0
        caught = self._close[slot] if distance(target, space) <= 1 else self._far[slot]
        if state.options.is_solo:
            chance = SOLO_HIT * hit + SOLO_NEAR * near
            if need <= 0:
                chance = hit
        elif need <= 0:
            chance = SHAKEN_HIT * hit + SHAKEN_NEAR * near if self._is_shaken else hit
        else:
            chance = LATER_HIT * hit + LATER_NEAR * near
        if caught > 0 and need > 0 and not state.options.is_solo:
            caught *= 0.5  # one cannot count on an attack that others decide
        return self._chances[need] * chance * caught

    def to_others(self, state: State, seat: int, slot: int, target: int, need: int) -> float:
        """What a Worm that attacks means for rivals, for the Eggs on the board and, in solo, for Locations."""
        worm = state.worms[slot]
        if worm == NONE:
            return 0.0
        if self._hidden[slot]:
            target = _follow(state, target, self._hidden[slot])
        worth = 0.0
        chance = self._chances[need]
        if state.options.is_solo:
            worth -= chance * self._location_loss(state, worm, target)
        elif need <= 0:
            mask = self._strikes.mask(state, worm, target)
            for other in range(state.seats):
                space = state.squads[other].space
                if other != seat and space != NONE and mask >> space & 1:
                    if not state.is_shelter(space) or (
                        space == target and not state.squads[other].is_led_with(SHARE_LOCATIONS)
                    ):
                        worth += self._rival_loss(state, seat, other, worm)
        if WORM_EGG[worm] != NONE and state.location_at[target] == NONE and need <= 1:
            worth += EGG_SHARE * chance * self.prospects.carry[WORM_EGG[worm]][target]
        return worth

    def _rival_loss(self, state: State, seat: int, other: int, worm: int) -> float:
        """What it brings that a Worm catches a rival."""
        rival = state.squads[other]
        damage = WEAPON_GUESS * (rival.weapons | rival.sticks).bit_count()
        if damage and rival.is_led_with(FIRST_WEAPON):
            damage += 2.0
        kill = (damage - WORM_HEALTH[worm] + 3.0) / 6.0
        kill = 0.0 if kill < 0 else 0.95 if kill > 0.95 else kill
        seen = line_mask(state) | rival.secrets & state.open_secrets
        reward = hunt_worth(state, seen, worm) if kill > 0 else 0.0
        loss = (1.0 - kill) * (2.5 + EGG_COST * all_eggs(rival.eggs)) - kill * reward
        if rival.living.bit_count() == 1:
            loss = 4.0 * (1.0 - kill) if _leads_without(state, seat, other) else -4.0 * (1.0 - kill)
        return RIVAL_SHARE * loss / max(1, state.seats_left().bit_count() - 1)

    def _location_loss(self, state: State, worm: int, target: int) -> float:
        """Solo: Locations that an attack destroys or covers with Rubble (TB-SOLO-13)."""
        if not state.has_solo_rules():
            return 0.0
        loss = 0.0
        mask = self._strikes.mask(state, worm, target)
        for location in range(LOCATIONS):
            space = state.location_spaces[location]
            if space == NONE or not mask >> space & 1:
                continue
            cost = location_cost(state, location)
            loss += cost if space == target or state.rubble[space] else RUBBLED_LOCATION * cost
        return SOLO_HIT * loss


def leader_cost(squad: Squad) -> float:
    """What the Leader and his Hat are worth."""
    cost = MEMBER_COST[squad.living.bit_count()]
    return cost + HAT_COST if squad.hat != NONE else cost


def death_cost(state: State, squad: Squad) -> float:
    """What the death of the Leader costs."""
    cost = leader_cost(squad) + EGG_COST * all_eggs(squad.eggs)
    if squad.hat == SURVIVE_HAT or squad.items & SURVIVE_ITEMS:
        return min(cost, SAVER_COST)
    if squad.is_led_with(SURVIVE_BY_DIE):
        cost *= 2 / 3
    return cost


def caught_worth(state: State, squad: Squad, worm: int, is_close: bool, death: float) -> float:
    """What it is worth to be caught by a Worm with the own Weapons."""
    health = WORM_HEALTH[worm]
    kill = chance_of(squad, is_close, health)
    if kill == 0.0:
        return -death
    return (
        kill * hunt_worth(state, known_bounties(state, squad), worm)
        - damage_worth(state, squad) * health
        - (1.0 - kill) * death
    )


def location_cost(state: State, location: int) -> float:
    """Solo: what the loss of a Location costs (TB-SCEN-2, TB-SCEN-5)."""
    standing = 0
    usable = 0
    for place in range(LOCATIONS):
        if state.location_spaces[place] != NONE:
            standing += 1
        if state.location_spaces[place] != NONE or state.served >> place & 1:
            usable += 1
    if state.options.scenario == EMERGENCY:
        return LAST_LOCATION if standing <= 3 else PRECIOUS_LOCATION if standing == 4 else LOCATION_COST
    if state.options.scenario == SPECIAL_DELIVERY:
        if state.served >> location & 1:
            return LOCATION_COST / 4
        return LAST_LOCATION if usable <= 4 else PRECIOUS_LOCATION
    return LOCATION_COST


def _leads_without(state: State, seat: int, other: int) -> bool:
    """Whether the seat would win the comparison if a rival were eliminated now."""
    own = state.squads[seat].points()
    for rival in range(state.seats):
        if rival not in (seat, other) and not state.is_out(rival) and state.squads[rival].points() >= own:
            return False
    return True


def _known_arrows(state: State, seat: int, slot: int) -> list[int]:
    """The arrows of the face-down cards under a Worm that the seat knows."""
    found = EMPTY
    for entry in state.rows[slot]:
        if is_face_down(entry) and knows_entry(entry, seat):
            found = found + VEHICLE_ARROWS[entry_card(entry)]
    return found


def _follow(state: State, target: int, arrows: list[int]) -> int:
    for direction in arrows:
        moved = state.options.board.drifts[target * DIRECTIONS + direction]
        if moved != NONE:
            target = moved
    return target


def after_arrows(state: State, slot: int, card: int) -> int:
    """Where the Target of a slot goes by the arrows of a card."""
    return _follow(state, state.targets[slot], VEHICLE_ARROWS[card])


def one_closer(state: State, worm: int, target: int, space: int) -> int:
    """Where a Target goes by one step closer to a space: if there is a choice, so that it does not strike there."""
    drifts = state.options.board.drifts
    now = distance(target, space)
    best = target
    for direction in range(DIRECTIONS):
        moved = drifts[target * DIRECTIONS + direction]
        if moved != NONE and distance(moved, space) < now:
            best = moved
            if worm == NONE or not STRIKES[state.options.board.side].mask(state, worm, moved) >> space & 1:
                return moved
    return best
