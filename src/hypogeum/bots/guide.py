"""What a game tells the bots `careful` and `search`: its rules of thumb and what a state is worth."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.state import State


class Guide:
    """The contract of a game's folder in `bots`. Guides know what lies open and the hand of the seat that acts."""

    def __init__(self) -> None:
        self.horizon = 4
        """How many turns a search plays on before it asks for the chances."""
        self.share = 1.0
        """The weight of the careful choice, against all others together."""

    def act(self, state: State, seat: int) -> Action:
        """What a careful player of the seat does; one of the offered actions."""
        raise NotImplementedError  # pragma: no cover

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """How likely each of the offered actions is the best one, to any scale; 0 is not looked at."""
        raise NotImplementedError  # pragma: no cover

    def favour(self, chosen: Action, actions: list[Action], weights: list[float]) -> list[float]:
        """The weights of the other actions, with the chosen one worth `share` of all of them together."""
        at = -1
        total = 0.0
        for place in range(len(actions)):
            if actions[place] == chosen:
                at = place
            else:
                total += weights[place]
        weights[at] = self.share * total if total > 0 else 1.0
        return weights

    def is_quiet(self, state: State) -> bool:
        """Whether the chances of a state can be told now, or one should play on a little."""
        return True

    def chances(self, state: State) -> list[float]:
        """By seat: the chance to win from here, as far as one can tell. With several seats they add up to 1."""
        raise NotImplementedError  # pragma: no cover
