"""What a game tells the bots `careful` and `search`: its rules of thumb and what a state is worth."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State

BEATEN_SEAT: Final = 0.5
"""What a seat that is ranked behind counts, against a lead of one in the score."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The contract of a game's module in `bots`. A small game writes `act`; the rest has a default.

    Guides know what lies open and the hand of the seat that acts. There is one for each bot.
    """

    opening: ClassVar[tuple[str, ...]] = ()
    """What a bot's seat does once before it plays: its personal settings, as actions that need no question."""
    verb_weights: ClassVar[dict[str, float]] = {}
    """By name of a verb: how much its actions deserve a look, against the others; 1 for those that are not named."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance = FastChance(seed)
        """For choices that should not be the same in every game."""
        self.horizon = 4
        """How many turns a search plays on before it asks for the chances."""
        self.share = 1.0
        """The weight of the careful choice, against all others together."""

    def begin(self, state: State, seat: int) -> None:
        """A search begins to think about a decision: what follows is judged as seen from here."""

    def act(self, state: State, seat: int) -> Action:
        """What a careful player of the seat does; one of the offered actions. It remembers nothing of a game."""
        raise NotImplementedError  # pragma: no cover

    def hurry(self, state: State, seat: int) -> Action:
        """The same in a playout of a search, where it may be done with less thought."""
        return self.act(state, seat)

    def choose(self, state: State, seat: int) -> Action:
        """The same at the table: asked once for each decision of one seat, in order, so that it may learn from them."""
        return self.act(state, seat)

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """How likely each of the offered actions is the best one, to any scale; 0 is not looked at."""
        chosen = self.act(state, seat)
        found: list[float] = []
        for action in actions:
            found.append(self.weight(state, seat, action))
        return self.favour(chosen, actions, found)

    def weight(self, state: State, seat: int, action: Action) -> float:
        """How much an action deserves a look that `act` would not do."""
        return self.verb_weights.get(action.verb.name, 1.0)

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
        """By seat: the chance to win from here, as far as one can tell. With several seats they add up to 1.

        By default who has more is more likely to win: by scores, and by ranks where scores are equal.
        """
        scores = self.game.scores(state)
        if state.seats == 1:
            return [0.5 + 0.5 * scores[0] / (1 + abs(scores[0]))]
        ranks = self.game.ranks(state)
        last = min(scores)
        leads: list[float] = []
        for seat in range(state.seats):
            beaten = 0
            for rank in ranks:
                if rank > ranks[seat]:
                    beaten += 1
            leads.append(1.0 + scores[seat] - last + BEATEN_SEAT * beaten)
        total = sum(leads)
        return [lead / total for lead in leads]
