"""The rarer questions of the team: dice, victims, the Leader's choices, whom to play."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.bots.sub_terra.dangers import HEART_WORTH, Threats, price
from hypogeum.bots.sub_terra.laying import is_unwelcome
from hypogeum.bots.sub_terra.tarot_play import HELD
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Decision
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import distances, neighbours
from hypogeum.games.sub_terra.dice import ACCEPT, RerollDice
from hypogeum.games.sub_terra.guardians import ChooseStep, ChooseVictim
from hypogeum.games.sub_terra.moving import SAFE, SpikeRoll
from hypogeum.games.sub_terra.perils import ChooseWaking, FirstDie, SnakeVictim
from hypogeum.games.sub_terra.placing import DISSUADE, PASS, TAROT, DissuadeTile
from hypogeum.games.sub_terra.setup import PickExplorer
from hypogeum.games.sub_terra.state import ERUPTED, READY, State
from hypogeum.games.sub_terra.tarot import KeepCard
from hypogeum.games.sub_terra.verbs.base_explorers import SecondExit
from hypogeum.games.sub_terra.verbs.faculty import TurretShot

FIRST_FACES: Final[list[int]] = [2, 3, 1, 4, 6, 0]
"""By face: which of two dice is taken first; whoever wakes should not act at once."""
TEAM_WORTH: Final[list[int]] = [4, 4, 10, 4, 5, 9, 7, 10, 5, 4, 3, 4, 10, 6, 3, 5, 3]
"""By Explorer: how gladly bots choose it."""


def answer(state: State, seat: int, decision: Decision[Any], actions: list[Action], chance: Chance) -> Action:
    """A sensible answer; where nothing better is known, the one that is given for the absent."""
    if isinstance(decision, (ChooseVictim, SnakeVictim)):
        return _victim(state, actions)
    if isinstance(decision, RerollDice):
        return _reroll(state, seat, actions)
    if isinstance(decision, FirstDie):
        first = FIRST_FACES[state.dice[0]] <= FIRST_FACES[state.dice[1]]
        return actions[0] if first else actions[1]
    if isinstance(decision, ChooseStep):
        return _step(state, actions)
    if isinstance(decision, ChooseWaking):
        return _waking(state, actions)
    if isinstance(decision, DissuadeTile):
        return Action(DISSUADE, 0) if is_unwelcome(state, state.drawn) else Action(PASS, 0)
    if isinstance(decision, SecondExit):
        return actions[0]
    if isinstance(decision, TurretShot):
        return _shot(state, actions)
    if isinstance(decision, KeepCard):
        return _card(actions)
    if isinstance(decision, PickExplorer):
        return _pick(actions, chance)
    return decision.default(state, seat, chance)


def _victim(state: State, actions: list[Action]) -> Action:
    """Whoever can best do without a heart: the Turret, the Dog, then the one with most."""
    best = actions[0]
    least = 1_000
    for action in actions:
        piece = state.piece_of(action.target)
        if piece == parts.ARK:
            cost = 30 if state.hearts[piece] == 1 else 10
        elif piece >= parts.MOST_EXPLORERS:
            cost = 3
        elif state.shielded == piece or (state.braced and state.character[piece] == parts.VETERAN):
            cost = 0
        else:
            cost = HEART_WORTH[state.hearts[piece]]
        if cost < least:
            best, least = action, cost
    return best


def _reroll(state: State, seat: int, actions: list[Action]) -> Action:
    """She pays a heart only for what would cost more."""
    hearts = state.hearts[seat]
    if hearts < 3:
        return Action(ACCEPT, 0)
    if not state.are_faces:
        waiting = state.agenda[-2] if len(state.agenda) > 1 else None
        if isinstance(waiting, SpikeRoll) and state.dice[0] < SAFE and hearts > 3:
            hit = 0
            for piece in state.here(waiting.place):
                hit += 1 if state.hearts[piece] > 0 else 0
            return actions[0] if hit else Action(ACCEPT, 0)
        return Action(ACCEPT, 0)
    worst = 0.0
    best = Action(ACCEPT, 0)
    for action in actions:
        if action.verb is ACCEPT:
            continue
        cost = _cost_of_face(state, seat, state.dice[action.target - 1])
        if cost > worst:
            best, worst = action, cost
    return best if worst > HEART_WORTH[hearts] + 10 else Action(ACCEPT, 0)


def _cost_of_face(state: State, seat: int, face: int) -> float:
    """What a face of the Peril die would cost the team."""
    found = 0.0
    if face == parts.LAVA_FACE:
        if state.volcano == READY or state.volcano == ERUPTED:
            found += 60.0
        for piece in range(state.options.explorers):
            if state.is_active(piece) and state.kind(state.place[piece]) == parts.LAVA:
                found += HEART_WORTH[state.hearts[piece]]
    elif face == parts.TRAP and state.place[seat] != NONE:
        here = state.place[seat]
        if state.kind(here) == parts.SPIKES:
            for piece in state.here(here):
                found += price(state.hearts[piece], parts.SPIKES_HEARTS)
        for place in [here, *neighbours(state, here)]:
            if state.kind(place) == parts.DARTS:
                for other in [place, *neighbours(state, place)]:
                    for piece in state.here(other):
                        found += HEART_WORTH[min(7, state.hearts[piece])]
    elif face == parts.ACTIVATE:
        threats = Threats(state)
        for number in range(len(threats.kinds)):
            if threats.nearest[number] == 0:
                found += 10.0 * parts.TYPE_HEARTS[threats.kinds[number]]
    return found


def _step(state: State, actions: list[Action]) -> Action:
    """The way on which it comes near fewer of us."""
    best = actions[0]
    most = -1
    for action in actions:
        far = distances(state, state.place_at(action.target))
        total = 0
        for piece in range(state.options.explorers):
            if state.is_active(piece):
                total += min(9, far[state.place[piece]]) * (2 if state.items[piece] == parts.ARTIFACT else 1)
        if total > most:
            best, most = action, total
    return best


def _waking(state: State, actions: list[Action]) -> Action:
    """As far from the others as can be."""
    return _step(state, actions)


def _shot(state: State, actions: list[Action]) -> Action:
    """The enemy that threatens most."""
    threats = Threats(state)
    best = actions[0]
    most = -1.0
    for action in actions:
        if action.verb.name != "fire":
            continue
        place = state.place_at(action.target // parts.TYPES)
        worth = threats.gain_of_killing(state, state.guardian_on(place, action.target % parts.TYPES))
        if worth > most:
            best, most = action, worth
    return best


def _card(actions: list[Action]) -> Action:
    best = actions[0]
    for action in actions:
        if HELD[action.target - TAROT] > HELD[best.target - TAROT]:
            best = action
    return best


def _pick(actions: list[Action], chance: Chance) -> Action:
    """Somebody useful, but not the same in every game."""
    total = 0
    for action in actions:
        total += TEAM_WORTH[action.target] * TEAM_WORTH[action.target]
    lot = chance.pick(total)
    for action in actions:
        lot -= TEAM_WORTH[action.target] * TEAM_WORTH[action.target]
        if lot < 0:
            return action
    return actions[0]
