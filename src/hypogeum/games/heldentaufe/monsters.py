"""The monsters' turn (section 13 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.clocks import monsters_clock
from hypogeum.games.heldentaufe.command import decide_by_roll, decide_together
from hypogeum.games.heldentaufe.components import MONSTER_AP
from hypogeum.games.heldentaufe.options import AUTO
from hypogeum.games.heldentaufe.state import COMMAND, State
from hypogeum.games.heldentaufe.verbs.monsters import (
    MONSTER_ATTACK,
    MONSTER_AUTO,
    MONSTER_END,
    MONSTER_MOVE,
    PlanMonsters,
)

MONSTER_VERBS: Final[list[Verb[Any]]] = [MONSTER_AUTO, MONSTER_ATTACK, MONSTER_MOVE, MONSTER_END]


class StartMonsters(Step[State]):
    """The monsters get 4 AP and a commander (HT-MON-1 to HT-MON-4, HT-CMD-1 to HT-CMD-5)."""

    name = "start_monsters"

    def run(self, state: State) -> None:
        if state.leader == NONE:
            return
        if not state.is_any_monster_alive():
            if state.tells:
                state.tell("monsters_skipped", "HT-MON-3")
            return
        state.turns += 1
        state.active = NONE
        state.monster_ap = MONSTER_AP
        if state.tells:
            state.tell("monsters_began", "HT-MON-4", ap=MONSTER_AP)
        if state.options.command_mode == AUTO:
            state.push(PlanMonsters())
            return
        state.push(CommandMonsters())
        group = state.surface_seats()
        if group:
            last = state.leader if state.visit_commander < 0 else state.visit_commander
            decide_together(state, COMMAND, group, last + 1)
        else:
            decide_by_roll(state, COMMAND, state.seats_left())


class CommandMonsters(Step[State]):
    """The commander is found: he gives orders, or the standard plan does for him (HT-CMD-5, HT-JNT-10)."""

    name = "command_monsters"

    def run(self, state: State) -> None:
        commander = state.deciders[COMMAND]
        state.visit_commander = commander
        if commander < 0 or state.commands_by_plan(commander):
            state.push(PlanMonsters())
        else:
            state.push(MonstersAct())


class MonstersAct(Decision[State]):
    """D5: the commander orders the monsters until their AP or his orders run out (HT-MON-5 to HT-MON-10)."""

    name = "monsters_act"
    elsewhere_rule = "HT-CMD-5"

    def waits(self, state: State) -> bool:
        """HT-JNT-11, HT-MON-8: over without AP, leader or legal order; no three monsters can pen each other in."""
        return state.leader != NONE and state.monster_ap > 0 and state.is_any_monster_alive()

    def seats(self, state: State) -> list[int]:
        return [state.deciders[COMMAND]]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return MONSTER_VERBS

    def clock(self, state: State) -> Clock | None:
        return monsters_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(MONSTER_AUTO, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until the monsters' turn is over."""
        action.verb.perform(state, seat, action.target)
