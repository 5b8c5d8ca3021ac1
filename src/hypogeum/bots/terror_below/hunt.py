"""In an attack: hunting the Worm, saving the Leader, rewards."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.arms import best_weapons, first_bonus, first_of, kinds_in, weapon_cost
from hypogeum.bots.terror_below.prospects import Prospects
from hypogeum.bots.terror_below.threats import death_cost
from hypogeum.bots.terror_below.worth import (
    bounty_worth,
    damage_worth,
    hunt_bounty,
    hunt_worth,
    known_bounties,
    vp_worth,
)
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.attack import JOIN, STAY_SAFE
from hypogeum.games.terror_below.components import (
    COLOURS,
    LONG_SHOTS,
    SURVIVE_HAT,
    WEAPON_ONLY_CLOSE,
    WORM_HEALTH,
    eggs_of,
)
from hypogeum.games.terror_below.hunting import DIE, FIRST_SAVIOUR, SAVE
from hypogeum.games.terror_below.reward import CLAIM, ONE_VP
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.weapons import FIRE, HOLD, LOSE, is_close

HELP_PER_WEAPON: Final = 0.12
"""How much less a Leader's life depends on the own Weapons for each Weapon of a rival who hunts later."""
JOIN_GAIN: Final = 1.0
"""Rebecca goes hunting if that is worth more than this."""


def hunt(state: State, seat: int) -> Action:
    """Use Weapons if life and reward are worth them; one after the other, as the dice fall."""
    chosen = _chosen_weapons(state, seat, death_cost(state, state.squads[seat]))
    return Action(FIRE, first_of(chosen)) if chosen else Action(HOLD, 0)


def _chosen_weapons(state: State, seat: int, death: float) -> list[int]:
    squad = state.squads[seat]
    worm = state.worms[state.attacker]
    near = is_close(state, seat)
    kinds: list[int] = []
    for kind in kinds_in((squad.weapons | squad.sticks & ~state.sticks_used) & ~LONG_SHOTS):
        if near or not WEAPON_ONLY_CLOSE[kind]:
            kinds.append(kind)
    stake = hunt_worth(state, known_bounties(state, squad), worm) + death * (1.0 - _help(state, seat))
    extra = first_bonus(squad, bool(state.fired >> seat & 1))
    return best_weapons(kinds, near, WORM_HEALTH[worm] - state.damage, extra, stake, damage_worth(state, squad))


def _help(state: State, seat: int) -> float:
    """How likely somebody who hunts later defeats the Worm."""
    later = 0
    has_come = False
    for other in state.seats_from(state.active):
        if other == seat:
            has_come = True
        elif has_come and state.caught >> other & 1:
            squad = state.squads[other]
            later += (squad.weapons | squad.sticks).bit_count()
    return min(0.5, HELP_PER_WEAPON * later)


def shoot_from_outside(state: State, seat: int) -> Action:
    """The Long-Range Rifle: if it is likely to take the reward."""
    squad = state.squads[seat]
    targets = FIRE.targets(state, seat)
    rest = WORM_HEALTH[state.worms[state.attacker]] - state.damage - first_bonus(squad, False)
    chance = 1.0 if rest <= 1 else max(0.0, (7 - rest) / 6)
    reward = hunt_worth(state, known_bounties(state, squad), state.worms[state.attacker])
    if targets and chance * reward > weapon_cost(targets[0], damage_worth(state, squad)):
        return Action(FIRE, targets[0])
    return Action(HOLD, 0)


def join_hunt(state: State, seat: int) -> Action:
    """Rebecca stays safe unless she is nearly sure of a good reward."""
    squad = state.squads[seat]
    state.caught |= 1 << seat
    chosen = _chosen_weapons(state, seat, 0.0)
    state.caught &= ~(1 << seat)
    if not chosen or hunt_worth(state, known_bounties(state, squad), state.worms[state.attacker]) <= JOIN_GAIN:
        return Action(JOIN, STAY_SAFE)
    return Action(JOIN, 1 - STAY_SAFE)


def face_doom(state: State, seat: int) -> Action:
    """Save the Leader: first by what costs nothing, then by the Hat, then by the Item."""
    best = NONE
    for target in SAVE.targets(state, seat):
        if target >= FIRST_SAVIOUR:
            return Action(SAVE, target)
        if best == NONE or target == SURVIVE_HAT:
            best = target
    return Action(DIE, 0) if best == NONE else Action(SAVE, best)


def claim_reward(state: State, seat: int) -> Action:
    """The best Bounty, or 1 VP where none is better."""
    bounty = hunt_bounty(known_bounties(state, state.squads[seat]), state.worms[state.attacker])
    if bounty == NONE or bounty_worth(state, bounty) < vp_worth(state):
        return Action(CLAIM, ONE_VP)
    return Action(CLAIM, bounty + 1)


def lose_egg(state: State, seat: int, prospects: Prospects) -> Action:
    """Dynamite: the Egg that promises least."""
    prospects.look(state, seat)
    squad = state.squads[seat]
    best = NONE
    for colour in range(COLOURS):
        if eggs_of(squad.eggs, colour):
            if best == NONE or prospects.carry[colour][squad.space] < prospects.carry[best][squad.space]:
                best = colour
    return Action(LOSE, best)
