"""What a seat may do with one press: deliveries, the end of a turn, Targets that come closer; see `far_shortcuts`."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, SCORE
from hypogeum.games.terror_below.abilities import SpecialAbility
from hypogeum.games.terror_below.action_step import ActionStep
from hypogeum.games.terror_below.components import BOUNTY_IDS, BOUNTY_VP, DIRECTIONS
from hypogeum.games.terror_below.deliveries import BONUS, DeliveryBonus, bonus_targets
from hypogeum.games.terror_below.distraction import LURE, Closer, closer_directions, drift
from hypogeum.games.terror_below.far_shortcuts import far_shortcuts
from hypogeum.games.terror_below.items import DISCARD, ENOUGH, Briefcase
from hypogeum.games.terror_below.preview import end_warnings, pick_up_warnings
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.actions import DELIVER, PICK_UP, STOP
from hypogeum.games.terror_below.verbs.vehicles import END_TURN, EXTRA, HAUL, HIDE
from hypogeum.games.terror_below.words import eggs_thing, slot_thing, space_thing


def shortcuts(state: State, seat: int) -> list[Shortcut]:
    """Everything of this kind that the question to the seat allows."""
    step = state.agenda[-1]
    if isinstance(step, ActionStep):
        return _in_action_step(state, seat)
    if isinstance(step, Closer):
        return [*_lure_twice(state, seat, step.slot), *_lure_all(state, seat)]
    if isinstance(step, Briefcase):
        return _discard_line(state, step.chosen)
    return []


class Trial:
    """Actions tried out on a copy, as long as chance is not asked and the same seat is asked again."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.actions: list[Action] = []
        self.goes_on = True
        self._chance = TapedChance(FastChance(0))
        self.state.chance = self._chance

    def do(self, action: Action) -> None:
        """Do an offered action; what comes after it is known only while `goes_on`."""
        self.state.apply(action, self.seat)
        self.actions.append(action)
        was_asked = bool(self._chance.take_outcomes())
        self.goes_on = not was_asked and not self.state.over and self.seat in self.state.decision.seats(self.state)


# The action step (TB-TURN-10)


def _in_action_step(state: State, seat: int) -> list[Shortcut]:
    found: list[Shortcut] = []
    if state.ap > 1:
        found += far_shortcuts(state, seat)
    return [
        *_deliver_here(state, seat),
        *found,
        *_pick_up_and_end(state, seat),
        *_after_the_actions(state, seat),
    ]


def _deliver_here(state: State, seat: int) -> list[Shortcut]:
    """All Eggs that can be delivered one after another, with a bonus that leaves no choice (TB-DEL-1 to TB-DEL-8).

    A Bounty of the Line ends it: the card that takes its place may be wanted for the next Egg.
    """
    if not DELIVER.targets(state, seat):
        return []
    trial = Trial(state, seat)
    while trial.goes_on:
        action = _next_delivery(trial.state, seat)
        if action is None:
            break
        trial.do(action)
    deliveries = [action.target for action in trial.actions if action.verb is DELIVER]
    if len(trial.actions) < 2:
        return []
    return [
        Shortcut(
            name="deliver_here",
            actions=trial.actions,
            picks=[space_thing(state.squads[seat].space)],
            touches=[f"bounty:{BOUNTY_IDS[target % 64 - 1]}" for target in deliveries if target % 64],
            wish=SCORE if any(target % 64 for target in deliveries) else GAIN,
            args={"eggs": len(deliveries), "bonus": len(trial.actions) - len(deliveries)},
            preview=Preview(cost=len(deliveries)),
        )
    ]


def _next_delivery(state: State, seat: int) -> Action | None:
    """The most VP first; Secret Bounties before those of the Line, whose place is refilled by chance."""
    step = state.agenda[-1]
    if isinstance(step, DeliveryBonus):
        bonuses = bonus_targets(state, seat)
        return Action(BONUS, bonuses[0]) if len(bonuses) == 1 else None
    if not isinstance(step, ActionStep):
        return None
    targets = DELIVER.targets(state, seat)
    return Action(DELIVER, max(targets, key=lambda target: _worth(state, target))) if targets else None


def _worth(state: State, target: int) -> tuple[bool, int]:
    bounty = target % 64 - 1
    if bounty < 0:
        return False, 0
    return bounty not in state.line, BOUNTY_VP[bounty]


def _after_the_actions(state: State, seat: int) -> list[Shortcut]:
    """End the actions and, with the same press, do what comes next: mostly the end of the turn (TB-ABIL-1).

    What a Vehicle allows after the actions is offered when no points are left that would be lost.
    """
    if not STOP.targets(state, seat):
        return []
    trial = Trial(state, seat)
    trial.do(Action(STOP, 0))
    if trial.goes_on and isinstance(trial.state.agenda[-1], Closer):
        return [_end_turn_luring(state, seat, axis) for axis in AXES]
    if not trial.goes_on or not isinstance(trial.state.agenda[-1], SpecialAbility):
        return []
    found: list[Shortcut] = []
    for action in trial.state.decision.actions(trial.state, seat):
        if action.verb is END_TURN:
            wish = STOP.wish_of(state, seat, 0)
        elif state.ap == 0 and (action.verb is EXTRA or action.verb is HIDE or action.verb is HAUL):
            wish = action.verb.wish
        else:
            continue
        picks = action.verb.picks(trial.state, seat, action.target)
        warnings = end_warnings(state, seat) if action.verb is END_TURN else []
        found.append(
            Shortcut(
                name=action.verb.name,
                actions=[Action(STOP, 0), action],
                picks=picks,
                touches=action.verb.touches(trial.state, seat, action.target),
                wish=wish,
                preview=Preview(warnings=warnings) if warnings else None,
            )
        )
    return found


def _end_turn_luring(state: State, seat: int, axis: str) -> Shortcut:
    """End the actions, bring the Targets closer and end the turn (TB-ABIL-8 to TB-ABIL-10)."""
    trial = Trial(state, seat)
    slots = _to_the_end(trial, axis)
    warnings = end_warnings(state, seat)
    return Shortcut(
        name="end_turn_luring",
        actions=trial.actions,
        touches=[slot_thing(slot) for slot in slots],
        wish=STOP.wish_of(state, seat, 0),
        args={"axis": axis},
        preview=Preview(warnings=warnings) if warnings else None,
    )


def _pick_up_and_end(state: State, seat: int) -> list[Shortcut]:
    """Pick up the Eggs of the own space and do nothing more in this turn (TB-ACT-11, TB-ACT-12)."""
    here = state.squads[seat].space
    if here not in PICK_UP.targets(state, seat):
        return []
    found: list[Shortcut] = []
    for axis in AXES:
        trial = Trial(state, seat)
        trial.do(Action(PICK_UP, here))
        slots = _to_the_end(trial, axis)
        if len(trial.actions) > 1:
            found.append(
                Shortcut(
                    name="pick_up_and_end",
                    actions=trial.actions,
                    touches=[eggs_thing(here), space_thing(here), *[slot_thing(slot) for slot in slots]],
                    wish=GIVE_UP if state.ap > 1 else GAIN,
                    args={"axis": axis if slots else "none"},
                    preview=Preview(cost=1, warnings=pick_up_warnings(state, 1)),
                )
            )
        if not slots:
            break
    return found


def _to_the_end(trial: Trial, axis: str) -> list[int]:
    """Use nothing that is left in this turn; the slots whose Targets come closer meanwhile."""
    if trial.goes_on and isinstance(trial.state.agenda[-1], ActionStep):
        trial.do(Action(STOP, 0))
    slots = _lure(trial, axis)
    if trial.goes_on and isinstance(trial.state.agenda[-1], SpecialAbility):
        trial.do(Action(END_TURN, 0))
    return slots


# Targets that come closer (TB-ABIL-9, TB-ABIL-10)


def _lure_twice(state: State, seat: int, slot: int) -> list[Shortcut]:
    """Both steps of a Target at once, by where it ends."""
    below = state.agenda[-2]
    if not isinstance(below, Closer) or below.slot != slot:
        return []
    found: dict[int, Shortcut] = {}
    for first in closer_directions(state, seat, slot):
        trial = state.copy()
        drift(trial, slot, first)
        seconds = closer_directions(trial, seat, slot)
        for second in seconds if len(seconds) > 1 else []:
            space = state.options.board.drifts[trial.targets[slot] * DIRECTIONS + second]
            actions = [Action(LURE, slot * DIRECTIONS + direction) for direction in (first, second)]
            things = [space_thing(space)]
            found.setdefault(
                space,
                Shortcut(name="lure_twice", actions=actions, picks=things, touches=[slot_thing(slot)], wish=ACT),
            )
    return [*found.values()]


AXES = {"columns": 0, "rows": 1}
"""Directions are north, east, south, west: those along a column are even."""


def _lure_all(state: State, seat: int) -> list[Shortcut]:
    """Every step that is left, along the columns where possible, or along the rows."""
    found: list[Shortcut] = []
    for axis in AXES:
        trial = Trial(state, seat)
        touched = [slot_thing(slot) for slot in _lure(trial, axis)]
        if len(trial.actions) > 1:
            args = {"axis": axis}
            found.append(Shortcut(name="lure_all", actions=trial.actions, touches=touched, wish=ACT, args=args))
    return found


def _lure(trial: Trial, axis: str) -> list[int]:
    """Answer every question about a step closer; the slots that were asked about."""
    slots: list[int] = []
    while trial.goes_on:
        step = trial.state.agenda[-1]
        if not isinstance(step, Closer):
            break
        directions = closer_directions(trial.state, trial.seat, step.slot)
        along = [direction for direction in directions if direction % 2 == AXES[axis]]
        if step.slot not in slots:
            slots.append(step.slot)
        trial.do(Action(LURE, step.slot * DIRECTIONS + along[0]))
    return slots


# Suspicious Briefcase (TB-ITEM-14)


def _discard_line(state: State, chosen: int) -> list[Shortcut]:
    """All cards of the Line that are left."""
    left = [bounty for bounty in state.line if not chosen >> bounty & 1]
    if not left:
        return []
    actions = [*[Action(DISCARD, bounty) for bounty in left], Action(DISCARD, ENOUGH)]
    touches = [f"bounty:{BOUNTY_IDS[bounty]}" for bounty in left]
    return [Shortcut(name="discard_line", actions=actions, touches=touches, wish=ACT)]
