"""The level `search`: information-set Monte Carlo tree search. Knows no game; each game's guide helps it.

Every simulation redraws what the seat cannot know, walks down one tree that all simulations share, plays on by the
guide's rules of thumb for a few turns and takes the guide's chances of all seats as its result. The tree is keyed by
actions alone: what chance and hidden cards bring is averaged over. An action that is not offered in every simulation
is judged by the simulations in which it was. Each seat chooses what is best for itself.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from hypogeum.bots.guide import Guide
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from hypogeum.engine.verbs import Verb

CURIOSITY: Final = 0.35
"""How much the weight of an action that was tried little counts against results."""
CAUTION: Final = 0.02
"""How much worse than its parent an action is taken to be before it was tried."""
MOST_DECISIONS: Final = 400
"""A playout that is longer is cut."""
NO_LIMIT: Final = 1 << 60


class Node:
    """An action in the tree, and what followed it."""

    __slots__ = ("action", "available", "branches", "total", "visits", "weight")

    def __init__(self, action: Action | None, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.branches: dict[int, Node] = {}


class SearchBot:
    """Thinks about each decision for some seconds or some simulations."""

    reads_state = True

    def __init__(self, game: Game, guide: Guide, seed: int, seconds: float, simulations: int) -> None:
        self.game = game
        self.guide = guide
        self.chance = FastChance(seed)
        self.curiosity = CURIOSITY
        self.seconds = seconds
        self.simulations = simulations
        self.simulated = 0
        """Simulations of the last decision."""
        self._verbs: dict[Verb[Any], int] = {verb: number for number, verb in enumerate(game.verbs.values())}

    def choose(self, seen: State, seat: int) -> Action:
        """The action that was tried most, because it did best."""
        self.simulated = 0
        actions = seen.decision.actions(seen, seat)
        if len(actions) == 1:
            return actions[0]
        self.guide.begin(seen, seat)
        root = Node(None, 1.0)
        self._expand(root, seen, seat, actions)
        candidates = [branch for branch in root.branches.values() if branch.weight > 0]
        if len(candidates) == 1:
            return _most_visited(candidates)
        begun = perf_counter()
        while self.simulated < self.simulations:
            self._simulate(root, seen, seat)
            self.simulated += 1
            if self.simulated % 16 == 0:
                spent = perf_counter() - begun
                if spent >= self.seconds or self._is_settled(root, spent):
                    break
        return _most_visited(candidates)

    def _is_settled(self, root: Node, spent: float) -> bool:
        """Whether the simulations that are left cannot change the choice any more."""
        left = self.simulations - self.simulated
        if spent > 0:
            in_time = int(self.simulated * (self.seconds - spent) / spent) + 1
            if in_time < left:
                left = in_time
        most, second = 0, 0
        for branch in root.branches.values():
            if branch.visits > most:
                most, second = branch.visits, most
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    def _simulate(self, root: Node, seen: State, seat: int) -> None:
        """One walk down the tree, a playout, and the way back."""
        state = self.game.resample(seen, seat, self.chance)
        until = state.turns + self.guide.horizon
        path: list[Node] = []
        movers: list[int] = []
        node = root
        mover = seat
        while not state.over and state.turns < until:
            decision = state.decision
            if node is not root:
                mover = decision.seat(state)
            actions = decision.actions(state, mover)
            fresh = not node.branches
            node = self._select(node, state, mover, actions)
            path.append(node)
            movers.append(mover)
            assert node.action is not None
            decision.take(state, mover, node.action)
            state.run()
            if fresh or node.visits == 0:
                break
        self._play_on(state, until)
        chances = _result(state, self.game.sides(state)) if state.over else self.guide.chances(state)
        root.visits += 1
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += chances[movers[place]]

    def _select(self, node: Node, state: State, seat: int, actions: list[Action]) -> Node:
        """The offered action with the best prospect: result so far, and weight of what was tried little."""
        keys: list[int] = []
        known = True
        for action in actions:
            key = self._key(action)
            keys.append(key)
            if key not in node.branches:
                known = False
        if not known:
            self._expand(node, state, seat, actions)
        results = 0.0
        tried = 0
        for key in keys:
            branch = node.branches[key]
            if branch.visits:
                results += branch.total
                tried += branch.visits
        unknown = results / tried - CAUTION if tried else 0.5
        best: Node | None = None
        best_prospect = -1.0
        for key in keys:
            branch = node.branches[key]
            if branch.weight <= 0:
                continue
            branch.available += 1
            result = branch.total / branch.visits if branch.visits else unknown
            prospect = result + self.curiosity * branch.weight * math.sqrt(branch.available) / (1 + branch.visits)
            if prospect > best_prospect:
                best, best_prospect = branch, prospect
        if best is None:  # nothing that was worth a look before is offered now
            best = node.branches[self._key(self.guide.act(state, seat))]
        return best

    def _key(self, action: Action) -> int:
        return self._verbs[action.verb] << 24 | (action.target + 1)

    def _expand(self, node: Node, state: State, seat: int, actions: list[Action]) -> None:
        """Add the offered actions that are not in the tree yet."""
        weights = self.guide.weights(state, seat, actions)
        total = 0.0
        for weight in weights:
            total += weight
        for place in range(len(actions)):
            key = self._key(actions[place])
            if key not in node.branches:
                node.branches[key] = Node(actions[place], weights[place] / total)

    def _play_on(self, state: State, until: int) -> None:
        decisions = 0
        while not state.over and decisions < MOST_DECISIONS:
            if state.turns >= until and self.guide.is_quiet(state):
                return
            decision = state.decision
            seat = decision.seat(state)
            decision.take(state, seat, self.guide.hurry(state, seat))
            state.run()
            decisions += 1


def _result(state: State, sides: list[int]) -> list[float]:
    """1 for the winner; several share it, but not those of one side, who win together."""
    won: list[int] = []
    for seat in state.winners:
        if sides[seat] not in won:
            won.append(sides[seat])
    return [1.0 / len(won) if seat in state.winners else 0.0 for seat in range(state.seats)]


def _most_visited(candidates: list[Node]) -> Action:
    best = candidates[0]
    for branch in candidates:
        if branch.visits > best.visits:
            best = branch
    assert best.action is not None
    return best.action
