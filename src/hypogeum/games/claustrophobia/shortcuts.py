"""What a person may do with one press: a fighter and where it goes, whom it fights, what it explores; whole walks.

A shortcut begins with activating the fighter where that has not happened yet, so that fighter and aim can be pressed
in any order. Whatever asks chance comes last.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import NoChance
from hypogeum.engine.masks import NONE
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, MOVE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import preview
from hypogeum.games.claustrophobia.activation import ACTIVATE, Activation
from hypogeum.games.claustrophobia.assignment import Assignment
from hypogeum.games.claustrophobia.cells import BESIDE, write_cell
from hypogeum.games.claustrophobia.combat import FIGHTING
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.moving import departure_cost
from hypogeum.games.claustrophobia.nibbles import faces_in
from hypogeum.games.claustrophobia.plan import LEAVE_ON_ENTER
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.verbs.fighting import FIGHT
from hypogeum.games.claustrophobia.verbs.moving import EXPLORE, STEP
from hypogeum.games.claustrophobia.verbs.preparation import ASSIGN, FIGURE_BITS, UNASSIGN


def shortcuts(state: State, seat: int) -> list[Shortcut]:
    """In an activation phase, or while dice are laid; the most saving first."""
    decision = state.decision
    if isinstance(decision, Activation):
        return [*_errands(state, seat)]
    if isinstance(decision, Assignment):
        return [*_relays(state)]
    return []


class Outing:
    """A fighter who has been activated and has walked some steps, in a copy of the state."""

    __slots__ = ("actions", "cost", "is_open", "state", "way")

    def __init__(self, state: State, actions: list[Action], way: list[int], cost: int, is_open: bool) -> None:
        self.state = state
        self.actions = actions
        self.way = way
        """The cells it has stood on."""
        self.cost = cost
        self.is_open = is_open
        """Whether it may go on from here: nothing is rolled on its tile, and nobody else is asked."""


def _errands(state: State, seat: int) -> Iterator[Shortcut]:
    """Every fighter that is acting or may be activated: fights, explorations and walks."""
    figures = ACTIVATE.targets(state, seat)
    if state.acting != NONE:
        figures = [state.acting, *figures]
    for figure in figures:
        outings = outings_of(state, seat, figure)
        yield from _fights(state, seat, figure, outings)
        yield from _explorations(state, seat, figure, outings)
        yield from _walks(state, figure, outings)


def outings_of(state: State, seat: int, figure: int) -> list[Outing]:
    """The shortest way to every tile that the fighter can reach, the tile it stands on first."""
    first = _begun(state, seat, figure)
    found = [first]
    seen = {first.way[0]}
    for outing in found:
        if not outing.is_open:
            continue
        for cell in STEP.targets(outing.state, seat):
            if cell not in seen:
                seen.add(cell)
                further = _one_step_further(outing, seat, figure, cell)
                further.is_open = further.is_open and not _stops_everybody(state, figure)
                found.append(further)
    return found


def _stops_everybody(state: State, figure: int) -> bool:
    """Whether the infernal player is asked after every step of a human fighter, whatever he holds (CL-DEC-4)."""
    return is_human(figure) and not state.options.passes_windows and state.events_held != 0


def _begun(state: State, seat: int, figure: int) -> Outing:
    """The fighter is activated, if it is not yet; which cards the opponent holds must not show in what is offered."""
    after = state.copy()
    after.chance = NoChance()
    after.events_held = 0
    actions: list[Action] = []
    if figure != state.acting:
        actions.append(Action(ACTIVATE, figure))
        after.apply(actions[0], seat)
    return Outing(after, actions, [state.cells[state.place[figure]]], 0, True)


def _one_step_further(outing: Outing, seat: int, figure: int, cell: int) -> Outing:
    after = outing.state
    action = Action(STEP, cell)
    actions, way = [*outing.actions, action], [*outing.way, cell]
    cost = outing.cost + departure_cost(after, figure)
    if _ends_at(after, figure, cell):
        return Outing(after, actions, way, cost, False)
    after = after.copy()
    after.chance = NoChance()
    after.apply(action, seat)
    goes_on = not after.over and after.acting == figure and isinstance(after.decision, Activation)
    return Outing(after, actions, way, cost, goes_on)


def _ends_at(state: State, figure: int, cell: int) -> bool:
    """Whether a way ends on the tile because something is rolled or drawn there, or because one leaves the game there:
    with the last fighter the phase is over, and what comes next is rolled too."""
    place = state.place_at(cell)
    effect = state.effect(place)
    if not is_human(figure):
        return effect == parts.SANCTUARY
    if state.tiles[place] == GATE and state.plan.leave == LEAVE_ON_ENTER:
        return True
    return not state.used >> place & 1 and effect in (parts.TRAPPED, parts.TOMB, parts.STASH)


def _picks(state: State, figure: int, aim: str) -> list[str]:
    """The aim alone for the fighter that is acting, else both."""
    return [aim] if figure == state.acting else [f"fighter:{FIGURE_IDS[figure]}", aim]


def _fights(state: State, seat: int, figure: int, outings: list[Outing]) -> Iterator[Shortcut]:
    """Go where an enemy can be attacked, and attack; the shortest way to each."""
    seen: set[int] = set()
    for outing in outings:
        if not outing.is_open:
            continue
        for target in FIGHT.targets(outing.state, seat):
            if target in seen or not outing.actions:
                seen.add(target)
                continue
            seen.add(target)
            fight = preview.attacking(outing.state, figure, target, FIGHTING)
            yield Shortcut(
                name="fight",
                actions=[*outing.actions, Action(FIGHT, target)],
                picks=_picks(state, figure, f"fighter:{FIGURE_IDS[target]}"),
                wish=ACT,
                args={"cost": outing.cost, "attacker": FIGURE_IDS[figure], "victim": FIGURE_IDS[target]},
                preview=Preview(
                    cost=outing.cost,
                    path=_path(outing) if len(outing.way) > 1 else [],
                    odds=fight.odds,
                    warnings=preview.warnings_of_way(state, figure, outing.way),
                ),
            )


def _explorations(state: State, seat: int, figure: int, outings: list[Outing]) -> Iterator[Shortcut]:
    """Go to a tile with an unexplored exit, and explore through it."""
    if not is_human(figure):
        return
    for outing in outings:
        if not outing.is_open or not outing.actions:
            continue
        for side in EXPLORE.targets(outing.state, seat):
            cost = outing.cost + departure_cost(outing.state, figure)
            here = write_cell(outing.way[-1])
            yield Shortcut(
                name="explore",
                actions=[*outing.actions, Action(EXPLORE, side)],
                picks=_picks(state, figure, f"exit:{here}/{parts.SIDE_IDS[side]}"),
                wish=ACT,
                args={"cost": cost, "cell": here, "side": parts.SIDE_IDS[side]},
                preview=Preview(
                    cost=cost,
                    path=[*_path(outing), f"tile:{write_cell(_beyond(outing, side))}"],
                    warnings=preview.warnings_of_way(state, figure, outing.way),
                ),
            )


def _walks(state: State, figure: int, outings: list[Outing]) -> Iterator[Shortcut]:
    """Go to a tile, by several steps or after being activated."""
    for outing in outings:
        if len(outing.way) > 1 and len(outing.actions) > 1:
            here = write_cell(outing.way[-1])
            yield Shortcut(
                name="walk",
                actions=outing.actions,
                picks=_picks(state, figure, f"tile:{here}"),
                wish=MOVE,
                args={"cost": outing.cost},
                preview=preview.walking(state, figure, outing.way, outing.cost),
            )


def _path(outing: Outing) -> list[str]:
    return [f"tile:{write_cell(cell)}" for cell in outing.way]


def _beyond(outing: Outing, side: int) -> int:
    """The cell that an exploration through a side would fill."""
    return outing.way[-1] + BESIDE[side]


# Dice (CL-HPR-12)


def _relays(state: State) -> Iterator[Shortcut]:
    """Exchange the die of a fighter for another one at one press (CL-HPR-12)."""
    for figure in state.humans_in_play():
        if state.line[figure] == 0 or state.card[figure] != NONE:
            continue
        for die in faces_in(state.dice):
            if die != state.line[figure]:
                yield Shortcut(
                    name="exchange",
                    actions=[Action(UNASSIGN, figure), Action(ASSIGN, die << FIGURE_BITS | figure)],
                    picks=[f"die:{die}", f"fighter:{FIGURE_IDS[figure]}"],
                    wish=ACT,
                    args={"die": die},
                    preview=preview.laying(state, figure, die),
                )
