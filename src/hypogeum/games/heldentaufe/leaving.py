"""A player leaves the game for good (HT-ONL-5, HT-ONL-9), or loses the connection (HT-ONL-6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine import seat_verbs
from hypogeum.engine.masks import NONE
from hypogeum.engine.seats import drop_steps
from hypogeum.engine.steps import Step
from hypogeum.games.heldentaufe.command import Consent, next_in_group
from hypogeum.games.heldentaufe.defeat import PlaceHero
from hypogeum.games.heldentaufe.gains import return_everything
from hypogeum.games.heldentaufe.monsters import CommandMonsters, MonstersAct
from hypogeum.games.heldentaufe.rebuild import lift_hero, rebuild_if_empty
from hypogeum.games.heldentaufe.setup import ChooseHero, RemoveResources
from hypogeum.games.heldentaufe.state import COMMAND, NOBODY, PLACEMENT, State
from hypogeum.games.heldentaufe.turn import BeginTurn, MoveLeader, NextTurn


class Away(seat_verbs.Away[State]):
    """Nobody plays his turn for him, but a group does not wait for him (HT-ONL-6)."""

    def pass_on(self, state: State, seat: int) -> None:
        _pass_on_joint_decisions(state, seat)


class Leave(seat_verbs.Leave[State]):
    """Tokens to the supply, points out of the game, cards to the discard pile; what he had to decide passes on."""

    def clear(self, state: State, seat: int) -> None:
        """HT-ONL-5."""
        _settle_setup(state, seat)
        _clear_board(state, seat)

    def pass_on(self, state: State, seat: int) -> None:
        """HT-ONL-9."""
        _pass_on_decisions(state, seat)
        rebuild_if_empty(state)
        if state.leader == seat:
            _move_leader(state, seat)


AWAY: Final = Away()
LEAVE: Final = Leave()


def _settle_setup(state: State, seat: int) -> None:
    """Choices of the setup that he still has before him take their timeouts, for everybody up to the first turn."""
    while isinstance(state.agenda[-1], (ChooseHero, RemoveResources)):
        decision = state.decision
        chooser = decision.seat(state)
        decision.take(state, chooser, decision.default(state, chooser, state.chance))
        state.run()


def _clear_board(state: State, seat: int) -> None:
    hero = state.heroes[seat]
    if hero.is_inside():
        lift_hero(state, seat)
    hero.tile = NONE
    return_everything(state, hero)
    hero.points = 0
    hero.hearts = 0
    for card in hero.hand:
        state.missions.put_away(card)
    hero.hand = []
    state.seat_of[hero.figure] = NONE


def _pass_on_joint_decisions(state: State, seat: int) -> None:
    """What he decides for a group goes to its next member who is there; without one it takes its timeout."""
    placement = _placement(state)
    if placement is not None and placement.placer == NONE and state.deciders[PLACEMENT] == seat:
        state.deciders[PLACEMENT] = _successor(state, PLACEMENT, seat)
    if state.active != NONE or state.deciders[COMMAND] != seat:
        return
    state.deciders[COMMAND] = _successor(state, COMMAND, seat)
    handed_on: list[Step[Any]] = []
    for step in state.agenda:
        if isinstance(step, MonstersAct):
            step = CommandMonsters()
        elif isinstance(step, PlaceHero) and step.placer == seat:
            step = _placed_by_next_commander(state, step)
        handed_on.append(step)
    state.agenda = handed_on


def _pass_on_decisions(state: State, seat: int) -> None:
    """His turn ends without E1 to E5; joint decisions go to the next of the group (HT-ONL-9)."""
    _pass_on_joint_decisions(state, seat)
    placement = _placement(state)
    if placement is not None and placement.beaten == seat:  # nobody has to be found who places him
        state.agenda = [step for step in state.agenda if not isinstance(step, Consent)]
    drop_steps(state, seat)


def _placement(state: State) -> PlaceHero | None:
    """The placement that waits on the agenda; there is never more than one."""
    for step in state.agenda:
        if isinstance(step, PlaceHero):
            return step
    return None


def _successor(state: State, purpose: int, seat: int) -> int:
    following = next_in_group(state, purpose, seat)
    return NOBODY if following == NONE else following


def _placed_by_next_commander(state: State, step: PlaceHero) -> PlaceHero:
    commander = state.deciders[COMMAND]
    return PlaceHero(step.beaten, NOBODY if commander == step.beaten else commander)


def _move_leader(state: State, seat: int) -> None:
    """The leader moves behind the seat before, but only after the monsters' turn that is due."""
    bottom = state.agenda[0]
    if isinstance(bottom, BeginTurn):
        state.agenda.insert(1, MoveLeader(seat))
    elif not isinstance(bottom, NextTurn) or bottom.place != seat:
        state.leader = state.seat_before(seat)
