"""Who is going to win: what search makes of a state when it stops playing on.

Each seat has a score, the weighted sum of what speaks for it; chances are in proportion to the exponentials of the
scores. The weights are those under which the winners of many games of careful bots come out as likely as possible.
"""

from __future__ import annotations

from typing import Final

from hypogeum.bots.chances import OUT, chances_of, weighted
from hypogeum.bots.heldentaufe.atlas import FAR, STEPS_BELOW
from hypogeum.bots.heldentaufe.policy import Policy
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    BERSERK_BONUS,
    MONSTERS,
    PORTAL_SPACES,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

NO_WAY_OUT: Final = 20
"""Steps home for a hero inside while no portal is revealed."""
WEIGHTS: Final[list[float]] = [
    1.178,  # points, as a share of the target
    1.989,  # the same squared
    2.573,  # the target is reached
    -1.479,  # turns home with the target
    -0.401,  # turns home before, times the share of points
    0.626,  # AP beyond 4; this and the following fade as the leader nears the target
    0.448,  # combat value without berserk
    0.511,  # potion skill 1
    1.164,  # potion skill 2
    1.188,  # potion skill 3
    0.862,  # berserk on the belt
    0.807,  # teeth of monsters that are no stronger than the hero
    0.058,  # what the stay in the Underworld promises
    0.063,  # what the best errand on the surface pays per turn
    0.385,  # soon to move
]


def features(state: State, seat: int, policy: Policy, ahead: float) -> list[float]:
    """What speaks for a seat, in the order of WEIGHTS; `ahead` is how much of the way the leader still has to go."""
    hero = state.heroes[seat]
    share = min(hero.points / state.options.target, 1.0)
    has_target = hero.points >= state.options.target
    home = turns_home(state, hero, policy)
    skill = hero.potion_skill()
    value = hero.combat_value()
    sword = value - BERSERK_BONUS if hero.potion == BERSERK and hero.drunk else value
    raid, income = _prospects(state, seat, hero, policy)
    return [
        share,
        share * share,
        1.0 if has_target else 0.0,
        home if has_target else 0.0,
        0.0 if has_target else share * home,
        (hero.ap_total() - 4) * ahead,
        sword * ahead,
        ahead if skill == 1 else 0.0,
        ahead if skill == 2 else 0.0,
        ahead if skill >= 3 else 0.0,
        ahead if hero.potion == BERSERK else 0.0,
        _beatable_teeth(state, value) * ahead / 10,
        raid,
        income,
        1.0 / (1 + (seat - state.active) % state.seats) if state.active != NONE else 0.5,
    ]


def _prospects(state: State, seat: int, hero: Hero, policy: Policy) -> tuple[float, float]:
    """What the hero can expect below, and what above."""
    if hero.space != NONE:
        policy.outing.plan(state, seat, hero.space, hero.ap_total())
        return policy.outing.worth, 0.0
    if hero.tile == NONE:
        return 0.0, 0.0
    policy.errands.look(state, seat)
    return 0.0, policy.errands.rate * hero.ap_total()


def _beatable_teeth(state: State, value: int) -> int:
    teeth = 0
    for monster in range(MONSTERS):
        if state.monster_value(monster) <= value:
            teeth += state.teeth[monster]
    return teeth


def turns_home(state: State, hero: Hero, policy: Policy) -> float:
    """How many turns the way to the Campfire takes."""
    from_home = policy.atlas.steps_from(state, 0)
    steps = 0
    if hero.tile != NONE:
        steps = from_home[hero.tile]
    elif hero.space != NONE:
        steps = FAR
        for portal in range(5):
            tile = state.portal_tiles[portal]
            if tile != NONE:
                way = STEPS_BELOW[hero.space][PORTAL_SPACES[portal]] + 1 + from_home[tile]
                if way < steps:
                    steps = way
        if steps == FAR:
            steps = NO_WAY_OUT
    return steps / hero.ap_total()


def way_ahead(state: State) -> float:
    """How much of his way to the target the hero with the most points still has to go."""
    most = 0
    for hero in state.heroes:
        if hero.points > most:
            most = hero.points
    return 1.0 - min(most / state.options.target, 1.0)


def chances(state: State, policy: Policy) -> list[float]:
    """By seat: the chance to win."""
    policy.atlas.look(state)
    ahead = way_ahead(state)
    worths: list[float] = []
    for seat in range(state.seats):
        worths.append(OUT if state.is_gone(seat) else weighted(features(state, seat, policy, ahead), WEIGHTS))
    return chances_of(worths)
