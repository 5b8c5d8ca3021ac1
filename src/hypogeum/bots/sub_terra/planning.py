"""Thinking a turn through on copies: which actions, one after the other, leave the table in the best state."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.bots.sub_terra import weights
from hypogeum.bots.sub_terra.laying import best_kept, best_rotation
from hypogeum.bots.sub_terra.weights import WEIGHTS
from hypogeum.bots.sub_terra.worth import Judge
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import SpreadChance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Decision
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import TURN_AP
from hypogeum.games.sub_terra.moving import MoveOn
from hypogeum.games.sub_terra.placing import KeepTile, Orientation
from hypogeum.games.sub_terra.state import ACTIONS, State
from hypogeum.games.sub_terra.turn import END, Actions
from hypogeum.games.sub_terra.verbs.common import EXERT
from hypogeum.games.sub_terra.verbs.items import DROP

PAY_FIRST: Final[list[int]] = [parts.PRIEST, parts.MAGICIAN, parts.COLOSSUS, parts.FORTUNE_TELLER, parts.INVENTOR]
"""Explorers with something to do for 3 AP, which needs the Exert first (ST2-ACT-11)."""
MOST_OF_A_VERB: Final = 12
"""So many targets of one verb are looked at."""
REST_WIDTH: Final = 4
REST_TRIES: Final = 2
"""How the rest of a turn is planned after each outcome of something uncertain."""
VENTURE_TRIES: Final = 6
MOST_ANSWERS: Final = 12
"""So many questions inside an action are answered before it is judged."""


class Line:
    """Actions that were tried one after the other, and where they led."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, first: Action | None, state: State, worth: float) -> None:
        self.first = first
        self.state = state
        self.worth = worth


class Venture:
    """Something uncertain to do at the end of a line: what comes of it decides how the turn goes on."""

    __slots__ = ("action", "first", "state", "worth")

    def __init__(self, first: Action, state: State, action: Action, worth: float) -> None:
        self.first = first
        self.state = state
        self.action = action
        self.worth = worth


class Planner:
    """Tries actions on copies of a state."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.width = 20
        """How many lines are followed at once."""
        self.depth = 8
        """How many decisions they are long at most."""
        self.longer = 4
        """So many more once the Sanctum lies: ways are long then, and many hands take part."""
        self.tries = 4
        """How often something uncertain is tried."""
        self.ventures = 6
        """So many uncertain ends, the most promising ones, are planned on from what comes of them."""
        self.most = 0.0
        """What the best line is worth."""
        self._ends: list[Venture] = []

    def best(self, state: State, seat: int, actions: list[Action]) -> Action:
        """The first action of the best line."""
        chance = SpreadChance(state.turns * 64 + state.round)
        best = self._follow(state, seat, actions, chance)
        if not self._ends:
            return best
        rest = Planner(self.judge)
        rest.width = REST_WIDTH
        rest.ventures = 0
        rest.tries = REST_TRIES
        most = self.most
        for venture in self._ends:
            worth = self._ventured(venture, seat, chance, rest)
            if worth > most + WEIGHTS[weights.MARGIN]:
                best, most = venture.first, worth
        return best

    def _ventured(self, venture: Venture, seat: int, chance: SpreadChance, rest: Planner) -> float:
        """What something uncertain is worth if the turn goes on as well as it can."""
        total = 0.0
        for number in range(VENTURE_TRIES):
            chance.begin(number, VENTURE_TRIES)
            after = copy_after(venture.state, seat, venture.action, chance)
            is_settled = settle(after, seat)
            if is_settled and not after.over and after.step == ACTIONS and after.actor == venture.state.actor:
                actions = after.decision.actions(after, seat)
                rest._follow(after, seat, actions, SpreadChance(after.turns * 64 + number))
                total += rest.most
            else:
                total += self.judge.worth(after)
        return total / VENTURE_TRIES

    def _follow(self, state: State, seat: int, actions: list[Action], chance: SpreadChance) -> Action:
        """The first action of the best line, where what is uncertain is judged by its outcomes alone or left open."""
        best = actions[0]
        for action in actions:
            if action.verb is END or action.verb.name == "stop" or action.verb.name == "pass":
                best = action
        most = self.judge.worth(state)
        if isinstance(state.decision, MoveOn):
            most += self.judge.worth_of_ap(state)
        self._ends = []
        lines = [Line(None, state, most)]
        for _ in range(self.depth if state.hall == NONE else self.depth + self.longer):
            following: list[Line] = []
            for line in lines:
                offered = actions if line.first is None else line.state.decision.actions(line.state, seat)
                for action in shortened(offered):
                    if action.verb is END or action.verb is DROP or _is_early(line.state, seat, action):
                        continue
                    first = action if line.first is None else line.first
                    tried = self.tried(line.state, seat, action, chance)
                    worth = tried.worth
                    if tried.state is not line.state:
                        tried.first = first
                        self._keep(following, tried)
                        if isinstance(tried.state.decision, MoveOn):
                            worth -= self.judge.worth_of_steps(tried.state)
                        else:
                            worth -= self.judge.worth_of_ap(tried.state)
                    elif self.ventures > 0 and line.state.ap > 1:
                        self._note(Venture(first, line.state, action, worth))
                        continue
                    if worth > most + WEIGHTS[weights.MARGIN]:
                        best, most = first, worth
            if not following:
                break
            lines = following
        self.most = most
        return best

    def _note(self, venture: Venture) -> None:
        """The most promising uncertain ends are kept."""
        ends = self._ends
        if len(ends) < self.ventures:
            ends.append(venture)
            return
        worst = 0
        for number in range(1, len(ends)):
            if ends[number].worth < ends[worst].worth:
                worst = number
        if venture.worth > ends[worst].worth:
            ends[worst] = venture

    def _keep(self, lines: list[Line], line: Line) -> None:
        """The best lines are followed, those that come to the same only once."""
        for other in lines:
            if other.worth == line.worth and _are_equal(other.state, line.state):
                return
        if len(lines) < self.width:
            lines.append(line)
            return
        worst = 0
        for number in range(1, len(lines)):
            if lines[number].worth < lines[worst].worth:
                worst = number
        if line.worth > lines[worst].worth:
            lines[worst] = line

    def tried(self, state: State, seat: int, action: Action, chance: SpreadChance) -> Line:
        """What comes of an action, AP left counted in. Its state is the old one where it cannot be followed further."""
        total = 0.0
        tries = 1
        number = 0
        while number < tries:
            chance.begin(number, tries if number else self.tries)
            after = copy_after(state, seat, action, chance)
            is_settled = settle(after, seat)
            worth = self.judge.worth(after)
            if not after.over and after.actor == state.actor and after.step == state.step:
                worth += self.judge.worth_of_ap(after) + self.judge.worth_of_steps(after)
            if number == 0 and chance.asked == 0:
                if after.over or not is_settled:
                    return Line(None, state, worth)
                return Line(None, after, worth)
            tries = self.tries
            total += worth
            number += 1
        return Line(None, state, total / tries)


def copy_after(state: State, seat: int, action: Action, chance: SpreadChance) -> State:
    """A copy in which an action has been done, up to the next question."""
    after = state.copy()
    after.chance = chance
    decision: Decision[Any] = after.decision
    decision.take(after, seat, action)
    after.run()
    return after


def settle(state: State, seat: int) -> bool:
    """Answer what an action asks besides, up to where its Explorer goes on; False if it comes to another question."""
    for _ in range(MOST_ANSWERS):
        if state.over:
            return False
        decision: Decision[Any] = state.decision
        if isinstance(decision, (Actions, MoveOn)):
            return decision.seat(state) == seat
        asked = decision.seat(state)
        if asked == state.options.typhaon and asked != seat:
            return False  # what Typhaon answers hangs on a hidden hand (ST2-HID-4)
        if isinstance(decision, Orientation):
            answer = best_rotation(state, decision.actions(state, asked))
        elif isinstance(decision, KeepTile):
            answer = best_kept(state, decision.actions(state, asked))
        else:
            answer = decision.default(state, asked, state.chance)
        decision.take(state, asked, answer)
        state.run()
    return False


def _are_equal(one: State, other: State) -> bool:
    """Whether two plans have come to the same, by another order; in the middle of a Run they may go on differently."""
    return (
        isinstance(one.decision, Actions)
        and isinstance(other.decision, Actions)
        and one.ap == other.ap
        and one.exerted == other.exerted
        and one.place == other.place
        and one.hearts == other.hearts
        and one.items == other.items
        and one.guard == other.guard
        and one.rubble == other.rubble
    )


def _is_early(state: State, seat: int, action: Action) -> bool:
    """Whether a heart is paid before it has to be: what the AP bring may make it unnecessary."""
    return action.verb is EXERT and state.ap >= TURN_AP and state.character[seat] not in PAY_FIRST


def shortened(actions: list[Action]) -> list[Action]:
    """Where a verb has many targets, some of them, evenly."""
    if len(actions) <= 2 * MOST_OF_A_VERB:
        return actions
    found: list[Action] = []
    begin = 0
    while begin < len(actions):
        end = begin
        while end < len(actions) and actions[end].verb is actions[begin].verb:
            end += 1
        count = end - begin
        step = (count + MOST_OF_A_VERB - 1) // MOST_OF_A_VERB
        for number in range(begin, end, max(1, step)):
            found.append(actions[number])
        begin = end
    return found
