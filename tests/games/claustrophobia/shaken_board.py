"""The board of a shaken state: tiles laid by the rules, then used, dug up and blocked by lot."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import guide
from hypogeum.games.claustrophobia.activation import Activation
from hypogeum.games.claustrophobia.board import is_unexplored
from hypogeum.games.claustrophobia.exploring import begin_exploration
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import UNEXPLORED, State
from hypogeum.games.claustrophobia.tile_effects import can_take_hole, put_hole


def shake_board(state: State, lots: Chance) -> None:
    """In the human activation phase, before anybody acts."""
    _explore(state, lots)
    _use(state, lots)
    _dig(state, lots)
    _block(state, lots)


def settle(state: State, lots: Chance) -> None:
    """The rules do what was begun, and whoever is asked answers by lot, until fighters may be activated again."""
    state.run()
    while not state.over and not isinstance(state.agenda[-1], Activation):
        actions = state.decision.actions(state)
        state.apply(actions[lots.pick(len(actions))])


def unexplored_exits(state: State) -> list[int]:
    return [end for end in range(len(state.links)) if is_unexplored(state, end)]


def _explore(state: State, lots: Chance) -> None:
    """Mostly the whole stack, otherwise a part of it; a guide that has found its end is gone."""
    tiles = stack_size(state)
    if lots.pick(2 if state.guide != NONE else 3) == 0:
        tiles = lots.pick(tiles + 1)
    for _ in range(tiles):
        exits = unexplored_exits(state)
        if not exits or not stack_size(state):
            return
        marker = state.guide
        if marker != NONE and guide.can_explore(state) and lots.pick(2):
            guide.explore(state)
            settle(state, lots)
            continue
        begin_exploration(state, NONE, exits[lots.pick(len(exits))])
        settle(state, lots)
        if state.guide != NONE:
            state.guide = marker  # it was no exploration of the guide


def _use(state: State, lots: Chance) -> None:
    """Effects that work once have done so on some tiles; some water is drunk."""
    state.water = [lots.pick(tokens + 1) for tokens in state.water]
    for place in range(len(state.tiles)):
        if parts.EFFECT_IS_ONE_USE[state.effect(place)] and lots.pick(2):
            state.used |= 1 << place


def _dig(state: State, lots: Chance) -> None:
    for _ in range(lots.pick(state.hole_tokens + 1)):
        place = lots.pick(len(state.tiles))
        if can_take_hole(state, place):
            put_hole(state, place, "CL-EVT-5")


def _block(state: State, lots: Chance) -> None:
    """Rubble lies on a link, or on an unexplored exit that is not the only one (CL-INV-8)."""
    ends = [end for end in range(len(state.links)) if state.links[end] >= 0]
    exits = [end for end in range(len(state.links)) if state.links[end] == UNEXPLORED]
    if len(exits) > 1:
        ends += exits
    if ends and lots.pick(3):
        state.rubble = ends[lots.pick(len(ends))]
